import Testing

@testable import FlowSources

@Suite struct ByteSearchTests {
  private static let words = ["ontroller", "egue", "egues", "outer"]

  @Test(
    "one of several words is found wherever it stands",
    arguments: [
      "egue", "segue", "Router", "Controlled by a Controller", "eeegue", "ontrollontroller", "ou\u{E9}outer",
      "eguégue segues",
    ])
  func found(text: String) { #expect(Self.isFound(in: text)) }

  @Test(
    "a word that is not whole is not found", arguments: ["", "egu", "e gue", "Controlle", "ontrolle r", "oute", "Egue"])
  func notFound(text: String) { #expect(!Self.isFound(in: text)) }

  @Test("a byte is found at or after an index")
  func byte() {
    Array("a\nb\n".utf8).withUnsafeBufferPointer { text in
      let newline = UInt8(ascii: "\n")
      #expect([0, 1, 2, 3, 4].map { text.firstIndex(of: newline, from: $0) } == [1, 1, 3, 3, nil])
    }
    [UInt8]().withUnsafeBufferPointer { #expect($0.firstIndex(of: 0, from: 0) == nil) }
  }

  private static func isFound(in text: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { WordSearch(words).isFound(in: $0) }
  }
}
