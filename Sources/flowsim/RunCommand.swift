import ArgumentParser
import FlowModel
import FlowReport
import FlowScript
import FlowSources
import Foundation

/// `flowsim run`.
struct RunCommand: AsyncParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run flows over the model of an app.",
    discussion: """
      A flow is a Maestro file. Its header says which app it runs over (flowsim: app:, relative to the file); --app \
      says it for all flows. Documentation/Flows.md lists the commands.

      Each step is printed as it runs: ✓ passed, ! warned, ? undecided, ✗ failed. Undecided means that the app's code \
      or data decides, and neither is known here: the flow stops there, and it never counts as passed.

      EXAMPLES:
        flowsim run Flows
        flowsim run Flows/sign-in.yaml --app MyApp --device "iPhone 16"
        flowsim run Flows --include-tags smoke --format json --output flows.json

      EXIT STATUS:
        0   all passed
        1   a flow failed
        2   bad usage, a flow or an app that cannot be read, or nothing matched
        3   none failed but one is undecided (0 with --allow-undecided)
        70  a fault of flowsim's own
      """)

  @Argument(help: ArgumentHelp("Flow files, and folders of them.", valueName: "flow-or-folder"))
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "The app, whatever a header names: a folder, a storyboard or an Xcode project's folder.", valueName: "path"))
  var app: String?

  @Option(
    help: ArgumentHelp(
      "The app's target, whatever a header says, where projects build several apps.", valueName: "name"))
  var target: String?

  @Option(help: ArgumentHelp("The device, whatever a header says, such as \"iPhone 16\".", valueName: "name"))
  var device: String?

  @Option(help: ArgumentHelp("The version of iOS, whatever a header says, such as 17.", valueName: "version"))
  var os: String?

  @Option(
    help: ArgumentHelp(
      "The language of the device, whatever a header says, such as de or de_AT; without any the app's own.",
      valueName: "language"))
  var locale: String?

  @Option(help: "The format of the report; with json, steps are printed only if the report goes to a file.")
  var format = Format.text

  @Option(help: ArgumentHelp("Write the report to a file.", valueName: "file"))
  var output: String?

  @Flag(help: "Print what did not pass, and the summary.")
  var quiet = false

  @OptionGroup var coloring: ColorOption
  @OptionGroup var files: ScopeOption

  @Flag(help: "Print each flow's trace: every callback with its virtual time.")
  var trace = false

  @Flag(help: "End with 0 although a flow is undecided.")
  var allowUndecided = false

  @Option(
    name: .customShort("e"), help: ArgumentHelp("A value for ${NAME}; may be repeated.", valueName: "NAME=VALUE"))
  var variables: [String] = []

  @Option(help: ArgumentHelp("Only flows with one of these tags.", valueName: "a,b"))
  var includeTags: String?

  @Option(help: ArgumentHelp("No flow with one of these tags.", valueName: "a,b"))
  var excludeTags: String?

  @Option(
    help: ArgumentHelp(
      "How many processes run flows at the same time; without it one for every 50 flows, at most one a core.",
      valueName: "count"))
  var jobs: Int?

  @Option(help: .hidden)
  var share: FlowShare?

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs \(jobs): at least one process runs the flows.") }
    if paths.isEmpty { throw ValidationError("Name a flow file or a folder of them.") }
    for variable in variables where variable.firstIndex(of: "=") == nil || variable.hasPrefix("=") {
      throw ValidationError("-e \(variable): write it as NAME=VALUE.")
    }
  }

  @MainActor
  func run() async throws {
    let selection = try FlowSelection(paths: paths, include: tags(includeTags), exclude: tags(excludeTags), files)
    for error in selection.errors { Console.error(error.description) }
    var options = FlowVerifier.Options(app: app, device: device, os: os, variables: environment)
    options.target = target
    options.locale = locale
    options.allowsOutside = files.allowsOutside
    options.project = { [isOpen = files.allowsOutside] folder in
      CheckSettings.project(in: folder, isOpen ? .everything : .around(folder))
    }
    options.code = { AppTrees.program(at: $0.path, own: $0.own, name: $0.target, stubs: $0.stubs, survey: $0.survey) }
    let runner = FlowVerifier(options: options)
    if let share {
      ParentWatch.begin()
      return try run(selection.flows, share, runner)
    }
    let report = FlowTextReport()
    let helpers = FlowHelpers(count: processCount(for: selection.flows.count))
    // With JSON on standard output nothing else may stand there.
    let log = RunLog(isPrinted: format == .text || output != nil, isQuiet: quiet, colors: coloring.colors)
    try Console.expectWritable(output)
    var records: [FlowRecord] = []
    var errors = selection.errors
    var files: [FlowError] = []
    for (index, flow) in selection.flows.enumerated() {
      log.begin(report.heading(of: flow))
      let outcome: FlowOutcome
      if let known = helpers.outcome(at: index, of: flow.file) {
        outcome = known
        log.say(known.text)
      } else {
        outcome = run(flow, runner) { log.say($0) }
      }
      log.end(isGood: outcome.record.map { $0.verdict == .passed } ?? outcome.errors.isEmpty)
      if let record = outcome.record { records.append(record) }
      errors += outcome.errors
      files += outcome.files
      for error in outcome.errors { Console.error(error.description) }
    }
    log.finish(report.summary(of: records, unreadable: Set(errors.map(\.location.file)).count))
    files = FlowErrors(files).errors
    for error in files { Console.error(error.description) }
    errors += files
    if format == .json {
      try Console.write(try FlowJSONReport().json(of: records, unreadable: errors), as: .json, to: output)
    } else if let output {
      try Console.write(Data(log.text.utf8), as: .text, to: output)
    }
    if !quiet { try Console.say(wrote: output, "\(Console.counted(records.count, "flow")), as \(format.rawValue)") }
    if let fault = log.fault { throw fault }
    try finish(records, isUnreadable: !errors.isEmpty)
  }

  /// Runs a flow in this process.
  ///
  /// - Parameter say: is told of each step as it ends.
  @MainActor
  private func run(_ flow: Flow, _ runner: FlowVerifier, say: (String) -> Void) -> FlowOutcome {
    var outcome = FlowOutcome(file: flow.file)
    do throws(FlowErrors) {
      let result = try runner.run(flow) { say(FlowTextReport().text(of: $0)) }
      if trace { say(result.trace.text) }
      outcome.record = FlowRecord(result, listsSteps: format == .json, includesTrace: trace)
    } catch {
      outcome.errors = error.errors
    }
    outcome.files = runner.unreadableFiles
    return outcome
  }

  /// Runs a share of the flows beside another process, and hands over what comes of each in a line.
  @MainActor
  private func run(_ flows: [Flow], _ share: FlowShare, _ runner: FlowVerifier) throws {
    let encoder = JSONEncoder()
    for (index, flow) in flows.enumerated() where share.has(index) {
      var text = ""
      var outcome = run(flow, runner) { text += $0 }
      outcome.text = text
      do {
        try OutputFile.write(try encoder.encode(outcome) + Data("\n".utf8), to: STDOUT_FILENO)
      } catch {
        // Where nobody reads on, there is nothing more to do.
        throw ExitCode(ExitStatus.fault)
      }
    }
  }

  /// How many processes run so many flows: each reads the apps anew, which few flows are not worth.
  private func processCount(for flows: Int) -> Int {
    min(jobs ?? min(ProcessInfo.processInfo.activeProcessorCount, flows / 50), flows)
  }

  private func finish(_ records: [FlowRecord], isUnreadable: Bool) throws {
    let verdicts = Set(records.map(\.verdict))
    if verdicts.contains(.failed) { throw ExitCode(ExitStatus.failed) }
    if isUnreadable { throw ExitCode(ExitStatus.unusable) }
    if verdicts.contains(.undecided), !allowUndecided { throw ExitCode(ExitStatus.undecided) }
  }

  private func tags(_ list: String?) -> [String] {
    (list ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private var environment: [String: String] {
    variables.reduce(into: [:]) { values, variable in
      guard let equals = variable.firstIndex(of: "=") else { return }
      values[String(variable[..<equals])] = String(variable[variable.index(after: equals)...])
    }
  }
}
