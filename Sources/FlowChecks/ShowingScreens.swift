import FlowModel

/// Functions of UIKit's by which a screen or container is told to show another, and what the app's overrides of them do.
extension CheckedApp {
  /// Whether the app crashes without one of some properties that a screen needs: a callback of UIKit's uses it, and nothing
  /// that shows the screen may set it before.
  func isCertain(_ missing: [RequiredProperty], of owner: CodeType) -> Bool {
    missing.contains { [$0].isCertain && !isSetByShowing($0.property.name, of: owner) }
  }

  /// Whether an override of what shows screens sets a property of theirs, by itself, by a method of their class or by
  /// another that it calls; or what is put in the place of UIKit's own methods.
  ///
  /// - UIKit: a navigation controller pushes what a show segue leads to by `pushViewController(_:animated:)`
  ///   (`UIViewController.show(_:sender:)`); a view is loaded when it is first asked for.
  private func isSetByShowing(_ property: String, of owner: CodeType) -> Bool {
    guard let code = screens?.code else { return false }
    let own = code.lineage(of: owner).classes.flatMap(\.functions).filter { $0.sets(property) }
    let others = code.types.flatMap(\.functions).filter { $0.setsMember(property) }
    let exchanged = code.extensionsOfOthers.flatMap(\.functions).filter(\.isObjectiveC)
    if exchanged.contains(where: { $0.setsMember(property) }) { return true }
    let setters = Set((own + others).filter { $0.kind == .function }.map(\.name))
    return code.classes.contains { one in
      one.functions.contains { function in
        guard function.isOverride, Self.showing.contains(function.name) else { return false }
        let whole = code.inlined(function, in: one, depth: 2)
        return whole.setsMember(property)
          || whole.calls.contains { $0.call.calledName.map(setters.subtracting(Self.showing).contains) == true }
      }
    }
  }

  private static let showing: Set<String> = [
    "addChild", "addChildViewController", "present", "presentViewController", "pushViewController",
    "setViewControllers",
    "show", "showDetailViewController", "showViewController",
  ]
}
