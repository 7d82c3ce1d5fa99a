import FlowInterfaceBuilder
import HeadlessUIKit
import UIKitBridge

/// What is known of a text that is not.
enum TextShape: Hashable {
  /// It is the label of a system symbol: a few words, or the symbol's name.
  case symbol(String)
  /// It is the name of a picture of the app's, however it is spelt.
  case name(String)
  /// It begins with one of these words.
  case beginning([String])
}

/// Something that code did to elements of a screen and that a flow does not follow.
@MainActor
struct ElementDoubt {
  /// What of the elements is not known.
  enum Part {
    /// What they show, or whether they are there; others may be.
    case content
    /// What they answer to a touch.
    case touch
    /// What a finger does that drags a control beside it.
    case drag
    /// What else is there: those that are, stay.
    case additions
  }

  /// The screen; nil for whichever is shown.
  weak var screen: UIViewController?
  var isOfAnyScreen: Bool
  /// The view in which it happened; nil for anywhere on the screen.
  weak var view: UIView?
  var isOfWholeScreen: Bool
  var part: Part
  /// What is known of the text that it is about.
  var text = DoubtfulText()
  /// What kind of label that is, where UIKit gives it.
  var shape: TextShape?
  /// Whether it is about the rows of a picker that have titles.
  var isOfWheels = false
  /// The kinds of elements that it is about; nil for all.
  var kinds: Set<ScreenElement.Kind>?
  /// Whether it is about one item of a bar.
  var isOfItem = false
  weak var item: UIBarButtonItem?
  /// What is not known, in words that follow "only the app's code knows".
  var question: String
  var location: SourceLocation?
  /// What would settle it.
  var hint: String?
  /// The table that is edited; nil where it counts at any time.
  weak var edited: UITableView?
  /// Whether it counts as long as a table is edited alone.
  var isOfEditing = false
  /// Whether it is about whether a bar is hidden, and counts as long as that may be: a bar shows nothing else then.
  var isOfHiding = false
  /// What was set to what is not known; nil where that may be several properties, or none.
  var source: OpenProperty?

  /// The texts that it is about, where those are known.
  ///
  /// - Parameter locale: the language of what is shown.
  func possibleTexts(in locale: String?) -> [String]? {
    if isOfHiding { return [] }
    if isOfWheels { return (view as? UIPickerView)?.rowTitles }
    guard let spinner = view as? UIActivityIndicatorView, locale?.hasPrefix("en") == true else { return nil }
    let own = [spinner.accessibilityLabel, spinner.accessibilityIdentifier, spinner.accessibilityValue]
    return own.compactMap(\.self) + Self.textsOfSpinners
  }

  /// What an activity indicator is read as, moving and at rest, in English.
  private static let textsOfSpinners = ["In progress", "Progress halted"]

  /// Whether an element may be other than it looks.
  func touches(_ element: ScreenElement) -> Bool {
    if element.isOfAlert { return false }
    if let kinds, !kinds.contains(element.kind) { return false }
    if isOfItem { return item != nil && element.barItem === item }
    // The items of a tab bar are their screens' own.
    if isOfWholeScreen { return isOfAnyScreen || element.kind != .tab }
    guard let view else { return false }
    var current = element.host
    while let one = current {
      if one === view { return true }
      current = one.superview
    }
    return false
  }
}

extension ElementDoubt {
  /// Whether it may be about which element lies at a point of the screen, and what a touch there does.
  func mayChange(_ element: ScreenElement, at point: CGPoint) -> Bool {
    // What something is read as moves nothing.
    if part == .drag || (part == .additions && shape != nil) { return false }
    if let kinds { return kinds.contains(element.kind) }
    if isOfWholeScreen || touches(element) { return true }
    guard let view else { return false }
    if view is UILabel, !view.isUserInteractionEnabled { return false }
    return view.mayContain(pointOfWindow: point)
  }
}

extension ElementDoubt {
  /// Whether it is about what the system writes in a view that is hidden, or in one that is: nobody sees that.
  ///
  /// - Whether the view is hidden may be open, too, which is another doubt.
  fileprivate func isHidden(with view: UIView) -> Bool {
    guard part == .additions, isOfWheels || text.isOfDatePicker else { return false }
    return sequence(first: view, next: \.superview).contains(where: \.isHidden)
  }
}

/// What the app's code may have done to the elements of screens.
@MainActor
final class ElementDoubts {
  private var all: [ElementDoubt] = []
  /// What stood in place of the keyboard, and over it, when the screen was looked at last.
  var keyboardViews: [UIView] = []

  func add(_ doubt: ElementDoubt) { all.append(doubt) }

  /// Adds a doubt about a view or a screen unless the same is there.
  func addOnce(_ doubt: ElementDoubt) {
    let isKnown = all.contains { known in
      known.view === doubt.view && known.screen === doubt.screen && known.location == doubt.location
        && known.part == doubt.part && known.shape == doubt.shape
    }
    if !isKnown { all.append(doubt) }
  }

  func removeAll() { all = [] }

  private func isShown(_ view: UIView) -> Bool {
    view.window != nil || keyboardViews.contains(where: view.isDescendant)
  }

  /// Those that count for what is on the screen now.
  var open: [ElementDoubt] {
    all.filter { doubt in
      if doubt.isOfEditing, doubt.edited?.isEditing != true { return false }
      if doubt.isOfHiding, (doubt.view as? UINavigationBar)?.mayBeHidden != true { return false }
      if doubt.source?.isOpen == false { return false }
      if !doubt.isOfWholeScreen { return doubt.view.map { isShown($0) && !doubt.isHidden(with: $0) } ?? false }
      guard !doubt.isOfAnyScreen, let screen = doubt.screen else { return doubt.isOfAnyScreen }
      // A title stands in the bar of a container while another screen is shown.
      let holders = doubt.kinds == nil ? [screen] : Array(sequence(first: screen, next: \.parent))
      return holders.contains { $0.viewIfLoaded?.window != nil }
    }
  }
}
