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
    bad: [
      RuleExample(
        [
          "App.swift": """
          class PanelViewController: UIViewController {
            func open(_ panel: UIViewController) {
              ↓addChild(panel)
              view.addSubview(panel.view)
            }

            func close(_ panel: UIViewController) {
              panel.view.removeFromSuperview()
              panel.↓removeFromParent()
              panel.willMove(toParent: nil)
            }
          }
          """
        ],
        finds: [
          """
          warning: open(_:) adds a child, but never calls didMove(toParent: self) on it: call it once the \
          child's view is in place
          """,
          """
          warning: close(_:) removes a child before it calls willMove(toParent: nil) on it: call it first
          """,
        ])
    ],
    good: [
      RuleExample(
        [
          "App.swift": """
          class PanelViewController: UIViewController {
            func open(_ panel: UIViewController) {
              addChild(panel)
              finish(panel)
            }

            func close(_ panel: UIViewController) {
              panel.willMove(toParent: nil)
              panel.view.removeFromSuperview()
              panel.removeFromParent()
            }

            private func finish(_ panel: UIViewController) {
              view.addSubview(panel.view)
              panel.didMove(toParent: self)
            }
          }
          """
        ])
    ])

  private static let adding: Set<String> = ["addChild", "addChildViewController"]
  private static let removing: Set<String> = ["removeFromParent", "removeFromParentViewController"]
  private static let arriving: Set<String> = ["didMove", "didMoveToParentViewController"]
  private static let leaving: Set<String> = ["willMove", "willMoveToParentViewController"]

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens else { return [] }
    return screens.code.classes.flatMap { one -> [Finding] in
      let (_, root) = screens.code.lineage(of: one)
      // A node of SpriteKit's and the like has methods of these names too.
      guard case .framework(let name) = root, FrameworkAncestry.isKind(name, of: "UIViewController") == true else {
        return []
      }
      return one.functions.filter { $0.kind == .function && !$0.isOverride }.flatMap {
        findings(in: $0, of: one, screens.code)
      }
    }
  }

  private func findings(in function: CodeFunction, of one: CodeType, _ code: AppCode) -> [Finding] {
    let moves = function.calls.contains { call, _ in
      Self.adding.contains(call.calledName ?? "") || Self.removing.contains(call.calledName ?? "")
    }
    guard moves else { return [] }
    let calls = code.inlined(function, in: one, depth: 2).calls.compactMap { call, _ in call.calledName }
    var findings: [Finding] = []
    for (call, event) in function.calls {
      let name = call.calledName ?? ""
      if Self.adding.contains(name), isSelf(call.receiver), !calls.contains(where: Self.arriving.contains) {
        findings.append(
          finding(
            at: event.location,
            """
            \(function.fullName) adds a child, but never calls didMove(toParent: self) on it: call it once the child's \
            view is in place
            """))
      }
      if Self.removing.contains(name), !isSelf(call.receiver) {
        let first = calls.firstIndex(where: Self.leaving.contains)
        if first == nil {
          findings.append(
            finding(
              at: event.location,
              "\(function.fullName) removes a child, but never calls willMove(toParent: nil) on it: call it first"))
        } else if let first, let removal = calls.firstIndex(where: Self.removing.contains), removal < first {
          findings.append(
            finding(
              at: event.location,
              "\(function.fullName) removes a child before it calls willMove(toParent: nil) on it: call it first"))
        }
      }
    }
    return findings
  }

  private func isSelf(_ receiver: CodeValue?) -> Bool {
    guard let receiver else { return true }
    return receiver.root == .itself && receiver.path.allSatisfy { $0 == .optional || $0 == .forced }
  }
}
