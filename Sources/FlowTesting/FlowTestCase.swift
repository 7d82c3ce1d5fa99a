import XCTest

/// A test case of XCTest whose tests have an app of their own each.
///
///     final class SignUpTests: FlowTestCase {
///       override func launchApp() throws -> AppUnderTest { try AppUnderTest("../MyApp") }
///
///       @MainActor func testTheTerms() async throws {
///         let app = try app
///         app.tap("Sign Up")
///       }
///     }
open class FlowTestCase: XCTestCase {
  private let launched = LaunchedOnce()

  /// Launches the app: what a subclass says.
  @MainActor
  open func launchApp() throws -> AppUnderTest {
    throw SuiteError("\(type(of: self)) launches no app: override launchApp() in it")
  }

  /// The test's app, launched when it is asked for first.
  ///
  /// - Throws: what `launchApp` throws.
  @MainActor
  public var app: AppUnderTest {
    get throws {
      if let app = launched.app { return app }
      let app = try launchApp()
      launched.app = app
      return app
    }
  }

  /// Ends the app: what it does after the test's last line still counts. A subclass that overrides it calls it.
  open override func tearDown() async throws {
    await launched.end()
    try await super.tearDown()
  }
}

/// The app of one test of a test case.
@MainActor
private final class LaunchedOnce {
  var app: AppUnderTest?

  nonisolated init() {}

  func end() {
    app?.finish()
    app = nil
  }
}
