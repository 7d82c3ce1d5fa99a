import FlowInterfaceBuilder

/// Why it is not known which screen an app starts with.
package struct StartScreenError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, the choices, and how to choose.
  package var description: String
}

extension AppModel {
  /// The screen that the app starts with.
  ///
  /// In this order: the screen or storyboard that the caller names; the storyboard of Info.plist's scene manifest or
  /// its main storyboard; the storyboard `Main`; the only storyboard that has an initial controller. Launch screens
  /// and storyboards that are not for iOS do not count.
  ///
  /// - Parameters:
  ///   - name: a screen (see ``screen(named:)``) or the name of a storyboard, for its initial controller.
  ///   - device: `iphone` or `ipad`, which some Info.plists and storyboards tell apart.
  ///   - app: the target that is the app: only its storyboards and its Info.plist count then.
  /// - Throws: ``StartScreenError`` with the choices when none of these gives exactly one, ``ScreenNameError`` when
  ///   the name is no screen's or several screens'.
  package func startScreen(
    named name: String? = nil, device: String = "iphone", of app: AppTarget? = nil
  ) throws -> Screen {
    if let name { return try startScreen(called: name, device: device) }

    let choices = startChoices(device: device).filter { app?.files.contains($0.file) ?? true }
    guard !choices.isEmpty else { throw StartScreenError(description: noChoice) }
    let listed = infoPlists(of: app).flatMap { plist in
      plist.startStoryboard(on: device).map { startStoryboards($0, near: plist.directory, among: choices) } ?? []
    }
    let built = choices.filter { app?.mainStoryboard == $0.name }
    for candidates in [listed, built, choices.filter { $0.name == "Main" }, choices] {
      let distinct = Set(candidates.map(\.qualifiedName))
      guard distinct.count <= 1 else { throw StartScreenError(description: tooManyChoices(candidates, of: choices)) }
      if let id = candidates.first?.initialScreen, let screen = screen(id) { return screen }
    }
    throw StartScreenError(description: tooManyChoices(choices, of: choices))
  }

  /// The property lists that may be the app's: its target's own where that is known, else all but those of extensions.
  package func infoPlists(of app: AppTarget?) -> [InfoPlist] {
    InfoPlist.candidates(infoPlists, of: app)
  }

  /// Why the Info.plist of an app's targets is not read; nil where it is, or where there is none.
  package func unreadableInfoPlist(of targets: [AppTarget]) -> InterfaceError? {
    let own = Set(targets.compactMap(\.infoPlist))
    guard own.isEmpty else {
      return unreadablePlists.first { own.contains(ProjectPath.normalized($0.location.file)) }
    }
    return infoPlists.isEmpty ? unreadablePlists.first : nil
  }

  private func startScreen(called name: String, device: String) throws -> Screen {
    let storyboards = startChoices(device: device).filter { $0.name == name || $0.qualifiedName == name }
    if storyboards.count == 1, let screen = storyboards[0].initialScreen.flatMap(screen(_:)) {
      return screen
    }
    return try screen(named: name)
  }

  /// The storyboards that an app can start with on a device: where two files differ only by device, the device's own.
  private func startChoices(device: String) -> [Storyboard] {
    let all = storyboards.filter { storyboard in
      // Some apps name their launch screen as the main storyboard, and go on from it in code.
      let isMain = infoPlists.contains { $0.startStoryboard(on: device) == storyboard.name }
      return storyboard.initialScreen != nil && storyboard.isSimulated && (!storyboard.isLaunchScreen || isMain)
        && (storyboard.device ?? device) == device && !isOfExtension(storyboard)
    }
    return all.filter { choice in
      choice.device != nil
        || !all.contains { $0.device != nil && $0.name == choice.name && $0.directory == choice.directory }
    }
  }

  /// Whether a storyboard is the one that an extension's property list names, nearest to it in the folders.
  private func isOfExtension(_ storyboard: Storyboard) -> Bool {
    infoPlists.contains { plist in
      guard plist.extensionStoryboard == storyboard.name else { return false }
      let namesakes = storyboards.filter { $0.name == storyboard.name }
      return startStoryboards(storyboard.name, near: plist.directory, among: namesakes).contains(storyboard)
    }
  }

  /// Of the storyboards of a name, those in the folder nearest to the property list that names it.
  private func startStoryboards(_ name: String, near directory: String, among choices: [Storyboard]) -> [Storyboard] {
    let named = choices.filter { $0.name == name }
    let best = named.map { PathNearness.shared($0.directory, directory) }.max()
    return named.filter { PathNearness.shared($0.directory, directory) == best }
  }

  private var noChoice: String {
    """
    \(name) has no storyboard for iOS with an initial controller, so it is not known where the app starts. Tick "Is \
    Initial View Controller" for a screen in Interface Builder, or name a screen.
    """
  }

  private func tooManyChoices(_ candidates: [Storyboard], of all: [Storyboard]) -> String {
    let list = candidates.map { storyboard in
      let name = storyboard.initialScreen.flatMap(screen(_:))?.name ?? ""
      return LogText.line("  \(storyboard.qualifiedName)  (\(name), \(storyboard.file))")
    }
    return """
      \(name) can start with \(candidates.count) storyboards, and no Info.plist decides between them. Name one of them, \
      one of their screens, or a folder that holds one app:
      \(list.joined(separator: "\n"))
      """
  }
}
