extension UITableViewCell {
  /// The view in a cell, but not in its content view, that would answer a touch.
  ///
  /// - Parameters:
  ///   - views: the view that is hit, and those around it.
  ///   - answerer: the one of them that answers touches itself.
  ///
  /// - UIKit: from iOS 14 on the content view lies over what code adds to a table's cell itself and takes the touches
  ///   (many authors; github.com/Lickability/PinpointKit/pull/277, github.com/xmartlabs/Eureka/issues/2085), unless it
  ///   takes none; where code brings it to the front is not followed.
  static func viewUnderContent(_ views: [UIView], _ answerer: UIView?) -> UIView? {
    guard let place = views.firstIndex(where: { $0 is UITableViewCell }), place > 0,
      let cell = views[place] as? UITableViewCell, cell.hasOwnSubview(views[place - 1]),
      cell.contentView.takesTouches
    else { return nil }
    let inside = views[..<place]
    let isAnswered =
      answerer.map(inside.contains) == true
      || inside.contains { ($0.gestureRecognizers ?? []).contains(where: \.isEnabled) }
    return isAnswered ? views[place - 1] : nil
  }
}
