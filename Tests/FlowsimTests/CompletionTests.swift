import Foundation
import TestSupport
import Testing

/// The completions that flowsim writes for shells.
@Suite struct CompletionTests {
  private let flowsim = BuiltProgram("flowsim")

  @Test("Each shell's has all commands, and options of theirs", arguments: ["bash", "zsh", "fish"])
  func scripts(_ shell: String) throws {
    let script = try flowsim.run(["--generate-completion-script", shell])
    #expect(script.status == 0)
    for name in [
      "init", "check", "rules", "run", "validate", "hierarchy", "screens", "graph", "diff", "layout", "facts", "merge",
      "schema", "watch", "shard", "baseline", "junit",
    ] { #expect(script.text.contains(name), "\(name)") }
    // What only flowsim itself says is not offered.
    #expect(!script.text.contains("--share"))
  }

  @Test(
    "bash completes commands, options and their values",
    arguments: [
      (["ru"], "rules run"), (["run", "--wat"], "--watch"), (["schema", ""], "flow workspace configuration"),
      (["run", "--format", "j"], "json junit"), (["check", "--changed"], "--changed-since"),
    ])
  func bash(_ words: [String], _ wanted: String) throws {
    let folder = try TemporaryFolder([
      "flowsim.bash": flowsim.run(["--generate-completion-script", "bash"]).text
    ])
    let list = (["flowsim"] + words).map { "'\($0)'" }.joined(separator: " ")
    let line = (["flowsim"] + words).joined(separator: " ")
    let result = try BuiltProgram(path: "/bin/bash").run(
      [
        "-c",
        """
        source ./flowsim.bash
        COMP_WORDS=(\(list)); COMP_CWORD=\(words.count); COMP_LINE='\(line)'; COMP_POINT=\(line.count)
        _flowsim flowsim '\(words.last ?? "")' '\(words.dropLast().last ?? "flowsim")'
        echo "${COMPREPLY[@]}"
        """,
      ], in: folder.path)
    #expect(result.text == wanted + "\n", "\(result.errors)")
  }
}
