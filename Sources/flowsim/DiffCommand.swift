import ArgumentParser
import FlowGraph
import FlowInterfaceBuilder
import FlowModel
import Foundation

/// `flowsim diff`.
struct DiffCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, markdown
  }

  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Tell what of an app's navigation changed: screens and transitions.",
    discussion: """
      Each of the two is a folder or document, a file that `flowsim graph --format json` wrote, or a commit, branch or \
      tag of the repository around the app (--app), which is read without touching the work tree. With one alone, the \
      other is the app as it is.

      Screens are the same by their ids, transitions by their segues; of code by what they lead from and to. A storyboard \
      that Xcode wrote anew, in another order or by other tools, has not changed.

      EXAMPLES:
        flowsim diff main HEAD --app MyApp --format markdown
        flowsim diff HEAD --app MyApp
        flowsim diff navigation.json MyApp

      EXIT STATUS:
        0   compared, whatever the outcome
        1   with --exit-code, something changed
        2   one of the two cannot be read
      """)

  @Argument(help: ArgumentHelp("What was before.", valueName: "old"))
  var old: String

  @Argument(help: ArgumentHelp("What is now; by default the app as it is.", valueName: "new"))
  var new: String?

  @Option(name: .customLong("app"), help: ArgumentHelp("The app, where commits are compared.", valueName: "path"))
  var app = "."

  @Option(help: ArgumentHelp("The app's target, where the projects build several apps.", valueName: "name"))
  var target: String?

  @Flag(name: .customLong("no-code"), help: "Leave out what the app's code brings up: storyboards alone.")
  var isWithoutCode = false

  @Option(help: "The format; by default what the output's extension says, else text.")
  var format: Format?

  @Option(help: ArgumentHelp("Where to write; by default to standard output.", valueName: "file"))
  var output: String?

  @Flag(help: "End with status 1 where something changed.")
  var exitCode = false

  func validate() throws { _ = try chosenFormat }

  func run() throws {
    try Console.expectWritable(output)
    let reader = DiagramReader(app: app, target: target, isWithoutCode: isWithoutCode)
    let difference = DiagramDifference(from: try reader.diagram(old), to: try reader.diagram(new))
    switch try chosenFormat {
    case .text: try Console.write(Data(difference.text.utf8), as: .text, to: output)
    case .json: try Console.write(Data(try difference.json().utf8), as: .json, to: output)
    case .markdown: try Console.write(Data(difference.markdown.utf8), as: .text, to: output)
    }
    try Console.say(wrote: output, difference.summary)
    if exitCode, !difference.isEmpty { throw ExitCode(ExitStatus.failed) }
  }

  private var chosenFormat: Format {
    get throws {
      try format
        ?? OutputFormat.named(
          by: output, usual: .text, extensions: ["txt"], content: "no difference is written", known: [.json],
          others: ["md": .markdown])
    }
  }
}
