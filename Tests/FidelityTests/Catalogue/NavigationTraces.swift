extension FactSection {
  static let navigationTraces = FactSection(
    "Navigation controllers",
    [
      Fact(
        "G10",
        """
        An animated push: it returns with the stack changed; then load, old will, new will, is, layout; 0.5 seconds; \
        old did, new did.
        """,
        [.lifecycleLogs], .high),
      Fact(
        "G11",
        """
        A push by a segue, and a pop, with loading and freeing.
        """, ["readke.com/c/0Z41505102021.html"], .medium),
      Fact(
        "G12", "Launch, push by a segue, and back, with the delegate's willShow and didShow.",
        ["vastdevblog.vast.com, 2012; iOS 5"], .medium),
      Fact(
        "G13",
        """
        An animated pop: it returns with the stack changed; nothing is loaded again.
        """, [.lifecycleLogs], .high),
      Fact("G14", "A pop without animation: what nobody else holds is freed at the end.", [.lifecycleLogs], .high),
      Fact("G15", "An interactive pop that is finished.", [.wangling], .medium),
      Fact(
        "G16", "An interactive pop that is cancelled.",
        [
          .wangling, "stackoverflow.com/questions/18927878", "dev.mo4tech.com",
          .header("UIViewControllerTransitionCoordinator"),
        ], .high),
      Fact(
        "G17", "A cheat sheet of push and pop, with willMove, didMove and what is asked on the way.",
        ["arm1.ru/en/blog/zhiznennyj-tsikl-uiviewcontroller; iOS 7 and 8"], .mixed("low to medium")),
    ])

  static let presentationTraces = FactSection(
    "Presentations",
    [
      Fact("G20", "A full-screen presentation without animation.", [.lifecycleLogs], .high),
      Fact("G21", "Its dismissal: alive in the completion, freed after it.", [.lifecycleLogs], .high),
      Fact(
        "G23", "A card, from iOS 13 on, and its dismissal by code: the presenter gets nothing.",
        [.leefilll, "velog.io/@rudin_", "velog.io/@yeahg_dev", "WWDC 2019, session 224"], .high),
      Fact(
        "G25", "A swipe that dismisses, with its delegate; one that may not; and code that dismisses.",
        [.leefilll, .header("UIPresentationController")], .mixed("high; interleaving low")),
    ])

  static let tabAndPageTraces = FactSection(
    "Tabs and pages",
    [
      Fact("G30", "A tab that code selects for the first time.", [.lifecycleLogs], .high),
      Fact("G40", "A page scrolled by the finger.", [.wangling], .medium),
      Fact("G42", "A page curled.", [.wangling], .medium),
      Fact("G43", "A page curled and let go.", [.wangling], .medium),
    ])
}
