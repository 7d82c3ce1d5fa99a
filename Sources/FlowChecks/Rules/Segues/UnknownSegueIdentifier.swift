import FlowModel

/// `unknown-segue-identifier`.
struct UnknownSegueIdentifier: Rule {
  static let description = RuleDescription(
    id: "unknown-segue-identifier", group: .segues, severity: .error,
    summary: "Code performs a segue that the screen does not have.",
    rationale: """
      `performSegue(withIdentifier:sender:)` raises `Receiver has no segue with identifier` when no segue that starts \
      from its screen has that identifier. It comes from a typing mistake, or from renaming, moving or deleting the \
      segue in the storyboard. All screens of the class and of its subclasses are asked, and one that has it is enough.
      """,
    bad: [
      RuleExample(
        [
          "ListViewController.swift": """
          import UIKit

          class ListViewController: UIViewController {
            func showItem() {
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
            func finish() {
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
    return app.performedSegues.compactMap { performed in
      let identifier = performed.identifier
      guard let performer = performed.performer, !screens.screens(of: performer).isEmpty else {
        // Who performs it is not known, or is no screen of a storyboard: then no screen at all may have it.
        guard !everywhere.contains(identifier), !everywhere.isEmpty else { return nil }
        let nearest = NearestName.of(identifier, in: everywhere).map { ": did you mean '\($0)'?" } ?? ""
        // The screens of a class that other modules inherit from may be theirs.
        return finding(
          at: performed.event.location, "no storyboard has a segue with the identifier '\(identifier)'\(nearest)",
          severity: performed.performer?.isOpen == true ? .note : .error)
      }
      let own = Set(screens.segues(of: performer).compactMap(\.segue.identifier))
      guard !own.contains(identifier) else { return nil }
      return finding(
        at: performed.event.location,
        "no segue of \(performer.name) has the identifier '\(identifier)'"
          + advice(identifier, own: own, everywhere: everywhere, in: app),
        related: screens.screens(of: performer).map { .init(location: $0.location, message: "its screen") })
    }
  }

  private func advice(
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
