import FlowModel
import Foundation

extension Interpreter {
  /// Whether the first operand of arithmetic is a member of the type that the place asks for.
  func beginsWithImplicit(_ node: Int32, _ frame: Frame) -> Bool {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .implicitMember: return true
    case .call, .binary: return beginsWithImplicit(each.a, frame)
    default: return false
    }
  }

  func binary(_ each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?) throws -> Value {
    let operation = each.operation
    if program.hasPostponingOperators, let codes = program.operators[frame.tree.symbols[Int(each.c)]],
      codes.contains(where: { $0.function.parameters.contains(where: \.isAutoclosure) })
    {
      return try postponing(codes, each, node, frame)
    }
    if program.hasChangingOperators, let value = try changing(each, [each.a, each.b], node, frame) { return value }
    if let expected, operation == .closedRange || operation == .halfOpenRange,
      case .library(_, let arguments) = expected.flattened.kind, let bound = arguments.first, !bound.isUnknown
    {
      return try operate(
        operation, false, evaluate(each.a, frame, bound), evaluate(each.b, frame, bound), each, node, frame, expected)
    }
    let isArithmetic = operation.isArithmetic
    guard !isArithmetic || expected == nil || expected?.simple == .int, !frame.nodes[Int(each.a)].isOf(.implicitMember),
      !needsOther(each.a, frame)
    else { return try hinted(operation, isArithmetic, each, node, frame, expected) }
    // The place asks for an Int or for nothing: the left side tells what the right one is.
    @inline(__always)
    func operand(_ node: Int32) throws -> Value {
      if let number = integer(at: node, frame) { return .int(number) }
      return isArithmetic ? try evaluate(node, frame, expected) : try evaluate(node, frame)
    }
    let left = try operand(each.a)
    if case .int(let one) = left {
      var right = try operand(each.b)
      if case .implicit = right { right = try resolve(right, types.int, at: frame.tree.location(of: each.b)) }
      if case .int(let other) = right, let result = result(of: operation, one, other) { return result }
      return try operate(operation, isArithmetic, left, right, each, node, frame, expected)
    }
    let hint = otherHint(each, left, isArithmetic ? expected : nil, operation, frame)
    return try operate(
      operation, isArithmetic, left, try evaluate(each.b, frame, hint), each, node, frame, expected)
  }

  /// An operator of the app's that asks for an operand itself.
  private func postponing(_ codes: [Code], _ each: TreeNode, _ node: Int32, _ frame: Frame) throws -> Value {
    let text = frame.tree.text(each.c)
    guard let code = codes.first, codes.count == 1, code.function.parameters.count == 2 else {
      throw stop("which '\(text)' is meant", node, frame)
    }
    let operands = try zip(code.function.parameters, [each.a, each.b]).map { parameter, operand in
      Argument(
        nil, parameter.isAutoclosure ? .closure(postpone(operand, frame, nil)) : try evaluate(operand, frame))
    }
    let this = code.owner.map { types.nominal($0) }
    let location = frame.tree.location(of: node)
    let bound = try bind(
      operands, to: code, isLabelled: false, generics: nil, this: this.map { .type($0) }, at: location)
    return try call(
      code, this: this.map { .type($0) }, bound.values, captures: [], generics: bound.generics, at: location,
      thisType: this)
  }

  /// `x + y` where the place asks for another type than Int, or one side tells what the other is.
  private func hinted(
    _ operation: TreeOperator, _ isArithmetic: Bool, _ each: TreeNode, _ node: Int32, _ frame: Frame,
    _ expected: RuntimeType?
  ) throws -> Value {
    let hint = isArithmetic ? expected?.flattened : nil
    let left: Value
    let right: Value
    if let expected, isArithmetic, beginsWithImplicit(each.a, frame), case .library = expected.flattened.kind {
      // `.now() + 0.5` where a time is asked for.
      left = try evaluate(each.a, frame, expected.flattened)
      right = try evaluate(each.b, frame, otherHint(each, left, hint, operation, frame))
    } else if frame.nodes[Int(each.a)].kind == .implicitMember || needsOther(each.a, frame) {
      right = try evaluate(each.b, frame, hint)
      left = try evaluate(each.a, frame, typeOf(right.flattened ?? right))
    } else if ownOperators.integers.contains(operation), !isLiteral(each.a, frame) || !isLiteral(each.b, frame) {
      // The app's operator for Ints may give what the place asks for, so that the operands are what they are without it.
      left = try evaluate(each.a, frame)
      right = try evaluate(each.b, frame, otherHint(each, left, nil, operation, frame))
    } else {
      left = try evaluate(each.a, frame, hint)
      switch left {
      case .int:
        // Of numbers with a fraction there is no `%`.
        right = try evaluate(each.b, frame, operation == .remainder ? types.int : hint)
      default: right = try evaluate(each.b, frame, otherHint(each, left, hint, operation, frame))
      }
    }
    return try operate(operation, isArithmetic, left, right, each, node, frame, expected)
  }

  /// `x + y` once it is known what both are.
  private func operate(
    _ operation: TreeOperator, _ isArithmetic: Bool, _ left: Value, _ right: Value, _ each: TreeNode, _ node: Int32,
    _ frame: Frame, _ expected: RuntimeType?
  ) throws -> Value {
    if case .int(let one) = left, case .int(let other) = right {
      if let result = result(of: operation, one, other) { return result }
      if isArithmetic, !ownOperators.integers.contains(operation), overflows(operation, one, other) {
        throw trap(
          operation == .divide || operation == .remainder
            ? (other == 0
              ? "Division by zero" + (operation == .remainder ? " in remainder operation" : "") : "Arithmetic overflow")
            : "Arithmetic overflow", node, frame)
      }
    }
    if case .double(let one) = left, case .double(let other) = right, let result = result(of: operation, one, other) {
      return result
    }
    // A literal of whole numbers is of the type of the other side.
    if let (one, other) = try besideNumber(left, right, each, frame)
      ?? asFractions(left, right, operation, each, node, frame)
    {
      return try operate(
        operation, frame.tree.text(each.c), one, other, at: frame.tree.location(of: node), frame.tree, expected)
    }
    let whole = (
      try wholeLiteral(each.a, left, beside: right, frame), try wholeLiteral(each.b, right, beside: left, frame)
    )
    return try operate(
      operation, frame.tree.text(each.c), whole.0 ?? left, whole.1 ?? right, at: frame.tree.location(of: node),
      frame.tree, expected, seenAs: [staticType(each.a, frame), staticType(each.b, frame)])
  }

  func overflows(_ operation: TreeOperator, _ one: Int, _ other: Int) -> Bool {
    switch operation {
    case .plus: one.addingReportingOverflow(other).overflow
    case .minus: one.subtractingReportingOverflow(other).overflow
    case .times: one.multipliedReportingOverflow(by: other).overflow
    case .divide, .remainder: other == 0 || one == .min && other == -1
    default: false
    }
  }

  /// Whether an operand is a literal whose type the other one tells.
  @inline(__always)
  func needsOther(_ node: Int32, _ frame: Frame) -> Bool {
    let each = frame.nodes[Int(node)]
    switch each.kind {
    case .nothing: return true
    case .array, .dictionary: return frame.list(each.a).isEmpty
    case .call: return frame.nodes[Int(each.a)].isOf(.implicitMember)
    default: return false
    }
  }

  func otherHint(
    _ each: TreeNode, _ left: Value, _ hint: RuntimeType?, _ operation: TreeOperator, _ frame: Frame
  ) -> RuntimeType? {
    switch operation {
    case .shiftLeft, .shiftRight: return nil
    case .custom: return nil
    default: break
    }
    if frame.tree.nodes[Int(each.b)].kind == .inout { return types.library(AddressBox.name) }
    if left.isOptional, namesOptionalCase(each.b, frame) {
      return staticType(each.a, frame).flatMap { $0.wrapped == nil ? nil : $0 } ?? typeOf(left)
    }
    switch left {
    case .double: return types.double
    case .float: return types.float
    case .fixed(let number): return types.fixed(number.kind)
    case .enumeration(let box): return box.type
    case .structure(let box):
      switch frame.tree.nodes[Int(each.b)].kind {
      case .implicitMember, .call, .array: return box.type
      default: return hint
      }
    case .list(let box): return box.element.map(types.array) ?? hint
    case .character: return types.character
    case .text: return typeBesideText(each.b, operation, frame) ?? hint
    case .some(let box):
      switch box.value {
      case .double: return types.double
      case .enumeration(let box): return box.type
      case .structure(let box): return box.type
      default: return hint
      }
    case .set(let box): return box.element.map(types.set) ?? hint
    case .native, .object:
      let kind = frame.tree.nodes[Int(each.b)].kind
      guard kind == .implicitMember || kind == .call || kind == .array else { return hint }
      return typeBeside(left, of: operation, frame.tree.text(each.c)) ?? typeOf(left)
    case .nothing(let lacking): return lacking.map { types.optional($0._withUnsafeGuaranteedRef { $0 }) } ?? hint
    default: return hint
    }
  }

  /// Whether an expression is `.some(…)` or `.none`.
  private func namesOptionalCase(_ node: Int32, _ frame: Frame) -> Bool {
    let each = frame.tree.nodes[Int(node)]
    let member = each.kind == .call ? frame.tree.nodes[Int(each.a)] : each
    return member.kind == .implicitMember && ["some", "none"].contains(frame.tree.text(member.b))
  }

  /// What an operator gives for two values.
  func operate(
    _ operation: TreeOperator, _ text: String, _ left: Value, _ right: Value, at location: TreeLocation,
    _ tree: LoadedTree,
    _ expected: RuntimeType? = nil, seenAs: @autoclosure () -> [RuntimeType?] = [nil, nil]
  ) throws -> Value {
    if program.declares(operation), let codes = program.operators[program.symbols[text]],
      let result = try callOperator(codes, [left, right], at: location, tree, seenAs: seenAs())
    {
      return result
    }
    switch (left, right) {
    case (.unknown(let unknown), _), (_, .unknown(let unknown)):
      if case .nothing = right, operation == .equal || operation == .notEqual {
        if unknown.isThere { return .bool(operation == .notEqual) }
        return .unknown(
          Unknown("\(unknown.what) \(text) nil", unknown.location, asks: (unknown.presence, operation == .notEqual)))
      }
      if let kind = unknown.kind, case .implicit = right {
        let right = try resolve(right, types.library(kind), at: location)
        return try operate(operation, text, left, right, at: location, tree, expected)
      }
      if text == "~=", case .range(let range) = left, let isIn = isKnown(right, in: range) { return .bool(isIn) }
      if let known = knownComparison(operation, left, right) { return .bool(known) }
      if operation == .divide || operation == .remainder {
        try checkDivisor(of: unknown, right, operation, at: location, seenAs: seenAs())
      }
      let what = "\(describe(left)) \(text) \(describe(right))"
      return openResult(operation, left, right, what, unknown.location)
    case (.native, .int), (.native, .double):
      // A literal beside a library's number is one.
      if let number = try library.literal(right, as: typeOf(left), self, location) {
        return try operate(operation, text, left, number, at: location, tree, expected)
      }
    case (.int, .native), (.double, .native):
      if let number = try library.literal(left, as: typeOf(right), self, location) {
        return try operate(operation, text, number, right, at: location, tree, expected)
      }
    default: break
    }
    if let right = try madeOfLiteral(right, beside: left, at: location) {
      return try operate(operation, text, left, right, at: location, tree, expected, seenAs: seenAs())
    }
    if let left = try madeOfLiteral(left, beside: right, at: location) {
      return try operate(operation, text, left, right, at: location, tree, expected, seenAs: seenAs())
    }
    switch operation {
    case .equal: return .bool(try areEqual(left, right, at: location))
    case .notEqual: return .bool(try !areEqual(left, right, at: location))
    case .identical: return .bool(areIdentical(left, right))
    case .notIdentical: return .bool(!areIdentical(left, right))
    case .less: return .bool(try order(left, right, at: location))
    case .greater: return .bool(try order(right, left, at: location))
    case .lessOrEqual: return .bool(try !order(right, left, at: location) && isOrdered(left, right))
    case .greaterOrEqual: return .bool(try !order(left, right, at: location) && isOrdered(left, right))
    case .closedRange, .halfOpenRange: return try range(operation, left, right, at: location)
    case .patternMatch:
      if case .range(let range) = left { return .bool(try contains(range, right, at: location)) }
      return .bool(try areEqual(left, right, at: location))
    default: break
    }
    let (one, other) = (zero(left, beside: right) ?? left, zero(right, beside: left) ?? right)
    if let result = try arithmetic(operation, one, other, at: location) { return result }
    if operation == .custom, let result = try maskingShift(text, left, right, at: location) { return result }
    if let result = try library.operate(text, left, right, self, location) { return result }
    if left.isOptional || right.isOptional, operation.isArithmetic {
      return try operate(
        operation, text, implicitlyUnwrapped(left, at: location), implicitlyUnwrapped(right, at: location),
        at: location, tree, expected)
    }
    throw Stop(reason: "'\(text)' for \(typeOf(left).name) and \(typeOf(right).name)", location: location)
  }

  func isOrdered(_ left: Value, _ right: Value) -> Bool {
    if case .double(let one) = left, one.isNaN { return false }
    if case .double(let other) = right, other.isNaN { return false }
    return true
  }

  func range(_ operation: TreeOperator, _ left: Value, _ right: Value, at location: TreeLocation) throws -> Value {
    var (left, right) = (try implicitlyUnwrapped(left, at: location), try implicitlyUnwrapped(right, at: location))
    if case .double = left, case .int(let number) = right { right = .double(Double(number)) }
    if case .int(let number) = left, case .double = right { left = .double(Double(number)) }
    if try order(right, left, at: location) {
      throw Trap(message: "Range requires lowerBound <= upperBound", location: location)
    }
    return .range(RangeBox(left, right, operation == .closedRange ? .closed : .halfOpen))
  }

  func areIdentical(_ left: Value, _ right: Value) -> Bool {
    switch (left.flattened, right.flattened) {
    case (nil, nil): true
    case (.object(let one)?, .object(let other)?): one.isSame(as: other)
    case (.native(let one)?, .native(let other)?): one.identity === other.identity
    case (.closure(let one)?, .closure(let other)?): one === other
    case (.type(let one)?, .type(let other)?): one === other
    default: false
    }
  }

  // MARK: One operand

  func prefix(_ each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?) throws -> Value {
    let operation = TreeOperator(rawValue: each.flag) ?? .custom
    if operation == .minus, frame.tree.nodes[Int(each.a)].kind == .integer {
      let bits = frame.tree.tree.integers[Int(frame.tree.nodes[Int(each.a)].a)]
      switch expected?.flattened.kind {
      case .double?: return .double(-Double(bits))
      case .float?: return .float(-Float(bits))
      case .fixed(let kind)?: return .fixed(FixedInteger(bits: 0 &- bits, kind: kind))
      default: return .int(Int(bitPattern: UInt(0 &- bits)))
      }
    }
    if program.hasChangingOperators, let value = try changing(each, [each.a], node, frame) { return value }
    let value = try evaluate(each.a, frame, operation == .minus || operation == .plus ? expected : nil)
    return try operatePrefix(operation, frame.tree.text(each.c), value, at: frame.tree.location(of: node))
  }

  func operatePrefix(_ operation: TreeOperator, _ text: String, _ value: Value, at location: TreeLocation) throws
    -> Value
  {
    if let codes = program.operators[program.symbols[text]]?.filter({
      $0.function.parameters.count == 1 && !$0.function.flags.contains(.isPostfix)
    }),
      let result = try callOperator(codes, [value], at: location, codes.first?.tree ?? location.tree)
    {
      return result
    }
    switch (operation, value) {
    case (.not, .unknown(let unknown)):
      return .unknown(Unknown("!\(unknown.what)", unknown.location, asks: (unknown, false)))
    case (.minus, .unknown(let unknown)) where unknown.bounds != nil && unknown.kind != nil:
      return Unknown.number("-\(unknown.what)", unknown.location, unknown.kind!, unknown.bounds?.negated)
    case (_, .unknown(let unknown)): return .unknown(Unknown("\(text)\(unknown.what)", unknown.location))
    case (.not, .bool(let flag)): return .bool(!flag)
    case (.minus, .int(let number)):
      if number == .min { throw Trap(message: "Arithmetic overflow", location: location) }
      return .int(-number)
    case (.minus, .double(let number)): return .double(-number)
    case (.minus, .float(let number)): return .float(-number)
    case (.minus, .fixed(let number)):
      return try arithmetic(.minus, .fixed(FixedInteger(bits: 0, kind: number.kind)), value, at: location) ?? .void
    case (.plus, _): return value
    case (.bitNot, .int(let number)): return .int(~number)
    case (.bitNot, .fixed(let number)): return .fixed(FixedInteger(bits: ~number.bits, kind: number.kind).normal)
    case (.minus, .native):
      guard let negated = try library.callStatic("-", of: typeOf(value), [Argument(nil, value)], self, location) else {
        throw Stop(reason: "'-' for \(typeOf(value).name)", location: location)
      }
      return negated
    case (_, .some), (_, .nothing):
      return try operatePrefix(operation, text, implicitlyUnwrapped(value, at: location), at: location)
    case (.closedRange, _): return .range(RangeBox(.void, value, .through))
    case (.halfOpenRange, _): return .range(RangeBox(.void, value, .upTo))
    default:
      throw Stop(reason: "'\(text)' for \(typeOf(value).name)", location: location)
    }
  }

  func postfix(_ each: TreeNode, _ node: Int32, _ frame: Frame) throws -> Value {
    if program.hasChangingOperators, let value = try changing(each, [each.a], node, frame) { return value }
    let value = try evaluate(each.a, frame)
    let text = frame.tree.text(each.c)
    let location = frame.tree.location(of: node)
    if let codes = program.operators[program.symbols[text]]?.filter({ $0.function.flags.contains(.isPostfix) }),
      let result = try callOperator(codes, [value], at: location, frame.tree)
    {
      return result
    }
    if case .unknown = value { return value }
    if text == "..." { return .range(RangeBox(try implicitlyUnwrapped(value, at: location), .void, .from)) }
    throw stop("'\(text)' for \(typeOf(value).name)", node, frame)
  }
}

extension Code {
  /// Whether its result is written as an Optional.
  var givesOptional: Bool { function.result >= 0 && tree.nodes[Int(function.result)].kind == .optionalType }
  /// Whether a type is one of the function's own generic parameters.
  func isParameter(_ type: RuntimeType) -> Bool {
    guard case .unknown(let name) = type.kind else { return false }
    return function.generics.contains { $0.name == name }
  }
  /// How many `$n` a closure names.
  var anonymousCount: Int { Int(function.anonymousParameters) }
}
