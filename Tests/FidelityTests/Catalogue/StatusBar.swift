extension FactSection {
  static let statusBar = FactSection(
    "Status bar, home indicator and edges",
    [
      Fact(
        "F3.1",
        "With UIViewControllerBasedStatusBarAppearance set to NO no controller's preference counts.",
        ["sarunw.com", "splinter.com.au", "itworkman.com"], .high),
      Fact(
        "F3.2",
        """
        The chain starts at the window's root, goes to what is presented full screen or captures the status bar, and \
        on through `childForStatusBarStyle` and `childForStatusBarHidden` until one is nil.
        """,
        [.header("UIViewController")], .high),
      Fact(
        "F3.3",
        "By default the style is `.default`, the bar is shown, its change fades, and nothing is captured.",
        [.header("UIViewController")], .high),
      Fact(
        "F3.4", "In compact height the status bar is hidden by default.",
        [.documentation("prefersStatusBarHidden")], .high),
      Fact(
        "F3.5",
        """
        A navigation controller answers for the style by its bar's `barStyle` (`.black` is light), not by its top; for \
        hiding it asks its children. With a hidden bar both is reported.
        """,
        ["openradar 15182487", "cyrilchandelier.com", "sarunw.com", .bookExamples],
        .mixed("style high, hiding medium, hidden bar contested")),
      Fact(
        "F3.6",
        """
        A tab bar controller asks its selected child for hiding and, as several report, for the style; of split views \
        there is no log.
        """, [.bookExamples], .mixed("hiding and style medium, split low")),
      Fact(
        "F3.7",
        """
        From iOS 13 on the status bar's style reads light or dark, never default.
        """, [.bookExamples], .medium),
      Fact(
        "F3.8", "A card does not control the status bar unless it captures it.",
        [.bookExamples, .documentation("modalPresentationCapturesStatusBarAppearance")], .high),
      Fact(
        "F3.9",
        "`setNeedsStatusBarAppearanceUpdate` may be called in an animation; on iOS 15 sliding looks like fading.",
        [.header("UIViewController"), .bookExamples], .mixed("high to medium")),
      Fact(
        "F3.10", "UIStatusBarHidden and UIStatusBarStyle of Info.plist count during launch.", ["cyrilchandelier.com"],
        .medium),
      Fact(
        "F3.11",
        """
        Home indicator and deferred edges go down the same chain, by their own children; by default the indicator \
        stays and no edge is deferred.
        """, [.header("UIViewController")], .high),
    ])
}
