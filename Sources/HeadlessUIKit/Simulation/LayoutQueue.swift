/// The views that asked for layout and are in a window, laid out from the window downwards once their safe areas are
/// known.
@MainActor
final class LayoutQueue {
  private var views: [UIView] = []
  private var resized: [UIView] = []
  private let safeArea: SafeAreaQueue

  init(after safeArea: SafeAreaQueue) { self.safeArea = safeArea }

  func add(_ view: UIView) { views.append(view) }

  /// Notes that what is in a view may ask for another size of it.
  func addResized(_ view: UIView) { resized.append(view) }

  /// Asks for layout of what surrounds the views whose content asks for another size.
  func followResized() {
    let batch = resized
    resized = []
    var places: [ObjectIdentifier: [ObjectIdentifier: LayoutPlace]] = [:]
    for view in batch where view.window != nil { view.askForOuterLayout(&places) }
  }

  /// Lays out what waits, and what that makes wait; views that ask again at every layout are left after a hundred
  /// passes.
  ///
  /// - Returns: whether anything was laid out.
  func performLayout() -> Bool {
    var didLayOut = false
    var passes = 0
    safeArea.deliver()
    followResized()
    while !views.isEmpty, passes < 100 {
      passes += 1
      let batch = views
      views = []
      for view in fromTheWindowDown(batch) where view.needsLayout && view.window != nil {
        view.layOut()
        didLayOut = true
      }
      safeArea.deliver()
      followResized()
    }
    for view in views { view.needsLayout = false }
    views = []
    return didLayOut
  }

  /// The views in the order of their depth, as they mostly wait already.
  private func fromTheWindowDown(_ views: [UIView]) -> [UIView] {
    var depth = 0
    for view in views {
      let below = view.depth
      if below < depth { return views.map { ($0.depth, $0) }.sorted { $0.0 < $1.0 }.map(\.1) }
      depth = below
    }
    return views
  }
}
