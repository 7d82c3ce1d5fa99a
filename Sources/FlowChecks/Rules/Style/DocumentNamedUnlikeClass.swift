import FlowInterfaceBuilder
import FlowModel

/// `document-named-unlike-class`.
struct DocumentNamedUnlikeClass: Rule {
  static let description = RuleDescription(
    id: "document-named-unlike-class", group: .style, severity: .note, isOptional: true,
    summary: "A storyboard of one screen is called otherwise than its class.",
    rationale: """
      Whoever looks for the screen of a class finds it by its name.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    app.storyboards.compactMap { storyboard in
      let screens = app.model.screens(of: storyboard).filter { $0.kind != .reference }
      guard screens.count == 1, let name = screens[0].customClass, storyboard.name != name,
        !["ViewController", "Controller"].contains(where: { "\(storyboard.name)\($0)" == name })
      else { return nil }
      return finding(
        at: screens[0].location,
        "this storyboard is called \(storyboard.name), and its screen \(name): give both one name")
    }
  }
}
