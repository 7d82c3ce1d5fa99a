import Testing

@testable import FlowScript

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("tapon", "tapOn"), ("tpaOn", "tapOn"), ("tap", "tapOn"), ("tapOnIt", "tapOn"), ("bakc", "back"), ("b", nil),
    ("swipe", nil), ("", nil),
  ])
  func nearest(name: String, nearest: String?) {
    #expect(Suggestion.nearest(to: name, in: ["tapOn", "back", "doubleTapOn"]) == nearest)
  }

  @Test func longNamesTakeNoTime() {
    let name = String(repeating: "a", count: 1_000_000)
    #expect(Suggestion.nearest(to: name, in: [String(repeating: "b", count: 1_000_000)]) == nil)
  }
}
