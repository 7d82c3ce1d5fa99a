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
    let all = ContiguousArray(items)
    let values = RandomOrder.items(of: all) ?? all
    let hides = values.contains { $0.holdsReference }
    let order = RandomOrder(values)
    return values.indices.map { place in
      let what = "element \(place) of a random order"
      let element = hides ? nil : Unknown.one(of: values, what, location, order: (order, place))
      return element ?? .unknown(Unknown(what, location, hides: hides))
    }
  }
}
