import FlowModel

extension UnknownStoryboard {
  /// The storyboards that Objective-C names and that do not exist. Which of its methods run is not known, so that none is
  /// an error.
  func findings(ofObjectiveCIn app: CheckedApp, _ code: AppCode, _ lookup: StoryboardLookup) -> [Finding] {
    app.compiledParts(of: code).flatMap(\.namedStoryboards).compactMap { named in
      lookup.missingStoryboard(named.text).map {
        finding(at: named.location, "the code names \($0)", severity: .warning)
      }
    }
  }
}
