/// The examples of `set-after-use`.
extension SetAfterUse {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "ListViewController.swift": """
        import UIKit

        class ListViewController: UIViewController {
          @IBAction func open() {
            let next = storyboard!.instantiateViewController(withIdentifier: "Item") as! ItemViewController
            next.↓view.backgroundColor = .white
            next.item = Item(name: "Apple")
            present(next, animated: true)
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
          <viewController id="list" \(of("ListViewController"))/>
          """,
          """
          <viewController id="item" storyboardIdentifier="Item" \(of("ItemViewController"))/>
          """),
      ],
      finds: [
        """
        error: this loads the view of ItemViewController before 'item' is set (line 7 of ListViewController.swift): \
        'item' is nil when viewDidLoad uses it (line 17 of ListViewController.swift). Set it first
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "ListViewController.swift": """
        import UIKit

        class ListViewController: UIViewController {
          func open() {
            let next = storyboard!.instantiateViewController(withIdentifier: "Item") as! ItemViewController
            navigationController?.pushViewController(next, animated: true)
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
          <viewController id="list" \(of("ListViewController"))/>
          """,
          """
          <viewController id="item" storyboardIdentifier="Item" \(of("ItemViewController"))/>
          """),
      ], "A navigation controller loads the view of what is pushed in its next layout.")
  ]
}
