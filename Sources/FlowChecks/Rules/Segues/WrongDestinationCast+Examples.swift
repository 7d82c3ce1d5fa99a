/// The examples of `wrong-destination-cast`.
extension WrongDestinationCast {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "ListViewController.swift": """
        import UIKit

        class ListViewController: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == "open" {
              let item = segue.destination ↓as! ItemViewController
              item.title = "Item"
            } else if segue.identifier == "help", let help = segue.destination ↓as? ItemViewController {
              help.title = "Help"
            }
          }
        }

        class ItemViewController: UIViewController {}
        class HelpViewController: UIViewController {}
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="list" \(of("ListViewController"))>
            <connections>
              <segue destination="nav" kind="presentation" identifier="open" id="s-1"/>
              <segue destination="help" kind="show" identifier="help" id="s-2"/>
            </connections>
          </viewController>
          """,
          """
          <navigationController id="nav">
            <connections>
              <segue destination="item" kind="relationship" relationship="rootViewController" id="s-3"/>
            </connections>
          </navigationController>
          """,
          """
          <viewController id="item" \(of("ItemViewController"))/>
          """,
          """
          <viewController id="help" \(of("HelpViewController"))/>
          """),
      ],
      finds: [
        """
        error: segue 'open' leads to a navigation controller with ItemViewController in it, so this cast to \
        ItemViewController crashes: cast to UINavigationController and take its topViewController
        """,
        """
        warning: segue 'help' leads to HelpViewController, so this cast to ItemViewController is always nil: what \
        follows never runs
        """,
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample([
      "ListViewController.swift": """
      import UIKit

      class ListViewController: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if sender is UITableViewCell {
            let other = segue.destination as! OtherViewController
            other.title = "Other"
          }
          guard segue.identifier == "open" else { return }
          let navigation = segue.destination as! UINavigationController
          let item = navigation.topViewController as! ItemViewController
          item.title = "Item"
        }
      }

      class ItemViewController: UITableViewController {}
      class OtherViewController: UIViewController {}
      """,
      "Main.storyboard": storyboard(
        """
        <viewController id="list" \(of("ListViewController"))>
          <connections>
            <segue destination="nav" kind="presentation" identifier="open" id="s-1"/>
            <segue destination="other" kind="show" identifier="other" id="s-2"/>
          </connections>
        </viewController>
        """,
        """
        <navigationController id="nav">
          <connections>
            <segue destination="item" kind="relationship" relationship="rootViewController" id="s-3"/>
          </connections>
        </navigationController>
        """,
        """
        <tableViewController id="item" \(of("ItemViewController"))/>
        """,
        """
        <viewController id="other" \(of("OtherViewController"))/>
        """),
    ])
  ]
}
