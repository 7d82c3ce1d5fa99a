import FlowModel

/// `view-without-child`.
///
/// It reads facts: to ask the interpreter, nearly all of an app's code would have to run, since nearly all adds subviews,
/// while what is found is written in one body.
struct ViewWithoutChild: Rule {
  static let description = RuleDescription(
    id: "view-without-child", group: .containers, severity: .warning,
    summary: "The view of another screen is added as a subview, but the screen is not added as a child.",
    rationale: """
      The screen gets no appearance callbacks, no rotation and no traits, and is destroyed while its view \
      stays. Its segues and presentations go wrong. Add it with `addChild` and finish with \
      `didMove(toParent:)`. Only screens that the method itself makes are judged.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens else { return [] }
    let code = screens.code
    let adding = StaticContainment.names(of: .adds)
    let containers = Set(screens.scopes.filter { $0.function.calls(adding) }.compactMap(\.owner?.id))
    return screens.scopes.flatMap { scope -> [Finding] in
      guard let owner = scope.owner, owner.kind == .class, !containers.contains(owner.id),
        scope.function.calls(["addSubview"]), code.isKind(owner, of: "UIViewController") == true
      else { return [] }
      return scope.function.calls.compactMap { call, event in
        guard call.calledName == "addSubview", let argument = call.arguments?.first,
          // Whoever is handed the screen may add it.
          let screen = argument.value.viewOwner, !scope.function.hands(screen),
          let type = screenType(of: scope.expanded(argument.value), near: scope.function.location, code)
        else { return nil }
        return finding(
          at: event.location,
          """
          the view of \(type) is added, but \(type) is not added as a child: call addChild before, and \
          didMove(toParent: self) after it
          """)
      }
    }
  }

  /// The class of a screen that the value is the view of, where the function makes it.
  private func screenType(of value: CodeValue, near place: SourceLocation, _ code: AppCode) -> String? {
    guard let type = value.viewOwner?.madeType, let found = code.type(type, near: place.file),
      code.isKind(found, of: "UIViewController") == true
    else { return nil }
    return found.name
  }
}

extension CodeValue {
  /// `panel` of `panel.view`.
  fileprivate var viewOwner: CodeValue? {
    guard path.last == .member("view") else { return nil }
    var owner = CodeValue(root, Array(path.dropLast()))
    while owner.path.last == .optional || owner.path.last == .forced { owner.path.removeLast() }
    return owner
  }
}

extension CodeFunction {
  /// Whether the body hands a value to something that it calls.
  fileprivate func hands(_ value: CodeValue) -> Bool {
    calls.contains { call, _ in
      call.arguments?.contains { $0.value.object == value.object } == true
    }
  }

  /// Whether the body calls something of one of these names.
  fileprivate func calls(_ names: Set<String>) -> Bool {
    calls.contains { $0.call.calledName.map(names.contains) == true }
  }
}
