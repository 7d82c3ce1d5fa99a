import Foundation

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// Whether the interface is light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}

/// The surroundings that views and controllers adapt to.
public final class UITraitCollection: NSObject, Sendable {
  let values: TraitValues

  init(_ values: TraitValues) { self.values = values }

  /// Traits of which nothing is specified.
  public convenience override init() { self.init(TraitValues()) }

  /// How much room there is from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// How many pixels a point is wide; 0 where that is not specified.
  public var displayScale: CGFloat { values.displayScale }

  /// Whether colours may look otherwise under other traits.
  ///
  /// - UIKit: the interface style, its level, the contrast and the gamut count (documentation of
  ///   hasDifferentColorAppearance(comparedTo:)); the first alone ever changes here.
  @MainActor public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else {
      Simulation.current.leaveUndecided("whether colours differ from those without traits")
      return true
    }
    return traitCollection.userInterfaceStyle != userInterfaceStyle
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

  public override var hash: Int { values.hashValue }
}

extension UITraitCollection {
  /// Traits of both size classes.
  public convenience init(
    horizontalSizeClass: UIUserInterfaceSizeClass, verticalSizeClass: UIUserInterfaceSizeClass
  ) {
    self.init(TraitValues(horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass))
  }

  /// Traits of which nothing but the horizontal size class is specified.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  /// Traits of which nothing but the vertical size class is specified.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(verticalSizeClass: verticalSizeClass))
  }

  /// Traits of which nothing but the style is specified.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  /// Traits of which nothing but the idiom is specified.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(userInterfaceIdiom: userInterfaceIdiom))
  }

  /// Traits of which nothing but the scale is specified.
  public convenience init(displayScale: CGFloat) { self.init(TraitValues(displayScale: displayScale)) }

  /// Traits put together: what a later one specifies counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(into: TraitValues()) { $0.apply($1.values) })
  }

  /// Traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = TraitValues()
    mutations(&traits)
    self.init(traits as? TraitValues ?? TraitValues())
  }

  /// These traits with what a closure sets.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    return UITraitCollection(traits as? TraitValues ?? values)
  }

  /// The traits that code outside of views goes by: the screen's.
  @MainActor
  public static var current: UITraitCollection { Simulation.current.traitCollection }

  /// Whether all views and controllers have the screen's traits, whichever of them UIKit has made the current ones.
  @MainActor
  package static var isCurrentKnown: Bool { !Simulation.current.screenTraits.hasOverrides }

  /// Whether all that other traits specify is so in these.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var combined = values
    combined.apply(trait.values)
    return combined == values
  }
}
