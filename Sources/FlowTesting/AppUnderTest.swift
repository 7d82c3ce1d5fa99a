import FlowInterfaceBuilder
import FlowScript
import Foundation
import HeadlessUIKit

/// An app that a test drives: launched from its folder, by its own Swift, which is interpreted.
///
///     let app = try AppUnderTest("../../SignIn")
///     app.tap("Sign up")
///     app.expectStack("StartViewController", "SignUpViewController")
///
/// Where modules are named, their classes are linked: the test holds their objects and looks into them.
///
///     let app = try AppUnderTest("../../SignIn", modules: ["SignInExample"])
///     #expect(try app.controller(SignUpViewController.self).nameField.text == "")
///
/// Failed expectations, and those that what is not known leaves undecided, are reported to Swift Testing or to XCTest,
/// whichever runs the test, with a picture of the screen. A flow of the same steps has the same verdicts on the command
/// line.
@MainActor
public final class AppUnderTest {
  private let session: FlowSession
  /// Where a statement of the test stands, for those of its own.
  let place: SourceLocation
  /// The changes of the navigation that no expectation has named; nil where they do not matter.
  private var watch: NavigationWatch?
  /// The call that did something last.
  private var lastSite: CallSite
  private var isFinished = false
  /// Whether classes of the app are linked, which can end the test's process.
  private let isLinked: Bool

  /// Launches an app.
  ///
  /// - Parameters:
  ///   - path: the app's folder, or one storyboard of it, relative to the test's file.
  ///   - initial: the first screen; nil for the one that the app's code, Info.plist or the storyboards tell.
  ///   - device: the device.
  ///   - orientation: how the interface is turned when the app starts.
  ///   - system: the version of iOS.
  ///   - locale: the language that the device is set to, such as `de_AT`; nil for the app's own.
  ///   - modules: the Swift modules of the app's classes that are linked to the test.
  ///   - interpreting: whether the app's other classes are interpreted from its sources; nil where no module is named.
  ///   - stubs: Swift files and folders that stand for what is not here of the app's code, relative to the test's file.
  ///   - given: what expressions of the code give that is not known, as an undecided step prints them: `true`, `nil`, a
  ///     number or a text.
  ///   - stating: what else code or data decides that is not known: rows, texts, branches.
  ///   - exhaustive: whether each change of the navigation must be named by an expectation before the test does
  ///     something else: screens that are pushed, popped, presented or dismissed, tabs, and the window's root.
  /// - Throws: `StepFailure` when there is no app, what its launch does is not known, or no module has its classes; `FlowErrors` when a stub cannot
  ///   be read.
  public convenience init(
    _ path: String, initial: String? = nil, device: Device = .standard,
    orientation: UIInterfaceOrientation = .portrait, system: SystemVersion = .standard, locale: String? = nil,
    modules: [String] = [], interpreting: Bool? = nil, stubs: [String] = [], given: [String: String] = [:],
    stating: [Given.Statement] = [],
    exhaustive: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    let folder = Self.resolve(path, filePath)
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let results = given.sorted { $0.key < $1.key }.map {
      Given.Statement.result(of: Template($0.key), Template($0.value))
    }
    let givens = (results + stating).map { Given(location: site.place, statement: $0) }
    try self.init(at: site, isLinked: !modules.isEmpty, exhaustive: exhaustive) {
      try FlowSession(
        app: folder, initial: initial, device: device, orientation: orientation, system: system, locale: locale,
        modules: modules,
        stubs: stubs.map { Self.resolve($0, filePath) }, givens: givens, project: SuiteSources.project(folder),
        code: interpreting ?? modules.isEmpty ? SuiteSources.code : nil)
    }
  }

  /// Launches a screen of linked classes, as the root of the window, with no app around it.
  ///
  ///     let app = try AppUnderTest(rootViewController: UINavigationController(rootViewController: ListController()))
  ///
  /// - Parameters:
  ///   - rootViewController: the screen; `relaunch` makes it anew.
  ///   - path: the folder with the storyboards and nibs that the screens load, relative to the test's file; nil where they
  ///     load none.
  ///   - device: the device.
  ///   - orientation: how the interface is turned.
  ///   - system: the version of iOS.
  ///   - locale: the language that the device is set to, such as `de_AT`; nil for the app's own.
  ///   - modules: the Swift modules of the classes that those storyboards and nibs name.
  ///   - exhaustive: whether each change of the navigation must be named by an expectation before the test does
  ///     something else.
  /// - Throws: `StepFailure` when the folder has no storyboard and no nib.
  public convenience init(
    rootViewController: @autoclosure @escaping @MainActor () -> UIViewController, loadingFrom path: String? = nil,
    device: Device = .standard, orientation: UIInterfaceOrientation = .portrait, system: SystemVersion = .standard,
    locale: String? = nil, modules: [String] = [], exhaustive: Bool = false, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try self.init(
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column), isLinked: true,
      exhaustive: exhaustive
    ) {
      try FlowSession(
        root: rootViewController, loadingFrom: path.map { Self.resolve($0, filePath) }, device: device,
        orientation: orientation, system: system, locale: locale, modules: modules, of: "\(filePath)")
    }
  }

  private init(at site: CallSite, isLinked: Bool, exhaustive: Bool, launch: () throws -> FlowSession) throws {
    self.isLinked = isLinked
    place = site.place
    lastSite = site
    if isLinked { CrashNote.begin(at: site) }
    session = try AdviceLanguage.$current.withValue(.suite, operation: launch)
    if exhaustive {
      var watch = NavigationWatch()
      watch.look(at: session.simulation, after: lastSite, isLaunch: true)
      self.watch = watch
    }
  }

  deinit {
    if !isFinished, let unnamed = watch?.pending {
      TestReporter.fail(NavigationWatch.message(of: unnamed), at: unnamed.site)
    }
  }

  /// The app that `flowApp` has launched for the test.
  ///
  /// - Throws: `SuiteError` where the test and its suites have no such trait.
  public static var current: AppUnderTest {
    get throws {
      guard let app = LaunchedApp.current else {
        throw SuiteError("no app was launched for this test: give it or its suite the trait `.flowApp(…)`")
      }
      return app
    }
  }

  /// The simulation that the app runs in.
  public var simulation: Simulation {
    guard let simulation = session.simulation else { preconditionFailure("the app was stopped") }
    return simulation
  }

  /// The one controller of a class that the running app holds.
  ///
  /// - Throws: `StepFailure` when there is none.
  public func controller<Controller: UIViewController>(_ type: Controller.Type = Controller.self) throws -> Controller {
    let found = simulation.allControllers.lazy.compactMap { $0 as? Controller }.first
    guard let found else {
      throw StepFailure(
        "the app shows no \(type); it shows \(simulation.allControllers.map(\.screenName).joined(separator: ", "))")
    }
    return found
  }

  /// A picture of the screen in text, as failures show it.
  public var picture: String { session.snapshot.map { ScreenPicture($0).description } ?? "the app is not running" }

  /// Does something in the app's world, then lets the app come to rest. What UIKit raises meanwhile fails this line.
  ///
  /// What the test does itself cannot be done again in other worlds: where an interpreted app meets an open question, what
  /// follows is undecided.
  @discardableResult
  public func perform<Result>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ work: () throws -> Result
  ) rethrows -> Result {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    begin(at: site)
    session.touch()
    let result = try simulation.run(work)
    simulation.settle()
    report(at: site) { try session.check() }
    watch?.look(at: session.simulation, after: site, isLaunch: false)
    return result
  }

  /// Ends the test of the app: what crashes it within 17 seconds after the test's last step fails that step and, where the
  /// suite is exhaustive, what changed there too must have been named. `flowApp` and `FlowTestCase` do it themselves.
  public func finish() {
    guard !isFinished else { return }
    isFinished = true
    reportUnnamed()
    report(at: lastSite) { try session.end() }
  }

  func perform(_ command: Command, _ site: CallSite) {
    if command.acts { begin(at: site) } else if isLinked { CrashNote.begin(at: site) }
    let holds = report(at: site) { _ = try session.execute(command) }
    watch?.look(at: session.simulation, after: site, isLaunch: command.launches)
    if holds { watch?.settle(command) }
    if let map = watch?.map, !session.isCertain(.assertNavigation(map)) {
      watch = nil
      TestReporter.fail(
        "what is not known decides on which screens come and go, so that not all can be named\n"
          + "state it, or leave `exhaustive` out", at: site)
    }
  }

  /// Does something that may fail, and reports that.
  ///
  /// - Returns: whether it did not.
  @discardableResult
  private func report(at site: CallSite, _ work: () throws -> Void) -> Bool {
    do {
      try AdviceLanguage.$current.withValue(.suite, operation: work)
      return true
    } catch {
      let ways = session.isOpen ? "the screen in one of the ways that are possible:\n" : ""
      TestReporter.fail("\(error)\n\(ways)\(picture)", at: site)
      return false
    }
  }

  /// The test does something: what has changed before and nothing has named is reported.
  private func begin(at site: CallSite) {
    lastSite = site
    if isLinked { CrashNote.begin(at: site) }
    reportUnnamed()
  }

  private func reportUnnamed() {
    guard let unnamed = watch?.take() else { return }
    TestReporter.fail(NavigationWatch.message(of: unnamed), at: unnamed.site)
  }

  nonisolated static func resolve(_ path: String, _ filePath: StaticString) -> String {
    guard !path.hasPrefix("/") else { return path }
    return URL(fileURLWithPath: "\(filePath)").deletingLastPathComponent().appendingPathComponent(path)
      .standardizedFileURL.path
  }
}

/// The app of the running test.
enum LaunchedApp {
  @TaskLocal static var current: AppUnderTest?
}
