/// The views whose safe area may have changed, worked out anew before the next layout.
@MainActor
final class SafeAreaQueue {
  private var views: [UIView] = []
  private var isDelivering = false

  init() {}

  /// Whether the insets that views were last told of are those that they have.
  var isSettled: Bool { views.isEmpty && !isDelivering }

  func add(_ view: UIView) { views.append(view) }

  /// Tells the views whose safe area has changed, and those whose own change follows from it.
  func deliver() {
    guard !views.isEmpty else { return }
    isDelivering = true
    defer { isDelivering = false }
    while !views.isEmpty {
      let batch = views
      views = []
      for view in batch {
        let reach = view.safeAreaUpdate
        view.safeAreaUpdate = nil
        if let reach, view.window != nil { view.noticeSafeArea(view.safeAreaInsets, reach) }
      }
    }
  }
}

/// How far below a view safe areas may have changed although its own has not.
enum SafeAreaReach: Int, Comparable {
  /// Nowhere.
  case view
  /// In its subviews: its size has changed.
  case subviews
  /// In all views in it: it has entered the window.
  case all

  static func < (left: SafeAreaReach, right: SafeAreaReach) -> Bool { left.rawValue < right.rawValue }
}

extension UIView {
  /// Asks for its safe area, and those in it, to be worked out anew.
  func setNeedsSafeAreaUpdate(_ reach: SafeAreaReach = .view) {
    guard let window else { return }
    if safeAreaUpdate == nil { window.simulation.safeAreaQueue.add(self) }
    safeAreaUpdate = max(safeAreaUpdate ?? .view, reach)
  }

  /// Compares the safe area with the one that the view was last told of.
  ///
  /// - UIKit: a controller is told of changes of its root view's, in a window (F4.6).
  fileprivate func noticeSafeArea(_ insets: UIEdgeInsets, _ reach: SafeAreaReach) {
    let isNew = insets != noticedSafeAreaInsets
    if isNew {
      noticedSafeAreaInsets = insets
      madeLayoutParts?.safeAreaDidChange(of: self)
      safeAreaInsetsDidChange()
      controller?.sendViewSafeAreaInsetsDidChange()
    }
    guard isNew || reach > .view else { return }
    for subview in subviews {
      subview.noticeSafeArea(subview.safeAreaInsets(in: self, whoseAre: insets), reach == .all ? .all : .view)
    }
  }
}
