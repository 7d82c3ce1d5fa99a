import Foundation

/// Places that several threads fill, each its own.
final class Slots<Element: Sendable>: @unchecked Sendable {
  private var elements: [Element?]
  private let lock = NSLock()

  init(count: Int) { elements = Array(repeating: nil, count: count) }

  subscript(_ index: Int) -> Element? {
    get { lock.withLock { elements[index] } }
    set { lock.withLock { elements[index] = newValue } }
  }

  /// What was filled in, in order.
  var all: [Element] { lock.withLock { elements.compactMap(\.self) } }
}
