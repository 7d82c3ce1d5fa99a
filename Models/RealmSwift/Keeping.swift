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
