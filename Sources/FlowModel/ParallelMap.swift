import Foundation

/// Does the same to many things on all cores.
package enum ParallelMap {
  /// Enough for the deepest nesting that the parser is given (`NestingDepth`), in a debug build too; the system's threads
  /// have less. What is not used of it costs nothing.
  private static let stackSize = 64 << 20

  /// The results, in the order of the inputs.
  ///
  /// - Parameter size: how much there is to do for an input. What is most comes first, so that no core is left with it at
  ///   the end.
  package static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], size: ((Input) -> Int)? = nil, _ transform: @escaping @Sendable (Input) -> Output
  ) -> [Output] {
    let work = Work<Input, Output>(inputs, size: size)
    let count = min(ProcessInfo.processInfo.activeProcessorCount, inputs.count)
    let group = DispatchGroup()
    for _ in 0..<count {
      group.enter()
      let thread = Thread {
        while let next = work.next() { work.finish(next.index, with: transform(next.input)) }
        group.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    group.wait()
    return work.results
  }

  /// The results of two things that are done at the same time: the first on a thread of its own, the second on this one.
  package static func both<First: Sendable, Second>(
    _ first: @escaping @Sendable () -> First, _ second: () -> Second
  ) -> (First, Second) {
    let work = Work<Void, First>([()])
    let group = DispatchGroup()
    group.enter()
    let thread = Thread {
      work.finish(0, with: first())
      group.leave()
    }
    thread.stackSize = stackSize
    thread.start()
    let result = second()
    group.wait()
    return (work.results[0], result)
  }

  /// What is to do, and what is done.
  private final class Work<Input: Sendable, Output: Sendable>: @unchecked Sendable {
    private let inputs: [Input]
    /// The places of the inputs, in the order in which they are taken.
    private let order: [Int]
    private var outputs: [Output?]
    private var position = 0
    private let lock = NSLock()

    init(_ inputs: [Input], size: ((Input) -> Int)? = nil) {
      self.inputs = inputs
      let sizes = size.map { inputs.map($0) }
      order =
        sizes.map { sizes in inputs.indices.sorted { (sizes[$1], $0) < (sizes[$0], $1) } } ?? Array(inputs.indices)
      outputs = Array(repeating: nil, count: inputs.count)
    }

    func next() -> (index: Int, input: Input)? {
      lock.withLock {
        guard position < inputs.count else { return nil }
        position += 1
        let index = order[position - 1]
        return (index, inputs[index])
      }
    }

    func finish(_ index: Int, with output: Output) { lock.withLock { outputs[index] = output } }

    var results: [Output] { lock.withLock { outputs.compactMap(\.self) } }
  }
}
