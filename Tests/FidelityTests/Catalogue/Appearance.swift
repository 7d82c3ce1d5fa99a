extension FactSection {
  static let appearance = FactSection(
    "Appearing and disappearing",
    [
      Fact(
        "F1.2.1",
        """
        What makes a controller appear is its view's coming into a window, not its parent: a view without `addChild` \
        brings the callbacks, `addChild` without the view brings none.
        """, [.lifecycleLogs, .phchan], .high),
      Fact(
        "F1.2.2",
        """
        A controller whose view was added without `addChild` is freed after the appearance unless somebody holds it; \
        its view stays, and `next` skips it.
        """, [.lifecycleLogs], .high),
      Fact(
        "F1.2.3",
        """
        A first `viewWillAppear` has no window and no safe area, but the frame is right; `viewIsAppearing` has the \
        window, the chain of superviews, traits and safe area; subviews are laid out from `viewDidLayoutSubviews` on.
        """,
        [.newHeaders, .lifecycleLogs], .high),
      Fact(
        "F1.2.4",
        "`viewIsAppearing` comes once an appearance, after `viewWillAppear`, with the commit; from iOS 13 on.",
        [.newHeaders, .lifecycleLogs], .high),
      Fact("F1.2.5", "`viewIsAppearing` comes before `viewWillLayoutSubviews`.", [.lifecycleLogs], .high),
      Fact(
        "F1.2.6",
        """
        Layout passes before `viewDidAppear` are not a fixed number: 2 for the root of a navigation controller, 1 for \
        an animated push, none for one that is not (Catalyst).
        """, [.lifecycleLogs, .bookExamples],
        .mixed("order high, counts low")),
      Fact(
        "F1.2.7",
        """
        `beginAppearanceTransition` and `endAppearanceTransition` send will, is and did to the receiver and what is in \
        it; a container calls them rather than the callbacks.
        """, [.header("UIViewController"), .lifecycleLogs], .high),
      Fact(
        "F1.2.8",
        """
        Appearance goes on to the children unless `shouldAutomaticallyForwardAppearanceMethods` is false: then they \
        get nothing until the container begins and ends it.
        """,
        [.header("UIViewController"), .lifecycleLogs, .bookExamples], .high),
      Fact(
        "F1.2.9", "Forwarding by hand, done right, gives the children the same callbacks as automatic forwarding.",
        [.bookExamples], .high),
      Fact(
        "F1.2.10",
        """
        A child added in the parent's `viewDidLoad`: parent will, child will, parent did, child did; without \
        `addChild` the child's did comes before the parent's.
        """, [.phchan], .medium),
      Fact(
        "F1.2.11",
        """
        Beginning or ending twice is logged, not raised: `Unbalanced calls to begin/end appearance transitions for …`
        """,
        [.crashLogs], .high),
    ])
}
