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
/// whichever runs the test. A flow of the same steps has the same verdicts on the command line.
@MainActor
public final class AppUnderTest {
  private let session: FlowSession

  /// Launches an app.
  ///
  /// - Parameters:
  ///   - path: the app's folder, relative to the test's file.
  ///   - initial: the first screen; nil for the one that the app's code, Info.plist or the storyboards tell.
  ///   - device: the device.
  ///   - orientation: how the interface is turned when the app starts.
  ///   - system: the version of iOS.
  ///   - modules: the Swift modules of the app's classes that are linked to the test.
  ///   - interpreting: whether the app's other classes are interpreted from its sources; nil where no module is named.
  ///   - stubs: Swift files and folders that stand for what is not here of the app's code, relative to the test's file.
  ///   - given: what expressions of the code give that is not known, as an undecided step prints them: `true`, `nil`, a
  ///     number or a text.
  /// - Throws: `StepFailure` when there is no app, or what its launch does is not known; `FlowErrors` when a stub cannot
  ///   be read.
  public init(
    _ path: String, initial: String? = nil, device: Device = .standard,
    orientation: UIInterfaceOrientation = .portrait, system: SystemVersion = .standard, modules: [String] = [],
    interpreting: Bool? = nil, stubs: [String] = [], given: [String: String] = [:], filePath: StaticString = #filePath
  ) throws {
    let folder = Self.resolve(path, filePath)
    session = try FlowSession(
      app: folder, initial: initial, device: device, orientation: orientation, system: system, modules: modules,
      stubs: stubs.map { Self.resolve($0, filePath) }, givens: given, project: SuiteSources.project(folder),
      code: interpreting ?? modules.isEmpty ? SuiteSources.code : nil)
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

  // MARK: What a user does

  /// Taps an element by its text, a regular expression over the whole of it.
  public func tap(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      .tap(Tap(on: ElementSelector(text: Template(text)))),
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Taps an element by its accessibility identifier.
  public func tap(
    id: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      .tap(Tap(on: ElementSelector(id: Template(id)))),
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Types into the field that has the keyboard.
  public func type(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) { perform(.inputText(Template(text)), CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) }

  /// Taps the back button.
  public func back(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { perform(.back, CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) }

  /// Selects a tab by its title.
  public func selectTab(
    _ title: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      .selectTab(.title(Template(title))), CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Does something in the app's world, then lets the app come to rest.
  ///
  /// What the test does itself cannot be done again in other worlds: where an interpreted app meets an open question, what
  /// follows is undecided.
  @discardableResult
  public func perform<Result>(_ work: () throws -> Result) rethrows -> Result {
    session.touch()
    let result = try simulation.run(work)
    simulation.settle()
    return result
  }

  // MARK: What must hold

  /// An element with this text is visible.
  public func expectVisible(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      .assertVisible(ElementSelector(text: Template(text))),
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// No element with this text is visible.
  public func expectNotVisible(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      .assertNotVisible(ElementSelector(text: Template(text))),
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// The user is on this screen.
  public func expectScreen(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(.assertScreen(Template(name)), CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// This tab is selected.
  public func expectTab(
    _ title: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      .assertTab(.title(Template(title))), CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// The navigation stack is exactly these screens, bottom to top.
  public func expectStack(
    _ names: String..., fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      .assertStack(names.map { Template($0) }), CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// This screen is presented, nil for any, and in this way, nil for any.
  public func expectPresented(
    _ name: String? = nil, style: PresentedExpectation.Style? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      .assertPresented(PresentedExpectation(screen: name.map { Template($0) }, style: style)),
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Nothing is presented.
  public func expectNotPresented(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { perform(.assertNotPresented(nil), CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) }

  /// A screen, the visible one without a name, got a dependency: the property of its class is not nil.
  public func expectInjected(
    _ property: String, into screen: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    perform(
      .assertInjected(property: Template(property), screen: screen.map { Template($0) }),
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// A screen was there, and nothing holds it any more.
  public func expectDeallocated(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      .assertDeallocated(Template(name)), CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// UIKit has logged a warning with this text; `expectNoIssues` no longer minds it.
  public func expectWarning(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(.assertWarning(Template(text)), CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// UIKit has raised and logged nothing but what `expectWarning` named.
  public func expectNoIssues(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { perform(.assertNoIssues, CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) }

  /// These callbacks of a screen happened in this order; others may lie between unless `exact`.
  public func expectLifecycle(
    of screen: String, _ events: [String], exact: Bool = false, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    perform(
      .assertLifecycle(
        LifecycleExpectation(screen: Template(screen), events: events.map { Template($0) }, exact: exact)),
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Exactly these lines are what work adds to the trace.
  public func expectTrace(
    _ expected: [String], of callbacks: Set<TraceCallback>, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, when work: () -> Void
  ) {
    let start = simulation.trace.count
    perform(work)
    let trace = simulation.trace
    let actual = trace.events(from: start).filter { callbacks.contains($0.callback) }.map(trace.line(for:))
    if let difference = LineDifference(expected: expected, actual: actual) {
      TestReporter.fail(
        "the trace differs:\n\(difference)",
        at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
  }

  func perform(_ command: Command, _ site: CallSite) {
    do {
      _ = try session.execute(command)
    } catch {
      TestReporter.fail(error.description, at: site)
    }
  }

  static func resolve(_ path: String, _ filePath: StaticString) -> String {
    guard !path.hasPrefix("/") else { return path }
    return URL(fileURLWithPath: "\(filePath)").deletingLastPathComponent().appendingPathComponent(path)
      .standardizedFileURL.path
  }
}
