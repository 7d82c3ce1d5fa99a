import Foundation

extension ScreenElement {
  /// What is not known of whether there is room for it to be seen: a button of an alert before that is scrolled, a picture
  /// without an image; nil where it is.
  package var questionOfRoom: String? {
    switch target {
    case .alertButton(let alert, let action) where alert.mayHide(action):
      "whether the button is seen before the alert is scrolled, which has \(alert.shownActions.count) of them"
    case .view(let view as UIImageView) where view.takesNoRoom:
      "whether \(view.caption) counts as visible, which has no image and no size"
    default: nil
    }
  }
}

extension UIImageView {
  /// Whether it shows nothing and may be as small as a point.
  ///
  /// - UIKit: F7.15: an image view without an image has no size of its own.
  fileprivate var takesNoRoom: Bool {
    guard hasNoContent else { return false }
    let place = place
    return [(place.x, false), (place.y, true)].contains { span, isVertical in
      span.size == 0 && isPlacedByConstraints
        || span.size == nil && isPlacedByConstraints && lacksSize(isVertical: isVertical)
    }
  }
}

extension UIAlertController {
  /// Whether a button may lie beyond what the screen has room for.
  ///
  /// - UIKit: the buttons of an action sheet take 57 points each, those of an alert 44; what has no room is scrolled
  ///   (measured by many authors on iOS 9 to 18; not documented). How much room texts take is reckoned here.
  fileprivate func mayHide(_ action: UIAlertAction) -> Bool {
    let isSheet = preferredStyle == .actionSheet
    let column = shownActions.filter { !isSheet || $0.style != .cancel }
    guard column.count > 2, let place = column.firstIndex(where: { $0 === action }) else { return false }
    let characters = (title?.count ?? 0) + (message?.count ?? 0)
    let head = 60 + CGFloat(characters / 30) * 18 + CGFloat(textFields?.count ?? 0) * 44
    let room = simulation.screen.bounds.height - 100 - (isSheet ? 73 : 0)
    return head + CGFloat(place + 1) * (isSheet ? 57 : 44) > room
  }
}
