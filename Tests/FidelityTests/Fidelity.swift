/// The facts with the tests that prove them and the lines of the simulator that follow them.
struct Fidelity {
  /// What a row comes to.
  enum Verdict: String, CaseIterable {
    case proven = "proven by a test"
    case contested = "contested or unknown"
    case notSimulated = "not simulated"
  }

  let facts: [FactSection]
  let traces: [FactSection]
  let proofs: [Reference]
  let rules: [Reference]

  /// Everything that is known, with the package's tests and sources.
  static let current = Fidelity(
    facts: FactSection.facts, traces: FactSection.traces, proofs: SourceTree.proofs, rules: SourceTree.rules)

  /// What a fact comes to.
  func verdict(on fact: Fact) -> Verdict {
    switch fact.standing {
    case .contested: .contested
    case .notSimulated: .notSimulated
    case .simulated: .proven
    }
  }

  /// The tests that prove a fact.
  func proofs(of fact: Fact) -> [Reference] { proofs.filter { $0.numbers.contains(fact.number) } }

  /// The lines of the simulator that follow a fact.
  func rules(for fact: Fact) -> [Reference] { rules.filter { $0.numbers.contains(fact.number) } }

  /// What is wrong with the tests, the comments and the catalogue, one line each.
  var problems: [String] {
    let all = (facts + traces).flatMap(\.facts)
    let known = Set(all.map(\.number))
    let unknown = (proofs + rules).flatMap { reference in
      reference.numbers.filter { !known.contains($0) }.map {
        "\(reference.place): \($0) is neither a fact nor a recorded sequence"
      }
    }
    let twice = Dictionary(grouping: all, by: \.number).filter { $1.count > 1 }.keys.sorted().map {
      "\($0) is in the catalogue twice"
    }
    return unknown + twice + all.flatMap(problems(of:))
  }

  private func problems(of fact: Fact) -> [String] {
    switch (fact.standing, proofs(of: fact)) {
    case (.simulated, []): ["\(fact.number) has neither a test that proves it nor a reason why there is none"]
    case (.notSimulated, let proofs):
      proofs.map { "\($0.place): proves \(fact.number), which is said not to be simulated" }
    default: []
    }
  }
}
