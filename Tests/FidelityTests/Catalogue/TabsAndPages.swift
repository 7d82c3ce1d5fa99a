extension FactSection {
  static let tabs = FactSection(
    "UITabBarController",
    [
      Fact(
        "F1.6.1",
        """
        A change of tabs: new willAppear, old willDisappear, the setter returns, new is, old didDisappear, new \
        didAppear; a tab loads when it is first selected.
        """, [.lifecycleLogs], .high),
      Fact("F1.6.2", "Both will callbacks run inside the setter.", [.lifecycleLogs], .medium),
      Fact(
        "F1.6.3",
        """
        The delegate is asked and told of taps only, of a tap on the selected tab too, and never of changes by code.
        """,
        [.documentation("UITabBarControllerDelegate"), .header("UITabBarController")], .high),
      Fact(
        "F1.6.4", "A tap on the selected tab pops its navigation controller to the root.",
        [.reactNativeScreens], .medium),
      Fact(
        "F1.6.5", "More than five tabs in compact width: a More tab with its navigation controller.",
        [.header("UITabBarController")], .high),
      Fact(
        "F1.6.6",
        """
        Selecting a stranger raises NSInvalidArgumentException `-[UITabBarController setSelectedViewController:] only \
        a view controller in the tab bar controller's list of view controllers can be selected.`
        """, [.crashLogs], .high),
      Fact("F1.6.7", "Selecting by code what is selected brings no callbacks.", [.lifecycleLogs], .low),
      Fact(
        "F1.6.8",
        """
        A tab bar controller that code makes loads its view in its init: a subclass's `viewDidLoad` runs inside of \
        `super.init`, before what its init does after that; one of a storyboard does not.
        """,
        ["qiita.com/hicka04/items/e5ce253ce74fdea38378", "github.com/AndreyPanov/ApplicationCoordinator, issue 20"],
        .mixed("high; storyboard low")),
    ])

  static let pages = FactSection(
    "UIPageViewController",
    [
      Fact(
        "F1.7.1",
        """
        Scrolling: new will, old will, new did, old did; curling: the old did first; each has its own order when \
        cancelled.
        """, [.wangling], .medium),
      Fact(
        "F1.7.2", "The delegate is told of turns by the finger, never of `setViewControllers`.",
        [.header("UIPageViewController")], .high),
      Fact(
        "F1.7.3",
        """
        Without a data source nothing can be turned; it is asked for the count and index of dots after \
        `setViewControllers`.
        """, [.header("UIPageViewController")], .high),
      Fact(
        "F1.7.4",
        """
        NSInvalidArgumentException `The number of view controllers provided (0) doesn't match the number required (1) \
        for the requested transition`
        """, [.crashLogs], .high),
      Fact(
        "F1.7.5",
        "A first page set in `viewDidLoad` gets its will and did before the page controller's own `viewWillAppear`.",
        ["stackoverflow.com/questions/48653763", "github.com/uias/Pageboy, issue 233"], .medium),
    ])
}
