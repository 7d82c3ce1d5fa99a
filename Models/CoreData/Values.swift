import Foundation

/// Values as a store keeps them and as properties want them.
enum ManagedValues {
  /// Whether values of a type are numbers, which properties of several types may stand for.
  static func isNumber(_ type: NSAttributeType) -> Bool {
    switch type {
    case .booleanAttributeType, .doubleAttributeType, .floatAttributeType, .integer16AttributeType,
      .integer32AttributeType, .integer64AttributeType, .undefinedAttributeType:
      return true
    default: return false
    }
  }

  /// A value in the attribute's own type.
  static func kept(_ value: Any, as type: NSAttributeType) -> Any {
    switch type {
    case .booleanAttributeType: return number(value).map { $0 != 0 } ?? value
    case .doubleAttributeType: return number(value) ?? value
    case .floatAttributeType: return number(value).map { Float($0) } ?? value
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      if let value = value as? Int { return value }
      return number(value).map { Int($0) } ?? value
    default: return value
    }
  }

  /// A value in a form that outlives a launch.
  static func written(_ value: Any, as type: NSAttributeType) -> Any? {
    switch type {
    case .UUIDAttributeType: return (value as! UUID).uuidString
    case .URIAttributeType: return (value as! URL).absoluteString
    // That it is there is known to the next launch, and no more.
    case .decimalAttributeType, .transformableAttributeType, .undefinedAttributeType: return "?"
    default: return value
    }
  }

  /// A value that an earlier launch has written.
  static func read(_ value: Any, as type: NSAttributeType) -> Any? {
    switch type {
    case .UUIDAttributeType: return UUID(uuidString: value as! String)
    case .URIAttributeType: return URL(string: value as! String)
    case .decimalAttributeType, .transformableAttributeType, .undefinedAttributeType: return unreadValue()
    default: return value
    }
  }

  private static func number(_ value: Any) -> Double? {
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

  /// A kept value for a property of a type.
  static func fitted<Wanted>(_ value: Any, to type: Wanted.Type) -> Wanted {
    if let number = value as? Int {
      if type == Int16.self { return Int16(number) as! Wanted }
      if type == Int32.self { return Int32(number) as! Wanted }
      if type == Int64.self { return Int64(number) as! Wanted }
      if type == Bool.self { return (number != 0) as! Wanted }
      if type == NSNumber.self || type == NSNumber?.self { return NSNumber(value: number) as! Wanted }
    }
    if let flag = value as? Bool, type == NSNumber.self || type == NSNumber?.self {
      return NSNumber(value: flag) as! Wanted
    }
    if let number = value as? Double, type == NSNumber.self || type == NSNumber?.self {
      return NSNumber(value: number) as! Wanted
    }
    return value as! Wanted
  }

  /// What a property that is no Optional gives whose value is not there: nought for numbers, an empty text or data.
  static func missing<Wanted>(_ type: Wanted.Type) -> Wanted {
    if type == Bool.self { return false as! Wanted }
    if type == Int.self { return 0 as! Wanted }
    if type == Int16.self { return Int16(0) as! Wanted }
    if type == Int32.self { return Int32(0) as! Wanted }
    if type == Int64.self { return Int64(0) as! Wanted }
    if type == Double.self { return 0.0 as! Wanted }
    if type == Float.self { return Float(0) as! Wanted }
    if type == String.self { return "" as! Wanted }
    if type == Data.self { return Data() as! Wanted }
    return valueOfNothing(type)
  }

  /// The objects in what a relationship is set to.
  static func objects(_ value: Any?) -> [NSManagedObject] {
    guard let value else { return [] }
    if let object = value as? NSManagedObject { return [object] }
    if let list = value as? [NSManagedObject] { return list }
    if let ordered = value as? NSOrderedSet { return ordered.array as! [NSManagedObject] }
    return Array(value as! Set<NSManagedObject>)
  }
}

typealias NSSet = Set<AnyHashable>

extension Set {
  init(array: [Element]) { self.init(array) }
  init(object: Element) { self.init([object]) }
  var allObjects: [Any] { Array(self) }
  func anyObject() -> Any? { first }
  func adding(_ object: Element) -> Set<Element> { union([object]) }
  func addingObjects(from others: [Element]) -> Set<Element> { union(others) }
  func addingObjects(from others: Set<Element>) -> Set<Element> { union(others) }
}

/// A set that tells what is changed in it.
final class NSMutableSet: NSObject {
  private var objects: [NSManagedObject]
  private let changed: ([NSManagedObject]) -> Void

  init(_ objects: [NSManagedObject], changed: @escaping ([NSManagedObject]) -> Void) {
    self.objects = objects
    self.changed = changed
    super.init()
  }

  var count: Int { objects.count }
  var allObjects: [Any] { objects }

  func contains(_ object: NSManagedObject) -> Bool { objects.contains { $0 === object } }

  func add(_ object: NSManagedObject) {
    if contains(object) { return }
    objects.append(object)
    changed(objects)
  }

  func remove(_ object: NSManagedObject) {
    objects = objects.filter { $0 !== object }
    changed(objects)
  }

  func removeAllObjects() {
    objects = []
    changed(objects)
  }
}

class NSOrderedSet: NSObject, Sequence {
  fileprivate(set) var array: [Any]

  init(array: [Any]) {
    self.array = array
    super.init()
  }

  override convenience init() { self.init(array: []) }

  func makeIterator() -> IndexingIterator<[Any]> { array.makeIterator() }
  func value(forKey key: String) -> Any? { (array as NSArray).value(forKey: key) }
  var count: Int { array.count }
  var firstObject: Any? { array.first }
  var lastObject: Any? { array.last }
  func object(at index: Int) -> Any { array[index] }
  subscript(index: Int) -> Any { array[index] }
  func contains(_ object: Any) -> Bool { array.contains { ($0 as AnyObject) === (object as AnyObject) } }
  func index(of object: Any) -> Int {
    array.firstIndex { ($0 as AnyObject) === (object as AnyObject) } ?? NSNotFound
  }
  func mutableCopy() -> Any { NSMutableOrderedSet(array: array) }
}

class NSMutableOrderedSet: NSOrderedSet {
  func add(_ object: Any) { if !contains(object) { array.append(object) } }
  func insert(_ object: Any, at index: Int) { if !contains(object) { array.insert(object, at: index) } }
  func remove(_ object: Any) { array.removeAll { ($0 as AnyObject) === (object as AnyObject) } }
  func removeObject(at index: Int) { array.remove(at: index) }
}

/// What a relationship that has an order gives.
final class RelatedOrderedSet: NSMutableOrderedSet {
  override func add(_ object: Any) { unreadChangeOfRelationship(object) }
  override func insert(_ object: Any, at index: Int) { unreadChangeOfRelationship(object) }
  override func remove(_ object: Any) { unreadChangeOfRelationship(object) }
  override func removeObject(at index: Int) { unreadChangeOfRelationship(index) }
}
