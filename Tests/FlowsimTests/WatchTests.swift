import Foundation
import TestSupport
import Testing

/// `flowsim run --watch`.
@Suite struct WatchTests {
  /// A program that runs on, with its standard output in a file.
  private final class Running {
    let process = Process()
    let folder: TemporaryFolder
    private let output: TemporaryFolder

    init(_ arguments: [String], in folder: TemporaryFolder) throws {
      self.folder = folder
      output = try TemporaryFolder(["out": "", "err": ""])
      process.executableURL = URL(fileURLWithPath: BuiltProgram("flowsim").path)
      process.arguments = arguments
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle(forWritingAtPath: "\(output.path)/out")
      process.standardError = FileHandle(forWritingAtPath: "\(output.path)/err")
      try process.run()
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    /// What it has said once it has come to rest for so many times.
    func text(afterRuns count: Int) throws -> String {
      for _ in 0..<12_000 {
        let text = try output.read("out")
        if text.components(separatedBy: "watching ").count > count, text.hasSuffix("Ctrl-C ends\n") { return text }
        if !process.isRunning { break }
        Thread.sleep(forTimeInterval: 0.05)
      }
      Issue.record("it does not come to rest: \(try output.read("out"))\(try output.read("err"))")
      return ""
    }

    func errors() throws -> String { try output.read("err") }

    func end(_ signal: Int32) -> Int32 {
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      return process.terminationReason == .exit ? process.terminationStatus : -1
    }
  }

  private static func storyboard(_ title: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    initialViewController="a"><scenes><scene sceneID="s"><objects>
    <viewController id="a" title="\(title)" sceneMemberID="viewController"/></objects></scene></scenes></document>
    """
  }

  private static func flow(_ screen: String) -> String {
    "appId: x\nflowsim:\n  app: ../App\n---\n- launchApp\n- assertScreen: \(screen)\n"
  }

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "App/Main.storyboard": Self.storyboard("Home"), "Flows/a.yaml": Self.flow("Home"),
      "Flows/b.yaml": Self.flow("Home"),
    ])
  }

  @Test("It runs again as a flow or the app changes, says what has changed, and ends with the last status")
  func runsAgain() throws {
    let folder = try folder()
    let program = try Running(["run", "Flows", "--watch", "--report", "junit=Flows/report.xml"], in: folder)
    #expect(
      try program.text(afterRuns: 1) == """
        Flows/a.yaml: a
          ✓ launchApp
          ✓ assertScreen "Home"
        Flows/b.yaml: b
          ✓ launchApp
          ✓ assertScreen "Home"
        2 flows: 2 passed; 4 steps, 4 decided
        watching 3 files: Ctrl-C ends

        """)
    try folder.write(Self.flow("Away"), to: "Flows/b.yaml")
    let failed = try program.text(afterRuns: 2)
    #expect(
      failed.hasSuffix(
        """
        watching 3 files: Ctrl-C ends

        Flows/b.yaml changed
        failed, was passed: Flows/b.yaml: b
          ✓ launchApp
          ✗ assertScreen "Away"  (Flows/b.yaml:6:3)
              failed: no screen of App is called 'Away': `flowsim screens` lists them all.
              screens: Home
              at App/Main.storyboard:2:1
        2 flows: 1 passed, 1 failed; 4 steps, 4 decided
        watching 3 files: Ctrl-C ends

        """), "\(failed)")
    try folder.write(Self.storyboard("Away"), to: "App/Main.storyboard")
    let moved = try program.text(afterRuns: 3)
    #expect(moved.contains("App/Main.storyboard changed\nfailed, was passed: Flows/a.yaml: a\n"), "\(moved)")
    #expect(moved.contains("passed, was failed: Flows/b.yaml: b\n2 flows: 1 passed, 1 failed"), "\(moved)")
    // Nothing changes in what becomes of the flows.
    try folder.write("appId: x\n", to: "App/notes.txt")
    #expect(
      try program.text(afterRuns: 4).hasSuffix(
        "App/notes.txt changed\n2 flows: 1 passed, 1 failed; 4 steps, 4 decided\nwatching 4 files: Ctrl-C ends\n"))
    try folder.write(Self.flow("Away"), to: "Flows/a.yaml")
    try folder.write(Self.flow("Away"), to: "Flows/c.yaml")
    let last = try program.text(afterRuns: 5)
    #expect(last.contains("passed, is new: Flows/c.yaml: c\n3 flows: 3 passed"), "\(last)")
    #expect(try folder.read("Flows/report.xml").contains("tests=\"3\""))
    #expect(program.end(SIGINT) == 0)
    #expect(try program.errors() == "")
  }

  @Test("A signal ends it with the status of the last run", arguments: [SIGINT, SIGTERM])
  func status(_ signal: Int32) throws {
    let folder = try folder()
    try folder.write(Self.flow("Away"), to: "Flows/b.yaml")
    let program = try Running(["run", "Flows", "--watch", "--quiet"], in: folder)
    let text = try program.text(afterRuns: 1)
    #expect(!text.contains("a.yaml"))
    #expect(program.end(signal) == 1)
  }

  @Test("A file that is broken, or gone, is said and does not end it")
  func broken() throws {
    let folder = try folder()
    let program = try Running(["run", "Flows/a.yaml", "--watch"], in: folder)
    _ = try program.text(afterRuns: 1)
    try folder.write("appId: x\n---\n- launchUp\n", to: "Flows/a.yaml")
    #expect(try program.text(afterRuns: 2).contains("1 flow: 0 passed, 1 unreadable"))
    try FileManager.default.removeItem(atPath: "\(folder.path)/Flows/a.yaml")
    _ = try program.text(afterRuns: 3)
    #expect(try program.errors().hasSuffix("error: Flows/a.yaml does not exist. Check the path.\n"))
    try folder.write(Self.flow("Home"), to: "Flows/a.yaml")
    #expect(try program.text(afterRuns: 4).contains("1 flow: 1 passed"))
    #expect(program.end(SIGINT) == 0)
  }

  @Test("What runs no flows, or prints no text, is not watched")
  func refusals() throws {
    let folder = try folder()
    let program = BuiltProgram("flowsim")
    for (option, message) in [
      ("--list", "--watch runs flows, and --list runs none: leave one out."),
      ("--format=json", "--watch prints text: write other reports to files, with --report."),
    ] {
      let result = try program.run(["run", "Flows", "--watch", option], in: folder.path)
      #expect(result.status == 2)
      #expect(result.errors.contains(message), "\(result.errors)")
    }
  }

  @Test("Where the reader goes away, it ends")
  func readerGoesAway() throws {
    let folder = try folder()
    let shell = BuiltProgram(path: "/bin/sh")
    let flowsim = BuiltProgram("flowsim").path
    let result = try shell.run(["-c", "'\(flowsim)' run Flows --watch | head -1"], in: folder.path)
    #expect(result.text == "Flows/a.yaml: a\n")
  }
}
