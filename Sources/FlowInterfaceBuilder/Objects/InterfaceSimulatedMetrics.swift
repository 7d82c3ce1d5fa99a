/// The frames that Interface Builder's canvas shows a controller or view in: what the developer designed for.
public struct InterfaceSimulatedMetrics: Sendable, Hashable {
  /// The element that holds the metrics.
  public let element: InterfaceElement

  /// One simulated frame, by the key that a controller or the whole document has for it.
  private func metrics(_ key: String) -> InterfaceElement? { element.child(key: key) }

  /// The status bar: nil where inferred; a `<nil>` element where there is none.
  public var statusBar: InterfaceElement? { metrics("simulatedStatusBarMetrics") ?? metrics("statusBar") }

  /// The top bar: nil where inferred; a `<nil>` element where there is none.
  public var topBar: InterfaceElement? { metrics("simulatedTopBarMetrics") }

  /// The bottom bar: nil where inferred; a `<nil>` element where there is none.
  public var bottomBar: InterfaceElement? { metrics("simulatedBottomBarMetrics") }

  /// The orientation: nil where inferred.
  public var orientation: InterfaceElement? {
    metrics("simulatedOrientationMetrics") ?? metrics("orientation")
  }

  /// The screen: nil where inferred.
  public var destination: InterfaceElement? {
    metrics("simulatedDestinationMetrics") ?? metrics("destination")
  }

  /// The size that the developer typed (freeform).
  public var freeformSize: InterfaceSize? {
    element.child(key: "freeformSize").flatMap(InterfaceSize.init)
  }

  /// Every simulated frame in the order of the file, those without an accessor of their own included.
  public var all: [InterfaceElement] {
    element.children.filter { child in
      child.name.hasSuffix("Metrics") || child["key"]?.hasSuffix("Metrics") == true
    }
  }
}
