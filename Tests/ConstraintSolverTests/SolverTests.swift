import ConstraintSolver
import Testing

struct SolverTests {
  private func expression(_ terms: [(Variable, Double)], plus constant: Double) -> LinearExpression {
    LinearExpression(terms.map { LinearExpression.Term($0.0, times: $0.1) }, plus: constant)
  }

  @Test func chainOfViewsIsPlaced() throws {
    var solver = Solver()
    let (start, width, end) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint(expression([(end, 1), (start, -1), (width, -1)], plus: 0)))
    try solver.add(LinearConstraint(expression([(start, 1)], plus: -16)))
    #expect(solver.undetermined() == [width, end])
    let pinned = try solver.add(LinearConstraint(expression([(end, 1)], plus: -359)))
    #expect(solver.undetermined().isEmpty)
    #expect(solver.value(of: width) == 343)
    try solver.setConstant(of: pinned, to: -304)
    #expect(solver.value(of: width) == 288)
  }

  /// - However many weak ones there are.
  @Test func strongerConstraintDecides() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    for _ in 0..<2_000 { try solver.add(LinearConstraint(expression([(width, 1)], plus: -10), priority: 250)) }
    try solver.add(LinearConstraint(expression([(width, 1)], plus: -90), priority: 251))
    #expect(solver.value(of: width) == 90)
    #expect(solver.undetermined().isEmpty)
  }

  @Test func twoWishesOfOnePriorityLeaveOpenWhatIsBetween() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.add(LinearConstraint(expression([(width, 1)], plus: -10), priority: 500))
    try solver.add(LinearConstraint(expression([(width, 1)], plus: -90), priority: 500))
    #expect(solver.undetermined() == [width])
  }

  @Test func conflictNamesTheOthers() throws {
    var solver = Solver()
    let (first, second, other) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let a = try solver.add(LinearConstraint(expression([(first, 1)], plus: -10), .atLeast))
    try solver.add(LinearConstraint(expression([(other, 1)], plus: -3)))
    let b = try solver.add(LinearConstraint(expression([(second, 1), (first, -1)], plus: -5)))
    #expect(throws: Conflict.self) {
      try solver.add(LinearConstraint(expression([(second, 1)], plus: -12), .atMost))
    }
    do {
      try solver.add(LinearConstraint(expression([(second, 1)], plus: -12), .atMost))
    } catch {
      #expect(error.others == [a, b])
    }
    solver.remove(a)
    try solver.add(LinearConstraint(expression([(second, 1)], plus: -12), .atMost))
    #expect(solver.value(of: other) == 3)
  }

  @Test func constraintThatFollowsFromOthersMayStand() throws {
    var solver = Solver()
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint(expression([(first, 1)], plus: -10)))
    let link = try solver.add(LinearConstraint(expression([(second, 1), (first, -1)], plus: -5)))
    let same = try solver.add(LinearConstraint(expression([(second, 1)], plus: -15)))
    #expect(throws: Conflict.self) { try solver.setConstant(of: same, to: -16) }
    solver.remove(link)
    try solver.setConstant(of: same, to: -16)
    #expect(solver.value(of: second) == 16)
    #expect(solver.undetermined().isEmpty)
  }
}
