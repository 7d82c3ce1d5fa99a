import FlowModel
import Foundation

/// Whether values are equal, and their hash, for tables that cannot wait for the app's own `==` to throw.
enum Equality {
  private static let running = ThreadLocal<Interpreter>()

  /// The interpreter that runs the app's own `==` and `hash(into:)`: the one that was entered last on this thread.
  static var interpreter: Interpreter? {
    get { running.object }
    set { running.object = newValue }
  }

  static func areEqual(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.int(let one), .int(let other)): return one == other
    case (.text(let one), .text(let other)): return one.text == other.text
    // What is not known is nobody's key: that was noted when its hash was asked for.
    case (.unknown(let one), .unknown(let other)):
      return one === other || one.individual != nil && one.individual === other.individual
    case (.unknown, _), (_, .unknown): return false
    case (.int, .int), (.double, .double), (.float, .float), (.fixed, .fixed): break
    case (.int, _), (.double, _), (.float, _), (.fixed, _):
      if let equal = areSameNumbers(left, right) { return equal }
    default: break
    }
    guard let interpreter, interpreter.pending == nil else { return false }
    do { return try interpreter.areEqual(left, right, at: interpreter.nowhere) } catch {
      if interpreter.pending == nil { interpreter.pending = error }
      return false
    }
  }

  /// Whether a value that others lie in is gone through.
  private static func enters(_ value: Value) -> Bool {
    guard value.holdsValues, let interpreter else { return true }
    guard interpreter.pending == nil else { return false }
    do { try interpreter.enter(at: interpreter.nowhere) } catch {
      interpreter.pending = error
      return false
    }
    return true
  }

  static func hash(_ value: Value, into hasher: inout Hasher) {
    guard enters(value) else { return }
    switch value {
    case .int(let number): hasher.combine(number)
    case .text(let box): hasher.combine(box.text)
    case .double(let number): hash(number, into: &hasher)
    case .float(let number): hash(Double(number), into: &hasher)
    case .fixed(let number):
      if let whole = value.integerValue { hasher.combine(whole) } else { hasher.combine(number) }
    case .bool(let flag): hasher.combine(flag)
    case .character(let character): hasher.combine(character)
    case .some(let box): hash(box.value, into: &hasher)
    case .nothing: hasher.combine(0)
    case .list(let box): for item in box.items { hash(item, into: &hasher) }
    case .set(let box):
      // The order does not count.
      var sum = 0
      for item in box.table.keys {
        var inner = Hasher()
        hash(item, into: &inner)
        sum ^= inner.finalize()
      }
      hasher.combine(sum)
    case .tuple(let box): for item in box.items { hash(item, into: &hasher) }
    case .structure(let box):
      guard !hashByCode(value, into: &hasher) else { return }
      for field in box.fields { hash(field, into: &hasher) }
    case .enumeration(let box):
      guard !hashByCode(value, into: &hasher) else { return }
      hasher.combine(box.caseIndex)
      for item in box.payload { hash(item, into: &hasher) }
    case .object(let object):
      guard !hashByCode(value, into: &hasher) else { return }
      hasher.combine(ObjectIdentifier(object.identity))
    case .type(let type): hasher.combine(type)
    case .native(let box): if let plain = box.plainKey { hash(plain, into: &hasher) } else { box.hash(into: &hasher) }
    case .range(let range):
      hash(range.lower, into: &hasher)
      hash(range.upper, into: &hasher)
    case .keyPath(let path): hasher.combine(path.components.count)
    case .unknown(let unknown):
      if let individual = unknown.individual { return hasher.combine(ObjectIdentifier(individual)) }
      if let interpreter, interpreter.pending == nil {
        interpreter.pending = Stop(lacking: unknown, at: interpreter.nowhere)
      }
    default: break
    }
  }

  /// By the app's own `hash(into:)`; where its `==` alone is its own, by nothing, so that that is asked.
  private static func hashByCode(_ value: Value, into hasher: inout Hasher) -> Bool {
    guard let interpreter, let type = interpreter.thisType(of: value) else { return false }
    let found = interpreter.candidates(interpreter.program.symbols["hash"], of: type, isStatic: false)
    let into: [Symbol?] = [interpreter.program.symbols["into"]]
    let own = found.filter { each in
      !each.isDefault && (each.member.code.map { $0.function.kind != .function || $0.labels == into } ?? true)
    }
    if !own.isEmpty, own.allSatisfy({ $0.member.code?.function.kind != .function }) {
      // `override var hash: Int`, of NSObject.
      do {
        hash(
          try interpreter.property(interpreter.program.symbols["hash"], of: value, at: interpreter.nowhere),
          into: &hasher
        )
      } catch { if interpreter.pending == nil { interpreter.pending = error } }
      return true
    }
    guard !own.isEmpty else {
      // What an app's own `==` finds equal must not have two hashes; objects without one have their identity.
      return interpreter.equalityCode(type) != nil || hashByRawValue(value, into: &hasher)
    }
    let box = HasherBox()
    do {
      _ = try interpreter.callMethod(
        value, interpreter.program.symbols["hash"], [Argument("into", .native(box))], at: interpreter.nowhere)
    } catch { if interpreter.pending == nil { interpreter.pending = error } }
    hasher.combine(box.hasher.finalize())
    return true
  }
}

extension Interpreter {
  /// A place for what the app's code is asked by a library.
  var nowhere: TreeLocation { TreeLocation(tree: program.trees[0], node: -1) }
  /// Where a program begins.
  package var start: TreeLocation { nowhere }

  /// The app's own `==` for a type.
  func equalityCode(_ type: RuntimeType) -> [Code]? {
    if let known = equalityCodes[type] { return known }
    let found = findEqualityCode(type)
    if program.isJoined { equalityCodes[type] = .some(found) }
    return found
  }

  private func findEqualityCode(_ type: RuntimeType) -> [Code]? {
    guard let codes = program.operators[program.symbols["=="]] else { return nil }
    let own = codes.filter { code in
      guard code.function.parameters.count == 2 else { return false }
      let written = program.type(
        code.function.parameters[0].type, in: code.tree,
        TypeScope(owner: code.owner, generics: nil, this: code.owner.map { types.nominal($0) }))
      if written.nominal != nil, type.nominal?.lineage.contains(where: { $0 === written.nominal }) == true {
        return true
      }
      if case .unknown(let name) = written.kind, let generic = code.function.generics.first(where: { $0.name == name }),
        generic.bound >= 0
      {
        let bound = program.type(generic.bound, in: code.tree, TypeScope(owner: code.owner, generics: nil, this: nil))
        return program.conforms(type, to: bound) == true
      }
      if let owner = code.owner, owner.kind == .protocol {
        return program.conforms(type, to: types.nominal(owner)) == true
      }
      if let owner = code.owner, owner.kind == .library, program.catalog.isProtocol(owner.name) {
        return program.conforms(type, to: program.library(owner.name, [])) == true
      }
      return false
    }
    return own.isEmpty ? nil : witnesses(own, of: type, "Equatable")
  }

  /// Of the operators of a class and its superclasses that which meets a protocol: of the class that declares so.
  func witnesses(_ codes: [Code], of type: RuntimeType, _ name: String) -> [Code] {
    guard codes.count > 1, let nominal = type.nominal, nominal.isClass else { return codes }
    let conforming = nominal.lineage.last { each in
      each.protocols.contains { declared in
        declared.name == name || program.allProtocols(of: declared).contains { $0.name == name }
      }
    }
    guard let conforming else { return codes }
    let meeting = conforming.lineage.lazy.compactMap { owner in codes.first { self.operandClass($0) === owner } }.first
    return meeting.map { [$0] } ?? codes
  }

  func areEqual(_ left: Value, _ right: Value, _ node: Int32, _ frame: Frame) throws -> Bool {
    try areEqual(left, right, at: frame.tree.location(of: node))
  }

  /// Whether two values are equal, by the app's own `==` where it has one.
  package func areEqual(_ left: Value, _ right: Value, at location: TreeLocation) throws -> Bool {
    if left.holdsValues { try enter(at: location) }
    switch (left, right) {
    case (.int(let one), .int(let other)): return one == other
    case (.double(let one), .double(let other)): return one == other
    case (.float(let one), .float(let other)): return one == other
    case (.double(let one), .int(let other)), (.int(let other), .double(let one)): return one == Double(other)
    case (.float(let one), .int(let other)), (.int(let other), .float(let one)): return one == Float(other)
    case (.fixed(let one), .fixed(let other)):
      return Int128Like(one).isNegative == Int128Like(other).isNegative && one.bits == other.bits
    case (.fixed(let one), .int(let other)), (.int(let other), .fixed(let one)):
      let number = Int128Like(other)
      return Int128Like(one).isNegative == number.isNegative && one.bits == number.bits
    case (.bool(let one), .bool(let other)): return one == other
    case (.text(let one), .text(let other)):
      try spend(reading: one.text, at: location)
      return one.text == other.text
    case (.character(let one), .character(let other)): return one == other
    case (.text(let one), .character(let other)), (.character(let other), .text(let one)):
      return one.text == String(other)
    case (.nothing, .nothing): return true
    case (.nothing, .some), (.some, .nothing): return false
    case (.nothing, .unknown(let unknown)), (.unknown(let unknown), .nothing):
      return try world.answer(unknown.absence, at: location)
    case (.some(let one), .some(let other)): return try areEqual(one.value, other.value, at: location)
    case (.unknown(let unknown), let other), (let other, .unknown(let unknown)):
      if let known = knownEquality(left, right) { return known }
      return try world.answer(
        Unknown("\(unknown.what) == \(try words(of: other, at: location))", unknown.location), at: location)
    case (.nothing, _), (_, .nothing): return false
    case (.some(let one), _): return try areEqual(one.value, right, at: location)
    case (_, .some(let other)): return try areEqual(left, other.value, at: location)
    case (.void, .void): return true
    case (.list(let one), .list(let other)):
      guard one.items.count == other.items.count else { return false }
      try spend(elements: one.items.count, at: location)
      for index in one.items.indices where !(try areEqual(one.items[index], other.items[index], at: location)) {
        return false
      }
      return true
    case (.tuple(let one), .tuple(let other)):
      guard one.items.count == other.items.count else { return false }
      for index in one.items.indices where !(try areEqual(one.items[index], other.items[index], at: location)) {
        return false
      }
      return true
    case (.dictionary(let one), .dictionary(let other)):
      guard one.table.count == other.table.count else { return false }
      for (key, value) in one.table.pairs {
        guard let match = other.table[HashedValue(key)], try areEqual(value, match, at: location) else { return false }
      }
      return true
    case (.set(let one), .set(let other)):
      return one.table.count == other.table.count && one.table.keys.allSatisfy { other.table.contains(HashedValue($0)) }
    case (.range(let one), .range(let other)):
      return try one.kind == other.kind && areEqual(one.lower, other.lower, at: location)
        && areEqual(one.upper, other.upper, at: location)
    case (.type(let one), .type(let other)): return one === other
    case (.native(let one), .native(let other)): return one.isEqual(to: other)
    case (.keyPath(let one), .keyPath(let other)): return one === other || KeyPathBox.areEqual(one, other)
    case (.selector(let one), .selector(let other)):
      guard let areEqual = SelectorName.areEqual(one.text, other.text) else {
        throw Stop(reason: "whether #selector(\(one.text)) is #selector(\(other.text))", location: location)
      }
      return areEqual
    case (.implicit(let one), .implicit(let other)):
      guard one.arguments == nil, other.arguments == nil else {
        throw Stop(reason: "two members of a type that is not known", location: location)
      }
      if one.name == other.name { return true }
      // Two names of a type that is not read may stand for one value.
      let names = [one, other].map { program.symbols.text(of: $0.name) }
      return try world.answer(Unknown(".\(names[0]) == .\(names[1])", location), at: location)
    case (.implicit, _):
      return try areEqual(try resolve(left, typeOf(right), at: location), right, at: location)
    case (_, .implicit):
      return try areEqual(left, try resolve(right, typeOf(left), at: location), at: location)
    default: break
    }
    if let known = try literalEquality(left, right, at: location) { return known }
    let type = thisType(of: left) ?? typeOf(left)
    if let codes = equalityCode(type), let result = try callOperator(codes, [left, right], at: location, codes[0].tree)
    {
      if case .bool(let flag) = result { return flag }
      throw Stop(reason: "'==' that is not known", location: location)
    }
    if let one = try comparedRawValue(of: left, at: location),
      let other = try comparedRawValue(of: right, at: location)
    {
      return try areEqual(one, other, at: location)
    }
    switch (left, right) {
    case (.structure(let one), .structure(let other)):
      guard one.type === other.type || one.type.nominal === other.type.nominal else { return false }
      for index in one.fields.indices
      where !(try areEqual(Self.plain(one.fields[index]), Self.plain(other.fields[index]), at: location)) {
        return false
      }
      return true
    case (.enumeration(let one), .enumeration(let other)):
      guard one.type.nominal === other.type.nominal, one.caseIndex == other.caseIndex else { return false }
      for index in one.payload.indices where !(try areEqual(one.payload[index], other.payload[index], at: location)) {
        return false
      }
      return true
    case (.object(let one), .object(let other)):
      return try one.isSame(as: other) || isEqual(left, right, at: location)
    default: return false
    }
  }

  /// What the app's own `isEqual(_:)` says, which `==` of an NSObject's subclass asks; false where it has none.
  private func isEqual(_ left: Value, _ right: Value, at location: TreeLocation) throws -> Bool {
    guard let type = thisType(of: left), type.nominal?.frameworkClass != nil else { return false }
    let symbol = program.symbols["isEqual"]
    guard candidates(symbol, of: type, isStatic: false).contains(where: { $0.member.code != nil }) else { return false }
    let answer = try callMethod(left, symbol, [Argument(nil, .some(SomeBox(right)))], at: location)
    return try isTrue(answer, at: location)
  }

  private static func plain(_ value: Value) -> Value { weakly(value) }

  /// A member of a type that the place tells only now.
  package func resolve(_ value: Value, _ type: RuntimeType, at location: TreeLocation) throws -> Value {
    let asked = type.flattened
    // `Any` has no members: of which type it is, another place says.
    guard case .implicit(let box) = value, asked !== types.any else { return value }
    // Nor is anything known of what a library's function is generic in.
    if case .unknown("Result") = asked.kind { return value }
    let type = typeMeant(box.name, asked)
    let name = program.symbols.text(of: box.name)
    if let arguments = box.arguments {
      if let nominal = type.nominal, let index = nominal.caseIndices[box.name] {
        return try makeCase(index, of: type, arguments, at: location)
      }
      if !candidates(box.name, of: type, isStatic: true).isEmpty {
        return try callMethod(.type(type), box.name, arguments, at: location)
      }
      if let result = try library.callStatic(name, of: type, arguments, self, location) { return result }
      if name == "init" { return try construct(type, arguments, at: location) }
      if type.isUnknown {
        return try unreadCall("\(type.name).\(name)(…)", at: location, handed: arguments.map(\.value))
      }
      throw Stop(reason: ".\(name) of \(type.name)", location: location)
    }
    return try property(box.name, of: .type(type), at: location)
  }

  /// Whether one value is less than another one, by the app's own `<` where it has one.
  func order(_ left: Value, _ right: Value, at location: TreeLocation) throws -> Bool {
    switch (left, right) {
    case (.int(let one), .int(let other)): return one < other
    case (.double(let one), .double(let other)): return one < other
    case (.float(let one), .float(let other)): return one < other
    case (.text(let one), .text(let other)): return one.text < other.text
    case (.character(let one), .character(let other)): return one < other
    case (.text(let one), .character(let other)): return one.text < String(other)
    case (.character(let one), .text(let other)): return String(one) < other.text
    case (.fixed, .fixed), (.fixed, .int), (.int, .fixed):
      let one = left.number128, other = right.number128
      if one.isNegative != other.isNegative { return one.isNegative }
      return one.isNegative ? Int64(bitPattern: one.bits) < Int64(bitPattern: other.bits) : one.bits < other.bits
    case (.tuple(let one), .tuple(let other)):
      for index in one.items.indices where index < other.items.count {
        if try order(one.items[index], other.items[index], at: location) { return true }
        if try order(other.items[index], one.items[index], at: location) { return false }
      }
      return false
    case (.native(let one), .native(let other)):
      if let answer = one.isLess(than: other) { return answer }
    case (.native(let capacity as CapacityBox), .int(let number)) where number <= capacity.least: return false
    case (.int(let number), .native(let capacity as CapacityBox)) where number < capacity.least: return true
    case (.unknown(let unknown), let other), (let other, .unknown(let unknown)):
      if let known = knownOrder(left, right) { return known }
      return try world.answer(
        Unknown("\(unknown.what) < \(try words(of: other, at: location))", unknown.location), at: location)
    default:
      if let one = left.doubleValue, let other = right.doubleValue { return one < other }
    }
    for (text, isSwapped, isNegated) in [
      ("<", false, false), (">", true, false), ("<=", true, true), (">=", false, true),
    ] {
      guard let codes = program.operators[program.symbols[text]] else { continue }
      let operands = isSwapped ? [right, left] : [left, right]
      if let result = try callOperator(codes, operands, at: location, codes[0].tree), case .bool(let flag) = result {
        return isNegated ? !flag : flag
      }
    }
    if case .enumeration(let one) = left, case .enumeration(let other) = right, one.type === other.type {
      if one.caseIndex != other.caseIndex { return one.caseIndex < other.caseIndex }
      for index in one.payload.indices {
        if try order(one.payload[index], other.payload[index], at: location) { return true }
        if try order(other.payload[index], one.payload[index], at: location) { return false }
      }
      return false
    }
    if let known = try literalOrder(left, right, at: location) { return known }
    // `T!` stands for what it holds.
    if left.isOptional || right.isOptional, let one = left.unwrapped, let other = right.unwrapped {
      return try order(one, other, at: location)
    }
    throw Stop(reason: "'<' for \(typeOf(left).name)", location: location)
  }
}

extension Value {
  var number128: Int128Like {
    switch self {
    case .int(let number): Int128Like(number)
    case .fixed(let number): Int128Like(number)
    default: Int128Like(0)
    }
  }
}
