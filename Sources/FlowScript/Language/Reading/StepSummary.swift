/// A command in one line, for progress and reports: `tapOn "Sign in"`, `launchApp clearState: true`.
enum StepSummary {
  private static let limit = 100

  /// The line of a command as it stands in its file.
  static func text(of node: YAMLNode, spec: CommandSpec) -> String {
    guard let value = node.entries?.first?.value else { return spec.name }
    return "\(spec.name) \(options(value, spec: spec))".shortened(to: limit)
  }

  private static func options(_ value: YAMLNode, spec: CommandSpec) -> String {
    guard let entries = value.entries else { return single(value) }
    let shown = entries.filter { $0.key.text != "label" && $0.key.text != "optional" && !$0.value.isNull }
    let sorted = shown.filter { $0.key.text == spec.shorthand } + shown.filter { $0.key.text != spec.shorthand }
    return sorted.map { entry in
      entry.key.text == spec.shorthand
        ? single(entry.value) : "\(entry.key.text ?? ""): \(single(entry.value, isSteps: entry.key.text == "commands"))"
    }.joined(separator: ", ")
  }

  private static func single(_ value: YAMLNode, isSteps: Bool = false) -> String {
    switch value.content {
    case .scalar(let text, .plain) where value.flag != nil || Double(text) != nil: text
    case .scalar(let text, _): "\"\(text)\""
    case .sequence(let elements) where isSteps: elements.count == 1 ? "1 step" : "\(elements.count) steps"
    case .sequence(let elements): "[" + elements.map { single($0) }.joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\($0.key.text ?? ""): \(single($0.value))" }.joined(separator: ", ") + "}"
    }
  }
}
