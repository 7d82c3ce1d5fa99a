import FlowModel

/// `segue-in-other-idiom`.
struct SegueInOtherIdiom: Rule {
  static let description = RuleDescription(
    id: "segue-in-other-idiom", group: .segues, severity: .warning,
    summary: "A segue that only code performs is in the storyboard of one device and missing in the other's.",
    rationale: """
      iPhone and iPad can start with storyboards of their own (`Main~ipad.storyboard`, `UIMainStoryboardFile~ipad`). \
      The classes are shared, and so is their `performSegue(withIdentifier:)`: on the device whose storyboard lacks \
      the segue it raises `has no segue with identifier`.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    let idioms = DeviceStoryboards(app.model)
    if let screens = app.screens { return performed(in: app, screens, idioms) }
    return app.storyboards.flatMap { storyboard in
      idioms.counterparts(of: storyboard).flatMap {
        findings(in: app, from: storyboard, to: $0.storyboard, on: $0.device)
      }
    }
  }

  /// With the code: where it performs a segue that the screen has on one device only, without asking for the device.
  private func performed(in app: CheckedApp, _ screens: AppScreens, _ idioms: DeviceStoryboards) -> [Finding] {
    app.names.all(.segue).filter(\.isOnly).compactMap { performed in
      guard let performer = performed.performer, !performed.asksForDevice else { return nil }
      let all = screens.screens(of: performer)
      let having = all.filter { screen in
        app.model.transitions(from: screen.id).contains { $0.identifier == performed.name }
      }
      for storyboard in app.storyboards where having.contains(where: { $0.storyboard == storyboard.qualifiedName }) {
        for (other, device) in idioms.counterparts(of: storyboard) {
          let twins = all.filter { $0.storyboard == other.qualifiedName }
          guard !twins.isEmpty, !having.contains(where: { $0.storyboard == other.qualifiedName }) else { continue }
          let file = other.file.split(separator: "/").last.map(String.init) ?? other.file
          return finding(
            at: performed.location,
            """
            on \(device) \(performer.name) has no segue '\(performed.name)': \(file) has this screen without it, so \
            that this raises an exception there
            """, severity: .error,
            related: twins.map { .init(location: $0.location, message: "\(performer.name) on \(device)") })
        }
      }
      return nil
    }
  }

  private func findings(
    in app: CheckedApp, from storyboard: Storyboard, to other: Storyboard, on device: String
  ) -> [Finding] {
    let theirs = Dictionary(grouping: app.model.screens(of: other).filter { $0.customClass != nil }, by: \.className)
    return app.model.screens(of: storyboard).flatMap { screen -> [Finding] in
      guard let className = screen.customClass, let twins = theirs[className] else { return [] }
      let known = Set(twins.flatMap { app.model.transitions(from: $0.id).compactMap(\.identifier) })
      return app.model.transitions(from: screen.id).compactMap { segue in
        guard segue.trigger == nil, segue.kind != .embed, segue.kind != .relationship,
          let identifier = segue.identifier, !known.contains(identifier)
        else { return nil }
        let file = other.file.split(separator: "/").last.map(String.init) ?? other.file
        return finding(
          at: segue.location,
          """
          segue '\(identifier)' of \(className) starts from code only, and on \(device) there is none: \(file) has this \
          screen without it, so that performSegue would raise an exception there
          """, related: twins.map { .init(location: $0.location, message: "\(className) on \(device)") })
      }
    }
  }
}
