import Testing

@testable import FlowScript

@Suite struct TextPatternTests {
  @Test(arguments: [
    ("Sign in", "Sign in", true), ("Sign in", "sign IN", true), ("Sign", "Sign in", false), ("in", "Sign in", false),
    ("Sign.*", "Sign in", true), (".*in", "Sign in", true), ("a|b", "ab", false), ("a|b", "b", true),
    ("Item \\d+", "item 42", true), ("Item \\d+", "item 42a", false), ("Line.one", "line\none", true),
    ("Line one", "line\none", true), ("first$.*", "First\nsecond", true), ("Price (EUR)", "Price (EUR)", true),
    ("Price (EUR)", "price EUR", true), ("C++", "C++", true), ("C++", "c++", false), ("[", "[", true),
    ("What?", "What?", true), ("What?", "Wha", true), ("größe.*", "GRÖßE XL", true),
    ("", "", true), ("", "x", false), (".*", "", true), ("a)|(b", "a)|(b", true), ("a)|(b", "a", false),
    ("5$", "5$", true), ("👍.", "👍🏽", true), ("👍+", "👍👍", true),
  ])
  func matches(pattern: String, text: String, isMatch: Bool) {
    #expect(TextPattern(pattern).matches(text) == isMatch)
  }
}
