import FlowInterfaceBuilder
import Foundation

/// The texts that an app's entitlements list, for each configuration that it is built in.
package struct AppEntitlements: Sendable, Hashable {
  /// For each configuration the texts of each key that is known whole: nil where the file is not known.
  private var lists: [[Key: [String]?]?] = [nil]

  /// A list of entitlements that something of an app's behaviour hangs on.
  enum Key: String, CaseIterable, Sendable {
    case associatedDomains = "com.apple.developer.associated-domains"
    case appGroups = "com.apple.security.application-groups"
  }

  /// Nothing is known.
  package init() {}

  /// Reads them.
  ///
  /// - Parameters:
  ///   - targets: the targets that the app may be.
  ///   - files: the files of entitlements in the folder, which count where no project says which is the app's.
  ///   - scope: what may be read.
  package init(of targets: [AppTarget], files: [String], in scope: FileScope) {
    guard targets.count <= 1 else { return }
    if let target = targets.first {
      lists = target.settings.map { Self.lists(of: target, $0, in: scope) }
    } else if files.count == 1 {
      lists = [Self.lists(in: files[0], scope) { $0.contains("$") ? nil : $0 }]
    }
    if lists.isEmpty { lists = [nil] }
  }

  /// What is listed under a key, in each configuration; nil where that is not known.
  func texts(_ key: Key) -> [[String]?] { lists.map { $0?[key] ?? nil } }

  /// Whether the app shares the container of a group; nil where configurations differ, or it is not known.
  package func hasGroup(_ name: String) -> Bool? {
    let answers = Set(texts(.appGroups).map { $0?.contains(name) })
    return answers.count == 1 ? answers.first ?? nil : nil
  }

  private static let setting = "CODE_SIGN_ENTITLEMENTS"

  private static func lists(
    of target: AppTarget, _ settings: XcodeBuildSettings.Values, in scope: FileScope
  ) -> [Key: [String]?]? {
    guard !settings.keys.contains(where: { $0.hasPrefix("\(setting)[") }) else { return nil }
    guard let written = settings[setting], !written.isEmpty else {
      return Dictionary(uniqueKeysWithValues: Key.allCases.map { ($0, []) })
    }
    guard let path = settings.path(setting, target: target.name, in: target.directory) else { return nil }
    return lists(in: path, scope) { settings.expanded($0, target: target.name, depth: 5) }
  }

  /// - Parameter expand: replaces the build settings in a text; nil where they are not known.
  private static func lists(
    in file: String, _ scope: FileScope, _ expand: (String) -> String?
  ) -> [Key: [String]?]? {
    guard let root = try? PropertyListFile.content(of: file, in: scope) as? [String: Any] else { return nil }
    return Dictionary(
      uniqueKeysWithValues: Key.allCases.map { key in
        let written = root[key.rawValue] as? [String] ?? []
        let texts = written.compactMap(expand)
        return (key, texts.count == written.count ? texts : nil)
      })
  }
}
