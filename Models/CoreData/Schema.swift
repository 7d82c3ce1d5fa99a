import Foundation

/// The data models of the app's bundle, which its `.xcdatamodeld` folders say (`ManagedModels` in the app's own part), and
/// those that its code makes.
final class NSManagedObjectModel: NSObject {
  let name: String
  var entities: [NSEntityDescription]

  init(name: String, entities: [NSEntityDescription]) {
    self.name = name
    self.entities = entities
    super.init()
  }

  override convenience init() { self.init(name: "", entities: []) }

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

  /// The models that stores were opened with and that are no files.
  private static var used: [NSManagedObjectModel] = []

  /// Has entities be found by their names and classes.
  func use() {
    if NSManagedObjectModel.known.contains(where: { $0 === self }) { return }
    NSManagedObjectModel.used.append(self)
  }

  static var known: [NSManagedObjectModel] { ManagedModels.all + used }
}

/// How an attribute's values are kept.
enum NSAttributeType {
  case undefinedAttributeType, integer16AttributeType, integer32AttributeType, integer64AttributeType
  case decimalAttributeType, doubleAttributeType, floatAttributeType, stringAttributeType, booleanAttributeType
  case dateAttributeType, binaryDataAttributeType, UUIDAttributeType, URIAttributeType, transformableAttributeType
}

enum NSDeleteRule { case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule }

class NSPropertyDescription: NSObject {
  var name: String
  var isOptional: Bool
  var isTransient = false
  var renamingIdentifier: String?
  var userInfo: [AnyHashable: Any]?
  var isIndexed = false

  override init() {
    name = ""
    isOptional = true
    super.init()
  }

  init(name: String, isOptional: Bool) {
    self.name = name
    self.isOptional = isOptional
    super.init()
  }
}

final class NSAttributeDescription: NSPropertyDescription {
  /// The types by the names that they have since iOS 15.
  enum AttributeType {
    case undefined, integer16, integer32, integer64, decimal, double, float, string, boolean, date, binaryData, uuid,
      uri
    case transformable
  }

  var attributeType: NSAttributeType
  var defaultValue: Any?
  var valueTransformerName: String?
  var attributeValueClassName: String?
  var allowsExternalBinaryDataStorage = false
  var preservesValueInHistoryOnDeletion = false

  override init() {
    attributeType = .undefinedAttributeType
    super.init()
  }

  init(_ name: String, _ type: NSAttributeType, isOptional: Bool, defaultValue: Any? = nil) {
    attributeType = type
    self.defaultValue = defaultValue
    super.init(name: name, isOptional: isOptional)
  }

  private static let types: [(AttributeType, NSAttributeType)] = [
    (.undefined, .undefinedAttributeType), (.integer16, .integer16AttributeType),
    (.integer32, .integer32AttributeType), (.integer64, .integer64AttributeType),
    (.decimal, .decimalAttributeType), (.double, .doubleAttributeType), (.float, .floatAttributeType),
    (.string, .stringAttributeType), (.boolean, .booleanAttributeType), (.date, .dateAttributeType),
    (.binaryData, .binaryDataAttributeType), (.uuid, .UUIDAttributeType), (.uri, .URIAttributeType),
    (.transformable, .transformableAttributeType),
  ]

  var type: AttributeType {
    get { NSAttributeDescription.types.first { $0.1 == attributeType }!.0 }
    set { attributeType = NSAttributeDescription.types.first { $0.0 == newValue }!.1 }
  }
}

final class NSRelationshipDescription: NSPropertyDescription {
  var destination: String { destinationEntity?.name ?? destinationName }
  var inverse: String? { inverseRelationship?.name ?? inverseName }
  var destinationEntity: NSEntityDescription?
  var inverseRelationship: NSRelationshipDescription?
  var minCount = 0
  /// Nought is without end.
  var maxCount = 0
  var isOrdered = false
  var deleteRule = NSDeleteRule.nullifyDeleteRule
  private let destinationName: String
  private let inverseName: String?

  override init() {
    destinationName = ""
    inverseName = nil
    super.init()
  }

  init(
    _ name: String, to destination: String, inverse: String?, isToMany: Bool, isOrdered: Bool, isOptional: Bool,
    minCount: Int, deleteRule: NSDeleteRule
  ) {
    self.minCount = minCount
    destinationName = destination
    inverseName = inverse
    maxCount = isToMany ? 0 : 1
    self.isOrdered = isOrdered
    self.deleteRule = deleteRule
    super.init(name: name, isOptional: isOptional)
  }

  var isToMany: Bool { maxCount != 1 }
}

final class NSEntityDescription: NSObject {
  var name: String?
  var managedObjectClassName = "NSManagedObject"
  var isAbstract = false
  var properties: [NSPropertyDescription] = []
  var uniquenessConstraints: [[Any]] = []
  var renamingIdentifier: String?
  var userInfo: [AnyHashable: Any]?
  var subentities: [NSEntityDescription] = [] {
    didSet { for each in subentities { each.parent = self } }
  }
  private weak var parent: NSEntityDescription?
  private let superentityName: String?
  private let givenType: NSManagedObject.Type?
  private let isUnique: Bool

  override init() {
    superentityName = nil
    givenType = nil
    isUnique = false
    super.init()
  }

  init(
    _ name: String, objectType: NSManagedObject.Type, parent: String?, isAbstract: Bool,
    hasUniqueness: Bool, attributes: [NSAttributeDescription], relationships: [NSRelationshipDescription]
  ) {
    self.name = name
    givenType = objectType
    superentityName = parent
    isUnique = hasUniqueness
    super.init()
    self.isAbstract = isAbstract
    managedObjectClassName = String(describing: objectType)
    properties = attributes + relationships
  }

  /// The class of its objects.
  var objectType: NSManagedObject.Type {
    givenType ?? NSClassFromString(managedObjectClassName) as? NSManagedObject.Type ?? NSManagedObject.self
  }

  /// Whether no two of its objects may have the same values of some attributes.
  var hasUniqueness: Bool { isUnique || !uniquenessConstraints.isEmpty }

  var superentity: NSEntityDescription? { parent ?? superentityName.flatMap { NSEntityDescription.known($0) } }
  var attributes: [NSAttributeDescription] {
    (superentity?.attributes ?? []) + properties.compactMap { $0 as? NSAttributeDescription }
  }
  var relationships: [NSRelationshipDescription] {
    (superentity?.relationships ?? []) + properties.compactMap { $0 as? NSRelationshipDescription }
  }
  var attributesByName: [String: NSAttributeDescription] {
    Dictionary(uniqueKeysWithValues: attributes.map { ($0.name, $0) })
  }
  var relationshipsByName: [String: NSRelationshipDescription] {
    Dictionary(uniqueKeysWithValues: relationships.map { ($0.name, $0) })
  }
  var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(uniqueKeysWithValues: (attributes + relationships).map { ($0.name, $0) })
  }

  /// Whether it is an entity or comes from it.
  func isKindOf(_ other: String) -> Bool { name == other || superentity?.isKindOf(other) == true }

  private static var all: [NSEntityDescription] { NSManagedObjectModel.known.flatMap { $0.entities } }

  static func known(_ name: String) -> NSEntityDescription? { all.first { $0.name == name } }

  static func known(of type: NSManagedObject.Type) -> NSEntityDescription? { all.first { $0.objectType == type } }

  static func entity(forEntityName name: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    known(name)
  }

  static func insertNewObject(forEntityName name: String, into context: NSManagedObjectContext) -> NSManagedObject {
    guard let entity = known(name) else {
      fatalError(
        "+entityForName: nil is not a legal NSManagedObjectContext parameter searching for entity name '\(name)'")
    }
    return entity.objectType.init(entity: entity, insertInto: context)
  }
}
