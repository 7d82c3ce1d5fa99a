import ConstraintSolver
import SeededRandom
import Testing

/// What holds of the solutions of all systems.
struct SolverPropertyTests {
  private static let seeds: Range<UInt64> = 0..<400

  @Test func requiredConstraintsHold() {
    for seed in Self.seeds {
      let system = RandomSystem(seed: seed)
      let solved = SolvedSystem(system)
      for index in system.constraints.indices
      where solved.numbers[index] != nil && solved.constraint(index).isRequired {
        #expect(solved.error(index) < 1e-6, "seed \(seed), constraint \(index)")
      }
    }
  }

  /// - What is weaker changes nothing of how far stronger ones hold.
  @Test func weakerConstraintsNeverOutweighStrongerOnes() {
    for seed in Self.seeds {
      let system = RandomSystem(seed: seed)
      let all = SolvedSystem(system)
      for priority: Float in [750, 500, 250] {
        let strong = SolvedSystem(system) { system.constraints[$0].priority >= priority }
        #expect(abs(all.errors(priority) - strong.errors(priority)) < 1e-5, "seed \(seed), priority \(priority)")
      }
    }
  }

  @Test func theOrderOfConstraintsDoesNotMatter() {
    for seed in Self.seeds {
      var system = RandomSystem(seed: seed)
      let first = SolvedSystem(system)
      let taken = system.constraints.indices.filter { first.numbers[$0] != nil }
      system.constraints = taken.map { system.constraints[$0] }
      var random = SeededGenerator(seed: seed)
      system.constraints.shuffle(using: &random)
      let second = SolvedSystem(system)
      #expect(second.conflicts.isEmpty)
      #expect(areSame(first.values, second.values), "seed \(seed)")
    }
  }

  @Test func whatIsAddedAndRemovedLeavesNothing() throws {
    for seed in Self.seeds {
      let system = RandomSystem(seed: seed)
      let more = RandomSystem(seed: seed &+ 10_000)
      var solved = SolvedSystem(system)
      let before = solved.values
      var added: [ConstraintNumber] = []
      for stated in more.constraints {
        let terms = stated.terms.map {
          LinearExpression.Term(solved.variables[$0.variable % system.variableCount], times: $0.factor)
        }
        let constraint = LinearConstraint(
          LinearExpression(terms, plus: stated.constant), stated.relation, priority: stated.priority)
        if let number = try? solved.solver.add(constraint) { added.append(number) }
      }
      var random = SeededGenerator(seed: seed)
      for number in added.shuffled(using: &random) { solved.solver.remove(number) }
      #expect(areSame(before, solved.values), "seed \(seed)")
    }
  }

  @Test func removedConstraintsAreAsIfTheyHadNeverBeen() {
    for seed in Self.seeds {
      let system = RandomSystem(seed: seed)
      var solved = SolvedSystem(system)
      for index in system.constraints.indices where !index.isMultiple(of: 3) {
        if let number = solved.numbers[index] { solved.solver.remove(number) }
      }
      let fresh = SolvedSystem(system) { $0.isMultiple(of: 3) && solved.numbers[$0] != nil }
      #expect(areSame(fresh.values, solved.values), "seed \(seed)")
    }
  }

  @Test func changedConstantsAreAsIfTheyHadAlwaysBeen() {
    for seed in Self.seeds {
      var system = RandomSystem(seed: seed)
      var solved = SolvedSystem(system)
      var random = SeededGenerator(seed: seed)
      for _ in 0..<6 {
        let index = random.number(below: system.constraints.count)
        guard let number = solved.numbers[index] else { continue }
        let before = solved.values
        let constant = Double(random.number(below: 61) - 30)
        do {
          try solved.solver.setConstant(of: number, to: constant)
          system.constraints[index].constant = constant
          let fresh = SolvedSystem(system) { solved.numbers[$0] != nil }
          #expect(fresh.conflicts.isEmpty, "seed \(seed)")
          #expect(areSame(fresh.values, solved.values), "seed \(seed), constraint \(index)")
        } catch {
          #expect(areSame(before, solved.values), "seed \(seed), constraint \(index) after a conflict")
        }
      }
    }
  }

  /// - Without any of its constraints, those of a conflict hold together; with all of them they do not.
  @Test func conflictsAreSmallest() {
    var count = 0
    for seed in Self.seeds {
      let system = RandomSystem(seed: seed, mayConflict: true)
      let solved = SolvedSystem(system)
      for (index, conflict) in solved.conflicts {
        count += 1
        let all = solved.indices(of: conflict) + [index]
        #expect(all.count == conflict.others.count + 1)
        #expect(SolvedSystem(system) { all.contains($0) }.conflicts.count == 1, "seed \(seed), constraint \(index)")
        for left in all {
          let rest = SolvedSystem(system) { all.contains($0) && $0 != left }
          #expect(rest.conflicts.isEmpty, "seed \(seed), constraint \(index) without \(left)")
        }
      }
    }
    #expect(count > 400)
  }

  /// - A variable is determined where the faintest wish moves it nowhere.
  @Test func whatIsDeterminedFollowsNoWish() throws {
    var (open, determined) = (0, 0)
    for seed in Self.seeds {
      let solved = SolvedSystem(RandomSystem(seed: seed))
      let values = solved.values
      for (variable, value) in zip(solved.variables, values) {
        let known = solved.solver.value(of: variable)
        let moves = try [-1_000.0, 1_000].contains { wish in
          var solver = solved.solver
          try solver.add(
            LinearConstraint(LinearExpression([.init(variable)], plus: -known - wish), priority: 1))
          return abs(solver.value(of: variable) - known) > 1e-5
        }
        #expect(moves == (value == nil), "seed \(seed), variable \(variable)")
        if value == nil { open += 1 } else { determined += 1 }
      }
    }
    #expect(open > 200 && determined > 200)
  }
}
