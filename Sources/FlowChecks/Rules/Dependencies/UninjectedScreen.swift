import FlowModel

/// `uninjected-screen`.
struct UninjectedScreen: Rule {
  static let description = RuleDescription(
    id: "uninjected-screen", group: .dependencies, severity: .error,
    summary: "Code makes a screen and shows it without what it needs; or the app starts with such a screen.",
    rationale: """
      A screen that code makes with `instantiateViewController(withIdentifier:)` or an initialiser goes through no \
      `prepare(for:sender:)`: what it needs must be set between the line that makes it and the line that shows it. The \
      screen that the app starts with, and the tabs around it, get what they need from the app's or the scene's \
      delegate, or from nobody. What counts as needed is what unhandled-segue says.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens, let injection = app.injection else { return [] }
    return findings(ofCodeIn: app) + findings(ofStartOf: app, screens, injection)
  }

  private func findings(ofCodeIn app: CheckedApp) -> [Finding] {
    return app.madeScreens.compactMap { gap in
      guard case .uninjected = gap.kind, let code = app.screens?.code else { return nil }
      let missing = gap.missing.filter { app.mayMiss($0, of: gap.owner) }
      guard !missing.isEmpty else { return nil }
      // What some code sets, and a screen needs only at times, goes with what the screen is for.
      let isAtTimes =
        !missing.isCertain
        && (missing.allSatisfy { isSetAnywhere($0.property, gap.owner, app, code) }
          || !app.written.mayRun(gap.scope.function))
      return finding(
        at: gap.location, "\(gap.owner.name) is made and shown here, \(missing.complaint)",
        severity: isAtTimes ? .note : app.isCertain(missing, of: gap.owner) ? .error : .warning,
        related: app.way(to: gap) + missing.places)
    }
  }

  /// Whether any code sets a property of that name: of others, or of a class's own.
  private func isSetAnywhere(_ property: CodeProperty, _ owner: CodeType, _ app: CheckedApp, _ code: AppCode) -> Bool {
    app.written.isSetAsMember(property.name)
      || code.lineage(of: owner).classes.contains { $0.functions.contains { $0.sets(property.name) } }
  }

  /// The screens that the app starts with, through containers, if no code at all sets a property of that name.
  private func findings(ofStartOf app: CheckedApp, _ screens: AppScreens, _ injection: Injection) -> [Finding] {
    let hasObjectiveC = !screens.code.facts.objectiveCClasses.isEmpty
    return app.screensAtStart.compactMap { screen in
      guard let owner = screens.appClass(of: screen) else { return nil }
      let missing = injection.required(of: owner).filter { one in
        !app.written.isSetAsMember(one.property.name) && app.mayMiss(one, of: owner)
      }
      guard !missing.isEmpty else { return nil }
      return finding(
        at: screen.location, "the app starts with \(owner.name), \(missing.complaint)",
        severity: missing.isCertain && !hasObjectiveC ? .error : .warning, related: missing.places)
    }
  }
}

extension CheckedApp {
  /// The screens that are there when the app starts: the initial one, and those inside it.
  fileprivate var screensAtStart: [Screen] {
    var waiting = model.screens.filter { $0.isSimulated && navigation.startsApp($0) }.map(\.id)
    var found: [Screen] = []
    while let next = waiting.popLast() {
      guard let screen = model.screen(next), !found.contains(where: { $0.id == next }) else { continue }
      found.append(screen)
      waiting += model.transitions(from: next).filter { $0.kind == .relationship }.compactMap(\.destination.screenID)
    }
    return found
  }
}
