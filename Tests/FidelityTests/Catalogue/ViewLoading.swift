extension FactSection {
  static let viewLoading = FactSection(
    "Loading a view",
    [
      Fact(
        "F1.1.1", "Asking for `view` calls `loadView` when there is none; `viewDidLoad` follows.",
        [.header("UIViewController")], .high),
      Fact(
        "F1.1.2", "`isViewLoaded` and `viewIfLoaded` load nothing; `view != nil` does.",
        [.lifecycleLogs, .header("UIViewController")], .high),
      Fact(
        "F1.1.3",
        """
        After a `loadView` that sets no view `viewDidLoad` runs all the same and `view` is nil; asking for it there \
        goes round until the stack is full.
        """, [.lifecycleLogs, .kingcos], .high),
      Fact(
        "F1.1.4", "`view` may be set to nil; the next access runs `loadView` and `viewDidLoad` again.",
        [.lifecycleLogs], .high),
      Fact(
        "F1.1.5",
        """
        The default `loadView` takes the nib that init named; else, for MyViewController, MyView.nib, then \
        MyViewController.nib; else the storyboard's scene; else it makes a plain view of the screen's size.
        """,
        [.header("UIViewController"), .interfaceProbe, .lifecycleLogs], .high),
      Fact(
        "F1.1.6",
        """
        A root view from a storyboard has the screen's bounds from the start; a `UIView()` of the app's own stays \
        empty until the window sizes it.
        """, [.interfaceProbe], .high),
      Fact(
        "F1.1.7",
        """
        Asking for `view` in init runs `viewDidLoad` before the controller gets into any window; every tab that does \
        so loads at launch.
        """, [.lifecycleLogs, "jessesquires.com, 2023-02-20"], .high),
      Fact("F1.1.8", "A controller that is uncovered again does not get `viewDidLoad` again.", [.lifecycleLogs], .high),
      Fact(
        "F1.1.9",
        "Code makes controllers by `init(nibName:bundle:)`, archives by `init(coder:)`; `init()` passes nil twice.",
        [.header("UIViewController")], .high),
      Fact(
        "F1.1.10", "The appearance callbacks do nothing by themselves: forgetting super changes nothing.",
        [.header("UIViewController")], .high),
      Fact(
        "F1.1.11",
        """
        A memory warning reaches every controller of the tree and unloads no view; posting the notification by hand \
        reaches none.
        """, [.lifecycleLogs], .medium),
      Fact(
        "F1.1.12",
        """
        The root view of a window gets the window's bounds, as it comes in and when the window turns, whatever its \
        autoresizing mask and the frame that its `loadView` gave it.
        """, ["View Controller Programming Guide for iOS", "stackoverflow.com/questions/10744669"], .high),
    ])
}
