extension FactSection {
  static let splitView = FactSection(
    "UISplitViewController",
    [
      Fact(
        "F1.8.1", "It is made expanded and collapses when it comes into a window of compact width.",
        ["commandshift.co.uk, 2016", .bookExamples], .medium),
      Fact(
        "F1.8.2",
        """
        Column style, from iOS 14 on: collapsed, the compact column stands in for the others; on a phone's launch it \
        is shown, then didCollapse.
        """, [.bookExamples], .medium),
      Fact(
        "F1.8.3",
        "`setViewController(_:for:)` wraps what is no navigation controller in one, but for the compact column.",
        [.header("UISplitViewController")], .high),
      Fact(
        "F1.8.4",
        """
        Classic style: collapsing pushes the secondary onto the primary's stack, unless the delegate says that it did \
        it; that may leave a navigation controller in another.
        """,
        ["yurikarabatov.com", "MPCS51030, a public repository, issue 79"], .medium),
      Fact(
        "F1.8.5",
        """
        `isCollapsed` could still be false in the first `viewWillAppear` on a phone (seen on 17.0 and 17.1, gone in \
        17.2).
        """,
        ["github.com/woocommerce/woocommerce-ios, issue 11675"], .medium,
        .notSimulated("a fault of 17.0 and 17.1; a version here is a major one, as its last release is")),
      Fact(
        "F1.8.6", "didExpand and didCollapse are told of changes only.",
        ["github.com/wordpress-mobile/WordPress-iOS, pull request 24787"], .medium),
      Fact(
        "F1.8.7",
        "iOS 10.2: a primary column that a change of `displayMode` showed got no viewWillAppear and viewDidAppear.",
        ["openradar 29824842"], .low,
        .notSimulated("seen on iOS 10.2, which is older than the versions that are simulated")),
      Fact(
        "F1.8.8", "A full log of a split view's callbacks.", ["nothing found"], .low,
        .contested("nothing is published; here a column gets the callbacks of a child that comes or goes")),
      Fact(
        "F1.8.9",
        """
        Where the display mode is automatic, an iPad that is held upright hides the primary column, which comes over the \
        secondary one by a button or a swipe.
        """, [.documentation("UISplitViewController.DisplayMode.automatic"), .background], .low,
        .contested("the mode is the system's choice; here a flow runs with the secondary column alone and with both")),
    ])

  static let application = FactSection(
    "Launch",
    [
      Fact(
        "F1.9.1",
        """
        How the scene's and app's becoming active and the first appearance interleave changed in iOS 8, 9, 11 and 13.
        """,
        [.bookExamples, "notes by Lemonbrush"], .low,
        .contested(
          """
          it is not promised; here both follow the first appearance, and where code of the app's is told of them a flow \
          runs both ways
          """))
    ])
}
