import FlowInterfaceBuilder
import FlowModel

/// An app's models of Core Data as Swift: the entities, which the module's model asks for, and the classes that Xcode
/// generates.
extension DataModel {
  /// The tree of the models at some folders; none where the app does not import Core Data.
  ///
  /// - Parameters:
  ///   - scope: what may be read.
  ///   - app: the app's own trees, whose classes stand before those that Xcode would generate.
  static func trees(of folders: [String], in scope: FileScope, for app: [CodeTree]) -> [CodeTree] {
    guard app.contains(where: { $0.imports.contains("CoreData") }) else { return [] }
    let models = folders.compactMap { DataModel(at: $0, in: scope) }
    let classes = app.reduce(into: Set<String>()) { names, tree in
      names.formUnion(tree.types.filter { $0.kind == .class && $0.owner < 0 }.map(\.name))
    }
    let text = swift(of: models, beside: classes)
    return ParallelMap.map([text]) {
      TreeReading.tree(of: Array($0.utf8), path: "flowsim/CoreData/ManagedModels.swift", platform: .iOS)
    }
  }

  /// The text: `classes` are those of the app's own.
  static func swift(of models: [DataModel], beside classes: Set<String>) -> String {
    var known = classes
    var generated = ""
    for entity in models.flatMap(\.entities) {
      guard let name = entity.className, name != "NSManagedObject", entity.generation != nil else { continue }
      if entity.generation == "class", known.insert(name).inserted {
        let parent = models.flatMap(\.entities).first { $0.name == entity.parent }?.className
        generated += "@objc(\(name)) class \(name): \(parent ?? "NSManagedObject") {}\n"
      } else if entity.generation == "class" {
        continue
      }
      generated += entity.members(named: name, in: models)
    }
    let listed = models.map { model in
      let entities = model.entities.map { $0.description(among: known) }.joined(separator: ",\n")
      return "    NSManagedObjectModel(name: \(quoted(model.name)), entities: [\n\(entities)\n    ])"
    }
    return """
      import CoreData
      import Foundation

      enum ManagedModels {
        static let all: [NSManagedObjectModel] = [
      \(listed.joined(separator: ",\n"))
        ]
      }

      \(generated)
      """
  }

  static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n"))\""
  }
}

extension DataModel.Entity {
  /// What Xcode generates of a class's members.
  fileprivate func members(named name: String, in models: [DataModel]) -> String {
    var text = "extension \(name) {\n"
    for attribute in attributes { text += "  @NSManaged var \(attribute.name): \(attribute.swiftType)\n" }
    for relationship in relationships {
      if relationship.isToMany {
        let title = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
        text += "  @NSManaged var \(relationship.name): \(relationship.isOrdered ? "NSOrderedSet" : "NSSet")?\n"
        text += "  @NSManaged func addTo\(title)(_ value: Any)\n"
        text += "  @NSManaged func removeFrom\(title)(_ value: Any)\n"
      } else {
        let type = models.flatMap(\.entities).first { $0.name == relationship.destination }?.className
        text += "  @NSManaged var \(relationship.name): \(type ?? "NSManagedObject")?\n"
      }
    }
    return text + "}\n"
  }

  /// The entity for the module's model.
  fileprivate func description(among classes: Set<String>) -> String {
    let type = className.flatMap { classes.contains($0) ? $0 : nil } ?? "NSManagedObject"
    let attributes = attributes.map { "          \($0.description)" }.joined(separator: ",\n")
    let relationships = relationships.map { "          \($0.description)" }.joined(separator: ",\n")
    return """
            NSEntityDescription(
              \(DataModel.quoted(name)), objectType: \(type).self,
              parent: \(parent.map(DataModel.quoted) ?? "nil"), isAbstract: \(isAbstract),
              hasUniqueness: \(hasUniqueness),
              attributes: [
      \(attributes)
              ],
              relationships: [
      \(relationships)
              ])
      """
  }
}

extension DataModel.Attribute {
  /// The type of the property.
  fileprivate var swiftType: String {
    let numbers = [
      "Boolean": "Bool", "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
      "Float": "Float",
    ]
    if let number = numbers[type] { return isScalar ? number : "NSNumber?" }
    switch type {
    case "String": return "String?"
    case "Date": return "Date?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Binary": return "Data?"
    case "Decimal": return "NSDecimalNumber?"
    default: return "\(className ?? "NSObject")?"
    }
  }

  fileprivate var description: String {
    let cases = [
      "Boolean": "boolean", "Integer 16": "integer16", "Integer 32": "integer32", "Integer 64": "integer64",
      "Double": "double", "Float": "float", "String": "string", "Date": "date", "UUID": "UUID", "URI": "URI",
      "Binary": "binaryData", "Decimal": "decimal", "Transformable": "transformable",
    ]
    let kind = cases[type] ?? "undefined"
    let head = "NSAttributeDescription(\(DataModel.quoted(name)), .\(kind)AttributeType, isOptional: \(isOptional)"
    return swiftDefault.map { "\(head), defaultValue: \($0))" } ?? "\(head))"
  }

  private var swiftDefault: String? {
    guard let defaultValue else { return nil }
    switch type {
    case "String": return DataModel.quoted(defaultValue)
    case "Boolean": return defaultValue == "YES" || defaultValue == "1" ? "true" : "false"
    case "Double", "Float": return Double(defaultValue).map { "\($0)" }
    case "Integer 16", "Integer 32", "Integer 64":
      return Double(defaultValue).flatMap { Int(exactly: $0) }.map(String.init)
    default: return "unreadDefault(\(DataModel.quoted(defaultValue)))"
    }
  }
}

extension DataModel.Relationship {
  fileprivate var description: String {
    let rules = ["Nullify": "nullify", "Cascade": "cascade", "Deny": "deny"]
    return """
      NSRelationshipDescription(
                  \(DataModel.quoted(name)), to: \(DataModel.quoted(destination)), \
      inverse: \(inverse.map(DataModel.quoted) ?? "nil"), isToMany: \(isToMany),
                  isOrdered: \(isOrdered), isOptional: \(isOptional), \
      minCount: \(minCount), deleteRule: .\(rules[deletionRule] ?? "noAction")DeleteRule)
      """
  }
}
