import FlowModel

/// A class, struct, enum, actor or protocol of the app with all its extensions; or the app's extensions of a library's
/// type.
package final class Nominal {
  enum Kind { case `class`, `struct`, `enum`, `actor`, `protocol`, library }

  package let name: String
  /// The name as the tree has it, in which a type inside a function has a number.
  let key: String
  let kind: Kind
  /// The declaration; nil for a library's type.
  let tree: LoadedTree?
  let declaration: TreeType?
  /// The type around it.
  weak var owner: Nominal?
  unowned let program: Program
  weak var interpreter: Interpreter?
  /// What it overrides of its framework's superclass that nobody calls; nil before that was asked for.
  var uncalledOverrides: [UncalledMember]?
  /// Its methods in the role of a delegate that nobody calls, by the role's first protocol.
  var uncalledMethods: [String: [UncalledMember]] = [:]
  /// The declaration's own generic parameters, after those of the types around it.
  var generics: [TreeGenericParameter] = []
  /// The superclass as it is written, and the protocols; found out when they are first asked for.
  var inherited: [(tree: LoadedTree, type: Int32, part: Int32)] = []
  /// What the declaration itself writes first after its colon: extensions in earlier files come before it.
  var firstInherited: (tree: LoadedTree, type: Int32, part: Int32)? {
    inherited.first { $0.tree === tree && $0.type == declaration?.inherited.first }
  }
  /// What an instance stores, superclasses' first.
  lazy var fields: [Field] = program.fields(of: self)
  lazy var fieldsBySymbol: [Symbol: Field] = Dictionary(fields.map { ($0.symbol, $0) }) { $1 }
  /// The names that several classes of the lineage have private properties of.
  lazy var repeatedFields: Set<Symbol> = Set(fields.filter { fieldsBySymbol[$0.symbol] !== $0 }.map(\.symbol))
  /// The property of a name that a class itself declares: a superclass may have a private one of the same name.
  func field(_ symbol: Symbol, of owner: Nominal) -> Field? {
    if let field = fieldsBySymbol[symbol], field.owner === owner { return field }
    return fields.first { $0.symbol == symbol && $0.owner === owner }
  }
  /// The places of the properties that are stored without observers, wrappers and the like, and are not overridden.
  lazy var simpleFields: [Symbol: Int] = plainFields.filter { fields[$0.value].isSimple }
  /// The places of the properties that hold what is read of them, observed or not, and are not overridden.
  lazy var plainFields: [Symbol: Int] = {
    var places: [Symbol: Int] = [:]
    for field in fields where field.isPlain { places[field.symbol] = field.index }
    for symbol in repeatedFields { places[symbol] = nil }
    // The static type decides where a protocol's extension has one of that name.
    for owner in program.allProtocols(of: program.types.nominal(self)).compactMap(\.nominal) {
      for (symbol, members) in owner.members
      where members.contains(where: \.isDeclared) && (isClass || members.allSatisfy(\.isDeclared)) {
        places[symbol] = nil
      }
    }
    for each in lineage {
      for (symbol, members) in each.members {
        for member in members {
          if case .stored = member { continue }
          places[symbol] = nil
        }
      }
    }
    return places
  }()
  /// The members by name: own ones and those of extensions.
  var members: [Symbol: [Member]] = [:]
  var initializers: [Member] = []
  var subscripts: [Member] = []
  /// The functions that a protocol asks for and that may change the value.
  var mutatingRequirements: Set<Symbol> = []
  /// The types inside it, by name: those of one name are private to the files that they are in.
  private var nested: [String: [Nominal]] = [:]
  var aliases: [String: (tree: LoadedTree, alias: TreeTypeAlias)] = [:]
  var associatedTypes: [TreeTypeAlias] = []
  var cases: [TreeCase] = []
  var caseIndices: [Symbol: Int] = [:]
  /// The raw values of the cases, once they were asked for.
  var rawValues: [Value] = []
  /// The associated types that are being found out: one can hang on itself.
  var inferring: Set<String> = []
  /// The aliases inside it that are being followed.
  var following: Set<String> = []
  var deinitializer: Code?
  lazy var superclass: RuntimeType? = program.superclass(of: self)
  /// The class of the framework's that stands for its superclass, which is not read: what it stands for.
  var standsFor: String?
  /// The superclass at the end of the lineage that is not read, and for which one of the framework's stands.
  package private(set) lazy var unreadSuperclass: String? = {
    let last = lineage.last
    return last?.superclass == nil ? nil : last?.standsFor
  }()
  /// Whether all of its members, and of those that it inherits from the app's classes, are read.
  var hasReadMembers: Bool { unreadInLineage == nil && unreadSuperclass == nil }
  private var ancestors: [Nominal]?
  /// Its initialisers with those that it inherits, once they were asked for.
  var allInitializers: [Code]?
  lazy var conformances: [Conformance] = program.conformances(of: self)
  lazy var protocols: [RuntimeType] = conformances.map(\.type)
  /// Whether it is a protocol of objects alone.
  lazy var isOfObjects: Bool = kind == .protocol && program.isOfObjects(self)
  lazy var hasDeinit: Bool = deinitializer != nil || superclass?.nominal?.hasDeinit == true
  lazy var hasFrameworkObjects: Bool = isOfFramework
  /// To which actor the members belong.
  lazy var isolation: Isolation = findIsolation()
  var isPropertyWrapper: Bool { declaration?.attributes.contains("propertyWrapper") == true }
  var isResultBuilder: Bool { declaration?.attributes.contains("resultBuilder") == true }
  /// Whether it stands for a class of Objective-C's whose generic arguments the runtime does not know: `NSFetchRequest`.
  var isOfObjectiveC: Bool { isClass && tree?.isModel == true && name.hasPrefix("NS") }
  var isClass: Bool { kind == .class || kind == .actor }
  /// What of its members is not read: a macro, an attribute that may be one.
  var unread: String?
  /// The same of the type and its superclasses.
  lazy var unreadInLineage: String? = lineage.lazy.compactMap { each in each.unread.map { "'\($0)' of \(each.name)" } }
    .first
  /// The properties that are stored by the declaration itself: indices into the tree's.
  var stored: [(tree: LoadedTree, property: TreeProperty)] = []

  init(_ key: String, kind: Kind, tree: LoadedTree?, declaration: TreeType?, program: Program) {
    self.key = key
    name = key.firstIndex(of: "#").map { String(key[..<$0]) } ?? key
    self.kind = kind
    self.tree = tree
    self.declaration = declaration
    self.program = program
  }

  /// Brings a type into it.
  func add(nested type: Nominal) { nested[type.key, default: []].append(type) }

  /// The type of a name inside it, as a file sees it: that file's own, where others have one of the name too.
  func nested(_ name: String, in tree: LoadedTree?) -> Nominal? {
    guard let found = nested[name] else { return nil }
    return found.count == 1 ? found[0] : found.last { $0.tree === tree } ?? found.last
  }

  /// The arguments of its own generic parameters, without those of the types around it.
  func ownArguments(_ arguments: [RuntimeType]) -> [RuntimeType] {
    guard let owner, kind != .protocol else { return arguments }
    return Array(arguments.dropFirst(owner.generics.count))
  }

  /// The name with the types around it: `Outer.Inner`.
  var qualifiedName: String { owner.map { "\($0.qualifiedName).\(name)" } ?? name }

  /// The class itself and its superclasses.
  var lineage: Lineage {
    if let ancestors { return Lineage(self, ancestors: ancestors) }
    var above: [Nominal] = []
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var last = self
    while let next = last.superclass?.nominal, seen.insert(ObjectIdentifier(next)).inserted {
      above.append(next)
      if let known = next.ancestors, !known.contains(where: { $0 === self }) {
        above += known
        break
      }
      last = next
    }
    // While superclasses are found out, what is above may not be known yet.
    if program.inheriting.isEmpty { ancestors = above }
    return Lineage(self, ancestors: above)
  }

  /// The name of the library's class that the lineage ends in: `UIViewController`; nil where it ends in the app.
  package var frameworkClass: String? {
    guard let last = lineage.last?.superclass else { return nil }
    if case .library(let name, _) = last.kind { return name }
    if case .unknown(let name) = last.kind { return name }
    return nil
  }
}

/// A protocol that a type declares to conform to.
struct Conformance {
  let type: RuntimeType
  /// The part of the type that says so, whose `where` clause must hold.
  let tree: LoadedTree
  let part: TreeType

  var isConditional: Bool { part.kind == .extension && !part.requirements.isEmpty }
}

/// What an instance stores.
final class Field {
  let symbol: Symbol
  let index: Int
  let tree: LoadedTree
  let property: TreeProperty
  unowned let owner: Nominal
  let initialValue: Code?
  let willSet: Code?
  let didSet: Code?
  /// The written type where it hangs on no generic parameter.
  var type: RuntimeType??
  /// The property wrappers around it.
  lazy var wrapper: WrapperUse? = owner.program.wrapper(of: property, in: tree, owner)
  /// The subscript of a wrapper that knows the object around it.
  lazy var enclosing: (getter: Code, setter: Code?)? = wrapper?.type.nominal?.enclosingSubscript
  /// The name of an attribute that is not known.
  lazy var unreadAttribute: String? = owner.program.unreadAttribute(of: property, in: tree, owner)
  var isLazy: Bool { property.flags.contains(.isLazy) }
  var isWeak: Bool { property.flags.contains(.isWeak) }
  var isUnowned: Bool { property.flags.contains(.isUnowned) }
  var isHeldElsewhere: Bool { property.isHeldElsewhere }
  /// Whether key-value observers hear of its changes.
  var isDynamic: Bool { property.flags.contains(.isDynamic) }
  /// Whether a function is one of its observers.
  func isObserver(_ code: UnsafeMutableRawPointer) -> Bool {
    willSet.map { Unmanaged.passUnretained($0).toOpaque() } == code
      || didSet.map { Unmanaged.passUnretained($0).toOpaque() } == code
  }

  /// Whether it holds what is read of it.
  let isPlain: Bool
  /// Whether nothing is told when it is set either.
  let isSimple: Bool

  init(_ symbol: Symbol, _ index: Int, _ tree: LoadedTree, _ property: TreeProperty, _ owner: Nominal) {
    self.symbol = symbol
    self.index = index
    self.tree = tree
    self.property = property
    self.owner = owner
    initialValue = property.initialValue >= 0 ? tree.codes[Int(property.initialValue)] : nil
    willSet = property.willSet >= 0 ? tree.codes[Int(property.willSet)] : nil
    didSet = property.didSet >= 0 ? tree.codes[Int(property.didSet)] : nil
    isPlain = property.attributes.isEmpty && property.flags.isDisjoint(with: [.isLazy, .isWeak, .isUnowned])
    isSimple = isPlain && property.willSet < 0 && property.didSet < 0 && !property.flags.contains(.isDynamic)
  }
}

/// A member of a type.
enum Member {
  case stored(symbol: Symbol, Nominal)
  case computed(getter: Code, setter: Code?, TreeProperty)
  /// A property that is overridden with observers alone.
  case observed(willSet: Code?, didSet: Code?, TreeProperty)
  case method(Code)
  case staticStored(LoadedTree, TreeProperty)
  /// `$name` or `_name` of a static property with a wrapper.
  case staticWrapper(LoadedTree, TreeProperty, isProjected: Bool)
  case staticComputed(getter: Code, setter: Code?)
  case staticMethod(Code)
  case enumCase(Int)
  case subscripting(getter: Code, setter: Code?, isStatic: Bool)
  /// A requirement of a protocol without a body.
  case requirement(isStatic: Bool)

  var code: Code? {
    switch self {
    case .method(let code), .staticMethod(let code): code
    case .computed(let getter, _, _), .staticComputed(let getter, _), .subscripting(let getter, _, _): getter
    default: nil
    }
  }

  /// The file that alone sees it: it, or the extension that it stands in, is private there. Nil where others see it.
  var onlyFile: LoadedTree? {
    switch self {
    case .computed(let getter, _, let property):
      property.flags.isDisjoint(with: [.isPrivate, .isFilePrivate]) ? getter.fileOfExtension : getter.tree
    case .staticStored(let tree, let property):
      property.flags.isDisjoint(with: [.isPrivate, .isFilePrivate]) ? nil : tree
    case .method(let code), .staticMethod(let code), .staticComputed(let code, _):
      code.function.flags.isDisjoint(with: [.isPrivate, .isFilePrivate]) ? code.fileOfExtension : code.tree
    default: nil
    }
  }

  /// Whether other types do not see it.
  var isPrivate: Bool {
    switch self {
    case .stored(let symbol, let owner):
      owner.stored.contains {
        owner.program.symbols[$0.property.name] == symbol && $0.property.flags.contains(.isPrivate)
      }
    case .computed(_, _, let property), .staticStored(_, let property): property.flags.contains(.isPrivate)
    case .method(let code), .staticMethod(let code): code.function.flags.contains(.isPrivate)
    default: false
    }
  }

  /// Whether what superclasses have of its name is not meant: it is neither an observer nor private.
  var hidesFurther: Bool {
    if case .observed = self { return false }
    return !isPrivate
  }

  /// Whether it is more than a requirement.
  var isDeclared: Bool { if case .requirement = self { false } else { true } }

  var isStatic: Bool {
    switch self {
    case .staticStored, .staticWrapper, .staticComputed, .staticMethod, .enumCase: true
    case .subscripting(_, _, let isStatic), .requirement(let isStatic): isStatic
    default: false
    }
  }
}

/// A variable that is there once: a global, a `static var`.
final class StaticCell {
  var value: Value = .absent
  let tree: LoadedTree
  let property: TreeProperty
  /// The type that it is a member of.
  let owner: RuntimeType?
  var isBeingSet = false
  /// Whether its initial value is being found out.
  var isBeingMade = false
  /// Whether its value is being changed in its place, so that nobody may read it.
  var isTaken = false

  init(_ tree: LoadedTree, _ property: TreeProperty, owner: RuntimeType?) {
    self.tree = tree
    self.property = property
    self.owner = owner
  }

  /// Has it be as before it was used.
  func forget() {
    value = .absent
    isBeingSet = false
    isBeingMade = false
    isTaken = false
  }
}

extension Nominal {
  /// The plain name that an alias inside its own declaration stands for; nil for others.
  func target(ofAlias name: String) -> String? {
    guard let tree, let alias = declaration?.typeAliases.first(where: { $0.name == name }), alias.type >= 0 else {
      return nil
    }
    let node = tree.nodes[Int(alias.type)]
    return node.kind == .namedType && node.b < 0 ? tree.text(node.a) : nil
  }
}

extension TreeProperty {
  /// Whether it is weak or unowned, so that it keeps no object alive.
  var isHeldElsewhere: Bool { !flags.isDisjoint(with: [.isWeak, .isUnowned]) }
}
