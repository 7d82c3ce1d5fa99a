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

  /// An empty image.
  public override init() {
    name = ""
    renderingMode = .automatic
  }

  private init(name: String, renderingMode: RenderingMode) {
    self.name = name
    self.renderingMode = renderingMode
  }

  /// The image, which takes the tint colour in another way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(name: name, renderingMode: renderingMode)
  }

  /// An image of the app's; nil where it has none of the name.
  public convenience init?(named name: String) {
    if CurrentSimulation.assets?.hasImage(name) == false { return nil }
    self.init(name: name, renderingMode: .automatic)
  }

  /// A system symbol.
  public convenience init?(systemName name: String) { self.init(name: name, renderingMode: .automatic) }
}
