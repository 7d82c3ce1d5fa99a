/// A value and all that lie in it, each before what lies in it; what several share comes once. Objects, closures and what
/// libraries hold are not looked into.
package struct Contents: Sequence, IteratorProtocol {
  private var waiting: [Value]
  private var seen: Set<ObjectIdentifier> = []

  package init(of value: Value) { waiting = [value] }

  package mutating func next() -> Value? {
    while let value = waiting.popLast() {
      guard let box = value.box else { return value }
      guard seen.insert(ObjectIdentifier(box)).inserted else { continue }
      waiting += value.parts.reversed()
      return value
    }
    return nil
  }
}

extension Value {
  /// What holds the values that lie in it.
  var box: AnyObject? {
    switch self {
    case .some(let box): box
    case .box(let box): box
    case .list(let box): box
    case .set(let box): box
    case .dictionary(let box): box
    case .tuple(let box): box
    case .structure(let box): box
    case .enumeration(let box): box
    default: nil
    }
  }

  /// The values that lie in it, in their order.
  var parts: [Value] {
    switch self {
    case .some(let box): [box.value]
    case .box(let box): [box.value]
    case .list(let box): Array(box.items)
    case .set(let box): box.members
    case .dictionary(let box): box.table.pairs.flatMap { [$0.key, $0.value] }
    case .tuple(let box): box.items
    case .structure(let box): Array(box.fields)
    case .enumeration(let box): box.payload
    default: []
    }
  }
}
