import FlowModel

/// What screens need and do not get, way in by way in.
struct Injection {
  /// A way in on which something stays nil.
  struct Gap {
    var way: WayIn
    var screen: Screen
    var owner: CodeType
    var missing: [RequiredProperty]
    var provision: Provision
  }

  private let app: CheckedApp
  private let screens: AppScreens
  private let performed: Set<String>

  init(_ app: CheckedApp, _ screens: AppScreens) {
    self.app = app
    self.screens = screens
    performed = Set(app.performedSegues.map(\.identifier))
  }

  /// How much a gap matters: a segue that no control starts and no code performs by name may never happen.
  func severity(of gap: Gap) -> Finding.Severity {
    guard gap.way.segue.happens(performed) else { return .note }
    return gap.isCertain ? .error : .warning
  }

  /// Every gap, in the order of the files.
  var gaps: [Gap] {
    app.model.screens.flatMap { screen -> [Gap] in
      guard screen.isSimulated, let owner = screens.appClass(of: screen) else { return [] }
      let required = required(of: owner)
      guard !required.isEmpty else { return [] }
      return screens.waysIn(to: screen).flatMap { way -> [Gap] in
        var gaps: [Provision: Gap] = [:]
        for one in required {
          let provision = screens.provision(of: one.property.name, of: screen, on: way)
          guard provision != .mayBeSet else { continue }
          gaps[provision, default: Gap(way: way, screen: screen, owner: owner, missing: [], provision: provision)]
            .missing.append(one)
        }
        return gaps.values.sorted { $0.missing[0].property.location < $1.missing[0].property.location }
      }
    }
  }

  /// What the screens of a class need from outside, beside what an injection container sets.
  func required(of owner: CodeType) -> [RequiredProperty] {
    screens.requiredProperties(of: owner, listed: listed(for: owner)).filter { !isSetByContainer($0.property.name) }
  }

  private func listed(for owner: CodeType) -> [String] {
    screens.code.lineage(of: owner).classes.flatMap { app.configuration.required[$0.name] ?? [] }
  }

  /// Whether an injection container makes the app's screens and sets a property of this name somewhere.
  private func isSetByContainer(_ property: String) -> Bool {
    let containers = Set(app.configuration.containers + ["SwinjectStoryboard"])
    guard screens.code.facts.files.contains(where: { $0.mentions(containers) }) else { return false }
    return screens.code.facts.files.contains { file in
      (file.functions + file.declarations.flatMap(\.functions)).contains { $0.setsMember(property) }
    }
  }
}

extension Injection.Gap {
  /// `'item' and 'store'`.
  var names: String { missing.names }

  /// Whether the app crashes there.
  var isCertain: Bool { missing.isCertain }

  /// `: it is nil when viewDidLoad uses it (line 7 of Item.swift)`.
  var consequence: String { missing.consequence }

  /// The places that tell the whole story: the way to the segue step by step, the property, its use.
  func related(_ route: [Finding.RelatedPlace]) -> [Finding.RelatedPlace] { route + missing.places }
}

extension CodeFile {
  /// Whether a type of one of these names is extended, inherited from or called.
  fileprivate func mentions(_ names: Set<String>) -> Bool {
    declarations.contains { declaration in
      names.contains(declaration.name) || !names.isDisjoint(with: declaration.inherited)
        || declaration.functions.contains { $0.mentions(names) }
    } || functions.contains { $0.mentions(names) }
  }
}

extension CodeFunction {
  fileprivate func mentions(_ names: Set<String>) -> Bool {
    events.contains { event in
      guard case .call(let call) = event.action, case .name(let root) = call.root else { return false }
      return names.contains(root)
    }
  }
}
