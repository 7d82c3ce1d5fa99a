import ArgumentParser

/// Which of several processes runs which flows: each its own of so many, counted from the first.
struct FlowShare: ExpressibleByArgument {
  let number: Int
  let count: Int
  /// The place among all of the first flow that it runs.
  let first: Int

  init(_ number: Int, of count: Int, from first: Int = 0) {
    self.number = number
    self.count = count
    self.first = first
  }

  /// `1/2/0`: the second of two, from the first flow on.
  init?(argument: String) {
    let parts = argument.split(separator: "/").compactMap { Int($0) }
    guard parts.count == 3, parts[1] > 0, (0..<parts[1]).contains(parts[0]) else { return nil }
    self.init(parts[0], of: parts[1], from: parts[2])
  }

  /// As a command line says it.
  var argument: String { "\(number)/\(count)/\(first)" }

  /// Whether a flow is among those of this process, by its place among all.
  func has(_ index: Int) -> Bool { index >= first && index % count == number }
}

/// Which part of the flows runs on which of several machines: `2/4` is the second of four.
struct FlowShard {
  let number: Int
  let count: Int

  init(_ argument: String) throws {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0, (1...count).contains(number)
    else { throw ValidationError("write it as 2/4, the second of four parts.") }
    (self.number, self.count) = (number, count)
  }

  /// Its own of some things: every so manieth, so that neighbours, which often take alike, are spread.
  func own<Element>(of all: [Element]) -> [Element] {
    all.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }
}
