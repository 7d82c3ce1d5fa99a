import FlowModel

/// `child-not-moved`.
struct ChildNotMoved: Rule {
  static let description = RuleDescription(
    id: "child-not-moved", group: .containers, severity: .warning,
    summary: "A child is added without `didMove(toParent:)`, or removed without `willMove(toParent:)`.",
    rationale: """
      The child is never told that it has arrived, or that it is about to leave, and what it does then is not \
      done. UIKit calls `willMove` itself when a child is added, and `didMove` when it is removed; the other \
      two are the container's to call. A function that the method calls may do it.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    guard let code = app.screens?.code else { return [] }
    return app.containment.compactMap { gap in
      let function = gap.scope.function
      guard let owner = gap.scope.owner, function.kind == .function, StaticContainment.names[function.name] == nil,
        // - UIKit: a container of UIKit's own takes what it is given as its child, and tells it.
        !owner.isContainer(code), !owner.isOfAppKit(code), !gap.isOnSelf || owner.isController(code)
      else { return nil }
      // Another container is the parent.
      let telling = gap.isOnSelf ? "didMove(toParent: self)" : "didMove(toParent:)"
      switch gap.kind {
      case .neverArrives:
        return finding(
          at: gap.location,
          """
          \(function.fullName) adds a child, but never calls \(telling) on it: call it once the child's view \
          is in place
          """)
      case .arrivesUnless(let condition, let holds):
        return finding(
          at: gap.location,
          """
          \(function.fullName) adds a child, but does not call \(telling) on it where `\(condition)` \
          \(holds ? "holds" : "does not hold"): call it on every way
          """)
      case .leavesUntold(let isToldLater):
        guard owner.isController(code), !function.isOverride else { return nil }
        return finding(
          at: gap.location,
          isToldLater
            ? "\(function.fullName) removes a child before it calls willMove(toParent: nil) on it: call it first"
            : "\(function.fullName) removes a child, but never calls willMove(toParent: nil) on it: call it first")
      }
    }
  }
}

extension CodeType {
  /// Whether it inherits from a container of UIKit's own.
  fileprivate func isContainer(_ code: AppCode) -> Bool {
    guard case .framework(let root) = code.lineage(of: self).root else { return false }
    return ["UINavigationController", "UITabBarController", "UISplitViewController"].contains {
      FrameworkAncestry.isKind(root, of: $0) == true
    }
  }

  /// Whether it is a view controller, or extends those. A node of SpriteKit's and the like has methods of the same
  /// names.
  fileprivate func isController(_ code: AppCode) -> Bool {
    if kind == .extension { return FrameworkAncestry.isKind(name, of: "UIViewController") == true }
    guard case .framework(let root) = code.lineage(of: self).root else { return false }
    return FrameworkAncestry.isKind(root, of: "UIViewController") ?? root.hasSuffix("ViewController")
  }

  /// Whether it is one of AppKit's classes, whose children are told nothing.
  fileprivate func isOfAppKit(_ code: AppCode) -> Bool {
    if case .framework(let root) = code.lineage(of: self).root { return root.hasPrefix("NS") }
    return kind == .extension && name.hasPrefix("NS")
  }
}
