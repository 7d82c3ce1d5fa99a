import Foundation

/// What predicates and sort descriptors ask an object for, by a key.
protocol KeyedValues: AnyObject {
  func keyedValue(_ key: String) -> Any?
}

/// How predicates and sort descriptors look at values.
enum PredicateValues {
  /// What a key path leads to: of a collection, the values of all its elements.
  static func value(at path: String, of root: Any?) -> Any? {
    var current = root
    for key in path.split(separator: ".").map(String.init) {
      if key == "self" || key == "SELF" { continue }
      current = step(key, of: current)
      if current == nil { return nil }
    }
    return current
  }

  private static func step(_ key: String, of value: Any?) -> Any? {
    guard let value else { return nil }
    if let object = value as? KeyedValues { return object.keyedValue(key) }
    guard let elements = elements(of: value) else { return unreadKey(key) }
    switch key {
    case "@count": return elements.count
    case "@sum", "@avg", "@min", "@max": return unreadKey(key)
    default: return elements.compactMap { step(key, of: $0) }
    }
  }

  /// The elements of a collection; nil for what is none.
  static func elements(of value: Any) -> [Any]? {
    if let list = value as? [Any] { return list }
    if let list = value as? ElementHolder { return list.heldElements }
    if let set = value as? Set<AnyHashable> { return Array(set) }
    return nil
  }

  static func isSame(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = number(one), let other = number(other) { return one == other }
    if let one = one as? String, let other = other as? String { return one == other }
    if let one = one as? Date, let other = other as? Date { return one == other }
    if let one = one as? UUID, let other = other as? UUID { return one == other }
    if let one = one as? URL, let other = other as? URL { return one == other }
    if let one = one as? Data, let other = other as? Data { return one == other }
    if let one = one as? KeyedValues, let other = other as? KeyedValues { return one === other }
    if one is String || other is String || number(one) != nil || number(other) != nil { return false }
    return unreadComparison(one, other)
  }

  /// The order of two values; nil is before all.
  static func order(_ one: Any?, _ other: Any?) -> ComparisonResult {
    guard let one else { return other == nil ? .orderedSame : .orderedAscending }
    guard let other else { return .orderedDescending }
    if let one = one as? String, let other = other as? String {
      return one == other ? .orderedSame : one < other ? .orderedAscending : .orderedDescending
    }
    if let one = one as? Date, let other = other as? Date {
      return one == other ? .orderedSame : one < other ? .orderedAscending : .orderedDescending
    }
    if let one = number(one), let other = number(other) {
      return one == other ? .orderedSame : one < other ? .orderedAscending : .orderedDescending
    }
    return unreadComparison(one, other)
  }

  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Int: return Double(value)
    case let value as Double: return value
    case let value as Bool: return value ? 1 : 0
    case let value as Int16: return Double(value)
    case let value as Int32: return Double(value)
    case let value as Int64: return Double(value)
    case let value as Float: return Double(value)
    case let value as NSNumber: return value.doubleValue
    default: return nil
    }
  }
}

/// A collection of a store's own, whose elements a predicate sees.
protocol ElementHolder {
  var heldElements: [Any] { get }
}
