import ArgumentParser
import FlowInterfaceBuilder
import FlowModel
import FlowScript
import FlowSources
import Foundation

/// The flows that a map of an app is held against, run to see where they go.
struct FlowsOption: ParsableArguments {
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Run flows over the app, to see where they go: flow files, and folders of them.", valueName: "flow-or-folder"))
  var flows: [String] = []

  @Option(
    help: ArgumentHelp("Of the flows only those whose tags it holds of, as with run.", valueName: "expression"))
  var tags: String?

  @Option(
    help: ArgumentHelp("The device of the flows, whatever a header says, such as \"iPhone 16\".", valueName: "name"))
  var device: String?

  @Option(
    name: .customShort("e"),
    help: ArgumentHelp("A value for ${NAME} in flows; may be repeated.", valueName: "NAME=VALUE"))
  var variables: [String] = []

  func validate() throws {
    guard flows.isEmpty else { return }
    for (isGiven, name) in [(tags != nil, "--tags"), (device != nil, "--device"), (!variables.isEmpty, "-e")]
    where isGiven {
      throw ValidationError("'\(name)' says how flows are run: name them with '--flows'.")
    }
  }

  /// Where the flows go.
  ///
  /// - Returns: their ways, and whether each of them could be read.
  /// - Throws: where a path does not exist, or no flow is there.
  @MainActor
  func trails(over app: AppArgument) throws -> (trails: [FlowTrail], isWhole: Bool) {
    let plan = try PlanOption.parse(flows + (tags.map { ["--tags", $0] } ?? [])).plan(app.files)
    var isWhole = plan.errors.isEmpty
    for error in plan.errors { Console.error(error.description) }
    let verifier = try verifier(app)
    var trails: [FlowTrail] = []
    for flow in plan.entries.map(\.flow) {
      if let other = verifier.appNamed(by: flow), !isSameApp(other, app.relativePath) {
        Console.error("note: \(LogText.line(flow.file)) is left out: it is of another app, \(LogText.line(other))")
        continue
      }
      do throws(FlowErrors) {
        trails.append(FlowTrail(try verifier.run(flow)))
      } catch {
        isWhole = false
        for error in error.errors { Console.error(error.description) }
      }
    }
    for error in verifier.unreadableFiles { Console.error(error.description) }
    return (trails, isWhole)
  }

  @MainActor
  private func verifier(_ app: AppArgument) throws -> FlowVerifier {
    var arguments = ["--app", app.relativePath]
    if let target = app.target { arguments += ["--target", target] }
    if let device { arguments += ["--device", device] }
    if app.files.allowsOutside { arguments.append("--allow-outside") }
    var options = try FlowWorldOption.parse(arguments + variables.flatMap { ["-e", $0] }).options
    options.recordsTrails = true
    return FlowVerifier(options: options)
  }

  /// Whether two paths are in one app's folder; one that does not exist is nobody else's.
  private func isSameApp(_ one: String, _ other: String) -> Bool {
    guard FileManager.default.fileExists(atPath: one) else { return true }
    let folders = [one, other].map { path in
      let folder = AppFolder(path).directory
      return FileScope.realPath(folder.isEmpty ? "." : folder) + "/"
    }
    return folders[0].hasPrefix(folders[1]) || folders[1].hasPrefix(folders[0])
  }
}
