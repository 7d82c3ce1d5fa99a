import FlowInterfaceBuilder

/// The classes of Apple's frameworks behind the tag names of Interface Builder.
package enum FrameworkClass {
  /// The class that an object is, or that its custom class is taken to inherit from.
  ///
  /// Interface Builder's tags are the class names without their prefix, so that the classes of tags that nobody has
  /// heard of are known too; the exceptions are listed.
  package static func name(of object: InterfaceObject, on platform: InterfacePlatform) -> String {
    let tag = object.elementName
    if object.isReference { return name(ofTag: "viewController", on: platform) }
    return name(ofTag: tag, on: platform)
  }

  private static func name(ofTag tag: String, on platform: InterfacePlatform) -> String {
    let capitalized = tag.prefix(1).uppercased() + tag.dropFirst()
    switch platform {
    case .macOS: return exceptionsOnMac[tag] ?? "NS" + capitalized
    case .watchOS: return exceptionsOnWatch[tag] ?? "WKInterface" + capitalized
    case .iOS, .tvOS, .other: return exceptions[tag] ?? "UI" + capitalized
    }
  }

  private static let exceptions = [
    "arscnView": "ARSCNView", "arskView": "ARSKView", "arView": "ARView",
    "avPlayerViewController": "AVPlayerViewController", "constraint": "NSLayoutConstraint", "containerView": "UIView",
    "customObject": "NSObject",
    "glkView": "GLKView", "glkViewController": "GLKViewController", "mapView": "MKMapView", "mtkView": "MTKView",
    "object": "NSObject", "pdfView": "PDFView", "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "sceneKitView": "SCNView", "skView": "SKView", "wkWebView": "WKWebView",
  ]

  private static let exceptionsOnMac = [
    "containerView": "NSView", "customObject": "NSObject", "customView": "NSView",
    "hostingController":
      "NSHostingController", "mapView": "MKMapView", "pagecontroller": "NSPageController", "sceneKitView": "SCNView",
    "skView": "SKView", "wkWebView": "WKWebView",
  ]

  private static let exceptionsOnWatch = [
    "hostingController": "WKHostingController", "notificationController": "WKUserNotificationInterfaceController",
  ]
}
