import Foundation
import TestSupport
import Testing

@testable import FlowGraph

/// The helper is a shell script here, so that it can misbehave.
@Suite struct LayoutHelperTests {
  private func failure(of script: String, timeLimit: Double = 60) throws -> LayoutError? {
    let folder = try TemporaryFolder()
    let path = try folder.writeScript(script, to: "helper")
    return #expect(throws: LayoutError.self) {
      try LayoutHelper(path: path, timeLimit: timeLimit).picture(of: "digraph {}", as: .svg)
    }
  }

  @Test func handsOverTheGraphTheFormatAndTheTimeLimit() throws {
    let folder = try TemporaryFolder()
    let path = try folder.writeScript(#"echo "$@"; cat; echo remark >&2"#, to: "helper")
    let picture = try LayoutHelper(path: path, timeLimit: 599.5).picture(of: "digraph {}", as: .png)
    #expect(String(decoding: picture.data, as: UTF8.self) == "png --time-limit 600 --parent \(getpid())\ndigraph {}")
    #expect(picture.warnings == "remark")
  }

  @Test func movesMoreThanAPipeHolds() throws {
    let folder = try TemporaryFolder()
    let path = try folder.writeScript("cat; cat /dev/zero | head -c 3000000 >&2", to: "helper")
    let dot = String(repeating: "0123456789", count: 500_000)
    let picture = try LayoutHelper(path: path).picture(of: dot, as: .svg)
    #expect(picture.data.count == 5_000_000)
    #expect(picture.warnings.utf8.count == 3_000_000)
  }

  @Test func survivesAHelperThatReadsNothing() throws {
    let folder = try TemporaryFolder()
    let path = try folder.writeScript("echo picture", to: "helper")
    let picture = try LayoutHelper(path: path).picture(of: String(repeating: " ", count: 5_000_000), as: .svg)
    #expect(picture.data == Data("picture\n".utf8))
  }

  @Test func stopsAHelperThatDoesNotEnd() throws {
    let error = try failure(of: "exec sleep 30", timeLimit: 0.2)
    #expect(error == .timedOut(limit: 0.2))
    #expect(
      error?.description == """
        Graphviz did not finish within 0.2 s, and was stopped. Draw a smaller part of the app (a folder or one \
        storyboard), or give it longer with `--time-limit`. `--format dot` needs no Graphviz.
        """)
  }

  @Test func tellsACrash() throws {
    let error = try failure(of: "echo 'lost an edge' >&2; kill -KILL $$")
    #expect(error == .crashed(signal: 9, details: "lost an edge"))
    #expect(
      error?.description == """
        Graphviz crashed (signal 9) while it laid out the graph: lost an edge. This is a fault of Graphviz's on this \
        graph: draw a smaller part of the app (a folder or one storyboard), or try a newer Graphviz. `--format dot` \
        needs no Graphviz.
        """)
  }

  @Test(arguments: ["kill -KILL $$", "echo Error: lost n1 n2 edge >&2"])
  func asksForANewRankingAfterACrashOrALoss(fault: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.writeScript(#"echo "$@"; [ "$4" = --newrank ] || "# + fault, to: "helper")
    let picture = try LayoutHelper(path: path).picture(of: "digraph {}", as: .svg)
    #expect(String(decoding: picture.data, as: UTF8.self) == "svg --time-limit 60 --newrank --parent \(getpid())\n")
    #expect(picture.warnings == "")
  }

  @Test func tellsALoss() throws {
    let error = try failure(of: "echo 'Warning: a' >&2; echo 'Error: lost n1 n2 edge' >&2")
    #expect(error == .incomplete(details: "Warning: a\nError: lost n1 n2 edge"))
    #expect(
      error?.description == """
        Graphviz could not draw all of the graph: Warning: a
        Error: lost n1 n2 edge. Draw a smaller part of the app (a folder or one storyboard), or try a newer Graphviz. \
        `--format dot` needs no Graphviz.
        """)
  }

  @Test func tellsARefusal() throws {
    let error = try failure(of: "echo no >&2; exit 70")
    #expect(error == .failed(status: 70, details: "no"))
    #expect(
      error?.description == "flowsim-layout failed with exit status 70: no. `--format dot` needs no Graphviz.")
  }

  @Test(arguments: [
    "error while loading shared libraries: libgvc.so.6: cannot open shared object file: No such file or directory",
    "dyld: Library not loaded: /opt/homebrew/opt/graphviz/lib/libcgraph.8.dylib",
  ])
  func tellsAMissingLibrary(remark: String) throws {
    let error = try failure(of: "echo '\(remark)' >&2; exit 127")
    #expect(error == .libraryMissing(details: remark))
    #expect(error?.isMissingInstallation == true)
    #expect(
      error?.description == """
        flowsim-layout starts only with Graphviz's library, which is missing: \(remark). Install it: `apt-get install \
        libgraphviz-dev` (Debian, Ubuntu) or `brew install graphviz` (macOS), then build again. `--format dot` needs \
        no Graphviz.
        """)
  }

  @Test func tellsAHelperThatCannotBeStarted() throws {
    let folder = try TemporaryFolder(["helper": "not a program"])
    let error = #expect(throws: LayoutError.self) {
      try LayoutHelper(path: "\(folder.path)/helper").picture(of: "digraph {}", as: .svg)
    }
    guard case .helperNotStarted(let path, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(path == "\(folder.path)/helper")
  }

  @Test func isFoundBesideTheProgramAndThroughItsLink() throws {
    let folder = try TemporaryFolder(["bin/.keep": ""])
    let helper = try folder.writeScript("", to: "build/flowsim-layout")
    try folder.write("", to: "build/flowsim")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/bin/flowsim", withDestinationPath: "\(folder.path)/build/flowsim")
    for program in ["build/flowsim", "bin/flowsim"] {
      let url = URL(fileURLWithPath: "\(folder.path)/\(program)")
      #expect(try LayoutHelper.find(environment: [:], beside: url).path == helper)
    }
  }

  @Test func isFoundWhereTheEnvironmentSays() throws {
    let folder = try TemporaryFolder()
    let helper = try folder.writeScript("", to: "elsewhere")
    #expect(try LayoutHelper.find(environment: ["FLOWSIM_LAYOUT": helper], beside: nil).path == helper)
  }

  @Test func saysWhereItWasSought() throws {
    let folder = try TemporaryFolder(["flowsim": ""])
    let error = #expect(throws: LayoutError.self) {
      try LayoutHelper.find(environment: [:], beside: URL(fileURLWithPath: "\(folder.path)/flowsim"))
    }
    #expect(
      error.map { folder.relative("\($0)") }?.hasPrefix(
        "the helper program flowsim-layout, which draws pictures with Graphviz, is at none of: flowsim-layout. Build it "
          + "with `swift build --product flowsim-layout` (it needs libgraphviz-dev") == true)
  }
}
