/// The examples of `missing-dependency`.
extension MissingDependency {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        import UIKit

        class ListViewController: UIViewController {
          override func ↓prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == "open", let next = segue.destination as? ItemViewController {
              next.title = "Apple"
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
                <connections><segue destination="item" kind="show" identifier="open" id="s-1"/></connections>
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
        error: segue 'open' leads to ItemViewController, which needs 'item', but this prepare does not set it: 'item' \
        is nil when viewDidLoad uses it (line 16 of App.swift)
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample([
      "App.swift": """
      import UIKit

      class ListViewController: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          guard let next = segue.destination as? ItemViewController else { return }
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
    ])
  ]
}
