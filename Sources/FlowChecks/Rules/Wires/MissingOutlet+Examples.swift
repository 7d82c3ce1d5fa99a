/// The examples of `missing-outlet`.
extension MissingOutlet {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ItemViewController: UIViewController {
          @IBOutlet weak var nameLabel: UILabel!
        }

        class ChartViewController: KitViewController {
          @IBOutlet weak var legendView: UIView!
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="item" \(of("ItemViewController"))>
            <connections>↓<outlet property="nameLable" destination="v" id="o"/></connections>
            <view key="view" id="v"/>
          </viewController>
          """,
          """
          <viewController storyboardIdentifier="Chart" id="chart" \(of("ChartViewController"))>
            <connections>
              <outlet property="titleView" destination="w" id="o-2"/>
              ↓<outlet property="legenView" destination="w" id="o-3"/>
            </connections>
            <view key="view" id="w"/>
          </viewController>
          """),
      ],
      finds: [
        """
        error: ItemViewController has no property 'nameLable': did you mean 'nameLabel'?
        """,
        """
        warning: ChartViewController declares no property 'legenView', unless a superclass does: did you mean \
        'legendView'?
        """,
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class BaseViewController: UIViewController {
          @IBOutlet weak var `switch`: UISwitch!
          @objc var lockSwitch: UISwitch!
        }

        class ItemViewController: BaseViewController {}
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="item" \(of("ItemViewController"))>
            <connections>
              <outlet property="switch" destination="v" id="o-1"/>
              <outlet property="LockSwitch" destination="v" id="o-2"/>
            </connections>
            <view key="view" id="v"/>
          </viewController>
          """),
      ], "Backticks are not part of the name; `LockSwitch` is set by `setLockSwitch:`.")
  ]
}
