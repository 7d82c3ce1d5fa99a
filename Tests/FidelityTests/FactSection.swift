/// Facts of one part of UIKit.
struct FactSection: Sendable {
  /// What the part is.
  let title: String
  /// Its facts, in the order of their numbers.
  let facts: [Fact]

  init(_ title: String, _ facts: [Fact]) {
    self.title = title
    self.facts = facts
  }

  /// All facts.
  static let facts: [FactSection] = [
    viewLoading, appearance, containment, navigation, presentation, tabs, pages, splitView, application, segues,
    unwinding, statusBar, safeArea, traits, lists, views,
  ]

  /// All recorded sequences of callbacks.
  static let traces: [FactSection] = [
    firstAppearanceTraces, navigationTraces, presentationTraces, tabAndPageTraces, containmentTraces, segueTraces,
    viewLoadingTraces, applicationTraces,
  ]

  /// What was looked for and not found in public: the simulator decides it by the rules around it.
  static let gaps = [
    "a log of popToRoot with three or more controllers",
    "logs of the presenter under overFullScreen, overCurrentContext and popover",
    "logs of a split view that collapses, and of showDetail",
    "the interleaving of UIAdaptivePresentationControllerDelegate with the appearance callbacks",
    "the heights of iOS 26's bars, and where content begins below its navigation bar",
    "logs of the chains for the home indicator, for deferred edges, and for the status bar through nested containers",
    "the number of layout passes on iOS 17 to 26",
  ]
}
