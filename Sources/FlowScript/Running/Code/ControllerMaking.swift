import FlowInterfaceBuilder
import FlowModel
import HeadlessUIKit

/// Makes the controllers that code makes.
@MainActor
struct ControllerMaking {
  let screen: UIViewController
  let scope: CodeScope
  let own: CodeType
  let run: CodeRun

  /// The controller; nil where the code does not tell which it is.
  func controller(_ shown: CodeScreen) -> UIViewController? {
    switch shown.origin {
    case .scene(let storyboard, let identifier):
      guard let storyboard = self.storyboard(storyboard), let identifier = text(of: identifier, in: storyboard.name)
      else {
        return nil
      }
      return noted(storyboard.storyboard.instantiateViewController(withIdentifier: identifier), shown)
    case .initial(let storyboard):
      return self.storyboard(storyboard)?.storyboard.instantiateInitialViewController().map { noted($0, shown) }
    case .made(let type): return made(type, shown)
    case .value: return nil
    }
  }

  private func noted(_ controller: UIViewController, _ shown: CodeScreen) -> UIViewController {
    run.code.dependencies.noteMaking(controller, by: run.name, at: place(of: shown))
    // The function that gives it may give it all that it needs.
    if shown.isMadeElsewhere { run.code.dependencies.notePassing(controller, at: place(of: shown)) }
    return controller
  }

  // MARK: Storyboards

  /// A storyboard by its name; the screen's own without one.
  private func storyboard(_ name: CodeName?) -> (storyboard: UIStoryboard, name: String)? {
    guard let name else {
      return screen.storyboard.flatMap { own in screen.origin.map { (own, $0.documentName) } }
    }
    switch name {
    case .text(let text): return (UIStoryboard(name: text, bundle: nil), text)
    case .generated:
      let known = run.code.screens?.model.storyboards.map(\.name) ?? []
      return known.first { name.matches($0) == true }.map { (UIStoryboard(name: $0, bundle: nil), $0) }
    case .unknown: return nil
    }
  }

  /// The identifier that a scene of a storyboard has.
  private func text(of name: CodeName, in storyboard: String) -> String? {
    guard case .generated = name else { return name.text }
    let model = run.code.screens?.model
    let screens = model?.storyboards.filter { $0.name == storyboard }.flatMap { model?.screens(of: $0) ?? [] } ?? []
    return screens.compactMap(\.storyboardIdentifier).first { name.matches($0) == true }
  }

  // MARK: Classes

  private func made(_ name: String, _ shown: CodeScreen) -> UIViewController? {
    if name == "UIAlertController" { return alert(shown) }
    guard let type = scope.code.type(name, in: own), type.kind == .class else {
      guard scope.code.isUnknown(name), FrameworkAncestry.isKind(name, of: "UIViewController") ?? isOfApple(name) else {
        return nil
      }
      return fill(UIViewController.unlinked(name, as: name), shown)
    }
    guard case .framework(let base) = scope.code.lineage(of: type).root,
      FrameworkAncestry.isKind(base, of: "UIViewController") == true
    else { return nil }
    let controller = UIViewController.unlinked(type.name, as: base, nibName: nibName(type, shown))
    note(shown.arguments, of: type, controller)
    return fill(controller, shown).map { noted($0, shown) }
  }

  /// A controller of a framework's that this program knows nothing of but its name.
  private func isOfApple(_ name: String) -> Bool { AppleClass.isName(name) && name.hasSuffix("Controller") }

  /// Puts the root controller that an initialiser takes into a navigation controller.
  private func fill(_ controller: UIViewController, _ shown: CodeScreen) -> UIViewController? {
    guard let navigation = controller as? UINavigationController, let first = shown.inside.first else {
      return controller
    }
    guard let root = run.values.controller(first.value) ?? run.make(first) else {
      run.leaveUndecided("which screen \(scope.expanded(first.value)) is in \(run.name)", at: scope.function.location)
      return nil
    }
    navigation.pushViewController(root, animated: false)
    return navigation
  }

  /// The nib that an initialiser names: in the call, or in the class's own initialiser.
  private func nibName(_ type: CodeType, _ shown: CodeScreen) -> String? {
    if let argument = shown.arguments.first(where: { $0.label == "nibName" }) { return scope.text(of: argument.value) }
    let labels = shown.arguments.map(\.label)
    for one in scope.code.lineage(of: type).classes {
      let initializer = one.initializers.first { $0.parameters.map(\.label) == labels }
      guard let initializer else { continue }
      let names = initializer.calls.compactMap { call, _ -> CodeArgument? in
        guard call.calledName == "init" else { return nil }
        return call.arguments?.first { $0.label == "nibName" }
      }
      let inside = CodeScope(code: scope.code, owner: one, function: initializer)
      return names.lazy.compactMap { inside.text(of: $0.value) }.first
    }
    return nil
  }

  /// Notes what an initialiser sets of what it is given.
  private func note(_ arguments: [CodeArgument], of type: CodeType, _ controller: UIViewController) {
    let labels = arguments.map(\.label)
    guard let initializer = type.initializers.first(where: { $0.parameters.map(\.label) == labels }) else { return }
    for property in scope.code.lineage(of: type).classes.flatMap(\.properties) where initializer.sets(property.name) {
      run.code.dependencies.noteSetting(
        property.name, of: controller, isCertain: true, at: initializer.location)
    }
  }

  // MARK: Alerts

  private func alert(_ shown: CodeScreen) -> UIAlertController {
    let stated = run.code.givens.alert(in: run.name)
    var open = OpenAlert(function: run.name, location: place(of: shown))
    func text(_ label: String, _ stated: String?, _ isOpen: inout Bool) -> String? {
      if let stated { return stated }
      guard let value = shown.arguments.first(where: { $0.label == label })?.value, value.root != .nothing else {
        return nil
      }
      let text = run.text(of: value)
      isOpen = text == nil
      return text
    }
    let title = text("title", stated?.title, &open.isTitleOpen)
    let message = text("message", stated?.message, &open.isMessageOpen)
    let style = shown.arguments.first { $0.label == "preferredStyle" }?.value.lastName
    let alert = UIAlertController(
      title: title, message: message, preferredStyle: style == "actionSheet" ? .actionSheet : .alert)
    // What the code lets an action sheet point at is not followed; that it lets it point at something is assumed.
    alert.popoverPresentationController?.sourceView = screen.view
    let actions = AlertActions(run: run)
    let known = actions.buttons(of: shown.value)
    if let titles = stated?.buttons {
      for title in titles { alert.addAction(actions.action(title, of: known)) }
    } else {
      open.areButtonsOpen = known.contains { !$0.isCertain || $0.title == nil }
      for button in known where button.isCertain && button.title != nil { alert.addAction(actions.action(of: button)) }
    }
    if open.isOpen { run.code.noteOpen(alert, open) }
    return alert
  }

  private func place(of shown: CodeScreen) -> SourceLocation {
    if case .result(let event) = shown.value.root, scope.function.events.indices.contains(event) {
      return scope.function.events[event].location
    }
    return scope.function.location
  }
}

/// What the code does not tell of an alert.
struct OpenAlert {
  /// The function that shows it, as `Class.function`.
  var function: String
  /// Where it is made.
  var location: SourceLocation
  var isTitleOpen = false
  var isMessageOpen = false
  var areButtonsOpen = false

  /// Whether there is anything.
  var isOpen: Bool { isTitleOpen || isMessageOpen || areButtonsOpen }
}

extension LiveValue {
  /// The controller that it is.
  var controller: UIViewController? { if case .controller(let controller) = self { controller } else { nil } }
}
