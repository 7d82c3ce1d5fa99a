// swift-format-ignore-file
// The files of Models/RealmSwift as they are: edit those, then FLOWSIM_RECORD=1 swift test --filter ModuleModelTests.

extension ModuleModel {
  static let realmSwiftTexts: [(path: String, text: String)] = [
    (
      "RealmSwift/Collections.swift",
      ##"""
import Foundation

/// A list that an object holds.
protocol RealmListing: ElementHolder {
  init()
  func drop(_ object: Object)
  func fill(_ values: [Any])
  func join(_ realm: Realm)
}

struct SortDescriptor {
  let keyPath: String
  let ascending: Bool

  init(keyPath: String, ascending: Bool = true) {
    self.keyPath = keyPath
    self.ascending = ascending
  }
}

enum RealmCollectionChange<Value> {
  case initial(Value)
  case update(Value, deletions: [Int], insertions: [Int], modifications: [Int])
  case error(Error)
}

/// Objects that a query finds, looked for each time.
final class Results<Element>: Sequence, ElementHolder {
  private let find: () -> [Element]
  private let file: RealmFile?

  init(_ file: RealmFile?, _ find: @escaping () -> [Element]) {
    self.file = file
    self.find = find
  }

  var heldElements: [Any] { find() }
  var count: Int { find().count }
  var isEmpty: Bool { find().isEmpty }
  var first: Element? { find().first }
  var last: Element? { find().last }
  var indices: Range<Int> { 0..<count }
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  var isInvalidated: Bool { false }
  subscript(index: Int) -> Element { find()[index] }
  func makeIterator() -> IndexingIterator<[Element]> { find().makeIterator() }
  func index(of object: Element) -> Int? { find().firstIndex { ($0 as AnyObject) === (object as AnyObject) } }
  func firstIndex(of object: Element) -> Int? { index(of: object) }

  func filter(_ format: String, _ args: Any...) -> Results<Element> { filter(NSPredicate(format: format, argumentArray: args)) }

  func filter(_ predicate: NSPredicate) -> Results<Element> {
    let find = self.find
    return Results(file) { find().filter { predicate.evaluate(with: $0) } }
  }

  func filter(_ isWanted: (Element) throws -> Bool) rethrows -> [Element] { try find().filter(isWanted) }

  /// A query in Swift's own words: what it asks of each object's properties is what they hold.
  func `where`(_ isIncluded: @escaping (Element) -> Bool) -> Results<Element> {
    let find = self.find
    return Results(file) { find().filter { isIncluded($0) } }
  }

  func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
    sorted(by: [SortDescriptor(keyPath: keyPath, ascending: ascending)])
  }

  func sorted(by descriptors: [SortDescriptor]) -> Results<Element> {
    let find = self.find
    let own = descriptors.map { NSSortDescriptor(key: $0.keyPath, ascending: $0.ascending) }
    return Results(file) { (find() as NSArray).sortedArray(using: own) as! [Element] }
  }

  func sorted(by isBefore: (Element, Element) throws -> Bool) rethrows -> [Element] { try find().sorted(by: isBefore) }

  func sum<Number: AdditiveArithmetic>(ofProperty property: String) -> Number { RealmValues.sum(find(), property) }
  func min<Number: Comparable>(ofProperty property: String) -> Number? { RealmValues.numbers(find(), property).min() }
  func max<Number: Comparable>(ofProperty property: String) -> Number? { RealmValues.numbers(find(), property).max() }
  func average(ofProperty property: String) -> Double? { RealmValues.average(find(), property) }

  func observe(
    on queue: DispatchQueue? = nil, _ block: @escaping (RealmCollectionChange<Results<Element>>) -> Void
  ) -> NotificationToken {
    RealmWatch.observe(self, file) { block($0) }
  }
}

/// Objects that an object holds, in order.
final class List<Element>: Sequence, RealmListing {
  private var elements: [Element] = []
  private(set) var realm: Realm?

  init() {}

  var heldElements: [Any] { elements }
  var count: Int { elements.count }
  var isEmpty: Bool { elements.isEmpty }
  var first: Element? { elements.first }
  var last: Element? { elements.last }
  var indices: Range<Int> { elements.indices }
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  var isInvalidated: Bool { false }
  func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }

  subscript(index: Int) -> Element {
    get { elements[index] }
    set { elements[index] = newValue }
  }

  func drop(_ object: Object) { elements.removeAll { ($0 as AnyObject) === object } }
  func join(_ realm: Realm) { self.realm = realm }

  func fill(_ values: [Any]) {
    for value in values {
      if let element = value as? Element {
        append(element)
      } else {
        append((Element.self as! Object.Type).init(value: value) as! Element)
      }
    }
  }

  private func adopt(_ element: Element) {
    if let realm, let object = element as? Object, object.realm == nil { realm.add(object) }
  }

  func append(_ element: Element) {
    adopt(element)
    elements.append(element)
  }

  func append(objectsIn objects: Any) {
    for object in RealmValues.elements(of: objects) { append(object as! Element) }
  }

  func insert(_ element: Element, at index: Int) {
    adopt(element)
    elements.insert(element, at: index)
  }

  func remove(at index: Int) { elements.remove(at: index) }
  func removeAll() { elements.removeAll() }
  func removeFirst() { elements.removeFirst() }
  func removeLast() { elements.removeLast() }
  func replace(index: Int, object: Element) { elements[index] = object }
  func move(from: Int, to: Int) { elements.insert(elements.remove(at: from), at: to) }
  func swapAt(_ one: Int, _ other: Int) { elements.swapAt(one, other) }
  func index(of object: Element) -> Int? { elements.firstIndex { ($0 as AnyObject) === (object as AnyObject) } }
  func firstIndex(of object: Element) -> Int? { index(of: object) }

  private var results: Results<Element> { Results(nil) { self.elements } }

  func filter(_ format: String, _ args: Any...) -> Results<Element> { results.filter(NSPredicate(format: format, argumentArray: args)) }
  func filter(_ predicate: NSPredicate) -> Results<Element> { results.filter(predicate) }
  func `where`(_ isIncluded: @escaping (Element) -> Bool) -> Results<Element> { results.where(isIncluded) }
  func filter(_ isWanted: (Element) throws -> Bool) rethrows -> [Element] { try elements.filter(isWanted) }
  func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
    results.sorted(byKeyPath: keyPath, ascending: ascending)
  }
  func sorted(by descriptors: [SortDescriptor]) -> Results<Element> { results.sorted(by: descriptors) }
  func sorted(by isBefore: (Element, Element) throws -> Bool) rethrows -> [Element] { try elements.sorted(by: isBefore) }

  func sum<Number: AdditiveArithmetic>(ofProperty property: String) -> Number { RealmValues.sum(elements, property) }
  func min<Number: Comparable>(ofProperty property: String) -> Number? { RealmValues.numbers(elements, property).min() }
  func max<Number: Comparable>(ofProperty property: String) -> Number? { RealmValues.numbers(elements, property).max() }
  func average(ofProperty property: String) -> Double? { RealmValues.average(elements, property) }
}

/// The objects that hold this one.
final class LinkingObjects<Element>: Sequence, ElementHolder {
  init(fromType type: Element.Type, property: String) {}

  var heldElements: [Any] { unreadLinks() }
  var first: Element? { unreadLinks() }
  var count: Int { unreadLinks() }
  var isEmpty: Bool { unreadLinks() }
  func makeIterator() -> IndexingIterator<[Element]> { unreadLinks() }
}

/// Tells of changes after each write.
enum RealmWatch {
  static func observe<Element>(
    _ results: Results<Element>, _ file: RealmFile?, _ tell: @escaping (RealmCollectionChange<Results<Element>>) -> Void
  ) -> NotificationToken {
    guard let file else { return unreadObservation(results) }
    var before: [Element] = []
    var isFirst = true
    let observer = RealmObserver {
      let after = Array(results)
      if isFirst {
        isFirst = false
        before = after
        tell(.initial(results))
        return
      }
      let deletions = before.indices.filter { place in !after.contains { ($0 as AnyObject) === (before[place] as AnyObject) } }
      let insertions = after.indices.filter { place in !before.contains { ($0 as AnyObject) === (after[place] as AnyObject) } }
      before = after
      if deletions.isEmpty, insertions.isEmpty {
        tell(unreadModifications(results))
      } else {
        tell(.update(results, deletions: deletions, insertions: insertions, modifications: []))
      }
    }
    file.observers.append(observer)
    observer.look()
    return NotificationToken { file.observers.removeAll { $0 === observer } }
  }
}
"""##
    ),
    (
      "RealmSwift/Keeping.swift",
      ##"""
import Foundation

/// What outlives a launch of a realm's file: of each object its class, its values and its links by its number.
final class RealmKeeping {
  private static let kept = UserDefaults(suiteName: "flowsim.RealmSwift")!
  private let name: String
  private var kept: UserDefaults { RealmKeeping.kept }

  init(_ name: String) { self.name = name }

  var isOld: Bool { kept.bool(forKey: "\(name) isOld") }
  var hasHoles: Bool { kept.bool(forKey: "\(name) hasHoles") }

  /// What is in the file is not known any more.
  func forget() { kept.set(true, forKey: "\(name) isOld") }

  /// The file is opened: what is in one that the app has put there, or has put away, is not known.
  func find(_ path: String) {
    if FileManager.default.fileExists(atPath: path) != kept.bool(forKey: "\(name) isThere") { forget() }
    kept.set(true, forKey: "\(name) isThere")
    FileManager.default.createFile(atPath: path, contents: Data())
  }

  func nextNumber() -> Int {
    let number = kept.integer(forKey: "\(name) numbers") + 1
    kept.set(number, forKey: "\(name) numbers")
    return number
  }

  // MARK: Writing

  func keep(_ objects: [Object], hasHoles: Bool) {
    kept.set(hasHoles, forKey: "\(name) hasHoles")
    kept.set(objects.map { $0.number }, forKey: "\(name) rows")
    for object in objects {
      kept.set(NSStringFromClass(type(of: object)), forKey: "\(name) \(object.number)")
      for property in RealmProperties.names(of: object) { keep(property, of: object) }
    }
  }

  private func key(_ property: String, _ object: Object) -> String { "\(name) \(object.number).\(property)" }

  private func keep(_ property: String, of object: Object) {
    let key = key(property, object)
    let value = RealmProperties.property(property, of: object)
    for form in ["", " links", " link", " elements", " id"] { kept.removeObject(forKey: key + form) }
    guard Mirror(reflecting: value as Any).holdsObjects else { return kept.keep(value, forKey: key) }
    if let list = value as? RealmListing {
      let elements = list.heldElements
      if Mirror(reflecting: elements).holdsObjects || elements.isEmpty {
        kept.set(elements.map { ($0 as! Object).row.number }, forKey: key + " links")
      } else {
        kept.keep(elements, forKey: key + " elements")
      }
    } else if let other = value as? Object {
      kept.set(other.row.number, forKey: key + " link")
    } else if let id = value as? ObjectId {
      kept.set(id.stringValue, forKey: key + " id")
    } else {
      // That it is there is known to the next launch, and no more.
      kept.keep(value, forKey: key)
    }
  }

  // MARK: Reading

  /// The objects of earlier launches, whose properties are not set yet.
  func objects() -> [Object] {
    let numbers = kept.array(forKey: "\(name) rows") as? [Int] ?? []
    return numbers.map { number in
      let type = NSClassFromString(kept.string(forKey: "\(name) \(number)") ?? "") as! Object.Type
      let object = type.init()
      object.number = number
      return object
    }
  }

  func fill(_ object: Object, with others: [Object], in realm: Realm) {
    for property in RealmProperties.names(of: object) {
      let key = key(property, object)
      if let numbers = kept.array(forKey: key + " links") as? [Int] {
        let list = RealmProperties.property(property, of: object) as! RealmListing
        list.fill(numbers.flatMap { number in others.filter { $0.number == number } })
        list.join(realm)
      } else if kept.object(forKey: key + " link") != nil {
        let number = kept.integer(forKey: key + " link")
        RealmProperties.set(property, of: object, to: others.first { $0.number == number } as Any)
      } else if let elements = kept.kept(forKey: key + " elements") {
        (RealmProperties.property(property, of: object) as! RealmListing).fill(elements as! [Any])
      } else if let text = kept.string(forKey: key + " id") {
        RealmProperties.set(property, of: object, to: ObjectId(kept: text))
      } else {
        Mirror(reflecting: object).setStoredProperty(property, to: kept.kept(forKey: key) as Any)
      }
    }
  }
}
"""##
    ),
    (
      "RealmSwift/Objects.swift",
      ##"""
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
"""##
    ),
    (
      "RealmSwift/Realm.swift",
      ##"""
import Foundation

/// What a realm's file holds: all realms of one file see the same.
final class RealmFile {
  private static var files: [String: RealmFile] = [:]
  /// One for all realms of the file on the main thread.
  let state = WriteState()
  private(set) var objects: [Object] = []
  var observers: [RealmObserver] = []
  /// Whether objects were taken out: those that are left may then be in another order.
  private(set) var hasHoles = false
  /// What is kept of it for the next launch; nil for what ends with the app.
  private let keeping: RealmKeeping?

  /// Whether it is not known what is in the file.
  private(set) var isOld = false

  private init(_ keeping: RealmKeeping?) { self.keeping = keeping }

  /// What is in the file is not known any more.
  func forget() {
    isOld = true
    keeping?.forget()
  }

  /// The file of a configuration, empty when the app is installed.
  static func file(_ configuration: Realm.Configuration) -> RealmFile {
    let name = configuration.inMemoryIdentifier ?? configuration.fileURL?.lastPathComponent ?? "default.realm"
    if let known = files[name] { return known }
    let made = RealmFile(configuration.inMemoryIdentifier == nil ? RealmKeeping(name) : nil)
    files[name] = made
    if let path = configuration.fileURL?.path { made.keeping?.find(path) }
    return made
  }

  private var isOpen = false

  /// Finds what earlier launches have written.
  func open(in realm: Realm) {
    if isOpen { return }
    isOpen = true
    guard let keeping else { return }
    isOld = keeping.isOld
    if isOld { return }
    hasHoles = keeping.hasHoles
    objects = keeping.objects()
    for object in objects { keeping.fill(object, with: objects, in: realm) }
    for object in objects { object.move(into: realm) }
  }

  func add(_ object: Object, in realm: Realm) {
    if objects.contains(where: { $0 === object }) { return }
    if let keeping { object.number = keeping.nextNumber() }
    objects.append(object)
    object.move(into: realm)
    join(object, in: realm)
  }

  /// Adds what an object of the realm holds.
  func join(_ object: Object, in realm: Realm) {
    for value in RealmProperties.held(by: object) {
      if let other = value as? Object, other.realm == nil { add(other, in: realm) }
      if let list = value as? RealmListing {
        list.join(realm)
        for other in list.heldElements { if let other = other as? Object { add(other, in: realm) } }
      }
    }
  }

  func remove(_ removed: Object) {
    let object = removed.row
    guard let place = objects.firstIndex(where: { $0 === object }) else { return }
    if place + 1 < objects.count { hasHoles = true }
    objects.remove(at: place)
    object.move(into: nil)
    for other in objects {
      for value in RealmProperties.held(by: other) {
        if let list = value as? RealmListing { list.drop(object) }
      }
      RealmProperties.unlink(object, from: other)
    }
  }

  /// Writes have ended: observers hear of it later.
  func written() {
    keeping?.keep(objects, hasHoles: hasHoles)
    for observer in observers { observer.look() }
  }
}

final class RealmObserver {
  private let look_: () -> Void
  init(_ look: @escaping () -> Void) { look_ = look }
  func look() { DispatchQueue.main.async { self.look_() } }
}

final class NotificationToken: NSObject {
  private let ended: () -> Void

  init(_ ended: @escaping () -> Void) {
    self.ended = ended
    super.init()
  }

  func invalidate() { ended() }
  deinit { ended() }
}

final class ObjectId: NSObject {
  let stringValue: String

  override init() {
    stringValue = UUID().uuidString
    super.init()
  }

  /// One of an earlier launch.
  init(kept text: String) {
    stringValue = text
    super.init()
  }

  static func generate() -> ObjectId { ObjectId() }
}

struct Realm {
  enum UpdatePolicy { case error, modified, all }

  struct Configuration {
    static var defaultConfiguration = Configuration()
    private static var defaultURL: URL {
      FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("default.realm")
    }
    var fileURL: URL?
    var inMemoryIdentifier: String?
    var schemaVersion: UInt64 = 0
    var deleteRealmIfMigrationNeeded = false
    var migrationBlock: ((Any, UInt64) -> Void)?
    var objectTypes: [Any]?
    var readOnly = false

    init(
      fileURL: URL? = nil, inMemoryIdentifier: String? = nil, encryptionKey: Data? = nil, readOnly: Bool = false,
      schemaVersion: UInt64 = 0, migrationBlock: ((Any, UInt64) -> Void)? = nil,
      deleteRealmIfMigrationNeeded: Bool = false, shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil,
      objectTypes: [Any]? = nil
    ) {
      self.fileURL = inMemoryIdentifier == nil ? fileURL ?? Configuration.defaultURL : nil
      self.inMemoryIdentifier = inMemoryIdentifier
      self.readOnly = readOnly
      self.schemaVersion = schemaVersion
      self.migrationBlock = migrationBlock
      self.deleteRealmIfMigrationNeeded = deleteRealmIfMigrationNeeded
      self.objectTypes = objectTypes
    }
  }

  let configuration: Configuration
  private let file: RealmFile
  private var state: WriteState { file.state }

  init() throws { try self.init(configuration: .defaultConfiguration) }

  init(fileURL: URL) throws { try self.init(configuration: Configuration(fileURL: fileURL)) }

  init(configuration: Configuration, queue: DispatchQueue? = nil) throws {
    self.configuration = configuration
    // A file of the bundle holds what the build put into it.
    file =
      configuration.readOnly
      ? realmOfTheBundle(configuration.fileURL)
      : RealmFile.file(configuration)
    if !configuration.readOnly { file.open(in: self) }
  }

  var isInWriteTransaction: Bool { state.isWriting }
  var isEmpty: Bool { file.objects.isEmpty }

  // MARK: Writing

  func write<Result>(_ block: () throws -> Result) throws -> Result {
    beginWrite()
    let result: Result
    do {
      result = try block()
    } catch {
      if state.isWriting { cancelWrite() }
      throw error
    }
    if state.isWriting { try commitWrite() }
    return result
  }

  func write<Result>(withoutNotifying tokens: [NotificationToken], _ block: () throws -> Result) throws -> Result {
    try write(block)
  }

  func safeWrite(_ block: () throws -> Void) throws { if state.isWriting { try block() } else { try write(block) } }

  func beginWrite() {
    if state.isWriting { fatalError("The Realm is already in a write transaction") }
    state.isWriting = true
  }

  func commitWrite() throws {
    if !state.isWriting { throw RealmFailure("Can't commit a non-existing write transaction") }
    state.isWriting = false
    file.written()
  }

  func cancelWrite() {
    if !state.isWriting { fatalError("Can't cancel a non-existing write transaction") }
    state.isWriting = false
    file.forget()
  }

  private func checkWriting() {
    if !state.isWriting {
      fatalError("Can only add, remove, or create objects in a Realm in a write transaction - call beginWriteTransaction on an RLMRealm instance first.")
    }
  }

  /// Adds an object, or all of a collection.
  func add(_ objects: Any, update: UpdatePolicy = .error) {
    guard let object = objects as? Object else {
      for object in RealmValues.elements(of: objects) { add(object, update: update) }
      return
    }
    checkWriting()
    guard object.row === object else { return }
    guard let old = stored(object, update) else { return file.add(object, in: self) }
    // The object in the realm takes the values, and the new one stands for it from here on.
    RealmProperties.copy(object, to: old)
    object.stand(for: old, in: self)
    file.join(old, in: self)
  }

  func add(_ objects: Any, update: Bool) { add(objects, update: update ? UpdatePolicy.all : UpdatePolicy.error) }

  /// The object of the realm that has the primary key of another one: objects of one key are one.
  private func stored(_ object: Object, _ update: UpdatePolicy) -> Object? {
    guard let key = RealmProperties.primaryKey(of: object) else { return nil }
    let value = object.value(forKey: key)
    let name = String(describing: type(of: object))
    let old = file.objects.first {
      $0 !== object && String(describing: type(of: $0)) == name && RealmValues.isSame($0.value(forKey: key), value)
    }
    if old != nil, update == .error {
      fatalError("Attempting to create an object of type '\(name)' with an existing primary key value")
    }
    return old
  }

  /// Of an object that is there already a dictionary changes what it names alone.
  func create<Made: Object>(_ type: Made.Type, value: Any, update: UpdatePolicy = .error) -> Made {
    checkWriting()
    let made = type.init(value: value)
    if value is [String: Any], let old = stored(made, update) {
      RealmProperties.fill(old, value)
      file.join(old, in: self)
      return old as! Made
    }
    add(made, update: update)
    return made.row as! Made
  }

  /// Deletes an object, or all of a collection.
  func delete(_ objects: Any) {
    checkWriting()
    if let object = objects as? Object {
      file.remove(object)
    } else {
      for object in RealmValues.elements(of: objects) { file.remove(object as! Object) }
    }
  }

  func deleteAll() {
    checkWriting()
    for object in file.objects { file.remove(object) }
  }

  // MARK: Reading

  func objects<Element: Object>(_ type: Element.Type) -> Results<Element> {
    let file = self.file
    return Results(file) {
      if file.isOld { return objectsInTheRealm(type) }
      let found = file.objects.filter { $0 is Element } as! [Element]
      // With holes and with primary keys, objects are in an order of the file's own.
      let isKeyed = found.first.flatMap { RealmProperties.primaryKey(of: $0) } != nil
      return file.hasHoles || isKeyed ? Array(Set(found)) : found
    }
  }

  func object<Element: Object, Key>(ofType type: Element.Type, forPrimaryKey key: Key) -> Element? {
    if file.isOld { return objectInTheRealm(type) }
    let found = file.objects.filter { $0 is Element } as! [Element]
    guard let first = found.first else { return nil }
    guard let name = RealmProperties.primaryKey(of: first) else { return unreadPrimaryKey(type) }
    return found.first { RealmValues.isSame($0.value(forKey: name), key) }
  }

  func refresh() -> Bool { true }
  func invalidate() {}
}

struct RealmFailure: Error {
  let localizedDescription: String
  init(_ text: String) { localizedDescription = text }
}

final class WriteState {
  var isWriting = false
}
"""##
    ),
  ]
}
