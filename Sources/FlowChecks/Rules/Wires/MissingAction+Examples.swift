/// The examples of `missing-action`.
extension MissingAction {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ItemViewController: UIViewController {
          @IBAction func save(_ sender: Any) {}
          @IBAction func toggle(sender: UIButton) {}
        }

        class ChartViewController: KitViewController {
          @IBAction func refresh(_ sender: Any) {}
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="item" \(of("ItemViewController"))>
            <view key="view" id="v"><subviews>
              <button id="b"><connections>
                ↓<action selector="sav:" destination="item" eventType="touchUpInside" id="a-1"/>
                ↓<action selector="toggle:" destination="item" eventType="touchUpInside" id="a-2"/>
              </connections></button>
            </subviews></view>
          </viewController>
          <tapGestureRecognizer id="t"><connections>
            ↓<action selector="zoom:" destination="item" id="a-5"/>
          </connections></tapGestureRecognizer>
          """,
          """
          <viewController storyboardIdentifier="Chart" id="chart" \(of("ChartViewController"))>
            <view key="view" id="w"><subviews>
              <button id="c"><connections>
                <action selector="zoom:" destination="chart" eventType="touchUpInside" id="a-3"/>
                ↓<action selector="refrehs:" destination="chart" eventType="touchUpInside" id="a-4"/>
              </connections></button>
            </subviews></view>
          </viewController>
          """),
      ],
      finds: [
        """
        error: ItemViewController has no method 'sav:': did you mean 'save:'?
        """,
        """
        error: ItemViewController has no method 'toggle:': toggle(sender:) is 'toggleWithSender:', write \
        toggle(_ sender: …)
        """,
        """
        warning: ItemViewController has no method 'zoom:': was it renamed or deleted?
        """,
        """
        warning: ChartViewController declares no method 'refrehs:', unless a superclass does: did you mean 'refresh:'?
        """,
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ItemViewController: UIViewController {}
        class HelpViewController: UIViewController {}

        typealias Editor = ItemViewController

        extension Editor {
          @IBAction func save() {}
          @objc(finish:) func done(_ sender: Any) {}
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="item" \(of("ItemViewController"))>
            <view key="view" id="v"><subviews>
              <button id="b"><connections>
                <action selector="save" destination="item" eventType="touchUpInside" id="a-1"/>
                <action selector="finish:" destination="item" eventType="touchUpInside" id="a-2"/>
                <action selector="close:" destination="help" eventType="touchUpInside" id="a-3"/>
              </connections></button>
            </subviews></view>
          </viewController>
          """,
          """
          <viewController id="help" \(of("HelpViewController"))/>
          """),
      ], "They are in an extension, by an alias; the third leads to another scene, so it is never sent.")
  ]
}
