import FlowInterpreter

/// The regular expressions of one flow, over all its texts, steps and worlds.
extension PatternBudget {
  /// The budget of the flow that runs; nil outside of flows, where each expression has one of its own.
  @TaskLocal static var current: PatternBudget?

  /// What is said of a step whose expressions have been given up.
  static var failure: StepFailure {
    StepFailure(
      "the regular expressions of the flow try too many ways, and are given up", verdict: .undecided,
      hint: "write them without repetitions inside repetitions, such as (a+)+")
  }
}
