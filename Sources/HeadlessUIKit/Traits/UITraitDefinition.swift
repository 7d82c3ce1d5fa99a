import Foundation

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
  /// The type of its values.
  public typealias Value = UIUserInterfaceSizeClass
  static var name: TraitName { .horizontalSizeClass }
}

/// The vertical size class.
public enum UITraitVerticalSizeClass: NamedTrait {
  /// The type of its values.
  public typealias Value = UIUserInterfaceSizeClass
  static var name: TraitName { .verticalSizeClass }
}

/// The style.
public enum UITraitUserInterfaceStyle: NamedTrait {
  /// The type of its values.
  public typealias Value = UIUserInterfaceStyle
  static var name: TraitName { .userInterfaceStyle }
}

/// The idiom.
public enum UITraitUserInterfaceIdiom: NamedTrait {
  /// The type of its values.
  public typealias Value = UIUserInterfaceIdiom
  static var name: TraitName { .userInterfaceIdiom }
}

/// The scale of the display.
public enum UITraitDisplayScale: NamedTrait {
  /// The type of its values.
  public typealias Value = CGFloat
  static var name: TraitName { .displayScale }
}
