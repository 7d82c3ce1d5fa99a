import FlowInterfaceBuilder
import FlowModel
import Foundation

/// A model of Core Data: an app's entities with their attributes and relationships.
struct DataModel {
  struct Attribute {
    let name: String
    /// As the file has it: `Integer 16`.
    let type: String
    let isOptional: Bool
    let isScalar: Bool
    let defaultValue: String?
    let className: String?
  }

  struct Relationship {
    let name: String
    let destination: String
    let inverse: String?
    let isToMany: Bool
    let isOrdered: Bool
    /// How many objects it needs, if it is one to many.
    let minCount: Int
    let isOptional: Bool
    let deletionRule: String
  }

  struct Entity {
    let name: String
    /// The class of its objects, without a module.
    let className: String?
    let parent: String?
    let isAbstract: Bool
    /// What Xcode generates: `class`, `category`, or nil for nothing.
    let generation: String?
    let attributes: [Attribute]
    let relationships: [Relationship]
    let hasUniqueness: Bool
  }

  let name: String
  let entities: [Entity]

  /// Reads the current version of a model.
  ///
  /// - Parameters:
  ///   - folder: an `.xcdatamodeld` folder with its versions, or one version alone.
  ///   - scope: what may be read.
  /// - Returns: nil where there is none that can be read.
  init?(at folder: String, in scope: FileScope = .everything) {
    let url = URL(fileURLWithPath: folder)
    name = url.deletingPathExtension().lastPathComponent
    let file: String
    if url.pathExtension == "xcdatamodeld" {
      guard let version = Self.version(of: folder, in: scope) else { return nil }
      file = "\(folder)/\(version)/contents"
    } else {
      file = "\(folder)/contents"
    }
    guard let bytes = try? FileBytes.read(file, limit: InterfaceReader.sizeLimit, in: scope),
      let root = try? InterfaceReader.element(bytes: bytes, file: file), root.isNamed("model")
    else { return nil }
    entities = root.children.filter { $0.isNamed("entity") }.compactMap(Entity.init)
  }

  /// The folder of the version that the app has.
  private static func version(of folder: String, in scope: FileScope) -> String? {
    let list = try? PropertyListFile.content(of: "\(folder)/.xccurrentversion", in: scope) as? [String: Any]
    if let name = list?["_XCCurrentVersionName"] as? String, !name.contains("/") {
      return name
    }
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return versions.sorted().first { $0.hasSuffix(".xcdatamodel") }
  }
}

extension DataModel.Entity {
  fileprivate init?(_ element: InterfaceElement) {
    guard let name = element["name"] else { return nil }
    self.name = name
    className = element["representedClassName"]?.split(separator: ".").last.map(String.init)
    parent = element["parentEntity"]
    isAbstract = element.bool("isAbstract") ?? false
    generation = element["codeGenerationType"]
    attributes = element.children.filter { $0.isNamed("attribute") }.compactMap(DataModel.Attribute.init)
    relationships = element.children.filter { $0.isNamed("relationship") }.compactMap(DataModel.Relationship.init)
    hasUniqueness = element.children.contains { $0.isNamed("uniquenessConstraints") }
  }
}

extension DataModel.Attribute {
  fileprivate init?(_ element: InterfaceElement) {
    guard let name = element["name"], let type = element["attributeType"] else { return nil }
    self.name = name
    self.type = type
    isOptional = element.bool("optional") ?? false
    isScalar = element.bool("usesScalarValueType") ?? false
    defaultValue = element["defaultValueString"]
    className = element["customClassName"]
  }
}

extension DataModel.Relationship {
  fileprivate init?(_ element: InterfaceElement) {
    guard let name = element["name"], let destination = element["destinationEntity"] else { return nil }
    self.name = name
    self.destination = destination
    inverse = element["inverseName"]
    isToMany = element.bool("toMany") ?? false
    isOrdered = element.bool("ordered") ?? false
    minCount = element["minCount"].flatMap { Int($0) } ?? 0
    isOptional = element.bool("optional") ?? false
    deletionRule = element["deletionRule"] ?? "No Action"
  }
}
