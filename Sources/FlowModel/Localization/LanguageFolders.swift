import Foundation

/// The texts of an app's single languages, `de.lproj`, which code may ask for whatever language is shown. They are read
/// when they are asked for.
///
/// - Foundation: a bundle that is made of such a folder has what lies in it, in no language (documentation of
///   `Bundle.init(path:)`).
final class LanguageFolders: Sendable {
  private struct Key: Hashable {
    let table: String
    let language: String
  }

  private let tables: StringTables?
  private let lock = NSLock()
  nonisolated(unsafe) private var kept: [Key: [String: LocalizedValue]] = [:]

  /// - Parameter tables: the app's tables; nil where none are known.
  init(_ tables: StringTables? = nil) { self.tables = tables }

  func values(ofTable table: String, of language: String) -> [String: LocalizedValue] {
    let key = Key(table: table, language: language)
    return lock.withLock {
      if let known = kept[key] { return known }
      let values = tables?.values(ofTable: table, inFolderOf: language) ?? [:]
      kept[key] = values
      return values
    }
  }
}
