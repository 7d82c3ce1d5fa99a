import Foundation

/// Which attributes go together.
///
/// - UIKit: F7.13: others raise NSInvalidArgumentException when the constraint is made.
extension NSLayoutConstraint {
  /// Whether a document's are made, which Interface Builder has checked.
  private static var areDrawn = false

  /// Makes a document's.
  static func drawn(_ make: () -> NSLayoutConstraint) -> NSLayoutConstraint {
    areDrawn = true
    defer { areDrawn = false }
    return make()
  }

  func checkPairing() {
    guard !Self.areDrawn, let refusal else { return }
    Simulation.current.raise(UIKitException(.invalidArgument, refusal))
  }

  /// Why UIKit makes no such constraint; nil where it does.
  private var refusal: String? {
    let isAlone = secondItem == nil || secondAttribute == .notAnAttribute
    if firstAttribute.isLocation, isAlone || multiplier == 0 {
      return "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
        + "illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
    }
    if isAlone { return nil }
    if firstAttribute.isLocation != secondAttribute.isLocation
      || (firstAttribute.isLocation && firstAttribute.isVertical != secondAttribute.isVertical)
    {
      return "Invalid pairing of layout attributes"
    }
    if let one = firstAttribute.isInReadingDirection, let other = secondAttribute.isInReadingDirection, one != other {
      return "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
        + "leading/trailing for both or neither."
    }
    return nil
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is a place and not a length.
  fileprivate var isLocation: Bool { self != .notAnAttribute && !isDimension }

  /// Whether it is a side by the direction of reading, not left or right; nil for others.
  fileprivate var isInReadingDirection: Bool? {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    case .left, .right, .leftMargin, .rightMargin: false
    default: nil
    }
  }
}
