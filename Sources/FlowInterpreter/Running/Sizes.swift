import FlowModel

/// How large the texts and collections of the app's code grow: what code makes without an end ends its run, and not the
/// process.
extension Interpreter {
  /// How many elements a collection has at most, and how many bytes a text.
  static let mostElements = 5_000_000

  /// Counts a text or collection that was made, or gone through, as so many statements.
  ///
  /// - Throws: `Stop` where it is too large, or where the code has done too much.
  func spend(on value: Value, at location: @autoclosure () -> TreeLocation) throws {
    switch value {
    case .text(let box): try spend(elements: box.text.utf8.count, at: location())
    case .list(let box): try spend(elements: box.items.count, at: location())
    case .set(let box): try spend(elements: box.table.count, at: location())
    case .dictionary(let box): try spend(elements: box.table.count, at: location())
    default: break
    }
  }

  /// The same for a number of elements; small ones are part of the call that makes them.
  func spend(elements count: Int, at location: @autoclosure () -> TreeLocation) throws {
    guard count > 4_096 else { return }
    guard count <= Self.mostElements else {
      throw Stop(reason: "what becomes of a text or collection of more than 5 million elements", location: location())
    }
    left -= count >> 2
    if left < 0 { throw Stop(reason: "when the code comes to an end", location: location()) }
  }

  /// The same for so many repetitions.
  func spend(elements count: Int, times: Int, at location: @autoclosure () -> TreeLocation) throws {
    let (product, isOverflow) = count.multipliedReportingOverflow(by: times)
    try spend(elements: isOverflow ? .max : product, at: location())
  }
}
