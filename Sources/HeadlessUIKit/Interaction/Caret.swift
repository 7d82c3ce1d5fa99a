import Foundation

extension TextInput {
  /// Whether a finger in its middle may come down on its text, so that the caret goes there.
  ///
  /// - UIKit: the caret goes to the edge of a word beside the finger, behind the text where that does not reach it
  ///   (documentation of UITextInteraction; user interface tests of many authors tap the trailing corner before they
  ///   delete). How wide text is, is reckoned here.
  var mayHoldFinger: Bool {
    guard !inputText.isEmpty else { return false }
    let size = boundsPlace.frame?.size
    let width = size?.width ?? Simulation.current.screen.bounds.width * 0.6
    switch self {
    case let field as UITextField:
      if [.center, .right].contains(field.textAlignment) { return true }
      return inputText.width(of: field.font) > width / 2
    case let text as UITextView:
      if text.textAlignment == .center || text.textAlignment == .right { return true }
      let lines = inputText.split(separator: "\n", omittingEmptySubsequences: false).map {
        max(1, (String($0).width(of: text.font) / max(width, 1)).rounded(.up))
      }
      let count = lines.reduce(0, +)
      // One that scrolls has a height of its own, for several lines.
      guard let height = size?.height else { return count > 3 || !text.isScrollEnabled }
      return count * (text.font?.pointSize ?? 17) * 1.2 > height / 2
    default: return inputText.width(of: nil) > width / 2 - 40
    }
  }
}

extension String {
  /// About how wide it is on one line of the system's font, with room beside it, in points.
  fileprivate func width(of font: UIFont?) -> CGFloat {
    reduce(0) { $0 + $1.shareOfSize } * (font?.pointSize ?? 17) + 12
  }
}

extension Character {
  /// About how wide it is, as a share of the font's size.
  fileprivate var shareOfSize: CGFloat {
    if "iljtfrI .,;:!|'()-".contains(self) { return 0.36 }
    if "mwMW@%".contains(self) { return 0.9 }
    return isLowercase ? 0.57 : isASCII ? 0.68 : 1
  }
}
