/// A cast of a segue's destination to a type that it is not of.
package struct WrongCast {
  /// The rule that finds such casts.
  package static let ruleID = "wrong-destination-cast"

  private let screens: AppScreens
  private let segue: Transition
  private let destination: Screen
  private let reached: Screen
  private let type: String

  /// - Parameters:
  ///   - reached: what is cast: the destination, or a screen in it.
  package init(_ screens: AppScreens, segue: Transition, destination: Screen, reached: Screen, type: String) {
    self.screens = screens
    self.segue = segue
    self.destination = destination
    self.reached = reached
    self.type = type
  }

  /// What is wrong with `as!`.
  package var crash: String {
    "\(opening)crashes"
      + (sitsInside(reached) ? ": cast to UINavigationController and take its topViewController" : "")
  }

  /// What is wrong with `as?`.
  package var alwaysNil: String {
    "\(opening)is always nil: what follows never runs"
      + (sitsInside(destination) ? ". Take the topViewController of the navigation controller" : "")
  }

  private var opening: String {
    let name = segue.identifier.map { "segue '\($0)'" } ?? "the segue of line \(segue.location.line)"
    let what = sitsInside(reached) ? "a navigation controller with \(type) in it" : reached.spelling
    return "\(name) leads to \(what), so this cast to \(type) "
  }

  private func sitsInside(_ screen: Screen) -> Bool {
    guard screen.kind == .navigation, let root = screens.screen(from: screen, by: [.member("topViewController")]) else {
      return false
    }
    return screens.isKind(root, of: type) == true
  }
}
