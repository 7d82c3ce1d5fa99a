extension FactSection {
  static let navigation = FactSection(
    "UINavigationController",
    [
      Fact(
        "F1.4.1", "Push and pop: old willDisappear, new willAppear, is, layout, old didDisappear, new didAppear.",
        [.lifecycleLogs, .wangling, "jinnify.tistory.com/64"], .high),
      Fact(
        "F1.4.2",
        """
        A push changes `viewControllers` and `topViewController` at once; loading and the will callbacks wait for the \
        controller's next layout.
        """, [.lifecycleLogs, "objc.io issue 15", .chameleon], .high),
      Fact(
        "F1.4.3",
        """
        Up to iOS 17 a push right after an unanimated `setViewControllers` waits for the commit; iOS 18 and 26 do both \
        at once.
        """, [.doublePush], .medium),
      Fact(
        "F1.4.4",
        """
        A pop shortens the stack at once: `topViewController` is the target in the popped one's `viewWillDisappear`; \
        it has no parent in its `viewDidDisappear`, and is freed after the transition.
        """,
        [.lifecycleLogs, .reactNativeScreens, .chameleon], .high),
      Fact(
        "F1.4.5",
        """
        `willMove(toParent: nil)` goes to the popped controller that was visible; those below it, which popToRoot \
        takes too, get no appearance callbacks.
        """, [.chameleon], .mixed("medium to low")),
      Fact(
        "F1.4.6",
        """
        Popping the root returns nil and does nothing; `popToRootViewController` and `popToViewController` return what \
        they popped.
        """, [.header("UINavigationController")], .high),
      Fact(
        "F1.4.7",
        """
        `setViewControllers` pops when the new top was in the stack, else it pushes; without animation what it drops \
        is freed in the same call.
        """, [.header("UINavigationController"), .lifecycleLogs], .high),
      Fact(
        "F1.4.8", "`visibleViewController` is what is presented, else the top.", [.header("UINavigationController")],
        .high),
      Fact(
        "F1.4.9",
        """
        The delegate's willShow follows both will callbacks, didShow both did callbacks; at first display didShow \
        came twice on iOS 5.
        """, ["vastdevblog.vast.com, 2012", .chameleon], .medium),
      Fact(
        "F1.4.10", "`init(rootViewController:)` is a push without animation.", [.header("UINavigationController")],
        .high),
      Fact(
        "F1.4.11",
        """
        `show` in a navigation controller pushes; showing a navigation controller there presents it instead of \
        raising.
        """,
        [.header("UIViewController"), "TopicDemos, a public repository"], .medium),
      Fact(
        "F1.4.12",
        "`hidesBottomBarWhenPushed` hides the tab bar while that controller or one above it is on the stack.",
        [.header("UIViewController"), .documentation("hidesBottomBarWhenPushed")], .high),
      Fact(
        "F1.4.13",
        """
        An interactive pop sends the will callbacks when the finger starts, with a coordinator that is interactive; \
        finished, the order is that of a pop.
        """, [.wangling, .reactNativeScreens], .high),
      Fact(
        "F1.4.14",
        """
        A cancelled one: the end of the interaction is told first; then the one that was coming gets willDisappear and \
        didDisappear without having appeared, the other willAppear and didAppear without having disappeared.
        """,
        [
          .header("UIViewControllerTransitionCoordinator"), .wangling, "stackoverflow.com/questions/18927878",
          "dev.mo4tech.com",
        ], .high),
      Fact(
        "F1.4.15",
        """
        The gesture does nothing where the back button is hidden or replaced, unless the app gives it another \
        delegate.
        """,
        [.background], .low),
      Fact("F1.4.16", "What it refuses it refuses in UIKit's own words.", [.crashLogs], .high),
      Fact(
        "F1.4.17",
        """
        Pushing an instance twice raises NSInvalidArgumentException; up to iOS 12 `Pushing the same view controller \
        instance more than once is not supported (…)`, from iOS 13 on `… is pushing the same view controller instance \
        (…) more than once which is not supported and is most likely an error in the application : …`
        """,
        [.crashLogs], .high),
      Fact(
        "F1.4.18",
        """
        NSInvalidArgumentException `Pushing a navigation controller is not supported`
        """, [.crashLogs], .high),
      Fact(
        "F1.4.19",
        "NSInternalInconsistencyException `All view controllers in a navigation controller must be distinct ((…))`",
        [.crashLogs], .high),
      Fact(
        "F1.4.20", "NSInternalInconsistencyException `Tried to pop to a view controller that doesn't exist.`",
        [.crashLogs], .high),
      Fact(
        "F1.4.21",
        """
        Changes of the stack during a transition are dropped with the log `… called on … while an existing transition \
        or presentation is occurring; the navigation stack will not be updated.`
        """, [.crashLogs], .high),
      Fact(
        "F1.4.22",
        """
        iOS 7 logged `nested push animation can result in corrupted navigation bar` and `Finishing up a navigation \
        transition in an unexpected state. …`
        """, [.crashLogs], .medium,
        .notSimulated("a version older than those that are simulated; from iOS 13 on F1.4.21 holds")),
      Fact(
        "F1.4.23",
        """
        Of a stack that `setViewControllers` replaces, iOS 7 did not tell the top one that it moves to no parent, and \
        told those below it.
        """, ["openradar 18002763, iOS 7"], .low,
        .contested(
          """
          against F1.4.5, for which the remake of UIKit is the only source; here F1.4.5 holds for classes that are \
          linked, and where a class that is interpreted listens a flow runs both ways, and is undecided where they differ
          """)),
    ])
}
