/// A place in a source file that names facts.
struct Reference: Equatable, Sendable {
  /// The path from the package's folder.
  let file: String
  /// The line, from 1.
  let line: Int
  /// The test's title or name; nil for a line of the simulator.
  let title: String?
  /// The numbers of the facts, in their order there.
  let numbers: [String]

  /// The place as messages write it.
  var place: String { "\(file):\(line)" }
}
