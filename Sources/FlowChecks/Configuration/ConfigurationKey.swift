/// A key of a `.flowsim.yml`: what reads the file goes by it, and what describes the file to editors.
struct ConfigurationKey: Sendable {
  /// What stands behind it.
  enum Content: Sendable {
    /// A list of names, or one.
    case names(@Sendable (inout CheckConfiguration, [String]) -> Void)
    /// The same, each with its place.
    case stubs
    /// A map of classes to lists of names.
    case namesOfClasses
    /// A map of rules to severities and options.
    case rules
  }

  let name: String
  /// What it is for.
  let summary: String
  let content: Content

  /// All keys, sorted by name.
  static let all = [
    ConfigurationKey(
      name: "containers", summary: "The classes that make screens with all that they need, such as SwinjectStoryboard.",
      content: .names { $0.containers = $1 }),
    ConfigurationKey(
      name: "excluded", summary: "The paths in which nothing is reported; * and ** stand for any text.",
      content: .names { $0.excluded = $1 }),
    ConfigurationKey(
      name: "required", summary: "The properties that must be set before a screen appears, by its class.",
      content: .namesOfClasses),
    ConfigurationKey(
      name: "rules", summary: "The severities and options of rules, by their identifiers.", content: .rules),
    ConfigurationKey(
      name: "stubs", summary: "The Swift files that stand for what is not here of the app's code, in its flows.",
      content: .stubs),
    ConfigurationKey(
      name: "vendored", summary: "The names of folders with code that others wrote, in which nothing is reported.",
      content: .names { $0.vendored = $1 }),
  ]
}

extension CheckConfiguration.RuleSettings {
  /// What stands for a severity: the severities, as it is by itself, and not at all.
  static let severities = ["error", "warning", "note", "on", "off"]
}
