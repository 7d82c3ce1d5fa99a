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

  /// The keys of its texts.
  var keys: [String] { (root["strings"]?.table ?? [:]).keys.map(\.self) }

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

  /// What code shows in a language, with what a number or the device chooses.
  func values(in language: String) -> [String: LocalizedValue] {
    (root["strings"]?.table ?? [:]).compactMapValues { member in
      guard let unit = unit(of: member.value, in: language) else { return nil }
      return value(of: unit, [:], language)
    }
  }

  /// - Parameter outer: the substitutions that a format around it has.
  private func value(
    of unit: JSONValue, _ outer: [String: JSONValue.Member], _ language: String
  ) -> LocalizedValue? {
    let substitutions = outer.merging(unit["substitutions"]?.table ?? [:]) { $1 }
    if let devices = unit["variations"]?["device"]?.table, !devices.isEmpty {
      return .device(devices.compactMapValues { value(of: $0.value, substitutions, language) })
    }
    if let forms = unit["variations"]?["plural"] {
      var text = PluralText(language: language, format: "")
      text.whole = texts(of: forms)
      return .plural(text)
    }
    guard let string = unit["stringUnit"], let format = string["value"]?.text,
      !(format.isEmpty && string["state"]?.text == "new")
    else { return nil }
    guard !substitutions.isEmpty else { return .text(format) }
    var text = PluralText(language: language, format: format)
    for (name, member) in substitutions {
      let substitution = member.value
      guard let forms = substitution["variations"]?["plural"] else { continue }
      text.variables[name] = PluralText.Variable(
        argument: substitution["argNum"]?.number.map { Int($0) - 1 },
        specifier: substitution["formatSpecifier"]?.text ?? "lld", forms: texts(of: forms))
    }
    return .plural(text)
  }

  private func texts(of forms: JSONValue) -> [String: String] {
    forms.table.compactMapValues { $0.value["stringUnit"]?["value"]?.text }
  }

  /// The texts of documents that differ by device, which are not read.
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
