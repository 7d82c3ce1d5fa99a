import Foundation
import TestSupport
import Testing

/// Where a report is written: not where a link of the repository's leads out of it.
@Suite struct OutputFolderTests {
  private let flowsim = BuiltProgram("flowsim")

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    initialViewController="a"><scenes><scene sceneID="s"><objects>
    <viewController id="a" sceneMemberID="viewController"/></objects></scene></scenes></document>
    """

  private func runs(_ line: String, _ folder: TemporaryFolder) throws -> BuiltProgram.Result {
    try BuiltProgram(path: "/bin/bash").run(
      ["-c", line], in: "\(folder.path)/repo",
      environment: ["FLOWSIM": flowsim.path, "FLOWSIM_CACHE": "\(folder.path)/cache"])
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "repo/.git/HEAD": "", "repo/App/Main.storyboard": Self.storyboard, "repo/reports/in/x": "", "secret/x": "",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/repo/Q", withDestinationPath: "../secret")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/repo/inside", withDestinationPath: "reports")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/outside", withDestinationPath: "repo")
    return folder
  }

  @Test func aLinkAmongTheFoldersIsFollowedInsideOfTheRepositoryOnly() throws {
    let folder = try folder()
    for path in ["Q/a.txt", "Q/in/../a.txt", "./inside/../Q/a.txt", "\(folder.path)/outside/Q/a.txt"] {
      let result = try runs("mkdir -p ../secret/in; \"$FLOWSIM\" check App --output \(path)", folder)
      #expect(result.status == 2, "\(path)")
      #expect(result.errors.contains(": its folder is a link that leads to "), "\(result.errors)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/secret").sorted() == ["in", "x"])
    for path in ["inside/a.txt", "inside/in/a.txt", "\(folder.path)/outside/a.txt", "../secret/a.txt"] {
      #expect(try runs("\"$FLOWSIM\" check App --output \(path)", folder).status == 0, "\(path)")
    }
  }

  @Test(arguments: ["/dev/stdout", "/dev/fd/1"])
  func standardOutputByItsPath(path: String) throws {
    let result = try runs("\"$FLOWSIM\" check App --output \(path) > f; cat f", try folder())
    #expect(result.text.hasPrefix("1 document, 0 sources: 0 errors, 0 warnings, 0 notes\n"), "\(result.text)")
    #expect(result.errors == "")
  }
}
