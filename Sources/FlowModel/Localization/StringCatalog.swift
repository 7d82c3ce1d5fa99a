import FlowInterfaceBuilder

/// A String Catalog (`.xcstrings`): the texts of several languages, by their keys.
///
/// Source: "Localizing and varying text with a string catalog" (Xcode documentation), and what Xcode writes: JSON with
/// `strings` → key → `localizations` → language → `stringUnit` → `value`. The catalog of a storyboard lies in
/// `mul.lproj`.
struct StringCatalog {
  private let content: LocalizedText
  private let root: JSONValue

  /// Reads a catalog.
  ///
  /// - Throws: an `InterfaceError` at the first fault; at 1:1 for a file that cannot be opened.
  init(contentsOf file: String) throws(InterfaceError) {
    content = try LocalizedText(contentsOf: file)
    var reader = JSONReader(try content.utf8())
    do throws(TextFault) {
      root = try reader.read()
    } catch {
      throw content.error(error, advice: "A String Catalog is JSON: open it in Xcode, or restore it.")
    }
    guard case .table? = root["strings"] else {
      throw InterfaceError(
        location: SourceLocation(file: file, line: 1, column: 1),
        message: "it has no \"strings\", so it is no String Catalog. Open it in Xcode, or restore it.")
    }
  }

  /// The languages that it has texts for.
  var languages: Set<String> {
    let all = (root["strings"]?.table ?? [:]).values.flatMap { $0.value["localizations"]?.table.keys.map(\.self) ?? [] }
    return Set(all.map(LanguageName.normalized))
  }

  /// The texts in a language; those that wait for a translation left out.
  func texts(in language: String) -> [String: String] {
    (root["strings"]?.table ?? [:]).compactMapValues { unit(of: $0.value, in: language)?["stringUnit"] }
      .compactMapValues { unit in unit["value"]?.text.flatMap { $0.isEmpty && unit["state"]?.text == "new" ? nil : $0 }
      }
  }

  /// The texts that differ by device, which are not read.
  func faults(in language: String) -> [InterfaceError] {
    (root["strings"]?.table ?? [:]).compactMap { key, member in
      guard unit(of: member.value, in: language)?["variations"] != nil else { return nil }
      let fault = TextFault(offset: member.offset, message: "\"\(key)\" varies by device, which is not read")
      return content.error(fault, advice: "The text of the storyboard is shown; give the key one text.")
    }
  }

  private func unit(of entry: JSONValue, in language: String) -> JSONValue? {
    entry["localizations"]?.table.first { LanguageName.normalized($0.key) == language }?.value.value
  }
}
