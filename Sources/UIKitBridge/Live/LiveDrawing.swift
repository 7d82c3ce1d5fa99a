import FlowInterpreter
import Foundation
import HeadlessUIKit

/// Images that code draws: each is one image, and nobody here knows what it looks like.
///
/// - UIKit: a context that was begun gives its image, and nil where none was, or where it has no size (documentation of
///   `UIGraphicsGetImageFromCurrentImageContext`).
extension LiveLibrary {
  mutating func addDrawing() {
    for signature in ["UIGraphicsBeginImageContext(_:)", "UIGraphicsBeginImageContextWithOptions(_:_:_:)"] {
      function(signature) { call in
        try call.refuseContextWithoutArea()
        call.framework.bitmaps.append(try call.hasArea(call[0]))
        return .void
      }
    }
    function("UIGraphicsEndImageContext()") { call in
      _ = call.framework.bitmaps.popLast()
      return .void
    }
    function("UIGraphicsGetCurrentContext()") { call in
      let what = "UIGraphicsGetCurrentContext(…)"
      let isThere = call.framework.bitmaps.last == true
      return .unknown(Unknown(what, call.location, kind: isThere ? "CGContext" : nil))
    }
    function("UIGraphicsGetImageFromCurrentImageContext()") { call in
      guard let hasPixels = call.framework.bitmaps.last else { return .optional(nil) }
      guard hasPixels else {
        return .unknown(Unknown("UIGraphicsGetImageFromCurrentImageContext(…)", call.location))
      }
      return .optional(UIImage.ofPixels().bridged)
    }
    for name in ["jpegData(compressionQuality:)", "pngData()"] {
      method("UIImage", name) { call in
        let what = "UIImage.\(name.prefix { $0 != "(" })(…)"
        // An image of the app's own files has data, and one in a form that has none is no file.
        let hasPixels = try (call.this() as UIImage).hasPixels
        let data = Value.unknown(Unknown(what, call.location, kind: "Data", parts: [Library.Call.isOfImage]))
        if hasPixels { return .some(SomeBox(data)) }
        return .unknown(
          Unknown(
            what, call.location, parts: [Library.Call.isOfImage],
            type: call.types.optional(call.types.library("Data"))))
      }
    }
    for signature in ["(data:)", "(data:scale:)"] {
      initializer("UIImage", signature) { call in
        // What was made of an image is one again (documentation of `pngData()`).
        if case .unknown(let data)? = call[0].flattened, data.parts.contains(Library.Call.isOfImage) {
          return .optional(UIImage.ofPixels().bridged)
        }
        return try call.interpreter.world.unread("UIImage(…)", at: call.location, handed: call.arguments.map(\.value))
      }
    }
    property("UIImage", "size") { call in
      let image: UIImage = try call.this()
      // A picture of the app's or of the system's has pixels.
      let parts: Set<String> = image.hasPixels ? [Library.Call.hasArea] : []
      return .unknown(Unknown("UIImage.size", call.location, kind: "CGSize", parts: parts))
    }
  }
}

extension Library.Call {
  /// Marks a size that is not known, of which neither length is nought.
  fileprivate static let hasArea = "area"

  /// Marks data that are not known, of which an image can be made.
  fileprivate static let isOfImage = "image"

  /// - UIKit: F7.5: from iOS 17 on a context without an area raises.
  @MainActor
  fileprivate func refuseContextWithoutArea() throws {
    let isUnknown = if case .unknown? = self[0].flattened { true } else { false }
    let size = try isUnknown ? PartlyKnown.size(of: self[0]) : unbridge(self[0], CGSize.self)
    guard size.width <= 0 || size.height <= 0, Simulation.current.system.needsAreaOfContexts else { return }
    throw exception(
      "NSInternalInconsistencyException",
      "UIGraphicsBeginImageContext() failed to allocate CGBitampContext: size={\(size.width), \(size.height)}. Use "
        + "UIGraphicsImageRenderer to avoid this assert.")
  }

  /// Whether a size surely has an area.
  fileprivate func hasArea(_ value: Value) throws -> Bool {
    if case .unknown(let unknown)? = value.flattened { return unknown.parts.contains(Self.hasArea) }
    let size: CGSize = try unbridge(value)
    return size.width > 0 && size.height > 0
  }
}
