import FlowInterfaceBuilder
import Testing

/// Places in documents without line breaks.
struct LongLineTests {
  @Test("A column is the number of the character in its line, however long the line is")
  func columns() throws {
    let label = #"<label text="größer" id="l"/>"#
    let count = 2_000
    let text =
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>"#
      + String(repeating: label, count: count) + "</objects></document>"
    let document = try InterfaceReader.read(bytes: Array(text.utf8), file: "Long.xib")
    let start = text.unicodeScalars.count - "</objects></document>".count - label.unicodeScalars.count * count
    let columns = document.topLevelObjects.map(\.location.column)
    #expect(columns == (0..<count).map { start + $0 * label.unicodeScalars.count + 1 })
    #expect(document.topLevelObjects.allSatisfy { $0.location.line == 1 })
  }
}
