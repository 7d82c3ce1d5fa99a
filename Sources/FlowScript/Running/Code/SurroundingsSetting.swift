import FlowModel
import HeadlessUIKit

/// Does what code does to how a screen is presented and to the status bar: the properties that it sets, and the calls
/// that make UIKit ask again.
@MainActor
struct SurroundingsSetting {
  let values: LiveValues

  /// Sets a property of a controller, or of a navigation bar.
  ///
  /// - Returns: false where the property is none of this kind, or what it is set to is not known.
  func set(_ property: String, of target: CodeValue, to value: CodeValue) -> Bool {
    switch (values.value(of: target), values.value(of: value)) {
    case (.controller(let controller?), .word(let word)): return set(property, of: controller, to: word)
    case (.controller(let controller?), .flag(let flag)): return set(property, of: controller, to: flag)
    case (.view(let bar as UINavigationBar), .word(let word)) where property == "barStyle":
      bar.barStyle = word == "black" ? .black : .default
      return true
    default: return false
    }
  }

  private func set(_ property: String, of controller: UIViewController, to word: String) -> Bool {
    switch property {
    case "modalPresentationStyle":
      guard let style = Self.styles[word] else { return false }
      controller.modalPresentationStyle = style
    case "overrideUserInterfaceStyle":
      controller.overrideUserInterfaceStyle = word == "dark" ? .dark : word == "light" ? .light : .unspecified
    default: return false
    }
    return true
  }

  private func set(_ property: String, of controller: UIViewController, to flag: Bool) -> Bool {
    switch property {
    case "modalPresentationCapturesStatusBarAppearance":
      controller.modalPresentationCapturesStatusBarAppearance = flag
    case "isModalInPresentation": controller.isModalInPresentation = flag
    case "definesPresentationContext": controller.definesPresentationContext = flag
    default: return false
    }
    return true
  }

  private static let styles: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none,
  ]

  /// The method of a controller that makes UIKit ask again; nil for another call.
  static func update(of call: CodeValue) -> String? {
    call.calledName.flatMap { updates[$0] == nil ? nil : $0 }
  }

  /// Makes UIKit ask a controller again.
  func update(_ method: String, on controller: UIViewController) { Self.updates[method]?(controller) }

  private static let updates: [String: @MainActor (UIViewController) -> Void] = [
    "setNeedsStatusBarAppearanceUpdate": { $0.setNeedsStatusBarAppearanceUpdate() },
    "setNeedsUpdateOfHomeIndicatorAutoHidden": { $0.setNeedsUpdateOfHomeIndicatorAutoHidden() },
    "setNeedsUpdateOfScreenEdgesDeferringSystemGestures": {
      $0.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    },
    "setNeedsUpdateOfSupportedInterfaceOrientations": { $0.setNeedsUpdateOfSupportedInterfaceOrientations() },
  ]
}
