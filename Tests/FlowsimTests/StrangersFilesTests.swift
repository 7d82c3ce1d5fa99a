import Foundation
import TestSupport
import Testing

/// What files of a stranger leave of reports: those that cannot be read, and texts that would forge lines.
@Suite struct StrangersFilesTests {
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

  @Test("A line break of a flow makes no line of its own in what quotes it")
  func linesInQuotedValues() throws {
    let forged = "\"A\\nFORGED.swift:1:1: error: forged\""
    let steps = [
      "- assertScreen: \(forged)", "- assertVisible: \(forged)", "- assertStack: [\(forged)]",
      "- assertAlert: \(forged)", "- tapOn: \(forged)", "- runFlow: \(forged)", "- assertWarning: \(forged)",
    ]
    var files: [String: String] = [:]
    for (number, step) in steps.enumerated() { files["Flows/s\(number).yaml"] = Self.flow(step + "\n") }
    for key in ["initial", "target", "device", "os", "locale", "date"] {
      files["Flows/\(key).yaml"] = Self.flow("", "flowsim:\n  \(key): \(forged)\n")
    }
    files["Flows/stubs.yaml"] = Self.flow("", "flowsim:\n  stubs: [\(forged)]\n")
    let folder = try folder(files)
    for arguments in [
      ["run", "Flows", "--app", "App"], ["run", "Flows", "--app", "App", "--format", "junit"],
      ["run", "Flows", "--app", "App", "--format", "tap"], ["validate", "Flows", "--app", "App"],
      ["hierarchy", "Flows/s1.yaml", "--app", "App"],
    ] {
      let result = try flowsim.run(arguments, in: folder.path)
      for line in (result.text + result.errors).split(separator: "\n") {
        #expect(!line.drop { $0 == " " }.hasPrefix("FORGED"), "\(arguments): \(line)")
      }
    }
  }

  @Test("A source that is no UTF-8 is an error, and nothing is missing that may be in it")
  func otherEncodings() throws {
    let folder = try folder(["App/B.swift": "import UIKit\nclass B {}\n"])
    let home = Self.storyboard().replacingOccurrences(
      of: "title", with: #"customClass="VC" customModule="App" customModuleProvider="target" title"#)
    try folder.write(home, to: "App/Main.storyboard")
    try #require("import UIKit\nclass VC: UIViewController {}\n".data(using: .utf16))
      .write(to: URL(fileURLWithPath: "\(folder.path)/App/A.swift"))
    let result = try flowsim.run(["check", "App", "--no-cache"], in: folder.path)
    #expect(result.status == 2)
    #expect(result.errors.contains("App/A.swift:1:1: error: the file is not UTF-8 text"), "\(result.errors)")
    #expect(!result.text.contains("missing-class"), "\(result.text)")
  }

  @Test(
    "A configuration that cannot be read leaves reports whole, and the rest is checked", arguments: ["json", "sarif"])
  func brokenConfiguration(format: String) throws {
    for text in ["rules: [", "rules:\n  no-such-rule: error\n"] {
      let folder = try folder(["App/.flowsim.yml": text])
      let result = try flowsim.run(["check", "App", "--no-cache", "--format", format], in: folder.path)
      #expect(result.status == 2)
      #expect(result.errors.contains("App/.flowsim.yml:"), "\(result.errors)")
      #expect(result.text.contains(".flowsim.yml"), "\(result.text)")
      _ = try JSONSerialization.jsonObject(with: result.output)
    }
  }

  @Test("A class of blanks takes no picture", arguments: ["", " ", "&#x85;", "&#x200e;"])
  func blankClass(name: String) throws {
    let home = Self.storyboard().replacingOccurrences(of: "title", with: "customClass=\"\(name)\" title")
    let folder = try folder(["App/Main.storyboard": home])
    let result = try flowsim.run(["graph", "App"], in: folder.path)
    #expect(result.status == 0)
    #expect(!result.text.contains("></FONT>") && !result.text.contains("> </FONT>"), "\(result.text)")
  }

  @Test("Links to folders are not followed, and that is said")
  func linkedFolders() throws {
    let folder = try folder(["Shared/A.swift": "import UIKit\n", "App/B.swift": "import UIKit\n"])
    let files = FileManager.default
    try files.createDirectory(atPath: "\(folder.path)/.git", withIntermediateDirectories: false)
    try files.createSymbolicLink(atPath: "\(folder.path)/App/Shared", withDestinationPath: "../Shared")
    let inside = try flowsim.run(["check", "App", "--no-cache"], in: folder.path)
    #expect(inside.errors.contains("App/Shared:1:1: warning: the folder is a link, which is not followed"))
    #expect(inside.status == 0, "\(inside.text)")
    let other = try TemporaryFolder(["C.swift": "import UIKit\n"])
    try files.createSymbolicLink(atPath: "\(folder.path)/App/Other", withDestinationPath: other.path)
    let outside = try flowsim.run(["check", "App", "--no-cache"], in: folder.path)
    #expect(outside.errors.contains("App/Other:1:1: error: it is not read: it lies outside"), "\(outside.errors)")
    #expect(outside.status == 2)
  }

  @Test("A file of a target's that lies elsewhere is not read, and that is said")
  func projectFileElsewhere() throws {
    let other = try TemporaryFolder(["Secret.swift": "class Secret {}\n"])
    let folder = try folder([
      "App/B.swift": "import UIKit\n",
      "App/App.xcodeproj/project.pbxproj": """
      {
        objects = {
          P = { isa = PBXProject; mainGroup = G; targets = ( A ); };
          G = { isa = PBXGroup; children = ( F, E, N ); sourceTree = "<group>"; };
          F = { isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
          E = { isa = PBXFileReference; path = "\(other.path)/Secret.swift"; sourceTree = "<absolute>"; };
          N = { isa = PBXFileReference; path = "\(other.path)/Gone.swift"; sourceTree = "<absolute>"; };
          A = { isa = PBXNativeTarget; name = App; buildPhases = ( S ); };
          S = { isa = PBXSourcesBuildPhase; files = ( B, C, D ); };
          B = { isa = PBXBuildFile; fileRef = F; };
          C = { isa = PBXBuildFile; fileRef = E; };
          D = { isa = PBXBuildFile; fileRef = N; };
        };
        rootObject = P;
      }
      """,
    ])
    let result = try flowsim.run(["check", "App", "--no-cache"], in: folder.path)
    #expect(
      result.errors.contains(
        "\(other.path)/Secret.swift:1:1: error: it is not read: a project has it among a target's files, and it lies "
          + "outside of the app's folder and of the repository."), "\(result.errors)")
    #expect(!result.errors.contains("Gone.swift"))
    #expect(result.status == 2)
  }
}
