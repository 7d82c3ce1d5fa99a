import Testing

@testable import FlowTesting

/// Two lists of lines, side by side in one.
struct LineDifferenceTests {
  @Test("Equal lists do not differ")
  func equal() {
    #expect(LineDifference(expected: ["a", "b"], actual: ["a", "b"]) == nil)
  }

  @Test(
    "Missing and surplus lines stand in their places",
    arguments: [
      (["a", "b", "c"], ["a", "c"], ["  a", "- b", "  c"]),
      (["a", "c"], ["a", "b", "c", "d"], ["  a", "+ b", "  c", "+ d"]),
      (["a", "x", "c"], ["a", "y", "c"], ["  a", "- x", "+ y", "  c"]),
      ([], ["a"], ["+ a"]),
      (["a"], [], ["- a"]),
    ])
  func different(expected: [String], actual: [String], lines: [String]) {
    #expect(LineDifference(expected: expected, actual: actual)?.lines == lines)
  }
}
