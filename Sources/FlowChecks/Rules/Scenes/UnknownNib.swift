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

            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
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
    let dequeued = app.reuseIdentifiers.dequeued
    return screens.scopes.flatMap { scope in
      scope.function.events.indices.compactMap { index -> Finding? in
        let event = scope.function.events[index]
        guard case .call(let call) = event.action, let name = nibName(call, scope), !known.contains(name) else {
          return nil
        }
        let nearest = NearestName.of(name, in: known).map { ": did you mean '\($0)'?" }
        let message = "no xib is called '\(name)'\(nearest ?? ": was it renamed or deleted?")"
        // UIKit loads a registered nib when the first of its cells is asked for.
        if let cell = cell(ofNib: call, index, in: scope), !dequeued.contains(cell) {
          return finding(at: event.location, message + " Nobody is seen to ask for its cells", severity: .warning)
        }
        return finding(at: event.location, message)
      }
    }
  }

  /// The reuse identifier that the nib of a call is registered with.
  private func cell(ofNib nib: CodeValue, _ index: Int, in scope: CodeScope) -> String? {
    scope.function.calls.lazy.compactMap { call, _ -> String? in
      guard call.calledName == "register", let arguments = call.arguments, let last = arguments.last,
        arguments.first?.value == nib || arguments.first?.value == CodeValue(.result(index))
      else { return nil }
      return scope.text(of: last.value)
    }.first
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
