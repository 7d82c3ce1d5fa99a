/// The examples of `unknown-segue-identifier`.
extension UnknownSegueIdentifier {
  static let bad: [RuleExample] = [
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
        "Main.storyboard": storyboard(
          """
          <viewController id="list" \(of("ListViewController"))>
            <connections><segue destination="item" kind="show" identifier="open" id="s-1"/></connections>
          </viewController>
          """,
          #"<viewController id="item"/>"#),
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
        "Main.storyboard": storyboard(
          """
          <viewController id="login" \(of("LoginViewController"))/>
          """),
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
        "Main.storyboard": storyboard(
          """
          <tableViewController id="list" \(of("ListViewController"))>
            <connections><segue destination="item" kind="show" identifier="open" id="s-1"/></connections>
          </tableViewController>
          """,
          """
          <tableViewController id="short" \(of("ShortListViewController"))>
            <connections><segue destination="item" kind="show" identifier="opne" id="s-2"/></connections>
          </tableViewController>
          """,
          """
          <tableViewController id="plain" \(of("PlainListViewController"))/>
          """,
          #"<viewController id="item"/>"#),
      ],
      finds: [
        """
        warning: tableView(_:didSelectRowAt:) performs segue 'open' on every screen of ListViewController, but that of \
        line 9 of Main.storyboard has none of that identifier
        """
      ]),
  ]

  static let good: [RuleExample] = [
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
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeViewController"))>
            <connections><segue destination="help" kind="show" identifier="help" id="s-1"/></connections>
          </viewController>
          """,
          #"<viewController id="help"/>"#),
      ], "A screen of a subclass has the segue.")
  ]
}
