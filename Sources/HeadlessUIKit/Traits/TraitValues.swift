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

/// A trait, as a type.
public protocol UITraitDefinition {
  /// The type of its values.
  associatedtype Value
}

/// A trait to observe or to override.
public typealias UITrait = any UITraitDefinition.Type

/// The trait of UIKit's that a type stands for.
enum TraitName {
  case horizontalSizeClass
  case verticalSizeClass
  case userInterfaceStyle
  case userInterfaceIdiom
  case displayScale
}

protocol NamedTrait: UITraitDefinition {
  static var name: TraitName { get }
}

/// The horizontal size class.
public enum UITraitHorizontalSizeClass: NamedTrait {
  public typealias Value = UIUserInterfaceSizeClass
  static var name: TraitName { .horizontalSizeClass }
}

/// The vertical size class.
public enum UITraitVerticalSizeClass: NamedTrait {
  public typealias Value = UIUserInterfaceSizeClass
  static var name: TraitName { .verticalSizeClass }
}

/// The style.
public enum UITraitUserInterfaceStyle: NamedTrait {
  public typealias Value = UIUserInterfaceStyle
  static var name: TraitName { .userInterfaceStyle }
}

/// The idiom.
public enum UITraitUserInterfaceIdiom: NamedTrait {
  public typealias Value = UIUserInterfaceIdiom
  static var name: TraitName { .userInterfaceIdiom }
}

/// The scale of the display.
public enum UITraitDisplayScale: NamedTrait {
  public typealias Value = CGFloat
  static var name: TraitName { .displayScale }
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

/// Traits that a view or controller sets for itself and all below it.
///
/// - UIKit: from iOS 17 on (F5.12).
public struct UITraitOverrides: UIMutableTraits, Sendable {
  var values = TraitValues()

  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom }
    set { values.userInterfaceIdiom = newValue }
  }
  public var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.differs(from: TraitValues(), in: trait) }

  /// Takes an override back.
  public mutating func remove(_ trait: UITrait) { values.unset(trait) }
}
