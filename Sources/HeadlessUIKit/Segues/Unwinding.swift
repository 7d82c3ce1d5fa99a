import FlowInterfaceBuilder
import Foundation

/// One unwind segue: the search for its end, the callbacks, and the way back.
///
/// - UIKit: source.prepare, the unwind action on the destination, then one dismissal and one `unwind(for:towards:)` a
///   container (F2.24, F2.30; TN2298; G63, G66).
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
    let segue = UIStoryboardSegue(identifier: template.identifier, source: source, destination: destination)
    source.prepareAndRecord(segue, template, sender: sender)
    simulation.record(.unwindAction, destination.traceSubject, .text(action))
    InterfaceBindings.unwindAction(action, of: destination)?(destination, segue)
    goBack(to: destination, segue)
  }

  // MARK: Search

  /// - UIKit: each ancestor of the source is asked for the children to search, depth first; across a presentation the
  ///   ancestor is the controller that asked for it, and the search then re-descends into what it presents, where
  ///   nothing ever matches; canPerform is asked of those without eligible children (F2.25, F2.27, F2.29; G66).
  private func findDestination(_ segueSource: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var candidates = UnwindCandidates(source: segueSource)
    var current = source
    while let ancestor = current.unwindAncestor {
      if let found = candidates.search(ancestor) { return found }
      if current.parent == nil {
        var again = UnwindCandidates(source: segueSource)
        _ = again.search(current)
      }
      current = ancestor
    }
    return settle(candidates.unlinked, segueSource)
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

  private func goBack(to destination: UIViewController, _ segue: UIStoryboardSegue) {
    let path = ancestors(of: destination)
    let wereEnabled = UIView.areAnimationsEnabled
    UIView.areAnimationsEnabled = wereEnabled && template.segue.animates
    if let presenter = path.first(where: { isPresenter($0) }) {
      presenter.dismiss(animated: UIView.areAnimationsEnabled)
    }
    for index in path.indices.dropFirst().reversed() {
      let container = path[index]
      let child = path[index - 1]
      guard child.parent === container else { continue }
      simulation.record(.unwindTowards, container.traceSubject, .subject(child.traceSubject))
      container.unwind(for: segue, towards: child)
    }
    UIView.areAnimationsEnabled = wereEnabled
  }

  /// The destination and its containers, up to the one that presents or fills the window.
  private func ancestors(of destination: UIViewController) -> [UIViewController] {
    var path = [destination]
    while let parent = path[path.count - 1].parent { path.append(parent) }
    return path
  }

  private func isPresenter(_ controller: UIViewController) -> Bool {
    guard let presented = controller.ownPresented else { return false }
    return source === presented || presented.contains(source)
  }
}

/// The search of an unwind segue, and the controllers that only their code, which is not linked, can answer for.
@MainActor
struct UnwindCandidates {
  let source: UIStoryboardUnwindSegueSource
  private(set) var unlinked: [UIViewController] = []

  init(source: UIStoryboardUnwindSegueSource) { self.source = source }

  mutating func search(_ controller: UIViewController) -> UIViewController? {
    let simulation = controller.simulation
    let children = controller.allowedChildrenForUnwinding(from: source)
    simulation.record(
      .allowedChildrenForUnwinding, controller.traceSubject,
      .text("[\(children.map { simulation.trace.name(of: $0.traceSubject) }.joined(separator: ", "))]"))
    for child in children {
      if let found = search(child) { return found }
    }
    let answer = controller.canPerformUnwindSegueAction(
      source.unwindAction, from: source.source, sender: source.sender)
    simulation.record(.canPerformUnwind, controller.traceSubject, .text(answer ? "true" : "false"))
    if !answer, controller !== source.source, controller.unlinkedClass != nil,
      !unlinked.contains(where: { $0 === controller })
    {
      unlinked.append(controller)
    }
    return answer ? controller : nil
  }
}

extension UIViewController {
  /// Whether the class's bindings list the unwind action.
  func respondsToUnwindAction(_ action: Selector) -> Bool {
    InterfaceBindings.unwindAction(action.name, of: self) != nil
  }

  /// The child that contains an unwind segue's source, through children and presentations.
  public func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    children.first { $0 === source.source || $0.contains(source.source) }
  }

  /// Whether a controller lies below this one, through children and presentations.
  func contains(_ controller: UIViewController) -> Bool {
    var current = controller.unwindAncestor
    while let ancestor = current {
      if ancestor === self { return true }
      current = ancestor.unwindAncestor
    }
    return false
  }

  /// Whom an unwind segue asks next: the container or, across a presentation, the controller that asked for it.
  var unwindAncestor: UIViewController? { parent ?? presentationRequester ?? ownPresenting }
}
