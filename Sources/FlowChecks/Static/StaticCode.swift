import FlowModel

/// Reads the trees of the files that questions hang on, and no others.
struct StaticCode {
  private let code: AppCode
  private let read: @Sendable (Set<String>) -> [CodeTree]
  /// The files that declare something of a name.
  private let declaring: [String: Set<String>]

  /// - Parameter read: gives the trees of files.
  init(_ code: AppCode, read: @escaping @Sendable (Set<String>) -> [CodeTree]) {
    self.code = code
    self.read = read
    var declaring: [String: Set<String>] = [:]
    for type in code.types {
      declaring[type.shortName, default: []].formUnion(type.declarations.map(\.location.file))
    }
    for file in code.facts.files {
      for name in file.functions.map(\.name) + file.properties.map(\.name) + file.typeAliases.map(\.name) {
        declaring[name, default: []].insert(file.path)
      }
    }
    self.declaring = declaring
  }

  /// The trees of the files that declare some classes, their superclasses and what these name, a few steps on, in the
  /// order of their paths. What lies further away is not known then, as what is not here.
  func trees(of classes: [CodeType]) -> [CodeTree] {
    var trees: [String: CodeTree] = [:]
    var files = Set(classes.flatMap { code.lineage(of: $0).classes }.flatMap { $0.declarations.map(\.location.file) })
    files.formUnion(filesOfFrameworks)
    for _ in 0..<Self.steps where !files.isEmpty {
      let new = read(files)
      for tree in new { trees[tree.path] = tree }
      files = Set(new.flatMap(\.texts).flatMap { declaring[$0] ?? [] }).subtracting(trees.keys)
    }
    return trees.sorted { $0.key < $1.key }.map(\.value)
  }

  private static let steps = 3

  /// The files that extend the framework's controllers and segues.
  private var filesOfFrameworks: [String] {
    ["UIStoryboardSegue", "UIResponder", "NSObject", "UIViewController"].flatMap { declaring[$0] ?? [] }
      + FrameworkAncestry.controllers.keys.flatMap { declaring[$0] ?? [] }
  }
}
