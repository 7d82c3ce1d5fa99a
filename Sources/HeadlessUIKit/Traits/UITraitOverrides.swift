import Foundation

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
