import FlowInterfaceBuilder
import FlowModel

/// `identifier-unlike-class`.
struct IdentifierUnlikeClass: Rule {
  static let description = RuleDescription(
    id: "identifier-unlike-class", group: .style, severity: .note, isOptional: true,
    summary: "A storyboard identifier is not the name of its class.",
    rationale: """
      Code that makes screens by the names of their classes does not find it.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    app.storyboards.flatMap { app.model.screens(of: $0) }.compactMap { screen in
      guard let identifier = screen.storyboardIdentifier, let name = screen.customClass, screen.kind != .reference,
        identifier != name
      else { return nil }
      return finding(
        at: screen.location, "the storyboard identifier '\(identifier)' is not the name of the class \(name)")
    }
  }
}
