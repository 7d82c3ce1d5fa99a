import FlowModel
import Foundation

/// Whether a database compares: its own rows, not objects.
final class DatabaseComparison {
  var isGoingOn = false
}

/// Whether objects fulfil predicates.
extension Library.Call {
  func evaluate(_ predicate: Predicate, with this: Value?) throws -> Bool {
    switch predicate {
    case .constant(let flag): return flag
    case .not(let inner): return try !evaluate(inner, with: this)
    case .and(let parts): return try parts.allSatisfy { try evaluate($0, with: this) }
    case .or(let parts): return try parts.contains { try evaluate($0, with: this) }
    case .block(let closure):
      let object = this.map { Value.some(SomeBox($0)) } ?? .none
      return try isTrue(try interpreter.call(closure, [object, .none], at: location))
    case .comparison(let comparison):
      let (left, right) = try alike(content(of: comparison.left, this), content(of: comparison.right, this))
      guard comparison.quantity != .one else { return try holds(comparison, left, right) }
      guard let left else { return comparison.quantity != .any }
      try checkKnown(left)
      let items = try interpreter.elements(of: left, at: location)
      switch comparison.quantity {
      case .all: return try items.allSatisfy { try holds(comparison, $0.flattened, right) }
      case .none: return try !items.contains { try holds(comparison, $0.flattened, right) }
      default: return try items.contains { try holds(comparison, $0.flattened, right) }
      }
    }
  }

  /// The two sides of a comparison, an identifier beside a text as a text where a database compares them.
  ///
  /// - Throws: `Stop` for a number beside a text, which a database may take for a number.
  private func alike(_ left: Value?, _ right: Value?) throws -> (Value?, Value?) {
    guard interpreter.kept(DatabaseComparison.init).isGoingOn, let left, let right else { return (left, right) }
    let (one, other) = (kind(of: left), kind(of: right))
    if one == "UUID", other == "String" { return (try text(ofIdentifier: left), right) }
    if one == "String", other == "UUID" { return (left, try text(ofIdentifier: right)) }
    func isNumber(_ value: Value) -> Bool { NumberBoxing.box(value) != nil }
    if one == "String" && isNumber(right) || other == "String" && isNumber(left) {
      throw stop("how a database compares a number with a text")
    }
    return (left, right)
  }

  private func kind(of value: Value) -> String? {
    if case .unknown(let unknown) = value { return unknown.kind ?? unknown.type?.name }
    return interpreter.typeOf(value).name
  }

  private func text(ofIdentifier value: Value) throws -> Value? {
    try interpreter.property(interpreter.program.symbols["uuidString"], of: value, at: location).flattened
  }

  /// What an expression stands for; nil for nil.
  private func content(of expression: Predicate.Expression, _ this: Value?) throws -> Value? {
    switch expression {
    case .this: return this
    case .value(let value): return present(value)
    case .keys(let keys):
      guard let this else { return nil }
      return present(try interpreter.value(forKeys: keys, of: this, self))
    case .list(let items): return list(try items.map { .optional(try content(of: $0, this)) })
    }
  }

  /// A value, which may be one that is not known; nil for nil.
  private func present(_ value: Value) -> Value? {
    if case .native(let box as FoundationObject<NSNull>)? = value.flattened { return .native(box) }
    return value.flattened
  }

  private func checkKnown(_ values: Value?...) throws {
    for case .unknown(let unknown)? in values { throw Stop(lacking: unknown, at: location) }
  }

  /// Whether a comparison holds of which a part is not known: a random UUID is equal to itself alone, and one date lies
  /// before another; nil where both are known.
  private func holdsOfUnknown(_ comparison: Predicate.Comparison, _ left: Value?, _ right: Value?) throws -> Bool? {
    guard [left, right].contains(where: { if case .unknown? = $0 { true } else { false } }) else { return nil }
    let (one, other) = (left ?? .none, right ?? .none)
    let answer: Bool?
    switch comparison.relation {
    case .in: answer = try right.map { try contains($0, left, comparison) }
    case .contains: answer = try left.map { try contains($0, right, comparison) }
    default: answer = comparison.relation.operation.flatMap { interpreter.knownComparison($0, one, other) }
    }
    if answer == nil { try checkKnown(left, right) }
    return answer
  }

  private func holds(_ comparison: Predicate.Comparison, _ left: Value?, _ right: Value?) throws -> Bool {
    if let answer = try holdsOfUnknown(comparison, left, right) { return answer }
    switch comparison.relation {
    case .equal: return try areEqual(left, right, comparison)
    case .unequal: return try !areEqual(left, right, comparison)
    case .less: return try order(left, right, comparison) == .orderedAscending
    case .greater: return try order(left, right, comparison) == .orderedDescending
    case .lessOrEqual:
      guard let order = try order(left, right, comparison) else { return false }
      return order != .orderedDescending
    case .greaterOrEqual:
      guard let order = try order(left, right, comparison) else { return false }
      return order != .orderedAscending
    case .between:
      guard let right, left != nil else { return false }
      let ends = try interpreter.elements(of: right, at: location).compactMap(\.flattened)
      guard ends.count == 2, let low = try order(left, ends[0], comparison),
        let high = try order(left, ends[1], comparison)
      else { throw stop("BETWEEN in a predicate") }
      return low != .orderedAscending && high != .orderedDescending
    case .in: return try contains(right, left, comparison)
    case .contains: return try contains(left, right, comparison)
    case .beginsWith, .endsWith, .like, .matches:
      guard let left, let right else { return false }
      let pattern = try text(of: right, comparison)
      if case .text = left {
      } else if case .native(let box) = left, box is FoundationObject<NSString> {
      } else {
        throw stop("\(comparison.relation.rawValue) of a \(interpreter.typeOf(left).name) in a predicate")
      }
      return try compares(try unbridge(left, String.self), pattern, comparison)
    }
  }

  private func text(of value: Value, _ comparison: Predicate.Comparison) throws -> String {
    guard let text = String.unbridged(value, self) else {
      throw stop("\(comparison.relation.rawValue) with a \(interpreter.typeOf(value).name) in a predicate")
    }
    return text
  }

  private func options(_ comparison: Predicate.Comparison) -> String.CompareOptions {
    var options: String.CompareOptions = []
    if comparison.ignoresCase { options.insert(.caseInsensitive) }
    if comparison.ignoresDiacritics { options.insert(.diacriticInsensitive) }
    return options
  }

  /// `BEGINSWITH`, `ENDSWITH`, `LIKE` and `MATCHES`.
  private func compares(_ text: String, _ pattern: String, _ comparison: Predicate.Comparison) throws -> Bool {
    let options = options(comparison)
    switch comparison.relation {
    case .beginsWith: return pattern.isEmpty || text.range(of: pattern, options: options.union(.anchored)) != nil
    case .endsWith:
      return pattern.isEmpty || text.range(of: pattern, options: options.union([.anchored, .backwards])) != nil
    case .like:
      let escaped = NSRegularExpression.escapedPattern(for: pattern)
        .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
      return try matches(text, escaped, comparison, [.dotMatchesLineSeparators])
    default: return try matches(text, pattern, comparison, [])
    }
  }

  private func matches(
    _ text: String, _ pattern: String, _ comparison: Predicate.Comparison, _ more: NSRegularExpression.Options
  ) throws -> Bool {
    if comparison.ignoresDiacritics { throw stop("[d] of a pattern in a predicate") }
    let options = comparison.ignoresCase ? more.union(.caseInsensitive) : more
    guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: options) else {
      throw exception(
        ExceptionName.invalidArgument, "Can't do regex matching, reason: (Can't open pattern \(pattern))",
        otherwise: "a pattern that is none")
    }
    return try !self.matches(of: expression, in: text, atMost: 1).isEmpty
  }

  private func contains(_ whole: Value?, _ part: Value?, _ comparison: Predicate.Comparison) throws -> Bool {
    guard let whole else { return false }
    switch whole {
    case .list, .set, .range, .object:
      return try interpreter.elements(of: whole, at: location).contains {
        let (element, other) = try alike(present($0), part)
        return try areEqual(element, other, comparison)
      }
    case .dictionary(let box):
      return try box.table.values.contains { try areEqual(present($0), part, comparison) }
    case .text, .native:
      guard let part else { return false }
      try checkKnown(part)
      let text = try unbridge(whole, String.self)
      return text.range(of: try self.text(of: part, comparison), options: options(comparison)) != nil
    default:
      try checkKnown(whole)
      throw stop("CONTAINS of a \(interpreter.typeOf(whole).name) in a predicate")
    }
  }

  private func areEqual(_ left: Value?, _ right: Value?, _ comparison: Predicate.Comparison) throws -> Bool {
    var equality = comparison
    equality.relation = .equal
    if let answer = try holdsOfUnknown(equality, left, right) { return answer }
    guard let left, let right else { return left == nil && right == nil }
    if let one = String.unbridged(left, self), let other = String.unbridged(right, self) {
      return one.compare(other, options: options(comparison).union(.literal)) == .orderedSame
    }
    if let one = NumberBoxing.box(left), let other = NumberBoxing.box(right) { return one == other }
    switch (left, right) {
    case (.object(let one), .object(let other)): return try isEqual(one, other)
    default: return Equality.areEqual(left, right)
    }
  }

  private func isEqual(_ one: Instance, _ other: Instance) throws -> Bool {
    if one.isSame(as: other) { return true }
    guard !interpreter.hasMember("isEqual", .object(one)) else { throw stop("isEqual(_:) in a predicate") }
    return false
  }

  /// How two values are ordered; nil where one is nil.
  private func order(_ left: Value?, _ right: Value?, _ comparison: Predicate.Comparison) throws -> ComparisonResult? {
    guard let left, let right else { return nil }
    return try self.order(left, right, options(comparison))
  }

  /// How two values are ordered, texts by their letters.
  func order(_ left: Value, _ right: Value, _ options: String.CompareOptions = []) throws -> ComparisonResult {
    if let one = NumberBoxing.box(left), let other = NumberBoxing.box(right) { return one.compare(other) }
    if let one = String.unbridged(left, self), let other = String.unbridged(right, self) {
      return one.compare(other, options: options.union(.literal))
    }
    if case .native(let one as FoundationBox<Date>) = left, case .native(let other as FoundationBox<Date>) = right {
      return one.content.compare(other.content)
    }
    throw stop("an order of \(interpreter.typeOf(left).name) and \(interpreter.typeOf(right).name)")
  }
}

extension Predicate.Comparison.Relation {
  /// The same in Swift; nil for what has no operator there.
  fileprivate var operation: TreeOperator? {
    switch self {
    case .equal: .equal
    case .unequal: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    default: nil
    }
  }
}
