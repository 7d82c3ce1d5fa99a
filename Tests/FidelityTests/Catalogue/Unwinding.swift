extension FactSection {
  static let unwinding = FactSection(
    "Unwinding",
    [
      Fact(
        "F2.24",
        "The destination is searched, the source prepares, the destination's action runs, then the transition.",
        [.documentation("Technical Note TN2298"), .interfaceProbe], .high),
      Fact(
        "F2.25",
        """
        Each ancestor of the source, across presentations, is asked `allowedChildrenForUnwinding` until somebody's \
        `canPerformUnwindSegueAction` is true.
        """, [.header("UIStoryboardSegue")], .high),
      Fact(
        "F2.26",
        """
        Allowed by default are the children but the one that holds the source: a navigation controller's from the top \
        down, a tab bar controller's other tabs.
        """, [.header("UIViewController"), .bookExamples], .high),
      Fact(
        "F2.27",
        """
        `canPerform` is asked of those without allowed children only, depth first.
        """, [.bookExamples], .high),
      Fact(
        "F2.28", "By default one can perform it who has the action and is not the source.",
        [.header("UIViewController"), .bookExamples], .high),
      Fact(
        "F2.29", "The search may go down into the source's own presented branch again, where nobody matches.",
        [.bookExamples], .high),
      Fact(
        "F2.30",
        """
        It runs as one dismissal by the presenter on the path, then `unwind(for:towards:)` container by container: a \
        tab is selected, a stack popped.
        """, [.bookExamples, .header("UIViewController")], .high),
      Fact("F2.31", "Without a destination nothing happens.", [.bookExamples], .high),
      Fact(
        "F2.32", "The deprecated overrides for unwinding exist.", [.header("UIViewController")], .high,
        .notSimulated(
          """
          `viewControllerForUnwindSegueAction` and `segueForUnwinding` are deprecated since iOS 9; the search of F2.25 \
          has replaced them
          """)),
      Fact(
        "F2.33",
        """
        Before the search asks an ancestor it goes through what that one presents itself; nobody is asked twice.
        """, [.bookExamples, .documentation("allowedChildrenForUnwinding(from:)")], .medium),
      Fact(
        "F2.34",
        """
        The way back follows the same ancestors: the first in whose branch the destination lies dismisses, and \
        containers around it get no `unwind(for:towards:)`.
        """, [.bookExamples, .documentation("unwind(for:towards:)")], .medium),
    ])
}
