extension FactSection {
  static let containment = FactSection(
    "Parents and children",
    [
      Fact(
        "F1.3.1",
        """
        `addChild` calls the child's `willMove(toParent:)` and leaves `didMove` to the app; `removeFromParent` calls \
        `didMove(toParent: nil)` and leaves `willMove` to the app.
        """,
        [.header("UIViewController"), .bookExamples, .lifecycleLogs], .high),
      Fact("F1.3.2", "Inside `willMove(toParent:)` `parent` is the new one already.", [.lifecycleLogs], .medium),
      Fact(
        "F1.3.3",
        """
        `didMove` can come twice: on adding, when the app called it before the appearance had ended, and on removing \
        (Catalyst).
        """, [.lifecycleLogs], .medium),
      Fact(
        "F1.3.4", "An app that forgets `didMove` loses that notification and nothing else.", [.lifecycleLogs], .high),
      Fact(
        "F1.3.5", "`addChild` of another container's child takes it out of that one first.",
        [.header("UIViewController")], .high),
      Fact(
        "F1.3.6",
        """
        `transition(from:to:…)` wants two children of the receiver, puts the new view in and the old one out at the \
        end, and sends the appearance by itself; it is not for containers that forward by hand.
        """,
        [.header("UIViewController"), .bookExamples], .high),
      Fact(
        "F1.3.7",
        """
        A view among the views of the wrong controller raises UIViewControllerHierarchyInconsistencyException, naming \
        the child, the parent that it should have and the one that was asked for or found.
        """, [.crashLogs], .high),
      Fact(
        "F1.3.8",
        """
        `transition(from:to:…)` of strangers raises NSInvalidArgumentException: `Children view controllers … and … \
        must have a common parent view controller when calling -[UIViewController transitionFromViewController:…]`
        """,
        [.crashLogs], .high),
      Fact(
        "F1.3.9",
        """
        `isMovingToParent` is true for one that is pushed, and for the root the first time, not for one that is \
        uncovered; `isMovingFromParent` for one that is popped; `isBeingPresented` and `isBeingDismissed` only for the \
        presented controller itself, not for what is in it.
        """,
        [.header("UIViewController"), "bamboo-hero.com", "jianshu.com 868deba6edbf"], .mixed("high to medium")),
    ])
}
