import ArgumentParser
import FlowReport
import FlowScript
import Foundation

/// `flowsim hierarchy`.
struct HierarchyCommand: AsyncParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "hierarchy",
    abstract: "List what is on the screen when an app has started, or when a flow has run.",
    discussion: """
      Each element is listed with its kind, its texts, its id, its state and, as far as it is known, its frame in points \
      of the window (with ~ where that is about), under the elements that it lies in: what selectors of flows can name.

      EXAMPLES:
        flowsim hierarchy MyApp
        flowsim hierarchy Flows/sign-in.yaml
        flowsim hierarchy MyApp --device "iPhone SE" --format json

      EXIT STATUS:
        0   the screen is listed
        1   the flow, or the launch of the app, failed: the screen is the one that it failed on
        2   something cannot be read
        3   it is undecided there
      """)

  @Argument(help: ArgumentHelp("A flow, or an app: a folder or a storyboard.", valueName: "flow-or-app"))
  var path: String

  @OptionGroup var world: FlowWorldOption

  @Option(help: "How to write the list.")
  var format = Format.text

  @MainActor
  func run() async throws {
    guard FileManager.default.fileExists(atPath: path) else { throw CommandFailure.missing(path) }
    var options = world.options
    options.recordsScreens = true
    let result: FlowResult
    do throws(FlowErrors) {
      let isFlow = path.hasSuffix(".yaml") || path.hasSuffix(".yml")
      if !isFlow { options.app = path }
      let flow = isFlow ? try FlowLoader(allowsOutside: world.files.allowsOutside).flow(at: path) : .launch(of: path)
      result = try FlowVerifier(options: options).run(flow)
    } catch {
      throw CommandFailure(status: ExitStatus.unusable, message: error.description)
    }
    if let step = result.steps.last(where: { $0.failure != nil }) {
      Console.error(FlowTextReport().text(of: step).trimmingCharacters(in: .newlines))
    }
    if let screen = result.steps.last(where: { $0.snapshot != nil })?.snapshot {
      switch format {
      case .text: try Console.write(Data(screen.text.utf8), as: .text, to: nil)
      case .json: try Console.write(try screen.json(), as: .json, to: nil)
      }
    }
    switch result.verdict {
    case .passed, .warned: break
    case .failed: throw ExitCode(ExitStatus.failed)
    case .undecided: throw ExitCode(ExitStatus.undecided)
    }
  }
}
