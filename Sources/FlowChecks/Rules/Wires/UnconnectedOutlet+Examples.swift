/// The examples of `unconnected-outlet`.
extension UnconnectedOutlet {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ItemViewController: UIViewController {
          @IBOutlet weak var ↓nameLabel: UILabel!

          override func viewDidLoad() {
            super.viewDidLoad()
            nameLabel.text = "Apple"
          }
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="item" \(of("ItemViewController"))>
            <view key="view" id="v"/>
          </viewController>
          """),
      ],
      finds: [
        """
        warning: outlet 'nameLabel' of ItemViewController is connected nowhere, but used: connect it, or \
        remove it
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ItemViewController: UIViewController {
          @IBOutlet weak var nameLabel: UILabel!

          override func viewDidLoad() {
            super.viewDidLoad()
            nameLabel.text = "Apple"
          }
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="item" \(of("ItemViewController"))>
            <view key="view" id="v"><subviews><label id="l"/></subviews></view>
            <connections><outlet property="nameLabel" destination="l" id="o"/></connections>
          </viewController>
          """),
      ])
  ]
}
