/// The catalogue as the tables of `Documentation/Flows.md`.
enum CommandTable {
  /// The line before the generated part.
  static let start = "<!-- The tables below are generated from the command catalogue. -->"
  /// The line after the generated part.
  static let end = "<!-- End of the generated tables. -->"

  /// The tables in Markdown.
  static var markdown: String {
    let maestro = CommandCatalog.commands.filter { $0.origin == .maestro }
    let simulated = maestro.filter { $0.support == .simulated }
    let others = maestro.filter { $0.support != .simulated }
    let own = CommandCatalog.commands.filter { $0.origin == .flowsim }
    return [
      "### Simulated", forms(simulated),
      "### Accepted: the step passes and does nothing", supports(others) { accepted, _ in accepted },
      "### Refused: the flow cannot go on past the step", supports(others) { _, refused in refused },
      "### flowsim's own", forms(own),
      "### Options of a selector", options(CommandCatalog.elementOptions),
      "### Options of a condition (`when`, `while`)", options(CommandCatalog.conditionOptions),
    ].joined(separator: "\n\n")
  }

  private static func forms(_ commands: [CommandSpec]) -> String {
    table(["command", "alone", "a plain value is", "options"], commands.map { row($0) })
  }

  private static func supports(
    _ commands: [CommandSpec], _ pick: (_ accepted: String?, _ refused: String?) -> String?
  ) -> String {
    let rows = commands.compactMap { command -> [String]? in
      let text: String? =
        switch command.support {
        case .simulated: nil
        case .accepted(let note): pick(note, nil)
        case .refused(let reason): pick(nil, reason)
        }
      return text.map { row(command) + [$0] }
    }
    return table(["command", "alone", "a plain value is", "options", "why"], rows)
  }

  private static func row(_ command: CommandSpec) -> [String] {
    let isSelector = command.options.count == CommandCatalog.elementOptions.count
    return [
      "`\(command.name)`", command.isBare ? "yes" : "", command.shorthand.map { "`\($0)`" } ?? "",
      isSelector ? "those of a selector" : command.options.map(option).joined(separator: ", "),
    ]
  }

  private static func options(_ options: [OptionSpec]) -> String {
    table(["option", "value"], options.map { ["`\($0.name)`", words(for: $0.type)] })
  }

  private static func option(_ option: OptionSpec) -> String {
    let names = ([option.name] + option.aliases).map { "`\($0)`" }.joined(separator: " or ")
    return "\(names) (\(words(for: option.type))\(option.isRequired ? ", required" : ""))"
  }

  private static func words(for type: OptionType) -> String {
    switch type {
    case .text: "text"
    case .whole: "whole number"
    case .count: "whole number"
    case .number, .computed: "number"
    case .point: "point"
    case .flag: "true or false"
    case .choice(let words): words.joined(separator: ", ")
    case .selector: "text or selector"
    case .texts: "list of text"
    case .variables: "map of text"
    case .condition: "condition"
    case .commands: "list of commands"
    case .anyList: "list"
    case .anyMap: "map"
    case .list(let type): "list: \(words(for: type))"
    }
  }

  private static func table(_ heads: [String], _ rows: [[String]]) -> String {
    ([heads, heads.map { _ in "---" }] + rows).map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }
}
