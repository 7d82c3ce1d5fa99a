import FlowModel

/// A call as the app's code has it, whether or not it is ever come to.
package struct WrittenCall {
  /// The function that it stands in; of a closure the one around it.
  package let function: Code
  /// The function or closure itself.
  let inner: Code
  package let location: TreeLocation

  /// Whether it is called on nothing, or on `self`.
  package var isOnSelf: Bool {
    guard location.node >= 0 else { return false }
    let callee = inner.tree.nodes[Int(inner.tree.nodes[Int(location.node)].a)]
    guard callee.kind == .member else { return callee.kind == .name }
    let base = inner.tree.nodes[Int(callee.a)]
    return base.kind == .local && base.a == 0 && inner.hasSelf
  }
}

extension Interpreter {
  /// The calls of functions of some names, in the order of the files and of their texts.
  package func writtenCalls(of names: Set<String>) -> [WrittenCall] {
    var found: [WrittenCall] = []
    program.walk(naming: names) { function, inner, node, isNamed in
      let each = inner.tree.nodes[Int(node)]
      guard each.kind == .call, isNamed(inner.tree.nodes[Int(each.a)]) else { return }
      found.append(
        WrittenCall(function: function, inner: inner, location: TreeLocation(tree: inner.tree, node: node)))
    }
    return found
  }

  /// The functions whose code names something of some names, in the order of the files.
  package func functions(naming names: Set<String>) -> [Code] {
    var found: [Code] = []
    program.walk(naming: names) { function, inner, node, isNamed in
      if found.last !== function, isNamed(inner.tree.nodes[Int(node)]) { found.append(function) }
    }
    return found
  }

  /// The assignments to members of a name, in the order of the files and of their texts.
  package func writtenAssignments(to name: String) -> [WrittenCall] {
    var found: [WrittenCall] = []
    program.walk(naming: [name]) { function, inner, node, isNamed in
      let each = inner.tree.nodes[Int(node)]
      guard each.kind == .assignment else { return }
      var target = each.a
      while inner.tree.nodes[Int(target)].kind == .optionalChain { target = inner.tree.nodes[Int(target)].a }
      guard isNamed(inner.tree.nodes[Int(target)]) else { return }
      found.append(
        WrittenCall(function: function, inner: inner, location: TreeLocation(tree: inner.tree, node: target)))
    }
    return found
  }

  /// Calls a function with arguments of which nothing is known.
  ///
  /// - Parameter this: the object, value or type that it is called on; nil for a function outside of types.
  @discardableResult
  package func callWithUnknowns(_ code: Code, on this: Value?) throws -> Value {
    let location = code.location
    let values = code.function.parameters.map { Value.unknown(Unknown($0.name, location)) }
    return try call(code, this: this, values, captures: [], generics: unknownGenerics(of: code), at: location)
  }

  /// Evaluates a call where nothing is known of the variables around it but `self`.
  package func evaluate(_ call: WrittenCall, on this: Value?) throws {
    let inner = call.inner
    guard let frame = stack.push(inner) else { throw tooDeep(inner, call.location) }
    defer { stack.pop(frame) }
    let unknown = Value.unknown(Unknown("a variable", call.location))
    for slot in 0..<inner.slots { frame.slots[slot] = unknown }
    let isOwn = inner === call.function
    if isOwn, inner.hasSelf { frame.slots[0] = this ?? unknown }
    frame.captures = isOwn ? [] : inner.function.captures.map { Box($0.name == "self" ? this ?? unknown : unknown) }
    frame.this = this.flatMap(thisType(of:))
    frame.generics = unknownGenerics(of: call.function)
    _ = try evaluate(call.location.node, frame)
  }

  /// The generic parameters of a function of which nothing is known.
  private func unknownGenerics(of code: Code) -> GenericBindings? {
    guard code.isGeneric else { return nil }
    let names = code.function.generics.map(\.name)
    return GenericBindings(Dictionary(names.map { ($0, types.unknown($0)) }) { one, _ in one })
  }

  /// An object or value of the type that a function is a member of, or for a static one the type: of what it stores only
  /// the constants are known.
  ///
  /// - Parameters:
  ///   - live: the framework's object, where the type's objects are such.
  ///   - isExact: whether no other class inherits from a class.
  /// - Returns: nil for a function outside of types.
  package func unknownSelf(of code: Code, live: AnyObject, isExact: Bool) throws -> Value? {
    guard let nominal = code.owner else { return nil }
    let unknown = Value.unknown(Unknown("self", code.location))
    switch nominal.kind {
    case .protocol, .library: return unknown
    case .enum: return code.isStatic ? .type(types.nominal(nominal)) : unknown
    case .class, .actor: if !isExact { return unknown }
    case .struct: break
    }
    let type = types.nominal(nominal)
    if code.isStatic { return .type(type) }
    guard let fields = constants(of: type, for: code) else { return unknown }
    guard nominal.isClass else { return .structure(StructBox(type, ContiguousArray(fields))) }
    guard nominal.hasFrameworkObjects else { return .object(Instance(type, fields: ContiguousArray(fields))) }
    return .object(Instance(of: Part(type, fields: ContiguousArray(fields)), live))
  }

  /// What an object of the app's stores whose variables hold what is not known: its constants hold their initial values.
  ///
  /// - Parameter code: a function that it is to be asked; nil where any may be.
  package func runningPart(of type: RuntimeType, for code: Code? = nil) -> Part {
    (code ?? program.anyCode).flatMap { constants(of: type, for: $0) }.map { Part(type, fields: ContiguousArray($0)) }
      ?? unknownPart(of: type)
  }

  private func constants(of type: RuntimeType, for code: Code) -> [Value]? {
    guard let nominal = type.nominal, let frame = stack.push(code) else { return nil }
    defer { stack.pop(frame) }
    let unknown = Value.unknown(Unknown("self", code.location))
    return nominal.fields.map { field in
      // Where objects are followed, what is made when it is first asked for is made then.
      if onHandedObject != nil, field.isLazy, field.initialValue != nil, field.wrapper == nil { return .absent }
      let isConstant = field.property.flags.contains(.isLet) && field.wrapper == nil && field.initialValue != nil
      let place = TreeLocation(tree: field.tree, node: -1)
      let content = isConstant ? try? initialContent(of: field, type, this: unknown, code.function.body, frame) : nil
      // What objects hold may have been set since.
      if onHandedObject != nil, let content { _ = forgetVariables(reachedBy: [content]) }
      return content ?? .unknown(Unknown(field.property.name, place))
    }
  }

  /// Whether only those that call a function know what type they ask it of: a class's own, a protocol's, a library's.
  package func isOfUnknownType(_ code: Code) -> Bool {
    guard let owner = code.owner else { return false }
    return owner.kind == .protocol || owner.kind == .library || code.isStatic && owner.isClass
  }

  /// The name of the class that a function is a member of; nil for others.
  package func className(of code: Code) -> String? { code.owner.flatMap { $0.isClass ? $0.name : nil } }

  /// What stands for an app's class and those that it inherits from (``Code/ownerID``).
  package func owners(of type: RuntimeType) -> [ObjectIdentifier] {
    type.nominal?.lineage.map { ObjectIdentifier($0) } ?? []
  }
}

extension Code {
  /// What stands for the type that it is a member of.
  package var ownerID: ObjectIdentifier? { owner.map { ObjectIdentifier($0) } }
  /// The library's type that it extends; nil where it is no member of one.
  package var extendedType: String? { owner.flatMap { $0.kind == .library ? $0.name : nil } }
  /// Whether it belongs to its type itself.
  package var isOfType: Bool { isStatic }
  /// Whether it overrides what a superclass has.
  package var isOverride: Bool { function.flags.contains(.isOverride) }
  /// What code elsewhere names it by: its name, of an initialiser that of its type.
  package var callName: String? { function.kind == .initializer ? owner?.name : function.name }
  /// The name that it is called by as a member of an object; nil for an initialiser.
  package var memberName: String? { function.kind == .initializer ? nil : function.name }
  /// The names that the parameters have in the body.
  package var parameterNames: [String] { function.parameters.map(\.name) }
  /// Whether UIKit calls it as the app or a scene of it is launched.
  package var isLaunch: Bool {
    let labels = Set(function.parameters.compactMap(\.label))
    return function.name == "application"
      && !labels.isDisjoint(with: ["didFinishLaunchingWithOptions", "willFinishLaunchingWithOptions"])
      || function.name == "scene" && labels.contains("willConnectTo")
  }
}

extension TreeLocation {
  /// Whether the first argument of the call there is written out as a text.
  package var namesText: Bool {
    guard let arguments = writtenArguments, arguments.count >= 2 else { return false }
    return tree.nodes[Int(arguments[arguments.startIndex + 1])].kind == .text
  }

  /// The text that the call there is handed as a title, or first: `UITabBarItem(title: "Home", …)`; nil where it is none
  /// that is written out.
  package var writtenTitle: String? {
    let written = Array(writtenArguments ?? [])
    let places = stride(from: 0, to: written.count - 1, by: 2)
    let titled = places.first { written[$0] >= 0 && tree.text(written[$0]) == "title" }
    guard let place = titled ?? (written.isEmpty ? nil : 0) else { return nil }
    let value = tree.nodes[Int(written[place + 1])]
    if value.kind == .text { return tree.text(value.a) }
    return value.kind == .call ? TreeLocation(tree: tree, node: written[place + 1]).writtenTitle : nil
  }

  /// The label of the first argument of the call there; nil where it has none.
  package var firstLabel: String? {
    guard let label = writtenArguments?.first, label >= 0 else { return nil }
    return tree.text(label)
  }

  /// The labels of the arguments of the call there; nil for one without.
  package var labels: [String?] {
    let written = Array(writtenArguments ?? [])
    return stride(from: 0, to: written.count, by: 2).map { written[$0] >= 0 ? tree.text(written[$0]) : nil }
  }

  private var writtenArguments: ArraySlice<Int32>? {
    guard node >= 0, tree.nodes[Int(node)].kind == .call else { return nil }
    return tree.tree.list(tree.nodes[Int(node)].b)
  }
}

extension Program {
  /// Goes through the functions of the files in which some names are written, with the closures and functions in them.
  ///
  /// - Parameter visit: takes the function, the closure or function in it, a node of that, and what tells whether a node
  ///   is one of the names.
  fileprivate func walk(
    naming names: Set<String>, _ visit: (Code, Code, Int32, (TreeNode) -> Bool) -> Void
  ) {
    for tree in trees where !tree.isModel {
      let texts = Set(tree.tree.texts.indices.filter { names.contains(tree.tree.texts[$0]) }.map(Int32.init))
      guard !texts.isEmpty else { continue }
      func isNamed(_ node: TreeNode) -> Bool {
        switch node.kind {
        case .name: texts.contains(node.a)
        case .member, .implicitMember: texts.contains(node.b)
        default: false
        }
      }
      let inner = Set(
        tree.tree.nodes.compactMap { node -> Int32? in
          switch node.kind {
          case .closure: node.a
          case .localFunction: node.b
          default: nil
          }
        })
      for code in tree.codes where !inner.contains(code.index) && code.function.body >= 0 {
        walk(code, in: code) { visit(code, $0, $1, isNamed) }
      }
    }
  }

  private func walk(_ code: Code, in function: Code, _ visit: (Code, Int32) -> Void) {
    var open = [code.function.body]
    while let next = open.popLast() {
      let node = code.tree.nodes[Int(next)]
      visit(code, next)
      switch node.kind {
      case .closure, .localFunction:
        let inner = code.tree.codes[Int(node.kind == .closure ? node.a : node.b)]
        if inner.owner == nil { inner.owner = function.owner }
        if inner.enclosing == nil { inner.enclosing = code }
        if inner.function.body >= 0 { walk(inner, in: function, visit) }
      default: break
      }
      open += code.tree.tree.nodesInside(node)
    }
  }
}
