import FlowInterfaceBuilder

/// How deep the app's code, which is not linked, runs inside itself through UIKit's callbacks: a screen that adds a child
/// of its own class in viewDidLoad, a prepare that performs its own segue.
@MainActor
final class CodeNesting {
  /// More calls inside one another than end by themselves, and few enough for the stack.
  static let limit = 50

  private var depth = 0
  private var isUnwinding = false
  /// The code that ran last, as `Class.method`, and where it stands.
  private(set) var last: (name: String, location: SourceLocation?)?

  /// Runs code of a screen; nil, with the crash recorded once, where it has begun inside itself too often. What is on its
  /// way then comes to its end without any code.
  func run<Result>(_ method: String, of screen: UIViewController, _ work: (any UnlinkedCode) -> Result) -> Result? {
    guard !isUnwinding, let code = screen.simulation.unlinkedCode else { return nil }
    let name = "\(screen.unlinkedClass ?? screen.screenName).\(method)"
    guard depth < Self.limit else {
      isUnwinding = true
      screen.simulation.raise(
        UIKitException(
          .stackOverflow, "\(name) runs inside itself without end, more than \(Self.limit) calls deep"),
        by: screen.traceSubject)
      return nil
    }
    if let place = code.place(of: method, on: screen) { last = (name, place) }
    depth += 1
    defer {
      depth -= 1
      if depth == 0 { isUnwinding = false }
    }
    return work(code)
  }
}
