import Foundation

extension ScreenElement {
  /// What is not known of whether a button of an alert is seen before that is scrolled; nil where it is.
  package var questionOfRoom: String? {
    guard case .alertButton(let alert, let action) = target, alert.mayHide(action) else { return nil }
    return "whether the button is seen before the alert is scrolled, which has \(alert.shownActions.count) of them"
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
