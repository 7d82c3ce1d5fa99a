/// By how much optional constraints do not hold, which is to be as little as can be: a sum for each priority, of which a
/// stronger one always decides before a weaker one.
struct Objective {
  private struct Level {
    let priority: Float
    /// How much each symbol adds to the sum.
    var costs: [Double]
  }

  /// The strongest first.
  private var levels: [Level] = []
  /// All symbols that may make the objective smaller, and some that do not any longer.
  private var candidates: [Symbol] = []

  mutating func makeSymbol() {
    for index in levels.indices { levels[index].costs.append(0) }
  }

  /// Adds a symbol that is not basic, or takes it away.
  mutating func add(_ symbol: Symbol, times factor: Double, at priority: Float, symbolCount: Int) {
    let index = level(priority, symbolCount: symbolCount)
    Self.add(factor, to: &levels[index].costs[Int(symbol)])
    note(symbol)
  }

  /// Adds what a basic symbol is, or takes it away.
  mutating func add(_ row: Row, times factor: Double, at priority: Float, symbolCount: Int) {
    let index = level(priority, symbolCount: symbolCount)
    Self.add(row, times: factor, to: &levels[index].costs)
    for cell in row.cells { note(cell.symbol) }
  }

  /// Says the same by what a symbol is, which is basic from here on.
  mutating func substitute(_ row: Row, for symbol: Symbol) {
    var isChanged = false
    for level in levels.indices {
      let cost = levels[level].costs[Int(symbol)]
      guard cost != 0 else { continue }
      levels[level].costs[Int(symbol)] = 0
      Self.add(row, times: cost, to: &levels[level].costs)
      isChanged = true
    }
    guard isChanged else { return }
    for cell in row.cells { note(cell.symbol) }
  }

  /// The first symbol that makes the objective smaller as it grows; nil where none does.
  mutating func nextEntering(_ tableau: Tableau) -> Symbol? {
    guard !candidates.isEmpty else { return nil }
    var best: Symbol?
    var kept = 0
    for index in candidates.indices {
      let symbol = candidates[index]
      guard tableau.kind(of: symbol).canEnter, tableau.row(of: symbol) == nil, sign(of: symbol) < 0 else { continue }
      candidates[kept] = symbol
      kept += 1
      if best.map({ symbol < $0 }) ?? true { best = symbol }
    }
    candidates.removeLast(candidates.count - kept)
    return best
  }

  /// Takes a symbol for one that changes nothing.
  mutating func forget(_ symbol: Symbol) {
    for level in levels.indices { levels[level].costs[Int(symbol)] = 0 }
  }

  /// Whether the objective grows as a symbol does, positive, becomes smaller, negative, or stays.
  func sign(of symbol: Symbol) -> Int {
    for level in levels {
      let cost = level.costs[Int(symbol)]
      if cost > tolerance { return 1 }
      if cost < -tolerance { return -1 }
    }
    return 0
  }

  /// Whether one symbol, of which so much is needed, costs less than another one.
  func isCheaper(_ one: Symbol, _ coefficient: Double, than other: Symbol, _ otherCoefficient: Double) -> Bool {
    for level in levels {
      let difference = level.costs[Int(one)] / coefficient - level.costs[Int(other)] / otherCoefficient
      if difference < -tolerance { return true }
      if difference > tolerance { return false }
    }
    return one < other
  }

  private mutating func note(_ symbol: Symbol) {
    if sign(of: symbol) < 0 { candidates.append(symbol) }
  }

  private mutating func level(_ priority: Float, symbolCount: Int) -> Int {
    let place = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if place == levels.count || levels[place].priority != priority {
      levels.insert(Level(priority: priority, costs: Array(repeating: 0, count: symbolCount)), at: place)
    }
    return place
  }

  private static func add(_ row: Row, times factor: Double, to costs: inout [Double]) {
    for cell in row.cells { add(cell.coefficient * factor, to: &costs[Int(cell.symbol)]) }
  }

  private static func add(_ difference: Double, to cost: inout Double) {
    cost += difference
    if abs(cost) < tolerance { cost = 0 }
  }
}
