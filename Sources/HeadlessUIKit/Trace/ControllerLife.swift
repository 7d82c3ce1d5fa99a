/// Whether a controller that was made is still there, and who holds it.
public struct ControllerLife: Hashable, Sendable {
  /// What of UIKit's holds a living controller.
  public enum Holder: Hashable, Sendable, CustomStringConvertible {
    /// It is the root of a window.
    case window
    /// It is a child of a container, by the container's name.
    case container(String)
    /// It is presented by a controller of that name.
    case presenter(String)
    /// Nothing of UIKit's that is on the screen holds it: the app's own code does.
    case code

    /// The holder in words.
    public var description: String {
      switch self {
      case .window: "it is the root of a window"
      case .container(let name): "it is a child of \(name)"
      case .presenter(let name): "\(name) presents it"
      case .code: "the app's code holds it: no window, container or presentation does"
      }
    }
  }

  /// The name that the trace gives the controller.
  public let name: String
  /// Who holds it; nil once it is freed.
  public let holder: Holder?

  /// Whether it is still there.
  public var isAlive: Bool { holder != nil }
}

extension Simulation {
  /// The lives of the controllers that a name means, in the order in which they were made.
  ///
  /// A controller is freed when the last reference to it goes, which for one that is popped or dismissed is after its
  /// transition: settle first.
  ///
  /// - Parameter name: a class, which means all its instances, the name of one in the trace (`Detail#2`), or any name
  ///   that a flow can call a screen by.
  /// - UIKit: a popped controller is freed after the transition, a dismissed one after the completion (F1.4.4, F1.5.3;
  ///   G14, G21).
  public func lives(of name: String) -> [ControllerLife] {
    let held = Dictionary(allControllers.map { ($0.traceSubject, $0) }) { first, _ in first }
    return trace.subjects(named: name).map { subject in
      ControllerLife(
        name: trace.name(of: subject),
        holder: trace.isFreed(subject) ? nil : held[subject].map(holder) ?? .code)
    }
  }

  private func holder(of controller: UIViewController) -> ControllerLife.Holder {
    if let parent = controller.parent { return .container(trace.name(of: parent)) }
    if let presenter = controller.ownPresenting { return .presenter(trace.name(of: presenter)) }
    return .window
  }
}
