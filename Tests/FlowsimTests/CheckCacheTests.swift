import Foundation
import TestSupport
import Testing

/// An unchanged app is not checked again, and a changed one always is.
@Suite struct CheckCacheTests {
  private let flowsim = BuiltProgram("flowsim")
  private let folder: TemporaryFolder

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    initialViewController="a">
      <scenes>
        <scene sceneID="1"><objects><viewController id="a" customClass="A" customModule="App" \
    customModuleProvider="target"/></objects></scene>
      </scenes>
    </document>
    """
  private static let code =
    "class A: UIViewController {\n  override func viewDidLoad() { super.viewDidLoad(); performSegue(withIdentifier: \"x\", sender: nil) }\n}\n"

  init() throws {
    folder = try TemporaryFolder(["App/Main.storyboard": Self.storyboard, "App/A.swift": Self.code])
  }

  private func check(_ options: String...) throws -> String {
    let cache = ["FLOWSIM_CACHE": "\(folder.path)/Cache"]
    let result = try withExtendedLifetime(folder) {
      try flowsim.run(["check", "App"] + options, in: folder.path, environment: cache)
    }
    return result.text + result.errors
  }

  private func write(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder.path)/\(file)"))
  }

  private func outcomeFile() throws -> String {
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/Cache")
    return "\(folder.path)/Cache/\(try #require(files.first { $0.hasSuffix(".check") }))"
  }

  @Test func theSecondRunTakesTheOutcomeOfTheFirst() throws {
    let first = try check()
    #expect(first.contains("A.swift:2:54: error: no segue of A has the identifier 'x', and no storyboard has one"))
    #expect(try check() == first)
    // What is kept is held against its sum: what was changed by hand is not taken.
    let kept = try String(contentsOfFile: outcomeFile(), encoding: .utf8)
    try Data(kept.replacing("identifier 'x'", with: "identifier 'y'").utf8)
      .write(to: URL(fileURLWithPath: outcomeFile()))
    #expect(try check() == first)
    #expect(try check("--no-cache") == first)
  }

  @Test func anythingThatIsReadMayChange() throws {
    let first = try check()
    try write(Self.code.replacing("\"x\"", with: "\"z\""), to: "App/A.swift")
    #expect(try check() == first.replacing("'x'", with: "'z'"))
    try write(Self.storyboard.replacing("customClass=\"A\"", with: "customClass=\"B\""), to: "App/Main.storyboard")
    #expect(try check().contains("class B does not exist"))
    try write(Self.storyboard, to: "App/Main.storyboard")
    try write("class A2: UIViewController {}", to: "App/A2.swift")
    #expect(try check().contains("1 document, 2 sources"))
    try write("rules:\n  unknown-segue-identifier: off\n", to: "App/.flowsim.yml")
    #expect(try check().contains("0 errors"))
    #expect(try check("--only", "unknown-segue-identifier", "--strict").contains("1 error"))
  }

  @Test func aCorruptCacheIsWrittenAnew() throws {
    let first = try check()
    for text in ["", "{", "{\"key\": \"\"}", "\u{0}\u{1}"] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: outcomeFile()))
      #expect(try check() == first)
      #expect(try String(contentsOfFile: outcomeFile(), encoding: .utf8).contains("identifier 'x'"))
    }
  }

  @Test func warningsAreSaidAgainWithTheOutcomeThatIsKept() throws {
    try write("<plist", to: "App/Info.plist")
    let first = try check()
    #expect(first.contains("Info.plist:1:1: warning: it cannot be read as a property list"))
    #expect(try check() == first)
    #expect(try String(contentsOfFile: outcomeFile(), encoding: .utf8).contains("cannot be read as a property list"))
  }

  @Test func whatCannotBeReadIsSaidEachTime() throws {
    try write("<document", to: "App/Cut.storyboard")
    let first = try check()
    #expect(first.contains("Cut.storyboard"))
    #expect(try check() == first)
  }
}
