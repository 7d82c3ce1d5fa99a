import ArgumentParser
import FlowGraph
import FlowModel
import Foundation

/// `flowsim graph`.
struct GraphCommand: AsyncParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case dot, svg, png, pdf, html, mermaid, json
  }

  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Draw the navigation of an app.",
    discussion: """
      A box is a screen, with its name and class; a frame is a storyboard; an arrow is a transition, with its kind, \
      its identifier, and what a user touches for it. What the app's code brings up has dotted arrows; screens that \
      code makes, and coordinators and delegates that bring screens up, have a frame of their own. An unwind segue leads \
      to the screens that take it. The dot leads to the screen that the app starts with, where Info.plist or the \
      storyboards tell. Launch screens, and what the app's targets do not have, are left out; containers that hold one \
      screen are drawn with it. Documentation/Diagrams.md says what each box and arrow means.

      DOT, Mermaid and JSON need nothing else. HTML is one file with the picture, to zoom, move and search, and a list \
      of the screens; it asks nobody for anything. The pictures, and that of HTML, are drawn by Graphviz, in the helper program \
      flowsim-layout beside flowsim (or at FLOWSIM_LAYOUT), which needs libgraphviz-dev on Debian and Ubuntu, \
      graphviz from brew on macOS.

      EXAMPLES:
        flowsim graph MyApp --output navigation.svg --theme auto --legend
        flowsim graph MyApp --output navigation.html --theme auto
        flowsim graph MyApp --from Welcome --to Settings --format mermaid
        flowsim graph MyApp --flows Flows --output flows.svg
        flowsim graph MyApp --findings --output findings.html
        flowsim graph MyApp --from Welcome --to Settings --as-flow --output Flows/settings.yaml
        flowsim graph MyApp --check navigation.svg

      EXIT STATUS:
        0   everything was read and drawn; with --check, the diagram is true
        1   with --check, it is not
        2   a document or a flow could not be read (the rest is drawn all the same), or there is none; Graphviz is missing; \
      the output cannot be written
        70  Graphviz crashed or did not finish
      """)

  @OptionGroup var app: AppArgument
  @OptionGroup var language: LanguageOption
  @OptionGroup var code: CodeOption
  @OptionGroup var shown: DiagramOption
  @OptionGroup var drawn: DrawingOption
  @OptionGroup var flows: FlowsOption

  @Flag(help: "With --from and --to, write each shortest way as a flow; several into the folder that --output names.")
  var asFlow = false

  @Flag(help: "Check the app too, and draw what is found at the screens and transitions that it concerns.")
  var findings = false

  @Option(help: "The format; by default what the output's extension says, else dot.")
  var format: Format?

  @Option(help: ArgumentHelp("Where to write; by default to standard output.", valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Write nothing, and tell what of a diagram is no longer so: a .dot, .mmd, .md, .json, .svg or .html of this command's.",
      valueName: "file"))
  var check: String?

  @Option(help: ArgumentHelp("How long Graphviz may take.", valueName: "seconds"))
  var timeLimit = 60

  func validate() throws {
    guard timeLimit > 0 else { throw ValidationError("'--time-limit' takes a number of seconds above 0.") }
    if !asFlow { _ = try chosenFormat }
    if asFlow, shown.from == nil || shown.to == nil {
      throw ValidationError("'--as-flow' writes the ways between two screens: name them with '--from' and '--to'.")
    }
    if asFlow, check != nil || format != nil {
      throw ValidationError("'--as-flow' writes flows: leave out '--check' and '--format'.")
    }
    if check != nil, output != nil { throw ValidationError("'--check' writes nothing: leave out '--output'.") }
  }

  @MainActor
  func run() async throws {
    let model = try code.read(app, language, onlyOfApps: true)
    if asFlow {
      try WayFlows(app, model, shown).write(to: output)
      return try app.finish(model)
    }
    try Console.expectWritable(output)
    let chosen = try chosenFormat
    let run = flows.flows.isEmpty ? nil : try flows.trails(over: app)
    let found = findings ? try DrawnFindings(app, model) : nil
    let diagram = try shown.diagram(of: model, app, marked: run?.trails, found)
    if let check {
      let isTrue = try DiagramCheck(file: check, format: format).run(diagram)
      try app.finish(model)
      if run?.isWhole == false { throw ExitCode(ExitStatus.unusable) }
      if !isTrue { throw ExitCode(ExitStatus.failed) }
      return
    }
    try write(diagram, as: chosen)
    try Console.say(wrote: output, "\(diagram.figures.joined(separator: ", ")), as \(chosen.rawValue)")
    try app.finish(model)
    if run?.isWhole == false { throw ExitCode(ExitStatus.unusable) }
  }

  private func write(_ diagram: Diagram, as format: Format) throws {
    switch format {
    case .dot: try Console.write(Data(diagram.dot(drawn.style).utf8), as: .text, to: output)
    case .mermaid:
      let text = diagram.mermaid(drawn.style)
      if text.count > Diagram.mermaidLimit.characters || diagram.edges.count > Diagram.mermaidLimit.edges {
        Console.error(
          "warning: GitHub draws no diagram of more than \(Diagram.mermaidLimit.characters) characters or "
            + "\(Diagram.mermaidLimit.edges) arrows. Draw parts of it: --focus, --from, --exclude, or one storyboard.")
      }
      try Console.write(Data(text.utf8), as: .text, to: output)
    case .json: try Console.write(Data(try diagram.json().utf8), as: .json, to: output)
    case .svg: try draw(diagram, as: .svg)
    case .html:
      let svg = String(decoding: try picture(of: diagram, as: .svg), as: UTF8.self)
      try Console.write(Data(DiagramPage(diagram, drawn.style).html(around: svg).utf8), as: .picture, to: output)
    case .png: try draw(diagram, as: .png)
    case .pdf: try draw(diagram, as: .pdf)
    }
  }

  private func draw(_ diagram: Diagram, as format: PictureFormat) throws {
    if format != .svg, output == nil, Console.isTerminal {
      throw CommandFailure.unusable("a \(format.rawValue) is not for the terminal: name a file with --output.")
    }
    try Console.write(try picture(of: diagram, as: format), as: .picture, to: output)
  }

  private var chosenFormat: Format {
    get throws {
      try format
        ?? OutputFormat.named(
          by: output, usual: .dot, extensions: ["gv"], content: "no graph is drawn", known: Format.allCases,
          others: ["mmd": .mermaid])
    }
  }

  private func picture(of diagram: Diagram, as format: PictureFormat) throws -> Data {
    do {
      var helper = try LayoutHelper.find()
      helper.timeLimit = Double(timeLimit)
      let layout = PageLayout(helper: helper, page: drawn.page ?? .a4)
      let picture = try layout.picture(of: diagram, drawn.style, as: format, isFitted: drawn.page != nil)
      if !picture.warnings.isEmpty { Console.error(picture.warnings) }
      return picture.data
    } catch let error as LayoutError {
      throw error.isMissingInstallation ? CommandFailure.unusable("\(error)") : .fault("\(error)")
    }
  }
}
