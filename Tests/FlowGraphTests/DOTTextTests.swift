import Testing

@testable import FlowGraph

@Suite struct DOTTextTests {
  @Test(arguments: [
    ("plain", #""plain""#),
    (#"a "b" \ c"#, #""a \"b\" \\ c""#),
    ("two\nlines", #""two\nlines""#),
    ("tab\tand\u{0}nul\u{FFFF}", #""tab and nul ""#),
    (#"ends with \"#, #""ends with \\""#),
    ("Ünïcode 🏥", #""Ünïcode 🏥""#),
  ])
  func quotes(text: String, quoted: String) {
    #expect(DOTText.quoted(text) == quoted)
  }

  @Test func escapesForMarkup() {
    #expect(DOTText.html(#"<a> & "b""# + "\u{1B}") == "&lt;a&gt; &amp; &quot;b&quot; ")
  }

  @Test(arguments: [
    ("short", "short"), ("exactly 10", "exactly 10"), ("more than ten", "more than…"), (" a \n b ", "a b"),
  ])
  func shortens(text: String, shortened: String) {
    #expect(DOTText.shortened(text, to: 10) == shortened)
  }

  @Test(arguments: [
    ("short", ["short"]), ("more than ten", ["more than", "ten"]), ("unbreakable words", ["unbreakab…"]),
    ("a bb ccc dddd eeeee ffffff", ["a bb ccc", "dddd eeee…"]), ("exactly 10 more", ["exactly 10", "more"]), ("", [""]),
  ])
  func wraps(text: String, lines: [String]) {
    #expect(DOTText.wrapped(text, to: 10) == lines)
  }
}
