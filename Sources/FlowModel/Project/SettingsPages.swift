import FlowInterfaceBuilder

/// The pages that the app Settings shows of an app.
///
/// - Apple: "Implementing an iOS Settings Bundle": `Settings.bundle` has a property list for each page, whose items write
///   the user's defaults under their keys.
enum SettingsPages {
  /// All texts in the property lists of such bundles among some files, the keys among them.
  static func texts(among files: [String], in scope: FileScope) -> Set<String> {
    var texts: Set<String> = []
    for file in files where file.hasSuffix(".plist") && file.contains("Settings.bundle/") {
      guard let content = try? PropertyListFile.content(of: file, in: scope) else { continue }
      add(content, to: &texts)
    }
    return texts
  }

  private static func add(_ content: Any, to texts: inout Set<String>) {
    switch content {
    case let text as String: texts.insert(text)
    case let list as [Any]: for one in list { add(one, to: &texts) }
    case let items as [String: Any]: for one in items.values { add(one, to: &texts) }
    default: break
    }
  }
}
