import FlowInterfaceBuilder
import FlowModel

/// `unknown-reuse-identifier`.
struct UnknownReuseIdentifier: Rule {
  static let description = RuleDescription(
    id: "unknown-reuse-identifier", group: .wires, severity: .error,
    summary: "Code asks for a cell by an identifier that no prototype has and nobody registers.",
    rationale: """
      `dequeueReusableCell(withIdentifier:for:)` raises `unable to dequeue a cell with identifier`; the form \
      without an index path gives nil, which is a warning. It comes from a typing mistake, or from renaming the \
      prototype. Where the app registers cells under names that only the running app knows, it is a warning or a note.
      """,
    bad: [
      RuleExample(
        [
          "App.swift": """
          class ListViewController: UITableViewController {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              return tableView.↓dequeueReusableCell(withIdentifier: "ItmCell", for: indexPath)
            }
          }
          """,
          "Main.storyboard": """
          <document initialViewController="list">
            <scenes>
              <scene sceneID="1"><objects>
                <tableViewController id="list" customClass="ListViewController" customModule="App" customModuleProvider="target">
                  <tableView key="view" dataMode="prototypes" id="t">
                    <prototypes><tableViewCell reuseIdentifier="ItemCell" id="c"/></prototypes>
                  </tableView>
                </tableViewController>
              </objects></scene>
            </scenes>
          </document>
          """,
        ],
        finds: [
          """
          error: no cell has the reuse identifier 'ItmCell', and nobody registers one: did you mean \
          'ItemCell'?
          """
        ])
    ],
    good: [
      RuleExample(
        [
          "App.swift": """
          class ListViewController: UITableViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Plain")
            }

            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              return tableView.dequeueReusableCell(withIdentifier: "Plain", for: indexPath)
            }
          }
          """,
          "Main.storyboard": """
          <document initialViewController="list">
            <scenes>
              <scene sceneID="1"><objects>
                <tableViewController id="list" customClass="ListViewController" customModule="App" customModuleProvider="target">
                  <tableView key="view" dataMode="prototypes" id="t">
                    <prototypes><tableViewCell reuseIdentifier="ItemCell" id="c"/></prototypes>
                  </tableView>
                </tableViewController>
              </objects></scene>
            </scenes>
          </document>
          """,
        ])
    ])

  private static let dequeuing: Set<String> = [
    "dequeueReusableCell", "dequeueReusableCellWithIdentifier", "dequeueReusableCellWithReuseIdentifier",
    "dequeueReusableHeaderFooterView", "dequeueReusableSupplementaryView",
  ]
  private static let registering: Set<String> = ["register", "registerClass", "registerNib"]

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens, app.model.isWholeApp else { return [] }
    var known = Set(app.model.documents.flatMap { $0.root.descendants.compactMap { $0["reuseIdentifier"] } })
    var open: Set<Int> = []
    for scope in screens.scopes {
      for (call, _) in scope.function.calls {
        // A cell that code makes with an identifier comes back by it.
        guard let last = call.arguments?.last, last.label == "reuseIdentifier" else { continue }
        if let name = scope.text(of: last.value) { known.insert(name) }
      }
      for (call, _) in scope.function.calls where Self.registering.contains(call.calledName ?? "") {
        if let name = identifier(of: call, scope) {
          known.insert(name)
        } else if let owner = scope.owner {
          open.insert(owner.id)
        }
      }
    }
    return screens.scopes.flatMap { scope -> [Finding] in
      let lineage = scope.owner.map { screens.code.lineage(of: $0).classes.map(\.id) } ?? []
      guard open.isDisjoint(with: lineage) else { return [] }
      return scope.function.calls.compactMap { call, event in
        guard Self.dequeuing.contains(call.calledName ?? ""), let name = identifier(of: call, scope),
          !known.contains(name)
        else { return nil }
        let nearest = NearestName.of(name, in: known).map { ": did you mean '\($0)'?" } ?? ""
        let raises = call.arguments?.contains { ["for", "forIndexPath"].contains($0.label ?? "") } == true
        return finding(
          at: event.location, "no cell has the reuse identifier '\(name)', and nobody registers one\(nearest)",
          severity: !raises ? .warning : open.isEmpty ? .error : nearest.isEmpty ? .note : .warning)
      }
    }
  }

  private func identifier(of call: CodeValue, _ scope: CodeScope) -> String? {
    let labels: Set<String> = [
      "withIdentifier", "withReuseIdentifier", "forCellReuseIdentifier", "forCellWithReuseIdentifier",
      "forHeaderFooterViewReuseIdentifier",
    ]
    guard let arguments = call.arguments else { return nil }
    let labelled = arguments.first { labels.contains($0.label ?? "") }
    let first = (call.calledName ?? "").hasPrefix("dequeueReusableCellWith") ? arguments.first : nil
    return (labelled ?? first).flatMap { scope.text(of: $0.value) }
  }
}
