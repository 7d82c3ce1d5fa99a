import HeadlessUIKit

extension FlowExecution {
  /// Runs what a block holds, as often as it says.
  ///
  /// - Throws: `StepFailure` for the block itself, not for what its steps report.
  func performBlock(_ step: Step) throws(StepFailure) {
    announce(step)
    let outer = variables
    defer {
      variables = outer
      publishCopiedText()
    }
    switch step.command {
    case .runFlow(let block): try run(block)
    case .repeat(let block): try run(block)
    case .retry(let block): try run(block)
    case .forEach(let block): try run(block)
    default: preconditionFailure("\(step.sourceText) is no block")
    }
  }

  private func run(_ block: Subflow) throws(StepFailure) {
    if let condition = block.condition, try !holds(condition) { return }
    try define(block.env)
    try run(block.source)
  }

  private func run(_ block: Repeat) throws(StepFailure) {
    let times = try block.times.map { template throws(StepFailure) in try number(template, named: "times") }
    var round = 0
    // Without a number only the condition ends it; the model cannot change by waiting, so a bound tells the endless.
    while round < times ?? 1000 {
      guard rounds < world.mostSteps else {
        throw StepFailure("`repeat` has gone \(world.mostSteps) rounds, and goes no further", verdict: .undecided)
      }
      rounds += 1
      if let condition = block.condition, try !holds(condition) { return }
      guard runInside(block.steps) else { return }
      round += 1
    }
    if times == nil {
      throw StepFailure(
        "the condition still holds after \(round) rounds", verdict: .undecided,
        hint: "give `repeat` a number of `times`")
    }
  }

  private func run(_ block: Retry) throws(StepFailure) {
    let retries = try block.maxRetries.map { template throws(StepFailure) in
      try number(template, named: "maxRetries")
    }
    try define(block.env)
    self.retries += 1
    defer { self.retries -= 1 }
    for attempt in 0...(retries ?? 1) {
      let position = position
      if runInside(block.source.allSteps) { return }
      // What nobody knows stays so, however often it is tried.
      if results[position...].contains(where: { $0.verdict == .undecided }) { return }
      if attempt < retries ?? 1 { forgive(from: position) }
    }
  }

  private func run(_ block: ForEach) throws(StepFailure) {
    let outer = variables
    for row in block.rows {
      guard rounds < world.mostSteps else {
        throw StepFailure("`forEach` has gone \(world.mostSteps) rounds, and goes no further", verdict: .undecided)
      }
      rounds += 1
      variables = outer
      publishCopiedText()
      try define(row)
      if let file = block.source.file { try define(file.header.env) }
      guard runInside(block.source.allSteps) else { return }
    }
  }

  private func run(_ source: StepSource) throws(StepFailure) {
    if let file = source.file { try define(file.header.env) }
    _ = runInside(source.allSteps)
  }

  private func define(_ env: [Variable]) throws(StepFailure) {
    do throws(ExpressionError) { try variables.define(env) } catch { throw StepFailure(error: error) }
  }

  private func number(_ template: Template, named name: String) throws(StepFailure) -> Int {
    let text = try variables.value(of: template)
    guard let number = Double(text).flatMap({ Int(exactly: $0.rounded(.towardZero)) }), number >= 0 else {
      throw StepFailure("`\(name)` is '\(text)', which is no number of times")
    }
    return number
  }

  private func holds(_ condition: Condition) throws(StepFailure) -> Bool {
    if let platform = condition.platform, platform != .ios { return false }
    if let expression = condition.expression {
      do throws(ExpressionError) {
        if try !variables.isTrue(expression) { return false }
      } catch {
        throw StepFailure(error: error)
      }
    }
    if let selector = condition.visible,
      try !comesTrue({ () throws(StepFailure) in try isVisible(selector) })
    {
      return false
    }
    if let selector = condition.notVisible,
      try !comesTrue({ () throws(StepFailure) in try !isVisible(selector) })
    {
      return false
    }
    return true
  }
}
