/// The examples of `trapping-initializer`.
extension TrappingInitializer {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        import UIKit

        class ListViewController: UIViewController {
          @IBAction func help() { performSegue(withIdentifier: "open", sender: nil) }
        }

        class ItemViewController: UIViewController {
          required init?(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
          }
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="list" \(of("ListViewController"))>
            <connections>↓<segue destination="item" kind="show" identifier="open" id="s-1"/></connections>
          </viewController>
          """,
          """
          <viewController id="item" \(of("ItemViewController"))/>
          """),
      ],
      finds: [
        """
        error: the segue makes ItemViewController by its init(coder:), which traps (line 8 of App.swift): make it in \
        an @IBSegueAction, or implement init(coder:)
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        import UIKit

        class ListViewController: UIViewController {
          @IBSegueAction func makeItem(_ coder: NSCoder) -> ItemViewController? {
            ItemViewController(coder: coder, item: Item())
          }
        }

        class ItemViewController: UIViewController {
          init?(coder: NSCoder, item: Item) {
            super.init(coder: coder)
          }

          required init?(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
          }
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="list" \(of("ListViewController"))>
            <connections><segue destination="item" kind="show" destinationCreationSelector="makeItem:" id="s-1"/></connections>
          </viewController>
          """,
          """
          <viewController id="item" \(of("ItemViewController"))/>
          """),
      ], "A segue action makes it.")
  ]
}
