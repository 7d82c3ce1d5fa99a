import FlowModel

/// The app's functions by what a name may mean.
final class EffectIndex {
  /// Functions and methods.
  private(set) var functions: [Symbol: [Code]] = [:]
  /// What runs when a property is read: its getter, the initial value of one that is made when it is first read.
  private(set) var reads: [Symbol: [Code]] = [:]
  /// The names of properties of the app's whose setting may run code: observers, setters, wrappers.
  private(set) var observed: Set<Symbol> = []
  private(set) var subscripts: [Code] = []
  /// The types inside others, by name.
  private(set) var nested: [String: [Nominal]] = [:]
  /// The names of the app's cases.
  private(set) var cases: Set<Symbol> = []
  private var enums: [Nominal] = []
  /// The names of generic parameters and associated types.
  private(set) var genericNames: Set<String> = []
  /// Whether a class has a subscript that can be set.
  private(set) var setsSubscripts = false

  init(_ program: Program) {
    for tree in program.trees {
      for code in tree.codes {
        genericNames.formUnion(code.function.generics.map(\.name))
        switch code.function.kind {
        case .function: functions[code.symbol, default: []].append(code)
        case .getter: reads[code.symbol, default: []].append(code)
        default: break
        }
      }
      for property in tree.tree.properties {
        let symbol = program.symbols[property.name]
        if property.flags.contains(.isDynamic) || property.willSet >= 0 || property.didSet >= 0 || property.setter >= 0
          || !property.attributes.isEmpty
        {
          observed.insert(symbol)
        }
        let isLate = !property.flags.isDisjoint(with: [.isLazy, .isStatic, .isClassMember])
        if isLate, property.initialValue >= 0 {
          reads[symbol, default: []].append(tree.codes[Int(property.initialValue)])
        }
      }
      enums += tree.nominals.compactMap(\.self).filter { $0.kind == .enum }
      for nominal in tree.nominals.compactMap(\.self) where nominal.owner != nil && nominal.kind != .library {
        nested[nominal.name, default: []].append(nominal)
      }
      for type in tree.tree.types {
        genericNames.formUnion(type.generics.map(\.name))
        genericNames.formUnion(type.associatedTypes.map(\.name))
        for each in type.cases { cases.insert(program.symbols[each.name]) }
        for each in type.subscripts {
          if each.getter >= 0 { subscripts.append(tree.codes[Int(each.getter)]) }
          if each.setter >= 0 { setsSubscripts = true }
        }
      }
      for global in tree.tree.globals where tree.tree.properties[Int(global)].initialValue >= 0 {
        let property = tree.tree.properties[Int(global)]
        reads[program.symbols[property.name], default: []].append(tree.codes[Int(property.initialValue)])
      }
    }
  }

  /// The enums of the app's and of models that have cases of all these names.
  func enums(with names: [Symbol]) -> [Nominal] {
    enums.filter { each in names.allSatisfy { each.caseIndices[$0] != nil } }
  }
}

/// The locals of a function that hold nothing but what the function itself makes.
enum FreshLocals {
  /// The slots of those locals.
  ///
  /// - Parameters:
  ///   - values: the slots of locals that hold values.
  ///   - isMade: whether an expression makes what it gives.
  static func slots(
    of code: Code, values: Set<Int> = [], isMade: (Int32, LoadedTree) -> Bool = FreshLocals.isMade
  ) -> Set<Int> {
    var fresh: Set<Int> = []
    var other: Set<Int> = []
    var open = [code.function.body]
    let tree = code.tree
    while let next = open.popLast() {
      guard next >= 0 else { continue }
      let each = tree.nodes[Int(next)]
      switch each.kind {
      case .binding:
        let pattern = tree.nodes[Int(each.a)]
        guard pattern.kind == .bindingPattern else { break }
        // A variable that closures share may be set by them.
        let isShared = pattern.flag & 1 == 1 && each.flag & 1 == 1
        if !isShared, each.c < 0 || isMade(each.c, tree) || isCopy(each.c, of: values, tree) {
          fresh.insert(Int(pattern.a))
        } else {
          other.insert(Int(pattern.a))
        }
      case .assignment:
        let target = tree.nodes[Int(each.a)]
        if target.kind == .local || target.kind == .boxed, !isMade(each.b, tree) { other.insert(Int(target.a)) }
      default: break
      }
      open += tree.tree.nodesInside(each)
    }
    return fresh.subtracting(other)
  }

  /// Whether an expression is a local that holds a value.
  private static func isCopy(_ node: Int32, of values: Set<Int>, _ tree: LoadedTree) -> Bool {
    let each = tree.nodes[Int(node)]
    return each.kind == .local && values.contains(Int(each.a))
  }

  /// Whether an expression makes its value: `Type(…)`, a literal.
  static func isMade(_ node: Int32, _ tree: LoadedTree) -> Bool {
    let each = tree.nodes[Int(node)]
    switch each.kind {
    case .array, .dictionary, .text, .interpolation, .integer, .decimal, .boolean, .nothing: return true
    case .try, .await, .forced: return isMade(each.a, tree)
    case .call:
      let callee = tree.nodes[Int(each.a)]
      switch callee.kind {
      case .name: return tree.text(callee.a).first?.isUppercase == true
      case .typeExpression: return true
      default: return false
      }
    default: return false
    }
  }
}
