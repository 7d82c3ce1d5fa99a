/// The simulation that code runs in, carried by the task, so that interleaved tests stay apart.
enum CurrentSimulation {
  @TaskLocal static var taskLocal: Simulation?
  @MainActor private static let unscoped = Simulation()

  /// The task's simulation; one of the process's own for code that runs in none.
  @MainActor static var value: Simulation { taskLocal ?? unscoped }
}
