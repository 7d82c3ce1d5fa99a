import HeadlessUIKit

extension World {
  /// The controllers as a tree, each with whether its view is in a window.
  var text: String {
    func lines(_ controller: UIViewController, _ role: String, _ depth: Int) -> [String] {
      let isInWindow = controller.viewIfLoaded?.window != nil
      let indent = String(repeating: "  ", count: depth)
      return ["\(indent)\(role)\(simulation.trace.name(of: controller))\(isInWindow ? "" : " (in no window)")"]
        + controller.children.flatMap { lines($0, "", depth + 1) }
        + (presented(by: controller).map { lines($0, "presents as \(style(of: $0)): ", depth + 1) } ?? [])
    }
    return root.map { lines($0, "", 1).joined(separator: "\n") } ?? "  no root"
  }

  /// The appearance callbacks and logs since a position of the trace.
  func callbacks(from start: Int) -> String {
    let wanted: Set<TraceCallback> = [
      .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .willMoveToParent,
      .didMoveToParent, .deinitialized, .warning, .exception,
    ]
    let trace = simulation.trace
    return trace.events(from: start).filter { wanted.contains($0.callback) }.map { "  \(trace.line(for: $0))" }
      .joined(separator: "\n")
  }

  private func style(of controller: UIViewController) -> String {
    controller.presentedStyle.map { "\($0)" } ?? "unknown style"
  }
}
