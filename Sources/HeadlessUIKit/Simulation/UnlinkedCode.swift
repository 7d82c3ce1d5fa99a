import FlowInterfaceBuilder
import Foundation

/// What a flow states of the classes that are neither linked nor interpreted.
///
/// The simulation asks where such a class would decide; what is answered with nil stays undecided.
@MainActor
public protocol UnlinkedCode: AnyObject {
  /// The rows that a screen's data source fills a table or collection with.
  func rows(on screen: UIViewController) -> [UnlinkedRow]?
  /// The text that a screen's code gives an outlet.
  func text(ofOutlet outlet: String, on screen: UIViewController) -> String?
  /// The screen, of several that could, which implements an unwind action.
  func unwindDestination(of action: String, among screens: [UIViewController]) -> UIViewController?
}

/// What code answers for a property in place of one of UIKit's own classes.
enum ForeignAnswer {
  /// An extension of UIKit's class overrides it, which is interpreted.
  case value(Any?)
  /// The class is not linked: whether it overrides the property is not known.
  case open(PreferenceAnswer.OpenQuestion)
}

extension Simulation {
  /// What code answers for a property of a controller, where that is not its linked or interpreted class; nil where none
  /// does.
  func foreignAnswer(to property: String, of controller: UIViewController) -> ForeignAnswer? {
    if let name = controller.unlinkedClass {
      return .open(
        PreferenceAnswer.OpenQuestion(
          question: "whether \(name) overrides \(property)", location: controller.origin?.location))
    }
    guard controller.isOfUIKitsOwnClass, let answer = classes.sources?.extended(property, of: controller) else {
      return nil
    }
    return .value(answer)
  }
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
