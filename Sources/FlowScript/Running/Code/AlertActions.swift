import FlowModel
import HeadlessUIKit

/// Finds the buttons of an alert that code makes, each with what its handler does.
@MainActor
struct AlertActions {
  let run: CodeRun

  private var scope: CodeScope { run.scope }

  /// The buttons that the function adds to an alert.
  func actions(of alert: CodeValue) -> [UIAlertAction] {
    scope.function.events.indices.compactMap { index in
      let event = scope.function.events[index]
      guard case .call(let adding) = event.action, adding.calledName == "addAction",
        adding.receiver?.root == alert.root, run.holds(scope.conditions(of: event)) != false,
        let made = adding.arguments?.first.map({ scope.expanded($0.value) }), made.calledName == "UIAlertAction",
        let making = making(addedBy: index, adding)
      else { return nil }
      let title = made.arguments?.first { $0.label == "title" }.flatMap { scope.text(of: $0.value) }
      let style = made.arguments?.first { $0.label == "style" }?.value.lastName
      let handler = handler(ofActionMadeBy: making)
      return UIAlertAction(title: title, style: Self.styles[style ?? ""] ?? .default) { [run] _ in
        guard let handler else { return }
        run.run(run.events(in: handler), inside: closures(upTo: handler))
      }
    }
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
