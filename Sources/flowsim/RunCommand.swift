import ArgumentParser
import FlowReport
import FlowScript
import Foundation

/// `flowsim run`.
struct RunCommand: AsyncParsableCommand {
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
        flowsim run Flows --tags 'smoke and not slow' --fail-fast
        flowsim run Flows --report junit=flows.xml --report html=flows.html
        flowsim run Flows --watch
        flowsim run Flows --shard 2/4 --jobs 2 --format github

      EXIT STATUS:
        0   all passed
        1   a flow failed
        2   bad usage, a flow or an app that cannot be read, or nothing matched
        3   none failed but one is undecided (0 with --allow-undecided)
        70  a fault of flowsim's own
        130 interrupted (143 by SIGTERM), with a report of the flows that had ended; with --watch the last run's
      """)

  @OptionGroup var flows: PlanOption

  @OptionGroup var world: FlowWorldOption
  @OptionGroup var reports: ReportOption

  @Flag(help: "Print what did not pass, and the summary.")
  var quiet = false

  @OptionGroup var coloring: ColorOption

  @Flag(help: "Print each flow's trace: every callback with its virtual time.")
  var trace = false

  @Flag(help: "End with 0 although a flow is undecided.")
  var allowUndecided = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      How many processes run flows at the same time; without it one for every 50 flows, at most one a core. One that \
      dies fails its flow, and another goes on.
      """,
      valueName: "count"))
  var jobs: Int?

  @Flag(help: "Run nothing more once a flow has failed.")
  var failFast = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How often a flow is run again whose process has died. One that fails is not: it would fail again.",
      valueName: "count"))
  var retry = 0

  @Flag(help: "List the flows that would run, with their tags, and run none.")
  var list = false

  @Flag(help: "Read the flows and their apps, print the steps, and run none.")
  var dryRun = false

  @Flag(
    help: """
      Run again whenever a flow, an app's file or a stub changes, and print what became of flows that was not so before. \
      Ctrl-C ends it, with the status of the last run.
      """)
  var watch = false

  @Option(help: .hidden)
  var share: FlowShare?

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs \(jobs): at least one process runs the flows.") }
    if watch {
      for (isGiven, name) in [(list, "--list"), (dryRun, "--dry-run")] where isGiven {
        throw ValidationError("--watch runs flows, and \(name) runs none: leave one out.")
      }
      if reports.format != .text, reports.output == nil {
        throw ValidationError("--watch prints text: write other reports to files, with --report.")
      }
    }
    if !(0...10).contains(retry) { throw ValidationError("--retry \(retry): it takes 0 to 10.") }
  }

  @MainActor
  func run() async throws {
    try world.expectApp()
    if watch, share == nil {
      try reports.expectWritable()
      return try watchFlows()
    }
    let plan = try flows.plan(world.files)
    let runner = runner
    if let share {
      Interruption.watch()
      return try runner.run(plan.entries, share)
    }
    for error in plan.errors { Console.error(error.description) }
    if list || dryRun {
      let listing = FlowListing(plan.entries.map(\.flow), subflows: plan.subflows)
      return try listing.write(checkedBy: dryRun ? runner.verifier : nil, faults: plan.errors)
    }
    try reports.expectWritable()
    Interruption.watch()
    let helpers = FlowHelpers(count: processCount(for: plan.entries.count), retries: retry)
    let log = RunLog(isPrinted: reports.printsSteps, shows: .of(isQuiet: quiet), colors: coloring.colors)
    let run = runner.run(plan.entries, helpers, log, subflows: plan.subflows, unreadable: plan.errors)
    try reports.write(run, log: log.text, isQuiet: quiet)
    if let signal = Interruption.signal { throw ExitCode(128 + signal) }
    if let fault = log.fault { throw fault }
    let status = status(of: run)
    if status != 0 { throw ExitCode(status) }
  }

  /// Runs flows as the options say; each app is read once.
  @MainActor
  var runner: FlowRunner {
    FlowRunner(
      verifier: verifier, allowsUndecided: allowUndecided, failsFast: failFast, listsSteps: reports.listsSteps,
      includesTrace: trace)
  }

  @MainActor
  private var verifier: FlowVerifier {
    var options = world.options
    options.recordsScreens = reports.showsScreens
    options.isInterrupted = { Interruption.signal != nil }
    if share != nil {
      options.stepBegins = { title, location in
        // Where nobody reads on, the outcome of the flow finds that out.
        try? OutputFile.write(StepCrumb(title: title, location: location).line, to: STDOUT_FILENO)
      }
    }
    return FlowVerifier(options: options)
  }

  /// How many processes beside this one run so many flows: each reads the apps anew, which few flows are not worth.
  func processCount(for flows: Int) -> Int {
    let count = min(jobs ?? min(ProcessInfo.processInfo.activeProcessorCount, flows / 50), flows)
    return count > 1 ? count : 0
  }

  /// The exit status of a run; 0 where all is well.
  func status(of run: FlowRun) -> Int32 {
    let verdicts = Set(run.records.map(\.verdict))
    if verdicts.contains(.failed) { return ExitStatus.failed }
    if !run.unreadable.isEmpty { return ExitStatus.unusable }
    return verdicts.contains(.undecided) && !allowUndecided ? ExitStatus.undecided : 0
  }
}
