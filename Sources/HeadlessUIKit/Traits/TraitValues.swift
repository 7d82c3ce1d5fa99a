import Foundation

/// Traits that code can set.
public protocol UIMutableTraits {
  /// How much room there is from side to side.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How much room there is from top to bottom.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// How many pixels a point is wide.
  var displayScale: CGFloat { get set }
}

/// The values of a trait collection.
struct TraitValues: UIMutableTraits, Hashable, Sendable {
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var displayScale: CGFloat = 0

  var isEmpty: Bool { self == TraitValues() }

  /// Takes over what other traits specify.
  mutating func apply(_ other: TraitValues) {
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.displayScale != 0 { displayScale = other.displayScale }
  }
}

extension TraitValues {
  /// Whether a trait differs from that of other traits.
  func differs(from other: TraitValues, in trait: UITrait) -> Bool {
    switch (trait as? any NamedTrait.Type)?.name {
    case .horizontalSizeClass: horizontalSizeClass != other.horizontalSizeClass
    case .verticalSizeClass: verticalSizeClass != other.verticalSizeClass
    case .userInterfaceStyle: userInterfaceStyle != other.userInterfaceStyle
    case .userInterfaceIdiom: userInterfaceIdiom != other.userInterfaceIdiom
    case .displayScale: displayScale != other.displayScale
    case nil: false
    }
  }

  /// Leaves a trait unspecified.
  mutating func unset(_ trait: UITrait) {
    let unset = TraitValues()
    switch (trait as? any NamedTrait.Type)?.name {
    case .horizontalSizeClass: horizontalSizeClass = unset.horizontalSizeClass
    case .verticalSizeClass: verticalSizeClass = unset.verticalSizeClass
    case .userInterfaceStyle: userInterfaceStyle = unset.userInterfaceStyle
    case .userInterfaceIdiom: userInterfaceIdiom = unset.userInterfaceIdiom
    case .displayScale: displayScale = unset.displayScale
    case nil: break
    }
  }
}
