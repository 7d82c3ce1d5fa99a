import Foundation
import TestSupport
import Testing

@Suite struct CheckCommandTests {
  let flowsim = BuiltProgram("flowsim")

  /// One error, one warning and one note, in two files.
  private func app() throws -> TemporaryFolder {
    try TemporaryFolder([
      "App/Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
      initialViewController="nav">
        <scenes>
          <scene sceneID="1"><objects><navigationController id="nav">
            <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="s-1"/></connections>
          </navigationController></objects></scene>
          <scene sceneID="2"><objects><viewController id="list"><connections>
            <segue destination="itm" kind="show" identifier="open, 100%" id="s-2"/>
            <segue destination="nav" kind="show" identifier="again" id="s-3"/>
          </connections></viewController></objects></scene>
        </scenes>
      </document>
      """,
      "App/Other file.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
        <scenes>
          <scene sceneID="1"><objects><viewController id="old" customClass="OldController"/></objects></scene>
        </scenes>
      </document>
      """,
    ])
  }

  /// Runs flowsim in a folder, which is there until it has ended.
  private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> BuiltProgram.Result {
    try withExtendedLifetime(folder) { try flowsim.run(arguments, in: folder.path) }
  }

  private let error =
    "Main.storyboard:8:7: error: segue 'open, 100%' leads to object 'itm', which this document does not have: was it lost in a merge? [dangling-connection]\n"
  private let note =
    "Main.storyboard:9:7: note: segue 'again' shows a navigation controller from a screen of another: UIKit presents it over the screen instead of pushing it; lead to its root to push, or say \"Present Modally\" [navigation-controller-pushed]\n"
  private let warning =
    "Other file.storyboard:4:33: warning: nothing leads to OldController: connect a segue to it, give it a storyboard identifier, or delete it [unreachable-scene]\n"

  @Test func writesALineAFinding() throws {
    let result = try run(["check", "App"], in: try app())
    #expect(result.text == error + note + warning + "2 documents, 0 sources: 1 error, 1 warning, 1 note\n")
    #expect(result.status == 1)
    #expect(result.errors == "")
  }

  /// A project's documents are those that count, however the folder is called.
  @Test(arguments: ["App", "./App", "App/.", "./App/App.xcodeproj"])
  func readsTheProjectsDocuments(path: String) throws {
    let folder = try app()
    try folder.write(
      """
      {
        objects = {
          P = { isa = PBXProject; mainGroup = G; targets = ( A ); };
          G = { isa = PBXGroup; children = ( F ); sourceTree = "<group>"; };
          F = { isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
          A = { isa = PBXNativeTarget; name = App; buildPhases = ( R ); };
          R = { isa = PBXResourcesBuildPhase; files = ( B ); };
          B = { isa = PBXBuildFile; fileRef = F; };
        };
        rootObject = P;
      }
      """, to: "App/App.xcodeproj/project.pbxproj")
    let result = try run(["check", path], in: folder)
    #expect(result.text == error + note + "1 document, 0 sources: 1 error, 0 warnings, 1 note\n")
  }

  @Test(arguments: [
    (["--disable", "dangling-connection"], 0), (["--disable", "dangling-connection", "--strict"], 1),
    (["--only", "navigation-controller-pushed", "--strict"], 0),
    (["--only", "unreachable-scene, dangling-connection"], 1),
  ])
  func exitsWithWhatCounts(options: [String], status: Int) throws {
    let result = try run(["check", "App"] + options, in: try app())
    #expect(Int(result.status) == status)
  }

  @Test func refusesUnknownRules() throws {
    let result = try run(["check", "App", "--only", "ded-end"], in: try app())
    #expect(result.errors.hasPrefix("Error: There is no rule 'ded-end': did you mean 'dead-end'?\n"))
    #expect(result.status == 2)
  }

  @Test func writesXcodeAndGitHub() throws {
    let folder = try app()
    let xcode = try run(["check", "App", "--format", "xcode"], in: folder)
    #expect(xcode.text.hasPrefix("\(folder.path)/App/\(error)"))
    let github = try run(["check", "App", "--format", "github"], in: folder)
    #expect(
      github.text.hasPrefix(
        """
        ::error file=App/Main.storyboard,line=8,col=7,title=dangling-connection::segue 'open, 100%25' leads to object \
        'itm', which this document does not have: was it lost in a merge?
        ::notice file=App/Main.storyboard,line=9,col=7,title=navigation-controller-pushed::segue 'again'
        """))
  }

  @Test(arguments: [("json", "App.check.json"), ("sarif", "App.check.sarif")])
  func writesMachineFormats(format: String, snapshot: String) throws {
    let only = "dangling-connection,unreachable-scene"
    let result = try run(["check", "App", "--only", only, "--format", format], in: try app())
    // The rules of the driver are pinned by Documentation/Checks.md.
    let text =
      format == "json"
      ? result.text : try SARIFText.withoutRules(result.output)
    #expect(try Snapshot.difference(of: text, from: snapshot) == nil)
  }

  @Test func keepsABaseline() throws {
    let folder = try app()
    let written = try run(["check", "App", "--write-baseline", "known.json"], in: folder)
    #expect(written.status == 0)
    #expect(written.text == "wrote known.json: a baseline of 3 findings\n")
    let known = try run(["check", "App", "--baseline", "known.json"], in: folder)
    #expect(known.text == "2 documents, 0 sources: 0 errors, 0 warnings, 0 notes\n")
    #expect(known.status == 0)

    let path = "\(folder.path)/App/Main.storyboard"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let another =
      "\n\n<segue destination=\"itm\" kind=\"show\" identifier=\"new\" id=\"s-9\"/>\n<segue destination=\"itm\""
    try folder.write(
      text.replacingOccurrences(of: "<segue destination=\"itm\"", with: another), to: "App/Main.storyboard")
    let new = try run(["check", "App", "--baseline", "known.json"], in: folder)
    #expect(
      new.text == """
        Main.storyboard:10:1: error: segue 'new' leads to object 'itm', which this document does not have: was it lost \
        in a merge? [dangling-connection]
        2 documents, 0 sources: 1 error, 0 warnings, 0 notes

        """)
  }

  @Test func readsTheProjectsConfiguration() throws {
    let folder = try app()
    try folder.write(
      "rules:\n  dangling-connection: note\n  navigation-controller-pushed: off\nexcluded: [\"Other*\"]\n",
      to: "App/.flowsim.yml")
    let result = try run(["check", "App"], in: folder)
    #expect(
      result.text == error.replacing(": error: ", with: ": note: ")
        + "2 documents, 0 sources: 0 errors, 0 warnings, 1 note\n")
    #expect(result.status == 0)

    try folder.write("rules: {x: off}", to: "bad.yml")
    let bad = try run(["check", "App", "--config", "bad.yml"], in: folder)
    #expect(bad.errors.hasPrefix("bad.yml:1:9: error: unknown rule 'x': there is "))
    #expect(bad.status == 2)
  }

  @Test func commentsSilenceTheNextLine() throws {
    let folder = try app()
    let path = "\(folder.path)/App/Main.storyboard"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let comment = "<!-- flowsim:disable:next dangling-connection - known -->\n<segue destination=\"itm\""
    try folder.write(
      text.replacingOccurrences(of: "<segue destination=\"itm\"", with: comment), to: "App/Main.storyboard")
    let result = try run(["check", "App", "--only", "dangling-connection"], in: folder)
    #expect(result.text == "2 documents, 0 sources: 0 errors, 0 warnings, 0 notes\n")
  }

  @Test func oneUnreadableFileChangesNothingElse() throws {
    let folder = try app()
    try folder.write("<document><scenes>", to: "App/Broken.storyboard")
    let result = try run(["check", "App"], in: folder)
    #expect(
      result.text == error + note + warning + "2 documents, 0 sources, 1 unreadable: 1 error, 1 warning, 1 note\n")
    #expect(result.errors.hasPrefix("App/Broken.storyboard:1:"))
    #expect(result.status == 1)
    let quiet = try run(["check", "App", "--only", "dead-end"], in: folder)
    #expect(quiet.status == 2)
  }

  /// The project's own examples, whose classes are an app's.
  @Test(arguments: [
    ("HolidayHours", "4 documents, 14 sources"), ("Shop", "4 documents, 17 sources"),
    ("SignIn", "1 document, 8 sources"), ("Login", "0 documents, 5 sources"), (".", "9 documents, 44 sources"),
  ])
  func theExamplesAreClean(example: String, read: String) throws {
    let result = try flowsim.run(["check", "../../Examples/\(example)", "--no-cache"])
    #expect(result.text == "\(read): 0 errors, 0 warnings, 0 notes\n")
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  /// A file that an option names in vain is told before anything is read, in one line with the next step.
  @Test(arguments: [
    (["--output", "Out"], "cannot write to Out: it is a folder. Name a file in it, such as Out/findings.txt."),
    (["--output", "No/x.txt"], "cannot write to No/x.txt: the folder No does not exist. Create it first."),
    (["--write-baseline", "Out"], "cannot write to Out: it is a folder. Name a file in it, such as Out/findings.txt."),
    (["--config", "no.yml"], "the configuration no.yml cannot be read: there is no such file. Check the path."),
    (["--config", "Out"], "the configuration Out cannot be read: it is a folder. Name a file."),
    (["--config", "bad.yml"], "the configuration bad.yml cannot be read: it is not UTF-8 text. Save it as UTF-8."),
    (
      ["--baseline", "no.json"],
      "the baseline no.json cannot be read: there is no such file. Check the path. --write-baseline no.json writes one."
    ),
    (
      ["--baseline", "cut.json"],
      "cut.json is no baseline of this version of flowsim. Write it anew with --write-baseline cut.json."
    ),
    (
      ["--baseline", "next.json"],
      "next.json is no baseline of this version of flowsim. Write it anew with --write-baseline next.json."
    ),
  ])
  func namesFilesInVain(options: [String], message: String) throws {
    let folder = try app()
    try folder.write("", to: "Out/x")
    try folder.write("{\"version\": 1, \"findings\": [", to: "cut.json")
    try folder.write("{\"version\": 2, \"findings\": []}", to: "next.json")
    try Data([0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: "\(folder.path)/bad.yml"))
    let result = try run(["check", "App"] + options, in: folder)
    #expect(result.errors == "error: \(message)\n")
    #expect(result.text == "")
    #expect(result.status == 2)
  }

  @Test("The format is that of the output's name, and a name that says none is refused")
  func formatOfOutput() throws {
    let folder = try app()
    for (name, text) in [("a.sarif", "{\n  \"$schema\""), ("a.json", "{\n  \"findings\""), ("a.txt", error)] {
      let result = try run(["check", "App", "--output", name], in: folder)
      #expect(result.errors == "")
      #expect(try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8).hasPrefix(text), "\(name)")
    }
    let picture = try run(["check", "App", "--output", "x.jpg"], in: folder)
    #expect(picture.status == 2)
    #expect(
      picture.errors.hasPrefix(
        "Error: --output x.jpg: findings are not written as jpg; it is one of text, json, sarif, html, md.\n"))
    let named = try run(["check", "App", "--output", "x.jpg", "--format", "text"], in: folder)
    #expect(named.text == "wrote x.jpg: 3 findings, as text\n")
  }

  @Test("Swift without UIKit and without documents is no app")
  func isNoApp() throws {
    let folder = try TemporaryFolder(["Tool/main.swift": "import Foundation\nprint(1)\n"])
    let result = try run(["check", "Tool"], in: folder)
    #expect(result.status == 2)
    #expect(
      result.errors
        == "error: there is no .storyboard and no .xib in Tool. Name the folder that holds the app's sources.\n")
  }

  @Test func explainsRules() throws {
    let list = try flowsim.run(["rules"])
    #expect(list.text.hasPrefix("dangling-connection  "))
    let one = try flowsim.run(["rules", "empty-segue-identifier"])
    #expect(one.text.hasPrefix("### empty-segue-identifier\n\n*warning* – A segue's identifier is empty or blank.\n"))
    let unknown = try flowsim.run(["rules", "x"])
    #expect(unknown.errors.hasPrefix("Error: There is no rule 'x': `flowsim rules` lists them all.\n"))
    #expect(unknown.status == 2)
  }
}
