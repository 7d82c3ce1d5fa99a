import FlowModel

/// `super-not-called`.
struct SuperNotCalled: Rule {
  static let description = RuleDescription(
    id: "super-not-called", group: .containers, severity: .note,
    summary: "A callback of a screen does not call what it overrides.",
    rationale: """
      What the superclass does then is not done: a table view controller does not deselect its row, a base \
      class of the app does not set up what its subclasses rely on. UIKit's documentation asks for the call in \
      all of these.
      """,
    bad: bad, good: good)

  private static let callbacks: Set<String> = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens else { return [] }
    return screens.code.classes.flatMap { one -> [Finding] in
      guard screens.code.isKind(one, of: "UIViewController") == true else { return [] }
      return one.functions.compactMap { function in
        guard function.isOverride, Self.callbacks.contains(function.name), function.hasBody, !function.callsSuper else {
          return nil
        }
        let instead = function.calls.compactMap { $0.call.root == .parent ? $0.call.calledName : nil }
          .first(where: Self.callbacks.contains)
        return finding(
          at: function.location,
          "\(function.fullName) of \(one.name) does not call super.\(function.name)"
            + (instead.map { ", but super.\($0)" } ?? ""), of: .init(one.name, function.fullName))
      }
    }
  }
}
