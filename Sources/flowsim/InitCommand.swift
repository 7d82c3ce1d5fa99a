import ArgumentParser
import FlowInterfaceBuilder
import FlowModel
import FlowReport
import FlowScript
import FlowSources
import Foundation

/// `flowsim init`.
struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a configuration, a first flow and a CI file for an app.",
    discussion: """
      Finds the app's target and the screen that it starts on, and writes three files: .flowsim.yml and \
      Flows/first.yaml in the app's folder, .github/workflows/flowsim.yml in its repository. Every step of the flow has \
      been run, and passes; where the app's launch is undecided or fails, that is said, with what to do, and the CI file \
      lets undecided flows pass until it is done. A file that is there already is kept.

      EXAMPLES:
        flowsim init
        flowsim init MyApp --target MyApp --action OWNER/flowsim

      EXIT STATUS:
        0   the files are there
        2   bad usage, no app, several apps and no --target, or a file that cannot be written
        70  a fault of flowsim's own
      """)

  @Argument(help: ArgumentHelp("The app's folder, or its .xcodeproj.", valueName: "path"))
  var path = "."

  @Option(
    help: ArgumentHelp("The app's target, where the projects in the folder build several apps.", valueName: "name"))
  var target: String?

  @Option(
    help: ArgumentHelp(
      "The GitHub repository whose action the CI file uses: flowsim's own, as its owner and name.",
      valueName: "owner/name"))
  var action: String?

  @OptionGroup var files: ScopeOption

  func validate() throws {
    if let action, action.wholeMatch(of: /[A-Za-z0-9._-]+\/[A-Za-z0-9._-]+/) == nil {
      throw ValidationError("--action \(action): write it as owner/name.")
    }
    guard AppModel.isWholeApp(at: path) else {
      throw ValidationError("\(path) is one document: name the app's folder.")
    }
  }

  @MainActor
  func run() async throws {
    guard FileManager.default.fileExists(atPath: path) else { throw CommandFailure.missing(path) }
    let start = StartFiles(AppFolder(AppArgument.relativeToWorkingFolder(path)).directory)
    let progress = Progress()
    defer { progress.stop() }
    progress.say("reading \(path)")
    let app = try app()
    progress.say("launching the app and looking for a way on")
    let flow: FirstFlow
    do throws(FlowErrors) {
      flow = try FirstFlow(by: verifier(), file: start.flow)
    } catch {
      throw CommandFailure.unusable(Self.text(of: error))
    }
    progress.stop()
    let name = [AppFolder(path).name, app.map { "target \($0.name)" }].compactMap(\.self).joined(separator: ", ")
    try say(LogText.line("\(name): \(Self.beginning(of: flow))"))
    try write(StartFiles.configuration, to: start.configuration, "severities, exclusions and stubs, none set yet")
    let text = start.flowText(of: flow, app: app, isNamed: target != nil)
    let isNew = try write(text, to: start.flow, Console.counted(flow.lines.count, "step"))
    let workflow = start.workflow(action: action, allowsUndecided: flow.start == nil)
    let asksForAction = try write(workflow, to: start.workflow, "checks the app and runs its flows on GitHub")
    if isNew { try verify(start.flow) }
    try say(LogText.line("next: flowsim check \(start.shown), flowsim run \(start.flows)"))
    if asksForAction, action == nil {
      try say(
        LogText.line(
          "Put the owner and name of flowsim's repository into \(start.workflow), where it says OWNER/flowsim."))
    }
  }

  /// The one app that the projects in the folder build; nil where there is no project.
  private func app() throws -> AppTarget? {
    let scope = files.scope(path)
    let apps: [AppTarget]
    do throws(AppTargetError) {
      apps = try AppFiles(at: AppArgument.relativeToWorkingFolder(path), in: scope).applications(named: target)
    } catch {
      throw CommandFailure.unusable(error.description)
    }
    let names = Set(apps.map(\.name)).sorted()
    guard names.count > 1 else { return apps.first }
    throw CommandFailure.unusable(
      "the projects in \(LogText.line(path)) build \(names.count) apps for iOS: "
        + "\(names.map(LogText.line).joined(separator: ", ")). Name one with --target.")
  }

  @MainActor
  private func verifier() -> FlowVerifier {
    var options = FlowVerifier.Options(app: AppArgument.relativeToWorkingFolder(path))
    options.target = target
    options.allowsOutside = files.allowsOutside
    options.project = { [isOpen = files.allowsOutside] folder in
      CheckSettings.project(in: folder, isOpen ? .everything : .around(folder))
    }
    options.code = { AppTrees.program(at: $0.path, own: $0.own, name: $0.target, stubs: $0.stubs, survey: $0.survey) }
    return FlowVerifier(options: options)
  }

  @MainActor
  private static func beginning(of flow: FirstFlow) -> String {
    flow.start.map { "it starts on \($0)" } ?? "what its launch comes to is not certain"
  }

  /// Runs the flow that was written, as `flowsim run` does.
  @MainActor
  private func verify(_ file: String) throws {
    let report = FlowTextReport()
    do throws(FlowErrors) {
      let flow = try FlowLoader(allowsOutside: files.allowsOutside).flow(at: file)
      let result = try verifier().run(flow)
      for step in result.steps { try? Console.write(Data(report.text(of: step).utf8), as: .verdicts, to: nil) }
    } catch {
      throw CommandFailure.unusable(Self.text(of: error))
    }
  }

  private static func text(of errors: FlowErrors) -> String {
    errors.errors.map { error in
      ([error.message] + (error.hint ?? "").split(separator: "\n").map { "  \($0)" }).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  @discardableResult
  private func write(_ text: String, to file: String, _ content: String) throws -> Bool {
    do {
      let folder = URL(fileURLWithPath: file).deletingLastPathComponent().relativePath
      guard files.scope(path).admits(folder) else {
        throw OutputFile.Fault("its folder is a link that leads elsewhere. Remove the link.")
      }
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let isNew = try OutputFile.create(Data(text.utf8), at: file)
      try say(
        isNew ? "wrote \(LogText.line(file)): \(content)" : "kept \(LogText.line(file)): it is there already")
      return isNew
    } catch let fault as OutputFile.Fault {
      throw CommandFailure.unusable("cannot write to \(LogText.line(file)): \(fault.message)")
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure.unusable("cannot write to \(LogText.line(file)): \(error.localizedDescription)")
    }
  }

  private func say(_ line: String) throws {
    try Console.write(Data((line + "\n").utf8), as: .text, to: nil)
  }
}
