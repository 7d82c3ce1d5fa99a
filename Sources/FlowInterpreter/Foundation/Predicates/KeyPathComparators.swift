import FlowModel
import Foundation

/// `KeyPathComparator` and `SortDescriptor`, by a key path of Swift's.
final class KeyPathComparatorBox: NativeBox {
  let path: Value
  let isReversed: Bool
  /// How texts are compared: a method of theirs; nil for Swift's `<`.
  let textMethod: String?
  private let name: String

  init(_ name: String, _ path: Value, isReversed: Bool, textMethod: String?) {
    self.name = name
    self.path = path
    self.isReversed = isReversed
    self.textMethod = textMethod
  }
  override var typeName: String { name }
  override var isPrintable: Bool { false }
}

extension SortOrder: FoundationValue { package static var bridgedName: String { "SortOrder" } }

extension LibraryBuilder {
  /// Comparators by key paths, and what sorts by them.
  mutating func addKeyPathComparators() {
    cases(["forward": SortOrder.forward, "reverse": .reverse])
    for (type, textMethod) in [("KeyPathComparator", nil), ("SortDescriptor", "localizedStandardCompare")] {
      initializer(type, "(_:comparator?:order?:)") { call in
        .native(
          KeyPathComparatorBox(
            type, call[0], isReversed: try call.argument("order", SortOrder.self) == .reverse,
            textMethod: try call.textMethod() ?? textMethod))
      }
      property(type, "order") { call in
        (try call.comparator(call.value).isReversed ? SortOrder.reverse : .forward).bridged
      }
    }
    method("Sequence", "sorted(using:)") { call in
      let items = try call.elements
      return call.list(
        try call.interpreter.sorted(RandomOrder.items(of: items) ?? items, try call.isLess(by: call[0])), call.element)
    }
    mutator("Array", "sort(using:)") { call, place in
      guard case .list(let box) = place else { throw call.stop("sort(using:)", for: place) }
      let sorted = ListBox(
        try call.interpreter.sorted(RandomOrder.items(of: box.items) ?? box.items, try call.isLess(by: call[0])),
        box.element)
      place = .list(sorted)
      return .void
    }
  }
}

extension Library.Call {
  fileprivate func comparator(_ value: Value) throws -> KeyPathComparatorBox {
    guard case .native(let box as KeyPathComparatorBox)? = value.flattened else {
      throw stop("a comparator is asked for", for: value)
    }
    return box
  }

  /// The method of texts that a comparator stands for; nil where none is given.
  fileprivate func textMethod() throws -> String? {
    guard let given = self["comparator"] else { return nil }
    switch caseName(given) {
    case "localizedStandard": return "localizedStandardCompare"
    case "localized": return "localizedCompare"
    default: throw stop("what a comparator compares by", for: given)
    }
  }

  /// Which of two comes first, by one comparator or by several, the first of which that tells them apart decides.
  fileprivate func isLess(by given: Value) throws -> (Value, Value) throws -> Bool {
    let comparators =
      switch given {
      case .list(let box): try box.items.map(comparator)
      default: [try comparator(given)]
      }
    return { one, other in
      for each in comparators {
        switch try order(one, other, by: each) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return false
    }
  }

  private func order(_ one: Value, _ other: Value, by comparator: KeyPathComparatorBox) throws -> ComparisonResult {
    guard case .keyPath(let path) = comparator.path else { throw stop("a key path is asked for", for: comparator.path) }
    let sides = try [one, other].map { try interpreter.follow(path, $0, at: location) }
    let (left, right) = comparator.isReversed ? (sides[1], sides[0]) : (sides[0], sides[1])
    if case .text = left, case .text = right, let method = comparator.textMethod,
      let result = try interpreter.library.call(method, on: left, [Argument(nil, right)], nil, interpreter, location)
    {
      return try unbridge(result)
    }
    if try isLess(left, right) { return .orderedAscending }
    return try isLess(right, left) ? .orderedDescending : .orderedSame
  }
}
