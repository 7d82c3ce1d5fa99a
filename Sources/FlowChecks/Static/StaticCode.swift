import FlowModel

/// Reads the trees of the files that questions hang on, and no others.
struct StaticCode {
  private let code: AppCode
  private let read: @Sendable (Set<String>) -> [CodeTree]
  /// The files in which some names are written.
  private let mentioning: @Sendable (Set<String>) -> Set<String>
  /// The files that declare something of a name.
  private let declaring: [String: Set<String>]

  init(_ code: AppCode, _ source: TreeSource) {
    self.code = code
    read = source.trees
    mentioning = source.mentioning
    var declaring: [String: Set<String>] = [:]
    // What other classes do with a screen is not known then; most of an app's code is theirs.
    for type in code.types where type.kind != .class {
      declaring[type.shortName, default: []].formUnion(type.declarations.map(\.location.file))
    }
    for file in code.facts.files {
      for name in file.functions.map(\.name) + file.properties.map(\.name) + file.typeAliases.map(\.name) {
        declaring[name, default: []].insert(file.path)
      }
    }
    self.declaring = declaring
  }

  /// The trees of the files that declare some classes or name one of some functions, and of those that these hang on, in
  /// the order of their paths: what they name but for other classes, of classes their superclasses and the screens that
  /// inherit from them, and those whose static members are named. The rest is not known then, as what is not here.
  func trees(of classes: [CodeType], naming names: Set<String>, _ screens: AppScreens) -> [CodeTree] {
    var trees: [String: CodeTree] = [:]
    var files = mentioning(names)
    if files.isEmpty, classes.isEmpty { return [] }
    files.formUnion(classes.flatMap { code.lineage(of: $0).classes }.flatMap { $0.declarations.map(\.location.file) })
    files.formUnion(filesOfFrameworks)
    let shown = code.classes.filter { !screens.screens(of: $0).isEmpty }
    for _ in 0..<Self.steps where !files.isEmpty {
      let new = read(files)
      for tree in new { trees[tree.path] = tree }
      let texts = Set(new.flatMap(\.texts))
      files = Set(texts.flatMap { declaring[$0] ?? [] })
      var reached: Set<CodeType.ID> = []
      var here: Set<CodeType.ID> = []
      for type in code.types where type.kind == .class {
        let isHere = type.declarations.contains { trees[$0.location.file] != nil }
        if isHere { here.insert(type.id) }
        guard isHere || texts.contains(type.shortName) && type.hasStaticMember(texts), !reached.contains(type.id)
        else { continue }
        // Those above one that was reached are reached, too.
        for one in code.lineage(of: type).classes {
          guard reached.insert(one.id).inserted else { break }
          files.formUnion(one.declarations.map(\.location.file))
        }
      }
      for one in shown where code.lineage(of: one).classes.contains(where: { here.contains($0.id) }) {
        files.formUnion(one.declarations.map(\.location.file))
      }
      files.subtract(trees.keys)
    }
    return trees.sorted { $0.key < $1.key }.map(\.value)
  }

  private static let steps = 2

  /// The properties that some class sets on its own objects.
  var namesSetByOwners: Set<String> {
    Set(code.facts.files.flatMap { $0.functions + $0.declarations.flatMap(\.functions) }.flatMap(\.propertiesSet))
  }

  /// The files that extend the framework's controllers and segues, or compare what is not the app's.
  private var filesOfFrameworks: [String] {
    (["UIStoryboardSegue", "UIResponder", "NSObject", "UIViewController"] + Self.comparing)
      .flatMap { declaring[$0] ?? [] } + FrameworkAncestry.controllers.keys.flatMap { declaring[$0] ?? [] }
  }

  private static let comparing = ["==", "!=", "~="]
}

extension CodeType {
  /// Whether it has a static member of one of some names.
  fileprivate func hasStaticMember(_ names: Set<String>) -> Bool {
    properties.contains { $0.isStatic && names.contains($0.name) }
      || functions.contains { $0.isStatic && names.contains($0.name) }
  }
}

extension CodeFunction {
  /// The names of what the body sets of its own object, or outside of types.
  fileprivate var propertiesSet: [String] {
    events.compactMap { event in
      guard case .assign(let target, _) = event.action else { return nil }
      let path = target.path.filter { $0 != .optional && $0 != .forced }
      switch (target.root, path.first) {
      case (.name(let name), nil): return name
      case (.itself, .member(let name)?) where path.count == 1: return name
      default: return nil
      }
    }
  }
}
