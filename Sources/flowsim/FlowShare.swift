import ArgumentParser

/// Which of several processes runs which flows: each its own of so many, counted from the first.
struct FlowShare: ExpressibleByArgument {
  let number: Int
  let count: Int

  init(_ number: Int, of count: Int) {
    self.number = number
    self.count = count
  }

  /// `1/2`: the second of two.
  init?(argument: String) {
    let parts = argument.split(separator: "/").compactMap { Int($0) }
    guard parts.count == 2, parts[1] > 0, (0..<parts[1]).contains(parts[0]) else { return nil }
    self.init(parts[0], of: parts[1])
  }

  /// As a command line says it.
  var argument: String { "\(number)/\(count)" }

  /// Whether a flow is among those of this process, by its place among all.
  func has(_ index: Int) -> Bool { index % count == number }
}
