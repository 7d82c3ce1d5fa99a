import FlowInterfaceBuilder
import FlowModel

/// Says why a storyboard, or a screen in it, cannot be found by name, and what was probably meant.
struct StoryboardLookup {
  private let model: AppModel
  private let unreadable: Set<String>

  init(_ app: CheckedApp) {
    model = app.model
    // A file that no target has may still be copied by another way: then what is missing is not known.
    unreadable = app.absentDocuments.union(app.namesSpelledOtherwise).union(model.namesOfNoTarget).union(
      model.unreadable.map { InterfaceFile(path: $0.location.file).name })
  }

  /// What is wrong with a reference; nil when nothing is, or when the files do not tell.
  func fault(of reference: Screen.Reference, in storyboard: Storyboard) -> String? {
    guard let name = reference.storyboardName else {
      guard let identifier = reference.identifier else {
        return "the reference names neither a storyboard nor a screen: choose one in Interface Builder"
      }
      return missing(identifier, in: [storyboard]).map { "the reference names \($0)" }
    }
    let named = model.storyboards.filter { $0.name == name }
    guard !named.isEmpty else {
      guard reference.bundleIdentifier == nil else { return nil }
      return missingStoryboard(name).map { "the reference names \($0)" }
    }
    guard let identifier = reference.identifier else {
      guard !named.contains(where: { $0.initialScreen != nil }) else { return nil }
      return """
        the reference names storyboard \(name) without a screen, and that has no initial view controller: name a \
        screen of it, or tick "Is Initial View Controller" there
        """
    }
    return missing(identifier, in: named).map { "the reference names \($0)" }
  }

  /// `storyboard 'X', which does not exist: did you mean 'Y'?`; nil when there is one, or one that cannot be read.
  ///
  /// - Parameter isMeant: whether a storyboard may be meant, for suggestions.
  func missingStoryboard(_ name: String, _ isMeant: (Storyboard) -> Bool = { _ in true }) -> String? {
    // The file's whole name is a name as well, what looks like a device in it included: `Main~iPad`.
    guard !unreadable.contains(name),
      !model.storyboards.contains(where: { $0.name == name || "/\($0.file)".hasSuffix("/\(name).storyboard") })
    else { return nil }
    let names = model.storyboards.filter(isMeant).map(\.name)
    // A single document says nothing of the others.
    guard model.isWholeApp else { return nil }
    return "storyboard '\(name)', which does not exist" + advice(NearestName.of(name, in: names), names)
  }

  /// `screen 'X', which storyboard S does not have: …`; nil when one of the storyboards has it.
  func missing(_ identifier: String, in storyboards: [Storyboard]) -> String? {
    let known = Set(storyboards.flatMap(identifiers))
    guard let first = storyboards.first, !known.contains(identifier),
      !storyboards.contains(where: { hasUnnamed(identifier, in: $0) })
    else { return nil }
    let place = "screen '\(identifier)', which storyboard \(first.name) does not have"
    let others = model.storyboards.filter { $0.name != first.name && identifiers(of: $0).contains(identifier) }
    if let other = others.first { return place + ": it is in storyboard \(other.name)" }
    return place + advice(NearestName.of(identifier, in: known), known.sorted())
  }

  /// The storyboard identifiers of a storyboard's screens, and of its references, which UIKit follows.
  ///
  /// - UIKit: a compiled storyboard lists the identifiers of its references beside those of its scenes
  ///   (`UIViewControllerIdentifiersToExternalStoryboardReferences` in its Info.plist).
  func identifiers(of storyboard: Storyboard) -> [String] {
    model.screens(of: storyboard).compactMap(\.storyboardIdentifier)
  }

  /// Whether an identifier is the one that a storyboard is compiled with for a scene that has none.
  private func hasUnnamed(_ identifier: String, in storyboard: Storyboard) -> Bool {
    model.screens(of: storyboard).contains { $0.storyboardIdentifier == nil && $0.madeIdentifier == identifier }
  }

  private func advice(_ nearest: String?, _ names: [String]) -> String {
    if let nearest { return ": did you mean '\(nearest)'?" }
    if names.isEmpty { return "" }
    let list = Set(names).sorted()
    return " (there is \(list.prefix(5).map { "'\($0)'" }.joined(separator: ", "))\(list.count > 5 ? ", …" : ""))"
  }
}
