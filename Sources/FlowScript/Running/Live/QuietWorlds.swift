import FlowInterfaceBuilder
import FlowInterpreter
import UIKitBridge

/// Which worlds go on for others whose work ends with nothing changed but what is left open, of the worlds of one order.
@MainActor
final class QuietWorlds {
  /// What such worlds have in common: which of all questions was the first, and the answers to all others so far.
  struct Beginning: Hashable {
    let position: Int
    let others: [Bool]
  }

  /// What came of a world: its answers, and what it has changed that is left open.
  struct World: Equatable {
    let answers: [Bool]
    let changes: Set<String>
  }

  private var worlds: [Beginning: World] = [:]

  /// The world that goes on for those that begin so; nil where the one that is asked for is another that it goes on for,
  /// since it changes no more.
  func first(_ world: World, from beginning: Beginning) -> World? {
    guard let first = worlds[beginning] else {
      worlds[beginning] = world
      return world
    }
    return first != world && world.changes.isSubset(of: first.changes) ? nil : first
  }
}

/// The answers that worlds try first, by questions.
struct FirstAnswers: Equatable {
  /// A question, whenever it is asked.
  struct Question: Hashable {
    let what: String
    let location: SourceLocation

    init(_ asked: OpenQuestions.Asked) { self.init(what: asked.what, location: asked.location) }

    fileprivate init(what: String, location: SourceLocation) { (self.what, self.location) = (what, location) }
  }

  private var answers: [Question: Bool] = [:]

  /// The answer to a question that is tried first.
  func answer(_ what: String, at location: SourceLocation) -> Bool {
    answers[Question(what: what, location: location)] ?? true
  }

  /// An answer is to be tried first, unless the other one is.
  mutating func prefer(_ asked: OpenQuestions.Asked) {
    let question = Question(asked)
    if answers[question] == nil, !asked.answer { answers[question] = false }
  }
}

extension OpenQuestions {
  /// Work has ended that has asked something and changed nothing since but how things look and what is in caches: that is
  /// left open, and one world goes on for all answers.
  func noteQuietEnd(of stretch: QuietStretch, in framework: UIKitFramework) throws {
    let looks = stretch.looks.compactMap { $0 as? LiveLook }
    let changes = looks.compactMap(framework.change)
    // What is in no window has no name that all worlds have for it.
    guard changes.count == looks.count,
      let question = noteQuietEnd(of: stretch, leaving: Set(changes + stretch.cached.map(\.place)))
    else { return }
    try framework.leaveOpen(looks, because: question)
    for object in stretch.cached { object.leaveOpen(LiveLook.words + question) }
  }
}
