import FlowModel

extension PrepareCaseWithoutSegue {
  /// What classes of Objective-C with a screen compare a segue's identifier with and no segue of the app has. A segue of
  /// another screen's is left alone: which screens hand theirs on is not read.
  func findings(ofObjectiveCIn app: CheckedApp, _ code: AppCode) -> [Finding] {
    let parts = app.compiledParts(of: code).filter { !$0.segueCases.isEmpty }
    guard !parts.isEmpty, app.model.isWholeApp, !app.lacksDocuments else { return [] }
    let everywhere = Set(app.model.transitions.compactMap(\.identifier)).union(app.names.performedSegues)
    let heirs = ObjectiveCHeirs(code)
    return parts.flatMap { part -> [Finding] in
      let family = heirs.family(of: part.name)
      let screens = app.model.screens.filter { $0.isSimulated && $0.customClass.map(family.contains) == true }
      guard !screens.isEmpty else { return [] }
      let own = Set(screens.flatMap { app.model.transitions(from: $0.id) }.compactMap(\.identifier))
      return part.segueCases.filter { !everywhere.contains($0.text) && !part.performs($0.text) }.map { asked in
        let nearest = NearestName.of(asked.text, in: own).map { ": did you mean '\($0)'?" } ?? ""
        return finding(
          at: asked.location,
          "no segue of \(part.name) has the identifier '\(asked.text)', so this branch never runs\(nearest)")
      }
    }
  }
}

extension ObjectiveCClass {
  /// Whether it performs a segue of that identifier, which is wrong there.
  fileprivate func performs(_ identifier: String) -> Bool { performedSegues.contains { $0.text == identifier } }
}
