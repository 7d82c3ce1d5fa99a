/// The examples of `swallowed-segue`.
extension SwallowedSegue {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "ListViewController.swift": """
        import UIKit

        class ListViewController: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            switch segue.identifier {
            case "open": (segue.destination as? ItemViewController)?.item = "Apple"
            default: break
            }
          }
        }

        class ItemViewController: UIViewController {
          var item: String?
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="list" \(of("ListViewController"))>
            <connections>
              <segue destination="item" kind="show" identifier="open" id="s-1"/>
              ↓<segue destination="item" kind="presentation" identifier="edit" id="s-2"/>
            </connections>
          </viewController>
          """,
          """
          <viewController id="item" \(of("ItemViewController"))/>
          """),
      ],
      finds: [
        """
        warning: segue 'edit' falls into the default of prepare (line 7 of ListViewController.swift), which does \
        nothing, while segue 'open' to ItemViewController is given 'item': add a case for 'edit'
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "ListViewController.swift": """
        import UIKit

        class ListViewController: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            switch segue.identifier {
            case "open": (segue.destination as? ItemViewController)?.item = "Apple"
            default: break
            }
          }
        }

        class ItemViewController: UIViewController {
          var item: String?
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="list" \(of("ListViewController"))>
            <connections>
              <segue destination="item" kind="show" identifier="open" id="s-1"/>
              <segue destination="help" kind="show" identifier="help" id="s-2"/>
            </connections>
          </viewController>
          """,
          """
          <viewController id="item" \(of("ItemViewController"))/>
          """,
          #"<viewController id="help"/>"#),
      ], "The help screen is given nothing by anyone.")
  ]
}
