import FlowModel

/// Which of the app's operators is meant.
extension Interpreter {
  /// What the app's operator gives for operands of these types; nil where none is meant.
  ///
  /// - Parameter seenAs: the static types of the operands, which decide between those of a class and its superclass.
  func callOperator(
    _ codes: [Code], _ operands: [Value], at location: TreeLocation, _ tree: LoadedTree,
    seenAs: @autoclosure () -> [RuntimeType?] = [nil, nil]
  ) throws -> Value? {
    guard let code = try ownOperator(among: codes, operands, at: location, seenAs: seenAs()) else { return nil }
    let this = typeCalled(of: code, operands)
    let bound = try bind(
      operands.map { Argument(nil, $0) }, to: code, isLabelled: false, generics: this?.bindings,
      this: this.map { .type($0) }, at: location)
    return try call(
      code, this: this.map { .type($0) }, bound.values, captures: [], generics: bound.generics, at: location,
      thisType: this)
  }

  /// What the app's operator asks for on its right where this stands on its left: `segue == .detail`; nil without one, or
  /// where there are several.
  func typeBeside(_ left: Value, of operation: TreeOperator, _ text: String) -> RuntimeType? {
    guard program.declares(operation), let codes = program.operators[program.symbols[text]] else { return nil }
    let fitting = codes.filter { code in
      guard code.function.parameters.count == 2, code.function.generics.isEmpty else { return false }
      return operandFit(left, operandType(0, of: code), code) != nil
    }
    return fitting.count == 1 ? operandType(1, of: fitting[0]).flattened : nil
  }

  func operandType(_ index: Int, of code: Code) -> RuntimeType {
    // `Self` in an extension of a library's type is that type.
    let this = code.owner.map { $0.kind == .library ? program.library($0.name, []) : types.nominal($0) }
    return program.type(
      code.function.parameters[index].type, in: code.tree, TypeScope(owner: code.owner, generics: nil, this: this))
  }

  /// The type whose static function an operator is; nil for one outside of types.
  func typeCalled(of code: Code, _ operands: [Value]) -> RuntimeType? {
    code.owner == nil ? nil : thisType(of: operands.first { thisType(of: $0)?.nominal != nil } ?? operands[0])
  }

  /// The app's operator for operands of these types; nil where none is meant.
  func ownOperator(
    among codes: [Code], _ operands: [Value], at location: TreeLocation,
    seenAs: @autoclosure () -> [RuntimeType?] = [nil, nil]
  ) throws -> Code? {
    var codes = codes
    if let name = codes.first?.function.name, isOfSwift(TreeOperator(name), operands) {
      codes.removeAll(where: isOfGenericParameters)
    }
    if codes.count > 1, let related = relatedByClass(codes, operands) {
      codes.removeAll { code in related.contains { $0 === code } }
      let types = seenAs()
      guard let type = types.compactMap(\.self).first?.flattened else {
        throw Stop(reason: "which '\(related[0].function.name)' is meant", location: location)
      }
      if let nearest = nearest(related, types) {
        codes += nearest
      } else if let nominal = type.nominal, nominal.isClass {
        let nearest = related.lazy.map { self.operandClass($0) }.first { each in
          nominal.lineage.contains { $0 === each }
        }
        codes += related.filter { operandClass($0) === nearest ?? nil }
      } else {
        codes += witnesses(related, of: typeOf(operands[0]), Self.comparing[related[0].function.name] ?? "Equatable")
      }
    }
    var best: (code: Code, score: Int)?
    var isTie = false
    let isUnwrapped = !operands.contains { $0.isOptional || $0.isUnknown }
    for code in candidates(codes, operands[0]) where code.function.parameters.count == operands.count {
      // `func > <T: Comparable>(lhs: T?, rhs: T?)` compares by Swift's own what it has unwrapped.
      if isUnwrapped, operands.count == 2, TreeOperator(code.function.name) != .custom, isOfOptionals(code) { continue }
      var score = 0
      var fits = true
      for (index, value) in operands.enumerated() {
        let written = operandType(index, of: code)
        guard let each = operandFit(value, written, code) else {
          fits = false
          break
        }
        score += each
      }
      if fits, code.owner?.kind == .library, let this = typeCalled(of: code, operands) {
        fits = !isExcluded(code, from: this)
      }
      guard fits else { continue }
      if best == nil || score > best!.score {
        best = (code, score)
        isTie = false
      } else if score == best!.score {
        if code.owner?.kind == .protocol { continue }
        if best!.code.owner?.kind == .protocol { best = (code, score) } else { isTie = true }
      }
    }
    if isTie, let code = best?.code {
      throw Stop(reason: "which '\(code.function.name)' is meant", location: location)
    }
    return best?.code
  }

  /// Whether Swift has an operator for two values of one type, which goes before the app's generic ones: `3.0 + 4.0`
  /// beside `func + <T, U: BinaryFloatingPoint>(left: T, right: U)`.
  private func isOfSwift(_ operation: TreeOperator, _ operands: [Value]) -> Bool {
    guard operands.count == 2 else { return false }
    let isComparison = [.equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual].contains(operation)
    switch (operands[0], operands[1]) {
    case (.int, .int): return isComparison || operation.isArithmetic
    case (.double, .double), (.float, .float):
      return isComparison || operation.isArithmetic && operation != .remainder
    case (.fixed(let one), .fixed(let other)):
      return one.kind == other.kind && (isComparison || operation.isArithmetic)
    case (.text, .text): return isComparison || operation == .plus
    case (.bool, .bool): return operation == .equal || operation == .notEqual
    default: return false
    }
  }

  /// Whether all that an operator takes are values of its own generic parameters.
  private func isOfGenericParameters(_ code: Code) -> Bool {
    guard !code.function.generics.isEmpty else { return false }
    return code.function.parameters.indices.allSatisfy { index in
      guard case .unknown(let name) = operandType(index, of: code).kind else { return false }
      return code.function.generics.contains { $0.name == name }
    }
  }

  /// The operators that may stand after a value, as far as a look at it tells: not those of the app's other structs and
  /// enums, of which generated code has hundreds.
  private func candidates(_ codes: [Code], _ value: Value) -> [Code] {
    let own: Nominal?
    switch value {
    case .structure(let box): own = box.type.nominal
    case .enumeration(let box): own = box.type.nominal
    case .int, .double, .float, .fixed, .bool, .text, .character, .list, .dictionary, .set, .object: own = nil
    case .unknown, .nothing, .some: own = typeOf(value).nominal.flatMap { $0.isValueType ? $0 : nil }
    default: return codes
    }
    guard program.isJoined, codes.count > 1 else { return codes.filter { mayStand($0, after: own) } }
    let key = OperatorsAfter(codes, own)
    if let known = program.operatorsAfter[key] { return known }
    let found = codes.filter { mayStand($0, after: own) }
    program.operatorsAfter[key] = found
    return found
  }

  private func mayStand(_ code: Code, after own: Nominal?) -> Bool {
    guard let asked = leftValueType(of: code) else { return true }
    return asked === own
  }

  private func leftValueType(of code: Code) -> Nominal? {
    if let known = code.leftValueType { return known }
    var found: Nominal?
    if !code.function.parameters.isEmpty, case .nominal(let nominal, _) = operandType(0, of: code).kind,
      nominal.isValueType
    {
      found = nominal
    }
    if program.isJoined { code.leftValueType = .some(found) }
    return found
  }

  /// Whether all that a function takes may be nil.
  private func isOfOptionals(_ code: Code) -> Bool {
    code.function.parameters.allSatisfy { parameter in
      guard parameter.type >= 0 else { return false }
      let each = code.tree.nodes[Int(parameter.type)]
      // `Self` in an extension of Optional.
      return each.kind == .optionalType
        || each.kind == .namedType && code.owner?.name == "Optional"
          && ["Self", "Optional"].contains(code.tree.text(each.a))
    }
  }

  /// The operators of a class of the operands' and of its superclasses, the nearest first; nil where there is one alone.
  private func relatedByClass(_ codes: [Code], _ operands: [Value]) -> [Code]? {
    guard
      let nominal = operands.lazy.compactMap({ $0.flattened.flatMap(self.thisType(of:))?.nominal }).first(
        where: \.isClass)
    else { return nil }
    let related = nominal.lineage.flatMap { owner in
      codes.filter { $0.function.parameters.count == operands.count && operandClass($0) === owner }
    }
    return related.contains { operandClass($0) !== operandClass(related[0]) } ? related : nil
  }

  /// Of the operators of a class and its superclasses those that are nearest to what both operands are seen as; nil where
  /// that is not known of both.
  private func nearest(_ codes: [Code], _ types: [RuntimeType?]) -> [Code]? {
    let seen = types.compactMap { $0?.flattened.nominal }.filter(\.isClass)
    guard types.count == 2, seen.count == 2 else { return nil }
    let ranked = codes.compactMap { code -> (code: Code, distance: Int)? in
      var distance = 0
      for (index, nominal) in seen.enumerated() {
        guard let wanted = operandType(index, of: code).flattened.nominal, wanted.isClass else { continue }
        guard let steps = nominal.lineage.firstIndex(where: { $0 === wanted }) else { return nil }
        distance += steps
      }
      return (code, distance)
    }
    let least = ranked.map(\.distance).min()
    return ranked.filter { $0.distance == least }.map(\.code)
  }

  /// The protocols that ask for operators.
  private static let comparing = ["<": "Comparable", ">": "Comparable", "<=": "Comparable", ">=": "Comparable"]

  /// The class of an operator's first operand.
  func operandClass(_ code: Code) -> Nominal? {
    guard code.function.parameters.first.map({ $0.type >= 0 }) == true else { return nil }
    return operandType(0, of: code).flattened.nominal.flatMap { $0.isClass ? $0 : nil }
  }

  /// How well an operand fits an operator's parameter; nil where Swift's own operator is meant.
  func operandFit(_ value: Value, _ type: RuntimeType, _ code: Code) -> Int? {
    switch type.kind {
    case .unknown(let name):
      let generic = code.function.generics.first { $0.name == name } ?? code.owner?.generics.first { $0.name == name }
      guard let generic else {
        // `Element` in an extension of a library's collection.
        if code.owner?.kind == .library, ["Element", "Key", "Value", "Wrapped"].contains(name) { return 2 }
        return value.flattened.map { thisType(of: $0)?.name == name } == true ? 2 : nil
      }
      var bounds: [RuntimeType] = []
      if generic.bound >= 0 {
        bounds.append(
          program.type(generic.bound, in: code.tree, TypeScope(owner: code.owner, generics: nil, this: nil)))
      }
      for requirement in code.function.requirements where !requirement.isSame {
        let left = code.tree.nodes[Int(requirement.left)]
        if left.kind == .namedType, code.tree.text(left.a) == name {
          bounds.append(
            program.type(requirement.right, in: code.tree, TypeScope(owner: code.owner, generics: nil, this: nil)))
        }
      }
      for bound in bounds where program.conforms(typeOf(value), to: bound) != true { return nil }
      return bounds.isEmpty ? 1 : 2
    case .any: return 1
    case .optional(let wrapped):
      switch value {
      case .nothing: return 2
      // It is more special than a parameter that may be anything.
      case .some(let box): return operandFit(box.value, wrapped, code).map { $0 + 1 }
      default: return operandFit(value, wrapped, code).map { $0 - 1 }
      }
    case .function(let parameters, _):
      guard case .closure(let closure) = value else { return nil }
      if case .code(let other, _, _, _) = closure.body, other.function.kind != .closure || other.anonymousCount > 0 {
        return max(other.function.parameters.count, other.anonymousCount) == parameters.count ? 3 : nil
      }
      return 2
    case .array(let element):
      guard case .list(let box) = value else { return nil }
      if element.isUnknown { return 2 }
      if let own = box.element { return own === element ? 4 : program.conforms(own, to: element) == true ? 3 : nil }
      if box.items.isEmpty { return 1 }
      return box.items.allSatisfy { operandFit($0, element, code) != nil } ? 2 : nil
    case .dictionary(let key, let element) where key.isUnknown && element.isUnknown:
      if case .dictionary = value { return 2 } else { return nil }
    case .set(let element) where element.isUnknown:
      if case .set = value { return 2 } else { return nil }
    case .tuple(let items, _):
      guard case .tuple(let box) = value, box.items.count == items.count else { return nil }
      return zip(box.items, items).allSatisfy { operandFit($0, $1, code) != nil } ? 4 : nil
    case .nominal(let nominal, _):
      if case .implicit(let box) = value { return isStaticMember(box.name, of: nominal) ? 2 : nil }
      let own = typeOf(value)
      if own === type { return 4 }
      if own.nominal === nominal { return 4 }
      return program.conforms(own, to: type) == true ? 3 : nil
    default:
      let own = typeOf(value)
      if own === type { return 4 }
      if case .double = type.kind, case .int = value { return 1 }
      if case .library(let name, _) = type.kind, case .library(let other, _) = own.kind {
        return name == other ? 4 : nil
      }
      return program.conforms(own, to: type) == true ? 2 : nil
    }
  }
}

extension Nominal {
  /// Whether it is a struct or an enum.
  fileprivate var isValueType: Bool { kind == .struct || kind == .enum }
}

/// Some operators, and the struct or enum that stands before them; nil for all other values.
struct OperatorsAfter: Hashable {
  private let first: ObjectIdentifier
  private let last: ObjectIdentifier
  private let count: Int
  private let left: ObjectIdentifier?

  init(_ codes: [Code], _ left: Nominal?) {
    first = ObjectIdentifier(codes[0])
    last = ObjectIdentifier(codes[codes.count - 1])
    count = codes.count
    self.left = left.map(ObjectIdentifier.init)
  }
}
