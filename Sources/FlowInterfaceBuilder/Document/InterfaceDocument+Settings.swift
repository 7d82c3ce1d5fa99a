extension InterfaceDocument {
  /// The version of Interface Builder that wrote the document, such as `22155`.
  public var toolsVersion: String? { root["toolsVersion"] }

  /// The version of macOS that it was written on.
  public var systemVersion: String? { root["systemVersion"] }

  /// The version of the document's format.
  public var formatVersion: String? { root["version"] }

  /// Whether the document lays out with constraints.
  public var usesAutolayout: Bool { root.bool("useAutolayout") ?? false }

  /// Whether the document has size class variations.
  public var usesTraitCollections: Bool { root.bool("useTraitCollections") ?? false }

  /// Whether views are laid out by the safe area instead of the top and bottom layout guides.
  public var usesSafeAreas: Bool { root.bool("useSafeAreas") ?? false }

  /// Whether the document is a launch screen.
  public var isLaunchScreen: Bool { root.bool("launchScreen") ?? false }

  /// The device that the canvas shows.
  public var device: InterfaceDevice? { root.child(named: "device").map(InterfaceDevice.init) }

  /// The images, named colours and other resources that the document lists.
  public var resources: InterfaceChildren { root.elements(in: "resources") }

  /// The frames that the canvas shows every scene in, where the whole document shares them.
  public var simulatedMetrics: InterfaceSimulatedMetrics? {
    root.child(named: "simulatedMetricsContainer").map(InterfaceSimulatedMetrics.init)
  }
}

/// The device that Interface Builder's canvas shows.
public struct InterfaceDevice: Sendable, Hashable {
  /// The `<device>` element.
  public let element: InterfaceElement

  /// The device's name in the format, such as `retina6_12`.
  public var id: String? { element["id"] }

  /// `portrait` or `landscape`.
  public var orientation: String? { element["orientation"] }

  /// `light` or `dark`.
  public var appearance: String? { element["appearance"] }

  /// The multitasking adaptation, such as `fullscreen`.
  public var adaptation: String? { element["adaptation"] ?? element.child(named: "adaptation")?["id"] }
}
