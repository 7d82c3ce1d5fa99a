import FlowModel

/// Checks the value of an option against its type in the catalogue.
enum OptionCheck {
  /// Throws at the value when it is not of the type.
  static func check(_ value: YAMLNode, is type: OptionType, name: String) throws(FlowError) {
    switch type {
    case .text:
      guard value.text != nil else { throw wrong(value, name, "must be a single value") }
    case .whole:
      guard value.wholeNumber != nil else { throw wrong(value, name, "must be a whole number") }
    case .count:
      guard let number = value.wholeNumber else { throw wrong(value, name, "must be a whole number") }
      guard number >= 0 else { throw wrong(value, name, "must be a whole number from 0") }
    case .number:
      guard let number = value.text.flatMap(Double.init), number.isFinite, number >= 0 else {
        throw wrong(value, name, "must be a number from 0")
      }
    case .computed(let rule):
      guard let text = value.template else { throw wrong(value, name, "must be a single value") }
      guard text.literal.map(rule.accepts) ?? true else { throw wrong(value, name, "must be \(rule.words)") }
    case .point:
      guard let text = value.template else { throw wrong(value, name, "must be a single value") }
      guard text.literal.map({ ScreenPoint($0) != nil }) ?? true else {
        throw wrong(value, name, "must be a point, such as 100,200 or 50%,20%")
      }
    case .flag:
      guard value.flag != nil else { throw wrong(value, name, "must be true or false") }
    case .choice(let words):
      guard let text = value.text, words.contains(where: { $0.lowercased() == text.lowercased() }) else {
        throw wrong(value, name, "must be one of \(words.joined(separator: ", "))", among: words)
      }
    case .selector:
      try checkSelector(value, name: name)
    case .texts:
      guard let elements = value.elements else { throw wrong(value, name, "must be a list") }
      for element in elements { try check(element, is: .text, name: "each of \(name)") }
    case .list(let type):
      guard let elements = value.elements else { throw wrong(value, name, "must be a list") }
      for element in elements { try check(element, is: type, name: "each of \(name)") }
    case .anyList:
      guard value.elements != nil else { throw wrong(value, name, "must be a list") }
    case .anyMap:
      guard value.entries != nil else { throw wrong(value, name, "must be a map") }
    case .variables:
      try checkVariables(value, name: name)
    case .condition:
      guard let entries = value.entries else { throw wrong(value, name, "must be a map of conditions") }
      try check(entries, options: CommandCatalog.conditionOptions, owner: name)
    case .commands:
      guard value.elements != nil else { throw wrong(value, name, "must be a list of commands") }
    }
  }

  /// Checks a map's keys and values against options; throws at the first fault.
  static func check(_ entries: [YAMLNode.Entry], options: [OptionSpec], owner: String) throws(FlowError) {
    for entry in entries {
      let key = entry.key.text ?? ""
      guard let option = options.first(where: { $0.name == key || $0.aliases.contains(key) }) else {
        throw unknown(entry, owner: owner, names: options.map(\.name))
      }
      if !entry.value.isNull { try check(entry.value, is: option.type, name: option.name) }
    }
  }

  /// A key that nothing reads.
  static func unknown(_ entry: YAMLNode.Entry, owner: String, names: [String]) -> FlowError {
    let key = entry.key.text ?? entry.key.kind
    let hint =
      NearestName.of(key, in: names).map { "did you mean \($0)?" }
      ?? (names.isEmpty ? nil : "\(owner) takes \(names.joined(separator: ", "))")
    return FlowError(
      entry.key.location,
      "\(owner) has no option \"\(key.shortened(to: 60))\"",
      hint: hint)
  }

  private static func checkSelector(_ value: YAMLNode, name: String) throws(FlowError) {
    if let entries = value.entries {
      try check(entries, options: CommandCatalog.elementOptions, owner: name)
    } else if value.text == nil {
      throw wrong(value, name, "must be the text of an element or a map that selects one")
    }
  }

  private static func checkVariables(_ value: YAMLNode, name: String) throws(FlowError) {
    guard let entries = value.entries else { throw wrong(value, name, "must be a map of names and values") }
    for entry in entries {
      guard let key = entry.key.text else {
        throw FlowError(entry.key.location, "a name in \(name) must be text, not \(entry.key.kind)")
      }
      if entry.value.isNull {
        throw FlowError(
          entry.key.location, "\(key) in \(name) has no value", hint: "write \(key): \"\" for empty text")
      }
      guard entry.value.text != nil else { throw wrong(entry.value, "\(key) in \(name)", "must be a single value") }
    }
  }

  private static func wrong(
    _ value: YAMLNode, _ name: String, _ rule: String, among words: [String] = []
  ) -> FlowError {
    let near = value.text.flatMap { NearestName.of($0, in: words) }
    return FlowError(
      value.location, "\(name) \(rule), not \(value.kind)", hint: near.map { "did you mean \($0)?" })
  }
}

extension YAMLNode {
  /// A number without a fraction, quoted or not.
  var wholeNumber: Int? {
    guard let text else { return nil }
    return Int(text) ?? Double(text).flatMap { Int(exactly: $0.rounded(.towardZero)) }
  }

  /// `true` or `false`, quoted or not.
  var flag: Bool? {
    switch text {
    case "true", "True", "TRUE": true
    case "false", "False", "FALSE": false
    default: nil
    }
  }

  /// Text with its `${…}`, of a single value.
  var template: Template? { text.map { Template($0) } }

  /// The names and values of a checked map.
  var variables: [Variable] {
    (entries ?? []).compactMap { entry in
      guard let name = entry.key.text, let value = entry.value.template else { return nil }
      return Variable(name: name, value: value)
    }
  }
}
