import HeadlessUIKit
import Testing

/// Gives each test of a suite an app of its own, which `AppUnderTest.current` is: `@Suite(.flowApp("../MyApp"))`.
///
/// What the app does after the test's last line still counts: see `AppUnderTest.finish()`.
public struct FlowAppTrait: SuiteTrait, TestTrait, TestScoping {
  let launch: @MainActor @Sendable () throws -> AppUnderTest

  /// It holds for the tests of suites inside of the suite, too.
  public var isRecursive: Bool { true }

  /// Each test, and each case of one that has arguments, gets an app.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> FlowAppTrait? { testCase == nil ? nil : self }

  /// Launches the app, runs the test with it, and ends it.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let app = try await MainActor.run { try launch() }
    try await LaunchedApp.$current.withValue(app) { try await function() }
    await MainActor.run { app.finish() }
  }
}

extension Trait where Self == FlowAppTrait {
  /// Gives each test an app of its own, which `AppUnderTest.current` is. What can be said of it is what
  /// `AppUnderTest.init` takes.
  public static func flowApp(
    _ path: String, initial: String? = nil, device: Device = .standard,
    orientation: UIInterfaceOrientation = .portrait, system: SystemVersion = .standard, locale: String? = nil,
    modules: [String] = [], interpreting: Bool? = nil, stubs: [String] = [], given: [String: String] = [:],
    exhaustive: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    FlowAppTrait {
      try AppUnderTest(
        path, initial: initial, device: device, orientation: orientation, system: system, locale: locale,
        modules: modules,
        interpreting: interpreting, stubs: stubs, given: given, exhaustive: exhaustive, fileID: fileID,
        filePath: filePath, line: line, column: column)
    }
  }

  /// Gives each test an app that is launched so.
  public static func flowApp(launchedBy launch: @escaping @MainActor @Sendable () throws -> AppUnderTest) -> Self {
    FlowAppTrait(launch: launch)
  }
}
