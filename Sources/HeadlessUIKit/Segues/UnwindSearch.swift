/// The search for the end of an unwind segue.
///
/// - UIKit: every ancestor of the source, across presentations too, is asked for the children to search, until someone
///   can perform the action (F2.25; documentation of UIStoryboardUnwindSegueSource). Only a controller without eligible
///   children is asked whether it can, depth first (F2.27). Before an ancestor is asked, what that presents itself is
///   searched, and nobody twice (F2.33): so the search goes down the source's own branch once more (F2.29; G66).
@MainActor
struct UnwindSearch {
  private let source: UIStoryboardUnwindSegueSource
  private var asked: Set<ObjectIdentifier> = []
  /// The controllers that were asked and for which only their code, which is not linked, could answer.
  private(set) var unlinked: [UIViewController] = []

  init(source: UIStoryboardUnwindSegueSource) { self.source = source }

  /// Finds the controller that performs the action; nil if nobody does.
  mutating func run() -> UIViewController? {
    var current = source.source
    while let ancestor = current.unwindAncestor {
      if let presented = ancestor.ownPresented, let found = search(presented) { return found }
      if let found = search(ancestor) { return found }
      current = ancestor
    }
    return nil
  }

  private mutating func search(_ controller: UIViewController) -> UIViewController? {
    guard asked.insert(ObjectIdentifier(controller)).inserted else { return nil }
    let simulation = controller.simulation
    let children = controller.allowedChildrenForUnwinding(from: source)
    simulation.record(
      .allowedChildrenForUnwinding, controller.traceSubject,
      .text("[\(children.map { simulation.trace.name(of: $0.traceSubject) }.joined(separator: ", "))]"))
    guard children.isEmpty else {
      for child in children {
        if let found = search(child) { return found }
      }
      return nil
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
