import FlowModel

/// `unknown-segue-identifier`.
struct UnknownSegueIdentifier: Rule {
  static let description = RuleDescription(
    id: "unknown-segue-identifier", group: .segues, severity: .error,
    summary: "Code performs a segue that the screen does not have.",
    rationale: """
      `performSegue(withIdentifier:sender:)` raises `Receiver has no segue with identifier` when no segue that starts \
      from its screen has that identifier. It comes from a typing mistake, or from renaming, moving or deleting the \
      segue in the storyboard. All screens of the class and of its subclasses are asked, and one that has it is enough, \
      unless a callback of UIKit's performs it on all of them.
      """,
    bad: [
      RuleExample(
        [
          "ListViewController.swift": """
          import UIKit

          class ListViewController: UIViewController {
            @IBAction func showItem() {
              ↓performSegue(withIdentifier: "opne", sender: self)
            }
          }
          """,
          "Main.storyboard": """
          <document initialViewController="list">
            <scenes>
              <scene sceneID="1"><objects>
                <viewController id="list" customClass="ListViewController" customModuleProvider="target" customModule="App">
                  <connections><segue destination="item" kind="show" identifier="open" id="s-1"/></connections>
                </viewController>
              </objects></scene>
              <scene sceneID="2"><objects><viewController id="item"/></objects></scene>
            </scenes>
          </document>
          """,
        ],
        finds: [
          "error: no segue of ListViewController has the identifier 'opne': did you mean 'open'?"
        ]),
      RuleExample(
        [
          "LoginViewController.swift": """
          import UIKit

          enum Segues {
            static let loggedIn = "loggedIn"
          }

          class LoginViewController: UIViewController {
            @IBAction func finish() {
              ↓performSegue(withIdentifier: Segues.loggedIn, sender: nil)
            }
          }
          """,
          "Main.storyboard": """
          <document initialViewController="login">
            <scenes>
              <scene sceneID="1"><objects>
                <viewController id="login" customClass="LoginViewController" customModule="App" customModuleProvider="target"/>
              </objects></scene>
            </scenes>
          </document>
          """,
        ],
        finds: [
          "error: no segue of LoginViewController has the identifier 'loggedIn', and no storyboard has one"
        ]),
      RuleExample(
        [
          "ListViewController.swift": """
          import UIKit

          class ListViewController: UITableViewController {
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
              ↓performSegue(withIdentifier: "open", sender: indexPath)
            }
          }

          class ShortListViewController: ListViewController {}

          class PlainListViewController: ListViewController {
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
          }
          """,
          "Main.storyboard": """
          <document initialViewController="list">
            <scenes>
              <scene sceneID="1"><objects>
                <tableViewController id="list" customClass="ListViewController" customModule="App" customModuleProvider="target">
                  <connections><segue destination="item" kind="show" identifier="open" id="s-1"/></connections>
                </tableViewController>
              </objects></scene>
              <scene sceneID="2"><objects>
                <tableViewController id="short" customClass="ShortListViewController" customModule="App" customModuleProvider="target">
                  <connections><segue destination="item" kind="show" identifier="opne" id="s-2"/></connections>
                </tableViewController>
              </objects></scene>
              <scene sceneID="3"><objects>
                <tableViewController id="plain" customClass="PlainListViewController" customModule="App" customModuleProvider="target"/>
              </objects></scene>
              <scene sceneID="4"><objects><viewController id="item"/></objects></scene>
            </scenes>
          </document>
          """,
        ],
        finds: [
          """
          warning: tableView(_:didSelectRowAt:) performs segue 'open' on every screen of ListViewController, but that of \
          line 9 of Main.storyboard has none of that identifier
          """
        ]),
    ],
    good: [
      RuleExample(
        [
          "BaseViewController.swift": """
          import UIKit

          class BaseViewController: UIViewController {
            enum SegueIdentifier: String { case help }

            func help() {
              performSegue(withIdentifier: SegueIdentifier.help.rawValue, sender: nil)
            }
          }

          class HomeViewController: BaseViewController {}
          """,
          "Main.storyboard": """
          <document initialViewController="home">
            <scenes>
              <scene sceneID="1"><objects>
                <viewController id="home" customClass="HomeViewController" customModule="App" customModuleProvider="target">
                  <connections><segue destination="help" kind="show" identifier="help" id="s-1"/></connections>
                </viewController>
              </objects></scene>
              <scene sceneID="2"><objects><viewController id="help"/></objects></scene>
            </scenes>
          </document>
          """,
        ], "A screen of a subclass has the segue.")
    ])

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens else { return [] }
    let everywhere = Set(app.model.transitions.compactMap(\.identifier))
    return findings(ofObjectiveCIn: app, screens.code, everywhere)
      + app.names.all(.segue).filter(\.isOnly).compactMap { performed in
        let identifier = performed.name
        let severity: Finding.Severity = performed.isCertain ? .error : .warning
        guard let performer = performed.performer, !screens.screens(of: performer).isEmpty else {
          // Who performs it is not known, or is no screen of a storyboard: then no screen at all may have it.
          guard !everywhere.contains(identifier), !everywhere.isEmpty else { return nil }
          let nearest = NearestName.of(identifier, in: everywhere).map { ": did you mean '\($0)'?" } ?? ""
          // The screens of a class that other modules inherit from may be theirs, or those of documents that are not here.
          let mayBeElsewhere = performed.performer?.isOpen == true || app.lacksDocuments
          return finding(
            at: performed.location, "no storyboard has a segue with the identifier '\(identifier)'\(nearest)",
            severity: mayBeElsewhere ? .note : severity, related: performed.related)
        }
        let own = Set(screens.segues(of: performer).compactMap(\.segue.identifier))
        guard !own.contains(identifier) else { return lacking(identifier, performed, performer, screens) }
        return finding(
          at: performed.location,
          "no segue of \(performer.name) has the identifier '\(identifier)'"
            + advice(identifier, own: own, everywhere: everywhere, in: app),
          severity: severity,
          related: performed.related
            + screens.screens(of: performer).map { .init(location: $0.location, message: "its screen") })
      }
  }

  /// Callbacks that every screen of a class gets, whatever it shows.
  private static let callbacks: Set<String> = [
    "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "tableView(_:didSelectRowAt:)",
    "collectionView(_:didSelectItemAt:)",
  ]

  /// Of a class with several screens in a storyboard, those that have no such segue, although what performs it happens
  /// on all of them.
  private func lacking(
    _ identifier: String, _ performed: NamedCall, _ performer: CodeType, _ screens: AppScreens
  ) -> Finding? {
    let function = performed.scope.function
    guard Self.callbacks.contains(function.fullName), performed.isAlways else { return nil }
    let labels = function.parameters.map(\.label)
    let running = screens.screens(of: performer).filter { screen in
      guard let owner = screens.appClass(of: screen) else { return false }
      let run = screens.code.function(function.name, labels: labels, of: owner)
      return run?.function.location == function.location
    }
    let having = running.filter { screen in
      screens.model.transitions(from: screen.id).contains { $0.identifier == identifier }
    }
    let storyboards = Set(having.map(\.storyboard))
    let others = running.filter { screen in
      storyboards.contains(screen.storyboard) && !having.contains { $0.id == screen.id }
    }
    guard let first = others.first else { return nil }
    return finding(
      at: performed.location,
      """
      \(function.fullName) performs segue '\(identifier)' on every screen of \(performer.name), but that of \
      \(first.location.inWords) has none of that identifier
      """,
      severity: .warning, related: others.map { .init(location: $0.location, message: "a screen without the segue") })
  }

  func advice(
    _ identifier: String, own: Set<String>, everywhere: Set<String>, in app: CheckedApp
  ) -> String {
    if let nearest = NearestName.of(identifier, in: own) { return ": did you mean '\(nearest)'?" }
    if let other = app.model.transitions.first(where: { $0.identifier == identifier }) {
      if other.kind == .relationship { return ": it is a relationship, which cannot be performed" }
      let source = app.model.screen(other.source)?.spelling ?? "another screen"
      return ": \(source) has one, but a segue is performed on the screen that it starts from"
    }
    let list = own.sorted().prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return own.isEmpty ? ", and no storyboard has one" : " (it has \(list))"
  }
}
