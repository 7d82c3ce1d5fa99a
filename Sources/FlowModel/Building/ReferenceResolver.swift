/// Finds the screens that storyboard references stand for, as UIKit would in the app's bundle.
struct ReferenceResolver {
  private let storyboards: [String: [Storyboard]]
  private let byQualifiedName: [String: Storyboard]
  private let identifiers: [String: [String: Screen.ID]]
  private let bundles: [String: [String]]

  /// - Parameters:
  ///   - storyboards: all storyboards of the app.
  ///   - screens: all their screens.
  ///   - infoPlists: the property lists, which tell the folders of bundles.
  init(storyboards: [Storyboard], screens: [Screen], infoPlists: [InfoPlist]) {
    self.storyboards = Dictionary(grouping: storyboards, by: \.name)
    byQualifiedName = Dictionary(storyboards.map { ($0.qualifiedName, $0) }, uniquingKeysWith: { first, _ in first })
    var identifiers: [String: [String: Screen.ID]] = [:]
    for screen in screens where screen.kind != .reference {
      let identifier = screen.storyboardIdentifier ?? screen.madeIdentifier
      identifiers[screen.storyboard, default: [:]][identifier, default: screen.id] = screen.id
    }
    self.identifiers = identifiers
    bundles = Dictionary(grouping: infoPlists.filter { $0.bundleIdentifier != nil }, by: { $0.bundleIdentifier ?? "" })
      .mapValues { $0.map(\.directory) }
  }

  /// Where a reference in a storyboard leads.
  func target(of reference: Screen.Reference, in storyboard: String) -> Transition.Destination {
    guard let origin = byQualifiedName[storyboard] else { return .unresolved("the storyboard is unknown") }
    guard let name = reference.storyboardName else {
      guard reference.identifier != nil else {
        return .unresolved("the reference names neither a storyboard nor an identifier: set one in Interface Builder")
      }
      return screen(reference.identifier, in: origin)
    }
    guard let named = storyboards[name] else {
      if let bundle = reference.bundleIdentifier {
        return .unresolved("storyboard '\(name)' of bundle \(bundle) is not among the files that were read")
      }
      let advice = NearestName.of(name, in: storyboards.keys).map { ": did you mean '\($0)'?" } ?? ""
      return .unresolved("there is no storyboard '\(name)'\(advice)")
    }
    return screen(reference.identifier, in: nearest(of: named, to: origin, bundle: reference.bundleIdentifier))
  }

  /// Of storyboards with one name, the one that the origin's app has: in the bundle's folder, in the nearest folder,
  /// for the same device. `candidates` is not empty.
  private func nearest(of candidates: [Storyboard], to origin: Storyboard, bundle: String?) -> Storyboard {
    let folders = bundle.flatMap { bundles[$0] } ?? [origin.directory]
    let ranked = candidates.map { candidate in
      let nearness = folders.map { PathNearness.shared($0, candidate.directory) }.max() ?? 0
      let device = candidate.device == origin.device ? 2 : candidate.device == nil ? 1 : 0
      return (candidate, nearness, device)
    }
    return ranked.enumerated().min { a, b in
      (-a.element.1, -a.element.2, a.offset) < (-b.element.1, -b.element.2, b.offset)
    }!.element.0
  }

  /// The screen with an identifier of a storyboard, or why there is none.
  private func screen(_ identifier: String?, in storyboard: Storyboard) -> Transition.Destination {
    guard let identifier else {
      return storyboard.initialScreen.map { .screen($0) }
        ?? .unresolved("storyboard '\(storyboard.qualifiedName)' has no initial controller")
    }
    let known = identifiers[storyboard.qualifiedName] ?? [:]
    if let id = known[identifier] { return .screen(id) }
    let advice = NearestName.of(identifier, in: known.keys).map { ": did you mean '\($0)'?" } ?? ""
    return .unresolved(
      "storyboard '\(storyboard.qualifiedName)' has no screen with identifier '\(identifier)'\(advice)")
  }
}

extension AppModel {
  /// The screen that a storyboard reference leads to; nil for other screens, and where it leads nowhere.
  package func target(of reference: Screen) -> Screen.ID? {
    guard let named = reference.reference else { return nil }
    return ReferenceResolver(storyboards: storyboards, screens: screens, infoPlists: infoPlists)
      .target(of: named, in: reference.storyboard).screenID
  }
}
