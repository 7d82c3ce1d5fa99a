import FlowInterpreter
import HeadlessUIKit

/// What code that is not read may have made of the views that it was called on or handed.
extension UIKitFramework {
  /// Leaves open what views show, with all in them, as code reads it.
  ///
  /// - Parameter what: the member that was called, as messages have it: `UITextField.insertText(…)`.
  package func leaveContentOpen(of values: [Value], behind what: String, at location: TreeLocation) {
    // Of a value that is not known nobody knows which view it is.
    for case let view as UIView in values.compactMap({ try? LiveReference.object(of: $0) }) {
      let shown = onMain { view.withAllInIt.flatMap { one in one.contentNames.map { (one, $0) } } }
      for (one, name) in shown {
        unknowns[one, name] = Unknown("\(one.typeName).\(name) after \(what)", location)
      }
    }
  }
}

extension UIView {
  fileprivate var withAllInIt: [UIView] { [self] + subviews.flatMap(\.withAllInIt) }

  /// The properties that say what it shows.
  fileprivate var contentNames: [String] {
    switch self {
    case is UILabel, is UITextField, is UITextView: ["text", "attributedText"]
    case is UISearchBar: ["text"]
    case is UIButton: ["title", "currentTitle", "attributedTitle", "currentAttributedTitle"]
    case is UISwitch: ["isOn"]
    case is UISlider, is UIStepper: ["value"]
    case is UISegmentedControl: ["selectedSegmentIndex"]
    default: []
    }
  }
}
