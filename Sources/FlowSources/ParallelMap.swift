import Dispatch

/// Does the same to many things on all cores.
enum ParallelMap {
  /// The results, in the order of the inputs.
  static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ transform: @Sendable (Input) -> Output
  ) -> [Output] {
    let results = Results<Output>(count: inputs.count)
    DispatchQueue.concurrentPerform(iterations: inputs.count) { results.set(transform(inputs[$0]), at: $0) }
    return results.all
  }

  /// Places for results, each written by one iteration only.
  private final class Results<Output: Sendable>: @unchecked Sendable {
    private let places: UnsafeMutableBufferPointer<Output?>

    init(count: Int) {
      places = .allocate(capacity: count)
      places.initialize(repeating: nil)
    }

    deinit {
      places.deinitialize()
      places.deallocate()
    }

    func set(_ output: Output, at index: Int) { places[index] = output }

    var all: [Output] { places.compactMap(\.self) }
  }
}
