import FlowModel

/// The trees of an app's files, joined: what every name stands for.
package final class Program {
  let symbols = SymbolTable()
  package let types = TypeTable()
  private(set) var trees: [LoadedTree] = []
  /// The types outside of others, by name; several where files have private ones of one name.
  private(set) var nominals: [String: [Nominal]] = [:]
  /// The types inside functions, by name.
  private(set) var localNominals: [String: [Nominal]] = [:]
  /// What the app adds to types of libraries, by the type's name.
  private(set) var libraryNominals: [String: Nominal] = [:]
  /// The variables outside of types that all files see.
  private(set) var globals: [Symbol: StaticCell] = [:]
  /// The variables outside of functions and objects that were asked for so far.
  var cells: [StaticCell] = []
  /// The functions outside of types, those that one file alone sees among them.
  private(set) var functions: [Symbol: [Code]] = [:]
  /// The operators that the app declares, wherever they stand.
  private(set) var operators: [Symbol: [Code]] = [:]
  private(set) var aliases: [String: (tree: LoadedTree, alias: TreeTypeAlias)] = [:]
  /// The type aliases inside of functions.
  private(set) var localAliases: [String: [(tree: LoadedTree, alias: TreeTypeAlias)]] = [:]
  /// The names of methods that change a value in its place, in the app's own types.
  private(set) var mutatingNames: Set<Symbol> = []
  /// Whether an operator of the app's asks for an operand itself.
  private(set) lazy var hasPostponingOperators = operators.values.contains { codes in
    codes.contains { $0.function.parameters.contains(where: \.isAutoclosure) }
  }
  /// Which classes objects are of where only their declared types are known.
  private(set) lazy var onlyClasses = OnlyClasses(self)
  /// Names of properties: whether the app has one that is no Int.
  var namesOfOthers: [Symbol: Bool] = [:]
  /// Whether the app has interpolations of its own.
  private(set) lazy var hasOwnInterpolations =
    libraryNominals[Self.interpolation]?.members[symbols["appendInterpolation"]] != nil
  /// Whether one changes an operand in its place, but for those of Swift's own that assign.
  private(set) lazy var hasChangingOperators = operators.values.contains { codes in
    codes.contains { code in
      code.function.parameters.contains(where: \.isInout)
        && !(code.function.name.last == "=" && TreeOperator(String(code.function.name.dropLast())) != .custom)
    }
  }
  /// The names of the methods that `#selector(…)` names.
  private(set) lazy var selectorNames = namesOfSelectors()
  /// The app's own `&&`; nil without one.
  private(set) lazy var ownAnd = operators[symbols["&&"]]
  /// The app's own `||`; nil without one.
  private(set) lazy var ownOr = operators[symbols["||"]]
  /// Whether the app declares `??` itself.
  private(set) lazy var hasOwnCoalesce = operators[symbols["??"]] != nil
  /// Whether a getter changes the value that it belongs to.
  private(set) var hasMutatingGetters = false
  /// The functions outside of operators, by name, where the app has one alone of that name.
  private(set) var onlyMethods: [Symbol: Code?] = [:]
  /// What conforms to protocols of libraries beside what their own declarations say.
  let catalog: LibraryCatalog
  let end = ProgramEnd()
  /// The operators that may stand after values of a type, as far as they were asked for.
  var operatorsAfter: [OperatorsAfter: [Code]] = [:]
  /// Whether all files are joined, so that what a name stands for stays.
  private(set) var isJoined = false
  /// How many associated types are being found out.
  var inferringCount = 0
  /// The aliases that are being followed: `typealias Item = Kit.Item` names a type of its own name, in another module.
  var followedAliases: Set<String> = []
  /// How many are followed for one type.
  var aliasWork = AliasWork()
  /// Which of Swift's operators the app declares as its own too, by raw value.
  private(set) lazy var ownOperators: UInt64 = operators.keys.reduce(0) { all, symbol in
    all | 1 << UInt64(TreeOperator(symbols.text(of: symbol)).rawValue)
  }

  /// Whether an extension of a library's type or of a protocol has a subscript.
  private(set) lazy var extendsSubscripts: Bool =
    libraryNominals.values.contains { !$0.subscripts.isEmpty }
    || nominals.values.contains { $0.contains { $0.kind == .protocol && !$0.subscripts.isEmpty } }
  private(set) lazy var rawValueSymbol = symbols["rawValue"]
  private(set) lazy var errorDescriptionSymbol = symbols["localizedDescription"]
  /// Whether a function or a closure says what it throws.
  private(set) lazy var hasTypedThrows = trees.contains { tree in tree.codes.contains { $0.function.thrown >= 0 } }
  /// The classes whose superclass is being found out.
  var inheriting: Set<ObjectIdentifier> = []
  private(set) lazy var effectIndex = EffectIndex(self)
  private let documentClasses: [String: String]
  private(set) lazy var basesOfUnreadClasses = findBasesOfUnreadClasses(documentClasses)

  /// The module's name, which Swift prints before those of classes.
  package let module: String
  /// The names of the modules whose models are read, by which code may qualify what they declare.
  let modelledModules: Set<String>

  package convenience init(_ trees: [CodeTree], module: String, framework: FrameworkCatalog? = nil) {
    self.init(AppProgram(app: trees), module: module, framework: framework)
  }

  /// - Parameters:
  ///   - app: the app's files with the stubs and models beside them.
  ///   - module: the module's name.
  ///   - framework: what the framework declares that the app is written for.
  ///   - languageMode: the mode of Swift that the app is compiled in: 5 where no project says, as the compiler's own.
  ///   - documentClasses: the framework's classes of which documents make objects of the app's classes, by the names of
  ///     these.
  package init(
    _ app: AppProgram, module: String, framework: FrameworkCatalog? = nil, languageMode: Int = 5,
    documentClasses: [String: String] = [:]
  ) {
    self.documentClasses = documentClasses
    self.module = module
    self.languageMode = languageMode
    replaced = app.replacements
    catalog = LibraryCatalog.standard.with(framework)
    modelledModules = Set(app.models.compactMap { $0.path.split(separator: "/").dropFirst().first.map(String.init) })
    let models = app.models.map { LoadedTree($0, symbols: symbols, end: end, isModel: true) }
    trees = (app.app + app.stubs).map { LoadedTree($0, symbols: symbols, end: end) } + models
    for tree in trees { declareTypes(of: tree) }
    for (original, stub) in replaced.types {
      let tree = trees[app.app.count + stub.tree]
      trees[original.tree].nominals[Int(original.index)] = tree.nominals[Int(stub.index)]
    }
    for (number, tree) in trees.enumerated() { nameTypes(of: tree, number) }
    nameExtensions()
    for (number, tree) in trees.enumerated() { extend(with: tree, number) }
    dropWhatBothNumbersHave()
    for (number, tree) in trees.enumerated() { declareGlobals(of: tree, number) }
    for tree in trees { markGenericNames(in: tree) }
    isJoined = true
  }

  /// The mode of Swift that the app is compiled in.
  let languageMode: Int
  /// Which of the app's declarations do not count.
  let replaced: StubReplacements

  // MARK: Declarations

  private func declareTypes(of tree: LoadedTree) {
    for (index, type) in tree.tree.types.enumerated() where type.kind != .extension {
      let kind: Nominal.Kind =
        switch type.kind {
        case .class: .class
        case .struct: .struct
        case .enum: .enum
        case .actor: .actor
        case .protocol, .extension: .protocol
        }
      tree.nominals[index] = Nominal(type.name, kind: kind, tree: tree, declaration: type, program: self)
    }
  }

  private func nameTypes(of tree: LoadedTree, _ number: Int) {
    for (index, type) in tree.tree.types.enumerated() {
      guard let nominal = tree.nominals[index], !isReplaced(type: index, number) else { continue }
      if type.owner >= 0 {
        if let owner = tree.nominals[Int(type.owner)] {
          nominal.owner = owner
          owner.add(nested: nominal)
        }
      } else if type.function >= 0 {
        localNominals[type.name, default: []].append(nominal)
      } else {
        nominals[type.name, default: []].append(nominal)
      }
    }
  }

  /// Finds the types that extensions are of. A type may lie inside an extension, in any file, and have extensions of its
  /// own: those with the shorter names go first.
  private func nameExtensions() {
    var inside: [(tree: Int, type: Int)] = []
    var extensions: [Int: [(tree: Int, type: Int)]] = [:]
    for (number, tree) in trees.enumerated() {
      for (index, type) in tree.tree.types.enumerated() {
        if type.kind == .extension {
          extensions[type.name.utf8.count { $0 == UInt8(ascii: ".") }, default: []].append((number, index))
        } else if type.owner >= 0, tree.nominals[index]?.owner == nil, !isReplaced(type: index, number) {
          inside.append((number, index))
        }
      }
    }
    for (_, found) in extensions.sorted(by: { $0.key < $1.key }) {
      for place in found {
        let tree = trees[place.tree]
        tree.nominals[place.type] = extended(tree.tree.types[place.type].name, in: tree)
      }
      for place in inside {
        let tree = trees[place.tree]
        let type = tree.tree.types[place.type]
        guard let nominal = tree.nominals[place.type], nominal.owner == nil,
          let owner = tree.nominals[Int(type.owner)]
        else { continue }
        nominal.owner = owner
        owner.add(nested: nominal)
      }
    }
  }

  /// Brings the members of declarations and extensions to their types.
  private func extend(with tree: LoadedTree, _ number: Int) {
    for (index, type) in tree.tree.types.enumerated() {
      guard let nominal = tree.nominals[index], !isReplaced(type: index, number) else { continue }
      add(type, Int32(index), of: tree, number, to: nominal)
    }
  }

  private func extended(_ name: String, in tree: LoadedTree) -> Nominal {
    var parts = name.split(separator: ".").map(String.init)[...]
    var first = parts.popFirst() ?? name
    if let own = tree.aliases[first].flatMap({ plainName(of: $0, in: tree) }) ?? aliasTargets[first] { first = own }
    var found = nominal(first, in: tree)
    if found == nil, parts.isEmpty == false, nominals[parts[parts.startIndex]] != nil {
      // `Module.Type`.
      found = parts.popFirst().flatMap { modelled($0, of: first) ?? nominals[$0]?.first }
    }
    while let next = parts.first, let inner = found?.nested(next, in: tree) {
      found = inner
      parts.removeFirst()
    }
    if let found, parts.isEmpty { return found }
    if parts.count == 1, let target = found?.target(ofAlias: parts[parts.startIndex]) {
      return extended(target, in: found?.tree ?? tree)
    }
    let whole = [types.named(first)?.name ?? first] + parts
    let key = LibraryCatalog.canonical(
      whole.count > 1 && first == "Swift" ? whole.dropFirst().joined(separator: ".") : whole.joined(separator: "."))
    if let known = libraryNominals[key] { return known }
    let made = Nominal(key, kind: .library, tree: nil, declaration: nil, program: self)
    libraryNominals[key] = made
    return made
  }

  /// The plain names that aliases outside of types stand for, by the alias; of several the first counts.
  private lazy var aliasTargets: [String: String] = {
    var targets: [String: String] = [:]
    for tree in trees {
      for alias in tree.tree.typeAliases where targets[alias.name] == nil {
        if let name = plainName(of: alias, in: tree) { targets[alias.name] = name }
      }
    }
    return targets
  }()

  /// The name that an alias stands for, where it is no more than that.
  private func plainName(of alias: TreeTypeAlias, in tree: LoadedTree) -> String? {
    guard alias.type >= 0, tree.nodes[Int(alias.type)].kind == .namedType else { return nil }
    return tree.text(tree.nodes[Int(alias.type)].a)
  }

  private func add(_ type: TreeType, _ index: Int32, of tree: LoadedTree, _ place: Int, to nominal: Nominal) {
    nominal.inherited += type.inherited.map { (tree, $0, index) }
    if type.kind != .extension {
      nominal.generics = type.generics
      if let declared = nominal.owner, nominal.kind != .protocol {
        nominal.generics = declared.generics + type.generics
      }
      nominal.associatedTypes = type.associatedTypes
      nominal.cases = type.cases
      for (number, each) in type.cases.enumerated() {
        let symbol = symbols[each.name]
        nominal.caseIndices[symbol] = number
        nominal.members[symbol, default: []].append(.enumCase(number))
        if each.rawValue >= 0 { tree.codes[Int(each.rawValue)].owner = nominal }
      }
    }
    if nominal.unread == nil { nominal.unread = type.unread.first { !isDeclared(attribute: $0) } }
    for alias in type.typeAliases { nominal.aliases[alias.name] = (tree, alias) }
    let isRequirement = type.kind == .protocol
    for number in type.functions where !isReplaced(function: number, place) {
      add(tree.codes[Int(number)], to: nominal, isRequirement)
    }
    for number in type.properties where !isReplaced(property: number, place) {
      add(tree.tree.properties[Int(number)], of: tree, to: nominal, isRequirement)
    }
    for each in type.subscripts {
      guard each.getter >= 0 else { continue }
      let getter = tree.codes[Int(each.getter)]
      let setter = each.setter >= 0 ? tree.codes[Int(each.setter)] : nil
      noteMutation(getter)
      getter.owner = nominal
      setter?.owner = nominal
      nominal.subscripts.append(
        isRequirement
          ? .requirement(isStatic: each.isStatic)
          : .subscripting(getter: getter, setter: setter, isStatic: each.isStatic))
    }
  }

  private func add(_ code: Code, to nominal: Nominal, _ isRequirement: Bool) {
    code.owner = nominal
    let function = code.function
    if function.flags.contains(.isMutating) { mutatingNames.insert(code.symbol) }
    switch function.kind {
    case .initializer:
      nominal.initializers.append(isRequirement ? .requirement(isStatic: true) : .method(code))
    case .deinitializer:
      nominal.deinitializer = code
      // When the value of one that cannot be copied ends is not read.
      if !nominal.isClass { nominal.unread = nominal.unread ?? "deinit" }
    default:
      if isRequirement {
        nominal.members[code.symbol, default: []].append(.requirement(isStatic: code.isStatic))
        if function.flags.contains(.isMutating) { nominal.mutatingRequirements.insert(code.symbol) }
      } else {
        nominal.members[code.symbol, default: []].append(code.isStatic ? .staticMethod(code) : .method(code))
        onlyMethods[code.symbol] = onlyMethods.keys.contains(code.symbol) ? .some(nil) : code
      }
      if code.isStatic, let first = function.name.unicodeScalars.first, first.isOperatorStart, !isRequirement {
        operators[code.symbol, default: []].append(code)
      }
    }
  }

  /// Notes that there are getters that change their value.
  private func noteMutation(_ getter: Code?) {
    if getter?.function.flags.contains(.isMutating) == true { hasMutatingGetters = true }
  }

  private func add(_ property: TreeProperty, of tree: LoadedTree, to nominal: Nominal, _ isRequirement: Bool) {
    func code(_ index: Int32) -> Code? {
      guard index >= 0 else { return nil }
      let code = tree.codes[Int(index)]
      code.owner = nominal
      return code
    }
    for attribute in property.attributes { _ = code(attribute.call) }
    _ = code(property.initialValue)
    let getter = code(property.getter)
    noteMutation(getter)
    let setter = code(property.setter)
    let willSet = code(property.willSet)
    let didSet = code(property.didSet)
    let symbol = symbols[property.name]
    let isStatic = property.flags.contains(.isStatic) || property.flags.contains(.isClassMember)
    let member: Member
    if isRequirement {
      member = .requirement(isStatic: isStatic)
    } else if let getter {
      member =
        isStatic ? .staticComputed(getter: getter, setter: setter) : .computed(getter: getter, setter: setter, property)
    } else if isStatic {
      member = .staticStored(tree, property)
      if !property.attributes.isEmpty {
        for (prefix, isProjected) in [("_", false), ("$", true)] {
          nominal.members[symbols[prefix + property.name], default: []].append(
            .staticWrapper(tree, property, isProjected: isProjected))
        }
      }
    } else if property.flags.contains(.isOverride), property.initialValue < 0 {
      member = .observed(willSet: willSet, didSet: didSet, property)
    } else {
      nominal.stored.append((tree, property))
      member = .stored(symbol: symbol, nominal)
      if !property.attributes.isEmpty {
        for prefix in ["_", "$"] {
          let other = symbols[prefix + property.name]
          nominal.members[other, default: []].append(.stored(symbol: other, nominal))
        }
      }
    }
    nominal.members[symbol, default: []].append(member)
  }

  private func declareGlobals(of tree: LoadedTree, _ place: Int) {
    for number in tree.tree.globals where !isReplaced(property: number, place) {
      let property = tree.tree.properties[Int(number)]
      let (symbol, cell) = (symbols[property.name], makeCell(tree, property, owner: nil))
      tree.globals[symbol] = cell
      if property.flags.isDisjoint(with: [.isPrivate, .isFilePrivate]) { globals[symbol] = cell }
    }
    for number in tree.tree.globalFunctions where !isReplaced(function: number, place) {
      let code = tree.codes[Int(number)]
      if let first = code.function.name.unicodeScalars.first, first.isOperatorStart {
        operators[code.symbol, default: []].append(code)
      } else {
        functions[code.symbol, default: []].append(code)
      }
    }
    for alias in tree.tree.typeAliases {
      // Those inside of functions have numbers, each file's its own.
      if alias.name.contains("#") {
        localAliases[alias.name, default: []].append((tree, alias))
        continue
      }
      tree.aliases[alias.name] = alias
      if !tree.isModel || aliases[alias.name] == nil { aliases[alias.name] = (tree, alias) }
    }
  }

  /// A function of the app's, in whose place what a library asks for is done; an empty one where the app has none.
  private(set) lazy var anyCode: Code? =
    trees.lazy.compactMap { $0.codes.first { !$0.isObserver } }.first ?? empty.codes.first

  /// A file with an empty function.
  private lazy var empty: LoadedTree = {
    var tree = CodeTree()
    tree.functions = [TreeFunction(kind: .function, name: "")]
    return LoadedTree(tree, symbols: symbols, end: end)
  }()
}
