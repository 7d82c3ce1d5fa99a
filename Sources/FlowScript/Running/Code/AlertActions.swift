import FlowModel
import HeadlessUIKit

/// Finds the buttons of an alert that code makes, each with what its handler does.
@MainActor
struct AlertActions {
  let run: CodeRun

  private var scope: CodeScope { run.scope }

  /// A button as the code adds it.
  struct Button {
    /// The title, where the code tells it.
    var title: String?
    var style: UIAlertAction.Style
    /// The closure that is its handler.
    var handler: Int?
    /// The method that is its handler.
    var method: String?
    /// Whether it is added once without fail.
    var isCertain: Bool
  }

  /// The buttons that the function adds to an alert, or may.
  func buttons(of alert: CodeValue) -> [Button] {
    scope.function.events.indices.compactMap { index in
      let event = scope.function.events[index]
      guard case .call(let adding) = event.action, adding.calledName == "addAction",
        adding.receiver?.root == alert.root,
        let made = adding.arguments?.first.map({ scope.expanded($0.value) }), made.calledName == "UIAlertAction",
        let making = making(addedBy: index, adding)
      else { return nil }
      let isCertain = run.holds(scope.conditions(of: event))
      guard isCertain != false else { return nil }
      let style = made.arguments?.first { $0.label == "style" }?.value.lastName
      return Button(
        title: made.arguments?.first { $0.label == "title" }.flatMap { run.text(of: $0.value) },
        style: Self.styles[style ?? ""] ?? .default, handler: handler(ofActionMadeBy: making),
        method: made.arguments?.first { $0.label == "handler" }.flatMap { Self.method($0.value) },
        isCertain: isCertain == true)
    }
  }

  /// The button as it can be tapped.
  func action(of button: Button) -> UIAlertAction {
    UIAlertAction(title: button.title, style: button.style) { [run] _ in
      if let method = button.method { run.code.call(method, on: run.screen) }
      guard let handler = button.handler else { return }
      run.run(run.items(in: handler), inside: closures(upTo: handler))
    }
  }

  /// `openPage` or `self.openPage`.
  private static func method(_ value: CodeValue) -> String? {
    switch (value.root, value.path.first, value.path.count) {
    case (.name(let name), nil, _): name
    case (.itself, .member(let name)?, 1): name
    default: nil
    }
  }

  /// A button that a flow states: it does what the code's of that title does, else what one does whose title the code
  /// does not tell.
  func action(_ title: String, of known: [Button]) -> UIAlertAction {
    var button =
      known.first { $0.title == title } ?? known.first { $0.title == nil }
      ?? Button(title: nil, style: .default, handler: nil, isCertain: true)
    button.title = title
    return action(of: button)
  }

  private static let styles: [String: UIAlertAction.Style] = ["cancel": .cancel, "destructive": .destructive]

  /// The event that makes the button which another adds: a call of its own, or the one in the argument's place.
  private func making(addedBy index: Int, _ adding: CodeValue) -> Int? {
    if case .result(let number)? = adding.arguments?.first?.value.root { return number }
    return lastMaking(before: index)
  }

  private func lastMaking(before index: Int) -> Int? {
    scope.function.events[..<index].lastIndex { event in
      if case .call(let call) = event.action { call.calledName == "UIAlertAction" } else { false }
    }
  }

  /// The closure of a button: its events stand between the making of the button before and of this one.
  private func handler(ofActionMadeBy number: Int) -> Int? {
    let between = scope.function.events[((lastMaking(before: number) ?? -1) + 1)..<number]
    return between.lazy.compactMap { event in
      event.conditions.first { run.isAlertHandler(scope.function.conditions[$0]) }
    }.first
  }

  /// A closure with what stands around it.
  private func closures(upTo handler: Int) -> Set<Int> {
    let event = scope.function.events.first { $0.conditions.contains(handler) }
    return Set((event?.conditions ?? []).prefix { $0 != handler } + [handler])
  }
}
