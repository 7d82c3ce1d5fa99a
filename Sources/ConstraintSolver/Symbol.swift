/// A column of the tableau.
typealias Symbol = Int32

/// What a column of the tableau stands for.
enum SymbolKind: UInt8 {
  /// A variable of the user's, which may have any sign.
  case external
  /// By how much an inequality does more than hold: nought or more.
  case slack
  /// By how much an optional constraint does not hold: nought or more.
  case error
  /// Always nought: marks a required equation.
  case dummy
  /// Of a constraint that was removed.
  case removed

  /// Whether it may become basic to make the objective smaller.
  var canEnter: Bool { self == .slack || self == .error }
}

/// The symbols that came into the tableau with a constraint.
struct Tag {
  let constraint: Int
  /// In the constraint's own equation and in no other one.
  let marker: Symbol
  /// The other sign of an error, or the error of an inequality; negative for none.
  let other: Symbol
  /// The marker's factor in the constraint's own equation: 1 or -1.
  let factor: Double
  let priority: Float
  /// The constraint's constant.
  var constant: Double
}

/// What counts as nought, but for errors of rounding.
let tolerance = 1e-8
