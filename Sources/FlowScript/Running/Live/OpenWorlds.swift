import FlowInterpreter

/// The worlds of one order that are still to be tried, each by the answers that it begins with.
@MainActor
struct OpenWorlds {
  private var prefixes = AnswerPrefixes()
  /// At which step each of them leaves the way of others.
  private var steps: [[Bool]: Int] = [:]
  /// Those in which other work is answered otherwise beside work that another world goes on for.
  private var late: [Late] = []
  /// The questions whose other answer made a world of its own.
  private var telling: Set<FirstAnswers.Question> = []

  private struct Late {
    let answers: [Bool]
    let question: FirstAnswers.Question
  }

  /// The answers of a world to try.
  ///
  /// Pieces of work that change nothing but what is left open have nothing to do with one another: of those that were
  /// answered otherwise each alone, no two are tried together. As soon as one of them makes a world of its own, they are.
  mutating func next() -> [Bool]? {
    if let next = prefixes.nextEarliest() { return next }
    let due = late.filter { telling.contains($0.question) }
    late.removeAll { telling.contains($0.question) }
    guard !due.isEmpty else {
      late = []
      return nil
    }
    for each in due { prefixes.add(each.answers) }
    return prefixes.nextEarliest()
  }

  /// Adds the worlds that leave the way of one that was tried.
  mutating func add(_ world: OpenQuestions) {
    let (asked, count) = (world.asked, world.answers.count)
    if count > 0, world.repeatedBy?.contains(count - 1) != true {
      telling.insert(FirstAnswers.Question(asked[count - 1]))
    }
    for index in asked.indices.dropFirst(count).reversed() where !world.covered.contains(index) {
      let answers = asked[..<index].map(\.answer) + [!asked[index].answer]
      steps[answers] = asked[index].steps
      if let own = world.repeatedBy, !own.contains(index) {
        late.append(Late(answers: answers, question: FirstAnswers.Question(asked[index])))
      } else {
        prefixes.add(answers)
      }
    }
    for index in world.covered where index < count {
      let other = asked[..<index].map(\.answer) + [!asked[index].answer]
      prefixes.removeOpen { $0 == other }
    }
  }

  /// Gives up those that leave the way of others at a step or later.
  mutating func remove(from step: Int) {
    prefixes.removeOpen { steps[$0, default: 0] >= step }
    late.removeAll { steps[$0.answers, default: 0] >= step }
  }

  /// The answers of those that were not tried.
  var open: [[Bool]] { prefixes.open + late.map(\.answers) }
}
