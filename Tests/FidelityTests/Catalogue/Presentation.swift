extension FactSection {
  static let presentation = FactSection(
    "Presentation",
    [
      Fact(
        "F1.5.1",
        "Full screen, both ways: old willDisappear, new willAppear, new didAppear, old didDisappear, completion.",
        [.lifecycleLogs, "jinnify.tistory.com/64", .leefilll], .high),
      Fact(
        "F1.5.2",
        "`present` starts at once: without animation `viewDidLoad` and the will callbacks run before it returns.",
        [.lifecycleLogs, "objc.io issue 15"], .medium),
      Fact(
        "F1.5.3",
        """
        The completion runs after the presented controller's `viewDidAppear`, a dismissal's after its \
        `viewDidDisappear`; it is freed after that.
        """, [.header("UIViewController"), .lifecycleLogs], .high),
      Fact(
        "F1.5.4",
        """
        From iOS 13 on `.automatic` means `.pageSheet`, for some system controllers another style, before it \
        `.fullScreen`; reading `modalPresentationStyle` never gives `.automatic`.
        """, [.header("UIViewController")], .high),
      Fact(
        "F1.5.5",
        """
        Under cards, overFullScreen, overCurrentContext, popovers and custom styles the presenter stays and gets no \
        appearance callbacks, neither way.
        """,
        [.leefilll, "velog.io/@rudin_", "velog.io/@yeahg_dev", "dev.mo4tech.com", "WWDC 2019, session 224"],
        .mixed("high for cards and custom, else medium")),
      Fact(
        "F1.5.6", "fullScreen and currentContext take the presenter's view out, so that it disappears.",
        [.documentation("UIModalPresentationStyle")], .high),
      Fact(
        "F1.5.7", "In compact height a page sheet is full screen.",
        [.bookExamples, .documentation("UIModalPresentationStyle.pageSheet")], .medium),
      Fact(
        "F1.5.8",
        """
        In compact width a popover becomes a sheet (before iOS 13 full screen), though its style still reads \
        `.popover`; a delegate that answers `.none` keeps it.
        """, [.header("UIPresentationController"), .bookExamples], .high),
      Fact(
        "F1.5.9",
        """
        A popover without an anchor raises NSGenericException: `UIPopoverPresentationController (…) should have a \
        non-nil sourceView or barButtonItem set before the presentation occurs.`
        """, [.crashLogs], .high),
      Fact(
        "F1.5.10",
        """
        Who presents is the ancestor that fills the screen, for the context styles the first that defines a context, \
        else the root; `presentedViewController` and `presentingViewController` answer for ancestors too.
        """,
        [.header("UIViewController")], .high),
      Fact(
        "F1.5.11",
        """
        `dismiss` on the presented one goes to its presenter; on a lower one it takes all above it, and only the top \
        one moves.
        """, [.documentation("dismiss(animated:completion:)")], .high),
      Fact("F1.5.12", "`dismiss` where nothing is presented does nothing.", [.background], .low),
      Fact(
        "F1.5.13",
        """
        A swipe asks shouldDismiss, then tells willDismiss and didDismiss; where it may not, didAttemptToDismiss; code \
        that dismisses tells none of them. Where willDismiss stands among the appearance callbacks nobody has logged.
        """,
        [.header("UIPresentationController"), .leefilll], .mixed("high; place of willDismiss low")),
      Fact(
        "F1.5.14", "shouldDismiss may be asked at any time, more than once.", [.header("UIPresentationController")],
        .high),
      Fact(
        "F1.5.15",
        "A swipe that is let go again: the card gets willDisappear, willAppear, is, didAppear and no didDisappear.",
        ["velog.io/@rudin_", .reactNativeScreens], .high),
      Fact(
        "F1.5.16", "Dismissing a lower card takes those above it without telling their delegates didDismiss.",
        [.reactNativeScreens], .medium),
      Fact(
        "F1.5.17",
        """
        The presentation controller's delegate may be set before or after presenting; of a wrapped screen it is the \
        navigation controller's that counts.
        """, [.bookExamples], .mixed("medium to low")),
      Fact(
        "F1.5.18", "willPresentWithAdaptiveStyle gets `.none` when nothing is adapted.",
        [.header("UIPresentationController")], .high),
      Fact(
        "F1.5.19", "A modal that another full-screen one covers gets `viewDidDisappear` too.", [.reactNativeScreens],
        .high),
      Fact(
        "F1.5.20", "A window that gets another root keeps the old root's modal, unless it was dismissed first.",
        ["questions and answers"], .low),
      Fact(
        "F1.5.21", "Presenting from a controller that is in no window does nothing but warn.",
        [.reactNativeScreens, .crashLogs], .high),
      Fact("F1.5.22", "What it refuses it refuses in UIKit's own words, which iOS 13 changed.", [.crashLogs], .high),
      Fact(
        "F1.5.23",
        "Up to iOS 12 `Warning: Attempt to present … on … whose view is not in the window hierarchy!` and its kin.",
        [.crashLogs], .high, .notSimulated("a version older than those that are simulated; F1.5.24 has the later texts")
      ),
      Fact(
        "F1.5.24",
        """
        From iOS 13 on `[Presentation] Attempt to present … on … (from …)` with `while a presentation is in \
        progress.`, `which is already presenting ….` or `whose view is not in the window hierarchy.`
        """, [.crashLogs], .high),
      Fact(
        "F1.5.25",
        """
        NSInvalidArgumentException `Application tried to present modally a view controller … that is already being \
        presented by ….`, and `… an active controller ….` for one that has a parent.
        """, [.crashLogs], .high),
      Fact(
        "F1.5.26", "Whether a presentation that is refused still runs its completion.", ["nothing found"], .low,
        .contested("nobody has looked; here it does not, and where it has one a flow runs both ways")),
    ])
}
