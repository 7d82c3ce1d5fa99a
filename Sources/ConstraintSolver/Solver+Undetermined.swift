extension Solver {
  /// The variables that constraints leave open: those that may be another number, with all constraints held as well as they
  /// are.
  package func undetermined() -> Set<Variable> {
    let free = freeSymbols()
    var open: Set<Int> = []
    // What may grow by itself moves all in which it stands.
    let moving = free.filter { symbol in
      tableau.kind(of: symbol) == .external || leavingRow(entering: symbol).map { $0.step > tolerance } ?? true
    }
    for symbol in moving { tableau.forEachRow(with: symbol) { row, _ in open.insert(row) } }
    let isFree = flags(of: free)
    return Set(
      symbols.indices.filter { number -> Bool in
        guard let row = tableau.row(of: symbols[number]) else { return true }
        if open.contains(row) { return true }
        guard tableau.rows[row].cells.contains(where: { isFree[Int($0.symbol)] }) else { return false }
        // All that stands in it is held by something that is nought: whether they move together is to be tried.
        return [1, -1].contains { factor in
          var excursion = Excursion(self, isFree)
          return excursion.canGrow(row, times: factor)
        }
      }.map(Variable.init(number:)))
  }

  /// The symbols that are nought and need not be, as far as the objective goes.
  private func freeSymbols() -> [Symbol] {
    (0..<Symbol(tableau.symbolCount)).filter { symbol in
      guard tableau.row(of: symbol) == nil else { return false }
      let kind = tableau.kind(of: symbol)
      return kind == .external || kind.canEnter && objective.sign(of: symbol) == 0
    }
  }

  private func flags(of symbols: [Symbol]) -> [Bool] {
    var flags = Array(repeating: false, count: tableau.symbolCount)
    for symbol in symbols { flags[Int(symbol)] = true }
    return flags
  }
}

/// A walk over solutions that are as good as the one that is known, to see whether a variable is the same in all.
private struct Excursion {
  private var solver: Solver
  /// The symbols that may be other than nought.
  private var isFree: [Bool]

  init(_ solver: Solver, _ isFree: [Bool]) {
    self.solver = solver
    self.isFree = isFree
    for symbol in solver.tableau.basics where symbol >= 0 && solver.tableau.kind(of: symbol).canEnter {
      self.isFree[Int(symbol)] = true
    }
  }

  /// Whether the value of a row can grow, or fall with a factor of -1.
  mutating func canGrow(_ row: Int, times factor: Double) -> Bool {
    var goal = solver.tableau.rows[row]
    goal.multiply(by: factor)
    while true {
      let entering = goal.cells.first { $0.coefficient > tolerance && isFree[Int($0.symbol)] }
      guard let entering else { return false }
      guard let leaving = solver.leavingRow(entering: entering.symbol), leaving.step <= tolerance else { return true }
      let solved = solver.tableau.pivot(leaving.row, entering: entering.symbol)
      solver.tableau.substitute(solved, for: entering.symbol, in: &goal)
    }
  }
}
