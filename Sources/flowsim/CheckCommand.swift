import ArgumentParser
import FlowChecks
import FlowInterfaceBuilder
import FlowModel
import FlowReport
import FlowSources
import Foundation

/// `flowsim check`.
struct CheckCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, xcode, github, json, sarif
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
    let configuration = try CheckSettings.read(config, in: root, app.scope)
    let known = try CheckSettings.baseline(baseline)
    for file in [output, writeBaseline] { try Console.expectWritable(file) }
    progress.say("reading \(app.path)")
    let path = app.relativePath
    let keepsCache = !noCache
    let scope = app.scope
    let ((documents, contents), sources) = ParallelMap.both {
      let documents = AppDocuments(at: path, in: scope)
      return (documents, keepsCache ? CheckCache.contents(of: documents) : [])
    } _: {
      AppModel.isWholeApp(at: path) ? SourceReader(at: path, in: scope) : nil
    }
    let files = sources?.files ?? AppFiles(at: path, in: scope)
    let options = [
      try CheckSettings.text(config, in: root, app.scope) ?? "", only ?? "all", disable ?? "none",
      app.target ?? "all targets",
    ]
    let cache = keepsCache ? CheckCache(of: path, files, sources, documents: contents, options: options) : nil
    var outcome = try cache?.repeatedOutcome() ?? check(files, sources, documents, configuration, progress, cache)
    if let known { outcome.findings = known.new(among: outcome.findings) }
    progress.stop()
    if let writeBaseline {
      try Console.write(try Baseline(outcome.findings).data(), as: .json, to: writeBaseline)
      try Console.say(wrote: writeBaseline, "a baseline of \(Console.counted(outcome.findings.count, "finding"))")
    } else {
      let text = Data(try report(format).text(of: outcome).utf8)
      try Console.write(
        text, as: content(format), to: output, colors: output == nil ? coloring.colors : .init(isOn: false))
      try Console.say(wrote: output, "\(Console.counted(outcome.findings.count, "finding")), as \(format.rawValue)")
      if outcome.findings.contains(where: { $0.severity == .error || (strict && $0.severity == .warning) }) {
        throw ExitCode(ExitStatus.failed)
      }
    }
    guard outcome.unreadable.isEmpty else { throw ExitCode(ExitStatus.unusable) }
  }

  /// Reads the app and runs the rules; keeps the outcome when all could be read, so that nothing is to be said again.
  private func check(
    _ files: AppFiles, _ sources: SourceReader?, _ documents: AppDocuments, _ configuration: CheckConfiguration,
    _ progress: Progress, _ cache: CheckCache?
  ) throws -> CheckOutcome {
    let keeping: SourceReader.Cache = noCache ? .none : .user
    let own = try app.ownFiles(files)
    let (code, reading) = ParallelMap.both {
      sources?.reading(cache: keeping)
    } _: {
      Result { try app.read(documents, only: own ?? files.interfaceFiles.map { Set($0.keys) }, mayBeInCode: true) }
    }
    var facts = code?.facts ?? CodeFacts()
    if let own { facts.files.removeAll { !own.contains($0.path) } }
    let model = try reading.get()
    // What is made in code alone is an app all the same.
    if !facts.files.contains(where: { $0.imports.contains("UIKit") }) { try app.expectDocuments(in: model) }
    for error in facts.unreadable { Console.error("\(error)") }
    progress.say("checking \(model.documents.count) documents and \(facts.files.count) sources")
    let check = Check(only: try only.flatMap(RuleNames.parse), disabled: try RuleNames.parse(disable) ?? [])
    let checked = CheckedApp(
      model, code: facts, files: files, configuration: configuration, trees: code?.trees ?? .none)
    // It is there until the process ends: to take it apart would take longer than some of the rules.
    _ = Unmanaged.passRetained(Box(checked))
    let findings = check.findings(in: checked, root: app.folder) { FileBytes.text($0) }
    code?.keep()
    let outcome = CheckOutcome(
      findings: findings, root: app.folder,
      unreadable: model.unreadable.map { .init(location: $0.location, message: $0.message) }
        + facts.unreadable.map { .init(location: $0.location, message: $0.message) },
      documents: model.documents.count, sources: facts.files.count)
    if outcome.unreadable.isEmpty { cache?.save(outcome, warnings: AppArgument.warnings(of: model)) }
    return outcome
  }

  private var chosenFormat: Format {
    get throws {
      try format
        ?? OutputFormat.named(
          by: output, usual: .text, extensions: ["txt", "log"], content: "findings are not written",
          known: [.text, .json, .sarif])
    }
  }

  private func content(_ format: Format) -> Console.Content {
    switch format {
    case .text, .xcode: .verdicts
    case .github: .commands
    case .json, .sarif: .json
    }
  }

  private func report(_ format: Format) -> any FindingReport {
    switch format {
    case .text: FindingTextReport()
    case .xcode: FindingXcodeReport()
    case .github: FindingGitHubReport()
    case .json: FindingJSONReport()
    case .sarif: FindingSARIFReport(version: Version.current)
    }
  }
}

/// Holds a value.
private final class Box<Value> {
  private let value: Value
  init(_ value: Value) { self.value = value }
}
