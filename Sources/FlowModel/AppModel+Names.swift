import FlowInterfaceBuilder

/// Why a name is not the name of one screen.
package struct ScreenNameError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, with the candidates or the nearest name.
  package var description: String
}

extension AppModel {
  /// The screens that a name stands for: their id, storyboard identifier, class, title, or the developer's label.
  ///
  /// The first of these that any screen answers to decides, so that a title never hides an identifier.
  package func screens(named name: String) -> [Screen] {
    let nameable = screens.filter { $0.kind != .reference }
    let kinds: [(Screen) -> String?] = [
      \.id, \.storyboardIdentifier, \.className, \.title, \.userLabel,
    ]
    for key in kinds {
      let found = nameable.filter { key($0) == name }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The one screen that a name stands for.
  ///
  /// - Throws: ``ScreenNameError`` when there is none, with the nearest name, or several, with all of them.
  package func screen(named name: String) throws(ScreenNameError) -> Screen {
    let found = screens(named: name)
    if found.count == 1 { return found[0] }
    if found.isEmpty {
      let names = screens.filter { $0.kind != .reference }
        .flatMap { [$0.id, $0.storyboardIdentifier, $0.customClass, $0.title, $0.userLabel].compactMap(\.self) }
      let advice =
        NearestName.of(name, in: names).map { "did you mean '\(LogText.line($0))'?" }
        ?? "`flowsim screens` lists them all."
      throw ScreenNameError(description: "no screen of \(self.name) is called '\(LogText.line(name))': \(advice)")
    }
    let list = found.map { LogText.line("  \($0.id)  (\($0.name), \($0.location))") }.joined(separator: "\n")
    throw ScreenNameError(
      description:
        "'\(LogText.line(name))' stands for \(found.count) screens of \(self.name); name one by its id:\n\(list)")
  }
}
