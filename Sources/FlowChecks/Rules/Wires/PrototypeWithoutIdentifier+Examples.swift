/// The examples of `prototype-without-identifier`.
extension PrototypeWithoutIdentifier {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "Main.storyboard": storyboard(
          """
          <tableViewController id="list">
            <tableView key="view" dataMode="prototypes" id="t">
              <prototypes>↓<tableViewCell id="c"/></prototypes>
            </tableView>
          </tableViewController>
          """)
      ],
      finds: [
        """
        warning: this prototype has no reuse identifier, so that no code can ask for it: give it one, or delete it
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "Main.storyboard": storyboard(
          """
          <tableViewController id="list">
            <tableView key="view" dataMode="static" id="t">
              <sections><tableViewSection id="s"><cells><tableViewCell id="c"/></cells></tableViewSection></sections>
            </tableView>
          </tableViewController>
          """)
      ], "The cells of a static table are there from the start.")
  ]
}
