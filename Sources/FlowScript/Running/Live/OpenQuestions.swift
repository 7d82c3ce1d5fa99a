import FlowInterfaceBuilder
import FlowInterpreter
import HeadlessUIKit

/// The questions that a run of a flow asks and that nothing answers, with the answers that this run tries.
@MainActor
final class OpenQuestions {
  /// A question that was asked.
  struct Asked {
    let what: String
    let location: SourceLocation
    let answer: Bool
    /// How many steps were done.
    let steps: Int
  }

  /// The answers to the first questions; those that follow are answered with `true`.
  let answers: [Bool]
  private(set) var asked: [Asked] = []
  /// What was answered, by the unknown itself: what holds it is asked once.
  private var known: [ObjectIdentifier: (unknown: Unknown, answer: Bool)] = [:]
  /// How many steps are done.
  var steps = 0

  init(answers: [Bool] = []) { self.answers = answers }

  /// The most questions of one run.
  private static let most = 200

  /// An answer to try; nil where there were too many questions.
  func answer(_ question: Unknown, at location: SourceLocation) -> Bool? {
    if let known = known[ObjectIdentifier(question)] { return known.answer }
    guard asked.count < Self.most else { return nil }
    let answer = asked.count < answers.count ? answers[asked.count] : true
    asked.append(Asked(what: question.what, location: location, answer: answer, steps: steps))
    known[ObjectIdentifier(question)] = (question, answer)
    return answer
  }
}
