import ArgumentParser
import FlowChecks
import Foundation

/// `flowsim rules`.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules of `flowsim check`, or explain one.",
    discussion: """
      EXAMPLES:
        flowsim rules
        flowsim rules dangling-connection
      """)

  @Argument(help: ArgumentHelp("The rule to explain.", valueName: "id"))
  var id: String?

  func validate() throws {
    if let id, !RuleRegistry.ids.contains(id) { throw ValidationError(RuleNames.unknown(id)) }
  }

  func run() throws {
    let text =
      if let id, let rule = RuleRegistry.descriptions.first(where: { $0.id == id }) {
        RuleDocumentation.text(of: rule)
      } else {
        RuleDocumentation.list
      }
    try Console.write(Data(text.utf8), as: .text, to: nil)
  }
}
