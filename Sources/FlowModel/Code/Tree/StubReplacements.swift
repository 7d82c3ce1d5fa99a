/// Which declarations of an app its stubs stand for: a stub wins, since it is what the test asks for.
///
/// A type of a stub stands for the app's type of that name, whose members do not count any more; what else the app adds to
/// it in extensions stays. A function stands for the one of that name with the same labels, in a stub's extension too.
package struct StubReplacements: Sendable {
  /// A declaration of the app's that a stub stands for.
  package struct Replacement: Sendable, Hashable {
    /// `NetworkClient`, `NetworkClient.login(user:password:)`.
    package var name: String
    /// Where the stub declares it.
    package var stub: SourceLocation
    /// Where the app does.
    package var original: SourceLocation
  }

  /// A declaration by the place of its tree among the app's and its own in the tree.
  package struct Place: Sendable, Hashable {
    package var tree: Int
    package var index: Int32

    package init(tree: Int, index: Int32) {
      self.tree = tree
      self.index = index
    }
  }

  /// What is replaced, in the order of the stubs.
  package private(set) var all: [Replacement] = []
  /// The app's types, each with the stub's.
  package private(set) var types: [Place: Place] = [:]
  /// The app's functions.
  package private(set) var functions: Set<Place> = []
  /// The app's properties and variables.
  package private(set) var properties: Set<Place> = []

  package init() {}

  init(of app: [CodeTree], by stubs: [CodeTree]) {
    let known = Declarations(app, named: stubs.reduce(into: []) { $0.formUnion($1.declaredNames) })
    for (number, stub) in stubs.enumerated() {
      for index in stub.types.indices where stub.types[index].kind != .extension && stub.types[index].function < 0 {
        let name = stub.qualifiedName(ofType: index)
        for place in known.types[name] ?? [] {
          types[place] = Place(tree: number, index: Int32(index))
          note(name, stub, stub.types[index].offset, app[place.tree], app[place.tree].types[Int(place.index)].offset)
        }
      }
    }
    for stub in stubs { replaceFunctions(of: app, known, by: stub) }
  }

  private mutating func replaceFunctions(of app: [CodeTree], _ known: Declarations, by stub: CodeTree) {
    for (index, function) in stub.functions.enumerated() where function.isNamed {
      let key = Declarations.Key(stub, function)
      guard key.isOutside ? stub.globalFunctions.contains(Int32(index)) : stub.isMember(Int32(index)) else { continue }
      // What the type itself declares is gone with it.
      let found = (known.functions[key] ?? []).filter { !isGone($0, app) }
      let same = found.filter {
        app[$0.tree].writtenTypes(of: app[$0.tree].functions[Int($0.index)]) == stub.writtenTypes(of: function)
      }
      for place in found.count == 1 ? found : same {
        guard functions.insert(place).inserted else { continue }
        let original = app[place.tree].functions[Int(place.index)]
        note(key.name, stub, function.offset, app[place.tree], original.offset)
      }
    }
    for (index, property) in stub.properties.enumerated() {
      guard let key = Declarations.Key(stub, propertyAt: Int32(index)) else { continue }
      for place in known.properties[key] ?? [] where !isGone(place, app, isProperty: true) {
        guard properties.insert(place).inserted else { continue }
        note(key.name, stub, property.offset, app[place.tree], app[place.tree].properties[Int(place.index)].offset)
      }
    }
  }

  private func isGone(_ place: Place, _ app: [CodeTree], isProperty: Bool = false) -> Bool {
    let tree = app[place.tree]
    let owner = isProperty ? tree.owner(ofProperty: place.index) : tree.functions[Int(place.index)].owner
    return owner >= 0 && types[Place(tree: place.tree, index: owner)] != nil
  }

  private mutating func note(
    _ name: String, _ stub: CodeTree, _ offset: UInt32, _ original: CodeTree, _ originalOffset: UInt32
  ) {
    all.append(
      Replacement(
        name: name, stub: stub.location(at: offset), original: original.location(at: originalOffset)))
  }
}

/// What the files of an app declare, by name.
private struct Declarations {
  /// A function or property outside of functions.
  struct Key: Hashable {
    var owner: String
    var base: String
    var labels: [String?]
    var isStatic: Bool
    var isOutside: Bool { owner.isEmpty }

    /// `Client.login(user:)`.
    var name: String {
      let own = base + (isProperty ? "" : "(\(labels.map { "\($0 ?? "_"):" }.joined()))")
      return owner.isEmpty ? own : "\(owner).\(own)"
    }
    private var isProperty = false

    init(_ tree: CodeTree, _ function: TreeFunction) {
      owner = function.owner >= 0 ? tree.qualifiedName(ofType: Int(function.owner)) : ""
      base = function.kind == .initializer ? "init" : function.name
      labels = function.parameters.map(\.label)
      isStatic = function.flags.contains(.isStatic) || function.flags.contains(.isClassMember)
    }

    init?(_ tree: CodeTree, propertyAt index: Int32) {
      let type = tree.owner(ofProperty: index)
      guard type >= 0 || tree.globals.contains(index) else { return nil }
      let property = tree.properties[Int(index)]
      owner = type >= 0 ? tree.qualifiedName(ofType: Int(type)) : ""
      base = property.name
      labels = []
      isStatic = property.flags.contains(.isStatic) || property.flags.contains(.isClassMember)
      isProperty = true
    }
  }

  private(set) var types: [String: [StubReplacements.Place]] = [:]
  private(set) var functions: [Key: [StubReplacements.Place]] = [:]
  private(set) var properties: [Key: [StubReplacements.Place]] = [:]

  init(_ trees: [CodeTree], named names: Set<String>) {
    for (number, tree) in trees.enumerated() {
      for (index, type) in tree.types.enumerated() {
        guard type.kind != .extension, type.function < 0, !type.isPrivate, names.contains(type.name) else { continue }
        types[tree.qualifiedName(ofType: index), default: []].append(.init(tree: number, index: Int32(index)))
      }
      for (index, function) in tree.functions.enumerated() where function.isNamed && names.contains(function.name) {
        let place = StubReplacements.Place(tree: number, index: Int32(index))
        guard function.owner >= 0 ? tree.isMember(place.index) : tree.globalFunctions.contains(place.index) else {
          continue
        }
        functions[Key(tree, function), default: []].append(place)
      }
      for index in tree.properties.indices where names.contains(tree.properties[index].name) {
        guard let key = Key(tree, propertyAt: Int32(index)) else { continue }
        properties[key, default: []].append(.init(tree: number, index: Int32(index)))
      }
    }
  }
}

extension TreeFunction {
  /// Whether it is a function or an initialiser.
  fileprivate var isNamed: Bool { kind == .function || kind == .initializer }
}

extension CodeTree {
  /// The name of a type with those around it; of an extension that of the type that it extends.
  package func qualifiedName(ofType index: Int) -> String {
    let type = types[index]
    return type.owner < 0 ? type.name : "\(qualifiedName(ofType: Int(type.owner))).\(type.name)"
  }

  /// The names of the types, functions and properties that the file declares.
  package var declaredNames: Set<String> {
    Set(types.map(\.name) + functions.filter(\.isNamed).map(\.name) + properties.map(\.name))
  }

  /// Whether a function is a member of a type, rather than inside another function.
  fileprivate func isMember(_ function: Int32) -> Bool {
    let owner = functions[Int(function)].owner
    return owner >= 0 && types[Int(owner)].functions.contains(function)
  }

  /// The type that a property is a member of; -1 for none.
  fileprivate func owner(ofProperty index: Int32) -> Int32 {
    Int32(types.firstIndex { $0.properties.contains(index) } ?? -1)
  }

  /// The names in the parameters' written types, in their order: enough to tell overloads apart.
  fileprivate func writtenTypes(of function: TreeFunction) -> [String] {
    function.parameters.flatMap { names(in: $0.type) }
  }

  private func names(in node: Int32) -> [String] {
    guard node >= 0 else { return [] }
    let each = nodes[Int(node)]
    return (each.kind == .namedType ? [texts[Int(each.a)]] : []) + nodesInside(each).flatMap(names)
  }
}
