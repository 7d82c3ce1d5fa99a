import ArgumentParser
import FlowScript
import Foundation

/// `flowsim validate`.
struct ValidateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check flow files without running them.",
    discussion: """
      Every command and option is checked, in the files that flows run too, and what headers name: the app, its target, \
      its first screen, the device, stubs and statements. A flow that names no app is checked without one.

      EXAMPLES:
        flowsim validate Flows
        flowsim validate Flows --app MyApp

      EXIT STATUS:
        0   nothing is wrong
        2   a flow or an app cannot be read, or nothing matched
      """)

  @OptionGroup var flows: PlanOption
  @OptionGroup var world: FlowWorldOption

  @MainActor
  func run() async throws {
    try world.expectApp()
    let plan = try flows.plan(world.files)
    let verifier = FlowVerifier(options: world.options)
    var errors = plan.errors
    for entry in plan.entries {
      do throws(FlowErrors) { try verifier.check(entry.flow) } catch { errors += error.errors }
    }
    errors = errors.isEmpty ? [] : FlowErrors(errors + verifier.unreadableFiles).errors
    for error in errors { Console.error(error.description) }
    guard errors.isEmpty else { throw ExitCode(ExitStatus.unusable) }
    let count = Console.counted(plan.entries.count, "flow")
    try Console.write(Data("\(count): nothing is wrong\n".utf8), as: .text, to: nil)
  }
}
