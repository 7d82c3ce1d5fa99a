import Foundation

extension Simulation {
  /// Lets lists rest where an element is on the screen, if it may be there as far as they have been scrolled: as one does
  /// who scrolls until it comes into sight.
  ///
  /// - Parameter find: the element among those on the screen; nil if it is not there.
  /// - Returns: whether it is on the screen now.
  public func stopScrolling(at find: ([ScreenElement]) -> ScreenElement?) -> Bool {
    let fit = rowFit
    defer { layLists(with: fit) }
    layLists(with: .least)
    if find(screenElements) != nil { return true }
    layLists(with: .most)
    guard let host = find(screenElements)?.host else { return false }
    for case let list as UIScrollView in sequence(first: host, next: \.superview) { list.rest(showing: host) }
    return true
  }

  /// Lays the rows of all lists on the screen anew.
  private func layLists(with fit: RowFit) {
    rowFit = fit
    func lay(_ view: UIView) {
      (view as? UIScrollView)?.contentDidMove()
      view.subviews.forEach(lay)
    }
    application.windowScene.windows.forEach(lay)
    settle()
  }
}
