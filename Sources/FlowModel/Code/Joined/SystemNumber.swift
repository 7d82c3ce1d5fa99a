/// The number of a version of iOS: `13`, `15.2`.
package struct SystemNumber: Sendable, Hashable, Comparable {
  /// As written.
  package let text: String
  private let parts: [Int]

  /// Reads a number; nil where it is none.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard !parts.contains(nil) else { return nil }
    self.text = text
    self.parts = parts.compactMap(\.self)
  }

  package static func < (one: SystemNumber, other: SystemNumber) -> Bool {
    let count = max(one.parts.count, other.parts.count)
    func padded(_ parts: [Int]) -> [Int] { parts + Array(repeating: 0, count: count - parts.count) }
    return padded(one.parts).lexicographicallyPrecedes(padded(other.parts))
  }
}
