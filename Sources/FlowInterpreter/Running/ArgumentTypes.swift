import FlowModel

/// What arguments tell of generic parameters.
///
/// For the compiler an argument has the type of its expression, whatever the value is while the code runs: with
/// `let service: Service = RemoteService()` a `register<T>(_ service: T)` has `Service` for `T`. Where a value's own type may
/// be narrower than that, and the expression's cannot be told, what is taken for `T` is a guess: code that asks for it by
/// name, as `T.self` or in a cast that fails, stops.
extension Interpreter {
  /// Holds a parameter's written type against an argument.
  func infer(
    _ inference: GenericInference, _ written: Int32, from value: Value, _ argument: Int32, _ frame: Frame
  ) {
    guard written >= 0 else { return }
    if case .type(let type) = value { return infer(inference, written, fromMetatype: type, argument, frame) }
    let isCast = [.upcast, .forcedCast].contains(frame.tree.nodes[Int(argument)].kind)
    // What a type's own arguments stand for, a narrower type of an object does not change.
    guard isCast || mayBeNarrower(value), !inference.hasArguments(written) else {
      if program.languageMode < 6, inference.isFree(written), let held = openType(of: argument, frame) {
        return inference.infer(written, from: held)
      }
      return inference.infer(written, from: value, self)
    }
    var inference = inference
    guard let seen = seenType(of: value, argument, frame) else {
      inference.isGuess = true
      return inference.infer(written, from: value, self)
    }
    inference.isGuess = seen.isGuess
    var type = seen.type
    if case .some = value, type.wrapped == nil, !type.isOpen { type = types.optional(type) }
    // What is held as a protocol's is opened for generic parameters without bounds, too, since Swift 6 (SE-0352).
    if type.flattened.isOpen, program.languageMode >= 6 || inference.isBound(written) {
      // What is held as a protocol's is opened where the parameter asks for one that conforms (SE-0352).
      return inference.infer(written, from: value, self)
    }
    if !inference.takesOptional(written) { type = type.flattened }
    inference.infer(written, from: type)
  }

  /// The type of a place that holds an `Any` or a protocol's, of which a number, a text or another plain value is read;
  /// nil for other places.
  private func openType(of argument: Int32, _ frame: Frame) -> RuntimeType? {
    let kind = frame.tree.nodes[Int(argument)].kind
    guard [.local, .boxed, .captured, .name, .member, .subscripted, .forced].contains(kind), frame.generics == nil,
      let type = staticType(argument, frame)
    else { return nil }
    return type === types.any || type.nominal?.kind == .protocol ? type : nil
  }

  /// Holds a parameter's written type against a value of which no expression is at hand.
  func infer(_ inference: GenericInference, _ written: Int32, from value: Value) {
    guard written >= 0 else { return }
    var inference = inference
    if mayBeNarrower(value), !inference.hasArguments(written) { inference.isGuess = true }
    inference.infer(written, from: value, self)
  }

  /// Holds the types of a generic function's parameters against those of the place that it was handed to as a value.
  func infer(_ inference: GenericInference, _ parameters: [TreeParameter], from type: RuntimeType) {
    guard case .function(let given, _) = type.kind, given.count == parameters.count else { return }
    for (parameter, type) in zip(parameters, given) where parameter.type >= 0 && !type.isPartlyUnknown {
      // What is held as a protocol's is opened.
      if type.flattened.isOpen, program.languageMode >= 6 || inference.isBound(parameter.type) { continue }
      inference.infer(parameter.type, from: type)
    }
  }

  /// What the generic parameters of a function stand for that is a value: its place tells.
  func seenGenerics(of closure: Closure, _ code: Code, _ generics: GenericBindings?) -> GenericBindings? {
    guard code.isGeneric, let type = closure.handedAs ?? closure.type else { return generics }
    let bindings = GenericBindings([:], outer: generics)
    infer(inference(of: code, bindings), code.function.parameters, from: type)
    return bindings
  }

  /// The same for an argument that is a type: with `let kind: Cell.Type = TitleCell.self` a `register<C>(_ type: C.Type)`
  /// has `Cell` for `C`.
  private func infer(
    _ inference: GenericInference, _ written: Int32, fromMetatype type: RuntimeType, _ argument: Int32, _ frame: Frame
  ) {
    var inference = inference
    if mayBeNarrower(.type(type)), !isTypeName(argument, frame) {
      let seen = seenType(of: .type(type), argument, frame)
      if let seen, !seen.isGuess, !seen.type.instance.isOpen { return inference.infer(written, from: seen.type) }
      // One that is held as a protocol's is opened.
      inference.isGuess = seen?.isGuess ?? true
    }
    inference.infer(written, from: .type(type), self)
  }

  /// Whether an expression names a type: `Cell`, `Cell.self`, `List.Cell.self`, which is that type for the compiler as
  /// well.
  func isTypeName(_ node: Int32, _ frame: Frame) -> Bool {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .typeExpression: return true
    case .metatype: return isTypeName(each.a, frame)
    case .member:
      let name = frame.tree.text(each.b)
      if inModule(each, node, frame) != nil { return !program.named(name, [], in: frame.tree, frame.scope).isUnknown }
      guard isTypeName(each.a, frame), let outer = staticType(each.a, frame)?.instance else { return false }
      return candidates(frame.tree.symbols[Int(each.b)], of: outer, isStatic: true).isEmpty
        && program.inner(name, of: outer) != nil
    case .name: if case .type = use(of: each, node, frame).target { return true } else { return false }
    default: return false
    }
  }

  /// Whether the compiler knows that a type on which something is called is this one, and no class above it.
  func isKnown(_ type: RuntimeType, at node: Int32, _ frame: Frame) -> Bool {
    if isTypeName(node, frame) { return !isOfOwner(node, frame) }
    guard let seen = seenType(of: .type(type), node, frame), !seen.isGuess else { return false }
    return seen.type.instance.nominal === type.nominal
  }

  /// Whether a name is a generic parameter of the type that the code is in: what made its values may have taken it from
  /// what it was handed.
  private func isOfOwner(_ node: Int32, _ frame: Frame) -> Bool {
    let each = frame.tree.nodes[Int(node)]
    if each.kind == .metatype { return isOfOwner(each.a, frame) }
    guard each.kind == .name else { return false }
    let name = frame.tree.text(each.a)
    return !frame.code.function.generics.contains { $0.name == name } && frame.generics?[name] != nil
  }

  /// Whether the compiler may see a value as of a wider type than it is.
  private func mayBeNarrower(_ value: Value) -> Bool {
    switch value {
    case .object(let object): hasWider(object.type)
    case .structure(let box): hasWider(box.type)
    case .enumeration(let box): hasWider(box.type)
    case .native(let native): native.isReference
    // A struct's type that is held as a protocol's is opened, and so is the struct's.
    case .type(let type): type.nominal?.isClass == true && hasWider(type)
    case .some(let box): mayBeNarrower(box.value)
    case .list(let box): box.items.first.map(mayBeNarrower) ?? (box.element.map(hasWider) ?? false)
    case .dictionary(let box): box.table.firstEntry.map { mayBeNarrower($0.value) } ?? false
    case .tuple(let box): box.items.contains(where: mayBeNarrower)
    default: false
    }
  }

  private func hasWider(_ type: RuntimeType) -> Bool {
    guard let nominal = type.nominal else { return type.isOpen }
    return nominal.superclass != nil || nominal.frameworkClass != nil
      || program.allProtocols(of: type).contains { $0.nominal != nil || $0.name == "Error" }
  }

  /// The static type of an argument, with what the generic parameters around it stand for; nil where it cannot be told.
  private func seenType(of value: Value, _ argument: Int32, _ frame: Frame) -> (type: RuntimeType, isGuess: Bool)? {
    var node = argument
    while [.try, .await].contains(frame.tree.nodes[Int(node)].kind), frame.tree.nodes[Int(node)].flag != 1 {
      node = frame.tree.nodes[Int(node)].a
    }
    if isOfDynamicSelf(node, frame) { return (typeOf(value), false) }
    let kind = frame.tree.nodes[Int(node)].kind
    // Other expressions are of what their parameters are bound to, not of what these stand for.
    if frame.generics != nil, ![.local, .boxed, .captured, .upcast, .forcedCast].contains(kind) { return nil }
    let written: RuntimeType?
    switch kind {
    case .integer, .decimal, .text, .interpolation, .boolean, .nothing, .closure, .array, .dictionary: return nil
    case .upcast, .forcedCast: written = type(frame.tree.nodes[Int(node)].b, frame)
    case .local, .boxed, .captured:
      written = variableType(at: node, frame)
      // `self` in a protocol's extension is of the type that conforms: of a class, that may be a superclass.
      if written?.nominal?.kind == .protocol, written?.nominal === frame.code.owner {
        return (typeOf(value), typeOf(value).nominal?.superclass != nil)
      }
    default: written = seenType(node, frame)
    }
    guard let written else { return nil }
    var isGuess = false
    let seen = substituted(written, frame.generics, &isGuess)
    guard !seen.isPartlyUnknown, mayBe(value, seen) else { return nil }
    return (seen, isGuess)
  }

  /// A type with what generic parameters in it stand for.
  func substituted(_ type: RuntimeType, _ generics: GenericBindings?, _ isGuess: inout Bool) -> RuntimeType {
    switch type.kind {
    case .unknown(let name):
      guard let bound = generics?[name] else { return type }
      if generics?.isGuess(name) == true { isGuess = true }
      return bound
    case .optional(let inner): return types.optional(substituted(inner, generics, &isGuess))
    case .array(let inner): return types.array(substituted(inner, generics, &isGuess))
    case .set(let inner): return types.set(substituted(inner, generics, &isGuess))
    case .metatype(let inner): return types.metatype(substituted(inner, generics, &isGuess))
    case .nominal(let nominal, let arguments) where !arguments.isEmpty:
      return types.nominal(nominal, arguments.map { substituted($0, generics, &isGuess) })
    case .dictionary(let key, let inner):
      return types.dictionary(substituted(key, generics, &isGuess), substituted(inner, generics, &isGuess))
    default: return type
    }
  }

  /// Whether a value can be of a static type, as far as types are told apart: if not, the type was not told rightly.
  private func mayBe(_ value: Value, _ type: RuntimeType) -> Bool {
    guard let inner = value.flattened else { return true }
    let wanted = type.flattened
    switch (inner, wanted.kind) {
    case (.list, .array), (.dictionary, .dictionary), (.set, .set), (.tuple, .tuple), (_, .any): return true
    case (.list, _), (.dictionary, _), (.set, _), (.tuple, _): return false
    case (.type(let type), .metatype(let wider)): return type === wider || program.conforms(type, to: wider) != false
    default: return program.conforms(typeOf(inner), to: wanted) != false
    }
  }

  /// Stops where code asks for a generic parameter by name for which there is a guess alone.
  func checkSeen(_ name: String, _ node: Int32, _ frame: Frame) throws {
    guard let generics = frame.generics, generics.isGuess(name) else { return }
    throw stop("which type '\(name)' is", node, frame)
  }

  /// The same for a written type that is such a parameter.
  func checkSeen(written type: Int32, _ node: Int32, _ frame: Frame) throws {
    guard frame.generics != nil, type >= 0 else { return }
    let each = frame.tree.nodes[Int(type)]
    switch each.kind {
    case .optionalType, .arrayType, .metatypeType: try checkSeen(written: each.a, node, frame)
    case .namedType where each.b < 0: try checkSeen(frame.tree.text(each.a), node, frame)
    default: break
    }
  }
}

extension GenericInference {
  /// Whether a written type is one of the parameters, and that asks for a protocol or a superclass.
  func isBound(_ type: Int32) -> Bool {
    guard let name = name(of: type) else { return false }
    return parameters.contains { $0.name == name && $0.bound >= 0 && !isOfAnyObject($0.bound) }
  }

  /// Whether a written type is one of the parameters, of which nothing is asked.
  func isFree(_ type: Int32) -> Bool {
    guard tree.nodes[Int(type)].kind == .namedType, let name = name(of: type) else { return false }
    return parameters.contains { $0.name == name && $0.bound < 0 }
      && !(function?.requirements.contains { self.name(of: $0.left) == name } ?? false)
  }

  /// Whether a written type may stand for an Optional: it is one, or a parameter.
  func takesOptional(_ type: Int32) -> Bool {
    tree.nodes[Int(type)].kind == .optionalType || name(of: type) != nil
  }

  /// Whether a written type is one with arguments: `Box<T>`.
  func hasArguments(_ type: Int32) -> Bool {
    var each = tree.nodes[Int(type)]
    while each.kind == .optionalType { each = tree.nodes[Int(each.a)] }
    return each.kind == .namedType && each.b >= 0
  }

  private func isOfAnyObject(_ bound: Int32) -> Bool {
    tree.nodes[Int(bound)].kind == .namedType && tree.text(tree.nodes[Int(bound)].a) == "AnyObject"
  }

  private func name(of type: Int32) -> String? {
    var each = tree.nodes[Int(type)]
    while each.kind == .optionalType { each = tree.nodes[Int(each.a)] }
    guard each.kind == .namedType, each.b < 0 else { return nil }
    let name = tree.text(each.a)
    return parameters.contains { $0.name == name } ? name : nil
  }
}
