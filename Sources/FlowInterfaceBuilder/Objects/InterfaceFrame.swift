extension InterfaceElement {
  /// Whether the document says where the view is.
  var hasFrame: Bool { child(key: "frame") != nil || child(key: "frameInset") != nil }

  /// The frame of a view, in points of its superview.
  ///
  /// Xcode 8 wrote it in some documents by distances from the superview's edges, `<frame key="frameInset" minX="20"
  /// maxX="20" …/>`; a number with a percent sign is a part of the superview's size.
  var frame: InterfaceRect? {
    if let frame = child(key: "frame") { return InterfaceRect(element: frame) }
    guard let inset = child(key: "frameInset") else { return nil }
    let superview = superviewElement?.frame
    guard let across = inset.span("minX", "width", "maxX", within: superview?.width),
      let down = inset.span("minY", "height", "maxY", within: superview?.height)
    else { return nil }
    return InterfaceRect(x: across.origin, y: down.origin, width: across.length, height: down.length)
  }

  /// The view that an element of a view lies in.
  private var superviewElement: InterfaceElement? {
    guard let parent else { return nil }
    return parent.isNamed("subviews") ? parent.parent : parent
  }

  /// Where something begins and how long it is, by its distances from both edges and its length; nil where that hangs on
  /// a superview's size that the document does not have.
  private func span(
    _ least: String, _ length: String, _ most: String, within size: Double?
  ) -> (origin: Double, length: Double)? {
    func distance(_ name: String) -> Double?? {
      guard let text = self[name] else { return .some(nil) }
      guard text.hasSuffix("%") else { return number(name) }
      guard let size, let part = Double(text.dropLast()) else { return nil }
      return part / 100 * size
    }
    guard let start = distance(least), let extent = distance(length), let end = distance(most) else { return nil }
    switch (start, extent, end) {
    case (let start?, let extent?, _): return (start, extent)
    case (nil, let extent?, nil): return (0, extent)
    case (nil, let extent?, let end?): return size.map { ($0 - end - extent, extent) }
    case (_, nil, _): return size.map { (start ?? 0, $0 - (start ?? 0) - (end ?? 0)) }
    }
  }
}
