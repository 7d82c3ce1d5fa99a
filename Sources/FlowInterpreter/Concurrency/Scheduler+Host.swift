/// Running inside a framework that has the main thread and its clock.
extension Scheduler {
  /// Begins on the thread of the framework.
  package func begin() {
    mainStrand.executor = main
    main.running = 1
  }

  /// Ends what is left: bodies that wait run no further.
  package func end() { finish() }

  /// Runs the app's code for the framework, on its thread.
  package func entering<Result>(_ body: () throws -> Result) throws -> Result { try body() }

  /// Does the framework's work for the app's code: on the framework's thread.
  package func onMainThread<Result>(_ body: () throws -> Result) throws -> Result {
    guard current.isMain else { throw Stop(reason: "UIKit in a task", location: interpreter.start) }
    return try body()
  }
}
