import Foundation
import TestSupport
import Testing

/// What a pull request of a stranger may hold, in processes of their own.
@Suite struct StrangersTests {
  let flowsim = BuiltProgram("flowsim")

  private static func storyboard(_ title: String = "Home", inside: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    initialViewController="a"><scenes><scene sceneID="s"><objects>
    <viewController id="a" title="\(title)" sceneMemberID="viewController"><view key="view" id="v"><subviews>\
    <label id="l" text="hi"/>\(inside)</subviews></view></viewController></objects></scene></scenes></document>
    """
  }

  private func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(["App/Main.storyboard": Self.storyboard()].merging(files) { $1 })
  }

  private static func flow(_ steps: String, _ header: String = "") -> String {
    "appId: com.example\n\(header)---\n- launchApp\n\(steps)"
  }

  private func runs(_ line: String, _ folder: TemporaryFolder) throws -> BuiltProgram.Result {
    try BuiltProgram(path: "/bin/bash").run(
      ["-c", line], in: folder.path, environment: ["FLOWSIM": flowsim.path, "FLOWSIM_CACHE": "\(folder.path)/cache"])
  }

  // MARK: Output

  @Test("What a storyboard calls things ends no line, gives no command and does nothing to a terminal")
  func namesInReports() throws {
    let marks = ["&#10;", "&#13;", "&#13;&#10;", "&#x85;", "&#x2028;", "&#x9b;31m", "&#x202e;", "&#x7f;"]
    let name = marks.map { "A\($0)::error::b\($0)##[error]c\($0)STRANGE" }.joined()
    let segue =
      #"<button id="b"><connections><segue destination="z" kind="show" identifier="\#(name)" id="g"/></connections></button>"#
    let folder = try folder([
      "App/Main.storyboard": Self.storyboard(name, inside: segue), "flow.yaml": Self.flow("- assertScreen: Nope\n"),
    ])
    for format in ["text", "xcode", "github", "json", "sarif"] {
      expectTame(try flowsim.run(["check", "App", "--no-cache", "--format", format], in: folder.path), format)
    }
    for arguments in [
      ["screens", "App"], ["screens", "App", "--format", "json"], ["graph", "App"],
      ["run", "flow.yaml", "--app", "App", "--trace"], ["run", "flow.yaml", "--app", "App", "--format", "json"],
    ] { expectTame(try flowsim.run(arguments, in: folder.path), arguments[0]) }
  }

  @Test("What files are called neither")
  func namesOfFiles() throws {
    let marks = ["\n", "\r\n", "\u{1B}[31m", "\u{85}", "\u{202E}", "\u{2028}"]
    let name = marks.map { "\($0)::error::b\($0)STRANGE" }.joined()
    let folder = try folder([
      "App/a\(name).storyboard": "<document", "App/c\(name)Info.plist": "nothing",
      "f\(name).yaml": Self.flow("- launchUp\n"),
      "App/.flowsim.yml": "rules:\n  \"x\\r\\n::error::a\\r\\nSTRANGE\\e[1m\": error\n",
    ])
    for arguments in [["check", "App"], ["screens", "App"], ["run", "."], ["run", ".", "--app", "App"]] {
      let result = try flowsim.run(arguments, in: folder.path)
      #expect(result.status == 2)
      expectTame(result, arguments[0])
    }
  }

  private func expectTame(_ result: BuiltProgram.Result, _ what: String) {
    for text in [result.text, result.errors] {
      let hidden = text.unicodeScalars.filter { scalar in
        scalar.value < 0x20 && scalar != "\n" || (0x7F...0x9F).contains(scalar.value)
          || (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      }
      #expect(hidden.isEmpty, "\(what)")
      for line in text.split(separator: "\n") {
        #expect(!line.hasPrefix("STRANGE"), "\(what): \(line)")
        #expect(!line.contains("##["), "\(what): \(line)")
        #expect(what == "github" || !line.drop { $0 == " " }.hasPrefix("::"), "\(what): \(line)")
      }
    }
    #expect([0, 1, 2, 3].contains(result.status), "\(what)")
  }

  @Test("What a storyboard calls classes goes nowhere but into reports")
  func namesOfClasses() throws {
    let name = "A.B&#10;::error::b&#10;STRANGE&#x9b;31m"
    let board = Self.storyboard().replacingOccurrences(
      of: "<viewController ", with: "<viewController customClass=\"\(name)\" ")
    let folder = try folder(["App/Main.storyboard": board, "flow.yaml": Self.flow("- assertVisible: hi\n")])
    for arguments in [["run", "flow.yaml", "--app", "App"], ["hierarchy", "App"], ["check", "App"]] {
      let result = try flowsim.run(arguments, in: folder.path)
      expectTame(result, arguments[0])
      #expect(!result.errors.contains("NSClassFromString"), "\(arguments[0])")
    }
  }

  // MARK: Files

  @Test("A configuration that leads elsewhere is not read, and an error has no text in it but what is wrong")
  func configurationThatIsALink() throws {
    let folder = try folder(["secret": "SECRET=1\u{0}PATH=2", "Other/Main.storyboard": Self.storyboard()])
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/App/.flowsim.yml", withDestinationPath: "../secret")
    let result = try flowsim.run(["check", "App"], in: folder.path)
    #expect(result.status == 2)
    #expect(
      result.errors
        == "error: the configuration App/.flowsim.yml cannot be read: it lies outside of the app's folder and of the "
        + "repository, or is a link that leads there. Name it on the command line, or allow it with --allow-outside.\n")
    let allowed = try flowsim.run(["check", "App", "--allow-outside"], in: folder.path)
    #expect(
      allowed.errors == "App/.flowsim.yml:1:9: error: the file is not valid YAML: control characters are not allowed\n")
  }

  @Test("Links in an app's folder are not followed out of it")
  func linksInAnApp() throws {
    let folder = try folder([
      "out/a.swift": "class SECRET {}", "out/b.storyboard": Self.storyboard("SECRET"), "out/c.strings": "\"SECRET\" x",
      "out/d.pbxproj": "{ SECRET x",
    ])
    for (link, file) in [
      ("A.swift", "a.swift"), ("B.storyboard", "b.storyboard"), ("en.lproj/Main.strings", "c.strings"),
      ("A.xcodeproj/project.pbxproj", "d.pbxproj"),
    ] {
      let path = "\(folder.path)/App/\(link)"
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "\(folder.path)/out/\(file)")
    }
    for arguments in [["check", "App", "--no-cache"], ["facts", "App"], ["screens", "App", "--locale", "en"]] {
      let result = try flowsim.run(arguments, in: folder.path)
      #expect(result.status == 2)
      #expect(!(result.text + result.errors).contains("SECRET"))
      #expect(result.errors.contains(": error: it is not read: it lies outside of the app's folder"))
    }
    #expect(try flowsim.run(["screens", "App", "--allow-outside"], in: folder.path).text.contains("SECRET"))
  }

  @Test("Flows run no files, apps and stubs from outside of the repository")
  func flowsThatNameFilesOutside() throws {
    let folder = try TemporaryFolder([
      "out/ok.yaml": Self.flow("- assertVisible: SECRET\n"), "out/App/Main.storyboard": Self.storyboard("SECRET"),
      "out/stub.swift": "class SECRET {}", "repo/.git/HEAD": "", "repo/App/Main.storyboard": Self.storyboard(),
      "repo/flows/sub/s.yaml": Self.flow("- assertVisible: hi\n"),
      "repo/flows/good.yaml": Self.flow("- runFlow: ./sub/s.yaml\n", "flowsim:\n  app: ../App\n"),
    ])
    for (steps, header) in [
      ("- runFlow: ../../out/ok.yaml\n", ""), ("- runFlow: \(folder.path)/out/ok.yaml\n", ""),
      ("- runFlow: /proc/self/environ\n", ""), ("- runFlow: link.yaml\n", ""),
      ("- assertScreen: q\n", "flowsim:\n  app: ../../out/App\n"),
      ("- assertScreen: q\n", "flowsim:\n  app: ../App\n  stubs: [../../out/stub.swift]\n"),
    ] {
      let flow = "\(folder.path)/repo/flows/f.yaml"
      try Self.flow(steps, header.isEmpty ? "flowsim:\n  app: ../App\n" : header).write(
        toFile: flow, atomically: true, encoding: .utf8)
      try? FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/repo/flows/link.yaml", withDestinationPath: "../../out/ok.yaml")
      let result = try flowsim.run(["run", "flows/f.yaml"], in: "\(folder.path)/repo")
      #expect(result.status == 2, "\(steps)")
      #expect(!(result.text + result.errors).contains("SECRET"))
      #expect(result.errors.contains("outside of what is around the flow"), "\(result.errors)")
    }
    for (place, arguments) in [
      ("repo/flows", ["run", "good.yaml"]), ("repo/flows", ["run", "./good.yaml"]),
      ("repo", ["run", "flows/./good.yaml"]),
    ] { #expect(try flowsim.run(arguments, in: "\(folder.path)/\(place)").status == 0, "\(arguments)") }
  }

  @Test("A flow that lies in no repository names its app wherever that lies")
  func flowsInNoRepository() throws {
    let folder = try TemporaryFolder([
      "apps/one/App/Main.storyboard": Self.storyboard(),
      "flows/login/f.yaml": Self.flow("- assertVisible: hi\n", "flowsim:\n  app: ../../apps/one/App\n"),
      "out/ok.yaml": Self.flow("- assertVisible: hi\n"),
      "flows/login/g.yaml": Self.flow("- runFlow: ../../out/ok.yaml\n", "flowsim:\n  app: ../../apps/one/App\n"),
    ])
    #expect(try flowsim.run(["run", "f.yaml"], in: "\(folder.path)/flows/login").status == 0)
    #expect(try flowsim.run(["run", "\(folder.path)/flows/login/f.yaml"], in: "/").status == 0)
    #expect(try flowsim.run(["run", "g.yaml"], in: "\(folder.path)/flows/login").status == 2)
  }

  // MARK: Outputs

  @Test("A pipe is written to, a link stays one, and a file keeps its permissions")
  func outputs() throws {
    let folder = try folder(["real.txt": "old", "mode.txt": "old"])
    let result = try runs(
      """
      mkfifo pipe; cat pipe > got & "$FLOWSIM" check App --output pipe; wait; test -p pipe && echo pipe; cat got
      ln -s real.txt link.txt; "$FLOWSIM" check App --output link.txt; test -L link.txt && cat real.txt
      chmod 600 mode.txt; "$FLOWSIM" check App --output mode.txt; "$FLOWSIM" check App --write-baseline mode.txt
      ls -l mode.txt | cut -c1-10; ls -A; "$FLOWSIM" check App --output unread
      """, folder)
    let summary = "1 document, 0 sources: 0 errors, 0 warnings, 0 notes\n"
    #expect(
      result.text == """
        pipe
        \(summary)wrote link.txt: 0 findings, as text
        \(summary)wrote mode.txt: 0 findings, as text
        wrote mode.txt: a baseline of 0 findings
        -rw-------
        App
        cache
        got
        link.txt
        mode.txt
        pipe
        real.txt
        wrote unread: 0 findings, as text

        """)
    #expect(result.errors == "")
  }

  @Test(
    "A full disk and a closed output are errors, a reader that went away is none",
    arguments: ["check App", "screens App", "graph App", "run flow.yaml --app App", "facts App", "rules", "--help"])
  func standardOutput(command: String) throws {
    let folder = try folder(["App/A.swift": "class A {}", "flow.yaml": Self.flow("")])
    let full = try runs("\"$FLOWSIM\" \(command) > /dev/full", folder)
    #expect(full.status == 2)
    #expect(full.errors == "error: cannot write to standard output: No space left on device.\n")
    #expect(try runs("\"$FLOWSIM\" \(command) >&-", folder).status == 2)
    #expect(try runs("\"$FLOWSIM\" \(command) | true; test ${PIPESTATUS[0]} = 0", folder).errors == "")
    #expect(try runs("\"$FLOWSIM\" \(command) 2>&-", folder).status == 0)
  }

  @Test("JSON and SARIF are whole where the only document cannot be read", arguments: ["json", "sarif"])
  func wholeReports(format: String) throws {
    let folder = try TemporaryFolder(["App/Bad.storyboard": "<document"])
    let result = try flowsim.run(["check", "App", "--format", format], in: folder.path)
    #expect(result.status == 2)
    #expect(try JSONSerialization.jsonObject(with: result.output) is [String: Any])
  }

  // MARK: Bounds

  private static let givenUp = """
    undecided: the regular expressions of the flow try too many ways, and are given up
          write them without repetitions inside repetitions, such as (a+)+
    """

  @Test(
    "What would take for ever has an end and a verdict",
    arguments: [
      ("- tapOn:\n    text: hi\n    repeat: -1\n", 2, "f.yaml:6:13: error: repeat must be from 0 to 1000, not -1"),
      ("- tapOn:\n    text: hi\n    repeat: 1000000000\n", 2, "repeat must be from 0 to 1000, not 1000000000"),
      ("- assertVisible: \"(a+)+b\"\n", 3, givenUp), ("- assertNotVisible: \"(.*)*(.*)*(.*)*z\"\n", 3, givenUp),
    ])
  func bounds(steps: String, status: Int32, words: String) throws {
    let labels = (0..<30).map { "<label id=\"q\($0)\" text=\"\(String(repeating: "a", count: 40))\($0)\"/>" }.joined()
    let folder = try folder([
      "App/Main.storyboard": Self.storyboard(inside: labels), "f.yaml": Self.flow(steps),
    ])
    let result = try flowsim.run(["run", "f.yaml", "--app", "App"], in: folder.path)
    #expect(result.status == status)
    #expect((result.text + result.errors).contains(words), "\(result.text.suffix(400))\(result.errors)")
  }

  @Test("A source that cannot be read is an error everywhere, and a flow over its app is undecided")
  func sourcesThatCannotBeRead() throws {
    let folder = try folder([
      "App/A.swift": "class A {}\nlet a = \(String(repeating: "(", count: 20_000))", "App/B.swift": "class B {}",
      "f.yaml": Self.flow("- assertVisible: hi\n"),
    ])
    let error = "App/A.swift:2:1009: error: more than 1000 levels nest inside one another here. Break the code up.\n"
    for command in ["check", "screens", "graph"] {
      let result = try flowsim.run([command, "App"], in: folder.path)
      #expect(result.status == 2)
      #expect(result.errors == error)
      #expect(result.text.contains(command == "check" ? "1 source" : "Home"))
    }
    let run = try flowsim.run(["run", "f.yaml", "--app", "App"], in: folder.path)
    #expect(run.status == 2)
    #expect(run.errors == error)
    #expect(
      run.text.hasPrefix(
        """
        f.yaml: f
          ? launchApp  (f.yaml:3:3)
              undecided: only the app's code knows what a source declares that cannot be read
              at App/A.swift:2:1009
              more than 1000 levels nest inside one another here. Break the code up.

        """), "\(run.text)")
  }

  @Test("An outcome that is not as it was written is not believed")
  func cachedOutcomes() throws {
    let segue = #"<button id="b"><connections><segue destination="z" kind="show" id="g"/></connections></button>"#
    let folder = try folder(["App/Main.storyboard": Self.storyboard(inside: segue), "App/A.swift": "class A {}"])
    let check = "\"$FLOWSIM\" check App"
    let first = try runs(check, folder)
    #expect(first.status == 1)
    let second = try runs(
      "sed -i 's/leads to/heads to/g' cache/*.check && grep -c heads cache/*.check; \(check)", folder)
    #expect(second.text == "1\n" + first.text || second.text.hasSuffix(first.text))
    #expect(second.status == 1)
  }

  // MARK: The end

  @Test(
    "graph leaves no process and no file behind, however it ends",
    arguments: [("INT", 130), ("TERM", 143), ("KILL", 137)])
  func stoppedGraph(signal: String, status: Int) throws {
    let folder = try folder()
    let scenes = (0..<300).map { number in
      let segues = (0..<6).map {
        "<segue destination=\"v\((number * 7 + $0 * 13) % 300)\" kind=\"show\" id=\"q\(number)x\($0)\"/>"
      }
      return
        "<scene sceneID=\"s\(number)\"><objects><viewController id=\"v\(number)\" sceneMemberID=\"viewController\">"
        + "<connections>\(segues.joined())</connections></viewController></objects></scene>"
    }
    try
      ("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" initialViewController=\"v0\"><scenes>"
      + scenes.joined() + "</scenes></document>").write(
        toFile: "\(folder.path)/App/Main.storyboard", atomically: true, encoding: .utf8)
    let result = try runs(
      """
      set -m; mkdir tmp; echo old > a.svg; TMPDIR=$PWD/tmp "$FLOWSIM" graph App --output a.svg & flowsim=$!
      for i in $(seq 200); do helper=$(pgrep -P $flowsim) && break; sleep 0.1; done
      sleep 0.3; kill -\(signal) $flowsim; wait $flowsim 2> /dev/null; echo $?
      for i in $(seq 50); do kill -0 $helper 2> /dev/null || break; sleep 0.1; done
      kill -0 $helper 2> /dev/null && echo alive; test -n "$helper" && echo started; ls -A tmp; cat a.svg
      """, folder)
    #expect(result.text == "\(status)\nstarted\nold\n")
  }

  // MARK: The first minutes

  @Test(
    "A command's name that is nearly right",
    arguments: [("chek", "check"), ("rum", "run"), ("screen", "screens"), ("grph", "graph"), ("hlep", "help")])
  func nearNames(word: String, name: String) throws {
    for arguments in [[word], ["help", word], [word, "App"]] {
      let result = try flowsim.run(arguments)
      #expect(result.status == 2)
      #expect(result.errors == "error: there is no command '\(word)': did you mean '\(name)'?\n")
    }
  }

  @Test func optionsWin() throws {
    let folder = try folder([
      "Other/Main.storyboard": Self.storyboard("Other"),
      "f.yaml": Self.flow("- assertScreen: Other\n", "flowsim:\n  app: App\n  device: none\n  os: none\n"),
      "g.yaml": Self.flow("- assertScreen: No\n", "flowsim:\n  app: App\n"),
    ])
    let command = ["run", "f.yaml", "--app", "Other", "--device", "iPhone 8", "--os", "16"]
    let result = try flowsim.run(command + ["--quiet"], in: folder.path)
    #expect(result.text == "1 flow: 1 passed; 2 steps, 2 decided\n")
    #expect(result.status == 0)
    let painted = try flowsim.run(command + ["--color", "always"], in: folder.path)
    #expect(painted.text.contains("\n\u{1B}[32m  ✓ launchApp\u{1B}[0m\n"))
    let quiet = try flowsim.run(["run", "g.yaml", "--quiet"], in: folder.path)
    #expect(quiet.text.hasPrefix("g.yaml: g\n  ✓ launchApp\n  ✗ assertScreen \"No\""))
    let picture = try flowsim.run(["graph", "App", "--output", "x.jpg"], in: folder.path)
    #expect(picture.status == 2)
    #expect(
      picture.errors.hasPrefix(
        "Error: --output x.jpg: no graph is drawn as jpg; it is one of dot, svg, png, pdf, html, mermaid, json, mmd.\n")
    )
    let graph = try flowsim.run(["graph", "App", "--output", "x.dot"], in: folder.path)
    #expect(graph.text == "wrote x.dot: 1 screen, 0 transitions, as dot\n")
  }
}
