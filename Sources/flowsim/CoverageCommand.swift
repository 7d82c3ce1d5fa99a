import ArgumentParser
import FlowGraph
import FlowModel
import Foundation

/// `flowsim coverage`.
struct CoverageCommand: AsyncParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, cobertura, lcov
  }

  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Tell which screens and transitions of an app its flows go by, and which they do not.",
    discussion: """
      The flows are run, and what they go by is held against the map that `flowsim graph` draws: the screens that \
      appeared, the segues that were performed, what code pushed, presented or put into the window, the tabs that were \
      shown. A flow that fails or is undecided counts up to that step. Embedded screens' embeddings, roots of containers, \
      coordinators, references and what leads nowhere are not counted.

      Cobertura and LCOV have the lines of storyboards and Swift files on which screens and transitions begin, for readers \
      of a CI. `flowsim graph --flows` draws the same.

      EXAMPLES:
        flowsim coverage MyApp --flows Flows
        flowsim coverage MyApp --flows Flows --minimum 80 --exclude 'Debug*'
        flowsim coverage MyApp --flows Flows --format cobertura --output coverage.xml

      EXIT STATUS:
        0   told, whatever the flows' verdicts
        1   screens or transitions are below --minimum
        2   a document or a flow could not be read (the rest is told all the same), or there is none
      """)

  @OptionGroup var app: AppArgument
  @OptionGroup var language: LanguageOption
  @OptionGroup var code: CodeOption
  @OptionGroup var flows: FlowsOption

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Leave out screens: by id, name, class, identifier or storyboard, * for any characters.", valueName: "screens"))
  var exclude: [String] = []

  @Option(
    help: ArgumentHelp(
      "How many percent of the screens, and of the transitions, flows must go by.", valueName: "percent"))
  var minimum: Int?

  @Option(help: "The format; by default what the output's extension says, else text.")
  var format: Format?

  @Option(help: ArgumentHelp("Where to write; by default to standard output.", valueName: "file"))
  var output: String?

  func validate() throws {
    if flows.flows.isEmpty { throw ValidationError("Name the flows: --flows Flows.") }
    if let minimum, !(0...100).contains(minimum) { throw ValidationError("'--minimum' takes 0 to 100 percent.") }
    _ = try chosenFormat
  }

  @MainActor
  func run() async throws {
    try Console.expectWritable(output)
    let chosen = try chosenFormat
    let model = try code.read(app, language, onlyOfApps: true)
    let (trails, isWhole) = try flows.trails(over: app)
    let diagram = Diagram(model, start: try app.start(in: model)).marked(by: trails).excluding(exclude)
    let coverage = FlowCoverage(diagram, by: trails)
    switch chosen {
    case .text: try Console.write(Data(coverage.text.utf8), as: .text, to: output)
    case .json: try Console.write(Data(try coverage.json().utf8), as: .json, to: output)
    case .cobertura: try Console.write(Data(coverage.cobertura.utf8), as: .text, to: output)
    case .lcov: try Console.write(Data(coverage.lcov.utf8), as: .text, to: output)
    }
    try Console.say(wrote: output, coverage.figures)
    let missed = minimum.map(coverage.shares(below:)) ?? []
    for line in missed { Console.error("error: \(line)") }
    try app.finish(model)
    if !isWhole { throw ExitCode(ExitStatus.unusable) }
    if !missed.isEmpty { throw ExitCode(ExitStatus.failed) }
  }

  private var chosenFormat: Format {
    get throws {
      try format
        ?? OutputFormat.named(
          by: output, usual: .text, extensions: ["txt"], content: "no coverage is written", known: [.json],
          others: ["xml": .cobertura, "info": .lcov, "lcov": .lcov])
    }
  }
}
