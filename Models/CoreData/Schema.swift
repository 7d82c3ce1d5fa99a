import Foundation

/// The data models of the app's bundle, which its `.xcdatamodeld` folders say: see `ManagedModels` in the app's own part.
final class NSManagedObjectModel: NSObject {
  let name: String
  let entities: [NSEntityDescription]

  init(name: String, entities: [NSEntityDescription]) {
    self.name = name
    self.entities = entities
    super.init()
  }

  convenience init?(contentsOf url: URL) {
    let wanted = url.deletingPathExtension().lastPathComponent
    guard let known = ManagedModels.all.first(where: { $0.name == wanted }) else { return nil }
    self.init(name: known.name, entities: known.entities)
  }

  static func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel(name: "", entities: ManagedModels.all.flatMap { $0.entities })
  }

  var entitiesByName: [String: NSEntityDescription] {
    Dictionary(uniqueKeysWithValues: entities.map { ($0.name ?? "", $0) })
  }
}

/// How an attribute's values are kept.
enum NSAttributeType {
  case undefinedAttributeType, integer16AttributeType, integer32AttributeType, integer64AttributeType
  case decimalAttributeType, doubleAttributeType, floatAttributeType, stringAttributeType, booleanAttributeType
  case dateAttributeType, binaryDataAttributeType, UUIDAttributeType, URIAttributeType, transformableAttributeType
}

enum NSDeleteRule { case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule }

class NSPropertyDescription: NSObject {
  let name: String
  let isOptional: Bool

  init(name: String, isOptional: Bool) {
    self.name = name
    self.isOptional = isOptional
    super.init()
  }
}

final class NSAttributeDescription: NSPropertyDescription {
  let attributeType: NSAttributeType
  let defaultValue: Any?

  init(_ name: String, _ type: NSAttributeType, isOptional: Bool, defaultValue: Any? = nil) {
    attributeType = type
    self.defaultValue = defaultValue
    super.init(name: name, isOptional: isOptional)
  }
}

final class NSRelationshipDescription: NSPropertyDescription {
  let destination: String
  let inverse: String?
  let isToMany: Bool
  let isOrdered: Bool
  let deleteRule: NSDeleteRule

  init(
    _ name: String, to destination: String, inverse: String?, isToMany: Bool, isOrdered: Bool, isOptional: Bool,
    deleteRule: NSDeleteRule
  ) {
    self.destination = destination
    self.inverse = inverse
    self.isToMany = isToMany
    self.isOrdered = isOrdered
    self.deleteRule = deleteRule
    super.init(name: name, isOptional: isOptional)
  }
}

final class NSEntityDescription: NSObject {
  let name: String?
  let managedObjectClassName: String
  let superentityName: String?
  let isAbstract: Bool
  /// Whether no two of its objects may have the same values of some attributes.
  let hasUniqueness: Bool
  /// The class of its objects.
  let objectType: NSManagedObject.Type
  private let ownAttributes: [NSAttributeDescription]
  private let ownRelationships: [NSRelationshipDescription]

  init(
    _ name: String, objectType: NSManagedObject.Type, parent: String?, isAbstract: Bool,
    hasUniqueness: Bool, attributes: [NSAttributeDescription], relationships: [NSRelationshipDescription]
  ) {
    self.name = name
    self.objectType = objectType
    managedObjectClassName = String(describing: objectType)
    superentityName = parent
    self.isAbstract = isAbstract
    self.hasUniqueness = hasUniqueness
    ownAttributes = attributes
    ownRelationships = relationships
    super.init()
  }

  var superentity: NSEntityDescription? { superentityName.flatMap { NSEntityDescription.known($0) } }
  var attributes: [NSAttributeDescription] { (superentity?.attributes ?? []) + ownAttributes }
  var relationships: [NSRelationshipDescription] { (superentity?.relationships ?? []) + ownRelationships }
  var attributesByName: [String: NSAttributeDescription] {
    Dictionary(uniqueKeysWithValues: attributes.map { ($0.name, $0) })
  }
  var relationshipsByName: [String: NSRelationshipDescription] {
    Dictionary(uniqueKeysWithValues: relationships.map { ($0.name, $0) })
  }

  /// Whether it is an entity or comes from it.
  func isKindOf(_ other: String) -> Bool { name == other || superentity?.isKindOf(other) == true }

  static func known(_ name: String) -> NSEntityDescription? {
    for model in ManagedModels.all {
      if let entity = model.entities.first(where: { $0.name == name }) { return entity }
    }
    return nil
  }

  static func known(of type: NSManagedObject.Type) -> NSEntityDescription? {
    for model in ManagedModels.all {
      if let entity = model.entities.first(where: { $0.objectType == type }) { return entity }
    }
    return nil
  }

  static func entity(forEntityName name: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    known(name)
  }

  static func insertNewObject(forEntityName name: String, into context: NSManagedObjectContext) -> NSManagedObject {
    guard let entity = known(name) else {
      fatalError("+entityForName: nil is not a legal NSManagedObjectContext parameter searching for entity name '\(name)'")
    }
    return entity.objectType.init(entity: entity, insertInto: context)
  }
}
