import FlowModel

/// What the app's files declare, by name: functions, accessors of properties, cases.
final class CodeIndex {
  let code: AppCode
  let trees: [CodeTree]
  /// The numbers of the trees by the paths of their files.
  let numbers: [String: Int32]
  /// The functions of a name, those of types and others; initialisers are called `init`.
  private(set) var functions: [String: [FunctionID]] = [:]
  /// What runs where a property of a name is used: accessors, observers, and initial values that wait for it.
  private(set) var accessors: [String: [FunctionID]] = [:]
  /// The properties of a name.
  private(set) var properties: [String: [(tree: Int32, index: Int32)]] = [:]
  /// The functions, accessors and subscripts of each type.
  private(set) var members: [CodeType.ID: [FunctionID]] = [:]
  /// The initial values that run where an object of a type is made.
  private(set) var initialValues: [CodeType.ID: [FunctionID]] = [:]
  /// The raw values of the cases of a name; nil for those that have their name.
  private(set) var cases: [String: [FunctionID?]] = [:]
  /// The functions that Objective-C can call, by the first words of the messages that do.
  private(set) var messages: [String: [FunctionID]] = [:]
  /// What was found of the types of properties and results.
  var types = WrittenTypes()
  /// The last names of the types that stand in others.
  private(set) lazy var innerTypes = Set(code.types.filter { $0.name.contains(".") }.map(\.shortName))
  /// The names of generic parameters and associated types, which stand for many types.
  private(set) lazy var openTypes = trees.reduce(into: Set<String>()) { found, tree in
    let generics = tree.types.flatMap(\.generics) + tree.functions.flatMap(\.generics)
    found.formUnion(generics.map(\.name) + tree.types.flatMap(\.associatedTypes).map(\.name))
  }
  /// The types of each tree, as all files together declare them; nil for those inside of functions.
  private var owners: [[CodeType?]] = []

  /// - Parameter trees: those of all files.
  init(_ code: AppCode, _ trees: [CodeTree]) {
    self.code = code
    self.trees = trees
    numbers = Dictionary(
      trees.enumerated().map { ($0.element.path, Int32($0.offset)) }, uniquingKeysWith: { first, _ in first })
    for (number, tree) in trees.enumerated() {
      owners.append(
        tree.types.indices.map { index in
          tree.fullName(ofType: Int32(index)).flatMap { code.type($0, near: tree.path) }
        })
      add(tree, Int32(number))
    }
  }

  /// By which UIKit finds a member of an object.
  struct CalledName: Hashable {
    let kind: TreeFunction.Kind
    let name: String
    let labels: [String?]
  }

  func calledName(of one: FunctionID) -> CalledName {
    let function = function(one)
    return CalledName(kind: function.kind, name: function.name, labels: function.parameters.map(\.label))
  }

  /// The type whose member a function is.
  func owner(of one: FunctionID) -> CodeType? {
    let owner = function(one).owner
    return owner < 0 ? nil : owners[Int(one.tree)][Int(owner)]
  }

  func tree(of one: FunctionID) -> CodeTree { trees[Int(one.tree)] }
  func function(_ one: FunctionID) -> TreeFunction { trees[Int(one.tree)].functions[Int(one.index)] }

  /// Whether a member of a class hangs on nothing that others hand it: it has no parameters but those of views' and
  /// controllers' initialisers, and neither it nor the class is generic.
  func isForItself(_ one: FunctionID) -> Bool {
    let function = function(one)
    guard function.generics.isEmpty, function.owner >= 0,
      tree(of: one).types[Int(function.owner)].generics.isEmpty
    else { return false }
    return function.parameters.allSatisfy { $0.label.map(Self.ofInitializers.contains) == true }
  }

  private static let ofInitializers: Set<String> = ["frame", "coder", "style", "reuseIdentifier"]

  /// The type that declares a property.
  func owner(of property: (tree: Int32, index: Int32)) -> CodeType? {
    let owner = trees[Int(property.tree)].properties[Int(property.index)].owner
    return owner < 0 ? nil : owners[Int(property.tree)][Int(owner)]
  }

  /// `HomeController.open(_:)`, `makeItem()`.
  func name(of one: FunctionID) -> String {
    let function = function(one)
    let owner = owner(of: one).map { $0.name + "." } ?? ""
    switch function.kind {
    case .function, .initializer, .subscripting:
      return "\(owner)\(function.name)(\(function.parameters.map { "\($0.label ?? "_"):" }.joined()))"
    case .deinitializer: return owner + "deinit"
    default: return owner + function.name
    }
  }

  private func add(_ tree: CodeTree, _ number: Int32) {
    for index in tree.globalFunctions { add(FunctionID(tree: number, index: index), nil) }
    for index in tree.globals { add(property: index, of: tree, number, nil) }
    for (index, type) in tree.types.enumerated() where type.function < 0 {
      let owner = owners[Int(number)][index]
      for one in type.functions {
        add(FunctionID(tree: number, index: one), owner)
        add(messageTo: FunctionID(tree: number, index: one), isSeen: type.attributes.contains("objcMembers"))
      }
      for one in type.properties { add(property: one, of: tree, number, owner) }
      for one in type.subscripts.flatMap({ [$0.getter, $0.setter] }) where one >= 0 {
        if let owner { members[owner.id, default: []].append(FunctionID(tree: number, index: one)) }
      }
      for one in type.cases {
        cases[one.name, default: []].append(one.rawValue < 0 ? nil : FunctionID(tree: number, index: one.rawValue))
      }
    }
  }

  private func add(_ one: FunctionID, _ owner: CodeType?) {
    functions[function(one).kind == .initializer ? "init" : function(one).name, default: []].append(one)
    if let owner { members[owner.id, default: []].append(one) }
  }

  private func add(messageTo one: FunctionID, isSeen: Bool) {
    let function = function(one)
    guard function.kind == .function,
      isSeen || function.attributes.contains(where: CodeFunction.objectiveCAttributes.contains)
    else { return }
    let selector =
      function.objectiveCName ?? CodeSelector.name(base: function.name, labels: function.parameters.map(\.label))
    messages[String(selector.prefix { $0 != ":" }), default: []].append(one)
  }

  private func add(property index: Int32, of tree: CodeTree, _ number: Int32, _ owner: CodeType?) {
    let property = tree.properties[Int(index)]
    properties[property.name, default: []].append((number, index))
    var used = [property.getter, property.setter, property.willSet, property.didSet]
    let waits = property.owner < 0 || !property.flags.isDisjoint(with: [.isStatic, .isClassMember, .isLazy])
    if waits {
      used.append(property.initialValue)
    } else if property.initialValue >= 0, let owner {
      initialValues[owner.id, default: []].append(FunctionID(tree: number, index: property.initialValue))
    }
    let all = used.filter { $0 >= 0 }.map { FunctionID(tree: number, index: $0) }
    accessors[property.name, default: []] += all
    if let owner { members[owner.id, default: []] += all }
    let wrappers = property.attributes.map(\.call).filter { $0 >= 0 }.map { FunctionID(tree: number, index: $0) }
    if let owner { initialValues[owner.id, default: []] += wrappers }
  }
}
