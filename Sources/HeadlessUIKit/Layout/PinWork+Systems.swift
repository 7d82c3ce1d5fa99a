import Foundation

/// What several equations determine only together: two views beside each other that are equally wide and fill a third.
///
/// - UIKit: all required constraints hold that do not contradict each other, so that what they determine together is so
///   whatever else is asked for (documentation of NSLayoutConstraint and UILayoutPriority.required).
extension PinWork {
  /// How many equations are solved together, at most.
  private static let mostRows = 120

  /// Solves equations that have to hold, each axis for itself.
  ///
  /// - Returns: whether anything was learnt.
  mutating func solveTogether(_ equations: [PinEquation]) -> Bool {
    var hasLearnt = false
    for isVertical in [false, true] {
      let all = rows(of: equations.filter { $0.isVertical == isVertical }, isVertical: isVertical)
      let rows = LinearRow.bound(among: all)
      guard !rows.isEmpty, rows.count <= Self.mostRows, let known = LinearRow.determined(by: rows) else { continue }
      for (variable, value) in known.sorted(by: { $0.key < $1.key }) {
        let (slot, isSize) = (variable / 2, variable % 2 == 1)
        guard !isSize || value > -0.01 else { continue }
        let extent = Extent.at(isSize ? Swift.max(0, value) : value)
        let isNew =
          isVertical
          ? places.values[slot].y.learn(isSize ? .size : .min, extent)
          : places.values[slot].x.learn(isSize ? .size : .min, extent)
        hasLearnt = isNew || hasLearnt
      }
    }
    return hasLearnt
  }

  /// The equations as sums of starts and lengths that are not known, with what is known of ends and middles.
  private func rows(of equations: [PinEquation], isVertical: Bool) -> [LinearRow] {
    var rows = equations.compactMap { equation -> LinearRow? in
      guard let constant = equation.constant.exact else { return nil }
      var row = LinearRow(constant: constant)
      guard add(equation.first, times: 1, to: &row) else { return nil }
      if let second = equation.second, !add(second, times: -equation.multiplier, to: &row) { return nil }
      return row.factors.isEmpty ? nil : row
    }
    for slot in Set(rows.flatMap(\.factors.keys).map { $0 / 2 }).sorted() {
      let span = isVertical ? places.values[slot].y : places.values[slot].x
      guard span.min == nil, span.size == nil else { continue }
      if let end = span.max { rows.append(LinearRow(factors: [slot * 2: 1, slot * 2 + 1: 1], constant: end)) }
      if let middle = span.center {
        rows.append(LinearRow(factors: [slot * 2: 1, slot * 2 + 1: 0.5], constant: middle))
      }
    }
    return rows
  }

  /// Adds a side of an equation to a sum.
  ///
  /// - Returns: false where it is about an item that is placed elsewhere, and not known.
  private func add(_ side: PinEquation.Side, times factor: CGFloat, to row: inout LinearRow) -> Bool {
    guard let slot = side.slot else {
      guard let known = (side.isVertical ? side.known.y : side.known.x)[side.part].exact else { return false }
      row.constant -= factor * known
      return true
    }
    let span = side.isVertical ? places.values[slot].y : places.values[slot].x
    if let known = span[side.part].exact {
      row.constant -= factor * known
      return true
    }
    let (start, length): (CGFloat, CGFloat) =
      switch side.part {
      case .min: (1, 0)
      case .max: (1, 1)
      case .center: (1, 0.5)
      case .size: (0, 1)
      }
    row.add(slot * 2, factor * start, known: span.min)
    row.add(slot * 2 + 1, factor * length, known: span.size)
    return true
  }
}

/// A sum of variables times factors that is a number.
struct LinearRow {
  var factors: [Int: CGFloat] = [:]
  var constant: CGFloat

  /// Adds a variable times a factor, or what is known of it.
  mutating func add(_ variable: Int, _ factor: CGFloat, known: CGFloat?) {
    if let known { return constant -= factor * known }
    let sum = (factors[variable] ?? 0) + factor
    factors[variable] = abs(sum) < 1e-9 ? nil : sum
  }

  /// Takes another sum so often from this one that a variable goes.
  private mutating func eliminate(_ variable: Int, by other: LinearRow) {
    guard let factor = factors[variable], let divisor = other.factors[variable] else { return }
    for (each, value) in other.factors { add(each, -value * factor / divisor, known: nil) }
    factors[variable] = nil
    constant -= other.constant * factor / divisor
  }

  /// The sums of which each variable is in another one, too: what one sum alone has, it does not determine for others.
  static func bound(among rows: [LinearRow]) -> [LinearRow] {
    var left = rows
    while true {
      var counts: [Int: Int] = [:]
      for row in left { for variable in row.factors.keys { counts[variable, default: 0] += 1 } }
      let bound = left.filter { row in row.factors.count == 1 || row.factors.keys.allSatisfy { counts[$0] != 1 } }
      if bound.count == left.count { return left }
      left = bound
    }
  }

  /// The variables that sums determine, each with its value; nil where the sums contradict each other.
  static func determined(by rows: [LinearRow]) -> [Int: CGFloat]? {
    var left = rows
    var solved: [(variable: Int, row: LinearRow)] = []
    while let row = left.popLast() {
      guard let pivot = row.factors.max(by: { (abs($0.value), $1.key) < (abs($1.value), $0.key) })?.key else {
        if abs(row.constant) > 0.5 { return nil }
        continue
      }
      for index in left.indices { left[index].eliminate(pivot, by: row) }
      for index in solved.indices { solved[index].row.eliminate(pivot, by: row) }
      solved.append((pivot, row))
    }
    var known: [Int: CGFloat] = [:]
    for (variable, row) in solved where row.factors.count == 1 {
      known[variable] = row.constant / (row.factors[variable] ?? 1)
    }
    return known
  }
}
