import ArgumentParser
import FlowChecks
import FlowModel
import FlowReport
import Foundation

/// `flowsim check`.
struct CheckCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, xcode, github, json, sarif, junit, checkstyle, gitlab, markdown, html
  }

  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find what is wrong with an app's navigation, before anyone runs it.",
    discussion: """
      Storyboards, xibs and Swift sources are read together. Each finding is one line: \
      path:line:column: severity: message [rule-id], with paths relative to PATH. `flowsim rules` lists the rules, \
      `flowsim rules ID` explains one.

      A .flowsim.yml in PATH sets severities, options, excluded paths and required dependencies \
      (Documentation/Checks.md). A comment silences a finding on the next line: \
      // flowsim:disable:next rule-id in Swift, <!-- flowsim:disable:next rule-id --> in a storyboard.

      EXAMPLES:
        flowsim check MyApp
        flowsim check MyApp --output findings.sarif
        flowsim check MyApp --write-baseline .flowsim-baseline.json
        flowsim check MyApp --baseline .flowsim-baseline.json --strict
        flowsim check MyApp --changed-since origin/main --format github
        flowsim check MyApp --fix

      EXIT STATUS:
        0   nothing that counts was found
        1   there is an error; with --strict, or a warning
        2   bad usage, a file that cannot be read (the rest is checked all the same), or nothing to check
        70  a fault of flowsim's own
      """)

  @OptionGroup var app: AppArgument

  @Option(help: "How to write the findings; by default what the output's extension says (json, sarif), else text.")
  var format: Format?

  @Option(help: ArgumentHelp("Where to write; by default to standard output.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("The configuration; by default .flowsim.yml in PATH.", valueName: "file"))
  var config: String?

  @Option(help: ArgumentHelp("Only these rules.", valueName: "id,id"))
  var only: String?

  @Option(help: ArgumentHelp("All but these rules.", valueName: "id,id"))
  var disable: String?

  @Flag(help: "Let warnings count as errors do for the exit status.")
  var strict = false

  @Flag(help: "Read and check everything anew, and keep nothing.")
  var noCache = false

  @Option(help: ArgumentHelp("Leave out the findings that this file knows.", valueName: "file"))
  var baseline: String?

  @Option(help: ArgumentHelp("Write the findings to a file that --baseline takes, and end with 0.", valueName: "file"))
  var writeBaseline: String?

  @Option(
    help: ArgumentHelp(
      "Leave out what was so where this branch left another commit or branch: what a pull request brings remains. It asks git, and does not touch the work tree.",
      valueName: "ref"))
  var changedSince: String?

  @Flag(name: .customLong("no-fold"), help: "Give each finding its line, in text.")
  var isUnfolded = false

  @Flag(help: "Count the findings of each rule, in text.")
  var statistics = false

  @Flag(
    help:
      "Mend what is safe, in place: names that are one letter off the only near one, modules that are missing, ids that stand twice. What is left is reported."
  )
  var fix = false

  @OptionGroup var coloring: ColorOption

  func validate() throws {
    for list in [only, disable] { _ = try RuleNames.parse(list) }
    _ = try chosenFormat
  }

  func run() throws {
    let progress = Progress()
    defer { progress.stop() }
    let format = try chosenFormat
    try app.expectSomething()
    let root = app.folder
    let configured = try CheckSettings.reading(config, in: root, app.scope)
    let known = try CheckSettings.baseline(baseline)
    for file in [output, writeBaseline] { try Console.expectWritable(file) }
    let options = [
      configured.text, only ?? "all", disable ?? "none",
      app.target ?? "all targets",
    ]
    let check = Check(only: try only.flatMap(RuleNames.parse), disabled: try RuleNames.parse(disable) ?? [])
    let run = CheckRun(
      app: app, configuration: configured.configuration, options: options, check: check, keepsCache: !noCache,
      progress: progress)
    let earlier = try changedSince.map { try EarlierApp(of: app, since: $0) }
    progress.say("reading \(app.path)")
    var outcome = try outcome(of: run, earlier, known)
    // What stood for several of its kind is followed by the next.
    var fixed: [Finding] = []
    while fix, case let more = try FixedFiles(app).write(outcome.findings), !more.isEmpty {
      fixed += more
      outcome = try self.outcome(of: run, earlier, known)
    }
    progress.stop()
    outcome.unreadable += configured.faults
    for one in fixed { Console.error("\(one.location): fixed: \(one.fix.map { "\($0)" } ?? "") [\(one.ruleID)]") }
    if let writeBaseline {
      try Console.write(try Baseline(outcome.findings).data(), as: .json, to: writeBaseline)
      try Console.say(wrote: writeBaseline, "a baseline of \(Console.counted(outcome.findings.count, "finding"))")
    } else {
      let text = Data(try report(format).text(of: outcome).utf8)
      try Console.write(
        text, as: content(format), to: output, colors: output == nil ? coloring.colors : .init(isOn: false))
      try Console.say(wrote: output, "\(Console.counted(outcome.findings.count, "finding")), as \(format.rawValue)")
      // What a configuration that is not read would make of the findings is not known.
      guard configured.faults.isEmpty else { throw ExitCode(ExitStatus.unusable) }
      if outcome.findings.contains(where: { $0.severity == .error || (strict && $0.severity == .warning) }) {
        throw ExitCode(ExitStatus.failed)
      }
    }
    guard outcome.unreadable.isEmpty else { throw ExitCode(ExitStatus.unusable) }
  }

  private func outcome(of run: CheckRun, _ earlier: EarlierApp?, _ known: Baseline?) throws -> CheckOutcome {
    var outcome = try run.outcome()
    if let earlier { outcome.findings = try earlier.new(among: outcome.findings, run) }
    if let known { outcome.findings = known.new(among: outcome.findings) }
    return outcome
  }

  private var chosenFormat: Format {
    get throws {
      try format
        ?? OutputFormat.named(
          by: output, usual: .text, extensions: ["txt", "log"], content: "findings are not written",
          known: [.text, .json, .sarif, .html], others: ["md": .markdown])
    }
  }

  private func content(_ format: Format) -> Console.Content {
    switch format {
    case .text, .xcode: .verdicts
    case .github: .commands
    case .json, .sarif, .gitlab: .json
    case .junit, .checkstyle, .markdown, .html: .text
    }
  }

  private func report(_ format: Format) -> any FindingReport {
    switch format {
    case .text: FindingTextReport(folds: !isUnfolded, hasStatistics: statistics)
    case .xcode: FindingXcodeReport()
    case .github: FindingGitHubReport()
    case .json: FindingJSONReport()
    case .sarif: FindingSARIFReport(version: Version.current)
    case .junit: FindingJUnitReport(isStrict: strict)
    case .checkstyle: FindingCheckstyleReport()
    case .gitlab: FindingGitLabReport()
    case .markdown: FindingMarkdownReport()
    case .html: FindingHTMLReport(of: AppFolder(app.path).name)
    }
  }
}
