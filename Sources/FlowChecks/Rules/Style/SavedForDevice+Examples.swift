/// The examples of `saved-for-device`.
extension SavedForDevice {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        ".flowsim.yml": """
        rules:
          saved-for-device:
            devices: [retina6_1]
        """,
        "Main.storyboard": storyboard(
          #"<viewController id="item"><view key="view" id="v"/></viewController>"#,
          device: #"↓<device id="retina4_7" orientation="portrait"/>"#),
      ],
      finds: [
        """
        note: this document is shown as 'retina4_7', and not as 'retina6_1': choose that below the canvas, and \
        save
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        ".flowsim.yml": """
        rules:
          saved-for-device:
            devices: [retina6_1]
        """,
        "Main.storyboard": storyboard(
          #"<viewController id="item"><view key="view" id="v"/></viewController>"#,
          device: #"<device id="retina6_1" orientation="portrait"/>"#),
      ])
  ]
}
