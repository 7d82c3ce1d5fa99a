import FlowModel
import Foundation

/// The few values of which something is one that is not known: the sides of a die, the elements of a list in a random
/// order. What is computed of it is one of what is computed of those.
extension Value {
  /// The values of which it is one; itself where it is known, nil where it may be any, or one of too many.
  package var candidates: [Value]? {
    switch self {
    case .unknown(let unknown): unknown.candidates
    case .some(let box):
      if case .unknown = box.value { box.value.candidates?.map { .some(SomeBox($0)) } } else { [self] }
    default: [self]
    }
  }
}

extension Unknown {
  /// How many candidates are tried, at most.
  static let candidateLimit = 1000

  /// The values of which it is one; nil where it may be any, or one of too many.
  package var candidates: [Value]? {
    if !among.isEmpty { return among }
    if case .whole(let range)? = bounds, let kind {
      let (last, isTooLong) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
      guard !isTooLong, last < Self.candidateLimit else { return nil }
      let numbers = range.compactMap { NumberBounds.whole($0...$0).only(of: kind) }
      return numbers.count == last + 1 ? numbers : nil
    }
    return isThere && (kind ?? type?.libraryName) == "Bool" ? [.bool(true), .bool(false)] : nil
  }

  /// What it is as a type asks for it, where it is a literal of which it is not known whether it is an Int or a Double.
  func literal(as type: RuntimeType) -> Value? {
    guard kind == nil, among.count == 2, case .int = among[0], case .double = among[1] else { return nil }
    switch type.kind {
    case .int, .fixed: return among[0]
    case .double, .float: return among[1]
    default: return nil
    }
  }

  /// The texts of which it is one; nil where it may be any, or no text.
  package var texts: [String]? {
    let texts = among.compactMap { if case .text(let box) = $0 { box.text } else { nil } }
    return texts.isEmpty || texts.count != among.count ? nil : texts
  }

  /// One of several values, of which there is at least one: that one where they are all the same.
  ///
  /// - Parameter order: the random order that it is an element of.
  static func one(
    of values: some Collection<Value>, _ what: String, _ location: TreeLocation, order: (RandomOrder, place: Int)? = nil
  ) -> Value? {
    guard let first = values.first, values.count <= candidateLimit else { return nil }
    let wrapped = values.compactMap { if case .some(let box) = $0 { box.value } else { nil } }
    if wrapped.count == values.count { return one(of: wrapped, what, location).map { .some(SomeBox($0)) } }
    var different: [Value] = [first]
    for value in values.dropFirst() where !different.contains(where: { $0.isPlainly(value) }) {
      different.append(value)
    }
    if different.count == 1 { return first }
    let kinds = Set(different.map(\.plainKind))
    let bounds = different.map { NumberBounds($0) }
    var joined = bounds[0]
    for each in bounds.dropFirst() { joined = joined.flatMap { one in each.flatMap { one.joined($0) } } }
    return .unknown(
      Unknown(
        what, location, kind: kinds.count == 1 ? kinds.first ?? nil : nil, bounds: joined, among: different,
        order: order))
  }
}

/// A random order of values.
package final class RandomOrder: @unchecked Sendable {
  /// In the order in which they were before.
  let items: ContiguousArray<Value>
  init(_ items: ContiguousArray<Value>) { self.items = items }
}

extension RandomOrder {
  /// The values of a list that is such an order, whole, in the order in which they were before; nil for other lists.
  static func items(of list: ContiguousArray<Value>) -> ContiguousArray<Value>? {
    guard case .unknown(let first)? = list.first, let order = first.order?.0, order.items.count == list.count else {
      return nil
    }
    let places = list.compactMap { value -> Int? in
      guard case .unknown(let unknown) = value, let own = unknown.order, own.0 === order else { return nil }
      return own.place
    }
    return Set(places).count == list.count ? order.items : nil
  }
}

extension Value {
  /// The library's type of a number or a text; nil for other values.
  fileprivate var plainKind: String? {
    switch self {
    case .int: "Int"
    case .double: "Double"
    case .fixed(let number): number.kind.name
    case .text: "String"
    case .bool: "Bool"
    default: nil
    }
  }

  /// Whether two values may be equal: two texts and two truths are known to be or not.
  static func mayBeEqual(_ one: Value, _ other: Value) -> Bool {
    switch (one, other) {
    case (.text(let one), .text(let other)): one.text == other.text
    case (.bool(let one), .bool(let other)): one == other
    case (.int(let one), .int(let other)): one == other
    case (.some(let one), .some(let other)): mayBeEqual(one.value, other.value)
    case (.some(let one), .text), (.some(let one), .int), (.some(let one), .bool): mayBeEqual(one.value, other)
    case (.text, .some(let other)), (.int, .some(let other)), (.bool, .some(let other)): mayBeEqual(one, other.value)
    default: true
    }
  }

  /// Whether it is an object that never changes, which stands for a number.
  fileprivate var isNumberObject: Bool {
    if case .native(let box) = self { box is FoundationObject<NSNumber> } else { false }
  }

  /// Whether it is the same number, text or truth as another value, or nil as that is.
  func isPlainly(_ other: Value) -> Bool {
    switch (self, other) {
    case (.nothing, .nothing): true
    case (.int(let one), .int(let other)): one == other
    case (.text(let one), .text(let other)): one.text == other.text
    case (.bool(let one), .bool(let other)): one == other
    default: false
    }
  }
}

extension Interpreter {
  /// What a library's member gives for what is one of a few values: one of what it gives for those.
  ///
  /// - Parameters:
  ///   - what: the result in words.
  ///   - body: runs the member.
  /// - Returns: nil where something may be any value, or where the member does not give a value for each.
  func tried(
    _ value: Value, _ arguments: [Argument], _ what: String, at location: TreeLocation,
    _ body: (Value, [Argument]) throws -> Value?
  ) -> Value? {
    let parts = [value] + arguments.map(\.value)
    var combinations: [[Value]] = [[]]
    for part in parts {
      guard let candidates = part.candidates, part.functions.isEmpty,
        combinations.count * candidates.count <= Unknown.candidateLimit
      else { return nil }
      combinations = combinations.flatMap { before in candidates.map { before + [$0] } }
    }
    guard combinations.count > 1 else { return nil }
    var results: [Value] = []
    for values in combinations {
      let given = zip(arguments, values.dropFirst()).map { Argument($0.label, $1, isTrailing: $0.isTrailing) }
      guard let result = try? body(values[0], given), pending == nil else {
        pending = nil
        return nil
      }
      if case .unknown = result { return nil }
      if result.holdsReference, !result.isNumberObject { return nil }
      results.append(result)
    }
    return Unknown.one(of: results, what, location)
  }

  /// A property of what is one of a few values, which is read without any of the app's code, or with some that changes
  /// nothing.
  func triedProperty(_ name: String, of unknown: Unknown, _ what: String, at location: TreeLocation) -> Value? {
    guard unknown.candidates != nil else { return nil }
    let symbol = program.symbols[name]
    return tried(.unknown(unknown), [], what, at: location) { value, _ in
      guard isQuiet(symbol, of: value) else { return nil }
      return try property(symbol, of: value, at: location)
    }
  }

  /// A method of the library's on what is one of a few values, or one of the app's that changes nothing.
  func triedMethod(
    _ name: String, of unknown: Unknown, _ arguments: [Argument], _ what: String, at location: TreeLocation
  ) -> Value? {
    guard unknown.candidates != nil else { return nil }
    let symbol = program.symbols[name]
    return tried(.unknown(unknown), arguments, what, at: location) { value, arguments in
      if let code = quietMethod(symbol, of: value, arguments) {
        let labels = arguments.map { $0.label.map { program.symbols[$0] } }
        guard matches(code, labels, trailing: 0) != nil else { return nil }
        return try callMethod(value, symbol, arguments, at: location)
      }
      guard value.plainKind != nil, isPlain(symbol, of: thisType(of: value), isStatic: false) else { return nil }
      return try library.call(name, on: value, arguments, nil, self, location)
    }
  }
}
