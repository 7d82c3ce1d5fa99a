import Foundation
import TestSupport
import Testing

/// Documentation/GettingStarted.md: its commands give the output that stands below them.
@Suite struct GettingStartedTests {
  private static let page = "\(Fixtures.package)/Documentation/GettingStarted.md"

  /// A block of code of the page, with the language that it names.
  private struct Block {
    let language: Substring
    let text: String
  }

  private func blocks(of page: String) -> [Block] {
    page.matches(of: /(?m)^```(\w+)\n((?s:.*?))^```$/).map { Block(language: $0.1, text: String($0.2)) }
  }

  /// A command with what it prints: a line that begins with `$`, and those below it.
  private func commands(_ block: Block) -> [(line: String, output: String)] {
    block.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().reduce(into: []) { found, line in
      if line.hasPrefix("$ ") {
        found.append((String(line.dropFirst(2)), ""))
      } else if !found.isEmpty {
        found[found.count - 1].output += line + "\n"
      }
    }
  }

  /// The halves of the page that hang on nothing of each other: what looks at the app, and what runs flows.
  @Test("Each command gives the output that stands there, in order", arguments: [0, 1])
  func commands(half: Int) throws {
    let folder = try TemporaryFolder([".git/HEAD": "ref: refs/heads/main\n"])
    try FileManager.default.copyItem(
      atPath: "\(Fixtures.package)/Examples/SignIn", toPath: "\(folder.path)/SignIn")
    let programs = URL(fileURLWithPath: BuiltProgram("flowsim").path).deletingLastPathComponent().path
    let page = try String(contentsOfFile: Self.page, encoding: .utf8).components(separatedBy: "\n## The first flow\n")
    let commands = try blocks(of: #require(page.count == 2 ? page[half] : nil)).flatMap { block in
      if block.language == "yaml", let name = block.text.firstMatch(of: /^# (\S+\.yaml)\n/)?.1 {
        try folder.write(block.text, to: String(name))
      }
      return block.language == "console" ? self.commands(block) : []
    }
    #expect(commands.count > 3)
    for command in commands {
      let result = try BuiltProgram(path: "/bin/bash").run(
        ["-c", "exec 2>&1; \(command.line)"], in: folder.path,
        environment: [
          "PATH": "\(programs):/usr/bin:/bin", "FLOWSIM_CACHE": "\(folder.path)/.git/cache", "NO_COLOR": "1",
        ])
      #expect(result.text == command.output, "\(command.line)")
    }
  }

  @Test("The suite that it shows is compiled and run: it stands in the example's own")
  func suite() throws {
    let tests = try String(
      contentsOfFile: "\(Fixtures.package)/Examples/SignIn/Tests/FirstSuite.swift", encoding: .utf8)
    let page = try String(contentsOfFile: Self.page, encoding: .utf8)
    let shown = blocks(of: page).filter { $0.language == "swift" && $0.text.contains("@Test") }
    #expect(!shown.isEmpty)
    for block in shown { #expect(tests.contains(block.text), "\(block.text)") }
  }
}
