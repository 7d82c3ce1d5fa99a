import Testing

@testable import FlowInterfaceBuilder

/// What files say, as logs show it.
@Suite struct LogTextTests {
  @Test(arguments: [
    ("a\nb", "a\\nb"), ("a\rb", "a\\rb"), ("a\r\nb", "a\\r\\nb"), ("a\tb", "a\\tb"), ("a\u{1B}[31m", "a\\u{1B}[31m"),
    ("a\u{85}b", "a\\u{85}b"), ("a\u{2028}b", "a\\u{2028}b"), ("a\u{2029}b", "a\\u{2029}b"),
    ("\u{9B}31m", "\\u{9B}31m"),
    ("a\u{202E}b\u{2067}", "a\\u{202E}b\\u{2067}"), ("\u{7F}", "\\u{7F}"),
    ("\u{61C}\u{200E}\u{200F}", "\\u{61C}\\u{200E}\\u{200F}"),
    ("", ""), ("Ärger 日本 👨‍👩‍👧 \\n", "Ärger 日本 👨‍👩‍👧 \\n"), ("\u{A0}é\u{2019}…\u{2066}", "\u{A0}é\u{2019}…\\u{2066}"),
  ])
  func showsWhatIsHidden(text: String, shown: String) {
    #expect(LogText.line(text) == shown)
    #expect(LogText.line(shown) == shown)
  }

  @Test func linesStayAndNoneIsACommand() {
    let text = "a\n::error::x\n \t::warning::y\nb ::c\n##[error]z\nq ##vso[task]\r\n## [x]\n"
    #expect(
      LogText.lines(text)
        == "a\n\\u{3A}:error::x\n \t\\u{3A}:warning::y\nb ::c\n\\u{23}#[error]z\nq \\u{23}#vso[task]\\r\n## [x]\n")
    #expect(LogText.commands("::error::a\u{1B}\n") == "::error::a\\u{1B}\n")
  }

  @Test func jsonKeepsItsValues() {
    #expect(
      LogText.json("{\n  \"a\": \"x\u{85}\u{202E}\u{7F} ##[y\"\n}\n")
        == "{\n  \"a\": \"x\\u0085\\u202e\\u007f \\u0023#[y\"\n}\n")
  }
}
