import FlowModel

extension UnknownScene {
  /// The scenes that Objective-C makes and that no storyboard has. Which of its methods run is not known, so that none is
  /// an error.
  func findings(ofObjectiveCIn app: CheckedApp, _ code: AppCode, _ lookup: StoryboardLookup) -> [Finding] {
    guard app.model.isWholeApp, !app.lacksDocuments else { return [] }
    let known = Set(app.model.storyboards.flatMap(lookup.identifiers))
    guard !known.isEmpty || app.hasOwnScreens(in: app.model.storyboards) else { return [] }
    return app.compiledParts(of: code).flatMap(\.namedScenes).compactMap { named in
      guard !known.contains(named.text) else { return nil }
      // Which storyboard is asked is not known: it may be a library's.
      let nearest = NearestName.of(named.text, in: known)
      return finding(
        at: named.location,
        "the code names screen '\(named.text)', which no storyboard has"
          + (nearest.map { ": did you mean '\($0)'?" } ?? ""),
        severity: nearest == nil ? .note : .warning)
    }
  }
}
