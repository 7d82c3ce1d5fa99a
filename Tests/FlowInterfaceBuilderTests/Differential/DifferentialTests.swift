import FlowInterfaceBuilder
import Foundation
import Testing

@Suite("Against Foundation's XML parser")
struct DifferentialTests {
  @Test("every real document reads the same", .enabled(if: Corpus.isAvailable, "\(Corpus.hint)"))
  func corpus() throws {
    for document in InterfaceProject(at: Corpus.path).documents {
      let expected = try #require(FoundationReader.outline(document.fileBytes), "\(document.file)")
      #expect(XMLOutline(document.root) == expected, "\(document.file)")
    }
  }

  @Test("a damaged document reads the same, or is refused", arguments: 0..<8)
  func mutations(seed: Int) throws {
    var mutation = Mutation(seed: UInt64(seed))
    var bothRead = 0
    for number in 0..<1000 {
      let bytes = mutation.mutate(FuzzFixture.all[number % FuzzFixture.all.count])
      guard let document = try? InterfaceReader.read(bytes: bytes, file: "Fuzz.storyboard") else { continue }
      bothRead += 1
      let own = XMLOutline(document.root)
      #expect(
        own == FoundationReader.outline(bytes),
        "seed \(seed), number \(number):\n\(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(bothRead > 50, "too few damaged documents are still read for the comparison to mean anything")
  }
}
