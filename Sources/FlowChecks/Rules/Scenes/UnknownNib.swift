import FlowInterfaceBuilder
import FlowModel

/// `unknown-nib`.
struct UnknownNib: Rule {
  static let description = RuleDescription(
    id: "unknown-nib", group: .scenes, severity: .error,
    summary: "Code names a xib that does not exist.",
    rationale: """
      `UINib(nibName:bundle:)` and `loadNibNamed` raise `Could not load NIB in bundle` when the nib is used. It \
      comes from a typing mistake, or from renaming or deleting the file. A xib of another bundle is not looked \
      for.
      """,
    bad: [
      RuleExample(
        [
          "App.swift": """
          class HomeViewController: UITableViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              tableView.register(↓UINib(nibName: "ItmCell", bundle: nil), forCellReuseIdentifier: "item")
            }
          }
          """,
          "ItemCell.xib": """
          <document>
            <objects><tableViewCell reuseIdentifier="item" id="cell"/></objects>
          </document>
          """,
        ],
        finds: [
          """
          error: no xib is called 'ItmCell': did you mean 'ItemCell'?
          """
        ])
    ],
    good: [
      RuleExample(
        [
          "App.swift": """
          class HomeViewController: UITableViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              tableView.register(UINib(nibName: String(describing: ItemCell.self), bundle: nil), forCellReuseIdentifier: "item")
            }
          }
          """,
          "ItemCell.xib": """
          <document>
            <objects><tableViewCell reuseIdentifier="item" id="cell"/></objects>
          </document>
          """,
        ])
    ])

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens, app.model.isWholeApp else { return [] }
    let unreadable = app.model.unreadable.map(\.location.file)
    let known = Set(
      (app.model.documents.filter { $0.kind == .xib }.map(\.file) + unreadable).map { InterfaceFile(path: $0).name })
    return screens.scopes.flatMap { scope in
      scope.function.events.compactMap { event -> Finding? in
        guard case .call(let call) = event.action, let name = nibName(call, scope), !known.contains(name) else {
          return nil
        }
        let nearest = NearestName.of(name, in: known).map { ": did you mean '\($0)'?" }
        return finding(at: event.location, "no xib is called '\(name)'\(nearest ?? ": was it renamed or deleted?")")
      }
    }
  }

  /// The name that `UINib(nibName:bundle:)` or `Bundle.main.loadNibNamed(…)` takes, for the app's own bundle.
  private func nibName(_ call: CodeValue, _ scope: CodeScope) -> String? {
    guard let arguments = call.arguments, let first = arguments.first else { return nil }
    switch call.calledName {
    case "UINib"?:
      guard first.label == "nibName", StoryboardCall.isOwnBundle(arguments, scope) else { return nil }
      return scope.text(of: first.value)
    case "loadNibNamed"?:
      guard let receiver = call.receiver else { return nil }
      guard StoryboardCall.isOwnBundle([CodeArgument(label: "bundle", receiver)], scope) else { return nil }
      return scope.text(of: first.value)
    default: return nil
    }
  }
}
