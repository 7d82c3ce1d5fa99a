extension Solver {
  /// Makes the objective as small as it can be: the simplex method, with R. G. Bland's choice of pivots, which comes to an
  /// end always.
  mutating func optimize() {
    while let symbol = objective.nextEntering(tableau) {
      guard let leaving = leavingRow(entering: symbol) else {
        // No sum of errors falls without end: what seems so comes of rounding.
        objective.forget(symbol)
        continue
      }
      objective.substitute(tableau.pivot(leaving.row, entering: symbol), for: symbol)
    }
  }

  /// The row whose symbol is nought first as another symbol grows, and by how much that grows until then; nil where it may
  /// grow without end.
  func leavingRow(entering symbol: Symbol) -> (row: Int, step: Double)? {
    var best: (row: Int, step: Double)?
    tableau.forEachRow(with: symbol) { row, coefficient in
      guard coefficient < -tolerance, tableau.kind(of: tableau.basics[row]) != .external else { return }
      let step = max(tableau.rows[row].constant, 0) / -coefficient
      if let known = best,
        known.step < step || known.step == step && tableau.basics[known.row] <= tableau.basics[row]
      {
        return
      }
      best = (row, step)
    }
    return best
  }

  /// The row in whose place a constraint's marker becomes basic, so that the constraint can be given up, and nothing that
  /// must not be negative becomes so.
  func leavingRow(forMarker marker: Symbol) -> Int? {
    var best: (row: Int, rank: Int, step: Double)?
    tableau.forEachRow(with: marker) { row, coefficient in
      let (rank, step): (Int, Double) =
        switch tableau.kind(of: tableau.basics[row]) {
        case .dummy: (0, 0)
        case .external: (3, 0)
        default: (coefficient < 0 ? 1 : 2, tableau.rows[row].constant / abs(coefficient))
        }
      if let known = best, (known.rank, known.step, tableau.basics[known.row]) <= (rank, step, tableau.basics[row]) {
        return
      }
      best = (row, rank, step)
    }
    return best?.row
  }

  /// Changes the constant of a constraint's equation.
  ///
  /// - Returns: nil; or, where required constraints cannot hold, an equation of the symbols of those.
  mutating func shift(_ tag: Tag, by difference: Double) -> Row? {
    var waiting: [Int] = []
    if let row = tableau.row(of: tag.marker) {
      tableau.addToConstant(of: row, -difference)
      waiting = [row]
    } else {
      var seen: Set<Int> = []
      var changes: [(row: Int, difference: Double)] = []
      tableau.forEachRow(with: tag.marker) { row, coefficient in
        if seen.insert(row).inserted { changes.append((row, coefficient * difference)) }
      }
      for change in changes { tableau.addToConstant(of: change.row, change.difference) }
      waiting = changes.map(\.row)
    }
    return repair(waiting)
  }

  /// Brings back to nought what has become negative: the dual simplex method.
  private mutating func repair(_ changed: [Int]) -> Row? {
    for row in changed where tableau.basics[row] >= 0 && tableau.kind(of: tableau.basics[row]) == .dummy {
      if abs(tableau.rows[row].constant) > tolerance { return broken(row) }
    }
    while let row = firstNegative() {
      var best: Row.Cell?
      for cell in tableau.rows[row].cells
      where cell.coefficient > tolerance && tableau.kind(of: cell.symbol).canEnter {
        if let known = best,
          !objective.isCheaper(cell.symbol, cell.coefficient, than: known.symbol, known.coefficient)
        {
          continue
        }
        best = cell
      }
      guard let best else { return broken(row) }
      objective.substitute(tableau.pivot(row, entering: best.symbol), for: best.symbol)
    }
    optimize()
    return nil
  }

  /// The row of the first symbol that is negative and must not be.
  private func firstNegative() -> Int? {
    var best: Int?
    for row in tableau.rows.indices where tableau.rows[row].constant < -tolerance && tableau.basics[row] >= 0 {
      let kind = tableau.kind(of: tableau.basics[row])
      guard kind == .slack || kind == .error else { continue }
      if best.map({ tableau.basics[row] < tableau.basics[$0] }) ?? true { best = row }
    }
    return best
  }

  /// A row with the symbol that it says the value of.
  private func broken(_ number: Int) -> Row {
    var row = tableau.rows[number]
    row.insert(tableau.basics[number], -1)
    return row
  }
}
