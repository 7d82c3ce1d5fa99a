import FlowModel

/// The findings of what screens need and do not get.
struct InjectionFindings {
  private let app: CheckedApp
  private let performed: Set<String>

  init(_ app: CheckedApp) {
    self.app = app
    performed = app.names.performedSegues
  }

  /// Those of a rule.
  func findings(of rule: RuleDescription) -> [Finding] {
    app.injectionGaps.filter { $0.ruleID == rule.id }.compactMap { gap in
      var gap = gap
      gap.missing.removeAll { app.isUnused($0, of: gap.owner) }
      guard !gap.missing.isEmpty else { return nil }
      return Finding(
        ruleID: rule.id, severity: severity(of: gap), location: gap.location, message: gap.message,
        related: gap.related(app.route(through: gap.way.segue)))
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
