/// The examples of `dangling-connection`.
extension DanglingConnection {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "Main.storyboard": storyboard(
          """
          <viewController id="list">
            <connections>
              ↓<segue destination="itm" kind="show" identifier="open" id="s-1"/>
              ↓<outlet property="label" destination="gone" id="o-1"/>
            </connections>
            <view key="view" id="v"><subviews><button id="b"><connections>
              ↓<action selector="save:" destination="gone" eventType="touchUpInside" id="a-1"/>
            </connections></button></subviews></view>
          </viewController>
          """,
          #"<viewController id="item"/>"#)
      ],
      finds: [
        "error: segue 'open' leads to object 'itm', which this document does not have: was it lost in a merge?",
        "error: outlet 'label' leads to object 'gone', which this document does not have: was it lost in a merge?",
        "warning: action 'save:' leads to object 'gone', which this document does not have: was it lost in a merge?",
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample([
      "Main.storyboard": storyboard(
        """
        <viewController id="list">
          <connections>
            <segue destination="item" kind="show" identifier="open" id="s-1"/>
          </connections>
        </viewController>
        """,
        #"<viewController id="item"/>"#)
    ])
  ]
}
