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
    let shown = declared.indices.map { index -> RuntimeType? in
      // What a library's protocol says of a generic parameter does not matter here.
      let isPlain = declared[index].map { $0.libraryName != nil } ?? true
      if let own = seen[index], isPlain, isOfParameter(own, frame) { return own }
      return declared[index] ?? collectionType(of: values[index].value, nodes[index * 2 + 1], frame)
    }
    let taking = left.filter { mayTake(seen, $0, labels, Int(each.extra), frame) }
    return try best(
      taking.isEmpty ? left : taking, on: receiver, values, expected, labels, node, frame, declared: shown,
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

  /// The type of a collection that no literal makes in its place, as its elements are declared.
  private func collectionType(of value: Value, _ node: Int32, _ frame: Frame) -> RuntimeType? {
    guard !isGeneric(frame.code), ![.array, .dictionary].contains(frame.nodes[Int(node)].kind) else { return nil }
    let type: RuntimeType? =
      switch value {
      case .list(let box): box.view == nil ? box.element.map(types.array) : nil
      case .dictionary(let box): box.element.flatMap { element in box.key.map { types.dictionary($0, element) } }
      default: nil
      }
    return type?.isPartlyUnknown == false ? type : nil
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
        // No `[T]` takes what is no list.
        if case .array = wanted.kind, isNoList(declared.wrapped ?? declared) { return false }
        continue
      }
      // What is implicitly unwrapped is handed as what it holds.
      let held = declared.wrapped ?? declared
      if program.conforms(declared, to: wanted) == false, program.conforms(held, to: wanted) == false { return false }
    }
    return true
  }

  private func isNoList(_ type: RuntimeType) -> Bool {
    switch type.kind {
    case .int, .double, .float, .bool, .string, .character, .dictionary, .set, .tuple, .function: true
    default: false
    }
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
        // What is not evaluated is seen as what it is declared as.
        let isSeenOptional = known?.wrapped != nil && arguments[index].value.isUnknown
        let isOptionalParameter = wanted.wrapped.map { isParameter($0, of: code) } ?? false
        guard
          let each = known.flatMap({ fit($0, wanted) })
            ?? fit(
              arguments[index].value, isSeenOptional && isOptionalParameter ? wanted.flattened : wanted, code,
              isLiteral: isLiteral(index)
            ).map({ $0 * 10 })
        else {
          fits = false
          break
        }
        score += each
        if known == nil, code.owner != nil, widens(arguments[index].value, to: wanted) { score -= 15 }
        // Beside a generic parameter the Optional of one is the narrower.
        if isOptionalParameter, isSeenOptional || arguments[index].value.isOptional,
          codes.allSatisfy({ $0.function.requirements.isEmpty })
        {
          score += 5
        }
      }
      score -= wrapped(arguments, declared, at: places, by: code) * 10 * Self.wrapping
      guard fits else { continue }
      if places.count < code.function.parameters.count { score -= 1 }
      if code.isGeneric { score -= 2 }
      // One that takes any number of values comes after one that takes just these.
      if code.function.parameters.contains(where: \.isVariadic) { score -= 3 }
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

  /// Whether the elements of a literal become existentials: a generic parameter that takes the literal as it is goes before
  /// that among methods and initialisers (recorded from swiftc; among global functions it comes after it).
  private func widens(_ literal: Value, to type: RuntimeType) -> Bool {
    switch literal {
    case .list, .dictionary: type.hasOpenElements && !typeOf(literal).hasOpenElements
    default: false
    }
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

  func parameterType(_ code: Code, _ place: Int) -> RuntimeType {
    program.type(
      code.function.parameters[place].type, in: code.tree, TypeScope(owner: code.owner, generics: nil, this: nil))
  }

  /// Whether a type is a generic parameter of a function's.
  private func isParameter(_ type: RuntimeType, of code: Code) -> Bool {
    guard case .unknown(let name) = type.kind else { return false }
    return code.function.generics.contains { $0.name == name } && code.function.requirements.isEmpty
  }

  /// Whether a type is a generic parameter of a function's without bounds.
  func isUnbound(_ type: RuntimeType, _ code: Code) -> Bool {
    guard case .unknown(let name) = type.kind else { return false }
    return code.function.generics.contains { $0.name == name && $0.bound < 0 } && code.function.requirements.isEmpty
  }

  /// Whether what a generic parameter is bound to allows a type.
  private func isBoundMet(_ type: RuntimeType, _ wanted: RuntimeType, _ code: Code) -> Bool {
    guard case .unknown(let name) = wanted.kind,
      let bound = code.function.generics.first(where: { $0.name == name })?.bound, bound >= 0
    else { return true }
    let scope = TypeScope(owner: code.owner, generics: nil, this: nil)
    return meetsBound(type, program.type(bound, in: code.tree, scope)) != false
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
}
