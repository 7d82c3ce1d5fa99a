/// One command of the flow language: its name, what it takes and what flowsim makes of it.
///
/// The catalogue of these is the one source for checking flows, for messages and for the documentation's table.
struct CommandSpec: Sendable {
  /// Where a command comes from.
  enum Origin: Sendable {
    /// Maestro's language.
    case maestro
    /// flowsim's own.
    case flowsim
  }

  /// The name in a flow.
  let name: String
  /// Maestro's or flowsim's own.
  let origin: Origin
  /// Other spellings of the name, when it stands alone.
  var aliases: [String] = []
  /// Whether the name may stand alone.
  var isBare = false
  /// The option that a plain value stands for: `tapOn: "OK"` is `tapOn: {text: "OK"}`.
  var shorthand: String?
  /// All options but `label` and `optional`, which every command takes.
  var options: [OptionSpec] = []
  /// Whether it only looks, so that it may stand under `expect:`.
  var isAssertion = false
  /// What flowsim makes of it.
  var support = CommandSupport.simulated

  /// The options that every command takes.
  static let commonOptions = [OptionSpec("label", .text), OptionSpec("optional", .flag)]

  /// All options, the common ones last.
  var allOptions: [OptionSpec] {
    options + Self.commonOptions.filter { common in !options.contains { $0.name == common.name } }
  }
}

/// One option of a command.
struct OptionSpec: Sendable {
  /// Its key.
  let name: String
  /// What its value must be.
  let type: OptionType
  /// Whether the command means nothing without it.
  let isRequired: Bool
  /// Other keys for the same option.
  let aliases: [String]

  init(_ name: String, _ type: OptionType, isRequired: Bool = false, aliases: [String] = []) {
    self.name = name
    self.type = type
    self.isRequired = isRequired
    self.aliases = aliases
  }
}

/// What an option's value must be.
indirect enum OptionType: Sendable {
  /// Any single value, taken as text, with `${…}`.
  case text
  /// A number without a fraction.
  case whole
  /// A whole number from 0.
  case count
  /// A number from 0.
  case number
  /// A number that `${…}` may make; what is written out is held against the rule when the flow is read.
  case computed(NumberRule)
  /// A point that `${…}` may make.
  case point
  /// `true` or `false`.
  case flag
  /// One of these words, in any case.
  case choice([String])
  /// Text for the text of an element, or a map of selector options.
  case selector
  /// A list of single values.
  case texts
  /// A map of single values.
  case variables
  /// A map with the options of a condition.
  case condition
  /// A list of commands.
  case commands
  /// A list of these.
  case list(OptionType)
  /// A list whose elements their own reader checks.
  case anyList
  /// A map whose entries their own reader checks.
  case anyMap
}
