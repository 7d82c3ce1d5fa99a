import FlowInterfaceBuilder
import FlowModel

/// A map with one key, such as `rows`, `text` or `branch` → a statement of the world.
enum GivenReader {
  private static let statements: [String: [OptionSpec]] = [
    "rows": [OptionSpec("screen", .text, isRequired: true), OptionSpec("cells", .anyList, isRequired: true)],
    "text": [
      OptionSpec("screen", .text, isRequired: true), OptionSpec("outlet", .text, isRequired: true),
      OptionSpec("is", .text, isRequired: true),
    ],
    "branch": [
      OptionSpec("in", .text, isRequired: true), OptionSpec("when", .text, isRequired: true),
      OptionSpec("is", .flag, isRequired: true),
    ],
    "unwind": [OptionSpec("action", .text, isRequired: true), OptionSpec("to", .text, isRequired: true)],
    "result": [OptionSpec("of", .text, isRequired: true), OptionSpec("is", .text, isRequired: true)],
    "injected": [
      OptionSpec("screen", .text, isRequired: true), OptionSpec("property", .text, isRequired: true),
      OptionSpec("is", .flag, isRequired: true),
    ],
  ]
  private static let cell = [OptionSpec("text", .text), OptionSpec("texts", .texts), OptionSpec("cell", .text)]
  static var names: [String] { statements.keys.sorted() }

  /// Checks and reads one statement.
  static func given(_ node: YAMLNode) throws(FlowError) -> Given {
    guard let entry = node.entries?.first, let name = entry.key.text else {
      throw FlowError(
        node.location, "a given must be a map with one key, not \(node.kind)",
        hint: "its key is \(names.joined(separator: ", "))")
    }
    guard statements[name] != nil else { throw OptionCheck.unknown(entry, owner: "given", names: names) }
    return try given(name, entry.value, at: node.location)
  }

  /// Checks and reads the statement of a name.
  static func given(_ name: String, _ node: YAMLNode, at location: SourceLocation) throws(FlowError) -> Given {
    let options = statements[name] ?? []
    guard let entries = node.entries else {
      throw FlowError(
        node.location, "\(name) takes a map, not \(node.kind)",
        hint: "its keys are \(options.map(\.name).joined(separator: ", "))")
    }
    try OptionCheck.check(entries, options: options, owner: name)
    func value(_ key: String) -> YAMLNode? { entries.first { $0.key.text == key && !$0.value.isNull }?.value }
    for option in options where option.isRequired && value(option.name) == nil {
      throw FlowError(location, "\(name) needs \(option.name)")
    }
    func text(_ key: String) -> Template { value(key)?.template ?? "" }
    let statement: Given.Statement
    switch name {
    case "rows":
      var cells: [Given.Cell] = []
      for element in value("cells")?.elements ?? [] { cells.append(try self.cell(element)) }
      statement = .rows(screen: text("screen"), cells: cells)
    case "text": statement = .text(screen: text("screen"), outlet: text("outlet"), text: text("is"))
    case "branch":
      statement = .branch(function: text("in"), condition: text("when"), holds: value("is")?.flag ?? true)
    case "result": statement = .result(of: text("of"), text("is"))
    case "injected":
      statement = .injected(
        screen: text("screen"), property: text("property"), isSet: value("is")?.flag ?? true)
    default: statement = .unwind(action: text("action"), to: text("to"))
    }
    return Given(location: location, statement: statement)
  }

  private static func cell(_ node: YAMLNode) throws(FlowError) -> Given.Cell {
    if let text = node.template { return Given.Cell(texts: [text]) }
    guard let entries = node.entries else {
      throw FlowError(
        node.location, "a cell must be its text, or a map, not \(node.kind)",
        hint: "its keys are text, texts (one for each label) and cell (a reuse identifier)")
    }
    try OptionCheck.check(entries, options: cell, owner: "cell")
    func value(_ key: String) -> YAMLNode? { entries.first { $0.key.text == key }?.value }
    let texts = value("texts")?.elements?.compactMap(\.template) ?? [value("text")?.template].compactMap(\.self)
    return Given.Cell(texts: texts, reuseIdentifier: value("cell")?.template)
  }
}
