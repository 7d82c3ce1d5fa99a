import ArgumentParser
import FlowInterfaceBuilder
import FlowModel

/// The name of a subcommand on a command line.
enum SubcommandName {
  /// Throws where the first word, or that after `help`, is no subcommand's name.
  static func check(_ arguments: [String]) throws {
    let words = arguments.first == "help" ? Array(arguments.dropFirst()) : arguments
    guard let word = words.first, !word.hasPrefix("-") else { return }
    let names = FlowsimCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
    guard !names.contains(word), word != "help" else { return }
    let advice = NearestName.of(word, in: names + ["help"]).map { "did you mean '\($0)'?" }
    throw CommandFailure.unusable(
      "there is no command '\(LogText.line(word))': \(advice ?? "the commands are \(names.joined(separator: ", ")).")")
  }
}
