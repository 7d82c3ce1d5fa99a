import FlowModel

/// The findings of what screens need and do not get.
struct InjectionFindings {
  private let app: CheckedApp
  private let performed: Set<String>
  /// The names of the app's functions that give a window another controller.
  private let replacing: Set<String>

  init(_ app: CheckedApp) {
    self.app = app
    performed = app.names.performedSegues
    let functions = app.screens?.code.types.flatMap(\.functions) ?? []
    replacing = Set(functions.filter { $0.setsMember(Self.root) }.map(\.name))
  }

  private static let root = "rootViewController"

  /// Those of a rule.
  func findings(of rule: RuleDescription) -> [Finding] {
    app.injectionGaps.filter { $0.ruleID == rule.id && !isShownElsewhere($0.way) }.compactMap { gap in
      var gap = gap
      gap.missing.removeAll { app.isUnused($0, of: gap.owner) }
      guard !gap.missing.isEmpty else { return nil }
      return Finding(
        ruleID: rule.id, severity: severity(of: gap), location: gap.location, message: gap.message,
        related: gap.related(app.route(through: gap.way.segue)))
    }
  }

  /// Whether what prepares a segue gives the window another controller: then the screen that the segue starts from, and
  /// what it leads to, are not shown.
  private func isShownElsewhere(_ way: WayIn) -> Bool {
    guard !replacing.isEmpty, let source = way.sourceClass, let code = app.screens?.code else { return false }
    return code.lineage(of: source).classes.flatMap(\.functions).contains { function in
      guard function.isOverride, ["prepare", "prepareForSegue"].contains(function.name) else { return false }
      return function.setsMember(Self.root)
        || function.events.contains { event in
          if case .call(let call) = event.action { call.calledName.map(replacing.contains) == true } else { false }
        }
    }
  }

  /// How much a gap matters: a segue that no control starts and no code performs by name may never happen.
  private func severity(of gap: InjectionGap) -> Finding.Severity {
    guard gap.way.segue.happens(performed) else { return .note }
    return gap.isCertain ? .error : gap.missing.allSatisfy(isForOtherWays) ? .note : .warning
  }

  /// Whether a property goes with what a screen is for: others set it, and the screen needs it only in what the user does
  /// later.
  private func isForOtherWays(_ missing: RequiredProperty) -> Bool {
    guard let use = missing.use, !RequiredProperty.callbacks.contains(use.function) else { return false }
    return app.written.isSetAsMember(missing.property.name)
  }
}

extension CheckedApp {
  /// Whether only a function of a class uses a property that nothing calls, by its name or as a selector.
  func isUnused(_ one: RequiredProperty, of owner: CodeType) -> Bool {
    guard let code = screens?.code, let use = one.use, !use.isCertain else { return false }
    let functions = code.lineage(of: owner).classes.flatMap(\.functions).filter { $0.name == use.function }
    return !functions.isEmpty
      && functions.allSatisfy { !written.mayRun($0) || ConnectedSelectors.isUnused($0, of: owner, in: self, code) }
  }
}
