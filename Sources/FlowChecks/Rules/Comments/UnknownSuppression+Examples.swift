/// The examples of `unknown-suppression`.
extension UnknownSuppression {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ItemViewController: UIViewController {
          ↓// flowsim:disable:next missing-action, ded-end - the button comes later
          func save() {}
          ↓// flowsim:disable super-not-called
          func load() {}
        }
        """,
        "Main.storyboard": storyboard(
          """
          ↓<!-- flowsim:disable:next -->
          <viewController id="item" \(of("ItemViewController"))/>
          """),
      ],
      finds: [
        "warning: there is no rule 'ded-end', so that nothing is silenced: did you mean 'dead-end'?",
        """
        warning: 'flowsim:disable' is nothing that flowsim knows: write flowsim:disable:next and the rules, on the \
        line before the finding
        """,
        "warning: the comment names no rule, so that nothing is silenced: write it after flowsim:disable:next",
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ItemViewController: UIViewController {
          // flowsim:disable:next super-not-called, missing-action - as the base class wants it
          func save() {}
        }
        """,
        "Main.storyboard": storyboard(
          """
          <!-- flowsim:disable:next dead-end -->
          <viewController id="item" \(of("ItemViewController"))/>
          """),
      ], "Several rules are separated by spaces or commas; ` - ` begins a reason.")
  ]
}
