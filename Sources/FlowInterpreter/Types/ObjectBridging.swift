import FlowModel
import Foundation

/// What Swift's values become where a place asks for an object of Objective-C's.
///
/// - Foundation: a number is a boxed one, which is cast to any number that it is equal to, and the elements of an array or
///   a dictionary are objects in their turn ("Working with Foundation Types").
extension Interpreter {
  func objectBridged(_ value: Value) -> Value {
    switch value {
    case .int, .double, .float, .bool, .fixed: value.numberBoxed
    case .list(let box):
      .list(ListBox(ContiguousArray(box.items.map(objectBridged)), types.anyObject))
    case .dictionary(let box): .dictionary(DictionaryBox(table(of: box.table), key: box.key, element: types.anyObject))
    default: value
    }
  }

  private func table(of swift: Table) -> Table {
    var table = Table()
    for (key, value) in swift.pairs { table[HashedValue(key)] = objectBridged(value) }
    return table
  }
}

extension ListBox {
  /// Whether it stands for an `NSArray`: Swift's own list of objects knows no `index(of:)`.
  var isOfObjects: Bool {
    if case .anyObject? = element?.kind { true } else { false }
  }
}

extension Value {
  /// Whether it is a list or a dictionary.
  var isListOrDictionary: Bool {
    switch self {
    case .list, .dictionary: true
    default: false
    }
  }
}
