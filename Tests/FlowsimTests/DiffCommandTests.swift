import Foundation
import TestSupport
import Testing

/// What of an app's navigation a change changes, and that git is only asked.
@Suite struct DiffCommandTests {
  private let flowsim = BuiltProgram("flowsim")
  private let folder: TemporaryFolder

  private static func storyboard(_ segues: String, more: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    initialViewController="a">
      <scenes>
        <scene sceneID="1"><objects><viewController title="Home" id="a"><connections>\(segues)</connections>\
    </viewController></objects></scene>
        <scene sceneID="2"><objects><viewController title="Detail" id="b"/></objects></scene>\(more)
      </scenes>
    </document>
    """
  }

  private static let segue = #"<segue destination="b" kind="show" identifier="open" id="s"/>"#
  private static let presenting = #"<segue destination="b" kind="presentation" identifier="open" id="s"/>"#
  private static let help =
    #"<scene sceneID="3"><objects><viewController title="Help" id="c"/></objects></scene>"#

  init() throws {
    folder = try TemporaryFolder(["App/Main.storyboard": Self.storyboard(Self.segue)])
    try git("init", "-q", "-b", "main")
    try commit("before")
    try folder.write(Self.storyboard(Self.presenting, more: Self.help), to: "App/Main.storyboard")
    try commit("after")
  }

  private func git(_ arguments: String...) throws {
    let result = try BuiltProgram(path: "/usr/bin/env").run(["git"] + arguments, in: folder.path)
    #expect(result.status == 0, "\(result.errors)")
  }

  private func commit(_ message: String) throws {
    try git("add", "-A")
    try git("-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "-qm", message)
  }

  private func diff(_ arguments: String...) throws -> BuiltProgram.Result {
    try flowsim.run(["diff"] + arguments, in: folder.path)
  }

  private static let difference = """
    + screen Main#c: Help, UIViewController
    ~ transition Home → Detail: present 'open' (kind: show → present)
    1 screen added, 1 transition changed

    """

  @Test func comparesCommits() throws {
    try folder.write("not committed", to: "App/Other.storyboard")
    let result = try diff("HEAD~1", "HEAD", "--app", "App")
    #expect(result.errors == "")
    #expect(result.status == 0 && result.text == Self.difference)
    let status = try BuiltProgram(path: "/usr/bin/env").run(["git", "status", "--porcelain"], in: folder.path)
    #expect(status.text == "?? App/Other.storyboard\n")
    #expect(try diff("HEAD~1", "main", "--app", "App", "--exit-code").status == 1)
    #expect(try diff("main", "HEAD", "--exit-code").status == 0)
  }

  @Test func comparesACommitWithWhatIsHere() throws {
    #expect(try diff("HEAD", "--app", "App").text == "no difference in screens and transitions\n")
    try folder.write(Self.storyboard(""), to: "App/Main.storyboard")
    #expect(
      try diff("HEAD", "--app", "App").text == """
        - screen Main#c: Help, UIViewController
        - transition Home → Detail: present 'open'
        1 screen removed, 1 transition removed

        """)
  }

  @Test func comparesFoldersAndFiles() throws {
    try folder.write(Self.storyboard(Self.segue), to: "Old/Main.storyboard")
    #expect(try diff("Old", "App").text == Self.difference)
    #expect(try flowsim.run(["graph", "Old", "--output", "old.json"], in: folder.path).status == 0)
    #expect(try flowsim.run(["graph", "App", "--output", "new.json"], in: folder.path).status == 0)
    #expect(try diff("old.json", "new.json").text == Self.difference)
    let markdown = try diff("old.json", "App", "--output", "change.md")
    #expect(markdown.text == "wrote change.md: 1 screen added, 1 transition changed\n")
    #expect(
      try String(contentsOfFile: "\(folder.path)/change.md", encoding: .utf8).hasPrefix(
        "**Navigation:** 1 screen added, 1 transition changed\n"))
    #expect(try diff("old.json", "App", "--format", "json").text.contains(#""version" : 1"#))
  }

  /// In another order, by other tools, with other spaces and frames: as Xcode does.
  @Test func aStoryboardThatIsWrittenAnewHasNotChanged() throws {
    let anew = """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a">
        <device id="retina6_12"/>
        <scenes>
          <!--Help-->
          <scene sceneID="3"><objects><viewController id="c" title="Help" sceneMemberID="viewController"/></objects>
            <point key="canvasLocation" x="1" y="2"/></scene>
          <scene sceneID="2"><objects><viewController id="b" title="Detail"/></objects></scene>
          <scene sceneID="1"><objects><viewController id="a" title="Home">
            <connections>\(Self.presenting)</connections></viewController></objects></scene>
        </scenes>
      </document>
      """
    try folder.write(anew, to: "App/Main.storyboard")
    #expect(try diff("HEAD", "--app", "App").text == "no difference in screens and transitions\n")
  }

  @Test func saysWhatItCannotRead() throws {
    let none = try diff("nowhere", "HEAD", "--app", "App")
    #expect(none.status == 2)
    #expect(
      none.errors.contains("'nowhere' is neither a path nor a commit, branch or tag of the repository around App."))
    let option = try diff("--", "--output=x", "HEAD", "--app", "App")
    #expect(option.status == 2)
    try folder.write("{}", to: "a.json")
    #expect(try diff("a.json", "App").errors.contains("a.json holds no diagram"))
  }

  @Test func anAppThatWasNotThereIsAllNew() throws {
    try folder.write(Self.storyboard(Self.segue), to: "Second/Main.storyboard")
    #expect(
      try diff("HEAD", "--app", "Second").text == """
        + screen Main#a: Home, UIViewController
        + screen Main#b: Detail, UIViewController
        + transition Home → Detail: show 'open'
        2 screens added, 1 transition added

        """)
  }
}
