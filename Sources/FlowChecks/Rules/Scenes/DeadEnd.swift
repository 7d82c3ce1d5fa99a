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
      swiped away, unless the screen forbids it. Only screens without a class of their own are judged: what code does \
      is not guessed.
      """,
    bad: [
      RuleExample(
        [
          "Main.storyboard": """
          <document initialViewController="list">
            <scenes>
              <scene sceneID="1"><objects><viewController id="list">
                <connections>
                  ↓<segue destination="about" kind="presentation" modalPresentationStyle="fullScreen" id="s-1"/>
                </connections>
              </viewController></objects></scene>
              <scene sceneID="2"><objects><viewController title="About" id="about"/></objects></scene>
            </scenes>
          </document>
          """
        ],
        finds: [
          """
          warning: 'About' is presented over the whole screen, and nothing leads away from it: add an unwind segue, or \
          present it as a card
          """
        ])
    ],
    good: [
      RuleExample(
        [
          "Main.storyboard": """
          <document initialViewController="list">
            <scenes>
              <scene sceneID="1"><objects><viewController id="list">
                <connections>
                  <segue destination="about" kind="presentation" id="s-1"/>
                  <segue destination="help" kind="presentation" modalPresentationStyle="fullScreen" id="s-2"/>
                </connections>
              </viewController></objects></scene>
              <scene sceneID="2"><objects><viewController title="About" id="about"/></objects></scene>
              <scene sceneID="3"><objects>
                <viewController id="help" customClass="HelpViewController" customModule="App"/>
              </objects></scene>
            </scenes>
          </document>
          """
        ], "The first is a card; the second has a class, which may dismiss it.")
    ])

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
      covers(controller, segue), isStuck(screen, in: app)
    else { return nil }
    return finding(
      at: segue.location,
      """
      \(screen.spelling) is presented over the whole screen, and nothing leads away from it: add an unwind segue, or \
      present it as a card
      """)
  }

  /// Whether the user cannot swipe it away.
  private func covers(_ controller: InterfaceObject, _ segue: InterfaceSegue) -> Bool {
    if controller.presentation.isModalInPresentation == true { return true }
    let style = segue.modalPresentationStyle ?? controller.modalPresentationStyle
    return ["fullScreen", "overFullScreen", "currentContext", "overCurrentContext"].contains(style)
  }

  /// Whether neither the screen nor what it holds has code or a segue.
  private func isStuck(_ screen: Screen, in app: CheckedApp) -> Bool {
    var waiting = [screen.id]
    var visited: Set<Screen.ID> = []
    while let id = waiting.popLast() {
      guard visited.insert(id).inserted else { continue }
      guard let screen = app.model.screen(id), screen.customClass == nil, [.plain, .navigation].contains(screen.kind),
        let storyboard = app.storyboards.first(where: { $0.qualifiedName == screen.storyboard }),
        let object = app.document(of: storyboard)?.object(withID: screen.objectID),
        !object.allContainedObjects.contains(where: { !$0.actions.isEmpty || $0.customClass != nil })
      else { return false }
      for transition in app.model.transitions(from: id) {
        guard transition.kind == .relationship || transition.kind == .embed,
          let inner = transition.destination.screenID
        else { return false }
        waiting.append(inner)
      }
    }
    return true
  }
}
