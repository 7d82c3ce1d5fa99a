import FlowModel

extension UnknownReuseIdentifier {
  /// The cells that Objective-C asks for and that there are none of. Which of its methods run is not known, so that none
  /// is an error.
  ///
  /// - Parameter known: the identifiers that there are.
  func findings(ofObjectiveCIn app: CheckedApp, _ code: AppCode, _ known: Set<String>) -> [Finding] {
    guard !app.lacksDocuments else { return [] }
    let identifiers = app.reuseIdentifiers
    let isOpen = identifiers.isOpenInObjectiveC || !identifiers.openClasses.isEmpty
    return app.compiledParts(of: code).flatMap { part -> [Finding] in
      let asked = part.insistedCells.map { ($0, true) } + part.askedCells.map { ($0, false) }
      return asked.compactMap { named, insists in
        let name = named.text
        guard !name.isEmpty, !known.contains(name),
          !isOpen || !isNameOfCell(name, app, code) && !isWrittenElsewhere(named, code)
        else { return nil }
        let nearest = NearestName.of(name, in: known)
        // Code that takes nil for an answer makes the cell itself, unless it just mistook the name.
        guard insists || nearest != nil && !isNameOfCell(name, app, code) else { return nil }
        return finding(
          at: named.location,
          "no cell has the reuse identifier '\(name)', and nobody registers one"
            + (nearest.map { ": did you mean '\($0)'?" } ?? ""),
          severity: .warning)
      }
    }
  }

  /// Whether another file has the text, and so may register it where the name is handed on.
  private func isWrittenElsewhere(_ named: ObjectiveCText, _ code: AppCode) -> Bool {
    code.facts.objectiveCFiles.contains { $0.path != named.location.file && $0.texts.contains(named.text) }
  }
}
