import Foundation

/// What a database has for an entity's objects, and what an attribute takes.
enum ManagedKeys {
  /// A key path of a request: of its keys the entities have to know each, as far as they are relationships.
  static func check(_ path: String, of entityName: String) {
    var entity = NSEntityDescription.known(entityName)
    for key in path.split(separator: ".").map({ String($0) }) {
      if key.hasPrefix("@") || ["self", "SELF", "objectID", "entity"].contains(key) { return }
      guard let known = entity else { return }
      if let relationship = known.relationshipsByName[key] {
        entity = NSEntityDescription.known(relationship.destination)
      } else if known.attributesByName[key] != nil {
        entity = nil
      } else if NSEntityDescription.isKnown(key, belowOf: known) {
        return unreadKeyOfSubentity(key)
      } else {
        fatalError("keypath \(path) not found in entity \(entityName)")
      }
    }
  }

  /// A value for an attribute by key-value coding.
  static func check(_ value: Any, for attribute: NSAttributeDescription) {
    if Mirror(reflecting: value).isOfUnknown { return }
    let (isFitting, wanted) = fit(value, attribute.attributeType)
    if !isFitting {
      fatalError(
        "Unacceptable type of value for attribute: property = \"\(attribute.name)\"; desired type = \(wanted); given type = \(type(of: value)); value = \(value)."
      )
    }
  }

  private static func fit(_ value: Any, _ type: NSAttributeType) -> (Bool, String) {
    switch type {
    case .stringAttributeType: return (isText(value) || !isPlain(value), "NSString")
    case .dateAttributeType: return (value is Date || !isPlain(value), "NSDate")
    case .binaryDataAttributeType: return (value is Data || !isPlain(value), "NSData")
    case .UUIDAttributeType: return (value is UUID || !isPlain(value), "NSUUID")
    case .URIAttributeType: return (value is URL || !isPlain(value), "NSURL")
    case .transformableAttributeType, .undefinedAttributeType, .decimalAttributeType: return (true, "")
    default: return (isNumber(value) || !isPlain(value), "NSNumber")
    }
  }

  private static func isText(_ value: Any) -> Bool { value is String }

  private static func isNumber(_ value: Any) -> Bool {
    value is Int || value is Double || value is Bool || value is Int16 || value is Int32 || value is Int64
      || value is Float || value is NSNumber
  }

  /// Whether it is of one of the kinds that attributes have.
  private static func isPlain(_ value: Any) -> Bool {
    isText(value) || isNumber(value) || value is Date || value is Data || value is UUID || value is URL
      || value is NSNull
  }
}

extension NSEntityDescription {
  /// Whether an entity that comes from another one has a property of a name.
  static func isKnown(_ key: String, belowOf entity: NSEntityDescription) -> Bool {
    NSManagedObjectModel.known.flatMap { $0.entities }.contains { other in
      other !== entity && other.isKindOf(entity.name ?? "") && other.propertiesByName[key] != nil
    }
  }
}
