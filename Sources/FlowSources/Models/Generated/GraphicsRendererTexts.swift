// swift-format-ignore-file
// The files of Models/GraphicsRenderer as they are: edit those, then FLOWSIM_RECORD=1 swift test --filter ModuleModelTests.

extension ModuleModel {
  static let graphicsRendererTexts: [(path: String, text: String)] = [
    (
      "GraphicsRenderer/GraphicsRenderer.swift",
      ##"""
import UIKit

/// Draws images, each of which is one image that nobody here has seen.
///
/// - UIKit: the closure runs once, before the method returns (documentation of `image(actions:)`).
final class UIGraphicsImageRenderer {
  /// What nobody here knows, unless the app has said it: its screen's, and as large as what is drawn.
  let format: Any

  init(size: CGSize) { format = UIGraphicsImageRendererFormat() }
  init(size: CGSize, format: Any) { self.format = format }
  init(bounds: CGRect) { format = UIGraphicsImageRendererFormat() }
  init(bounds: CGRect, format: Any) { self.format = format }

  func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    actions(UIGraphicsImageRendererContext(UIGraphicsGetCurrentContext()!, format))
    let drawn = UIGraphicsGetImageFromCurrentImageContext()!
    UIGraphicsEndImageContext()
    return drawn
  }
}

/// What such an image is drawn into.
final class UIGraphicsImageRendererContext {
  let cgContext: CGContext
  let format: Any
  var currentImage: UIImage { UIImage() }

  init(_ context: CGContext, _ format: Any) {
    cgContext = context
    self.format = format
  }

  func fill(_ rect: CGRect) {}
  func fill(_ rect: CGRect, blendMode: Any) {}
  func stroke(_ rect: CGRect) {}
  func stroke(_ rect: CGRect, blendMode: Any) {}
  func clip(to rect: CGRect) {}
}
"""##
    ),
  ]
}
