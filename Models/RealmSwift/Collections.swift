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
