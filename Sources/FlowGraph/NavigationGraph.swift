import FlowModel

/// The diagram of an app's navigation: a box for each screen, an arrow for each transition, a frame for each storyboard.
///
/// It says what the storyboards say and, where it is read, the code: in a frame of their own the screens that code makes,
/// dotted arrows for what it brings up. An unwind segue leads to the screens that take it, or to an exit where the code
/// is not read: UIKit looks for its destination at run time. A reference that leads nowhere is a dashed box with the
/// reason.
package struct NavigationGraph {
  private let model: AppModel
  private let start: Screen.ID?
  /// The storyboard references that transitions lead through.
  private let usedReferences: Set<Screen.ID>

  /// - Parameters:
  ///   - model: the app.
  ///   - start: the screen that the app starts with, which is marked; nil when that is not known.
  package init(_ model: AppModel, start: Screen.ID?) {
    self.model = model
    self.start = start
    usedReferences = Set(model.transitions.compactMap(\.reference))
  }

  /// The diagram in the DOT language.
  package var dot: String { graph.text }

  private var graph: DOTGraph {
    var graph = DOTGraph(name: model.name, preamble: Self.preamble, clusters: [], nodes: [], edges: [])
    if let start {
      graph.nodes.append(DOTGraph.Node(id: Self.startID, attributes: NodeLook.start))
      graph.edges.append(DOTGraph.Edge(tail: Self.startID, head: start, attributes: []))
    }
    for storyboard in model.storyboards {
      // The initial controller comes first: cycles are taken to begin there.
      let drawn = model.screens(of: storyboard).filter(isDrawn)
      let screens = drawn.filter(\.isInitial) + drawn.filter { !$0.isInitial }
      guard !screens.isEmpty else { continue }
      var nodes = screens.map { DOTGraph.Node(id: $0.id, attributes: NodeLook.attributes(of: $0)) }
      for screen in screens where model.transitions(from: screen.id).contains(where: \.leadsToExit) {
        nodes.append(DOTGraph.Node(id: Self.exitID(screen.id), attributes: NodeLook.exit))
      }
      graph.clusters.append(
        DOTGraph.Cluster(id: storyboard.qualifiedName, label: Self.label(storyboard), nodes: nodes))
    }
    let made = model.screensOfCode.map { DOTGraph.Node(id: $0.id, attributes: NodeLook.attributes(of: $0)) }
    if !made.isEmpty { graph.clusters.append(DOTGraph.Cluster(id: Screen.code, label: "made in code", nodes: made)) }
    for screen in model.screens {
      graph.edges += model.transitions(from: screen.id).enumerated().flatMap { edges($1, number: $0, in: &graph) }
      if let reference = screen.reference, isDrawn(screen), let target = reference.target.screenID {
        graph.edges.append(DOTGraph.Edge(tail: screen.id, head: target, attributes: EdgeLook.reference))
      }
    }
    return graph
  }

  /// Storyboard references that lead somewhere are left out where the arrows through them can lead there directly.
  private func isDrawn(_ screen: Screen) -> Bool {
    guard let reference = screen.reference else { return true }
    return reference.target.screenID == nil || !usedReferences.contains(screen.id)
  }

  private func edges(_ transition: Transition, number: Int, in graph: inout DOTGraph) -> [DOTGraph.Edge] {
    let attributes = EdgeLook.attributes(of: transition)
    let head: String
    switch transition.destination {
    case .screen(let id): head = id
    case .exit where !transition.leadsToExit:
      return transition.unwindTargets.map { DOTGraph.Edge(tail: transition.source, head: $0, attributes: attributes) }
    case .exit: head = Self.exitID(transition.source)
    case .unresolved(let reason):
      if let reference = transition.reference {
        head = reference
      } else {
        head = "\(transition.source) \(transition.objectID)"
        graph.nodes.append(DOTGraph.Node(id: head, attributes: NodeLook.missing(reason)))
      }
    }
    return [DOTGraph.Edge(tail: transition.source, head: head, attributes: attributes)]
  }

  private static let startID = "start"

  private static func exitID(_ screen: Screen.ID) -> String { "\(screen) exit" }

  private static func label(_ storyboard: Storyboard) -> String {
    if !storyboard.isSimulated { return "\(storyboard.qualifiedName) (\(storyboard.platform))" }
    return storyboard.isLaunchScreen ? "\(storyboard.qualifiedName) (launch screen)" : storyboard.qualifiedName
  }

  private static let preamble = [
    ##"graph [rankdir="LR", fontname="Helvetica", nodesep="0.3", ranksep="0.4"];"##,
    ##"graph [style="rounded,filled", color="#c8ccd4", fillcolor="#f6f7f9", fontcolor="#555b66"];"##,
    ##"node [shape="box", style="rounded,filled", fillcolor="white", color="#5b6270", fontname="Helvetica", fontsize="12"];"##,
    ##"edge [color="#5b6270", fontcolor="#30343c", fontname="Helvetica", fontsize="10", arrowsize="0.7"];"##,
  ]
}

extension Transition {
  /// Whether it leads through an exit of which it is not known which screens take it.
  fileprivate var leadsToExit: Bool { destination == .exit && unwindTargets.isEmpty }
}
