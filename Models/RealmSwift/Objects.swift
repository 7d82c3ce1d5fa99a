import Foundation

typealias ObjectBase = Object

class RealmSwiftObject: NSObject {}

class Object: RealmSwiftObject {
  required override init() { super.init() }

  convenience init(value: Any) {
    self.init()
    RealmProperties.fill(self, value)
  }

  class func primaryKey() -> String? { nil }
  class func indexedProperties() -> [String] { [] }
  class func ignoredProperties() -> [String] { [] }

  private(set) var realm: Realm?
  private(set) var isInvalidated = false

  /// Which one it is of its file's, in the order in which they were added.
  var number = 0
  private var stored: Object?
  /// The object of the realm that it stands for: itself, unless it was added where one of its primary key was.
  var row: Object { stored ?? self }

  /// Stands for another object of a realm.
  func stand(for other: Object, in realm: Realm) {
    stored = other
    self.realm = realm
  }

  /// Puts it into a realm, or takes it out of the one that it is in.
  func move(into realm: Realm?) {
    if realm == nil {
      isInvalidated = true
      Mirror(reflecting: self).withdrawDynamicProperties(because: Object.invalidated)
    }
    self.realm = realm
  }

  static let invalidated = "Object has been deleted or invalidated."

  /// Asked before a dynamic property is set: an object of a realm may be changed in a write alone.
  func changeOfDynamicProperty() {
    if row.isInvalidated { fatalError(Object.invalidated) }
    if let realm, !realm.isInWriteTransaction {
      fatalError("Attempting to modify object outside of a write transaction - call beginWriteTransaction on an RLMRealm instance first.")
    }
  }

  /// Asked before a property with a wrapper is read.
  func readingOfProperty() {
    if row.isInvalidated { fatalError(Object.invalidated) }
  }

  func value(forKey key: String) -> Any? {
    if key == "self" { return self }
    return RealmProperties.property(key, of: self)
  }

  func observe(_ block: @escaping (Any) -> Void) -> NotificationToken {
    NotificationToken {}
  }
}

class EmbeddedObject: Object {}

/// What an object's properties hold, by their names.
enum RealmProperties {
  static func property(_ name: String, of object: Object) -> Any? {
    for stored in Mirror(reflecting: object).storedProperties where stored.label == name {
      return RealmValues.held(stored.value)
    }
    return nil
  }

  /// The names of the properties that an app declares.
  static func names(of object: Object) -> [String] {
    Mirror(reflecting: object).storedProperties.map { $0.label }.filter {
      $0 != "realm" && $0 != "isInvalidated" && $0 != "stored" && $0 != "number"
    }
  }

  /// The property that tells objects apart: a method of the class or a wrapper names it.
  static func primaryKey(of object: Object) -> String? {
    if let name = type(of: object).primaryKey() { return name }
    for stored in Mirror(reflecting: object).storedProperties {
      if let wrapper = stored.value as? PrimaryKeyHolding, wrapper.isPrimaryKey { return stored.label }
    }
    return nil
  }

  /// Gives an object all that another one of its class holds.
  static func copy(_ object: Object, to other: Object) {
    for name in names(of: object) {
      if let value = property(name, of: object) { set(name, of: other, to: value) }
    }
  }

  /// Sets properties to what a dictionary has by their names, or a list in their order.
  static func fill(_ object: Object, _ value: Any) {
    let names = names(of: object)
    if let dictionary = value as? [String: Any] {
      for name in names { if let value = dictionary[name] { set(name, of: object, to: value) } }
    } else if let list = value as? [Any] {
      for (name, value) in zip(names, list) { set(name, of: object, to: value) }
    }
  }

  static func set(_ name: String, of object: Object, to value: Any) {
    let held = property(name, of: object)
    if Mirror(reflecting: held as Any).holdsObjects, let list = held as? RealmListing {
      list.fill(RealmValues.elements(of: value))
    } else {
      Mirror(reflecting: object).setStoredProperty(name, to: value)
    }
  }

  /// Sets the properties of an object that link to one which is deleted to nil.
  static func unlink(_ deleted: Object, from object: Object) {
    for name in names(of: object) {
      let value = property(name, of: object)
      guard Mirror(reflecting: value as Any).holdsObjects, let other = value as? Object, other.row === deleted else {
        continue
      }
      Mirror(reflecting: object).setStoredProperty(name, to: nil)
    }
  }

  /// The objects and lists that an object holds.
  static func held(by object: Object) -> [Any] {
    Mirror(reflecting: object).storedObjects.flatMap { held in
      held is PersistedHolding ? Mirror(reflecting: held).storedObjects : [held]
    }
  }
}

/// A value behind an Optional or a wrapper.
enum RealmValues {
  static func held(_ value: Any) -> Any? {
    if let holder = value as? RealmHolder { return holder.held }
    return flat(value)
  }

  static func flat(_ value: Any?) -> Any? { value }

  /// The elements of a collection; none of what is no collection.
  static func elements(of value: Any) -> [Any] {
    if let list = value as? [Any] { return list }
    if let list = value as? ElementHolder { return list.heldElements }
    if let set = value as? Set<AnyHashable> { return Array(set) }
    return []
  }

  /// What a property of all elements is.
  static func numbers<Number>(_ elements: [Any], _ property: String) -> [Number] {
    ((elements as NSArray).value(forKey: property) as! [Any]).map { $0 as! Number }
  }

  static func sum<Number: AdditiveArithmetic>(_ elements: [Any], _ property: String) -> Number {
    let all: [Number] = numbers(elements, property)
    return all.reduce(Number.zero) { $0 + $1 }
  }

  static func average(_ elements: [Any], _ property: String) -> Double? {
    let all = ((elements as NSArray).value(forKey: property) as! [Any]).map { ($0 as! NSNumber).doubleValue }
    return all.isEmpty ? nil : all.reduce(0, +) / Double(all.count)
  }

  /// Whether two primary keys are one.
  static func isSame(_ one: Any?, _ other: Any?) -> Bool {
    NSPredicate(format: "SELF == %@", argumentArray: [other as Any]).evaluate(with: one)
  }
}

/// A collection of a realm's, whose elements it gives.
protocol ElementHolder {
  var heldElements: [Any] { get }
}

extension ElementHolder {
  /// What key-value coding gives of all its elements.
  func value(forKey key: String) -> Any? { (heldElements as NSArray).value(forKey: key) }
}

protocol RealmHolder {
  var held: Any? { get }
}

protocol RealmCollectionValue {}

/// A wrapper that says which property tells objects apart.
protocol PrimaryKeyHolding {
  var isPrimaryKey: Bool { get }
}

@propertyWrapper struct Persisted<Value>: RealmHolder, PrimaryKeyHolding {
  private let box: PersistedBox<Value>
  private(set) var isPrimaryKey = false

  init() {
    box = PersistedBox()
    if let list = Value.self as? RealmListing.Type { box.set(list.init() as! Value) }
  }
  init(wrappedValue: Value) { box = PersistedBox(wrappedValue) }
  init(primaryKey: Bool) {
    box = PersistedBox()
    isPrimaryKey = primaryKey
  }
  init(wrappedValue: Value, primaryKey: Bool) {
    box = PersistedBox(wrappedValue)
    isPrimaryKey = primaryKey
  }
  init(indexed: Bool) { box = PersistedBox() }
  init(wrappedValue: Value, indexed: Bool) { box = PersistedBox(wrappedValue) }
  init(originProperty: String) { box = PersistedBox(RealmDefaults.links(originProperty) as Value) }

  var wrappedValue: Value {
    get {
      if !box.isSet { box.set(RealmDefaults.value(Value.self)) }
      return box.values[0]
    }
    nonmutating set { box.set(newValue) }
  }

  static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Persisted<Value>>
  ) -> Value {
    get {
      (object as? Object)?.readingOfProperty()
      return object[keyPath: storage].wrappedValue
    }
    set {
      (object as? Object)?.changeOfDynamicProperty()
      object[keyPath: storage].wrappedValue = newValue
    }
  }

  var held: Any? { RealmValues.flat(wrappedValue) }
}

protocol PersistedHolding: AnyObject {}

/// What a wrapped property holds: nothing before it is first asked for.
final class PersistedBox<Value>: PersistedHolding {
  private(set) var values: [Value] = []
  var isSet: Bool { !values.isEmpty }

  init() {}
  init(_ value: Value) { values = [value] }

  func set(_ value: Value) { values = [value] }
}

/// What a property holds before it is set.
enum RealmDefaults {
  static func value<Wanted>(_ type: Wanted.Type) -> Wanted {
    if type == String.self { return "" as! Wanted }
    if type == Int.self { return 0 as! Wanted }
    if type == Double.self { return 0.0 as! Wanted }
    if type == Bool.self { return false as! Wanted }
    if type == Float.self { return Float(0) as! Wanted }
    if type == Date.self { return Date(timeIntervalSinceReferenceDate: 0) as! Wanted }
    if type == Data.self { return Data() as! Wanted }
    if type == UUID.self { return UUID() as! Wanted }
    if type == ObjectId.self { return ObjectId() as! Wanted }
    if let list = Wanted.self as? RealmListing.Type { return list.init() as! Wanted }
    let nothing: Any? = nil
    return nothing as! Wanted
  }

  static func links<Wanted>(_ origin: String) -> Wanted { unreadLinks(origin) }
}

final class RealmOptional<Value>: RealmHolder {
  var value: Value?
  init(_ value: Value? = nil) { self.value = value }
  var held: Any? { value }
}

final class RealmProperty<Value>: RealmHolder {
  var value: Value = RealmDefaults.value(Value.self)
  init() {}
  var held: Any? { RealmValues.flat(value) }
}
