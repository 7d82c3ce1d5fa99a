import FlowModel

/// A block of code for a case of an enum that no code which runs has made so far.
struct WaitingBlock {
  /// Who read it up to there.
  var reader: RunningCode
  let block: Int32
  let function: Int32

  /// Whether a place is in it.
  func contains(_ place: SourceLocation) -> Bool {
    reader.tree.path == place.file && reader.tree.all(inside: block).contains { reader.tree.location(of: $0) == place }
  }
}

/// Walks the code of one function that runs, and tells a ``ReachedApp`` what it does.
struct RunningCode {
  private let reach: ReachedApp
  private let one: FunctionID
  let tree: CodeTree
  private let dead: Set<Int32>
  private var types: ValueTypes
  /// The `X.self` that something is only compared with, and those that are only asked for their names.
  private var compared: Set<Int32> = []
  private var named: Set<Int32> = []

  init(_ reach: ReachedApp, _ one: FunctionID) {
    self.reach = reach
    self.one = one
    tree = reach.index.tree(of: one)
    dead = reach.dead.nodes(of: tree)
    types = ValueTypes(reach.index, one)
  }

  /// What ends a block.
  private static let ending: Set<String> = ["fatalError", "preconditionFailure"]

  /// Reads a node of a function or of a closure in it.
  mutating func read(_ node: Int32, in function: Int32) {
    guard node >= 0, !dead.contains(node) else { return }
    reach.running[one.tree, default: [:]][node] = one
    let value = tree.nodes[Int(node)]
    switch value.kind {
    case .block:
      for statement in tree.list(value.a) {
        read(statement, in: function)
        if ends(statement) { return }
      }
    case .call: readCall(node, value, in: function)
    case .name:
      if value.b >= 0 { for type in tree.list(value.b) { readType(type) } }
      reach.use(text(value.a), by: one, nil, at: place(node))
    case .member: readMember(node, value, nil, in: function)
    case .implicitMember: reach.use(implicit: text(value.b), by: one, nil, at: place(node))
    case .metatype:
      if !compared.contains(node) { readMade(value.a, isMade: !named.contains(node), at: place(node)) }
      read(value.a, in: function)
    case .text: note(node, value)
    case .interpolated:
      named.formUnion(tree.nodesInside(value).flatMap(tree.metatypes))
      for inner in tree.nodesInside(value) { read(inner, in: function) }
    case .binary, .expressionPattern:
      let texts = tree.textsComparedWithSegue(by: value, in: one.index)
      if tree.compares(value) { compared.formUnion(tree.nodesInside(value).flatMap(tree.metatypes)) }
      for inner in tree.nodesInside(value) {
        guard texts.contains(inner) else {
          read(inner, in: function)
          continue
        }
        reach.running[one.tree, default: [:]][inner] = one
        note(inner, tree.nodes[Int(inner)], naming: .happeningSegue)
      }
    case .switchCase:
      for pattern in tree.list(value.a) { read(pattern, in: function) }
      if let name = reach.dead.plainCase(of: value, in: tree), !reach.madeCases.contains(name) {
        reach.waitingForCases[name, default: []].append(WaitingBlock(reader: self, block: value.b, function: function))
      } else {
        read(value.b, in: function)
      }
    case .closure:
      types.enter(value.a, in: function)
      read(tree.functions[Int(value.a)].body, in: value.a)
    case .localFunction:
      types.enter(value.b, in: function)
      read(tree.functions[Int(value.b)].body, in: value.b)
    case .localType: readLocalType(value.a)
    case .localProperty:
      let property = tree.properties[Int(value.b)]
      for part in [property.getter, property.setter, property.willSet, property.didSet, property.initialValue]
      where part >= 0 {
        types.enter(part, in: function)
        read(tree.functions[Int(part)].body, in: part)
      }
    case .binding:
      // `let item: Item = make()`
      if value.b >= 0, value.c >= 0, tree.nodes[Int(value.c)].kind == .call { readType(value.b) }
      read(value.c, in: function)
    case .assignment:
      let toApples = isOfApples(value.a)
      if types.isItself(value.b, in: function) { reach.handOn(from: one, toApples: toApples) }
      if case .app(let type) = types.type(of: value.b, in: function) {
        reach.handOn(type, from: one, toApples: toApples)
      }
      read(value.a, in: function)
      read(value.b, in: function)
    case .isType, .optionalCast, .forcedCast, .upcast: read(value.a, in: function)
    default: for inner in tree.nodesInside(value) { read(inner, in: function) }
    }
  }

  private mutating func readCall(_ node: Int32, _ call: TreeNode, in function: Int32) {
    let called = tree.nodes[Int(call.a)]
    let arguments = tree.arguments(of: call)
    let shape = CallShape(labels: arguments.map(\.label), trailing: Int(call.extra))
    reach.running[one.tree, default: [:]][call.a] = one
    switch called.kind {
    case .name:
      for type in called.b >= 0 ? Array(tree.list(called.b)) : [] { readType(type) }
      reach.use(text(called.a), by: one, shape, at: place(call.a))
    case .member: readMember(call.a, called, shape, in: function)
    case .implicitMember: reach.use(implicit: text(called.b), by: one, shape, at: place(call.a))
    default: read(call.a, in: function)
    }
    let name = called.kind == .name ? text(called.a) : called.kind == .member ? text(called.b) : ""
    if loadsByMadeName(name, arguments), !isOfController(called, in: function) { reach.classLoaders.append(one) }
    let target = arguments.first { $0.label == "target" } ?? (Self.targeting.contains(name) ? arguments.first : nil)
    let isOwn = target.map { types.isItself($0.value, in: function) } == true
    for argument in arguments {
      switch AskedClasses.use(of: argument.label, to: name) {
      case .compared: compared.formUnion(tree.metatypes(of: argument.value))
      case .named: named.formUnion(tree.metatypes(of: argument.value))
      case nil: break
      }
      if let selector = selector(argument, of: name) {
        reach.use(selector: selector, isOwn: isOwn, by: one, at: place(argument.value))
        continue
      }
      if handsOn(argument.label, to: name) {
        if types.isItself(argument.value, in: function) { reach.handOn(from: one) }
        if case .app(let type) = types.type(of: argument.value, in: function) { reach.handOn(type, from: one) }
      }
      if case let value = tree.nodes[Int(argument.value)], value.kind == .text {
        noteNib(value, argument.label, of: called)
        reach.running[one.tree, default: [:]][argument.value] = one
        note(argument.value, value, naming: Self.thing(named: argument.label, to: name))
      } else {
        read(argument.value, in: function)
      }
    }
  }

  private func note(_ node: Int32, _ literal: TreeNode, naming: ReachedApp.NamedThing? = nil) {
    var use = ReachedApp.Use(by: .function(one), location: place(node))
    use.naming = naming
    reach.texts[text(literal.a), default: []].append(use)
  }

  /// What an argument of one of UIKit's initializers names.
  private static func thing(named label: String?, to name: String) -> ReachedApp.NamedThing? {
    switch (name, label) {
    case ("UIStoryboard", "name"): .storyboard
    case ("UINib", "nibName"): .nib
    case ("UIImage", "named"), ("UIColor", "named"), ("UIImage", "systemName"): .asset
    case ("performSegue", "withIdentifier"): .segue
    case ("instantiateViewController", "withIdentifier"), ("instantiateViewController", "identifier"): .scene
    case ("dequeueReusableCell", "withIdentifier"), ("dequeueReusableCell", "withReuseIdentifier"): .cell
    case ("register", "forCellReuseIdentifier"), ("register", "forCellWithReuseIdentifier"),
      ("register", "forHeaderFooterViewReuseIdentifier"), ("register", "withReuseIdentifier"):
      .registration
    default: nil
    }
  }

  /// `super.init(nibName: "Item", bundle: nil)`: whatever the class is called, that is its objects' nib.
  private func noteNib(_ literal: TreeNode, _ label: String?, of called: TreeNode) {
    guard label == "nibName", called.kind == .member, text(called.b) == "init",
      tree.nodes[Int(tree.unwrapped(called.a))].kind == .superReference, let owner = reach.index.owner(of: one)
    else { return }
    reach.nibsOfSuper[owner.id, default: []].insert(text(literal.a))
  }

  private mutating func readMember(_ node: Int32, _ member: TreeNode, _ call: CallShape?, in function: Int32) {
    let name = text(member.b)
    let base = tree.nodes[Int(tree.unwrapped(member.a))]
    if base.kind == .superReference {
      reach.use(inherited: name, by: one, call, at: place(node))
    } else if let type = typeNamed(by: base) {
      reach.use(static: name, of: type, by: one, call, at: place(node))
      reach.running[one.tree, default: [:]][member.a] = one
      return
    } else if types.isItself(member.a, in: function) {
      reach.use(name, by: one, call, at: place(node))
    } else {
      let type = isOfApple(base) ? .others : types.type(of: member.a, in: function)
      reach.use(member: name, of: type, by: one, call, at: place(node))
      if !tree.isOfValue(member.a) { reach.makeCase(name) }
    }
    readAsked(member.a, in: function)
  }

  /// Reads what is asked for a member.
  private mutating func readAsked(_ node: Int32, in function: Int32) {
    let inner = tree.unwrapped(node)
    let value = tree.nodes[Int(inner)]
    guard !dead.contains(node), value.kind == .name || value.kind == .member else { return read(node, in: function) }
    for one in [node, inner] { reach.running[self.one.tree, default: [:]][one] = self.one }
    guard value.kind == .name else { return readMember(inner, value, .value, in: function) }
    if value.b >= 0 { for type in tree.list(value.b) { readType(type) } }
    reach.use(text(value.a), by: one, .value, at: place(inner))
  }

  /// The app's type that a node names: `Item`, `Outer.Item`, `Item.self`.
  private func typeNamed(by node: TreeNode) -> CodeType? {
    let name: String
    switch node.kind {
    case .name: name = text(node.a)
    case .metatype: return typeNamed(by: tree.nodes[Int(node.a)])
    case .member:
      guard let outer = typeNamed(by: tree.nodes[Int(node.a)]) else { return nil }
      name = "\(outer.name).\(text(node.b))"
    default: return nil
    }
    guard name.first?.isUppercase == true else { return nil }
    return reach.code.type(name, in: reach.index.owner(of: one), near: tree.path)
  }

  /// Whether a node names a type of Apple's: `UILabel.init()` makes none of the app's objects.
  private func isOfApple(_ node: TreeNode) -> Bool { node.kind == .name && AppleClass.isName(text(node.a)) }

  /// Takes a type that is handed on as such: who gets it may make objects of it.
  ///
  /// - Parameter isMade: whether it may; not where only the type's name is asked for.
  private func readMade(_ node: Int32, isMade: Bool, at place: SourceLocation) {
    guard let type = typeNamed(by: tree.nodes[Int(node)]) else { return }
    reach.classes[type.shortName, default: []].append(.init(by: .function(one), location: place))
    if isMade { reach.make(type, nil, Arrival(from: .function(one), location: place)) }
  }

  /// Takes a type that something is asked for.
  private func readType(_ node: Int32) {
    guard node >= 0 else { return }
    let value = tree.nodes[Int(node)]
    if value.kind == .namedType {
      let name = text(value.a)
      reach.classes[name, default: []].append(.init(by: .function(one), location: place(node)))
    }
    for inner in tree.nodesInside(value) { readType(inner) }
  }

  /// Whether a member of one of Apple's objects is assigned to: `field.delegate`, of a property whose type is written.
  private func isOfApples(_ target: Int32) -> Bool {
    let target = tree.nodes[Int(tree.unwrapped(target))]
    guard target.kind == .member, ReachedApp.ownAskers.contains(text(target.b)),
      case let base = tree.nodes[Int(tree.unwrapped(target.a))],
      [.name, .member].contains(base.kind)
    else { return false }
    let properties = reach.index.properties[text(base.kind == .name ? base.a : base.b)] ?? []
    return !properties.isEmpty
      && properties.allSatisfy { one in
        let tree = reach.index.trees[Int(one.tree)]
        return tree.nameOfType(tree.properties[Int(one.index)].type).map(AppleClass.isName) == true
      }
  }

  private mutating func readLocalType(_ index: Int32) {
    let type = tree.types[Int(index)]
    let values = type.properties.flatMap { number -> [Int32] in
      let property = tree.properties[Int(number)]
      return [property.initialValue, property.getter, property.setter, property.willSet, property.didSet]
    }
    for function in type.functions + values where function >= 0 {
      read(tree.functions[Int(function)].body, in: function)
    }
  }

  /// Whether nothing behind a statement runs.
  private func ends(_ statement: Int32) -> Bool {
    let value = tree.nodes[Int(statement)]
    switch value.kind {
    case .return, .throw, .break, .continue: return true
    case .call:
      let called = tree.nodes[Int(value.a)]
      return called.kind == .name && Self.ending.contains(text(called.a))
    default: return false
    }
  }

  /// The text of a selector: `Selector("save:")`, `action: "save:"`.
  private func selector(_ argument: (label: String?, value: Int32), of called: String) -> String? {
    let value = tree.nodes[Int(argument.value)]
    if value.kind == .text {
      let isSelector = Self.selectors.contains(called) || ["action", "selector"].contains(argument.label)
      return isSelector ? text(value.a) : nil
    }
    guard value.kind == .call, case let made = tree.nodes[Int(value.a)], made.kind == .name,
      Self.selectors.contains(text(made.a)), let inner = tree.arguments(of: value).first
    else { return nil }
    return selector(inner, of: text(made.a))
  }

  private static let selectors: Set<String> = ["Selector", "NSSelectorFromString"]
  /// The methods whose first argument is sent what the selector among the others says.
  private static let targeting: Set<String> = ["addObserver", "addTarget", "removeTarget"]

  /// Whether a nib is asked for other than by a text: `UINib(nibName: String(describing: self), bundle: nil)`.
  private func loadsByMadeName(_ called: String, _ arguments: [(label: String?, value: Int32)]) -> Bool {
    guard ["UINib", "loadNibNamed", "init"].contains(called), arguments.count > 1, let name = arguments.first else {
      return false
    }
    return (name.label == nil || name.label == "nibName")
      && ![.text, .nothing].contains(tree.nodes[Int(name.value)].kind)
  }

  /// Whether an initialiser is called on the object itself, which is a controller then, and has a xib of its own.
  private func isOfController(_ called: TreeNode, in function: Int32) -> Bool {
    guard called.kind == .member, text(called.b) == "init" else { return false }
    return tree.nodes[Int(tree.unwrapped(called.a))].kind == .superReference || types.isItself(called.a, in: function)
  }

  /// Whether who is called may keep an argument as its delegate or data source.
  private func handsOn(_ label: String?, to called: String) -> Bool {
    !["target", "sender"].contains(label)
      && !["addTarget", "addObserver", "removeObserver", "removeTarget"].contains(called)
  }

  private func text(_ number: Int32) -> String { tree.texts[Int(number)] }
  private func place(_ node: Int32) -> SourceLocation { tree.location(of: node) }
}
