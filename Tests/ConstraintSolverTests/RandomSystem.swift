import ConstraintSolver
import SeededRandom

/// A system of constraints as apps have them, by chance.
struct RandomSystem {
  let variableCount: Int
  var constraints: [Stated] = []

  /// A constraint whose variables are numbers.
  struct Stated {
    var terms: [(variable: Int, factor: Double)]
    var constant: Double
    var relation: LinearConstraint.Relation
    var priority: Float
  }

  /// - Parameter mayConflict: whether required ones may contradict each other more often than not.
  init(seed: UInt64, mayConflict: Bool = false) {
    var random = SeededGenerator(seed: seed)
    variableCount = 3 + random.number(below: 8)
    for _ in 0..<(variableCount + random.number(below: 2 * variableCount)) {
      let isRequired = random.chance(mayConflict ? 80 : 35)
      let count = 1 + random.number(below: 3)
      var terms: [(variable: Int, factor: Double)] = []
      for _ in 0..<count {
        let variable = random.number(below: variableCount)
        guard !terms.contains(where: { $0.variable == variable }) else { continue }
        terms.append((variable, [1, -1, 1, -1, 2, 0.5][random.number(below: 6)]))
      }
      constraints.append(
        Stated(
          terms: terms, constant: Double(random.number(below: 41) - 20),
          relation: random.chance(60) ? .equal : random.chance(50) ? .atMost : .atLeast,
          priority: isRequired ? 1_000 : [750, 500, 250][random.number(below: 3)]))
    }
  }
}

/// A solver with the variables of a system, and what became of each of its constraints.
struct SolvedSystem {
  var solver = Solver()
  var variables: [Variable] = []
  /// Nil for one that conflicts with those before it.
  var numbers: [ConstraintNumber?] = []
  var conflicts: [(index: Int, conflict: Conflict)] = []
  private let system: RandomSystem

  init(_ system: RandomSystem, where isTaken: (Int) -> Bool = { _ in true }) {
    self.system = system
    for _ in 0..<system.variableCount { variables.append(solver.makeVariable()) }
    for index in system.constraints.indices {
      guard isTaken(index) else {
        numbers.append(nil)
        continue
      }
      do {
        numbers.append(try solver.add(constraint(index)))
      } catch {
        conflicts.append((index, error))
        numbers.append(nil)
      }
    }
  }

  func constraint(_ index: Int) -> LinearConstraint {
    let stated = system.constraints[index]
    return LinearConstraint(
      LinearExpression(
        stated.terms.map { LinearExpression.Term(variables[$0.variable], times: $0.factor) }, plus: stated.constant),
      stated.relation, priority: stated.priority)
  }

  /// By how much a constraint does not hold.
  func error(_ index: Int) -> Double {
    let expression = constraint(index).expression
    let value = expression.terms.reduce(expression.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
    switch constraint(index).relation {
    case .equal: return abs(value)
    case .atMost: return max(0, value)
    case .atLeast: return max(0, -value)
    }
  }

  /// How much of each priority does not hold.
  func errors(_ priority: Float) -> Double {
    system.constraints.indices.filter { numbers[$0] != nil && system.constraints[$0].priority == priority }
      .reduce(0) { $0 + error($1) }
  }

  /// The values that are determined.
  var values: [Double?] {
    let open = solver.undetermined()
    return variables.map { open.contains($0) ? nil : solver.value(of: $0) }
  }

  /// The indices of constraints by their numbers.
  func indices(of conflict: Conflict) -> [Int] { conflict.others.compactMap { other in numbers.firstIndex(of: other) } }
}

/// Whether values are the same, but for rounding; one that is not determined is like another one only.
func areSame(_ one: [Double?], _ other: [Double?]) -> Bool {
  one.count == other.count
    && zip(one, other).allSatisfy { first, second in
      switch (first, second) {
      case (nil, nil): true
      case (let first?, let second?): abs(first - second) < 1e-5
      default: false
      }
    }
}
