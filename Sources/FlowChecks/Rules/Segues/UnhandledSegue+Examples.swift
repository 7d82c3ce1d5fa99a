/// The examples of `unhandled-segue`.
extension UnhandledSegue {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        import UIKit

        class ListViewController: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            switch segue.identifier {
            case "edit": (segue.destination as! ItemViewController).item = Item(name: "Apple")
            default: break
            }
          }
        }

        class ItemViewController: UIViewController {
          var item: Item!

          override func viewDidLoad() {
            super.viewDidLoad()
            title = item.name
          }
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="list" \(of("ListViewController"))>
            <navigationItem key="navigationItem" id="n">
              <barButtonItem key="rightBarButtonItem" title="Open" id="b">
                <connections>↓<segue destination="item" kind="show" identifier="open" id="s-1"/></connections>
              </barButtonItem>
            </navigationItem>
          </viewController>
          """,
          """
          <viewController id="item" \(of("ItemViewController"))/>
          """),
      ],
      finds: [
        """
        error: segue 'open' leads to ItemViewController, which needs 'item', but prepare of ListViewController does \
        not handle it: 'item' is nil when viewDidLoad uses it (line 17 of App.swift)
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        import UIKit

        class ListViewController: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            switch segue.identifier {
            case "open": configure(segue.destination as! ItemViewController)
            default: break
            }
          }

          private func configure(_ next: ItemViewController) {
            next.item = Item(name: "Apple")
          }
        }

        class ItemViewController: UIViewController {
          var item: Item!

          override func viewDidLoad() {
            super.viewDidLoad()
            title = item.name
          }
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="list" \(of("ListViewController"))>
            <navigationItem key="navigationItem" id="n">
              <barButtonItem key="rightBarButtonItem" title="Open" id="b">
                <connections><segue destination="item" kind="show" identifier="open" id="s-1"/></connections>
              </barButtonItem>
            </navigationItem>
          </viewController>
          """,
          """
          <viewController id="item" \(of("ItemViewController"))/>
          """),
      ], "A method that `prepare` calls sets it.")
  ]
}
