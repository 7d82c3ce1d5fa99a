/// What a predicate asks.
indirect enum Predicate {
  case constant(Bool)
  case comparison(Comparison)
  case and([Predicate])
  case or([Predicate])
  case not(Predicate)
  /// `NSPredicate(block:)`.
  case block(Closure)

  /// `name CONTAINS[c] "x"`.
  struct Comparison {
    enum Relation: String {
      case equal, unequal, less, lessOrEqual, greater, greaterOrEqual, between, beginsWith, endsWith, contains, like,
        matches, `in`
    }

    /// Of the elements of a list on the left.
    enum Quantity { case one, any, all, none }

    var left: Expression
    var relation: Relation
    var right: Expression
    var ignoresCase = false
    var ignoresDiacritics = false
    var quantity = Quantity.one
  }

  indirect enum Expression {
    case this
    case value(Value)
    /// The keys of a key path.
    case keys([String])
    case list([Expression])
  }
}

extension Predicate {
  /// The key paths that it asks for, but for those in a block.
  var keyPaths: [[String]] {
    switch self {
    case .constant, .block: []
    case .comparison(let comparison): comparison.left.keyPaths + comparison.right.keyPaths
    case .and(let parts), .or(let parts): parts.flatMap(\.keyPaths)
    case .not(let part): part.keyPaths
    }
  }
}

extension Predicate.Expression {
  fileprivate var keyPaths: [[String]] {
    switch self {
    case .this, .value: []
    case .keys(let keys): [keys]
    case .list(let parts): parts.flatMap(\.keyPaths)
    }
  }
}

/// `NSPredicate`.
final class PredicateBox: NativeBox {
  let predicate: Predicate
  /// The format that it was made of.
  let format: String?

  init(_ predicate: Predicate, format: String? = nil) {
    self.predicate = predicate
    self.format = format
  }
  override var typeName: String { "NSPredicate" }
  override var isReference: Bool { true }
  override var isPrintable: Bool { false }
}
