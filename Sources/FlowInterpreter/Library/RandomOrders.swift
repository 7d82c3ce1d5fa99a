import FlowModel

extension Library.Call {
  /// Elements in an order that nobody knows: how many there are is known, and what they are where all are the same.
  ///
  /// - Throws: where a plain program, which prints what it computes, asks for it.
  func shuffled(_ items: some Collection<Value>) throws -> [Value] {
    guard let first = items.first, !items.dropFirst().allSatisfy({ Equality.areEqual($0, first) }) else {
      return Array(items)
    }
    guard interpreter.framework != nil else { throw stop("a random order") }
    let hides = items.contains { $0.holdsReference }
    return items.indices.enumerated().map { place, _ in
      .unknown(Unknown("element \(place) of a random order", location, hides: hides))
    }
  }
}
