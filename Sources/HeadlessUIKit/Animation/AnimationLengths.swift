import Foundation

/// How long animations take.
///
/// - UIKit: the lengths of its own transitions and movements are not published, and differ by kind and by version; an
///   animation whose length code gives ends with the frame after that.
extension VirtualRunLoop {
  /// Does work at the end of an animation of UIKit's own, of about so many seconds: from six tenths of that to half as
  /// long again.
  func afterAnimation(_ length: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    after(length, within: length * 0.6...length * 1.5, work)
  }

  /// Does work at the end of an animation whose seconds the app gives.
  func afterOwnAnimation(_ length: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    after(length, within: length > 0 ? length - 0.001...length + Self.frames : 0...0, work)
  }

  /// Two frames, in seconds.
  private static let frames = 2.0 / 60
}
