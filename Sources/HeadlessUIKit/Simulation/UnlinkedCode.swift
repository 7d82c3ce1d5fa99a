import FlowInterfaceBuilder
import Foundation

/// What is known of the app's code although it is not linked: read from its sources, or stated by a flow.
///
/// The simulation asks where a class that is not linked would decide; what is answered with nil stays undecided.
@MainActor
public protocol UnlinkedCode: AnyObject {
  /// The rows that a screen's data source fills a table or collection with.
  func rows(on screen: UIViewController) -> [UnlinkedRow]?
  /// The text that a screen's code gives an outlet.
  func text(ofOutlet outlet: String, on screen: UIViewController) -> String?
  /// The screen, of several that could, which implements an unwind action.
  func unwindDestination(of action: String, among screens: [UIViewController]) -> UIViewController?
  /// Does what a screen's code does in an action, or in another method of this selector.
  ///
  /// - Parameter argument: what the method is told: who sends an action, the ``UnlinkedRowTouch`` of a row.
  func perform(_ selector: String, on screen: UIViewController, with argument: Any?) -> UnlinkedAnswer
  /// Whether a screen's code lets a segue be performed that the user set off.
  func shouldPerformSegue(withIdentifier identifier: String?, on screen: UIViewController, sender: Any?) -> Bool
  /// Does what a screen's code does in `prepare(for:sender:)`.
  ///
  /// - Parameter location: where the storyboard draws the segue.
  func prepare(
    for segue: UIStoryboardSegue, drawnAt location: SourceLocation, on screen: UIViewController, sender: Any?)
  /// Does what a screen's code does in a callback of its life.
  func run(_ callback: TraceCallback, on screen: UIViewController)
  /// Where a screen's code has a method of this name, for messages.
  func place(of method: String, on screen: UIViewController) -> SourceLocation?
  /// What a screen's code answers for a property of UIKit's, such as `preferredStatusBarStyle`.
  func override(of property: String, on screen: UIViewController) -> UnlinkedOverride
}

/// What code that is not linked answers for a property of UIKit's that a class may override.
public enum UnlinkedOverride {
  /// It does not override the property.
  case inherited
  /// A case of an enum or the members of a set, by their names: `lightContent`.
  case words([String])
  /// True or false.
  case flag(Bool)
  /// A controller.
  case controller(UIViewController?)
  /// It overrides the property, and what it answers is not known.
  case open(PreferenceAnswer.OpenQuestion)
}

extension Simulation {
  /// What code that is not linked answers for a property of a controller.
  func unlinkedOverride(of property: String, on controller: UIViewController) -> UnlinkedOverride {
    if let unlinkedCode { return unlinkedCode.override(of: property, on: controller) }
    guard controller.mayRunUnlinkedCode, let name = controller.unlinkedClass else { return .inherited }
    return .open(
      PreferenceAnswer.OpenQuestion(
        question: "whether \(name) overrides \(property)",
        location: controller.origin?.location))
  }
}

/// Whether code that is not linked has a method.
public enum UnlinkedAnswer: Sendable {
  /// It has, and what it does is done.
  case performed
  /// It has not.
  case notImplemented
  /// Not known.
  case unknown
}

/// A row of a table or collection that a user touched.
@MainActor
public struct UnlinkedRowTouch {
  /// The table or collection.
  public let list: UIView
  /// The row.
  public let path: IndexPath
}

/// A row that code which is not linked makes.
public struct UnlinkedRow: Hashable, Sendable {
  /// The texts of the cell's labels, in the storyboard's order.
  public var texts: [String]
  /// The reuse identifier of its prototype; nil for the first one.
  public var reuseIdentifier: String?

  /// A row of texts.
  public init(texts: [String], reuseIdentifier: String? = nil) {
    self.texts = texts
    self.reuseIdentifier = reuseIdentifier
  }
}

extension UnlinkedRow {
  /// Makes the cell from the prototypes that the storyboard designs; nil where it has none of that identifier.
  @MainActor
  func makeCell(from prototypes: [ViewPrototype]) -> UIView? {
    let prototype =
      reuseIdentifier.map { wanted in prototypes.first { $0.object.reuseIdentifier == wanted } } ?? prototypes.first
    guard let cell = prototype?.instantiate() else { return nil }
    for (label, text) in zip(cell.labels, texts) {
      label.text = text
      label.unlinkedOutlets = []
    }
    return cell
  }
}

extension UIView {
  /// The labels in it, in the storyboard's order.
  fileprivate var labels: [UILabel] { subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? $0.labels } }

  /// Sets the text that code gives it; false for a view that shows none.
  func setKnownText(_ text: String) -> Bool {
    switch self {
    case let label as UILabel: label.text = text
    case let button as UIButton: button.setTitle(text, for: .normal)
    case let field as UITextField: field.text = text
    case let view as UITextView: view.text = text
    default: return false
    }
    return true
  }

  /// The class that the document names; nil for one of UIKit's.
  public var className: String? { origin?.className }

  /// Sets the text that code gives it, which is then known.
  public func setUnlinkedText(_ text: String) {
    if setKnownText(text) { unlinkedOutlets = [] }
  }

  /// Sets the text that code gives it; false for a view that shows none.
  public func showText(_ text: String?) -> Bool { setKnownText(text ?? "") }

  /// The controller whose view it lies in.
  var owner: UIViewController? {
    var current: UIView? = self
    while let view = current {
      if let controller = view.controller { return controller }
      current = view.superview
    }
    return nil
  }
}
