import Foundation

/// An image by its name; its pixels are not simulated.
public final class UIImage: NSObject, @unchecked Sendable {
  /// The name in the asset catalogue, or of the system symbol.
  public let name: String

  /// How an image takes the tint colour.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// How it takes the tint colour.
  public let renderingMode: RenderingMode

  /// Whether it is a symbol of the system's.
  let isSymbol: Bool

  /// Whether it surely has pixels, and so an area and data.
  package let hasPixels: Bool

  /// Whether it was given a look of its own, which no other image is known to have.
  private let hasOwnLook: Bool

  /// - UIKit: images of one name and rendering are equal, whoever made them (documentation of UIImage, "Comparing
  ///   images").
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    return !name.isEmpty && !hasOwnLook && !other.hasOwnLook && name == other.name && isSymbol == other.isSymbol
      && renderingMode == other.renderingMode
  }

  public override var hash: Int { name.hash }

  /// An empty image.
  public override init() {
    name = ""
    renderingMode = .automatic
    isSymbol = false
    hasOwnLook = true
    hasPixels = false
  }

  /// An image that was drawn or read, of which nobody here knows what it looks like.
  package static func ofPixels() -> UIImage { UIImage(name: "", renderingMode: .automatic, hasOwnLook: true) }

  private init(
    name: String, renderingMode: RenderingMode, isSymbol: Bool = false, hasOwnLook: Bool = false,
    hasPixels: Bool = true
  ) {
    self.hasPixels = hasPixels
    self.name = name
    self.renderingMode = renderingMode
    self.isSymbol = isSymbol
    self.hasOwnLook = hasOwnLook
  }

  /// The image in another look: a tint, a configuration.
  package func withOwnLook() -> UIImage {
    UIImage(name: name, renderingMode: renderingMode, isSymbol: isSymbol, hasOwnLook: true, hasPixels: hasPixels)
  }

  /// The image, which takes the tint colour in another way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      name: name, renderingMode: renderingMode, isSymbol: isSymbol, hasOwnLook: hasOwnLook, hasPixels: hasPixels)
  }

  /// An image of the app's; nil where it has none of the name.
  public convenience init?(named name: String) {
    if CurrentSimulation.assets?.hasImage(name) == false { return nil }
    self.init(name: name, renderingMode: .automatic)
  }

  /// An image of the app's catalogue by the name that Xcode gives it in code; nil where that is not known.
  package convenience init?(symbol: String) {
    guard let name = CurrentSimulation.assets?.image(ofSymbol: symbol) else { return nil }
    self.init(name: name, renderingMode: .automatic)
  }

  /// Whether nobody knows if the app's catalogue gives an image for a name: `photo.jpg`, where it has a set `photo`.
  ///
  /// - UIKit: `photo.png` finds the set (`AssetNames`), and of other extensions nothing is published.
  package static func isOpen(_ name: String) -> Bool {
    guard let assets = CurrentSimulation.assets, !assets.hasImage(name), let dot = name.lastIndex(of: ".") else {
      return false
    }
    let kind = name[name.index(after: dot)...].lowercased()
    return ["gif", "heic", "jpeg", "jpg", "tif", "tiff", "webp"].contains(kind) && assets.hasImage(String(name[..<dot]))
  }

  /// A system symbol.
  public convenience init?(systemName name: String) {
    self.init(name: name, renderingMode: .automatic, isSymbol: true)
  }

  /// What assistive technology reads of a system symbol, where that is known.
  ///
  /// - UIKit: symbols have labels of their own in place of their names (element trees of UI tests that many authors
  ///   published; there is no list of Apple's).
  var symbolLabel: String? { isSymbol ? Self.symbolLabels[name] : nil }

  private static let symbolLabels = [
    "plus": "Add", "plus.circle": "Add", "plus.circle.fill": "Add", "trash": "Delete", "trash.fill": "Delete",
    "square.and.pencil": "Compose", "square.and.arrow.up": "Share", "magnifyingglass": "Search", "xmark": "Close",
    "heart": "Love", "heart.fill": "Love", "star": "Favorite", "star.fill": "Favorite", "gear": "Settings",
    "gearshape": "Settings", "ellipsis": "More", "chevron.left": "Back", "chevron.right": "Forward",
  ]
}
