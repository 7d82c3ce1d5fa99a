import FlowInterfaceBuilder
import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Real documents", .enabled(if: Corpus.isAvailable, "\(Corpus.hint)"))
struct CorpusTests {
  @Test("every document that lies in the folder is found, and no other")
  func discovery() {
    let enumerator = FileManager.default.enumerator(atPath: Corpus.path)
    let all = (enumerator?.compactMap { $0 as? String } ?? []).filter {
      $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
    }
    #expect(!all.isEmpty)
    #expect(Corpus.files == all.map { Corpus.path + "/" + $0 }.sorted())
  }

  @Test("every document is read, and writes back the same bytes")
  func lossless() throws {
    let project = InterfaceProject(at: Corpus.path)
    #expect(project.errors == [])
    for document in project.documents {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: document.file))
      #expect(document.fileBytes == Array(bytes), "\(document.file)")
    }
  }

  @Test("scenes and segues are as many as XPath counts")
  func counts() throws {
    for document in InterfaceProject(at: Corpus.path).documents {
      let xml = try XMLDocument(contentsOf: URL(fileURLWithPath: document.file))
      #expect(document.scenes.count == (try xml.nodes(forXPath: "//scene").count), "\(document.file)")
      #expect(document.segues.count == (try xml.nodes(forXPath: "//connections/segue").count), "\(document.file)")
      let fromScenes = document.scenes.flatMap(\.segues)
      #expect(fromScenes == document.segues, "\(document.file)")
    }
  }
}
