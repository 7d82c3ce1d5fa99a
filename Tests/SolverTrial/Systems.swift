import ConstraintSolver

/// A line of a file of systems: what is done to a solver.
///
///     system 2              two variables
///     = 1000 -5 0:1 1:-1    x0 - x1 - 5 = 0, required; <= and >= as well
///     set 0 -7              the constant of the first constraint
///     remove 0              the first constraint
enum Line {
  case system(variables: Int)
  case constraint(LinearConstraint.Relation, priority: Float, constant: Double, terms: [(Int, Double)])
  case set(Int, Double)
  case remove(Int)

  init?(_ text: Substring) {
    let words = text.split(separator: " ")
    guard let first = words.first else { return nil }
    switch (first, words.count) {
    case ("system", 2): self = .system(variables: Int(words[1]) ?? 0)
    case ("set", 3): self = .set(Int(words[1]) ?? 0, Double(words[2]) ?? 0)
    case ("remove", 2): self = .remove(Int(words[1]) ?? 0)
    default:
      guard let relation = Self.relations[first], words.count >= 3 else { return nil }
      self = .constraint(
        relation, priority: Float(words[1]) ?? 0, constant: Double(words[2]) ?? 0,
        terms: words.dropFirst(3).compactMap { word in
          let parts = word.split(separator: ":")
          guard parts.count == 2, let variable = Int(parts[0]), let factor = Double(parts[1]) else { return nil }
          return (variable, factor)
        })
    }
  }

  private static let relations: [Substring: LinearConstraint.Relation] = [
    "=": .equal, "<=": .atMost, ">=": .atLeast,
  ]
}

/// One system, as it is solved.
struct Trial {
  private var solver = Solver()
  private var variables: [Variable]
  private var numbers: [ConstraintNumber?] = []
  /// What is told of it.
  private(set) var answers: [String] = []

  init(variables count: Int) {
    variables = []
    for _ in 0..<count { variables.append(solver.makeVariable()) }
  }

  mutating func take(_ line: Line) {
    switch line {
    case .system: break
    case .constraint(let relation, let priority, let constant, let terms):
      let expression = LinearExpression(
        terms.map { LinearExpression.Term(variables[$0.0], times: $0.1) }, plus: constant)
      do {
        numbers.append(try solver.add(LinearConstraint(expression, relation, priority: priority)))
      } catch {
        tell(error, of: numbers.count)
        numbers.append(nil)
      }
    case .set(let index, let constant):
      guard let number = numbers[index] else { return }
      do { try solver.setConstant(of: number, to: constant) } catch { tell(error, of: index) }
    case .remove(let index):
      if let number = numbers[index] { solver.remove(number) }
      numbers[index] = nil
    }
  }

  private mutating func tell(_ conflict: Conflict, of index: Int) {
    let others = conflict.others.compactMap { other in numbers.firstIndex(of: other) }
    answers.append("conflict \(index) with " + others.map(String.init).joined(separator: " "))
  }

  /// The values of all variables; `?` behind those that are not determined.
  mutating func end() {
    let open = solver.undetermined()
    answers.append(
      variables.map { "\(solver.value(of: $0))" + (open.contains($0) ? "?" : "") }.joined(separator: " "))
  }
}
