import Foundation
import TestSupport
import Testing

/// `flowsim merge`, by itself and as git calls it.
@Suite struct MergeCommandTests {
  private let flowsim = BuiltProgram("flowsim")
  private let folder: TemporaryFolder

  private static func storyboard(_ label: String = "Total", button: String = "Pay") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
        <scenes>
            <scene sceneID="s">
                <objects>
                    <viewController title="Orders" id="a" customClass="OrdersViewController">
                        <view key="view" id="v">
                            <subviews>
                                <label text="\(label)" id="l"/>
                                <button title="\(button)" id="b"/>
                            </subviews>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """
  }

  init() throws {
    folder = try TemporaryFolder([
      "base.storyboard": Self.storyboard(), "ours.storyboard": Self.storyboard("Sum"),
      "theirs.storyboard": Self.storyboard(button: "Buy"), "other.storyboard": Self.storyboard("Amount"),
      "broken.storyboard": "<<<<<<< HEAD\n", "empty.storyboard": "",
    ])
  }

  private func merge(_ arguments: String...) throws -> BuiltProgram.Result {
    try withExtendedLifetime(folder) { try flowsim.run(["merge"] + arguments, in: folder.path) }
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
  }

  @Test func mergesToStandardOutput() throws {
    let result = try merge("base.storyboard", "ours.storyboard", "theirs.storyboard")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.text == Self.storyboard("Sum", button: "Buy"))
  }

  @Test func listsConflicts() throws {
    let result = try merge(
      "base.storyboard", "ours.storyboard", "other.storyboard", "--output", "out.storyboard", "--path",
      "App/Main.storyboard")
    #expect(result.status == 1)
    #expect(result.text == "")
    #expect(
      result.errors == """
        App/Main.storyboard: conflict: scene “Orders” (OrdersViewController): label “Sum”: text: ours "Sum" (line 9), \
        theirs "Amount" (line 9)
        App/Main.storyboard: 1 conflict. The file is a whole document, with what ours has in each; decide them in it, \
        then add it.

        """)
    #expect(try text("out.storyboard") == Self.storyboard("Sum"))
  }

  @Test("What is no document is left alone", arguments: ["broken.storyboard", "missing.storyboard"])
  func noDocument(_ file: String) throws {
    let result = try merge("base.storyboard", "ours.storyboard", file, "--output", "ours.storyboard")
    #expect(result.status == 2)
    #expect(result.errors.contains("ours.storyboard is not merged, and left as it is"))
    #expect(try text("ours.storyboard") == Self.storyboard("Sum"))
  }

  @Test func mergesWithoutABase() throws {
    let result = try merge("empty.storyboard", "ours.storyboard", "ours.storyboard")
    #expect(result.status == 0)
    #expect(result.text == Self.storyboard("Sum"))
  }

  @Test(arguments: [["base.storyboard", "ours.storyboard"], ["--install", "base.storyboard"], []])
  func refuses(_ arguments: [String]) throws {
    let result = try flowsim.run(["merge"] + arguments, in: folder.path)
    #expect(result.status == 2)
  }

  // MARK: git

  @discardableResult private func git(_ arguments: String...) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.path, "-c", "user.name=A", "-c", "user.email=a@b.c"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  private func commit(_ storyboard: String, on branch: String) throws {
    try git("checkout", "-q", "-b", branch, "start")
    try folder.write(storyboard, to: "App/Main.storyboard")
    try git("add", "-A")
    try git("commit", "-qm", branch)
  }

  @Test("git merges through it, once it is installed")
  func installs() throws {
    try git("init", "-q")
    try folder.write("*.png binary", to: ".gitattributes")
    try folder.write(Self.storyboard(), to: "App/Main.storyboard")
    let first = try merge("--install")
    #expect(first.status == 0)
    #expect(first.text.contains(".gitattributes: *.storyboard merge=flowsim, *.xib merge=flowsim\n"))
    #expect(try text(".gitattributes") == "*.png binary\n*.storyboard merge=flowsim\n*.xib merge=flowsim\n")
    let configuration = try text(".git/config")
    #expect(configuration.contains("merge %O %A %B --output %A --path %P"))
    let second = try merge("--install")
    #expect(second.text.split(separator: "\n").allSatisfy { $0.hasPrefix("kept ") })
    #expect(try text(".git/config") == configuration)

    try git("add", "-A")
    try git("commit", "-qm", "start")
    try git("branch", "-M", "start")
    // Lines beside each other: git alone has a conflict.
    try commit(Self.storyboard("Sum"), on: "ours")
    try commit(Self.storyboard(button: "Buy"), on: "theirs")
    try commit(Self.storyboard("Amount"), on: "other")
    try git("checkout", "-q", "ours")
    let clean = try git("merge", "-q", "theirs")
    #expect(clean.status == 0, "\(clean.text)")
    #expect(try text("App/Main.storyboard") == Self.storyboard("Sum", button: "Buy"))
    let contested = try git("merge", "-q", "other")
    #expect(contested.status == 1)
    #expect(contested.text.contains("App/Main.storyboard: conflict: scene “Orders”"))
    #expect(try git("status", "--short", "--", "App").text == "UU App/Main.storyboard\n")
    #expect(try text("App/Main.storyboard") == Self.storyboard("Sum", button: "Buy"))
  }

  @Test func installsOnlyInARepository() throws {
    let result = try merge("--install")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("error: --install needs a repository of git around"))
  }
}
