import Dispatch
import Foundation

/// Whether code runs where the main actor does, for a `deinit`, which no actor isolates.
///
/// `Thread.isMainThread` alone is not enough: on Linux a program that ends in `dispatchMain()`, as a test run does,
/// serves the main queue from another thread.
enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let isMarked: Bool = {
    DispatchQueue.main.setSpecific(key: key, value: true)
    return true
  }()

  static var isCurrent: Bool { isMarked && (DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread) }
}
