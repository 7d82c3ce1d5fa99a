import FlowInterfaceBuilder

/// The texts that an app's code asks for by their keys, in the language that is shown.
///
/// - UIKit: the table `Localizable` where none is named; a key that the table lacks stands for itself (documentation of
///   `Bundle.localizedString(forKey:value:table:)`).
package struct AppTexts: Sendable {
  private var tables: [String: [String: String]] = [:]

  /// The device's locale, such as `de_AT`.
  package var locale: String?

  init() {}

  init(_ tables: [String: [String: String]]) { self.tables = tables }

  /// The text of a key; nil where the table has none.
  package func text(_ key: String, table: String?) -> String? { tables[table ?? "Localizable"]?[key] }
}

extension StringTables {
  /// All tables in a language.
  ///
  /// - Parameter errors: gets what cannot be read.
  func all(in language: ShownLanguage, errors: inout [InterfaceError]) -> AppTexts {
    var tables: [String: [String: String]] = [:]
    for name in names {
      tables[name] = texts(ofTable: name, in: language, errors: &errors)
    }
    return AppTexts(tables)
  }
}
