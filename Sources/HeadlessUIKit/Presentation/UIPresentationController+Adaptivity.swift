extension UIPresentationController {
  /// The traits that it adapts to: the presenter's surroundings.
  public var traitCollection: UITraitCollection { presentedViewController.simulation.traitCollection }

  /// The style that it takes on now; `.none` where it keeps its own.
  public var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

  /// The style that it takes on for traits; `.none` where it keeps its own.
  ///
  /// - UIKit: the delegate decides if there is one, else the presentation controller itself (UIPresentationController.h;
  ///   F1.5.8).
  public func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? ownAdaptiveStyle(for: traitCollection)
  }

  /// The presentation controller in charge under the current traits: this one, or that of the style that it adapts to;
  /// and the controller that it shows, which the delegate may choose.
  func adapted() -> (controller: UIPresentationController, shown: UIViewController) {
    let style = adaptivePresentationStyle
    guard adapts(to: style) else { return (self, presentedViewController) }
    let shown = delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
    return (adapted(to: style, showing: shown ?? presentedViewController), shown ?? presentedViewController)
  }

  /// The presentation controller in charge under the current traits, of what is shown already.
  func adaptedAgain() -> UIPresentationController {
    let style = adaptivePresentationStyle
    return adapts(to: style) ? adapted(to: style, showing: presentedViewController) : self
  }

  private func adapts(to style: UIModalPresentationStyle) -> Bool {
    style != .none && style != .automatic && style != presentationStyle
  }

  /// - UIKit: a card that is the result of an adaptation adapts to compact height in turn (F1.5.7, F1.5.8).
  private func adapted(to style: UIModalPresentationStyle, showing shown: UIViewController) -> UIPresentationController
  {
    let result = adaptiveController(of: style, showing: shown)
    if presentedViewController.simulation.system.asksForAdaptiveControllers {
      delegate?.presentationController(self, prepare: result)
    }
    let further = result.ownAdaptiveStyle(for: traitCollection)
    return further == .none ? result : .builtIn(further, presenting: shown)
  }

  private func adaptiveController(
    of style: UIModalPresentationStyle, showing shown: UIViewController
  ) -> UIPresentationController {
    if style.isSheet, shown === presentedViewController, let popover = self as? UIPopoverPresentationController {
      return popover.adaptiveSheet(style)
    }
    return .builtIn(style, presenting: shown)
  }

  /// UIKit's presentation controller of a style.
  static func builtIn(
    _ style: UIModalPresentationStyle, presenting presented: UIViewController
  ) -> UIPresentationController {
    switch style {
    case .pageSheet, .formSheet, .automatic: UISheetPresentationController(style, presenting: presented)
    case .popover: UIPopoverPresentationController(style, presenting: presented)
    case .custom: UIPresentationController(style, presenting: presented)
    default: BuiltInPresentationController(style, presenting: presented)
    }
  }
}

extension SystemVersion {
  /// Whether a presentation controller asks its delegate to prepare the one that takes over.
  ///
  /// - UIKit: `presentationController(_:prepare:)` is there from iOS 15 on (UIPresentationController.h).
  var asksForAdaptiveControllers: Bool { major >= 15 }

  /// Whether code can reach a card's presentation controller.
  ///
  /// - UIKit: from iOS 15 on; custom detents from iOS 16 on (UISheetPresentationController.h).
  var hasSheetPresentationControllers: Bool { major >= 15 }
}
