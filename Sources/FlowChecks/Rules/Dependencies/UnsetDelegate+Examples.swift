/// The examples of `unset-delegate`.
extension UnsetDelegate {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        import UIKit

        protocol ItemDelegate: AnyObject {
          func didSave(_ name: String)
        }

        class ListViewController: UIViewController, ItemDelegate, UITextFieldDelegate {
          let field = UITextField()

          @IBAction func open(_ sender: Any) {
            field.delegate = self
            show(ItemViewController(), sender: nil)
          }

          func didSave(_ name: String) { title = name }
        }

        class ItemViewController: UIViewController {
          weak var ↓delegate: ItemDelegate?

          @IBAction func save(_ sender: Any) {
            delegate?.didSave("Apple")
          }
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="list" \(of("ListViewController"))/>
          """),
      ],
      finds: [
        """
        warning: nothing sets 'delegate' of ItemViewController, so that ListViewController never hears of it: set it \
        where ItemViewController is made
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        import UIKit

        protocol ItemDelegate: AnyObject {
          func didSave(_ name: String)
        }

        class ListViewController: UIViewController, ItemDelegate {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            configure { ($0 as? ItemViewController)?.delegate = self }
          }

          func configure(_ work: (UIViewController) -> Void) {}
          func didSave(_ name: String) { title = name }
        }

        class ItemViewController: UIViewController {
          weak var delegate: ItemDelegate?

          @IBAction func save(_ sender: Any) {
            delegate?.didSave("Apple")
          }
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="list" \(of("ListViewController"))/>
          """),
      ])
  ]
}
