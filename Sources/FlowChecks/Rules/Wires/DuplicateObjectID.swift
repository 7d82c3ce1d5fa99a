import FlowInterfaceBuilder
import FlowModel

/// `duplicate-object-id`.
struct DuplicateObjectID: Rule {
  static let description = RuleDescription(
    id: "duplicate-object-id", group: .wires, severity: .warning,
    summary: "Two objects of a document have the same id.",
    rationale: """
      Connections and constraints name objects by their ids: of two with one id, one is connected, and Xcode may \
      refuse the document. It comes from a merge that kept both sides.
      """,
    bad: [
      RuleExample(
        [
          "Main.storyboard": """
          <document initialViewController="a">
            <scenes>
              <scene sceneID="1"><objects>
                <viewController id="a"><view key="view" id="v"><subviews>
                  <label text="Name" id="l"/>
                  ↓<label text="Name" id="l"/>
                </subviews></view></viewController>
              </objects></scene>
            </scenes>
          </document>
          """
        ],
        finds: [
          """
          warning: the id 'l' is that of another object, too (line 5): were both sides of a merge kept?
          """
        ])
    ],
    good: [
      RuleExample([
        "Main.storyboard": """
        <document initialViewController="a">
          <scenes>
            <scene sceneID="1"><objects>
              <viewController id="a"><view key="view" id="v"/></viewController>
            </objects></scene>
          </scenes>
        </document>
        """
      ])
    ])

  func findings(in app: CheckedApp) -> [Finding] {
    app.runnableDocuments.flatMap { document -> [Finding] in
      var first: [String: InterfaceElement] = [:]
      var findings: [Finding] = []
      for element in document.root.descendants {
        guard let id = element["id"] else { continue }
        guard let other = first[id] else {
          first[id] = element
          continue
        }
        // What lies in an object that stands twice is no other cause.
        guard !element.ancestors.contains(where: { isRepeated($0, first) }) else { continue }
        findings.append(
          finding(
            at: element.location,
            "the id '\(id)' is that of another object, too (line \(other.location.line)): were both sides of a merge kept?",
            related: [.init(location: other.location, message: "the other object")]))
      }
      return findings
    }
  }

  private func isRepeated(_ element: InterfaceElement, _ first: [String: InterfaceElement]) -> Bool {
    element["id"].flatMap { first[$0] }.map { $0 != element } ?? false
  }
}
