import ArgumentParser
import FlowGraph
import FlowInterfaceBuilder
import FlowModel

extension DiagramOptions.Containers: ExpressibleByArgument {}
extension DiagramOptions.Grouping: ExpressibleByArgument {}

/// What of an app a diagram shows.
struct DiagramOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Navigation controllers, tab bars, splits and pages: a box each (show), one that holds a single screen drawn with "
        + "it (fold), or none (hide).", valueName: "show|fold|hide"))
  var containers = DiagramOptions.Containers.fold

  @Option(help: ArgumentHelp("What frames stand for.", valueName: "storyboard|tab|none"))
  var group = DiagramOptions.Grouping.storyboard

  @Option(
    help: ArgumentHelp(
      "Show a screen with what leads to it and what it leads to: by its id, identifier, class or title.",
      valueName: "screen"))
  var focus: String?

  @Option(help: ArgumentHelp("How many transitions around --focus are shown.", valueName: "number"))
  var depth: Int?

  @Option(
    help: ArgumentHelp(
      "Show what is come to from a screen; with --to, the shortest ways between the two.", valueName: "screen"))
  var from: String?

  @Option(help: ArgumentHelp("Show what leads to a screen.", valueName: "screen"))
  var to: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Leave out screens: by id, name, class, identifier or storyboard, * for any characters.", valueName: "screens"))
  var exclude: [String] = []

  func validate() throws {
    if let depth, depth < 1 { throw ValidationError("'--depth' takes a number of transitions above 0.") }
    if depth != nil, focus == nil { throw ValidationError("'--depth' says how much is shown around '--focus'.") }
    if focus != nil, from != nil || to != nil {
      throw ValidationError("'--focus' shows what is around a screen, '--from' and '--to' ways: take one of them.")
    }
  }

  /// The diagram of an app.
  ///
  /// - Parameters:
  ///   - trails: the flows that it is marked by; nil for none.
  ///   - findings: what a check found; nil for none.
  /// - Throws: where a screen that is named is none, or is not drawn, or no way leads from one to the other.
  func diagram(
    of model: AppModel, _ app: AppArgument, marked trails: [FlowTrail]? = nil, _ findings: DrawnFindings? = nil
  ) throws -> Diagram {
    var all = Diagram(
      model, start: try app.start(in: model), options: DiagramOptions(containers: containers, grouping: group))
    if let trails { all = all.marked(by: trails) }
    if let findings { all = all.marked(by: findings.findings, at: findings.places) }
    let whole = all.excluding(exclude)
    if let focus { return whole.focused(on: try place(of: focus, in: whole, model), depth: depth ?? 1) }
    let (start, end) = (
      try from.map { try place(of: $0, in: whole, model) }, try to.map { try place(of: $0, in: whole, model) }
    )
    switch (start, end) {
    case (let start?, let end?):
      guard let ways = whole.ways(from: start, to: end) else {
        throw CommandFailure.unusable(
          "no way leads from '\(LogText.line(from ?? ""))' to '\(LogText.line(to ?? ""))', as far as storyboards and code "
            + "tell.")
      }
      return ways
    case (let start?, nil): return whole.reached(from: start)
    case (nil, let end?): return whole.leading(to: end)
    case (nil, nil): return whole
    }
  }

  /// The node that a screen is drawn as.
  ///
  /// - Throws: where a name is that of none or of several, or it is not drawn.
  func place(of name: String, in diagram: Diagram, _ model: AppModel) throws -> String {
    let screen: Screen
    do throws(ScreenNameError) {
      screen = try model.screen(named: name)
    } catch {
      throw CommandFailure.unusable(error.description)
    }
    guard let place = diagram.place(of: screen.id) else {
      throw CommandFailure.unusable("the screen '\(LogText.line(name))' (\(LogText.line(screen.id))) is not drawn.")
    }
    return place
  }
}
