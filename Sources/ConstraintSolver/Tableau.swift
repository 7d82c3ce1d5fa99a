/// The equations of all constraints, each solved for one of its symbols, which is basic; all other symbols are nought.
///
/// Rows of symbols that must not be negative contain no external symbol.
struct Tableau {
  private(set) var kinds: [SymbolKind] = []
  private(set) var rows: [Row] = []
  /// What each row says the value of; negative for a row that is not in use.
  private(set) var basics: [Symbol] = []
  /// The row of each basic symbol; negative for others.
  private var rowOfSymbol: [Int32] = []
  /// The rows that each symbol may stand in: all in which it does, and some in which it did.
  private var columns: [[Int32]] = []
  private var freeRows: [Int] = []
  private var scratch: [Row.Cell] = []

  var symbolCount: Int { kinds.count }

  mutating func makeSymbol(_ kind: SymbolKind) -> Symbol {
    kinds.append(kind)
    rowOfSymbol.append(-1)
    columns.append([])
    return Symbol(kinds.count - 1)
  }

  func kind(of symbol: Symbol) -> SymbolKind { kinds[Int(symbol)] }

  /// The row that says what a symbol is; nil for one that is nought.
  func row(of symbol: Symbol) -> Int? {
    let row = rowOfSymbol[Int(symbol)]
    return row < 0 ? nil : Int(row)
  }

  func value(of symbol: Symbol) -> Double { row(of: symbol).map { rows[$0].constant } ?? 0 }

  /// Tells of each row in which a symbol stands with its factor there. A row may come twice.
  func forEachRow(with symbol: Symbol, _ body: (_ row: Int, _ coefficient: Double) -> Void) {
    for number in columns[Int(symbol)] {
      let coefficient = rows[Int(number)].coefficient(of: symbol)
      if coefficient != 0 { body(Int(number), coefficient) }
    }
  }

  /// How many rows a symbol may stand in.
  func width(of symbol: Symbol) -> Int { columns[Int(symbol)].count }

  /// What an expression is by symbols that are not basic.
  mutating func makeRow(constant: Double, _ terms: [(symbol: Symbol, coefficient: Double)]) -> Row {
    var row = Row(constant: constant)
    for (symbol, coefficient) in terms {
      let part =
        self.row(of: symbol).map { rows[$0] }
        ?? Row(constant: 0, cells: [Row.Cell(symbol: symbol, coefficient: 1)])
      row.add(part, times: coefficient, scratch: &scratch) { _ in }
    }
    return row
  }

  // MARK: Changes

  /// Adds the row of a symbol that is basic from here on.
  mutating func insert(_ row: Row, of symbol: Symbol) {
    substitute(row, for: symbol)
    let number: Int
    if let free = freeRows.popLast() {
      number = free
    } else {
      number = rows.count
      rows.append(Row(constant: 0))
      basics.append(-1)
    }
    for cell in row.cells { columns[Int(cell.symbol)].append(Int32(number)) }
    rows[number] = row
    basics[number] = symbol
    rowOfSymbol[Int(symbol)] = Int32(number)
  }

  /// Makes one symbol basic in place of another one.
  ///
  /// - Returns: what the symbol is from here on.
  @discardableResult
  mutating func pivot(_ number: Int, entering symbol: Symbol) -> Row {
    let leaving = basics[number]
    var row = Row(constant: 0)
    swap(&row, &rows[number])
    row.solve(for: symbol, from: leaving)
    substitute(row, for: symbol)
    columns[Int(leaving)].append(Int32(number))
    rows[number] = row
    basics[number] = symbol
    rowOfSymbol[Int(leaving)] = -1
    rowOfSymbol[Int(symbol)] = Int32(number)
    return row
  }

  /// Gives up the equation of a basic symbol.
  mutating func removeRow(of symbol: Symbol) {
    guard let number = row(of: symbol) else { return }
    rows[number] = Row(constant: 0)
    basics[number] = -1
    rowOfSymbol[Int(symbol)] = -1
    freeRows.append(number)
  }

  mutating func retire(_ symbol: Symbol) { kinds[Int(symbol)] = .removed }

  mutating func addToConstant(of row: Int, _ difference: Double) { rows[row].constant += difference }

  /// Makes another row say the same by what a symbol is.
  mutating func substitute(_ row: Row, for symbol: Symbol, in other: inout Row) {
    let coefficient = other.remove(symbol)
    if coefficient != 0 { other.add(row, times: coefficient, scratch: &scratch) { _ in } }
  }

  private mutating func substitute(_ row: Row, for symbol: Symbol) {
    var column: [Int32] = []
    swap(&column, &columns[Int(symbol)])
    for number in column {
      let coefficient = rows[Int(number)].remove(symbol)
      guard coefficient != 0 else { continue }
      Self.add(row, times: coefficient, to: number, &rows, &columns, &scratch)
    }
  }

  private static func add(
    _ row: Row, times factor: Double, to number: Int32, _ rows: inout [Row], _ columns: inout [[Int32]],
    _ scratch: inout [Row.Cell]
  ) {
    rows[Int(number)].add(row, times: factor, scratch: &scratch) { columns[Int($0)].append(number) }
  }
}
