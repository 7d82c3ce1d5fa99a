extension FactSection {
  static let containmentTraces = FactSection(
    "Parents and children",
    [
      Fact(
        "G50", "A child added to a container that is visible, and removed.", [.lifecycleLogs],
        .mixed("order high, second didMove medium")),
      Fact("G51", "The same, and the app forgets didMove.", [.lifecycleLogs], .high),
      Fact(
        "G52", "A view without addChild, whose controller is freed; and addChild without the view.", [.lifecycleLogs],
        .high),
      Fact("G53", "A container that forwards appearance by hand.", [.lifecycleLogs], .high),
      Fact("G54", "A child in the parent's viewDidLoad, with and without addChild.", [.phchan], .high),
      Fact("G56", "transition(from:to:) by the recommended recipe.", [.bookExamples], .high),
    ])

  static let segueTraces = FactSection(
    "Segues and unwinding",
    [
      Fact("G60", "A scene made by code, then loaded.", [.interfaceProbe, .kingcos], .high),
      Fact(
        "G61", "performSegue in a navigation controller: init(coder:), awakeFromNib, prepare, push, viewDidLoad.",
        [.interfaceProbe, "stackoverflow.com/questions/37147871"], .high),
      Fact("G62", "A custom segue: prepare, perform.", [.interfaceProbe], .high),
      Fact("G63", "An unwind by performSegue: prepare, the action, then the pop.", [.interfaceProbe], .high),
      Fact(
        "G64", "An embed segue: prepare, the child, the parent's viewDidLoad.",
        [.bookExamples, .documentation("UIStoryboardSegue")], .medium),
      Fact(
        "G66", "A push, a presentation, and an unwind to the stack's root: who is asked, and what runs.",
        [.bookExamples],
        .high),
    ])
}
