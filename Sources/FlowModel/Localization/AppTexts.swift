import FlowInterfaceBuilder

/// The texts that an app's code asks for by their keys, in the language that is shown.
///
/// - UIKit: the table `Localizable` where none is named; a key that the table lacks stands for itself (documentation of
///   `Bundle.localizedString(forKey:value:table:)`).
package struct AppTexts: Sendable {
  private var tables: [String: [String: LocalizedValue]] = [:]

  /// The device's locale, such as `de_AT`.
  package var locale: String?
  /// The languages that the device's first one may be written as, the likeliest first: `de-DE`, `de`; none where no
  /// language is known.
  package var languages: [String] = []

  /// What single languages have.
  private var folders = LanguageFolders()

  init() {}

  init(_ tables: [String: [String: LocalizedValue]], _ folders: LanguageFolders) {
    self.tables = tables
    self.folders = folders
  }

  /// What a device shows for a key.
  package enum Shown: Sendable {
    case text(String)
    case plural(PluralText)
  }

  /// The text of a key on a device, `iphone` or `ipad`; nil where the table has none.
  package func text(_ key: String, table: String?, on device: String) -> Shown? {
    Self.shown(tables[table ?? "Localizable"]?[key], on: device)
  }

  /// The text that the folder of one language, `de.lproj`, has of a key; nil where it has none.
  package func text(_ key: String, table: String?, inFolderOf language: String, on device: String) -> Shown? {
    Self.shown(folders.values(ofTable: table ?? "Localizable", of: language)[key], on: device)
  }

  private static func shown(_ value: LocalizedValue?, on device: String) -> Shown? {
    switch value?.shown(on: device) {
    case .text(let text): .text(text)
    case .plural(let text): .plural(text)
    case .device, nil: nil
    }
  }

  /// The keys of a table.
  package func keys(table: String?) -> [String] { Array((tables[table ?? "Localizable"] ?? [:]).keys) }

  /// The keys with conversions that a text with values in it may stand under.
  package func formats(table: String?) -> [String] {
    (tables[table ?? "Localizable"] ?? [:]).keys.filter { $0.contains("%") }.sorted()
  }
}

extension StringTables {
  /// All tables in a language.
  ///
  /// - Parameter errors: gets what cannot be read.
  func all(in language: ShownLanguage, errors: inout [InterfaceError]) -> AppTexts {
    var tables: [String: [String: LocalizedValue]] = [:]
    for name in names { tables[name] = values(ofTable: name, in: language, errors: &errors) }
    return AppTexts(tables, LanguageFolders(self))
  }
}
