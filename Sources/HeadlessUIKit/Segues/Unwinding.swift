import FlowInterfaceBuilder
import Foundation

/// One unwind segue: the search for its end, the callbacks, and the way back.
///
/// - UIKit: source.prepare, the unwind action on the destination, then the way back; a search that finds nothing ends
///   it without an exception (F2.24, F2.31; G63, G66; TN2298).
@MainActor
struct Unwinding {
  let source: UIViewController
  let template: SegueTemplate
  let sender: Any?
  /// The screen that a flow names as the end, where the code that would tell is not linked.
  var statedDestination: UIViewController?

  private var simulation: Simulation { source.simulation }

  func perform() {
    guard let action = template.segue.unwindAction else { return }
    let segueSource = UIStoryboardUnwindSegueSource(source: source, unwindAction: Selector(action), sender: sender)
    guard let destination = statedDestination ?? findDestination(segueSource) else { return }
    let path = UnwindPath(from: source, to: destination)
    let segue = source.makeSegue(template, to: destination, isStated: statedDestination != nil) {
      goBack(along: path, $0)
    }
    source.prepareAndRecord(segue, template, sender: sender)
    simulation.record(.unwindAction, destination.traceSubject, .text(action))
    InterfaceBindings.unwindAction(action, of: destination)?(destination, segue)
    source.performRecorded(segue, template)
  }

  // MARK: Search

  private func findDestination(_ segueSource: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var search = UnwindSearch(source: segueSource)
    return search.run() ?? settle(search.unlinked, segueSource)
  }

  /// Without the classes' code only one answer is certain: where a single screen has a class of its own that could
  /// implement the action.
  private func settle(_ unlinked: [UIViewController], _ segueSource: UIStoryboardUnwindSegueSource)
    -> UIViewController?
  {
    if unlinked.count == 1 { return unlinked[0] }
    guard unlinked.count > 1 else { return nil }
    let action = segueSource.unwindAction.name
    if let known = simulation.unlinkedCode?.unwindDestination(of: action, among: unlinked) { return known }
    let names = unlinked.map(\.screenName)
    simulation.leaveUndecided(
      "which of \(names.joined(separator: ", ")) implements the unwind action \(action)",
      at: template.segue.location, by: source.traceSubject, asks: .unwindDestination(action: action, screens: names))
    return nil
  }

  // MARK: The way back

  /// - UIKit: one dismissal, then each container on the path shows the next controller (F2.30; G66).
  private func goBack(along path: UnwindPath, _ segue: UIStoryboardSegue) {
    path.presenter?.dismiss(animated: UIView.areAnimationsEnabled)
    for step in path.steps {
      simulation.record(.unwindTowards, step.container.traceSubject, .subject(step.next.traceSubject))
      step.container.unwind(for: segue, towards: step.next)
    }
  }
}
