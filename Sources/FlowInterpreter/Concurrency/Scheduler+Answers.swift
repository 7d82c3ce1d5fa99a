import FlowModel

/// When answers come that nobody knows the time of: a server's, a library's, the user's to a question of the system's.
package enum AnswerMoment: Sendable, Hashable {
  /// Before the user does anything else.
  case atOnce
  /// After so many further steps in which the user does something.
  case afterSteps(Int)
  /// At once, and after the next such step where it comes again.
  case againAfterStep

  /// For how many steps an answer waits.
  fileprivate func wait(isAgain: Bool) -> Int {
    switch self {
    case .atOnce: 0
    case .afterSteps(let count): count
    case .againAfterStep: isAgain ? 1 : 0
    }
  }
}

/// The answers that a run of an app waits for.
struct ComingAnswers {
  var moment = AnswerMoment.atOnce
  /// In how many steps the user has done something, or is doing so.
  var steps = 0
  /// Those that wait, with the step behind which they come.
  var waiting: [(step: Int, come: () -> Void)] = []
  /// The first that came, or is to come.
  var first: ComingAnswer?
}

/// An answer that comes before the user does anything else, and might come later.
package struct ComingAnswer {
  package let what: String
  package let location: TreeLocation
  /// Whether it, or another one, has come again.
  fileprivate var comesAgain = false

  /// The other moments at which answers are tried.
  ///
  /// - Parameter steps: in how many steps the user does something afterwards.
  package func otherMoments(before steps: Int) -> [AnswerMoment] {
    guard steps > 0 else { return [] }
    let counts = Array(1...min(steps, 3)) + (steps > 3 ? [steps] : [])
    return counts.map(AnswerMoment.afterSteps) + (comesAgain ? [.againAfterStep] : [])
  }
}

extension Scheduler {
  /// Says when answers come, before the app is launched.
  package func follow(_ moment: AnswerMoment) { answers.moment = moment }

  /// The first answer of which nobody knows when it comes; nil where there was none.
  package var firstAnswer: ComingAnswer? { answers.first }

  /// Something answers.
  ///
  /// - Parameters:
  ///   - what: who answers.
  ///   - isAgain: whether it has answered already.
  ///   - come: puts in line what follows.
  package func answer(
    _ what: String, at location: TreeLocation, isAgain: Bool = false, _ come: @escaping () -> Void
  ) {
    if answers.first == nil { answers.first = ComingAnswer(what: what, location: location) }
    if isAgain { answers.first?.comesAgain = true }
    let wait = answers.moment.wait(isAgain: isAgain)
    guard wait > 0 else { return come() }
    answers.waiting.append((answers.steps + wait, come))
  }

  /// The task that runs waits for an answer that is not known.
  func awaitAnswer(_ what: String, at location: TreeLocation) throws {
    guard host != nil, current.task != nil else { return }
    guard answers.moment.wait(isAgain: false) > 0 else { return answer(what, at: location) {} }
    _ = try suspend { wait in answer(what, at: location) { [unowned self] in end(wait) } }
  }

  /// The user begins to do something.
  package func beginStep() { answers.steps += 1 }

  /// The user has done something: the answers come that have waited for it.
  ///
  /// - Returns: whether there are any.
  package func endStep() -> Bool {
    let steps = answers.steps
    let due = answers.waiting.filter { $0.step <= steps }
    answers.waiting.removeAll { $0.step <= steps }
    for answer in due { answer.come() }
    return !due.isEmpty
  }
}

extension Interpreter {
  /// `await`: where nobody knows what is waited for, nobody knows for how long.
  func wait(for node: Int32, _ frame: Frame, _ expected: RuntimeType?) throws -> Value {
    func wait(_ value: Value) throws {
      guard isInTask, case .unknown(let unknown)? = value.flattened, unknown.location.node == node else { return }
      try loop.awaitAnswer(unknown.what, at: unknown.location)
    }
    do {
      let value = try evaluate(node, frame, expected)
      try wait(value)
      return value
    } catch let thrown as Thrown {
      try wait(thrown.value)
      throw thrown
    }
  }
}
