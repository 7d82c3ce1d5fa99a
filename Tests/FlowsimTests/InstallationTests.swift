import Foundation
import TestSupport
import Testing

/// What a new user runs and pastes: the scripts, with stand-ins for Swift and sudo, and the version in all its places.
@Suite struct InstallationTests {
  private static let root = Fixtures.package
  private let bash = BuiltProgram(path: "/bin/bash")

  /// A package of the scripts alone, and a `swift` that builds programs of nothing.
  private func package(_ more: [String: String] = [:]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(more)
    for name in ["install", "uninstall", "install-packages", "release", "github-action"] {
      let text = try String(contentsOfFile: "\(Self.root)/Scripts/\(name)", encoding: .utf8)
      try folder.write(text, to: "Scripts/\(name)")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/Scripts/\(name)")
    }
    _ = try folder.writeScript(
      """
      case "$*" in *--show-bin-path*) echo .build/release; exit;; esac
      mkdir -p .build/release
      for last; do :; done
      printf '#!/bin/sh\\necho "%s $*"\\n' "$last" >.build/release/$last
      chmod +x .build/release/$last
      """, to: "bin/swift")
    _ = try folder.writeScript("exit 0", to: "bin/dpkg")
    _ = try folder.writeScript("exit 0", to: "bin/apt-get")
    _ = try folder.writeScript("exit 0", to: "bin/strip")
    return folder
  }

  private func run(_ line: String, in folder: TemporaryFolder, _ variables: [String: String] = [:]) throws
    -> BuiltProgram.Result
  {
    try bash.run(
      ["-c", line], in: folder.path,
      environment: ["PATH": "\(folder.path)/bin:/usr/bin:/bin"].merging(variables) { $1 })
  }

  private func files(in folder: TemporaryFolder, under name: String) -> [String] {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: "\(folder.path)/\(name)")) ?? []
    return all.filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(folder.path)/\(name)/\(path)", isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }

  @Test("Programs and completions go where PREFIX and DESTDIR say, and are gone again")
  func installs() throws {
    let folder = try package()
    let variables = ["PREFIX": "/opt/flow", "DESTDIR": "\(folder.path)/out"]
    let result = try run("Scripts/install", in: folder, variables)
    #expect(result.status == 0, "\(result.errors)")
    let installed = [
      "bin/flowsim", "bin/flowsim-layout", "share/bash-completion/completions/flowsim",
      "share/fish/vendor_completions.d/flowsim.fish", "share/zsh/site-functions/_flowsim",
    ]
    #expect(files(in: folder, under: "out/opt/flow") == installed)
    let completion = try String(
      contentsOfFile: "\(folder.path)/out/opt/flow/share/zsh/site-functions/_flowsim", encoding: .utf8)
    #expect(completion == "flowsim --generate-completion-script zsh\n")
    #expect(try run("Scripts/uninstall", in: folder, variables).status == 0)
    #expect(files(in: folder, under: "out") == [])
  }

  @Test("Without Swift, it says how to get it")
  func withoutSwift() throws {
    let folder = try package()
    let result = try run("SWIFT=no-swift Scripts/install", in: folder)
    #expect(result.status == 1)
    #expect(
      result.errors
        == "error: there is no no-swift here: install Swift 6.1 or later (https://www.swift.org/install), then try again.\n"
    )
  }

  @Test("As a user, packages are installed with sudo, and without one it says what root is to run")
  func packages() throws {
    let folder = try package()
    _ = try folder.writeScript("exit 1", to: "bin/dpkg")
    _ = try folder.writeScript("echo 1000", to: "bin/id")
    _ = try folder.writeScript("echo \"sudo $*\" >>\"$LOG\"", to: "bin/sudo")
    let log = ["LOG": "\(folder.path)/log"]
    #expect(try run("Scripts/install-packages libgraphviz-dev/graphviz", in: folder, log).status == 0)
    #expect(
      try String(contentsOfFile: "\(folder.path)/log", encoding: .utf8)
        == "sudo apt-get update -qq\nsudo apt-get install -y -qq libgraphviz-dev\n")
    // Nothing else of the machine's is in the path, so neither is its sudo.
    for name in ["sh", "env"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/bin/\(name)", withDestinationPath: "/bin/\(name)")
    }
    try FileManager.default.removeItem(atPath: "\(folder.path)/bin/sudo")
    let refused = try run(
      "Scripts/install-packages libgraphviz-dev/graphviz", in: folder, ["PATH": "\(folder.path)/bin"])
    #expect(refused.status == 1)
    #expect(
      refused.errors == """
        error: libgraphviz-dev must be installed by root, and there is no sudo: as root run 'apt-get install \
        libgraphviz-dev', then try again.

        """)
  }

  @Test("The action: annotations, a summary, and the worse of two statuses")
  func action() throws {
    let folder = try package()
    _ = try folder.writeScript(
      """
      echo "$*" >>"$LOG"
      case "$*" in
      "check --format github"*) echo "::error file=A.swift,line=1::No"; exit 1;;
      check*) echo "A.swift:1:1: error: No"; exit 1;;
      run*) echo "::error file=a.yaml,line=3::No"; echo "  ? tapOn"; exit 3;;
      esac
      """, to: "bin/flowsim")
    let result = try run(
      "Scripts/github-action run", in: folder,
      [
        "GITHUB_STEP_SUMMARY": "\(folder.path)/summary", "LOG": "\(folder.path)/log", "FLOWSIM_APP": "My App",
        "FLOWSIM_FLOWS": "Flows\nMore flows\n", "FLOWSIM_TARGET": "App", "FLOWSIM_STRICT": "true",
      ])
    #expect(result.status == 1)
    #expect(
      try String(contentsOfFile: "\(folder.path)/log", encoding: .utf8) == """
        check --format github --target App -- My App
        check --strict --target App -- My App
        run --format github -- Flows More flows

        """)
    #expect(result.text.contains("::error file=A.swift,line=1::No\n"))
    #expect(
      try String(contentsOfFile: "\(folder.path)/summary", encoding: .utf8) == """
        ### flowsim check My App: failed

            A.swift:1:1: error: No

        ### flowsim run Flows More flows: undecided

              ? tapOn


        """)
  }

  @Test("A release writes its version to every place")
  func releases() throws {
    let places = [
      "CHANGELOG.md", "Documentation/FlowTesting.md", "Formula/flowsim.rb", "README.md",
      "Sources/flowsim/Version.swift", "Tests/Fixtures/Snapshots/App.check.sarif",
    ]
    let folder = try package()
    for place in places {
      try folder.write(try String(contentsOfFile: "\(Self.root)/\(place)", encoding: .utf8), to: place)
    }
    let version = try String(contentsOfFile: "\(folder.path)/Sources/flowsim/Version.swift", encoding: .utf8)
    let old = try #require(version.firstMatch(of: /"(.+)"/)?.1)
    #expect(try run("Scripts/release 1.x", in: folder).status == 2)
    let result = try run("Scripts/release 9.8.7", in: folder)
    #expect(result.status == 0, "\(result.errors)")
    for place in places {
      let text = try String(contentsOfFile: "\(folder.path)/\(place)", encoding: .utf8)
      #expect(text.contains("9.8.7"), "\(place)")
      #expect(place == "CHANGELOG.md" || !text.contains(old), "\(place)")
    }
    let log = try String(contentsOfFile: "\(folder.path)/CHANGELOG.md", encoding: .utf8)
    #expect(log.hasPrefix("# Changelog\n\n## Unreleased\n\n## 9.8.7 (20"))
  }
}
