import FlowInterfaceBuilder
import Testing

@Suite("Damaged documents")
struct FuzzTests {
  @Test("thousands of damaged documents are read or refused at a place in the file", arguments: 0..<8)
  func fuzz(seed: Int) throws {
    var mutation = Mutation(seed: UInt64(1000 + seed))
    for number in 0..<1000 {
      let bytes = mutation.mutate(FuzzFixture.all[number % FuzzFixture.all.count])
      do throws(InterfaceError) {
        let document = try InterfaceReader.read(bytes: bytes, file: "Fuzz.storyboard")
        #expect(document.fileBytes == bytes)
        #expect(Walk(document).isWhole)
      } catch {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).count
        #expect(error.location.file == "Fuzz.storyboard")
        #expect((1...lines).contains(error.location.line), "seed \(seed), number \(number): \(error)")
        #expect((1...bytes.count + 1).contains(error.location.column), "seed \(seed), number \(number): \(error)")
        #expect(!error.message.isEmpty)
      }
    }
  }
}

/// Reads everything that a document offers, as a model would.
private struct Walk {
  /// Whether every element lies inside its parent and after its elder sibling, and every object knows its document.
  private(set) var isWhole = true

  init(_ document: InterfaceDocument) {
    for element in document.root.descendants {
      let parent = element.parent
      isWhole = isWhole && parent?.contentByteRange.contains(element.byteRange.lowerBound) == true
      isWhole = isWhole && parent?.children.contains(element) == true
      isWhole = isWhole && element.location > document.root.location
    }
    for object in document.scenes.flatMap(\.objects) + document.topLevelObjects { visit(object) }
    for segue in document.segues {
      isWhole = isWhole && segue.sourceObject != nil && segue.location > document.root.location
      _ = (segue.destination, segue.popoverAnchor, segue.animates)
    }
  }

  private mutating func visit(_ object: InterfaceObject) {
    for view in [object] + object.allContainedObjects {
      isWhole = isWhole && (view.id == nil || view.id?.isEmpty == false || view.element["id"] == "")
      _ = (view.texts, view.frame, view.constraints.map(\.multiplier), view.variations.map(\.key), view.colors)
      _ = (view.connections.map(\.destination), view.userDefinedRuntimeAttributes.map(\.value), view.accessibility)
    }
  }
}
