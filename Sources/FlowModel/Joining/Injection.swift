/// What screens need and do not get, way in by way in.
package struct Injection: Sendable {
  /// What a project says of its dependencies beside its code.
  package struct Settings: Sendable, Hashable {
    /// The properties that must be set before a screen appears, by class, beside those that the code shows.
    package var required: [String: [String]]
    /// The classes that make screens with all that they need, beside `SwinjectStoryboard`.
    package var containers: [String]

    package init(required: [String: [String]] = [:], containers: [String] = []) {
      self.required = required
      self.containers = containers
    }
  }

  private let screens: AppScreens
  private let settings: Settings
  /// The properties that an injection container sets, if the app uses one; nil without one.
  private let setByContainer: Set<String>?

  package init(_ screens: AppScreens, _ settings: Settings = Settings()) {
    self.screens = screens
    self.settings = settings
    let containers = Set(settings.containers + ["SwinjectStoryboard", "Swinject", "DipUI", "Dip"])
    let files = screens.code.facts.files
    setByContainer =
      files.contains { $0.mentions(containers) }
      ? Set(files.flatMap { $0.functions + $0.declarations.flatMap(\.functions) }.flatMap(\.setMembers)) : nil
  }

  /// What the screens of a class need from outside, beside what an injection container sets.
  package func required(of owner: CodeType) -> [RequiredProperty] {
    let listed = screens.code.lineage(of: owner).classes.flatMap { settings.required[$0.name] ?? [] }
    return screens.requiredProperties(of: owner, listed: listed)
      .filter { setByContainer?.contains($0.property.name) != true }
  }
}

/// A way in on which something stays nil.
package struct InjectionGap: Sendable {
  /// The way in.
  package var way: WayIn
  /// The screen that comes up.
  package var screen: Screen
  /// Its class.
  package var owner: CodeType
  /// What stays nil, all for the same reason.
  package var missing: [RequiredProperty]
  /// Why it does.
  package var provision: Provision

  package init(way: WayIn, screen: Screen, owner: CodeType, missing: [RequiredProperty], provision: Provision) {
    self.way = way
    self.screen = screen
    self.owner = owner
    self.missing = missing
    self.provision = provision
  }

  /// The identifier of the rule that says so: `unhandled-segue`, or `missing-dependency` where the segue is prepared.
  package var ruleID: String { if case .notSet = provision { "missing-dependency" } else { "unhandled-segue" } }

  /// The place at fault: the prepare that leaves something out, or the segue that none handles.
  package var location: SourceLocation {
    if case .notSet(let place) = provision { place } else { way.segue.location }
  }

  /// What is wrong, naming the culprit, and what comes of it.
  package var message: String {
    let segue = way.segue.identifier.map { "segue '\($0)'" }
    switch provision {
    case .notSet:
      return """
        \(segue ?? "the segue of line \(way.segue.location.line)") leads to \(owner.name), which needs \(names), but \
        this prepare does not set \(missing.count == 1 ? "it" : "them")\(consequence)
        """
    case .unhandled(let place):
      let source = way.sourceClass?.name ?? way.source.spelling
      let culprit =
        place == nil
        ? "but \(source) has no prepare(for:sender:)" : "but prepare of \(source) does not handle it"
      return "\(segue ?? "the segue") leads to \(owner.name), which needs \(names), \(culprit)\(consequence)"
    }
  }

  private var names: String { missing.names }
  private var consequence: String { missing.consequence }

  /// The places that tell the whole story: the way to the segue step by step, the property, its use.
  package func related(_ route: [Finding.RelatedPlace]) -> [Finding.RelatedPlace] { route + missing.places }
}

extension CodeFile {
  /// Whether a module or type of one of these names is imported, extended, inherited from, called or handed on.
  fileprivate func mentions(_ names: Set<String>) -> Bool {
    !names.isDisjoint(with: imports)
      || declarations.contains { declaration in
        names.contains(declaration.name) || !names.isDisjoint(with: declaration.inherited)
          || declaration.functions.contains { $0.mentions(names) }
      } || functions.contains { $0.mentions(names) }
  }
}

extension CodeFunction {
  fileprivate func mentions(_ names: Set<String>) -> Bool {
    events.contains { event in
      guard case .call(let call) = event.action else { return false }
      return ([call] + (call.arguments ?? []).map(\.value)).contains { value in
        if case .name(let root) = value.root { names.contains(root) } else { false }
      }
    }
  }

  /// The members of other objects that the body sets.
  fileprivate var setMembers: [String] {
    events.compactMap { event in
      guard case .assign(let target, _) = event.action, !target.path.isEmpty,
        case .member(let name)? = target.path.last(where: { if case .member = $0 { true } else { false } })
      else { return nil }
      return name
    }
  }
}
