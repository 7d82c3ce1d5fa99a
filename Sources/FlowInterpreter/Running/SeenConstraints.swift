import FlowModel

/// What a method is called on, as the compiler sees it.
struct Receiver {
  /// The type of the object or value while the code runs.
  let type: RuntimeType
  /// The static type; nil where it cannot be told.
  let seen: RuntimeType?
  /// Whether it is `self`.
  let isOwn: Bool
}

/// Functions whose generic parameters and `where` clauses tell which of them the compiler calls.
///
/// In generic code the compiler knows of a generic parameter what the code's own bounds and `where` clauses say, whatever
/// it stands for while the code runs.
extension Interpreter {
  /// The functions that a call may mean: without those whose constraints do not hold where the call is written, and
  /// without those beside which another one of the same form asks for more.
  ///
  /// - Parameter arguments: the static types of the arguments, as far as they are known.
  func seenByConstraints(
    _ codes: [Code], on receiver: Receiver?, _ arguments: [RuntimeType?], _ labels: [Symbol?], _ trailing: Int,
    _ frame: Frame
  ) -> [Code] {
    guard codes.count > 1, codes.contains(where: { !constraints(of: $0).isEmpty || $0.isGeneric }) else { return codes }
    let answers = codes.map { code -> (code: Code, holds: Bool?) in
      let held = holds(code, on: receiver, arguments, labels, trailing, frame)
      guard held == false else { return (code, held) }
      // What is implicitly unwrapped is taken for what it holds where nothing takes it as it is.
      guard arguments.contains(where: { $0?.wrapped != nil }) else { return (code, false) }
      let unwrapped = arguments.map { $0?.wrapped ?? $0 }
      return (code, holds(code, on: receiver, unwrapped, labels, trailing, frame) == false ? false : nil)
    }
    let open = answers.filter { $0.holds != false }
    let possible = open.isEmpty ? answers : open
    return possible.filter { each in
      !possible.contains { other in
        other.holds == true && other.code !== each.code && isSame(other.code, each.code)
          && asksForMore(other.code, than: each.code) && !isMoreConcrete(each.code, than: other.code)
          && (!wraps(other.code, arguments, labels, trailing) || wraps(each.code, arguments, labels, trailing))
      }
    }.map(\.code)
  }

  /// Whether a function takes as an Optional what is none, or may be none: one that takes it as it is goes before it,
  /// whatever that one asks for.
  ///
  /// - Swift: a conversion of a value to an Optional counts against an overload before how special it is
  ///   (lib/Sema/CSRanking.cpp, the order of ScoreKind).
  private func wraps(_ code: Code, _ arguments: [RuntimeType?], _ labels: [Symbol?], _ trailing: Int) -> Bool {
    guard let places = matches(code, labels, trailing: trailing) else { return false }
    return zip(places, arguments).contains { place, type in
      let written = code.function.parameters[place].type
      return written >= 0 && code.tree.nodes[Int(written)].kind == .optionalType && type?.wrapped == nil
    }
  }

  /// Whether a function's constraints hold for the static types of arguments; nil where that is not known.
  private func holds(
    _ code: Code, on receiver: Receiver?, _ arguments: [RuntimeType?], _ labels: [Symbol?], _ trailing: Int,
    _ frame: Frame
  ) -> Bool? {
    // What does not hold while the code runs does not hold for the compiler.
    if let receiver, isExcluded(code, from: receiver.type) { return false }
    guard let places = matches(code, labels, trailing: trailing) else { return true }
    let call = SeenCall(self, code, receiver, frame)
    let given = zip(places, arguments).compactMap { place, type in type.map { (code.function.parameters[place], $0) } }
    if given.contains(where: { !call.takes($0.1, $0.0) }) { return false }
    for (parameter, type) in given { call.infer(parameter, type) }
    let held = call.hold(constraints(of: code))
    return held.contains(false) ? false : held.contains(nil) ? nil : true
  }

  /// The members that a protocol's extensions give a type, whose constraints may hold for it, without those beside which
  /// another one asks for more that is known to hold: that one meets the requirement, wherever it is called.
  ///
  /// What meets a requirement is chosen where the conformance is declared: for all types that a generic type's parameters
  /// may stand for, and for the superclass that declares it.
  func witnesses(_ members: [Member], _ symbol: Symbol, of owner: Nominal, in type: RuntimeType) -> [Member] {
    guard members.count > 1, owner.kind == .protocol else { return members }
    let conforming = type.nominal.flatMap { self.conforming($0, to: owner) }.map { types.nominal($0) } ?? type
    return members.filter { member in
      guard let code = member.code, asksFor(code, symbol, owner) else { return true }
      return !members.contains { other in
        guard let other = other.code, other !== code else { return false }
        return isSame(other, code) && asksForMore(other, than: code) && meets(type, other) == true
          && meets(conforming, other) == true
      }
    }
  }

  /// Whether a protocol itself declares the requirement that a member of an extension of it meets.
  private func asksFor(_ code: Code, _ symbol: Symbol, _ owner: Nominal) -> Bool {
    guard code.function.kind == .function else { return asksFor(symbol, owner) }
    guard let tree = owner.tree, let declaration = owner.declaration else { return false }
    return declaration.functions.contains {
      let asked = tree.codes[Int($0)]
      return asked.symbol == symbol && asked.labels == code.labels
    }
  }

  /// Whether a function's constraints say all that another one's do, and more.
  private func asksForMore(_ code: Code, than other: Code) -> Bool {
    let (own, others) = (constraints(of: code), constraints(of: other))
    func isSaid(_ constraint: SeenConstraint, by all: [SeenConstraint]) -> Bool {
      all.contains { says($0, constraint) }
    }
    return others.allSatisfy { isSaid($0, by: own) } && !own.allSatisfy { isSaid($0, by: others) }
  }

  /// Whether a function says the type of a parameter where another one takes whatever its generic parameter stands for.
  ///
  /// - Swift: of two functions that take the arguments the one is more specialised whose parameters the other one could
  ///   take (TypeChecker's ranking of overloads); a constraint does not matter beside a type.
  private func isMoreConcrete(_ code: Code, than other: Code) -> Bool {
    zip(code.function.parameters, other.function.parameters).contains { own, others in
      isGenericParameter(others, of: other) && !isGenericParameter(own, of: code)
        && !isUnboundCollection(own, of: code, besides: others, of: other)
    }
  }

  /// Whether a parameter is `[T]` with any `T`, beside one that is bound to what a list is only where its elements are.
  ///
  /// - Swift: `f<T: Encodable>(_: T)` goes before `f<T>(_: [T])` (recorded from swiftc), but not before
  ///   `f<T: Encodable>(_: [T])`.
  private func isUnboundCollection(
    _ own: TreeParameter, of code: Code, besides others: TreeParameter, of other: Code
  ) -> Bool {
    guard own.type >= 0, code.function.requirements.isEmpty else { return false }
    let each = code.tree.nodes[Int(own.type)]
    let element = each.kind == .arrayType ? each.a : each.kind == .dictionaryType ? each.b : -1
    guard element >= 0, code.tree.nodes[Int(element)].kind == .namedType else { return false }
    let name = code.tree.text(code.tree.nodes[Int(element)].a)
    let bounded = other.tree.text(other.tree.nodes[Int(others.type)].a)
    guard code.function.generics.contains(where: { $0.name == name && $0.bound < 0 }),
      let bound = other.function.generics.first(where: { $0.name == bounded })?.bound, bound >= 0,
      case .library(let wanted, _) = program.type(
        bound, in: other.tree, TypeScope(owner: other.owner, generics: nil, this: nil)
      ).kind
    else { return false }
    return Self.conditional.contains(wanted)
  }

  private func isGenericParameter(_ parameter: TreeParameter, of code: Code) -> Bool {
    guard parameter.type >= 0 else { return false }
    let each = code.tree.nodes[Int(parameter.type)]
    guard each.kind == .namedType, each.b < 0 else { return false }
    return code.function.generics.contains { $0.name == code.tree.text(each.a) }
  }

  /// Whether a constraint says what another one does: a protocol that refines the other's, a type that conforms to it.
  private func says(_ one: SeenConstraint, _ other: SeenConstraint) -> Bool {
    guard let path = one.path, path == other.path else { return false }
    if one.isSame == other.isSame, one.rightPath != nil, one.rightPath == other.rightPath { return true }
    let (left, right) = (one.rightType(program), other.rightType(program))
    guard !left.isPartlyUnknown || left.nominal?.kind == .protocol else { return false }
    return left === right ? one.isSame || !other.isSame : !other.isSame && program.conforms(left, to: right) == true
  }

  /// The constraints of a function: the bounds of its generic parameters, its `where` clause, and that of the extension
  /// that it stands in.
  fileprivate func constraints(of code: Code) -> [SeenConstraint] {
    var all = SeenConstraint.all(code.function.generics, code.function.requirements, code.tree, code.owner)
    if code.function.owner >= 0 {
      let part = code.tree.tree.types[Int(code.function.owner)]
      if part.kind == .extension { all += SeenConstraint.all([], part.requirements, code.tree, code.owner) }
    }
    return all
  }

  /// What holds of the generic parameters where code stands: of the functions around it and of its type.
  fileprivate func constraints(around code: Code) -> [SeenConstraint] {
    var all: [SeenConstraint] = []
    var next: Code? = code
    while let each = next {
      all += constraints(of: each)
      if let owner = each.owner, let tree = owner.tree, let declaration = owner.declaration, each.function.owner >= 0 {
        all += SeenConstraint.all(owner.generics, declaration.requirements, tree, owner)
      }
      next = each.enclosing
    }
    return all
  }

  /// What the `where` clauses around code say that a generic parameter is; nil where they name no type.
  func sameType(as name: String, around code: Code) -> RuntimeType? {
    constraints(around: code).lazy.filter { $0.isSame && $0.path == name }.map { $0.rightType(self.program) }
      .first { !$0.isPartlyUnknown }
  }

  /// Whether code has generic parameters, by itself, from functions around it or from its type.
  func isGeneric(_ code: Code) -> Bool {
    var next: Code? = code
    while let each = next {
      if !each.function.generics.isEmpty || each.owner?.generics.isEmpty == false || each.owner?.kind == .protocol {
        return true
      }
      next = each.enclosing
    }
    return false
  }
}

/// `T: Equatable`, `S.State == T`.
private struct SeenConstraint {
  enum Left { case name(String), node(Int32) }

  let left: Left
  let right: Int32
  let isSame: Bool
  let tree: LoadedTree
  let owner: Nominal?

  /// The constraints that generic parameters and a `where` clause write; `A & B` is two.
  static func all(
    _ generics: [TreeGenericParameter], _ requirements: [TreeRequirement], _ tree: LoadedTree, _ owner: Nominal?
  ) -> [SeenConstraint] {
    func parts(_ left: Left, _ right: Int32, isSame: Bool) -> [SeenConstraint] {
      let each = tree.nodes[Int(right)]
      if each.kind == .compositionType { return tree.list(each.a).flatMap { parts(left, $0, isSame: isSame) } }
      return [SeenConstraint(left: left, right: right, isSame: isSame, tree: tree, owner: owner)]
    }
    return generics.filter { $0.bound >= 0 }.flatMap { parts(.name($0.name), $0.bound, isSame: false) }
      + requirements.flatMap { parts(.node($0.left), $0.right, isSame: $0.isSame) }
  }

  /// The generic parameter, associated type or plain name on the right.
  var rightPath: String? { SeenConstraint.path(right, in: tree) }

  func rightType(_ program: Program) -> RuntimeType {
    program.type(right, in: tree, TypeScope(owner: owner, generics: nil, this: nil))
  }

  /// The generic parameter or associated type on the left.
  var path: String? {
    switch left {
    case .name(let name): name
    case .node(let node): SeenConstraint.path(node, in: tree)
    }
  }

  /// `T`, `T.Element`; without `Self` before it.
  static func path(_ node: Int32, in tree: LoadedTree) -> String? {
    let each = tree.nodes[Int(node)]
    switch each.kind {
    case .namedType: return each.b < 0 ? tree.text(each.a) : nil
    case .memberType:
      guard let base = path(each.a, in: tree) else { return nil }
      return base == "Self" ? tree.text(each.b) : "\(base).\(tree.text(each.b))"
    default: return nil
    }
  }
}

/// One of several functions that a call may mean, with what its generic parameters stand for where the call is written.
private final class SeenCall {
  private let interpreter: Interpreter
  private let code: Code
  private let receiver: RuntimeType?
  private let isOwn: Bool
  private let bindings = GenericBindings()
  /// What the code that calls knows of its own generic parameters.
  private let facts: [SeenConstraint]
  private var program: Program { interpreter.program }

  init(_ interpreter: Interpreter, _ code: Code, _ receiver: Receiver?, _ frame: Frame) {
    self.interpreter = interpreter
    self.code = code
    facts = interpreter.isGeneric(frame.code) ? interpreter.constraints(around: frame.code) : []
    isOwn = receiver?.isOwn == true
    let isSeen = receiver?.seen.map { !$0.isPartlyUnknown || interpreter.isGeneric(frame.code) } ?? false
    self.receiver =
      isOwn ? nil : isSeen ? receiver?.seen : interpreter.isGeneric(frame.code) ? nil : receiver?.type
    guard let owner = code.owner else { return }
    if isOwn {
      // Code of a generic type sees its own generic parameters.
      guard frame.code.owner === owner else { return }
      for each in owner.generics { bindings.bind(each.name, to: interpreter.types.unknown(each.name)) }
    } else if let receiver = self.receiver, let known = interpreter.bindings(for: code, receiver) {
      for each in owner.generics { if let type = known[each.name] { bindings.bind(each.name, to: type) } }
    }
  }

  /// Whether a parameter may take a generic parameter of the code that calls: what that is bound to says so.
  func takes(_ type: RuntimeType, _ parameter: TreeParameter) -> Bool {
    guard case .unknown(let path) = type.kind, parameter.type >= 0, !parameter.isVariadic else { return true }
    let wanted = program.type(parameter.type, in: code.tree, TypeScope(owner: code.owner, generics: nil, this: nil))
      .flattened
    switch wanted.kind {
    case .any, .unknown, .composition: return true
    default:
      return wanted.isPartlyUnknown && wanted.nominal?.kind != .protocol || isKnown(path, toConformTo: wanted) != false
    }
  }

  /// Takes what an argument's static type tells of the generic parameters.
  func infer(_ parameter: TreeParameter, _ type: RuntimeType) {
    guard parameter.type >= 0 else { return }
    let each = code.tree.nodes[Int(parameter.type)]
    if type.isUnknown, each.kind == .namedType, each.b < 0 {
      let name = code.tree.text(each.a)
      if code.function.generics.contains(where: { $0.name == name }) { bindings.bind(name, to: type) }
    } else {
      interpreter.inference(of: code, bindings).infer(parameter.type, from: type)
    }
  }

  /// Whether each constraint holds; nil where that is not known.
  func hold(_ constraints: [SeenConstraint]) -> [Bool?] {
    // `S.State == T` tells what `T` is.
    for each in constraints where each.isSame {
      guard case .node(let left) = each.left else { continue }
      bind(left, to: each.right)
      bind(each.right, to: left)
    }
    return constraints.map(holds)
  }

  private func bind(_ node: Int32, to other: Int32) {
    let each = code.tree.nodes[Int(node)]
    guard each.kind == .namedType, each.b < 0, bindings.types[code.tree.text(each.a)] == nil,
      code.function.generics.contains(where: { $0.name == code.tree.text(each.a) }), let type = seen(other)
    else { return }
    bindings.bind(code.tree.text(each.a), to: type)
  }

  private func holds(_ constraint: SeenConstraint) -> Bool? {
    let left: RuntimeType? =
      switch constraint.left {
      case .name(let name): bindings.types[name]
      case .node(let node): seen(node)
      }
    guard let left, let right = seen(constraint.right) else { return nil }
    if constraint.isSame {
      if left === right { return true }
      return left.isUnknown || right.isUnknown || !left.isPartlyUnknown && !right.isPartlyUnknown ? false : nil
    }
    if case .unknown(let path) = left.kind { return isKnown(path, toConformTo: right) }
    // A protocol does not conform to itself, but for `Error`; an argument's is opened.
    if left.isOpen, left.name != "Error", right.isOpen {
      if case .name = constraint.left { return program.conforms(left, to: right) }
      return left.nominal == nil ? nil : false
    }
    return left.isPartlyUnknown ? nil : interpreter.meetsBound(left, right)
  }

  /// A type that the function's declaration names, as the compiler sees it at the call; nil where that is not known.
  /// Generic parameters of the code that calls are `unknown`, by their paths.
  private func seen(_ node: Int32) -> RuntimeType? {
    let each = code.tree.nodes[Int(node)]
    switch each.kind {
    case .namedType where each.b < 0:
      let name = code.tree.text(each.a)
      if let bound = bindings.types[name] { return bound }
      if code.function.generics.contains(where: { $0.name == name }) { return nil }
      if isOwn, name == "Self" || code.owner?.associatedTypes.contains(where: { $0.name == name }) == true {
        return same(as: name)
      }
      if name == "Self" { return receiver }
    case .memberType:
      guard let base = seen(each.a) else { return nil }
      let name = code.tree.text(each.b)
      if case .unknown(let path) = base.kind { return same(as: path == "Self" ? name : "\(path).\(name)") }
      if let found = program.inner(name, of: base, in: code.tree) { return found }
    default: break
    }
    let type = program.type(node, in: code.tree, TypeScope(owner: code.owner, generics: bindings, this: receiver))
    if isOwn, type.isUnknown, let path = SeenConstraint.path(node, in: code.tree) { return same(as: path) }
    return type.isPartlyUnknown && type.nominal?.kind != .protocol ? nil : type
  }

  /// What a path of the code that calls is the same as there: another path, or a type.
  private func same(as path: String) -> RuntimeType {
    for fact in facts where fact.isSame {
      guard fact.path == path else { continue }
      let type = fact.rightType(program)
      return type.isUnknown ? fact.rightPath.map(interpreter.types.unknown) ?? type : type
    }
    return interpreter.types.unknown(path)
  }

  /// Whether the code that calls says that what a path stands for conforms to a type.
  private func isKnown(_ path: String, toConformTo wanted: RuntimeType) -> Bool? {
    for fact in facts where !fact.isSame && fact.path == path {
      if program.conforms(fact.rightType(program), to: wanted) == true { return true }
    }
    // What is bound to a protocol's associated type may say more than is read here.
    return path.contains(".") || path == "Self" ? nil : false
  }
}
