extension UIViewController {
  /// A search that goes on is presented itself, by whom depends on definesPresentationContext: what else is presented or
  /// dismissed meanwhile is not simulated.
  ///
  /// - UIKit: "Attempt to present … which is already presenting <UISearchController …>" (published logs of iOS 8 and
  ///   later).
  func leaveUndecidedBySearch(_ what: String) {
    guard simulation.activeSearch != nil else { return }
    simulation.leaveUndecided(
      "what is \(what) while a search goes on, which is presented itself", at: origin?.location, by: traceSubject)
  }
}
