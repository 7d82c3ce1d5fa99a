import FlowModel

/// `wrong-module`.
struct WrongModule: Rule {
  static let description = RuleDescription(
    id: "wrong-module", group: .wires, severity: .warning,
    summary: "A document names a class of the app in a module that does not have it.",
    rationale: """
      Swift classes are known to UIKit by their module and name. With the wrong module, or none, UIKit logs \
      `Unknown class` and makes an object of the element's own class; where an outlet or an action of the class \
      is connected, loading crashes. It comes from renaming a target, or from copying a document from another \
      app. \"Inherit Module From Target\" in Interface Builder avoids it.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens else { return [] }
    return app.wiredObjects.compactMap { wired in
      // The classes of a watch app's storyboard are in its extension.
      guard wired.document.platform != .watchOS,
        case .otherModule(let found, let module)? = wired.lookUp(in: screens.code)
      else { return nil }
      // A segue action makes an object of the class, whatever the document says of it.
      if app.isMadeBySegueActions(wired) { return nil }
      let plain = FrameworkClass.name(of: wired.object, on: wired.document.platform)
      let modules = screens.code.moduleNames(of: found).sorted().joined(separator: ", ")
      let what =
        if let module {
          "class \(found.name) is not in module \(module)"
            + (modules.isEmpty ? "" : modules == module ? " of this project" : ", but in \(modules)")
        } else {
          "class \(found.name) is Swift's, and the document names no module for it"
        }
      let connection = wired.isLoadedWithDocument ? wired.connectionOfTheApp : nil
      let effect = connection.map { ", which has no \($0): loading it crashes" } ?? ""
      let advice =
        wired.object.customModuleProvider == "target"
        ? "Was its namesake in the target renamed, or is it to be added to the target?"
        : "Tick \"Inherit Module From Target\""
      return finding(
        at: wired.object.location,
        "\(what), so UIKit makes a plain \(plain)\(effect). \(advice)",
        severity: connection == nil ? .warning : .error,
        related: [.init(location: found.location, message: "the class")], of: .init(found.name),
        fix: wired.object.customModuleProvider == nil ? fix(found, module, wired, screens.code) : nil)
    }
  }

  /// The module that has the class, where it is one: inherited from the target, where that copies the document.
  private func fix(_ found: CodeType, _ module: String?, _ wired: WiredObject, _ code: AppCode) -> Finding.Fix? {
    let names = code.moduleNames(of: found)
    guard let name = names.first, names.count == 1 else { return nil }
    let isOfTarget = !code.modules(ofDocument: wired.document.file).isDisjoint(with: found.modules)
    return .attributes(
      [.init("customModule", from: module, to: name, after: "customClass")]
        + (isOfTarget
          ? [.init("customModuleProvider", to: "target", after: module == nil ? "customClass" : "customModule")] : []))
  }
}

extension CheckedApp {
  /// Whether an object is the controller of a scene that only segues with actions lead to.
  ///
  /// - UIKit: `@IBSegueAction`: the action makes the destination.
  fileprivate func isMadeBySegueActions(_ wired: WiredObject) -> Bool {
    guard let screen = screen(at: wired.object.location), screen.objectID == wired.object.id else { return false }
    let ways = navigation.transitions(to: screen.id).filter { $0.kind != .unwind }
    return !ways.isEmpty && ways.allSatisfy { $0.creationSelector != nil }
  }
}
