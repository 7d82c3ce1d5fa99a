import FlowModel

/// The findings of what screens need and do not get.
struct InjectionFindings {
  private let app: CheckedApp
  private let performed: Set<String>
  /// Whether any of the app's functions gives a window another controller.
  private let replacesRoots: Bool

  init(_ app: CheckedApp) {
    self.app = app
    performed = app.names.performedSegues
    replacesRoots = app.screens?.code.types.contains { $0.functions.contains { $0.setsMember(Self.root) } } == true
  }

  private static let root = "rootViewController"

  /// Those of a rule.
  func findings(of rule: RuleDescription) -> [Finding] {
    app.injectionGaps.filter { $0.ruleID == rule.id && !isShownElsewhere($0.way) }.compactMap { gap in
      var gap = gap
      gap.missing.removeAll { !app.mayMiss($0, of: gap.owner) }
      guard !gap.missing.isEmpty else { return nil }
      return Finding(
        ruleID: rule.id, severity: severity(of: gap), location: gap.location, message: gap.message,
        related: gap.related(app.route(through: gap.way.segue)))
    }
  }

  /// Whether what prepares a segue gives the window another controller: then the screen that the segue starts from, and
  /// what it leads to, are not shown.
  private func isShownElsewhere(_ way: WayIn) -> Bool {
    guard replacesRoots, let source = way.sourceClass, let code = app.screens?.code else { return false }
    return code.lineage(of: source).classes.contains { owner in
      owner.functions.contains { function in
        function.isOverride && ["prepare", "prepareForSegue"].contains(function.name)
          && replacesRoot(function, of: source, code)
      }
    }
  }

  /// How many calls of a type's own functions are followed.
  private static let depth = 4

  /// Whether a function gives a window another controller, itself, by the functions of its type that it calls, or by one
  /// of another type and those that it calls there.
  private func replacesRoot(_ function: CodeFunction, of type: CodeType, _ code: AppCode) -> Bool {
    let whole = code.inlined(function, in: type, depth: Self.depth)
    if whole.setsMember(Self.root) { return true }
    let called = whole.events.compactMap { event -> String? in
      guard case .call(let call) = event.action, let name = call.calledName,
        !call.isOnItself || code.functions(named: name, of: type).isEmpty
      else { return nil }
      return name
    }
    return Set(called).contains { name in
      code.types.contains { other in
        other.functions.contains {
          $0.name == name && $0.kind == .function
            && code.inlined($0, in: other, depth: Self.depth).setsMember(Self.root)
        }
      }
    }
  }

  /// How much a gap matters: a segue that no control starts and no code performs by name may never happen.
  private func severity(of gap: InjectionGap) -> Finding.Severity {
    guard gap.way.segue.happens(performed) else { return .note }
    if app.isCertain(gap.missing, of: gap.owner) { return .error }
    return gap.missing.allSatisfy(isForOtherWays) ? .note : .warning
  }

  /// Whether a property goes with what a screen is for: others set it, and the screen needs it only in what the user does
  /// later.
  private func isForOtherWays(_ missing: RequiredProperty) -> Bool {
    guard let use = missing.use, !RequiredProperty.callbacks.contains(use.function) else { return false }
    return app.written.isSetAsMember(missing.property.name)
  }
}

extension CodeValue {
  /// Whether a call is one of a member of the object itself, or of a function outside of types: `show()`, `self.show()`.
  fileprivate var isOnItself: Bool {
    switch root {
    case .name: path.count == 1
    case .itself, .parent: path.count == 2
    default: false
    }
  }
}

extension CheckedApp {
  /// Whether a screen may lack a property: no document sets it, and something uses it.
  func mayMiss(_ one: RequiredProperty, of owner: CodeType) -> Bool {
    !isSetByDocuments(one.property.name) && !isUnused(one, of: owner)
  }

  /// Whether only a function of a class uses a property that nothing calls, by its name or as a selector.
  private func isUnused(_ one: RequiredProperty, of owner: CodeType) -> Bool {
    guard let code = screens?.code, let use = one.use, !use.isCertain else { return false }
    let functions = code.lineage(of: owner).classes.flatMap(\.functions).filter { $0.name == use.function }
    return !functions.isEmpty
      && functions.allSatisfy { !written.mayRun($0) || ConnectedSelectors.isUnused($0, of: owner, in: self, code) }
  }
}
