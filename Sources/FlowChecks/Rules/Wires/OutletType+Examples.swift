/// The examples of `outlet-type`.
extension OutletType {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ItemViewController: UIViewController {
          @IBOutlet weak var nameField: UITextField!
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="item" \(of("ItemViewController"))>
            <view key="view" id="v"><subviews><label id="l"/></subviews></view>
            <connections>↓<outlet property="nameField" destination="l" id="o"/></connections>
          </viewController>
          """),
      ],
      finds: [
        """
        warning: outlet 'nameField' of ItemViewController is a UITextField, but it is connected to a UILabel
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ItemViewController: UIViewController {
          @IBOutlet weak var nameView: UIView!
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="item" \(of("ItemViewController"))>
            <view key="view" id="v"><subviews><label id="l"/></subviews></view>
            <connections><outlet property="nameView" destination="l" id="o"/></connections>
          </viewController>
          """),
      ], "A label is a view.")
  ]
}
