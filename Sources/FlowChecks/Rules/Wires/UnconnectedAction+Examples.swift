/// The examples of `unconnected-action`.
extension UnconnectedAction {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ItemViewController: UIViewController {
          @IBAction func save(_ sender: Any) {}
          @IBAction func ↓share(_ sender: Any) {}
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="item" \(of("ItemViewController"))>
            <view key="view" id="v"><subviews><button id="b"><connections>
              <action selector="save:" destination="item" eventType="touchUpInside" id="a"/>
            </connections></button></subviews></view>
          </viewController>
          """),
      ],
      finds: [
        """
        note: nothing is connected to share(_:) of ItemViewController, and no code calls it
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ItemViewController: UIViewController {
          @IBAction func save(_ sender: Any) {}
          @IBAction func share(_ sender: Any) {}

          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem =
              UIBarButtonItem(barButtonSystemItem: .action, target: self, action: #selector(share))
          }
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="item" \(of("ItemViewController"))>
            <view key="view" id="v"><subviews><button id="b"><connections>
              <action selector="save:" destination="-1" eventType="touchUpInside" id="a"/>
            </connections></button></subviews></view>
          </viewController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-1"/>
          """),
      ], "The first responder may be anyone; code connects the other.")
  ]
}
