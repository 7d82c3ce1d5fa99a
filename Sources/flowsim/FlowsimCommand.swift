import ArgumentParser
import Foundation

/// The command line.
@main
struct FlowsimCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flowsim",
    abstract: "Robolectric for UIKit navigation: reads an iOS app's storyboards and runs user flows over them.",
    discussion: """
      No Mac, no simulator and no build of the app is needed.

      EXAMPLES:
        flowsim init MyApp                        a configuration, a first flow and a CI file
        flowsim check MyApp                       what is wrong, at its line
        flowsim run Flows                         run user flows, step by step
        flowsim screens MyApp                     every screen with its transitions
        flowsim graph MyApp --output flow.svg     a diagram of the navigation
        flowsim coverage MyApp --flows Flows      which screens and transitions the flows go by
        flowsim diff main HEAD                    what of the navigation changed
        flowsim layout MyApp                      the frames of every screen's views
        flowsim facts MyApp                       what the Swift sources say, as JSON
        flowsim merge --install                   merge storyboards by their objects, in git

      EXIT STATUS:
        0   everything asked for was done
        1   a flow failed, or a check found an error
        3   a flow is undecided
        2   bad usage, unreadable input, or nothing matched
        70  a fault of flowsim's own, or of Graphviz
      """,
    version: Version.current,
    subcommands: [
      InitCommand.self, CheckCommand.self, RulesCommand.self, RunCommand.self, ValidateCommand.self,
      HierarchyCommand.self, ScreensCommand.self, GraphCommand.self, CoverageCommand.self, DiffCommand.self,
      LayoutCommand.self, FactsCommand.self, MergeCommand.self, SchemaCommand.self,
    ])

  /// Lets signals end the program, also when the thread that started it blocks them, as those of libdispatch do.
  private static func takeSignals() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  static func main() async {
    Memory.takeInLargePieces()
    // A reader that goes away, such as `head`, ends the printing and not the program.
    signal(SIGPIPE, SIG_IGN)
    takeSignals()
    do {
      try SubcommandName.check(Array(CommandLine.arguments.dropFirst()))
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let failure as CommandFailure {
      Console.error("error: \(failure.message)")
      exit(withError: ExitCode(failure.status))
    } catch let error where exitCode(for: error) == .validationFailure {
      Console.error(fullMessage(for: error))
      exit(withError: ExitCode(ExitStatus.unusable))
    } catch let code as ExitCode {
      exit(withError: code)
    } catch let error where exitCode(for: error).isSuccess {
      do {
        try Console.write(Data((fullMessage(for: error) + "\n").utf8), as: .text, to: nil)
      } catch {
        Console.error("error: \((error as? CommandFailure)?.message ?? "\(error)")")
        exit(withError: ExitCode(ExitStatus.unusable))
      }
      exit(withError: ExitCode.success)
    } catch {
      Console.error(
        "error: \(error)\nThis is a fault of flowsim's own: please report it with the command that you ran.")
      exit(withError: ExitCode(ExitStatus.fault))
    }
  }
}
