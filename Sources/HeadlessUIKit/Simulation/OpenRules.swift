import Foundation

/// What UIKit does where it is not published, or is told in two ways, and an app's code may show it: a flow is run both
/// ways.
package enum OpenRule: CaseIterable, Sendable, Hashable {
  /// Which of the views that wait a list gives out again: here the one that was left last, else the first of those that
  /// surely wait.
  case reusedCells
  /// Whether what is around a disabled control sees the touch on it: here it does not.
  case disabledTouches
  /// Whether a recognizer around a control, which does not cancel touches, recognizes a tap on that: here it does.
  case tapsAroundControls
  /// Whether what is removed lives until the turn's end: here it ends at once (``Removals``).
  case removals
  /// Whether moves are told more than once: here a didMove that the app caused in a transition is sent once more at its
  /// end, and one that leaves a stack unseen is told (F1.3.3, F1.4.5, F1.4.23).
  case moves
  /// Whether what stands above and below the sections of a list stays as it is when rows and sections come, go and move:
  /// here it goes with its section, and only sections that are new or loaded again are asked for theirs.
  case sectionEdges
  /// Whether the label of a title above the rows of a grouped table has its text in capitals, as it is drawn: here it
  /// has.
  case sectionTitles
  /// Whether a refused presentation runs its completion: here it does not (F1.5.26).
  case refusedCompletions
  /// Whether `super.viewWillAppear` and its kin, in a subclass of a navigation or tab bar controller, tell the child:
  /// here the child is told when the container's callback has returned (F1.2.13).
  case forwardedAppearance
  /// Whether a view without `addChild` appears in a controller that comes with an animation: here it does (F1.2.14).
  case strayAppearance
  /// Whether the app is active before its first screen has appeared: here it is so after that (F1.9.1, G80).
  case activation
  /// Whether an app with scenes gets the application's own notification of the foreground at its launch: here it does.
  case foregroundOfLaunch
  /// Whether a field's delegate is asked about what code inserts or deletes (`insertText`, `deleteBackward`): here it is
  /// not.
  case changesByCode
  /// Whether the tab of a stack, which was given an item of its own, takes the title that the root is given: here it does.
  case tabTitles
  /// Whether an animation that changes nothing which can be animated ends at once: here it lasts as long as any other.
  case idleAnimations
  /// Whether a device that has not been turned yet says how it is held: here it does.
  case firstOrientation
  /// Whether the keyboard's coming and going is told before the change of its frame: here the frame comes first.
  case keyboardFrames
  /// Whether the delegate of content that begins below a bar is told that it was scrolled there: here once, as it is first
  /// laid out.
  case firstScroll
  /// Whether a text view tells that editing began before the keyboard's coming is told: here it does.
  case textViewKeyboard
  /// Which columns an iPad that is held upright shows where the display mode is automatic: here the secondary one alone.
  case uprightColumns
  /// Whether who waits for a transaction's animations waits for what layers of the app's own change by themselves: here it
  /// does.
  case layerChanges
  /// Whether a bar button that a document connects to an action and to a segue sends the action: here it does, before the
  /// segue (F2.35).
  case barButtonActions
  /// Whether an animation of UIKit's ends before or after what the app's clock does at about that time: here each has a
  /// length (``VirtualRunLoop/afterAnimation(_:_:)``), and one whose length the app gives ends just after that.
  case animationLengths
  /// Whether views are drawn once, with the layout before their screen has appeared, and those alone that are seen: here
  /// they are; else each is drawn when all has come to rest, twice, those that are hidden as well, and none whose size is
  /// not known (F7.14).
  case drawing
  /// Whether a list asks for what is not shown yet to be got ready: here it never does, else as soon as it lies behind what
  /// is shown (F6.12).
  case prefetching
  /// How long a finger stays on what it touches, where the app does something meanwhile: here as long as Maestro's
  /// (``FingerRest``).
  case touchLengths
  /// When a finger comes down on what something else lies over that the app may take away: here at once.
  case coveredTouches
  /// Whether observers of `UserDefaults.didChangeNotification` are told while the value is set: here they are, else once
  /// the run loop's turn is over. Documented is that they are told on the same thread.
  case defaultsChanges
  /// How high the keyboard is, and how long it takes to come: here the lowest of its kinds, and a quarter of a second; else
  /// the highest with a bar of suggestions, and longer (F4.17).
  case keyboards
  /// Whether a row is seen whose destructive action is done and that is not taken out: here it is (F6.8).
  case doneRows

  /// What is not known, as a report asks it.
  package var question: String {
    switch self {
    case .reusedCells: "which of its cells a list uses again, whose content is still that of another row"
    case .disabledTouches: "whether what is around a disabled control sees the touch on it"
    case .tapsAroundControls:
      "whether a tap on a control is recognized around it as well, where the recognizer does not cancel touches"
    case .removals: "whether what is removed ends at once or with the run loop's turn, where nothing else holds it"
    case .moves:
      "whether a child that is told in the midst of its appearance that it has moved is told once more, and one that "
        + "leaves a stack unseen is told that it moves"
    case .sectionEdges:
      "whether a list asks again for what stands above and below its sections when rows come, go or move"
    case .sectionTitles: "whether the label of a title above rows, which is drawn in capitals, has them in its text"
    case .refusedCompletions: "whether a presentation that UIKit refuses runs its completion"
    case .forwardedAppearance:
      "whether super in a container's own appearance callbacks tells what is in it, or UIKit does so afterwards"
    case .strayAppearance:
      "whether a controller without a parent is told that it appears, whose view comes in with an animation"
    case .activation: "whether the app becomes active before its first screen has appeared, or after that"
    case .foregroundOfLaunch:
      "whether UIApplication.willEnterForegroundNotification is posted at the launch of an app with scenes"
    case .changesByCode: "whether a field's delegate is asked about what code inserts into it, or deletes"
    case .tabTitles: "whether the tab of a stack, which has an item of its own, takes the title that its root is given"
    case .idleAnimations: "whether an animation whose block moves nothing ends at once, or after its duration"
    case .keyboardFrames: "whether observers are told of the keyboard's frame before its coming or going, or after that"
    case .layerChanges:
      "whether the completion of a transaction waits for the changes of layers, or comes at once"
    case .textViewKeyboard:
      "whether observers are told of the keyboard before a text view tells that editing began, or after that"
    case .firstScroll:
      "whether the delegate of content that begins below a bar is told of that as of scrolling, and how often"
    case .uprightColumns:
      "which columns a split view shows on an iPad that is held upright, where its display mode is automatic"
    case .barButtonActions:
      "whether a bar button that is connected to an action and to a segue sends the action, or performs the segue alone"
    case .animationLengths:
      "whether an animation has ended when the app's clock goes on: how long it takes is not published"
    case .prefetching: "whether a list asks its prefetchDataSource by now, and for what"
    case .touchLengths: "how long a finger stays on what it touches: what the app put off goes on meanwhile"
    case .coveredTouches: "whether what is touched is still covered: the app goes on by itself"
    case .defaultsChanges: "whether observers of UserDefaults.didChangeNotification are told at once, or after that"
    case .keyboards: "how high the keyboard is, which hangs on its kind, and how long it takes to come"
    case .doneRows: "what is seen of a row whose destructive action is done, and that is not taken out"
    case .drawing: "when UIKit calls draw(_:), and how often: what it does besides drawing is seen"
    case .firstOrientation: "how the device is held before it has been turned (UIDevice.orientation)"
    }
  }

  /// What helps where it matters.
  package var hint: String? {
    switch self {
    case .reusedCells: "set all that the cell shows each time it is asked for"
    case .sectionEdges: "reloadSections and reloadData ask for them again"
    case .tabTitles: "navigationItem.title leaves the tab alone"
    case .animationLengths: "the completion of the animation comes at its end"
    default: nil
    }
  }

  /// Whether the two ways are all that can be. Else they are samples, and what a device shows may be neither.
  package var hasTwoWays: Bool {
    ![.reusedCells, .removals, .firstScroll, .drawing, .prefetching, .touchLengths, .coveredTouches, .keyboards]
      .contains(self)
  }
}

/// The open rules that a simulation came upon, and the one that it takes the other way.
package struct OpenRules {
  /// The rule that is taken the other way; nil where all are taken as they are written here.
  package var other: OpenRule?
  /// Whether a flow runs both ways: else what is open is said at once.
  package var areTried = false
  /// Those that were come upon where the app's code may show them.
  package private(set) var met: Set<OpenRule> = []

  /// Notes that a rule matters.
  mutating func meet(_ rule: OpenRule) { met.insert(rule) }

  /// Whether a rule, which matters here, is taken the other way.
  package mutating func takesOther(_ rule: OpenRule) -> Bool {
    met.insert(rule)
    return other == rule
  }
}

extension NSObject {
  /// Whether the class is the app's and implements one of some methods, which then shows when and whether UIKit calls it.
  @MainActor
  func appImplements(_ methods: String...) -> Bool {
    guard let interpreted = self as? any InterpretedClass else { return false }
    return methods.contains(where: interpreted.implements)
  }
}
