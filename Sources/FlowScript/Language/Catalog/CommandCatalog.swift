/// Every command that a flow may use.
enum CommandCatalog {
  /// All of them: Maestro's simulated ones, Maestro's others, flowsim's own.
  static let commands = simulated + device + own

  /// The commands that may stand under `expect:`.
  static let assertions = commands.filter(\.isAssertion)

  /// The names of all commands.
  static let names = commands.map(\.name)

  /// The command of a name, or of another spelling of it.
  static func command(named name: String) -> CommandSpec? { index[name] }

  private static let index = Dictionary(
    commands.flatMap { command in ([command.name] + command.aliases).map { ($0, command) } },
    uniquingKeysWith: { first, _ in first })
}

extension CommandCatalog {
  /// The options that say which element is meant.
  static let selectorOptions = [
    OptionSpec("text", .text), OptionSpec("id", .text), OptionSpec("index", .computed(.position)),
    OptionSpec("enabled", .flag),
    OptionSpec("selected", .flag), OptionSpec("checked", .flag), OptionSpec("focused", .flag),
    OptionSpec("point", .point), OptionSpec("below", .selector), OptionSpec("above", .selector),
    OptionSpec("leftOf", .selector), OptionSpec("rightOf", .selector), OptionSpec("childOf", .selector),
    OptionSpec("containsChild", .selector), OptionSpec("containsDescendants", .list(.selector)),
    OptionSpec("width", .count), OptionSpec("height", .count), OptionSpec("tolerance", .count),
    OptionSpec("traits", .text), OptionSpec("css", .text),
  ]

  /// The options of Maestro's selector that only a gesture reads. Maestro takes them wherever it takes a selector.
  static let gestureOptions = [
    OptionSpec("repeat", .whole), OptionSpec("delay", .whole), OptionSpec("retryTapIfNoChange", .flag),
    OptionSpec("waitUntilVisible", .flag), OptionSpec("waitToSettleTimeoutMs", .count), OptionSpec("start", .text),
    OptionSpec("end", .text),
  ]

  /// Everything that may stand in a selector's map.
  static let elementOptions = selectorOptions + gestureOptions + CommandSpec.commonOptions

  /// The options of `when:` and `while:`.
  static let conditionOptions =
    [
      OptionSpec("platform", .choice(Condition.Platform.allCases.map(\.rawValue))), OptionSpec("visible", .selector),
      OptionSpec("notVisible", .selector), OptionSpec("true", .text),
    ] + CommandSpec.commonOptions
}
