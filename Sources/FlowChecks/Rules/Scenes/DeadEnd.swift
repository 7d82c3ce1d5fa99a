import FlowInterfaceBuilder
import FlowModel

/// `dead-end`.
struct DeadEnd: Rule {
  static let description = RuleDescription(
    id: "dead-end", group: .scenes, severity: .warning,
    summary: "A screen is presented over the whole screen, and nothing on it leads anywhere.",
    rationale: """
      A screen that covers the whole screen cannot be swiped away; without a segue, an unwind, or a class whose code \
      could dismiss it, the user is stuck until the app is killed. Cards (the default style since iOS 13) can be \
      swiped away, unless the screen forbids it. A screen with a class of its own is a note, and only where neither its \
      code nor that of the screen before it leaves any screen, and nobody is given a say by a delegate or a closure.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    app.storyboards.flatMap { storyboard -> [Finding] in
      guard let document = app.document(of: storyboard) else { return [] }
      return document.segues.compactMap { finding(of: $0, storyboard, in: app) }
    }
  }

  private func finding(of segue: InterfaceSegue, _ storyboard: Storyboard, in app: CheckedApp) -> Finding? {
    guard ["presentation", "modal"].contains(segue.kind), segue.customClass == nil,
      let controller = segue.destination, !controller.isReference,
      let screen = app.model.screen("\(storyboard.qualifiedName)#\(controller.id ?? "")"),
      covers(controller, segue), let stuck = stuckScreens(from: screen, in: app)
    else { return nil }
    let classes = stuck.filter { $0.customClass != nil }
    if !classes.isEmpty {
      guard let source = segue.sourceScene?.viewController?.id,
        let before = app.model.screen("\(storyboard.qualifiedName)#\(source)"),
        (classes + [before]).allSatisfy({ ScreenCode($0, in: app)?.mayLeave == false })
      else { return nil }
    }
    return finding(
      at: segue.location,
      """
      \(screen.spelling) is presented over the whole screen, and nothing leads away from it: add an unwind segue, or \
      present it as a card
      """, severity: classes.isEmpty ? .warning : .note)
  }

  /// Whether the user cannot swipe it away.
  private func covers(_ controller: InterfaceObject, _ segue: InterfaceSegue) -> Bool {
    if controller.presentation.isModalInPresentation == true { return true }
    let style = segue.modalPresentationStyle ?? controller.modalPresentationStyle
    return ["fullScreen", "overFullScreen", "currentContext", "overCurrentContext"].contains(style)
  }

  /// The screen and what it holds, if none of them has an action, a segue, or an object with code of its own.
  private func stuckScreens(from screen: Screen, in app: CheckedApp) -> [Screen]? {
    var waiting = [screen.id]
    var visited: Set<Screen.ID> = []
    var stuck: [Screen] = []
    while let id = waiting.popLast() {
      guard visited.insert(id).inserted else { continue }
      guard let screen = app.model.screen(id), [.plain, .navigation].contains(screen.kind),
        let storyboard = app.storyboards.first(where: { $0.qualifiedName == screen.storyboard }),
        let object = app.document(of: storyboard)?.object(withID: screen.objectID),
        !object.allContainedObjects.contains(where: { $0 != object && (!$0.actions.isEmpty || $0.customClass != nil) })
      else { return nil }
      stuck.append(screen)
      for transition in app.model.transitions(from: id) {
        guard transition.kind == .relationship || transition.kind == .embed,
          let inner = transition.destination.screenID
        else { return nil }
        waiting.append(inner)
      }
    }
    return stuck
  }
}

/// What the code of a screen's class may do with the screens that are shown.
private struct ScreenCode {
  /// Whether it may leave a screen, or let others do so; true where the class is not known as a whole.
  let mayLeave: Bool

  /// - Returns: nil when the class is not the app's.
  init?(_ screen: Screen, in app: CheckedApp) {
    guard let screens = app.screens else { return nil }
    guard screen.customClass != nil else {
      mayLeave = false
      return
    }
    guard let owner = screens.appClass(of: screen) else { return nil }
    let (lineage, root) = screens.code.lineage(of: owner)
    guard case .framework = root else { return nil }
    mayLeave = lineage.contains { one in
      one.properties.contains {
        $0.type?.contains("->") == true || Self.letsOthers($0.name) || Self.letsOthers($0.type)
      }
        || one.functions.contains {
          $0.isAction || $0.calls.contains { Self.leaves($0.call) } || $0.setsMember("rootViewController")
        }
    }
  }

  private static func leaves(_ call: CodeValue) -> Bool {
    guard let name = call.calledName else { return true }
    return !["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"].contains(name)
  }

  private static func letsOthers(_ name: String?) -> Bool {
    guard let name = name?.lowercased() else { return false }
    return ["delegate", "coordinator", "router", "presenter", "handler", "completion", "model"].contains {
      name.contains($0)
    }
  }
}
