import ArgumentParser
import FlowGraph
import FlowModel
import Foundation

/// `flowsim graph`.
struct GraphCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case dot, svg, png, pdf
  }

  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Draw the navigation of an app.",
    discussion: """
      A box is a screen, with its name and class; a frame is a storyboard; an arrow is a transition, with its kind, \
      its identifier, and what a user touches for it. What the app's code brings up has dotted arrows, whose tooltips \
      are the Swift lines; screens that code makes, and coordinators and delegates that bring screens up, have a frame \
      of their own. An unwind segue leads to the screens that take it. The dot leads to the screen that the app starts with, where \
      Info.plist or the storyboards tell. A thick border marks a storyboard's initial controller, blue a container, \
      a dashed red box something that leads nowhere. Whole texts of shortened labels are tooltips in the SVG.

      DOT needs nothing else. The pictures are drawn by Graphviz, in the helper program flowsim-layout beside \
      flowsim (or at FLOWSIM_LAYOUT), which needs libgraphviz-dev on Debian and Ubuntu, graphviz from brew on macOS.

      EXAMPLES:
        flowsim graph MyApp --output navigation.svg
        flowsim graph MyApp/Main.storyboard --format dot

      EXIT STATUS:
        0   everything was read and drawn
        2   a document could not be read (the rest is drawn all the same), or there is none; Graphviz is missing; \
      the output cannot be written
        70  Graphviz crashed or did not finish
      """)

  @OptionGroup var app: AppArgument
  @OptionGroup var language: LanguageOption
  @OptionGroup var code: CodeOption

  @Option(help: "The format; by default what the output's extension says, else dot.")
  var format: Format?

  @Option(help: ArgumentHelp("Where to write; by default to standard output.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("How long Graphviz may take.", valueName: "seconds"))
  var timeLimit = 60

  func validate() throws {
    guard timeLimit > 0 else { throw ValidationError("'--time-limit' takes a number of seconds above 0.") }
    _ = try chosenFormat
  }

  func run() throws {
    try Console.expectWritable(output)
    let format = try chosenFormat
    let model = try code.read(app, language)
    let drawn =
      "\(Console.counted(model.screens.count, "screen")), \(Console.counted(model.transitions.count, "transition")), as "
      + format.rawValue
    let dot = NavigationGraph(model, start: try app.start(in: model)).dot
    guard let picture = PictureFormat(rawValue: format.rawValue) else {
      try Console.write(Data(dot.utf8), as: .text, to: output)
      try Console.say(wrote: output, drawn)
      return try app.finish(model)
    }
    if picture != .svg, output == nil, Console.isTerminal {
      throw CommandFailure.unusable("a \(picture.rawValue) is not for the terminal: name a file with --output.")
    }
    try Console.write(try draw(dot, as: picture), as: .picture, to: output)
    try Console.say(wrote: output, drawn)
    try app.finish(model)
  }

  private var chosenFormat: Format {
    get throws {
      try format
        ?? OutputFormat.named(
          by: output, usual: .dot, extensions: ["gv"], content: "no graph is drawn", known: Format.allCases)
    }
  }

  private func draw(_ dot: String, as format: PictureFormat) throws -> Data {
    do {
      var helper = try LayoutHelper.find()
      helper.timeLimit = Double(timeLimit)
      let picture = try helper.picture(of: dot, as: format)
      if !picture.warnings.isEmpty { Console.error(picture.warnings) }
      return picture.data
    } catch let error as LayoutError {
      throw error.isMissingInstallation ? CommandFailure.unusable("\(error)") : .fault("\(error)")
    }
  }
}
