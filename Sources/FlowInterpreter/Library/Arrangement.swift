import FlowModel

/// In which order dictionaries and sets are gone through.
///
/// Swift goes through them in an order of its own, which differs from run to run; a program whose output or course hangs
/// on it is not decided. So a run that goes through one of more than one element is repeated under other arrangements: what
/// comes out the same under all is what Swift gives too, whatever its order; where they differ, the run stops at the place
/// that made the difference. An arrangement gives an unchanged dictionary the same order each time, as Swift does.
package struct Arrangement: Sendable, Hashable {
  /// 0 as the elements came, 1 the other way round, others shuffled.
  package let number: Int

  package init(number: Int) { self.number = number }

  /// As many as are tried before a run is called independent of the order.
  package static let all = (0..<6).map(Arrangement.init(number:))
  package static let first = Arrangement(number: 0)

  func arranged<Element>(_ items: ContiguousArray<Element>) -> ContiguousArray<Element> {
    switch number {
    case 0: return items
    case 1: return ContiguousArray(items.reversed())
    default:
      var items = items
      var random = SplitMix(state: UInt64(number) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(items.count))
      items.shuffle(using: &random)
      return items
    }
  }

  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}

extension Interpreter {
  /// A dictionary's pairs in the order of the run's arrangement.
  func pairs(of box: DictionaryBox, at location: TreeLocation) -> ContiguousArray<(key: Value, value: Value)> {
    arranged(box.table.pairs, at: location)
  }

  /// A set's members in the order of the run's arrangement.
  func members(of box: SetBox, at location: TreeLocation) -> ContiguousArray<Value> {
    arranged(box.table.keys, at: location)
  }

  /// What comes in no order that is promised, in that of the run's arrangement.
  func arranged<Element>(_ items: ContiguousArray<Element>, at location: TreeLocation) -> ContiguousArray<Element> {
    guard items.count > 1 else { return items }
    onUnordered?(location)
    return arrangement.arranged(items)
  }
}
