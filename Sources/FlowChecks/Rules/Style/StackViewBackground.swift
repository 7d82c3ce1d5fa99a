import FlowInterfaceBuilder
import FlowModel

/// `stack-view-background`.
struct StackViewBackground: Rule {
  static let description = RuleDescription(
    id: "stack-view-background", group: .style, severity: .note, isOptional: true,
    summary: "A stack view has a background colour.",
    rationale: """
      Before iOS 14 it is not drawn: those versions show what lies behind.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    app.runnableDocuments.flatMap { document in
      document.allObjects.filter { stack in
        stack.elementName == "stackView" && stack.color("backgroundColor") != nil
      }.map { stack in
        finding(
          at: stack.location,
          "a background colour of a stack view is not drawn before iOS 14: put a view behind it")
      }
    }
  }
}
