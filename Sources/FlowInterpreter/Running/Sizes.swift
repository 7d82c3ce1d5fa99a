import FlowModel

/// How large the texts and collections of the app's code grow: what code makes without an end ends its run, and not the
/// process. All that it may make counts, so that it has no room for more than a gigabyte.
extension Interpreter {
  /// How many elements a collection has at most, and how many bytes a text.
  static let mostElements = 5_000_000
  /// For how many statements an object of a framework counts that code makes, or an observer.
  static let statementsOfObject = 50

  /// Counts a text or collection that was made, or gone through, as so many statements.
  ///
  /// - Throws: `Stop` where it is too large, or where the code has done too much.
  func spend(on value: Value, at location: @autoclosure () -> TreeLocation) throws {
    switch value {
    case .text(let box): try spend(bytes: box.text.utf8.count, at: location())
    case .list(let box): try spend(elements: box.items.count, at: location())
    case .set(let box): try spend(elements: box.table.count, at: location())
    case .dictionary(let box): try spend(elements: box.table.count, at: location())
    case .native(let box as FoundationBox<SimulatedData>):
      try spend(bytes: box.content.data.count, at: location())
    default: break
    }
  }

  /// The same for a number of elements; few are part of the call that makes them.
  func spend(elements count: Int, at location: @autoclosure () -> TreeLocation) throws {
    guard count > 64 else { return }
    try spend(count, for: count >> 2, at: location())
  }

  /// The same for the bytes of a text or of data.
  func spend(bytes count: Int, at location: @autoclosure () -> TreeLocation) throws {
    guard count > 64 else { return }
    try spend(count, for: count >> 4, at: location())
  }

  /// How many values lie inside one another at most that a library goes through: what has more may lead back to itself.
  private static let mostLevels = 1_000

  /// Counts a value that others lie in as a statement, where all that lie in it are gone through: values share what lies in
  /// them, so that there may be more than any memory holds.
  ///
  /// - Throws: `Stop` where it lies too deep, or where the code has done too much.
  func enter(at location: @autoclosure () -> TreeLocation) throws {
    try checkStack(at: location())
    left -= 1
    try expectBudget(at: location())
  }

  /// For how many statements a value counts that a library of the platform's makes anew.
  private static let statementsOfCopy = 20

  /// The same for what a library of the platform's makes anew, and then goes through, calling itself for each level.
  func entering<Result>(at location: TreeLocation, _ body: () throws -> Result) throws -> Result {
    left -= Self.statementsOfCopy
    try enter(at: location)
    levels += 1
    defer { levels -= 1 }
    guard levels <= Self.mostLevels else {
      throw Stop(reason: "whether what lies in a value comes to an end", location: location)
    }
    return try body()
  }

  /// Stops where what was counted is more than the code may do: libraries ask it in loops of their own.
  func expectBudget(at location: @autoclosure () -> TreeLocation) throws {
    if left < 0, !goesOn() { throw Stop(reason: "when the code comes to an end", location: location()) }
  }

  private func spend(_ count: Int, for statements: Int, at location: @autoclosure () -> TreeLocation) throws {
    guard count <= Self.mostElements else {
      throw Stop(reason: "what becomes of a text or collection of more than 5 million elements", location: location())
    }
    left -= statements
    try expectBudget(at: location())
  }

  /// Counts the going through of a large text, whose letters cost less than statements.
  ///
  /// - Throws: `Stop` where the code has done too much.
  func spend(reading text: String, at location: @autoclosure () -> TreeLocation) throws {
    let count = text.utf8.count
    guard count > 4_096 else { return }
    left -= count >> 6
    try expectBudget(at: location())
  }

  /// The same for a member of the library's that goes through its text.
  func spend(on member: String, of value: Value, at location: @autoclosure () -> TreeLocation) throws {
    guard case .text(let box) = value, box.text.utf8.count > 4_096, !Self.quickMembers.contains(member) else { return }
    try spend(reading: box.text, at: location())
  }

  /// The members of texts that need not go through them.
  private static let quickMembers: Set<String> = [
    "append", "endIndex", "first", "hasPrefix", "index", "isEmpty", "last", "popLast", "removeLast", "startIndex",
    "subscript",
    "unicodeScalars", "utf16", "utf8",
  ]

  /// The same for a text that is repeated.
  func spend(bytes count: Int, times: Int, at location: @autoclosure () -> TreeLocation) throws {
    let (product, isOverflow) = count.multipliedReportingOverflow(by: times)
    try spend(bytes: isOverflow ? .max : product, at: location())
  }
}
