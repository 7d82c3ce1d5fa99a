import Foundation

/// How large a view is that code makes.
enum MadeSize {
  /// As large as it was asked to be.
  case asAsked
  /// As large as its class is, where no size was asked for.
  case exactly(CGSize)
  /// As large as its class is, whatever was asked for.
  case always(CGSize)
  /// As large as its class is, where no size was asked for; that is not published.
  case open

  /// The size, in points, where another is asked for; nil where it is not known.
  ///
  /// - UIKit: some controls have a size of their own (documentation of UISwitch.init(frame:); measures up to iOS 18,
  ///   which many authors published).
  @MainActor
  func size(asked: CGSize) -> CGSize? {
    switch self {
    case .always(let size): Simulation.current.system.hasPublishedControlSizes ? size : nil
    case .exactly(let size) where asked == .zero: size
    case .open where asked == .zero: nil
    case .asAsked, .exactly, .open: asked
    }
  }
}
