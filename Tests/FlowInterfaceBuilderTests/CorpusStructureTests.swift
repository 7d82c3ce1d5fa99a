import FlowInterfaceBuilder
import Foundation
import Testing

@Suite("Structure of real documents", .enabled(if: Corpus.isAvailable, "\(Corpus.hint)"))
struct CorpusStructureTests {
  static let documents = InterfaceProject(at: Corpus.path).documents

  @Test("walking from the top reaches every object, class and connection")
  func reach() {
    for document in Self.documents {
      let top = document.scenes.flatMap(\.objects) + document.topLevelObjects
      let reached = Set(top.flatMap { [$0] + $0.allContainedObjects }.map(\.element))
      for element in document.root.descendants where Self.isObject(element) {
        #expect(reached.contains(element), "\(element.location): <\(element.name)> is not reached")
      }
      let connections = reached.reduce(0) { $0 + InterfaceObject(element: $1).connections.count }
      let written = document.root.descendants.filter { $0.parent?.name == "connections" }.count
      #expect(connections == written, "\(document.file)")
    }
  }

  /// What is plainly an object: it has a class of its own, or an identifier and is no connection, constraint or guide.
  private static func isObject(_ element: InterfaceElement) -> Bool {
    let around = Set(element.ancestors.map(\.name))
    guard around.contains("objects"), around.isDisjoint(with: ["connections", "constraints"]) else { return false }
    return (element["id"] ?? element["customClass"]) != nil && !element.name.hasSuffix("LayoutGuide")
  }

  @Test("every scene has its controller, but that of a Mac's main menu")
  func controllers() {
    for scene in Self.documents.flatMap(\.scenes) where scene.viewController == nil {
      #expect(scene.objects.first?.elementName == "application", "\(scene.location)")
    }
  }

  @Test("every initial controller and every segue's source and destination is found")
  func ends() {
    for document in Self.documents {
      #expect((document.initialViewControllerID == nil) == (document.initialViewController == nil))
      for segue in document.segues {
        #expect(segue.sourceObject?.id != nil, "\(segue.location)")
        #expect(segue.destination != nil, "\(segue.location)")
        #expect(segue.destination?.isExit == (segue.kind == "unwind"), "\(segue.location)")
      }
    }
  }

  @Test("documents of other platforms are read, and marked as not simulated")
  func platforms() {
    let others = Self.documents.filter { !$0.isSimulated }
    #expect(Set(others.map(\.platform.description)) == ["macOS", "tvOS", "watchOS"])
    #expect(others.map(\.scenes.count).reduce(0, +) > 0)
    for document in others { #expect(document.root["targetRuntime"] != "iOS.CocoaTouch", "\(document.file)") }
    for document in Self.documents where document.isSimulated {
      #expect(document.root["targetRuntime"]?.hasPrefix("iOS.") == true, "\(document.file)")
    }
  }
}
