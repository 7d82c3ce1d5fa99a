/// The examples of `broken-storyboard-reference`.
extension BrokenStoryboardReference {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "Main.storyboard": storyboard(
          """
          <viewController id="list">
            <connections>
              <segue destination="r-1" kind="show" id="s-1"/>
              <segue destination="r-2" kind="show" id="s-2"/>
              <segue destination="r-3" kind="show" id="s-3"/>
            </connections>
          </viewController>
          """,
          """
          ↓<viewControllerPlaceholder storyboardName="Setings" id="r-1" sceneMemberID="viewController"/>
          """,
          """
          ↓<viewControllerPlaceholder storyboardName="Settings" referencedIdentifier="Advancd" id="r-2" sceneMemberID="viewController"/>
          """,
          """
          ↓<viewControllerPlaceholder referencedIdentifier="Advanced" id="r-3" sceneMemberID="viewController"/>
          """,
          """
          ↓<viewControllerPlaceholder storyboardName="Settings" id="r-4" sceneMemberID="viewController"/>
          """),
        "Settings.storyboard": storyboard(

          #"<viewController storyboardIdentifier="Advanced" id="adv"/>"#, starts: false),
      ],
      finds: [
        "error: the reference names storyboard 'Setings', which does not exist: did you mean 'Settings'?",
        """
        error: the reference names screen 'Advancd', which storyboard Settings does not have: did you mean 'Advanced'?
        """,
        """
        error: the reference names screen 'Advanced', which storyboard Main does not have: it is in storyboard Settings
        """,
        """
        warning: the reference names storyboard Settings without a screen, and that has no initial view controller: \
        name a screen of it, or tick "Is Initial View Controller" there (nothing leads to the reference)
        """,
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "Main.storyboard": storyboard(
          """
          <viewController id="list">
            <connections><segue destination="r-1" kind="show" id="s-1"/></connections>
          </viewController>
          """,
          """
          <viewControllerPlaceholder storyboardName="Chart" bundleIdentifier="org.example.Charts" id="r-1" sceneMemberID="viewController"/>
          """)
      ], "The storyboard is in a framework, whose files are not here.")
  ]
}
