extension FactSection {
  static let segues = FactSection(
    "Storyboards and segues",
    [
      Fact(
        "F2.1",
        """
        A segue that the user triggers asks `shouldPerformSegue`; `performSegue(withIdentifier:)` does not. Of embed \
        segues both is reported.
        """, [.header("UIViewController")], .high),
      Fact(
        "F2.2",
        """
        shouldPerformSegue, segue action, init(coder:), awakeFromNib, prepare, perform, the push or presentation, and \
        viewDidLoad when it is shown.
        """,
        [
          .header("UIStoryboardSegue"), .interfaceProbe, .bookExamples, "stackoverflow.com/questions/37147871",
        ], .high),
      Fact(
        "F2.3", "In `prepare` the destination's view is not loaded, and its outlets to views are nil.",
        [.interfaceProbe],
        .high),
      Fact(
        "F2.4", "`sender` is passed on as it is; a segue's identifier may be nil.",
        [.interfaceProbe, .header("UIStoryboardSegue")], .high),
      Fact(
        "F2.5",
        """
        A show segue is a plain UIStoryboardSegue; of a custom class its `perform()` runs.
        """, [.interfaceProbe],
        .high),
      Fact(
        "F2.6", "Views' animations are on or off around `perform()`, as the segue's Animates box says.",
        [.header("UIStoryboardSegue")], .high),
      Fact(
        "F2.7",
        """
        Showing from a view in no window prepares and then does nothing; in a window without a navigation controller \
        it presents.
        """, [.interfaceProbe, .documentation("targetViewController(forAction:sender:)")],
        .mixed("medium without a window, else high")),
      Fact(
        "F2.8",
        """
        show pushes or presents; showDetail goes to a split view's detail, else it is presented; the deprecated kinds \
        raise only when misconfigured.
        """,
        [.header("UIViewController"), .documentation("targetViewController(forAction:sender:)")],
        .mixed("high to medium")),
      Fact(
        "F2.9",
        """
        NSGenericException `Push segues can only be used when the source controller is managed by an instance of \
        UINavigationController.`
        """, [.crashLogs], .low),
      Fact(
        "F2.10",
        """
        Relationship segues are followed while decoding, without `prepare`; a scene that is reached only so can still \
        be made by its storyboard identifier.
        """, [.interfaceProbe], .medium),
      Fact("F2.11", "Of equal identifiers in one scene the first wins.", [.interfaceProbe], .high),
      Fact(
        "F2.12", "NSInvalidArgumentException `Receiver (…) has no segue with identifier '…'`", [.crashLogs], .high),
      Fact(
        "F2.13",
        "An embed segue's `prepare` comes before the parent's `viewDidLoad`, where the child is there already.",
        [.bookExamples, .documentation("UIStoryboardSegue")], .medium),
      Fact(
        "F2.14",
        """
        A segue action runs first, with coder, sender and identifier as it asks for, and returns the destination, or \
        nil for the usual one; `prepare` is called all the same.
        """, [.bookExamples, .documentation("IBSegueAction")], .medium),
      Fact(
        "F2.15",
        """
        What it or a creator returns must come from init(coder:), else NSInternalInconsistencyException `Custom \
        instantiated view controller must call -[super initWithCoder:]`, or `Custom instantiated … must be kind of \
        class …`
        """, [.crashLogs], .high),
      Fact(
        "F2.16",
        """
        `instantiateViewController(withIdentifier:creator:)`, from iOS 13 on, calls the creator once; nil means the \
        usual way.
        """, [.interfaceProbe, .header("UIStoryboard")], .mixed("high; nil medium")),
      Fact(
        "F2.17",
        """
        `instantiateInitialViewController` is nil without an initial scene; a missing storyboard or identifier raises \
        NSInvalidArgumentException, naming it.
        """, [.interfaceProbe, .crashLogs], .high),
      Fact(
        "F2.18",
        """
        A storyboard reference is followed when its segue runs; without an identifier to the initial scene.
        """,
        [.background], .low),
      Fact(
        "F2.19",
        """
        Runtime attributes are set before `awakeFromNib`; one that fails is only logged: `Failed to set (…) user \
        defined inspected property on (…): …`
        """, [.interfaceProbe], .high),
      Fact(
        "F2.20",
        """
        An outlet that the class lacks raises NSUnknownKeyException: `[… setValue:forUndefinedKey:]: this class is not \
        key value coding-compliant for the key ….`
        """, [.interfaceProbe], .mixed("exception high, words low")),
      Fact(
        "F2.21",
        """
        A class that does not exist is replaced by the element's own UIKit class, with the log `Unknown class … in \
        Interface Builder file.`
        """, [.interfaceProbe, .crashLogs], .high),
      Fact(
        "F2.22", "In `awakeFromNib` outlets to the nib's other objects are set, those to views only with the view.",
        [.interfaceProbe, "stackoverflow.com/questions/37147871"], .high),
      Fact(
        "F2.23", "`title` sets the navigation item's title, and the tab bar item's; not the other way round.",
        [.interfaceProbe], .mixed("high; tab bar item low")),
      Fact(
        "F2.35",
        """
        A bar button has one target and one action: where a document connects it to an action and to a segue, the segue is \
        performed in apps whose action nobody implements any more.
        """,
        [
          "github.com/SilentKun/ToDo-App-Swift", "github.com/GiantRobotLabs/giant-robot-fitbuddy",
          "github.com/FleetPhil/RideViewer",
        ], .medium,
        .contested("whether an action that is implemented is sent too is not published; here a flow runs both ways")),
      Fact(
        "F2.36", "A bar button of the system's own is drawn as that, whatever title the document gives it.",
        ["github.com/ekcorso/Workout-Tracker"], .medium),
      Fact(
        "F2.37",
        """
        A controller that a document puts into a split view, itself or in a navigation controller, has it as its \
        `splitViewController` in `awakeFromNib`.
        """,
        ["Stanford CS193p, Concentration (2017): awakeFromNib sets splitViewController?.delegate"], .medium),
    ])
}
