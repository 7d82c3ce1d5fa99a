import Foundation
import TestSupport
import Testing

/// What a pull request brings is told from what was so before, and nothing of the repository changes.
@Suite struct ChangedSinceTests {
  private let flowsim = BuiltProgram("flowsim")
  private let folder: TemporaryFolder

  private static func storyboard(_ outlets: String, identifier: String = "open") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    initialViewController="a">
      <scenes>
        <scene sceneID="1"><objects><viewController id="a" customClass="A" customModule="App" \
    customModuleProvider="target"><view key="view" id="v"/><connections>
          \(outlets)<segue destination="b" kind="show" identifier="\(identifier)" id="s"/>
        </connections></viewController></objects></scene>
        <scene sceneID="2"><objects><viewController id="b"/></objects></scene>
      </scenes>
    </document>
    """
  }

  private static let outlet = "<outlet property=\"name\" destination=\"v\" id=\"o\"/>\n"
  private static let code = """
    class A: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        performSegue(withIdentifier: "open", sender: nil)
      }
    }
    """

  init() throws {
    folder = try TemporaryFolder([
      "App/Main.storyboard": Self.storyboard(Self.outlet), "App/A.swift": Self.code, ".gitignore": ".cache\nPods\n",
    ])
    try git("init", "-q")
    try git("add", "-A")
    try git("-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "-qm", "before")
    try git("branch", "main-line")
  }

  @discardableResult private func git(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.path] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  private func check(_ options: String...) throws -> BuiltProgram.Result {
    let environment = ["FLOWSIM_CACHE": "\(folder.path)/.cache"]
    return try withExtendedLifetime(folder) {
      try flowsim.run(["check", "App"] + options, in: folder.path, environment: environment)
    }
  }

  /// The change is in the storyboard, and what it breaks in code that did not change.
  @Test func findsWhatAChangeBreaksElsewhere() throws {
    try folder.write(Self.storyboard(Self.outlet, identifier: "opened"), to: "App/Main.storyboard")
    let status = try git("status", "--short")
    let result = try check("--changed-since", "main-line")
    #expect(
      result.text.hasPrefix(
        "A.swift:4:5: error: no segue of A has the identifier 'open': did you mean 'opened'? [unknown-segue-identifier]\n"
      ))
    #expect(result.text.hasSuffix("1 document, 1 source: 1 error, 0 warnings, 0 notes\n"))
    #expect(result.errors == "" && result.status == 1)
    #expect(try git("status", "--short") == status)
    #expect(try check().text.contains("A has no property 'name'"))
  }

  /// Lines move and files get other names, new and untracked files among them; what was so stays left out.
  @Test func whatWasSoIsLeftOut() throws {
    try git("mv", "App/Main.storyboard", "App/Start.storyboard")
    try folder.write(Self.storyboard("\n\n" + Self.outlet), to: "App/Start.storyboard")
    try folder.write("class B: UIViewController {\n  override func viewDidLoad() {}\n}\n", to: "App/B.swift")
    let result = try check("--changed-since", "main-line")
    #expect(
      result.text == """
        B.swift:2:17: note: viewDidLoad() of B does not call super.viewDidLoad [super-not-called]
        1 document, 2 sources: 0 errors, 0 warnings, 1 note

        """)
    #expect(result.status == 0)
  }

  @Test func saysWhatGitCannotTell() throws {
    let unknown = try check("--changed-since", "nowhere")
    #expect(unknown.errors.hasPrefix("error: git finds no commit that 'nowhere' and this branch share: "))
    #expect(unknown.status == 2)
    let option = try check("--changed-since=--output=x")
    #expect(option.errors == "error: '--output=x' names no commit. Name a branch, a tag or a commit.\n")
    #expect(option.status == 2)
  }

  /// A folder of the app's that git would take for a repository, with a program that its configuration names, is one for
  /// nobody.
  @Test func aRepositoryInsideOfTheAppIsNotAsked() throws {
    let files = [
      "HEAD": "ref: refs/heads/main\n", "objects/info/packs": "", "refs/heads/keep": "",
      "config": """
      [core]
        bare = false
        worktree = .
      [filter "own"]
        clean = touch \(folder.path)/ran; cat

      """,
      ".gitattributes": "* filter=own\n",
    ]
    for (path, text) in files { try folder.write(text, to: "App/\(path)") }
    try folder.write(Self.code + "\n", to: "App/A.swift")
    let result = try check("--changed-since", "main-line")
    #expect(result.text == "1 document, 1 source: 0 errors, 0 warnings, 0 notes\n")
    #expect(result.errors == "" && result.status == 0)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/ran"))
  }

  /// Which files go through a filter is said by attributes, which come with a commit.
  @Test func filtersDoNotRun() throws {
    try git("config", "filter.own.clean", "touch \(folder.path)/ran; cat")
    try git("config", "filter.own.required", "true")
    try folder.write("* filter=own\n", to: "App/.gitattributes")
    try folder.write(Self.storyboard(Self.outlet, identifier: "opened"), to: "App/Main.storyboard")
    let result = try check("--changed-since", "main-line")
    #expect(result.text.hasSuffix("1 document, 1 source: 1 error, 0 warnings, 0 notes\n"))
    #expect(result.errors == "" && result.status == 1)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/ran"))
  }

  @Test func needsARepository() throws {
    let alone = try TemporaryFolder(["App/A.swift": Self.code])
    let result = try flowsim.run(["check", "App", "--changed-since", "main-line"], in: alone.path)
    #expect(
      result.errors
        == "error: --changed-since needs a repository of git around App: no folder from there upwards has .git.\n")
    #expect(result.status == 2)
  }
}
