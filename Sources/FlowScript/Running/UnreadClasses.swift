import FlowInterfaceBuilder
import HeadlessUIKit

/// The classes of screens that are neither linked nor among the sources: what a flow states of them, and what is open.
@MainActor
final class UnreadClasses: UnlinkedCode {
  /// What the flow states.
  let givens = GivenBook()
  /// What code may have done to elements.
  let doubts = ElementDoubts()

  // MARK: What the simulation asks

  func rows(on screen: UIViewController) -> [UnlinkedRow]? { givens.rows(on: screen) }

  func text(ofOutlet outlet: String, on screen: UIViewController) -> String? {
    givens.text(ofOutlet: outlet, on: screen)
  }

  func unwindDestination(of action: String, among screens: [UIViewController]) -> UIViewController? {
    givens.unwindDestination(of: action, among: screens)
  }

  // MARK: What is open

  /// Leaves open what the screens show and do whose classes are not read: they are not empty.
  func audit(_ simulation: Simulation) {
    for screen in simulation.allControllers where screen.isViewLoaded {
      guard let name = screen.unlinkedClass else { continue }
      for part in [ElementDoubt.Part.content, .touch] {
        doubts.addOnce(
          ElementDoubt(
            screen: screen, isOfAnyScreen: false, view: nil, isOfWholeScreen: true, part: part,
            question: "what \(name) shows and does: its code, or its superclass's, is not among the sources",
            location: screen.origin?.location))
      }
    }
  }
}
