import FlowModel

/// Finds in a diagram what flows went by.
struct TrailMatch {
  /// A transition of a diagram: the position of its edge, and its own among the edge's transitions.
  struct Way: Hashable {
    var edge: Int
    var step: Int
  }

  private struct Key: Hashable {
    var file: String
    var objectID: String
  }

  private let diagram: Diagram
  /// The nodes that scenes are drawn as, containers with the screens that they are drawn with.
  private var scenes: [Key: String] = [:]
  /// The nodes of classes, where one alone has it.
  private var classes: [String: Set<String>] = [:]
  private let objects: Set<String>
  private var segues: [String: [Way]] = [:]
  private var made: [Way] = []
  private var parts: [Way] = []

  init(_ diagram: Diagram) {
    self.diagram = diagram
    objects = Set(diagram.nodes.filter { $0.kind == "object" }.map(\.id))
    for node in diagram.nodes where node.isScreen { add(node.id, node.file, node.className, drawnAs: node.id) }
    let folded = diagram.nodes.flatMap(\.containers) + diagram.edges.flatMap(\.containers)
    for container in folded {
      guard let place = diagram.place(of: container.id) else { continue }
      add(container.id, container.file, container.isCustom ? container.className : nil, drawnAs: place)
    }
    for (number, edge) in diagram.edges.enumerated() {
      for (position, step) in edge.transitions.enumerated() {
        let way = Way(edge: number, step: position)
        if edge.kind == Diagram.relationshipKind || edge.kind == "embed" { parts.append(way) }
        if edge.isInCode { made.append(way) } else if let id = step.id { segues[id, default: []].append(way) }
      }
    }
  }

  private mutating func add(_ id: String, _ file: String?, _ className: String?, drawnAs node: String) {
    let objectID = id.split(separator: "#", maxSplits: 1).last.map(String.init) ?? id
    if let file, scenes[Key(file: file, objectID: objectID)] == nil {
      scenes[Key(file: file, objectID: objectID)] = node
    }
    // A class within another is known by its own name as well.
    if let className {
      classes[className.split(separator: ".").last.map(String.init) ?? className, default: []].insert(node)
    }
  }

  /// The node that a controller is drawn as; nil where it is not drawn, or may be several.
  func node(_ place: FlowTrail.Place) -> String? {
    if let file = place.file, let objectID = place.objectID {
      if let node = scenes[Key(file: file, objectID: objectID)] { return node }
      // Other languages and devices have the scene in a file of their own.
      let others = Set(scenes.filter { $0.key.objectID == objectID }.values)
      return others.count == 1 ? others.first : nil
    }
    let name = place.className.split(separator: ".").last.map(String.init) ?? place.className
    guard let nodes = classes[name], nodes.count == 1 else { return nil }
    return nodes.first
  }

  /// The transitions that an event takes. Of several of code's that it may be, the first: no more is claimed than one.
  func ways(_ event: FlowTrail.Event) -> [Way] {
    switch event {
    case .screen: return []
    case .segue(let id, let file, let source, let destination):
      let named = (segues[id] ?? []).filter { way in
        step(way).file == file || node(source) == diagram.edges[way.edge].from
      }
      let exact = named.filter { diagram.edges[$0.edge].to == node(destination) }
      return Array((exact.isEmpty && named.count == 1 ? named : exact).prefix(1))
    case .move(let move, let from, let to):
      let heads = to.compactMap(node)
      let fitting = made.filter { way in
        heads.contains(diagram.edges[way.edge].to) && fits(way, move)
      }
      for source in from.compactMap(node) {
        if let way = fitting.first(where: { diagram.edges[$0.edge].from == source }) { return [way] }
      }
      return fitting.first { objects.contains(diagram.edges[$0.edge].from) }.map { [$0] } ?? []
    case .part(let container, let part):
      guard let from = node(container), let to = node(part) else { return [] }
      return Array(parts.filter { diagram.edges[$0.edge].from == from && diagram.edges[$0.edge].to == to }.prefix(1))
    }
  }

  private func step(_ way: Way) -> Diagram.Step { diagram.edges[way.edge].transitions[way.step] }

  private func fits(_ way: Way, _ move: FlowTrail.Move) -> Bool {
    let kind = diagram.edges[way.edge].kind
    switch move {
    case .push: return ["show", "showDetail", "push"].contains(kind)
    case .present: return ["present", "modal", "popover", "show"].contains(kind)
    case .root: return kind == "replace" || kind == Diagram.relationshipKind && step(way).relationship == "window"
    }
  }
}
