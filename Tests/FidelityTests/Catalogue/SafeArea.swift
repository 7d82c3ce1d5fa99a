extension FactSection {
  static let safeArea = FactSection(
    "Safe area, bars and margins",
    [
      Fact("F4.1", "A view in no window has no safe area.", [.documentation("safeAreaInsets")], .high),
      Fact(
        "F4.2",
        """
        A window's safe area comes from the device, its orientation and the window's place: 300 × 600 points at the \
        origin of a device with 62 at the top have 62 there and none below.
        """, [.interfaceProbe], .high),
      Fact(
        "F4.3",
        """
        A subview has what its frame overlaps of its superview's band, and never more than that, however far outside \
        it lies.
        """,
        [
          "qiita.com/lovee/items/21131fb441a1a86b45e3", "csl.cool",
          "martiancraft.com/blog/2019/02/notes-from-the-margins",
        ], .high),
      Fact(
        "F4.4",
        """
        A controller's root view in a navigation or tab bar controller has what the bars take; a plain subview only \
        what it overlaps.
        """, [.documentation("Positioning content relative to the safe area")], .high),
      Fact(
        "F4.5",
        "`additionalSafeAreaInsets` adds to the controller's root view and what is in it; not while in no window.",
        [.documentation("additionalSafeAreaInsets"), .interfaceProbe], .high),
      Fact(
        "F4.6",
        """
        `viewSafeAreaInsetsDidChange` comes when a bar's size or the additional insets change, and just before the \
        first appearance.
        """, [.documentation("viewSafeAreaInsetsDidChange()"), .header("UIViewController")], .high),
      Fact(
        "F4.7",
        """
        Where content begins below a navigation bar: 64 (iPhone 8), 88 (X), 91 (12 to 14), 94 (mini), 92 (XR, 11), \
        97.667 (14 Pro, 15, 16), 100.333 (16 Pro); 52 more with a large title; a tab bar takes 49 + 34.
        """,
        [.qmui, "kouki.hatenadiary.com, 2022-10-18", "QMUI_iOS, issue 633"], .mixed("high; 100.333 medium")),
      Fact(
        "F4.8",
        """
        Below a Dynamic Island the navigation bar overlaps the safe area by 5.333 points: it is not the safe area plus \
        44.
        """,
        ["kouki.hatenadiary.com, 2022-10-18", .qmui], .high),
      Fact(
        "F4.9",
        """
        Heights: navigation bar 44, 32 in compact height, 50 on iPad since iOS 12; tab bar 49, 32, 50 (65 with the \
        home indicator); toolbar 44, 32, 50.
        """, ["hacknicity.medium.com", .qmui, "QMUI_iOS, issue 633"],
        .mixed("high; compact heights medium; iOS 26 not known")),
      Fact(
        "F4.10",
        """
        The status bar is 20, 44, 47, 48, 50 or 54 high in portrait, 0 on a phone in landscape, 20 or 24 on an iPad; \
        54 also where the safe area is 59 or 62.
        """, [.qmui, "juejin.cn 7026524746011377700"], .high),
      Fact(
        "F4.11",
        """
        In landscape a phone without a home button has 21 at the bottom (20 or 29 on later ones) and its portrait top \
        at the sides.
        """, ["qiita.com/usagimaru", .qmui, .snapshotDevices], .mixed("high to medium")),
      Fact(
        "F4.12",
        "By default a view lies below all bars, but not below opaque ones, and scroll views' insets are adjusted.",
        [.header("UIViewController")], .high),
      Fact(
        "F4.13",
        """
        Default margins: 8 around a plain view; a root view has 0 at top and bottom and the system's minimum at the \
        sides.
        """,
        [.documentation("Positioning content within layout margins")], .high),
      Fact(
        "F4.14",
        """
        The minimum is 16 in compact and 20 in regular width, and raises smaller margins unless the controller says \
        no; 20 also for phones from 414 points on, as some say.
        """,
        [.header("UIViewController"), "useyourloaf.com", "medium.com/vik-s-code-journal"],
        .mixed("high; 414 points medium to low")),
      Fact(
        "F4.15", "The margins that count are margins plus safe area; a superview's are not kept by default.",
        [.header("UIView"), "stackoverflow.com/questions/47003878"], .high),
      Fact(
        "F4.16",
        """
        A detent's value leaves out the safe area at the bottom, which the sheet adds; by default there is `.large()` \
        only. Inside a card the safe area's top is 0.
        """, [.header("UISheetPresentationController")],
        .mixed("high; top of a card low")),
      Fact(
        "F4.17",
        """
        The keyboard's heights, device by device: 335 points on an iPhone 13, 336 on a 16, 346 on a 16 Pro Max, 260 on \
        an SE, in landscape 248, 219, 219 and 200.
        """, ["github.com/xvrh/flutterware, lib/src/devices.dart"], .medium),
    ])
}
