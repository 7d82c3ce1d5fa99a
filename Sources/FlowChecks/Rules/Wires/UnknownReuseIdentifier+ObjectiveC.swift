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
        if insists, !isOpen, known.contains(name), hasOnlyMadeLists(part, app, code),
          !identifiers.provided.contains(name)
        {
          return finding(
            at: named.location,
            "\(part.name) makes its lists itself and registers no cell '\(name)': a prototype is its own list's alone",
            severity: .warning)
        }
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

  /// Whether a class is that of a controller which no document has, and makes a list in code: that has no prototypes.
  ///
  /// - UIKit: the prototypes of a storyboard are registered with the table or collection that they stand in.
  private func hasOnlyMadeLists(_ part: ObjectiveCClass, _ app: CheckedApp, _ code: AppCode) -> Bool {
    guard case .framework(let root) = code.objectiveCLineage(of: part.name).root,
      FrameworkAncestry.isKind(root, of: "UIViewController") == true
    else { return false }
    let family = ObjectiveCHeirs(code).family(of: part.name)
    let above = Set(code.objectiveCLineage(of: part.name).parts.map(\.name))
    let isInDocuments = app.wiredObjects.contains { wired in
      wired.object.customClass.map { family.contains($0) || above.contains($0) } == true
    }
    return !isInDocuments
      && code.facts.objectiveCFiles.contains { file in
        file.classes.contains(part.name) && !Self.lists.isDisjoint(with: file.made)
      }
  }

  private static let lists: Set<String> = ["UITableView", "UICollectionView"]

  /// Whether another file has the text, and so may register it where the name is handed on.
  private func isWrittenElsewhere(_ named: ObjectiveCText, _ code: AppCode) -> Bool {
    code.facts.objectiveCFiles.contains { $0.path != named.location.file && $0.texts.contains(named.text) }
  }
}
