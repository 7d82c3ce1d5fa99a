import Foundation

class NSPredicate: NSObject {
  private let test: (Any?) -> Bool
  let predicateFormat: String

  init(_ format: String, _ test: @escaping (Any?) -> Bool) {
    predicateFormat = format
    self.test = test
    super.init()
  }

  init(format: String, _ args: Any?...) {
    predicateFormat = format
    var parser = PredicateParser(format, args)
    test = parser.predicate()
    super.init()
  }

  init(format: String, argumentArray: [Any]?) {
    predicateFormat = format
    var parser = PredicateParser(format, argumentArray ?? [])
    test = parser.predicate()
    super.init()
  }

  init(value: Bool) {
    predicateFormat = value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    test = { _ in value }
    super.init()
  }

  init(block: @escaping (Any?, [String: Any]?) -> Bool) {
    predicateFormat = "BLOCKPREDICATE"
    test = { block($0, nil) }
    super.init()
  }

  func evaluate(with object: Any?) -> Bool { test(object) }
}

extension Array {
  func filtered(using predicate: NSPredicate) -> [Element] { filter { predicate.evaluate(with: $0) } }

  func sortedArray(using descriptors: [NSSortDescriptor]) -> [Element] {
    NSSortDescriptor.sorted(self, by: descriptors)
  }
}

class NSCompoundPredicate: NSPredicate {
  enum LogicalType { case not, and, or }

  init(type: LogicalType, subpredicates: [NSPredicate]) {
    super.init("") { object in
      switch type {
      case .not: return !subpredicates[0].evaluate(with: object)
      case .and: return subpredicates.allSatisfy { $0.evaluate(with: object) }
      case .or: return subpredicates.contains { $0.evaluate(with: object) }
      }
    }
  }

  convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init(type: .and, subpredicates: subpredicates)
  }

  convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init(type: .or, subpredicates: subpredicates)
  }

  convenience init(notPredicateWithSubpredicate predicate: NSPredicate) {
    self.init(type: .not, subpredicates: [predicate])
  }
}

class NSSortDescriptor: NSObject {
  let key: String?
  let ascending: Bool
  private let comparison: (Any?, Any?) -> ComparisonResult

  init(key: String?, ascending: Bool) {
    self.key = key
    self.ascending = ascending
    comparison = { PredicateValues.order($0, $1) }
    super.init()
  }

  init(key: String?, ascending: Bool, selector: Selector?) {
    self.key = key
    self.ascending = ascending
    comparison = NSSortDescriptor.comparison(selector.map { NSStringFromSelector($0) } ?? "compare:")
    super.init()
  }

  init(key: String?, ascending: Bool, comparator: @escaping (Any, Any) -> ComparisonResult) {
    self.key = key
    self.ascending = ascending
    comparison = { comparator($0 as Any, $1 as Any) }
    super.init()
  }

  convenience init(keyPath: AnyKeyPath, ascending: Bool) {
    self.init(key: keyPath._kvcKeyPathString, ascending: ascending)
  }

  var reversedSortDescriptor: Any {
    let comparison = self.comparison
    return NSSortDescriptor(key: key, ascending: !ascending, comparator: { comparison($0, $1) })
  }

  func compare(_ one: Any, to other: Any) -> ComparisonResult {
    let path = key ?? "self"
    let result = comparison(
      PredicateValues.value(at: path, of: one), PredicateValues.value(at: path, of: other))
    if ascending || result == .orderedSame { return result }
    return result == .orderedAscending ? .orderedDescending : .orderedAscending
  }

  private static func comparison(_ selector: String) -> (Any?, Any?) -> ComparisonResult {
    switch selector {
    case "compare:": return { PredicateValues.order($0, $1) }
    case "caseInsensitiveCompare:": return texts { $0.caseInsensitiveCompare($1) }
    case "localizedCaseInsensitiveCompare:": return texts { $0.localizedCaseInsensitiveCompare($1) }
    case "localizedCompare:": return texts { $0.localizedCompare($1) }
    case "localizedStandardCompare:": return texts { $0.localizedStandardCompare($1) }
    default: return unreadPredicate(selector)
    }
  }

  private static func texts(_ compare: @escaping (String, String) -> ComparisonResult) -> (Any?, Any?) -> ComparisonResult
  {
    { one, other in
      guard let one = one as? String, let other = other as? String else { return PredicateValues.order(one, other) }
      return compare(one, other)
    }
  }

  /// Objects in the order that descriptors ask for; those that no descriptor tells apart stay as they are.
  static func sorted<Element>(_ objects: [Element], by descriptors: [NSSortDescriptor]) -> [Element] {
    if descriptors.isEmpty { return objects }
    let places = objects.indices.sorted { one, other in
      for descriptor in descriptors {
        switch descriptor.compare(objects[one], to: objects[other]) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return one < other
    }
    return places.map { objects[$0] }
  }
}
