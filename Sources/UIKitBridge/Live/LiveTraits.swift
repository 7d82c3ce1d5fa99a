import FlowInterpreter
import Foundation
import HeadlessUIKit

/// Registering for changes of traits, which are types.
extension LiveLibrary {
  mutating func addTraits() {
    let type = "UITraitChangeObservable"
    method(type, "registerForTraitChanges(_:handler:)") { call in
      let handler = try call.function(call[1])
      return try call.register { handler.run([LiveReference.value(of: $0), $1.bridged]) }
    }
    method(type, "registerForTraitChanges(_:action:)") { call in
      let action: Selector = try call.argument(1)
      return try call.register { environment, _ in
        UIApplication.shared.sendAction(action, to: environment, from: environment, for: nil)
      }
    }
    method(type, "registerForTraitChanges(_:target:action:)") { call in
      let target: AnyObject = try call.required(call[1], as: AnyObject.self)
      let action: Selector = try call.argument(2)
      return try call.register { [weak target] environment, _ in
        guard let target else { return }
        UIApplication.shared.sendAction(action, to: target, from: environment, for: nil)
      }
    }
  }

  /// The traits that change in a flow, by their types.
  static let traits: [String: UITrait] = [
    "UITraitHorizontalSizeClass": UITraitHorizontalSizeClass.self,
    "UITraitVerticalSizeClass": UITraitVerticalSizeClass.self,
    "UITraitUserInterfaceStyle": UITraitUserInterfaceStyle.self,
    "UITraitUserInterfaceIdiom": UITraitUserInterfaceIdiom.self, "UITraitDisplayScale": UITraitDisplayScale.self,
  ]

  /// The types of further traits, which stay as they are.
  static let constantTraits: Set<String> = [
    "UITraitAccessibilityContrast", "UITraitActiveAppearance", "UITraitDisplayGamut", "UITraitForceTouchCapability",
    "UITraitImageDynamicRange", "UITraitLayoutDirection", "UITraitLegibilityWeight",
    "UITraitPreferredContentSizeCategory", "UITraitSceneCaptureState", "UITraitToolbarItemPresentationSize",
    "UITraitTypesettingLanguage", "UITraitUserInterfaceLevel",
  ]
}

extension Library.Call {
  /// Has a handler called after changes of the traits that the first argument lists.
  @MainActor
  fileprivate func register(_ handler: @escaping @MainActor (NSObject, UITraitCollection) -> Void) throws -> Value {
    guard case .list(let box)? = self[0].flattened else { throw stop("a list of traits", for: self[0]) }
    let traits = try box.items.compactMap { item -> UITrait? in
      guard case .type(let type)? = item.flattened else { throw stop("a trait", for: item) }
      if let trait = LiveLibrary.traits[type.name] { return trait }
      guard LiveLibrary.constantTraits.contains(type.name) else { throw stop("what changes the trait \(type.name)") }
      return nil
    }
    let object = try required(value, as: NSObject.self)
    let registration: any UITraitChangeRegistration
    switch object {
    case let controller as UIViewController:
      registration = controller.registerForTraitChanges(traits) { handler($0, $1) }
    case let view as UIView: registration = view.registerForTraitChanges(traits) { handler($0, $1) }
    default: throw stop("traits of a \(object.typeName)")
    }
    return LiveReference.value(of: registration, "UITraitChangeRegistration")
  }
}
