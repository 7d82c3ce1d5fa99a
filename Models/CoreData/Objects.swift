import Foundation

protocol NSFetchRequestResult: AnyObject {}

final class NSManagedObjectID: NSObject {
  let entityName: String
  let number: Int
  var isTemporaryID = true

  init(_ entityName: String, _ number: Int) {
    self.entityName = entityName
    self.number = number
    super.init()
  }

  func uriRepresentation() -> URL { URL(string: "x-coredata://store/\(entityName)/p\(number)")! }
}

/// Requests of classes that declare none of their own.
protocol ManagedFetching {}

extension ManagedFetching {
  static func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: NSEntityDescription.known(of: self as! NSManagedObject.Type)!.name!)
  }
}

class NSManagedObject: NSObject, ManagedFetching, NSFetchRequestResult, Identifiable {
  let entity: NSEntityDescription
  let objectID: NSManagedObjectID
  weak var managedObjectContext: NSManagedObjectContext?
  /// The values by the names of attributes and relationships: to-many ones as lists. What is nil is not there.
  var values: [String: Any] = [:]
  var isInserted = false
  var isUpdated = false
  /// Whether observers of its context were told that it is new.
  var isAnnounced = false
  var isDeleted = false
  var isFault = false

  required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity.name ?? "", ManagedStore.nextNumber())
    managedObjectContext = context
    super.init()
    for attribute in entity.attributes {
      if let value = attribute.defaultValue { values[attribute.name] = value }
    }
    context?.adopt(self)
    if context != nil { awakeFromInsert() }
  }

  /// An object of a row that is in the store.
  init(row: ManagedRow, context: NSManagedObjectContext) {
    entity = row.entity
    objectID = row.id
    managedObjectContext = context
    super.init()
  }

  convenience init(context: NSManagedObjectContext) {
    guard let entity = NSEntityDescription.known(of: type(of: self)) else {
      fatalError(
        "+[\(type(of: self)) entity] Failed to find a unique match for an NSEntityDescription to a managed object subclass"
      )
    }
    self.init(entity: entity, insertInto: context)
  }

  /// An object of the class that an entity says: what `NSManagedObject(entity:insertInto:)` makes.
  static func object(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) -> NSManagedObject {
    entity.objectType.init(entity: entity, insertInto: context)
  }

  class func entity() -> NSEntityDescription { NSEntityDescription.known(of: self)! }

  func awakeFromInsert() {}
  func awakeFromFetch() {}
  func willSave() {}
  func didSave() {}
  func prepareForDeletion() {}
  func willAccessValue(forKey key: String?) {}
  func didAccessValue(forKey key: String?) {}
  func willChangeValue(forKey key: String) {}
  func didChangeValue(forKey key: String) {}
  func validateForInsert() throws { try validate() }
  func validateForUpdate() throws { try validate() }
  func validateForDelete() throws {}

  var hasChanges: Bool { isInserted || isUpdated || isDeleted }

  func value(forKey key: String) -> Any? {
    if key == "objectID" { return objectID }
    if let relationship = entity.relationshipsByName[key], relationship.isToMany {
      return collection(relationship)
    }
    if entity.attributesByName[key] == nil, entity.relationshipsByName[key] == nil { return unreadKey(key) }
    return values[key]
  }

  func setValue(_ value: Any?, forKey key: String) {
    if entity.attributesByName[key] == nil, entity.relationshipsByName[key] == nil { return unreadKey(key) }
    if let value, let attribute = entity.attributesByName[key] { ManagedKeys.check(value, for: attribute) }
    setManagedValue(value, forKey: key)
  }

  func setValue(_ value: Any?, forKeyPath path: String) {
    var names = path.split(separator: ".").map { String($0) }
    let last = names.removeLast()
    var object: NSManagedObject? = self
    for name in names { object = object?.values[name] as? NSManagedObject }
    object?.setValue(value, forKey: last)
  }

  func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
  func setPrimitiveValue(_ value: Any?, forKey key: String) { setManagedValue(value, forKey: key) }

  /// What the getter of an `@NSManaged` property gives that is an Optional.
  func optionalManagedValue<Wanted>(forKey key: String) -> Wanted? {
    if let relationship = entity.relationshipsByName[key], relationship.isToMany {
      return collection(relationship, as: Wanted.self)
    }
    if entity.attributesByName[key] == nil, entity.relationshipsByName[key] == nil { return unreadKey(key) }
    guard let attribute = entity.attributesByName[key], ManagedValues.isNumber(attribute.attributeType) else {
      // The property is of the attribute's type.
      return values[key]
    }
    guard let value = values[key] else { return nil }
    return ManagedValues.fitted(value, to: Wanted.self)
  }

  /// What the getter of an `@NSManaged` property gives.
  func managedValue<Wanted>(forKey key: String) -> Wanted {
    if let relationship = entity.relationshipsByName[key], relationship.isToMany {
      return collection(relationship, as: Wanted.self)
    }
    if entity.attributesByName[key] == nil, entity.relationshipsByName[key] == nil { return unreadKey(key) }
    guard let value = values[key] else { return ManagedValues.missing(Wanted.self) }
    return ManagedValues.fitted(value, to: Wanted.self)
  }

  /// What the setter of an `@NSManaged` property does.
  func setManagedValue(_ value: Any?, forKey key: String) {
    if let relationship = entity.relationshipsByName[key] {
      relate(relationship, to: ManagedValues.objects(value))
    } else if let attribute = entity.attributesByName[key] {
      if ManagedValues.isNumber(attribute.attributeType) {
        values[key] = value.map { ManagedValues.kept($0, as: attribute.attributeType) }
      } else {
        values[key] = value
      }
      noteChange()
    } else {
      unreadKey(key)
    }
  }

  /// What an `@NSManaged` method does: `addToItems(_:)`, `removeFromItems(_:)`, and by the names that Core Data knows them
  /// by, `addItemsObject(_:)`, `removeItems(_:)`.
  func changeManaged(_ value: Any, forKey method: String) {
    let isAddition = method.hasPrefix("add")
    let name = String(method.dropFirst(isAddition ? 3 : 6))
    let particle = isAddition ? "To" : "From"
    let names = [name, String(name.dropLast(name.hasSuffix("Object") ? 6 : 0))]
      + (name.hasPrefix(particle) ? [String(name.dropFirst(particle.count))] : [])
    let keys = names.map { $0.prefix(1).lowercased() + $0.dropFirst() }
    guard let key = keys.last(where: { entity.relationshipsByName[$0] != nil }) else { return unreadKey(method) }
    for object in ManagedValues.objects(value) {
      if isAddition { add(object, to: key) } else { remove(object, from: key) }
    }
  }

  // MARK: Relationships

  /// The objects at the other end.
  func related(_ name: String) -> [NSManagedObject] { values[name] as? [NSManagedObject] ?? [] }

  private func collection(_ relationship: NSRelationshipDescription) -> Any {
    let objects = related(relationship.name)
    return relationship.isOrdered ? RelatedOrderedSet(array: objects) : NSSet(objects)
  }

  /// The same as a property declares it. What Core Data gives is a mutable collection, whose own changes it does not note.
  private func collection<Wanted>(_ relationship: NSRelationshipDescription, as type: Wanted.Type) -> Wanted {
    guard type == NSMutableSet.self else { return collection(relationship) as! Wanted }
    return NSMutableSet(related(relationship.name)) { objects in unreadChangeOfRelationship(objects) } as! Wanted
  }

  func add(_ object: NSManagedObject, to name: String) {
    let old = related(name)
    if old.contains(where: { $0 === object }) { return }
    relate(entity.relationshipsByName[name]!, to: old + [object])
  }

  func remove(_ object: NSManagedObject, from name: String) {
    relate(entity.relationshipsByName[name]!, to: related(name).filter { $0 !== object })
  }

  func mutableSetValue(forKey key: String) -> NSMutableSet {
    let owner = self
    return NSMutableSet(related(key)) { objects in
      owner.setManagedValue(objects, forKey: key)
    }
  }

  func relate(_ relationship: NSRelationshipDescription, to objects: [NSManagedObject]) {
    let old = objectsAtEnd(of: relationship)
    write(objects, relationship)
    for object in old where !objects.contains(where: { $0 === object }) { object.forget(self, inverseOf: relationship) }
    for object in objects where !old.contains(where: { $0 === object }) { object.learn(self, inverseOf: relationship) }
  }

  func objectsAtEnd(of relationship: NSRelationshipDescription) -> [NSManagedObject] {
    if relationship.isToMany { return related(relationship.name) }
    if let object = values[relationship.name] as? NSManagedObject { return [object] }
    return []
  }

  private func write(_ objects: [NSManagedObject], _ relationship: NSRelationshipDescription) {
    if relationship.isToMany {
      values[relationship.name] = objects
    } else {
      values[relationship.name] = objects.first
    }
    noteChange()
  }

  private func forget(_ object: NSManagedObject, inverseOf relationship: NSRelationshipDescription) {
    guard let name = relationship.inverse, let inverse = entity.relationshipsByName[name] else { return }
    write(objectsAtEnd(of: inverse).filter { $0 !== object }, inverse)
  }

  private func learn(_ object: NSManagedObject, inverseOf relationship: NSRelationshipDescription) {
    guard let name = relationship.inverse, let inverse = entity.relationshipsByName[name] else { return }
    if inverse.isToMany {
      write(related(name) + [object], inverse)
    } else {
      let old = values[name] as? NSManagedObject
      write([object], inverse)
      if let old, old !== object { old.forget(self, inverseOf: inverse) }
    }
  }

  private func noteChange() {
    if !isInserted { isUpdated = true }
    managedObjectContext?.noteChange(of: self)
  }

  private func validate() throws {
    for attribute in entity.attributes where !attribute.isOptional && values[attribute.name] == nil {
      throw NSError(
        domain: NSCocoaErrorDomain, code: 1570,
        userInfo: [NSLocalizedDescriptionKey: "\(attribute.name) is a required value."])
    }
    // One to many has a set, if an empty one: how many it needs, its least count says.
    for relationship in entity.relationships where !relationship.isOptional {
      if objectsAtEnd(of: relationship).count < (relationship.isToMany ? relationship.minCount : 1) {
        throw NSError(
          domain: NSCocoaErrorDomain, code: relationship.isToMany ? 1580 : 1570,
          userInfo: [NSLocalizedDescriptionKey: "\(relationship.name) is a required value."])
      }
    }
  }
}
