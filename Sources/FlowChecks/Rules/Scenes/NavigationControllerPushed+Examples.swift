/// The examples of `navigation-controller-pushed`.
extension NavigationControllerPushed {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "Main.storyboard": storyboard(
          """
          <navigationController id="outer">
            <connections>
              ↓<segue destination="inner" kind="relationship" relationship="rootViewController" id="s-1"/>
            </connections>
          </navigationController>
          """,
          """
          <navigationController id="inner">
            <connections>
              <segue destination="list" kind="relationship" relationship="rootViewController" id="s-2"/>
            </connections>
          </navigationController>
          """,
          """
          <viewController id="list">
            <connections>
              ↓<segue destination="inner" kind="push" identifier="again" id="s-3"/>
              ↓<segue destination="inner" kind="show" identifier="more" id="s-4"/>
            </connections>
          </viewController>
          """)
      ],
      finds: [
        """
        warning: the root of this navigation controller is a navigation controller, which UIKit does not support \
        ("Pushing a navigation controller is not supported"): make its root the root here
        """,
        """
        error: segue 'again' pushes a navigation controller, which UIKit refuses ("Pushing a navigation controller is \
        not supported"): lead to its root, or present it modally
        """,
        """
        note: segue 'more' shows a navigation controller from a screen of another: UIKit presents it over the screen \
        instead of pushing it; lead to its root to push, or say "Present Modally"
        """,
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample([
      "Main.storyboard": storyboard(
        """
        <navigationController id="nav">
          <connections>
            <segue destination="list" kind="relationship" relationship="rootViewController" id="s-1"/>
          </connections>
        </navigationController>
        """,
        """
        <viewController id="list">
          <connections><segue destination="sheet" kind="presentation" id="s-2"/></connections>
        </viewController>
        """,
        #"<navigationController id="sheet"/>"#)
    ])
  ]
}
