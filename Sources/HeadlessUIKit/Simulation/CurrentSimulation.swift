import FlowInterfaceBuilder

/// The simulation that code runs in, carried by the task, so that interleaved tests stay apart.
enum CurrentSimulation {
  @TaskLocal private static var taskLocal: Simulation?
  /// The task's simulation while it does work that does not suspend: quicker to ask for.
  private nonisolated(unsafe) static var running: Simulation?
  @MainActor private static let unscoped = Simulation()

  /// The task's simulation; one of the process's own for code that runs in none.
  @MainActor static var value: Simulation { running ?? taskLocal ?? unscoped }

  /// The images and colours of the app whose code runs; nil where they are not known.
  static var assets: AssetNames? { (running ?? taskLocal)?.interfaces.assets }

  /// Does work with a simulation as the task's.
  @MainActor
  static func with<Result>(_ simulation: Simulation, _ work: () throws -> Result) rethrows -> Result {
    if running === simulation { return try work() }
    let outer = running
    running = simulation
    defer { running = outer }
    return try $taskLocal.withValue(simulation, operation: work)
  }

  /// Does work that may suspend with a simulation as the task's.
  @MainActor
  static func with<Result: Sendable>(
    _ simulation: Simulation, _ work: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    try await $taskLocal.withValue(simulation, operation: work)
  }
}
