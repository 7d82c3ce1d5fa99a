import ArgumentParser
import FlowChecks
import FlowScript
import Foundation

/// `flowsim schema`.
struct SchemaCommand: ParsableCommand {
  /// The kinds of files.
  enum Kind: String, CaseIterable, ExpressibleByArgument {
    case flow, workspace, configuration
  }

  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Write the JSON schema of a kind of files, for editors.",
    discussion: """
      An editor that knows the schema completes commands and options and underlines what is wrong: in Visual Studio Code \
      with the YAML extension, the first line of a flow names it:

        # yaml-language-server: $schema=flow.schema.json

      EXAMPLES:
        flowsim schema > flow.schema.json
        flowsim schema workspace > workspace.schema.json
        flowsim schema configuration > flowsim.schema.json
      """)

  @Argument(
    help: ArgumentHelp("Flows, the config.yaml of a folder of them, or an app's .flowsim.yml.", valueName: "kind"))
  var kind = Kind.flow

  func run() throws {
    let schema =
      switch kind {
      case .flow: FlowSchema.flow
      case .workspace: FlowSchema.workspace
      case .configuration: ConfigurationSchema.whole
      }
    try Console.write(try schema.data(), as: .json, to: nil)
  }
}
