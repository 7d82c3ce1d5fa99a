import Testing

@testable import FlowInterpreter
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

  /// A price, a day and a name: `Total: 12.50 €`, `Mar 5, 2024`, `Hello, Ada!`.
  private static let price = TextForm([.text("Total: "), .run(of: "0123456789."), .text(" €")])
  private static let day = TextForm([.any, .text(" "), .digits, .text(", "), .digits])
  /// Eight digits of sixteen, and one of four names.
  private static let serial = TextForm(Array(repeating: .one(of: "0123456789ABCDEF"), count: 8))
  private static let name = TextForm([.choice(["Fluffy", "Shiny"]), .text(" "), .choice(["Bear", "Mac"])])
  private static let greeting = TextForm([.text("Hello, "), .any, .text("!")])

  @Test(arguments: [
    ("Total.*", price, true, true), ("total: \\d.*", price, true, false), ("Total: .+ €", price, true, true),
    ("Total: 12.50 €", price, true, false), ("Total: 12,50 €", price, false, false), ("Sum.*", price, false, false),
    ("Total:\\s*\\d+ €", price, true, false), ("Add", day, false, false), ("May 1, 2024", day, true, false),
    (".*, \\d+", day, true, true), (".* \\d+, \\d\\d\\d\\d", day, true, false), ("hello, ada!", greeting, true, false),
    ("Hello.*", greeting, true, true), ("Hello, .*[a-z]!", greeting, true, false), ("Hello", greeting, false, false),
    (".*", TextForm([.any]), true, true), (".+", TextForm([.any]), true, false),
    ("٣", TextForm([.digits]), true, false), ("👍.", TextForm([.text("👍🏽")]), true, true),
    ("Strasse", TextForm([.text("Straße")]), true, false),
    ("First Second", TextForm([.text("First\n"), .any]), true, false),
    ("[0-9A-F]{8}", serial, true, true), ("[0-9a-f]{8}", serial, true, true), ("[0-9A-F]{7}", serial, false, false),
    ("\\w+", serial, true, true), ("[^G-Z]*", serial, true, true), ("Date Created", serial, false, false),
    ("(Fluffy|Shiny) (Bear|Mac)", name, true, true), ("(Fluffy|Shiny) Bear", name, true, false),
    ("(?:Fluffy|Rusty) .*", name, true, false), ("Rusty.*", name, false, false), ("\\D{10,11}", name, true, false),
    ("\\D{9,11}?", name, true, true), ("[\\w ]+", name, true, false), ("$0.00", name, false, false),
    ("^Shiny Mac$|.*", name, true, false), ("(?=F).*", name, true, false), ("(\\d)\\1", name, true, false),
    ("[[:alpha:]]+ .*", name, true, false), ("x{200}", name, true, false), ("F++.*", name, true, false),
    (String(repeating: "(", count: 20_000) + "F.*" + String(repeating: ")", count: 20_000), name, true, false),
    ("((((Shiny.*){99}){99}){99}){99}|Fluffy.*", name, true, false),
    ("Item ([1-9]|1[0-2])", TextForm([.text("Item "), .one(of: "123")]), true, true), ("", serial, false, false),
  ])
  func formsOfTexts(pattern: String, form: TextForm, mayMatch: Bool, surelyMatches: Bool) {
    #expect(TextPattern(pattern).mayMatch(form) == mayMatch)
    #expect(TextPattern(pattern).surelyMatches(form) == surelyMatches)
  }
}
