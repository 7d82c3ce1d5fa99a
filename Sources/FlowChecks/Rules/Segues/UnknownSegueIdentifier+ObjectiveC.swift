import FlowModel

extension UnknownSegueIdentifier {
  /// The segues that Objective-C performs on `self`, which no screen of the class has, and those that it performs on
  /// others and that none has. Which of its methods run is not known, so that none is an error.
  ///
  /// - Parameter everywhere: the identifiers of all segues.
  func findings(ofObjectiveCIn app: CheckedApp, _ code: AppCode, _ everywhere: Set<String>) -> [Finding] {
    let all = app.compiledParts(of: code)
    let ofOthers = all.flatMap(\.seguesOfOthers).compactMap { unknown($0, everywhere, in: app) }
    let parts = all.filter { !$0.performedSegues.isEmpty }
    guard !parts.isEmpty else { return ofOthers }
    let heirs = ObjectiveCHeirs(code)
    let ofScreens = parts.flatMap { part -> [Finding] in
      let family = heirs.family(of: part.name)
      let screens = app.model.screens.filter { $0.isSimulated && $0.customClass.map(family.contains) == true }
      let own = Set(screens.flatMap { app.model.transitions(from: $0.id) }.compactMap(\.identifier))
      return part.performedSegues.compactMap { performed in
        let identifier = performed.text
        guard !screens.isEmpty else { return unknown(performed, everywhere, in: app) }
        guard !own.contains(identifier) else { return nil }
        return finding(
          at: performed.location,
          "no segue of \(part.name) has the identifier '\(identifier)'"
            + advice(identifier, own: own, everywhere: everywhere, in: app),
          severity: .warning, related: screens.map { .init(location: $0.location, message: "its screen") })
      }
    }
    return ofOthers + ofScreens
  }

  /// A segue that no storyboard has.
  private func unknown(
    _ performed: ObjectiveCText, _ everywhere: Set<String>, in app: CheckedApp
  ) -> Finding? {
    guard knowsSegues(of: app, everywhere), !everywhere.contains(performed.text) else { return nil }
    let nearest = NearestName.of(performed.text, in: everywhere).map { ": did you mean '\($0)'?" } ?? ""
    return finding(
      at: performed.location, "no storyboard has a segue with the identifier '\(performed.text)'\(nearest)",
      severity: app.lacksStoryboards ? .note : .warning)
  }
}
