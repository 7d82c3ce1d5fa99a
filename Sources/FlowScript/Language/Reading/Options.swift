import FlowInterfaceBuilder

/// The checked options of one command.
struct Options {
  /// The command.
  let spec: CommandSpec
  /// Where the command begins.
  let location: SourceLocation
  /// Whether a plain value stood for the options.
  let isShorthand: Bool
  private let values: [String: YAMLNode]

  /// A command that stands alone.
  init(bare spec: CommandSpec, at location: SourceLocation) {
    self.spec = spec
    self.location = location
    isShorthand = false
    values = [:]
  }

  /// Checks what stands after the command's colon.
  init(_ value: YAMLNode, of spec: CommandSpec, at location: SourceLocation) throws(FlowError) {
    self.spec = spec
    self.location = location
    let options = spec.allOptions
    if let entries = value.entries {
      isShorthand = false
      try OptionCheck.check(entries, options: options, owner: spec.name)
      values = Self.values(of: entries, options: options)
    } else if let name = spec.shorthand, let option = options.first(where: { $0.name == name }) {
      isShorthand = true
      try OptionCheck.check(value, is: option.type, name: spec.name)
      values = [name: value]
    } else {
      throw FlowError(
        value.location, "\(spec.name) takes a map of options, not \(value.kind)",
        hint: "its options are \(options.map(\.name).joined(separator: ", "))")
    }
    for option in options where option.isRequired && values[option.name] == nil {
      throw FlowError(location, "\(spec.name) needs the option \(option.name)")
    }
  }

  private static func values(of entries: [YAMLNode.Entry], options: [OptionSpec]) -> [String: YAMLNode] {
    var values: [String: YAMLNode] = [:]
    for entry in entries where !entry.value.isNull {
      guard let key = entry.key.text else { continue }
      let option = options.first { $0.name == key || $0.aliases.contains(key) }
      values[option?.name ?? key] = entry.value
    }
    return values
  }

  subscript(name: String) -> YAMLNode? { values[name] }

  func text(_ name: String) -> Template? { values[name]?.template }
  func texts(_ name: String) -> [Template]? { values[name]?.elements?.compactMap(\.template) }
  func flag(_ name: String) -> Bool? { values[name]?.flag }
  func whole(_ name: String) -> Int? { values[name]?.wholeNumber }
  func variables(_ name: String) -> [Variable] { values[name]?.variables ?? [] }
  func selector(_ name: String) -> ElementSelector? { values[name].map(ElementSelector.init(checked:)) }
  func condition(_ name: String) -> Condition? { values[name].map(Condition.init(checked:)) }
}
