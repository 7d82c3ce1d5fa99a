import FlowInterfaceBuilder

/// How many rows or items each section of a list has, as its data source tells.
///
/// - UIKit: what it makes of negative numbers, and of more than fit into memory, is not published.
@MainActor
struct ListCounts {
  /// More sections, rows and cells on the screen than a list has that works.
  private static let mostSections = 100_000
  static let mostRows = 10_000_000
  static let mostCells = 10_000

  /// What kind of list it is, and of what it has several: `table`, `rows`.
  let list: String
  let element: String
  /// Where it is drawn.
  let location: SourceLocation?

  /// The numbers, one for each section; none where they are not known to work.
  ///
  /// - Parameter count: the number of a section.
  func known(ofSections sections: Int, _ count: (Int) -> Int) -> [Int] {
    guard (0...Self.mostSections).contains(sections) else {
      leaveUndecided("\(sections) sections")
      return []
    }
    var rest = Self.mostRows
    return (0..<sections).map { section in
      let count = count(section)
      guard (0...rest).contains(count) else {
        leaveUndecided("\(count) \(element)")
        return 0
      }
      rest -= count
      return count
    }
  }

  /// Notes that a list has more on the screen, or on the way there, than one that works.
  func leaveUndecided(_ what: String) {
    Simulation.current.leaveUndecided("what a \(list) does with \(what)", at: location)
  }
}
