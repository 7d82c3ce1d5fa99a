extension FactSection {
  static let firstAppearanceTraces = FactSection(
    "A window's root",
    [
      Fact(
        "G01", "A navigation controller as the root: load, will, is, layout twice, did.", [.lifecycleLogs],
        .mixed("order high, layout count medium")),
      Fact(
        "G02", "The same from a storyboard: init(coder:), loadView, viewDidLoad, will, layout twice, did.",
        ["readke.com/c/0Z41505102021.html"], .medium),
      Fact("G03", "A plain controller from a storyboard.", ["remkoh.dev/?p=4214"], .medium),
      Fact("G04", "Sizes and traits step by step: portrait device, portrait launch.", [.bookExamples], .high),
      Fact("G05", "The same in landscape: the landscape size from the start.", [.bookExamples], .high),
      Fact(
        "G06",
        """
        A root that wants landscape on a device held in portrait: the traits change after viewWillAppear, no size is \
        told, layout runs twice in the new size.
        """, [.bookExamples], .high),
      Fact(
        "G07",
        """
        What a pushed controller sees: window and safe area from viewIsAppearing on, subviews from \
        viewDidLayoutSubviews on.
        """, [.lifecycleLogs], .high),
      Fact("G08", "The whole life of a controller that code made.", [.kingcos], .medium),
    ])

  static let viewLoadingTraces = FactSection(
    "Corner cases of loading",
    [
      Fact("G70", "What loads a view, and what only asks.", [.lifecycleLogs], .high),
      Fact("G71", "A `loadView` that sets nothing.", [.lifecycleLogs, .kingcos], .high),
      Fact(
        "G73", "A memory warning: the app's delegate, then the covered and the visible controller.", [.lifecycleLogs],
        .medium),
    ])

  static let applicationTraces = FactSection(
    "Launch of a scene",
    [
      Fact(
        "G80",
        """
        didFinishLaunching, willConnectTo, viewDidLoad, viewWillAppear, willEnterForeground, didBecomeActive, \
        viewDidAppear.
        """, ["notes by Lemonbrush; others place willEnterForeground elsewhere"], .low,
        .contested(
          """
          the sources disagree on where a scene becomes active: see F1.9.1; the rest is in this order
          """))
    ])
}
