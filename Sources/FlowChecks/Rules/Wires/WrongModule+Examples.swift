/// The examples of `wrong-module`.
extension WrongModule {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ItemViewController: UIViewController {
          @IBOutlet var nameLabel: UILabel!
        }
        """,
        "Main.storyboard": storyboard(
          """
          ↓<viewController id="item" customClass="ItemViewController">
            <connections><outlet property="nameLabel" destination="v" id="o"/></connections>
            <view key="view" id="v"/>
          </viewController>
          """),
      ],
      finds: [
        """
        error: class ItemViewController is Swift's, and the document names no module for it, so UIKit makes \
        a plain UIViewController, which has no outlet 'nameLabel': loading it crashes. Tick "Inherit Module \
        From Target"
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        @objc(ItemViewController)
        class ItemViewController: UIViewController {}
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="item" customClass="ItemViewController">
            <view key="view" id="v"/>
          </viewController>
          """),
      ], "`@objc(Name)` gives the class a name without a module."),
    RuleExample(
      [
        "App.swift": """
        class ListViewController: UIViewController {
          @IBSegueAction func showItem(_ coder: NSCoder) -> ItemViewController? { ItemViewController(coder: coder) }
        }
        class ItemViewController: UIViewController {
          @IBOutlet weak var nameLabel: UILabel!
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="list" \(of("ListViewController"))>
            <connections>
              <segue destination="item" kind="show" identifier="item" destinationCreationSelector="showItem:" id="s"/>
            </connections>
          </viewController>
          """,
          """
          <viewController id="item" customClass="ItemViewController">
            <view key="view" id="v"><subviews><label id="l"/></subviews></view>
            <connections><outlet property="nameLabel" destination="l" id="o"/></connections>
          </viewController>
          """),
      ], "The segue's action makes the item's controller."),
  ]
}
