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
      Fact(
        "F1.2.12",
        """
        Code that calls an appearance callback of another controller is warned on iOS 16: `[ViewController] Calling \
        -viewWillAppear: directly on a view controller is not supported, and may result in out-of-order callbacks and \
        other inconsistent behavior. …`; so for the four of them.
        """,
        ["github.com/LeoNatan/LNPopupController, issue 521", "github.com/Automattic/pocket-casts-ios, issue 599"], .high
      ),
      Fact(
        "F1.2.13",
        """
        Whether `super.viewWillAppear` in a subclass of a navigation or tab bar controller sends the child's \
        `viewWillAppear` inside of itself.
        """, ["github.com/AnemoneTeam/Anemone, issue 302: the stack of a crash on iOS 11"], .low,
        .contested(
          """
          the stack has UINavigationController's viewWillAppear around the appearance of what is in it, and no source \
          says so of later versions or of tabs; here the child's comes after the container's has returned, and where \
          the app's class may show it a flow runs both ways
          """)),
      Fact(
        "F1.2.14",
        """
        Whether a view without `addChild`, put in by the viewDidLoad of a controller that is pushed with animation, \
        brings its controller's callbacks.
        """, [.phchan], .low,
        .contested(
          """
          by F1.2.1 it does, and a recording of a push has none; here it does, and where the app's class may show it a \
          flow runs both ways
          """)),
    ])
}
