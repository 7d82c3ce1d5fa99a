/// Finds numbers for which constraints hold: all required ones, and of the others first the strongest as nearly as they
/// can, then, of what is left open, the next.
///
/// It is the simplex method of Cassowary (G. J. Badros, A. Borning, P. J. Stuckey: The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm, 2001), in which constraints are added, removed and changed one by one, each from the
/// solution before. A copy is a solver of its own.
package struct Solver: Sendable {
  var tableau = Tableau()
  var objective = Objective()
  /// The symbol of each variable.
  var symbols: [Symbol] = []
  /// What came with each constraint; nil for one that is not held.
  private var tags: [Tag?] = []
  /// The constraint that each symbol came with; negative for variables.
  private var owners: [Int32] = []

  package init() {}

  /// A new number, of which nothing is known.
  package mutating func makeVariable() -> Variable {
    symbols.append(makeSymbol(.external, of: -1))
    return Variable(number: symbols.count - 1)
  }

  /// What a variable is. One that is not determined is some number for which the constraints hold.
  package func value(of variable: Variable) -> Double { tableau.value(of: symbols[variable.number]) }

  /// Adds a constraint.
  ///
  /// - Throws: ``Conflict`` where required ones cannot hold with it; the solver is as it was then.
  @discardableResult
  package mutating func add(_ constraint: LinearConstraint) throws(Conflict) -> ConstraintNumber {
    let expression = constraint.expression
    var row = tableau.makeRow(
      constant: expression.constant, expression.terms.map { (symbols[$0.variable.number], $0.coefficient) })
    let tag = makeTag(constraint)
    insertSymbols(of: tag, constraint, into: &row)
    if row.constant < 0 { row.multiply(by: -1) }
    var chosen = subject(for: tag, row)
    if chosen == nil { chosen = makeSubject(of: tag, &row) }
    guard let chosen else {
      let others = constraints(in: row).filter { $0.number != tag.constraint }
      retire(tag)
      optimize()
      throw Conflict(others: others)
    }
    row.solve(for: chosen)
    tableau.insert(row, of: chosen)
    objective.substitute(row, for: chosen)
    tags[tag.constraint] = tag
    optimize()
    return ConstraintNumber(number: tag.constraint)
  }

  /// Gives a constraint up.
  package mutating func remove(_ number: ConstraintNumber) {
    guard let tag = tags[number.number] else { return }
    tags[number.number] = nil
    for symbol in [tag.marker, tag.other] where symbol >= 0 && tableau.kind(of: symbol) == .error {
      if let row = tableau.row(of: symbol) {
        objective.add(tableau.rows[row], times: -1, at: tag.priority, symbolCount: tableau.symbolCount)
      } else {
        objective.add(symbol, times: -1, at: tag.priority, symbolCount: tableau.symbolCount)
      }
    }
    if tableau.row(of: tag.marker) == nil, let row = leavingRow(forMarker: tag.marker) {
      objective.substitute(tableau.pivot(row, entering: tag.marker), for: tag.marker)
    }
    tableau.removeRow(of: tag.marker)
    retire(tag)
    optimize()
  }

  /// Changes the number in a constraint's expression.
  ///
  /// - Throws: ``Conflict`` where required ones cannot hold with it; the solver is as it was then.
  package mutating func setConstant(of number: ConstraintNumber, to constant: Double) throws(Conflict) {
    guard let tag = tags[number.number], tag.constant != constant else { return }
    let difference = (constant - tag.constant) * tag.factor
    if let row = shift(tag, by: difference) {
      let others = constraints(in: row).filter { $0 != number }
      _ = shift(tag, by: -difference)
      throw Conflict(others: others)
    }
    tags[number.number]?.constant = constant
  }

  // MARK: Symbols

  private mutating func makeSymbol(_ kind: SymbolKind, of owner: Int) -> Symbol {
    objective.makeSymbol()
    owners.append(Int32(owner))
    return tableau.makeSymbol(kind)
  }

  private mutating func makeTag(_ constraint: LinearConstraint) -> Tag {
    let number = tags.count
    tags.append(nil)
    let marker: Symbol
    var other: Symbol = -1
    var factor = 1.0
    if constraint.relation == .equal {
      marker = makeSymbol(constraint.isRequired ? .dummy : .error, of: number)
      if !constraint.isRequired {
        factor = -1
        other = makeSymbol(.error, of: number)
      }
    } else {
      marker = makeSymbol(.slack, of: number)
      factor = constraint.relation == .atMost ? 1 : -1
      if !constraint.isRequired { other = makeSymbol(.error, of: number) }
    }
    return Tag(
      constraint: number, marker: marker, other: other, factor: factor, priority: constraint.priority,
      constant: constraint.expression.constant)
  }

  /// Makes an equation of a comparison.
  private mutating func insertSymbols(of tag: Tag, _ constraint: LinearConstraint, into row: inout Row) {
    row.insert(tag.marker, tag.factor)
    guard tag.other >= 0 else { return }
    row.insert(tag.other, -tag.factor)
    for symbol in [tag.marker, tag.other] where tableau.kind(of: symbol) == .error {
      objective.add(symbol, times: 1, at: tag.priority, symbolCount: tableau.symbolCount)
    }
  }

  /// Forgets the symbols of a constraint.
  private mutating func retire(_ tag: Tag) {
    for symbol in [tag.marker, tag.other] where symbol >= 0 {
      objective.forget(symbol)
      tableau.retire(symbol)
    }
  }

  /// The constraints that the symbols of a row came with.
  private func constraints(in row: Row) -> [ConstraintNumber] {
    let numbers = row.cells.compactMap { cell in
      abs(cell.coefficient) > tolerance ? owners[Int(cell.symbol)] : nil
    }
    return Set(numbers).filter { $0 >= 0 }.map { ConstraintNumber(number: Int($0)) }.sorted()
  }

  // MARK: Adding

  /// The symbol for which an equation is solved without more ado: a variable, the one that stands in the fewest rows, or
  /// one of the constraint's own that is not negative then.
  private func subject(for tag: Tag, _ row: Row) -> Symbol? {
    var best: (symbol: Symbol, width: Int)?
    for cell in row.cells where tableau.kind(of: cell.symbol) == .external {
      let width = tableau.width(of: cell.symbol)
      if best.map({ width < $0.width }) ?? true { best = (cell.symbol, width) }
    }
    if let best { return best.symbol }
    return [tag.marker, tag.other].first { symbol in
      symbol >= 0 && tableau.kind(of: symbol).canEnter && row.coefficient(of: symbol) < 0
    }
  }

  /// Moves what is left open until an equation holds.
  ///
  /// - Parameter row: what is to be nought, and is not negative.
  /// - Returns: the symbol for which the equation is solved then; nil where it cannot hold.
  private mutating func makeSubject(of tag: Tag, _ row: inout Row) -> Symbol? {
    while true {
      let entering = row.cells.first { $0.coefficient < -tolerance && tableau.kind(of: $0.symbol).canEnter }
      guard let entering else { break }
      let step = row.constant / -entering.coefficient
      guard let leaving = leavingRow(entering: entering.symbol), leaving.step < step else { return entering.symbol }
      let solved = tableau.pivot(leaving.row, entering: entering.symbol)
      objective.substitute(solved, for: entering.symbol)
      tableau.substitute(solved, for: entering.symbol, in: &row)
    }
    guard row.constant <= tolerance else { return nil }
    row.constant = 0
    // What follows from others.
    return row.cells.first { tableau.kind(of: $0.symbol).canEnter }?.symbol ?? tag.marker
  }
}
