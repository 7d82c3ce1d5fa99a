import UIKit

/// Draws images, each of which is one image that nobody here has seen.
///
/// - UIKit: the closure runs once, before the method returns (documentation of `image(actions:)`).
final class UIGraphicsImageRenderer {
  let format: Any?

  init(size: CGSize) { format = nil }
  init(size: CGSize, format: Any) { self.format = format }
  init(bounds: CGRect) { format = nil }
  init(bounds: CGRect, format: Any) { self.format = format }

  func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    actions(UIGraphicsImageRendererContext(UIGraphicsGetCurrentContext()!))
    UIGraphicsEndImageContext()
    return UIImage()
  }
}

/// What such an image is drawn into.
final class UIGraphicsImageRendererContext {
  let cgContext: CGContext
  var currentImage: UIImage { UIImage() }

  init(_ context: CGContext) { cgContext = context }

  func fill(_ rect: CGRect) {}
  func fill(_ rect: CGRect, blendMode: Any) {}
  func stroke(_ rect: CGRect) {}
  func stroke(_ rect: CGRect, blendMode: Any) {}
  func clip(to rect: CGRect) {}
}
