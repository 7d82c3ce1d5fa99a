/// The examples of `own-base-class`.
extension OwnBaseClass {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        ".flowsim.yml": """
        rules:
          own-base-class:
            classes: [PrimaryLabel]
        """,
        "App.swift": """
        class PrimaryLabel: UILabel {}
        """,
        "Main.storyboard": storyboard(
          screen(views: #"↓<label text="Name" id="l"/>"#)),
      ],
      finds: [
        """
        note: this is a plain UILabel: set PrimaryLabel, or a class that inherits from it
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        ".flowsim.yml": """
        rules:
          own-base-class:
            classes: [PrimaryLabel]
        """,
        "App.swift": """
        class PrimaryLabel: UILabel {}
        class Title: PrimaryLabel {}
        """,
        "Main.storyboard": storyboard(
          screen(
            views: """
              <label text="Name" id="l" \(of("Title"))/>
              <button id="b"/>
              """)),
      ])
  ]
}
