/// The views that asked for layout and are in a window, laid out from the window downwards.
@MainActor
final class LayoutQueue {
  private var views: [UIView] = []

  init() {}

  func add(_ view: UIView) { views.append(view) }

  /// Lays out what waits, and what that makes wait; views that ask again at every layout are left after a hundred
  /// passes.
  ///
  /// - Returns: whether anything was laid out.
  func performLayout() -> Bool {
    var didLayOut = false
    var passes = 0
    while !views.isEmpty, passes < 100 {
      passes += 1
      let batch = views
      views = []
      let ordered = batch.count == 1 ? batch : batch.map { ($0.depth, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
      for view in ordered where view.needsLayout && view.window != nil {
        view.layOut()
        didLayOut = true
      }
    }
    for view in views { view.needsLayout = false }
    views = []
    return didLayOut
  }
}
