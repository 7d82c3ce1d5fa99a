import FlowModel

/// Which of several functions a call means.
extension Interpreter {
  /// The one of several functions that fits the arguments of a call.
  func choose(
    _ codes: [Code], on receiver: Receiver? = nil, _ each: TreeNode, _ node: Int32, _ frame: Frame,
    _ expected: RuntimeType?
  ) throws -> Code {
    if codes.count == 1 { return codes[0] }
    do { return try chosen(codes, on: receiver, each, node, frame, expected) } catch {
      forgetAhead(frame)
      throw error
    }
  }

  private func chosen(
    _ codes: [Code], on receiver: Receiver?, _ each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?
  ) throws -> Code {
    let nodes = frame.tree.list(each.b)
    let labels = stride(from: 0, to: nodes.count, by: 2).map {
      nodes[$0] >= 0 ? frame.tree.symbols[Int(nodes[$0])] : nil
    }
    let changing = stride(from: 1, to: nodes.count, by: 2).map { frame.tree.nodes[Int(nodes[$0])].kind == .inout }
    let labelled = codes.filter { matches($0, labels, trailing: Int(each.extra)) != nil }
    let fitting = labelled.count > 1 ? labelled.filter { takes(changing, $0, labels, Int(each.extra)) } : labelled
    if fitting.count == 1 { return fitting[0] }
    guard !fitting.isEmpty else {
      throw stop("no '\(codes[0].function.name)' fits the arguments", node, frame)
    }
    // What is declared with a type tells as that type; of the rest only what can be evaluated again without anybody
    // seeing it.
    let declared = stride(from: 1, to: nodes.count, by: 2).map { declaredType(nodes[$0], frame) }
    let accepting = fitting.filter { accepts($0, on: receiver, declared, labels, Int(each.extra)) }
    let seen = stride(from: 1, to: nodes.count, by: 2).map { seenType(nodes[$0], frame) }
    let open = seenByConstraints(accepting, on: receiver, seen, labels, Int(each.extra), frame)
    if open.count == 1 { return open[0] }
    let count = nodes.count / 2
    let values = try (0..<count).map { index -> Argument in
      let argument = nodes[index * 2 + 1]
      let isTrailing = index >= count - Int(each.extra)
      let label = nodes[index * 2] >= 0 ? frame.tree.text(nodes[index * 2]) : nil
      guard try isPure(argument, frame) else {
        let isDecisive =
          declared[index] == nil
          && decides(argument: index, among: open.isEmpty ? fitting : open, on: receiver, labels, each)
        let value =
          isDecisive
          ? try evaluateAhead(argument, frame) : .unknown(Unknown("an argument", frame.tree.location(of: argument)))
        return Argument(label, value, isTrailing: isTrailing)
      }
      return Argument(label, try evaluate(argument, frame), isTrailing: isTrailing)
    }
    // Outside of generic code what an argument is tells what the compiler takes it for.
    let told = isGeneric(frame.code) ? seen : zip(seen, values).map { $0 ?? knownType(of: $1.value) }
    let left = seenByConstraints(open.isEmpty ? fitting : open, on: receiver, told, labels, Int(each.extra), frame)
    if left.count > 1, isGeneric(frame.code) {
      for index in 0..<count where seen[index] == nil && !isPlainLiteral(nodes[index * 2 + 1], frame) {
        guard mayBeOfParameter(values[index].value, frame),
          differ(left, in: index, for: values[index].value, labels, Int(each.extra))
        else { continue }
        throw stop("which '\(codes[0].function.name)' is meant in generic code", node, frame)
      }
    }
    return try best(
      left, on: receiver, values, expected, labels, node, frame, declared: declared,
      isLiteral: { self.isPlainLiteral(nodes[$0 * 2 + 1], frame) })
  }

  /// Whether a function changes those of its arguments that are written with `&`, and no others.
  private func takes(_ changing: [Bool], _ code: Code, _ labels: [Symbol?], _ trailing: Int) -> Bool {
    guard let places = matches(code, labels, trailing: trailing) else { return false }
    return zip(places, changing).allSatisfy { place, isChanging in
      // What is written with `&` may be handed as a pointer.
      code.function.parameters[place].isInout == isChanging
        || isChanging && parameterType(code, place).name.contains("Pointer")
    }
  }

  private func knownType(of value: Value) -> RuntimeType? {
    switch value {
    case .unknown, .implicit, .nothing, .closure: nil
    default: typeOf(value)
    }
  }

  /// Whether a value may be of a generic parameter's type where the code is written: one stands for its type now.
  private func mayBeOfParameter(_ value: Value, _ frame: Frame) -> Bool {
    guard let type = knownType(of: value.flattened ?? value)?.flattened else { return false }
    let known = [frame.generics, frame.this.flatMap { bindings(for: frame.code, $0) }]
    return known.contains { bindings in
      sequence(first: bindings, next: { $0?.outer }).contains { $0?.types.values.contains { $0 === type } == true }
    }
  }

  /// Whether functions that a value fits ask for different types of it.
  private func differ(_ codes: [Code], in index: Int, for value: Value, _ labels: [Symbol?], _ trailing: Int) -> Bool {
    let wanted = codes.compactMap { code -> RuntimeType? in
      guard let places = matches(code, labels, trailing: trailing) else { return nil }
      let type = code.function.parameters[places[index]].type
      guard type >= 0 else { return nil }
      let wanted = program.type(type, in: code.tree, TypeScope(owner: code.owner, generics: nil, this: nil))
      return fit(value, wanted, code, isLiteral: false) == nil ? nil : wanted
    }
    return Set(wanted).count > 1
  }

  /// The static type of an argument that is no literal.
  func declaredType(_ node: Int32, _ frame: Frame) -> RuntimeType? {
    switch frame.tree.nodes[Int(node)].kind {
    case .integer, .decimal, .text, .interpolation, .boolean, .nothing, .array, .dictionary, .closure: return nil
    default:
      guard let type = staticType(node, frame), !type.isPartlyUnknown else { return nil }
      return type
    }
  }

  /// Whether a function's parameters take what arguments are declared as.
  func accepts(
    _ code: Code, on receiver: Receiver?, _ declared: [RuntimeType?], _ labels: [Symbol?], _ trailing: Int
  ) -> Bool {
    guard let places = matches(code, labels, trailing: trailing) else { return false }
    for (index, place) in places.enumerated() where code.function.parameters[place].type >= 0 {
      guard let declared = declared[index] else { continue }
      var wanted = program.type(code.function.parameters[place].type, in: code.tree, scope(of: code, on: receiver))
      if code.function.parameters[place].isAutoclosure, case .function(_, let result) = wanted.kind { wanted = result }
      guard !wanted.isPartlyUnknown else {
        // `Identifier<Cell>` is no `String`, whatever `Cell` is.
        if let home = wanted.nominal, home.kind != .protocol,
          !(declared.nominal?.lineage.contains { $0 === home } ?? false)
        {
          return false
        }
        if !isBoundMet(declared, wanted, code) { return false }
        continue
      }
      // What is implicitly unwrapped is handed as what it holds.
      let held = declared.wrapped ?? declared
      if program.conforms(declared, to: wanted) == false, program.conforms(held, to: wanted) == false { return false }
    }
    return true
  }

  /// Where a function's parameters are written: what it is called on tells what the type's generic parameters are.
  func scope(of code: Code, on receiver: Receiver?) -> TypeScope {
    TypeScope(owner: code.owner, generics: receiver.flatMap { bindings(for: code, $0.type) }, this: nil)
  }

  /// The one of several functions whose parameters' types fit the arguments best.
  func best(
    _ codes: [Code], on receiver: Receiver? = nil, _ arguments: [Argument], _ expected: RuntimeType?,
    _ labels: [Symbol?], _ node: Int32, _ frame: Frame, declared: [RuntimeType?] = [], isLiteral: (Int) -> Bool
  ) throws -> Code {
    var scored: [(code: Code, score: Int)] = []
    for code in codes {
      guard let places = matches(code, labels, trailing: arguments.count { $0.isTrailing }) else { continue }
      var score = 0
      var fits = true
      for (index, place) in places.enumerated() {
        let parameter = code.function.parameters[place]
        guard parameter.type >= 0 else { continue }
        var scope = scope(of: code, on: receiver)
        if scope.generics == nil, code.owner != nil { scope.generics = frame.generics }
        let wanted = program.type(parameter.type, in: code.tree, scope)
        let known = index < declared.count ? declared[index] : nil
        if let known, !isBoundMet(known, wanted, code), known.wrapped.map({ isBoundMet($0, wanted, code) }) != true {
          fits = false
          break
        }
        guard
          let each = known.flatMap({ fit($0, wanted) })
            ?? fit(arguments[index].value, wanted, code, isLiteral: isLiteral(index)).map({ $0 * 10 })
        else {
          fits = false
          break
        }
        score += each
        // Beside a generic parameter without bounds the Optional of one is the narrower.
        if arguments[index].value.isOptional, wanted.wrapped.map({ isUnbound($0, code) }) == true,
          codes.allSatisfy({ $0.function.requirements.isEmpty })
        {
          score += 5
        }
      }
      guard fits else { continue }
      if places.count < code.function.parameters.count { score -= 1 }
      if code.isGeneric { score -= 2 }
      if let expected, code.function.result >= 0 {
        let result = program.type(
          code.function.result, in: code.tree, TypeScope(owner: code.owner, generics: nil, this: nil))
        if result === expected || result === expected.flattened {
          score += 5
        } else if !result.isOpen, !expected.isOpen {
          score -= 5
        }
      }
      scored.append((code, score))
    }
    guard let top = scored.map(\.score).max() else {
      throw stop("no '\(codes[0].function.name)' fits the arguments", node, frame)
    }
    try checkStaticTypes(of: scored.map(\.code), arguments, declared, labels, node, frame)
    for (index, argument) in arguments.enumerated() where scored.count > 1 {
      guard case .closure(let closure) = argument.value else { continue }
      let trailing = arguments.count { $0.isTrailing }
      if decides(closure, at: index, among: scored.map(\.code), labels, trailing: trailing) {
        throw stop("which '\(codes[0].function.name)' is called", node, frame)
      }
    }
    let leading = scored.filter { $0.score == top }.map(\.code)
    if leading.count == 1 { return leading[0] }
    let own = leading.filter { $0.owner?.kind != .protocol }
    if own.count == 1 { return own[0] }
    // The app's own hide those of a module that it imports.
    let apps = leading.filter { !$0.tree.isModel }
    if apps.count == 1 { return apps[0] }
    let narrowest = leading.filter { code in
      leading.allSatisfy { $0 === code || isNarrower(code, than: $0, declared, labels, arguments) }
    }
    if narrowest.count == 1 { return narrowest[0] }
    throw stop("which '\(codes[0].function.name)' is called", node, frame)
  }

  /// Whether one of two functions takes nothing that the other one does not take, of arguments whose static types are
  /// known.
  private func isNarrower(
    _ code: Code, than other: Code, _ declared: [RuntimeType?], _ labels: [Symbol?], _ arguments: [Argument]
  ) -> Bool {
    let trailing = arguments.count { $0.isTrailing }
    guard let places = matches(code, labels, trailing: trailing),
      let others = matches(other, labels, trailing: trailing)
    else { return false }
    return zip(places, others).enumerated().allSatisfy { index, pair in
      let (own, theirs) = (parameterType(code, pair.0), parameterType(other, pair.1))
      if own === theirs { return true }
      guard index < declared.count, declared[index] != nil, !own.isPartlyUnknown || own.nominal?.kind == .protocol,
        !theirs.isPartlyUnknown || theirs.nominal?.kind == .protocol
      else { return false }
      return program.conforms(own, to: theirs) == true
    }
  }

  private func parameterType(_ code: Code, _ place: Int) -> RuntimeType {
    program.type(
      code.function.parameters[place].type, in: code.tree, TypeScope(owner: code.owner, generics: nil, this: nil))
  }

  /// Whether a type is a generic parameter of a function's without bounds.
  private func isUnbound(_ type: RuntimeType, _ code: Code) -> Bool {
    guard case .unknown(let name) = type.kind else { return false }
    return code.function.generics.contains { $0.name == name && $0.bound < 0 } && code.function.requirements.isEmpty
  }

  /// Whether what a generic parameter is bound to allows a type.
  private func isBoundMet(_ type: RuntimeType, _ wanted: RuntimeType, _ code: Code) -> Bool {
    guard case .unknown(let name) = wanted.kind,
      let bound = code.function.generics.first(where: { $0.name == name })?.bound, bound >= 0
    else { return true }
    let scope = TypeScope(owner: code.owner, generics: nil, this: nil)
    return program.conforms(type, to: program.type(bound, in: code.tree, scope)) != false
  }

  /// Stops where one of several functions takes an object's class and another one what that is a kind of, and the
  /// object's static type is not known.
  private func checkStaticTypes(
    of codes: [Code], _ arguments: [Argument], _ declared: [RuntimeType?], _ labels: [Symbol?], _ node: Int32,
    _ frame: Frame
  ) throws {
    guard codes.count > 1 else { return }
    for (index, argument) in arguments.enumerated() where index >= declared.count || declared[index] == nil {
      guard let value = argument.value.flattened, case .object = value else { continue }
      let wanted = codes.compactMap { code -> RuntimeType? in
        guard let places = matches(code, labels, trailing: arguments.count { $0.isTrailing }),
          code.function.parameters[places[index]].type >= 0
        else { return nil }
        let type = program.type(
          code.function.parameters[places[index]].type, in: code.tree,
          TypeScope(owner: code.owner, generics: nil, this: nil))
        return type.isUnknown ? nil : type.flattened
      }
      if Set(wanted).count > 1 { throw stop("which '\(codes[0].function.name)' is called", node, frame) }
    }
  }

  /// How well a static type fits another one; nil where the value tells more.
  private func fit(_ type: RuntimeType, _ wanted: RuntimeType) -> Int? {
    if type === wanted { return 40 }
    switch (type.kind, wanted.kind) {
    case (.optional(let one), .optional(let other)): return fit(one, other)
    case (_, .optional(let other)): return fit(type, other).map { $0 - 10 * Self.wrapping }
    case (_, .any): return 0
    case (.nominal(let nominal, _), .nominal(let other, _)) where other.isClass:
      return nominal.lineage.firstIndex { $0 === other }.map { max(31, 39 - $0) }
    case (_, .nominal(let other, _)) where other.kind == .protocol:
      return program.conforms(type, to: wanted) == true ? 20 : nil
    default: return nil
    }
  }

  /// How well a value fits a type; nil where it does not.
  func fit(_ value: Value, _ type: RuntimeType, _ code: Code, isLiteral: Bool) -> Int? {
    switch type.kind {
    case .unknown(let name):
      let isParameter =
        code.function.generics.contains { $0.name == name } || code.owner?.generics.contains { $0.name == name } == true
      if isParameter, let bound = code.function.generics.first(where: { $0.name == name })?.bound, bound >= 0 {
        let wanted = program.type(bound, in: code.tree, TypeScope(owner: code.owner, generics: nil, this: nil))
        if program.conforms(typeOf(value), to: wanted) == false { return forced(value, wanted, code) }
        return 2
      }
      return 1
    case .any: return 0
    case .optional(let wrapped):
      switch value {
      case .nothing: return isUnbound(wrapped, code) ? 1 : 3
      case .implicit(let box) where box.name == program.symbols["none"] || box.name == program.symbols["some"]:
        return 3
      case .some(let box): return fit(box.value, wrapped, code, isLiteral: isLiteral)
      default: return fit(value, wrapped, code, isLiteral: isLiteral).map { $0 - Self.wrapping }
      }
    case .library(let name, let arguments) where LibraryCatalog.keyPathTypes.contains(name):
      guard case .keyPath(let path) = value else { return nil }
      guard let root = path.root, let wanted = arguments.first else { return 4 }
      return program.conforms(root, to: wanted) == false ? nil : 4
    case .function(let parameters, _):
      // Where no function takes it as a key path, `\.name` is a function.
      if case .keyPath = value { return parameters.count == 1 ? 1 : nil }
      guard case .closure(let closure) = value, !givesTruth(closure, butNot: type) else { return nil }
      if case .code(let other, _, _, _) = closure.body {
        let count = max(other.function.parameters.count, Int(other.function.anonymousParameters))
        if count == parameters.count { return takes(other, parameters) ? 3 : nil }
        if other.function.kind == .closure, parameters.count == 1 {
          if count == 0, parameters[0] === types.void { return 3 }
          if isTuple(parameters[0], of: count) { return parameters[0].isUnknown ? 1 : 2 }
        }
        return count == 0 && other.function.kind == .closure && parameters.isEmpty ? 3 : nil
      }
      if case .function(let own, _)? = closure.type?.kind, own.count != parameters.count {
        return parameters.count == 1 && isTuple(parameters[0], of: own.count) ? 1 : nil
      }
      return 2
    case .double where isLiteral, .float where isLiteral, .fixed where isLiteral:
      if case .int = value { return 2 - Self.retyping }
    case .character where isLiteral:
      if case .text(let text) = value { return text.text.count == 1 ? 2 : nil }
    default: break
    }
    switch value {
    case .unknown: return 1
    case .implicit(let box):
      guard let nominal = type.nominal else {
        guard let name = type.libraryName else { return nil }
        // A protocol of a library has no members of its own.
        return program.catalog.isProtocol(name) && program.libraryNominals[name] == nil ? nil : 1
      }
      let makes = program.symbols.text(of: box.name) == "init" && nominal.kind != .protocol
      return makes || isStaticMember(box.name, of: nominal) ? 3 : nil
    case .list(let box) where box.items.isEmpty:
      if case .array = type.kind { return 2 }
    // No function is a value of a type that the app declares.
    case .closure where type.nominal.map { $0.kind != .protocol && $0.kind != .library } == true: return nil
    default: break
    }
    let own = typeOf(value)
    if own === type { return 4 }
    switch program.conforms(own, to: type) {
    case true?: return type.isOpen || type.hasOpenElements ? 2 : 3
    case false?: return forced(value, type, code)
    // `[T]` says more than a generic parameter does, whatever bounds that has.
    case nil: return type.hasOpenElements || type.isUnknown || !type.isCollection ? 1 : 3
    }
  }

  /// How well what is implicitly unwrapped fits a type that is no Optional: worse than whatever takes it as it is.
  private func forced(_ value: Value, _ type: RuntimeType, _ code: Code) -> Int? {
    switch value {
    case .some(let box): fit(box.value, type, code, isLiteral: false).map { $0 - Self.forcing }
    case .nothing(let type?) where type.takeUnretainedValue().isUnknown: nil
    case .nothing(let wrapped?):
      program.conforms(wrapped.takeUnretainedValue(), to: type) == true ? -Self.forcing : nil
    default: nil
    }
  }

  /// More than all that speaks for one of several functions.
  private static let forcing = 10_000
  /// More than what tells functions apart that wrap a value: a literal of another type than its own comes after them.
  ///
  /// - Swift: the compiler ranks a literal that is not of its default type after a value that becomes an Optional or an
  ///   existential (lib/Sema/CSRanking.cpp, the order of ScoreKind).
  private static let retyping = 1_000
  /// More than what tells functions apart that take a value as it is: one that wraps it in an Optional comes after them.
  private static let wrapping = 100
}
