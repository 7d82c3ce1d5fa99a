/// A number and a sum of symbols, each times a factor.
struct Row {
  struct Cell {
    var symbol: Symbol
    var coefficient: Double
  }

  var constant: Double
  /// In the order of their symbols; none is nought.
  var cells: [Cell] = []

  func coefficient(of symbol: Symbol) -> Double {
    place(of: symbol).map { cells[$0].coefficient } ?? 0
  }

  /// Takes a symbol out.
  ///
  /// - Returns: its factor; nought where it is not there.
  mutating func remove(_ symbol: Symbol) -> Double {
    place(of: symbol).map { cells.remove(at: $0).coefficient } ?? 0
  }

  /// Adds a symbol that is not there.
  mutating func insert(_ symbol: Symbol, _ coefficient: Double) {
    cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: firstPlace(notBefore: symbol))
  }

  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in cells.indices { cells[index].coefficient *= factor }
  }

  /// Takes the row for what a symbol is, and says of the same equation what one of the symbols in it is.
  mutating func solve(for symbol: Symbol, from basic: Symbol) {
    let coefficient = remove(symbol)
    multiply(by: -1 / coefficient)
    insert(basic, 1 / coefficient)
  }

  /// Takes the row for nought, and says of the same equation what one of the symbols in it is.
  mutating func solve(for symbol: Symbol) {
    let coefficient = remove(symbol)
    multiply(by: -1 / coefficient)
  }

  /// Adds another row times a factor.
  ///
  /// - Parameters:
  ///   - scratch: room that is used again and again.
  ///   - gained: told of each symbol that was not there before.
  mutating func add(_ other: Row, times factor: Double, scratch: inout [Cell], gained: (Symbol) -> Void) {
    constant += other.constant * factor
    scratch.removeAll(keepingCapacity: true)
    cells.withUnsafeBufferPointer { own in
      other.cells.withUnsafeBufferPointer { added in
        var (index, place) = (0, 0)
        while index < own.count, place < added.count {
          let (cell, more) = (own[index], added[place])
          if cell.symbol < more.symbol {
            scratch.append(cell)
            index += 1
          } else if cell.symbol > more.symbol {
            scratch.append(Cell(symbol: more.symbol, coefficient: more.coefficient * factor))
            gained(more.symbol)
            place += 1
          } else {
            let sum = cell.coefficient + more.coefficient * factor
            if abs(sum) > tolerance { scratch.append(Cell(symbol: cell.symbol, coefficient: sum)) }
            index += 1
            place += 1
          }
        }
        while index < own.count {
          scratch.append(own[index])
          index += 1
        }
        while place < added.count {
          scratch.append(Cell(symbol: added[place].symbol, coefficient: added[place].coefficient * factor))
          gained(added[place].symbol)
          place += 1
        }
      }
    }
    swap(&cells, &scratch)
  }

  private func place(of symbol: Symbol) -> Int? {
    let place = firstPlace(notBefore: symbol)
    return place < cells.count && cells[place].symbol == symbol ? place : nil
  }

  private func firstPlace(notBefore symbol: Symbol) -> Int {
    cells.withUnsafeBufferPointer { cells in
      var (low, high) = (0, cells.count)
      while low < high {
        let middle = (low + high) / 2
        if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }
}
