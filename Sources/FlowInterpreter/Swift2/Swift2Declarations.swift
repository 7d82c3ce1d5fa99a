import FlowModel

/// What an app of Swift 1 or 2 declares itself: names that mean its own, whatever a framework has of that name.
struct Swift2Declarations {
  /// A type as it is written, as far as what is called on it hangs on that.
  struct Written: Hashable {
    /// The name; of a list `Array`, of a dictionary `Dictionary`.
    var name: String
    /// What an array holds, or a dictionary's values.
    var element: String?
    /// Whether it is the type itself.
    var isStatic = false
    /// Whether it is `T!`.
    var isForced = false
    /// Whether it is `T?`.
    var isOptional = false
  }

  struct Own {
    var superclasses: [String] = []
    var names: Set<String> = []
    /// What its properties hold, and its methods give.
    var results: [String: Written] = [:]
  }

  private(set) var types: [String: Own] = [:]
  /// Functions and variables outside of types.
  private(set) var globals: [String: Written?] = [:]
  /// The labels of the functions outside of types.
  private(set) var functions: [String: [[String?]]] = [:]
  /// All names of members, cases and of what tuples hold.
  private(set) var names: Set<String> = []
  /// The names of all that is no function, and the functions' labels by their names.
  private var values: Set<String> = []
  private var methods: [String: [[WrittenLabel]]] = [:]
  /// Whether something says that it is Swift 1, in which all that frameworks gave was `T!`.
  let isSwift1: Bool

  private static let signsOfSwift1: Set<String> = ["println", "countElements", "toInt", "toString"]

  init(_ trees: [CodeTree], _ former: FormerSignatures) {
    isSwift1 = trees.contains { !Self.signsOfSwift1.isDisjoint(with: $0.texts) }
    for tree in trees {
      for type in tree.types {
        types[Self.shortName(of: type), default: Own()].superclasses += type.inherited.compactMap {
          Self.written($0, in: tree)?.name
        }
      }
    }
    for tree in trees {
      for type in tree.types { add(type, tree, former) }
      for number in tree.globals {
        let property = tree.properties[Int(number)]
        globals[property.name] = .some(Self.written(property, in: tree))
      }
      for number in tree.globalFunctions {
        let function = tree.functions[Int(number)]
        globals[function.name] = .some(Self.written(function.result, in: tree))
        functions[function.name, default: []].append(function.parameters.map(\.label))
      }
      for node in tree.nodes where node.kind == .tuple || node.kind == .tupleType {
        for (place, label) in tree.list(node.a).enumerated() where place.isMultiple(of: 2) && label >= 0 {
          names.insert(tree.texts[Int(label)])
        }
      }
    }
  }

  private static func shortName(of type: TreeType) -> String {
    type.kind == .extension ? lastName(type.name) : type.name
  }

  private mutating func add(_ type: TreeType, _ tree: CodeTree, _ former: FormerSignatures) {
    let name = Self.shortName(of: type)
    var own = types[name] ?? Own()
    let inherited = type.kind == .protocol ? [] : lineage(of: name, former).filter { types[$0] == nil }
    for number in type.properties {
      let property = tree.properties[Int(number)]
      if property.flags.contains(.isOverride),
        former.has(property.name, nil, of: inherited) || former.today(property.name, nil, of: inherited) != nil
      {
        continue
      }
      own.names.insert(property.name)
      values.insert(property.name)
      own.results[property.name] = Self.written(property, in: tree)
    }
    for number in type.functions {
      let function = tree.functions[Int(number)]
      guard function.kind == .function, !Self.isFrameworks(function, inherited, former) else { continue }
      own.names.insert(function.name)
      methods[function.name, default: []].append(Self.labels(of: function))
      own.results[function.name] = Self.written(function.result, in: tree)
    }
    for each in type.cases {
      own.names.insert(each.name)
      values.insert(each.name)
      names.formUnion(each.parameters.compactMap(\.label))
    }
    names.formUnion(own.names)
    types[name] = own
  }

  /// What a function overrides or implements of a framework's, as it is called today; nil where it is the app's own, or
  /// is called so today.
  static func today(_ function: TreeFunction, _ inherited: [String], _ former: FormerSignatures) -> MemberName? {
    let isStatic = function.flags.contains(.isStatic) || function.flags.contains(.isClassMember)
    // What is not marked overrides nothing of a class's: it may be what a protocol asks for.
    let owners = function.flags.contains(.isOverride) ? inherited : inherited.filter { !former.isClass($0) }
    if let found = former.today(function.name, labels(of: function), of: owners, isStatic: isStatic) { return found }
    let written = labels(of: function).map { label -> String? in if case .named(let text) = label { text } else { nil }
    }
    return Swift2Names.implemented[MemberName(name: function.name, labels: written).signature]
  }

  /// Whether a function overrides or implements a framework's, whatever that is called today.
  private static func isFrameworks(
    _ function: TreeFunction, _ inherited: [String], _ former: FormerSignatures
  ) -> Bool {
    former.has(function.name, labels(of: function), of: inherited) || today(function, inherited, former) != nil
  }

  /// The labels of a function, where the first parameter has none unless two names are written.
  private static func labels(of function: TreeFunction) -> [WrittenLabel] {
    function.parameters.enumerated().map { index, parameter in
      index == 0 && function.leavesFirstLabelOut ? .none : WrittenLabel(parameter.label)
    }
  }

  /// A type of Foundation's by a name that means no type of the app's own: an app's `Date` is not what `NSDate` became.
  func unmistakable(_ name: String) -> String {
    types[String(name.prefix { $0 != "." })] == nil ? name : "Foundation.\(name)"
  }

  static func lastName(_ name: String) -> String { String(name.split(separator: ".").last ?? "") }

  /// Whether a call of whatever it is may be one of the app's own.
  func mayCall(_ name: String, _ labels: [WrittenLabel]) -> Bool {
    if values.contains(name) || names.contains(name) && methods[name] == nil { return true }
    return (methods[name] ?? []).contains { own in
      own.count >= labels.count && labels.allSatisfy { $0 == .trailing || own.contains($0) }
    }
  }

  /// A type with what it inherits, nearest first, its own and the libraries'.
  func lineage(of name: String, _ former: FormerSignatures) -> [String] {
    var names = [name]
    var index = 0
    while index < names.count {
      let each = names[index]
      index += 1
      let today = Swift2Names.types[each] ?? each
      let inherited = (types[each]?.superclasses ?? []) + (former.ancestry(of: today) ?? [])
      names += inherited.filter { !names.contains($0) }
    }
    return names
  }

  // MARK: Written types

  static func written(_ property: TreeProperty, in tree: CodeTree) -> Written? {
    if property.type >= 0 { return written(property.type, in: tree) }
    guard property.initialValue >= 0 else { return nil }
    return literal(tree.functions[Int(property.initialValue)].body, in: tree)
  }

  /// What an initial value that is a literal, or makes an object of a type, holds.
  private static func literal(_ node: Int32, in tree: CodeTree) -> Written? {
    guard node >= 0 else { return nil }
    let each = tree.nodes[Int(node)]
    switch each.kind {
    case .text, .interpolation: return Written(name: "String")
    case .integer: return Written(name: "Int")
    case .decimal: return Written(name: "Double")
    case .boolean: return Written(name: "Bool")
    case .call:
      let callee = tree.nodes[Int(each.a)]
      guard callee.kind == .name || callee.kind == .typeExpression else { return nil }
      if callee.kind == .typeExpression { return written(callee.a, in: tree) }
      let name = tree.texts[Int(callee.a)]
      return name.first?.isUppercase == true ? Written(name: name) : nil
    default: return nil
    }
  }

  /// A type that stands somewhere; nil where it is none that has members of its own.
  static func written(_ node: Int32, in tree: CodeTree) -> Written? {
    guard node >= 0 else { return nil }
    let each = tree.nodes[Int(node)]
    switch each.kind {
    case .namedType:
      let arguments = tree.list(each.b)
      return Written(
        name: tree.texts[Int(each.a)], element: arguments.last.flatMap { written($0, in: tree)?.name })
    case .memberType:
      guard let outer = written(each.a, in: tree) else { return nil }
      return Written(name: "\(outer.name).\(tree.texts[Int(each.b)])")
    case .optionalType:
      guard var inner = written(each.a, in: tree) else { return nil }
      inner.isForced = each.flag == 1
      inner.isOptional = each.flag != 1
      return inner
    case .arrayType: return Written(name: "Array", element: written(each.a, in: tree)?.name)
    case .dictionaryType: return Written(name: "Dictionary", element: written(each.b, in: tree)?.name)
    case .existentialType, .inoutType: return written(each.a, in: tree)
    default: return nil
    }
  }
}
