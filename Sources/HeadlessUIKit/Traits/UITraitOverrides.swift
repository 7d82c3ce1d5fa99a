import Foundation

/// Traits that a view or controller sets for itself and all below it.
///
/// - UIKit: from iOS 17 on (F5.12).
public struct UITraitOverrides: UIMutableTraits, Hashable, Sendable {
  var values = TraitValues()

  /// The horizontal size class that is set.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }
  /// The vertical size class that is set.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }
  /// The style that is set.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }
  /// The idiom that is set.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom }
    set { values.userInterfaceIdiom = newValue }
  }
  /// The scale of the display that is set.
  public var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.differs(from: TraitValues(), in: trait) }

  /// Takes an override back.
  public mutating func remove(_ trait: UITrait) { values.unset(trait) }
}
