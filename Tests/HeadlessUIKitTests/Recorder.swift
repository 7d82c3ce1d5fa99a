import Foundation
import HeadlessUIKit

/// A controller that the trace calls by a short name, as the published traces do.
final class Screen: UIViewController {
  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    Simulation.current.trace.setName(name, of: self)
    title = name
  }

  convenience init(_ name: String, _ style: UIModalPresentationStyle) {
    self.init(name)
    modalPresentationStyle = style
  }

  required init?(coder: NSCoder) { nil }
}

extension Simulation {
  /// The lines that work adds to the trace, from the callbacks of the life cycle only unless others are asked for.
  func lines(
    of callbacks: Set<TraceCallback> = Simulation.lifeCycle, settling: Bool = true, _ work: () -> Void
  ) -> [String] {
    let start = trace.count
    run(work)
    if settling { settle() }
    return trace.events(from: start).filter { callbacks.contains($0.callback) }.map(trace.line(for:))
  }

  static let lifeCycle: Set<TraceCallback> = [
    .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewDidAppear,
    .viewWillDisappear, .viewDidDisappear,
  ]
  static let appearance: Set<TraceCallback> = [
    .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  /// Shows a controller as the root of a window.
  func show(_ root: UIViewController) {
    run { application.launch { root } }
    settle()
  }
}
