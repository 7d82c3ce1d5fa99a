import FlowInterfaceBuilder
import Foundation

/// A `.stringsdict` file: the texts of one language of which a number or the device chooses.
///
/// Source: "Stringsdict File Format" (Internationalization and Localization Guide): a property list; a key's format
/// names variables, each with its forms.
struct StringsDictionaryFile {
  /// The values by their keys.
  let values: [String: LocalizedValue]

  /// Reads a file.
  ///
  /// - Throws: an `InterfaceError` at 1:1 where it is no property list, or no dictionary.
  init(contentsOf file: String, language: String) throws(InterfaceError) {
    let content = try LocalizedText(contentsOf: file)
    let root = try? PropertyListFile.content(of: content.fileBytes)
    guard let table = root as? [String: Any] else {
      throw InterfaceError(
        location: SourceLocation(file: file, line: 1, column: 1),
        message: "it cannot be read as a property list with a dictionary at its root. Check it with `plutil -lint`.")
    }
    values = table.compactMapValues { Self.value($0, language) }
  }

  private static func value(_ content: Any, _ language: String) -> LocalizedValue? {
    if let text = content as? String { return .text(text) }
    guard let entry = content as? [String: Any] else { return nil }
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return .device(devices.compactMapValues { value($0, language) })
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    var text = PluralText(language: language, format: format)
    for (name, content) in entry {
      guard let variable = content as? [String: Any],
        variable["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType"
      else { continue }
      let categories = ["zero", "one", "two", "few", "many", "other"]
      text.variables[name] = PluralText.Variable(
        specifier: variable["NSStringFormatValueTypeKey"] as? String ?? "d",
        forms: variable.filter { categories.contains($0.key) }.compactMapValues { $0 as? String })
    }
    return .plural(text)
  }
}
