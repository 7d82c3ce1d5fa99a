extension FactSection {
  static let traits = FactSection(
    "Traits, rotation and orientation",
    [
      Fact(
        "F5.1",
        """
        Rotation: willTransition to the traits, parent then children; viewWillTransition to the size, parent then \
        children; traitCollectionDidChange; layout.
        """, [.bookExamples, .header("UIViewController")], .high),
      Fact(
        "F5.2",
        "An override without super keeps it from the children; `setOverrideTraitCollection` changes one child.",
        [.header("UIViewController")], .high),
      Fact(
        "F5.3", "A child whose size stays is not told of the size.", [.header("UIContentContainer")], .high),
      Fact(
        "F5.4",
        """
        A launch into an orientation that the app forces changes the traits, but tells of no size; iOS 13 changed it.
        """,
        [.bookExamples], .mixed("high; change medium")),
      Fact(
        "F5.5",
        """
        The root, or the topmost that is presented full screen, decides the orientations, within those of the app; \
        containers do not ask their children, but for the delegates of navigation and tab bar controllers.
        """,
        [.documentation("supportedInterfaceOrientations"), .header("UINavigationController")], .high),
      Fact(
        "F5.6",
        """
        Before iOS 13, without a common orientation: NSInvalidArgumentException `Supported orientations has no common \
        orientation with the application, and … is returning YES`
        """, [.crashLogs], .medium,
        .notSimulated("a version older than those that are simulated")),
      Fact(
        "F5.7", "`supportedInterfaceOrientations` is asked 7 to 12 times around launch.", [.bookExamples], .medium,
        .notSimulated("how often it is asked is not promised, and differs from version to version")),
      Fact(
        "F5.8",
        "A card never forces a rotation; the over styles ignore `preferredInterfaceOrientationForPresentation`.",
        [.bookExamples], .medium),
      Fact(
        "F5.9", "A navigation bar that hides or shows changes the view's size without viewWillTransition.",
        [.bookExamples], .medium),
      Fact(
        "F5.10",
        """
        Phones are compact × regular in portrait, compact × compact in landscape, the wide ones regular × compact; an \
        iPad is regular × regular, but compact in a window narrower than 640 points.
        """,
        [.snapshotTesting, .snapshotDevices, "Human Interface Guidelines"], .high),
      Fact(
        "F5.11", "The widths of an iPad's split screen, device by device (10.2 inches: 320, 535, 750, 1080).",
        [.snapshotTesting], .high, .notSimulated("an app has the whole screen here; there is no second one beside it")),
      Fact(
        "F5.12",
        """
        Up to iOS 16 traits come from the parent, from iOS 17 on from the view's superview, stale in viewWillAppear \
        and right in viewIsAppearing; overrides lie on top, and registerForTraitChanges takes the place of \
        traitCollectionDidChange.
        """, ["WWDC 2023, session 10057", .header("UIViewController")], .high),
      Fact(
        "F5.13",
        """
        All children are told of new traits and, where their views are loaded, of the new size: those that a stack \
        covers and tabs that were seen, too.
        """,
        [.documentation("size(forChildContentContainer:withParentContainerSize:)"), "openradar 24277475, iOS 9"], .high),
      Fact(
        "F5.14",
        """
        How large a child will be is decided by the mask of its own view; a container view of a fixed size between it \
        and the parent's does not keep it from being told.
        """, [.documentation("size(forChildContentContainer:withParentContainerSize:)")], .low),
      Fact(
        "F5.15", "At a turn `updateViewConstraints` comes after the traits and before layout.", [.bookExamples],
        .medium),
    ])
}
