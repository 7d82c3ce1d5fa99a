import FlowInterfaceBuilder
import FlowModel
import HeadlessUIKit

/// What classes answer for properties of UIKit's that they override, such as `preferredStatusBarStyle`.
extension FlowCode {
  func override(of property: String, on screen: UIViewController) -> UnlinkedOverride {
    let isOfUIKit = screen.unlinkedClass == nil
    if isOfUIKit, !extendedGetters.contains(property), !(screen is UINavigationController) { return .inherited }
    guard let name = screen.unlinkedClass ?? screen.frameworkClass else { return .inherited }
    guard let found = getter(property, on: screen, called: name) else {
      guard property == "preferredStatusBarStyle", screen is UINavigationController, let place = barStyleSetting else {
        return .inherited
      }
      return .open(
        PreferenceAnswer.OpenQuestion(
          question: "what UINavigationBar.appearance() makes of the bar of \(screen.screenName)", location: place))
    }
    guard case .found(let function, let owner) = found else {
      return .open(
        PreferenceAnswer.OpenQuestion(
          question: "whether \(name) overrides \(property)", location: screen.origin?.location))
    }
    let run = CodeRun(function, of: owner, on: screen, arguments: [:], code: self)
    switch run?.answer(overriding: property) ?? .unknown(nil) {
    case .inherited: return .inherited
    case .words(let words): return .words(words)
    case .flag(let flag): return .flag(flag)
    case .controller(let controller): return .controller(controller)
    case .unknown(let asks):
      return .open(
        PreferenceAnswer.OpenQuestion(
          question: "what \(owner.name).\(property) is", location: function.location, asks: asks
        )
      )
    }
  }

  /// Who answers for a property of a screen.
  enum Getter {
    case found(CodeFunction, CodeType)
    /// The class or one that it inherits from is not among the sources.
    case notRead
  }

  /// The getter that UIKit calls; nil for its own.
  private func getter(_ property: String, on screen: UIViewController, called name: String) -> Getter? {
    let key = GetterKey(property: property, type: name)
    if let known = getters[key] { return known }
    let found = lookUp(property, on: screen, called: name)
    getters[key] = .some(found)
    return found
  }

  private func lookUp(_ property: String, on screen: UIViewController, called name: String) -> Getter? {
    guard screen.unlinkedClass != nil else { return extensionGetter(property, of: name) }
    guard let own = classes(of: screen)?.first, let code = screens?.code else { return .notRead }
    let (classes, root) = code.lineage(of: own)
    for owner in classes {
      if let function = owner.functions.first(where: { $0.answers(property) }) { return .found(function, owner) }
    }
    guard case .framework(let base) = root else { return .notRead }
    return extensionGetter(property, of: base)
  }

  /// The override that an extension makes of one of UIKit's classes, as Objective-C's runtime lets it.
  private func extensionGetter(_ property: String, of name: String) -> Getter? {
    guard let code = screens?.code else { return nil }
    for base in FrameworkAncestry.lineage(of: name) {
      for owner in code.types where owner.kind == .extension && owner.name == base {
        if let function = owner.functions.first(where: { $0.answers(property) }) { return .found(function, owner) }
      }
    }
    return nil
  }
}

/// A property of a class.
struct GetterKey: Hashable {
  let property: String
  let type: String
}

extension UIViewController {
  /// The name of its class where that is one of UIKit's own.
  fileprivate var frameworkClass: String? {
    isOfUIKitsOwnClass ? String(describing: type(of: self)) : nil
  }
}

extension CodeFunction {
  /// Whether it is the getter of a property, or the method that Swift 2 had in its place.
  fileprivate func answers(_ property: String) -> Bool {
    guard !isStatic, hasBody else { return false }
    if kind == .getter { return name == property }
    return kind == .function && parameters.isEmpty && (name == property || Self.earlierNames[name] == property)
  }

  private static let earlierNames = [
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
  ]
}
