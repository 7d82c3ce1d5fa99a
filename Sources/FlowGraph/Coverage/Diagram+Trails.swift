import FlowModel

extension Diagram {
  /// The same with what flows went by: how many of them were on a screen and took a transition, and of a single flow when.
  package func marked(by trails: [FlowTrail]) -> Diagram {
    let match = TrailMatch(self)
    var visits: [String: Int] = [:]
    var counts: [TrailMatch.Way: Int] = [:]
    var turns: [TrailMatch.Way: [Int]] = [:]
    for trail in trails {
      var (seen, taken, turn) = (Set<String>(), Set<TrailMatch.Way>(), 0)
      for event in trail.events {
        if case .screen(let place) = event, let node = match.node(place) { seen.insert(node) }
        for way in match.ways(event) {
          taken.insert(way)
          guard isCounted(edges[way.edge], edges[way.edge].transitions[way.step]) else { continue }
          turn += 1
          turns[way, default: []].append(turn)
        }
      }
      for node in seen { visits[node, default: 0] += 1 }
      for way in taken { counts[way, default: 0] += 1 }
    }
    var marked = self
    marked.flows = trails.count
    for place in nodes.indices where nodes[place].isScreen && nodes[place].kind != Self.referenceKind {
      marked.nodes[place].flows = visits[nodes[place].id] ?? 0
    }
    for edge in edges.indices {
      for step in edges[edge].transitions.indices {
        let way = TrailMatch.Way(edge: edge, step: step)
        marked.edges[edge].transitions[step].flows = counts[way] ?? 0
        if trails.count == 1 { marked.edges[edge].transitions[step].turns = turns[way] ?? [] }
      }
    }
    return marked
  }

  /// Whether a box is a screen that a flow can be on: no object that brings screens up, no reference.
  static func isCounted(_ node: Node) -> Bool {
    node.isScreen && node.kind != referenceKind && node.kind != "object"
  }

  /// Whether a transition is a move that a flow can make: no embedding, no root of a container, nothing that leads nowhere.
  func isCounted(_ edge: Edge, _ step: Step) -> Bool {
    switch edge.kind {
    case Self.referenceKind, "embed": return false
    case Self.relationshipKind: return step.relationship == "viewControllers"
    default: return node(edge.to).map { $0.kind != Self.missingKind && $0.reason == nil } ?? false
    }
  }
}

extension Diagram.Node {
  /// By how many flows it is come by; nil where none were asked, or it is no screen.
  var flowsText: String? {
    guard let flows, Diagram.isCounted(self) else { return nil }
    return flows == 0 ? "no flow comes by" : flows == 1 ? "1 flow comes by" : "\(flows) flows come by"
  }
}

extension Diagram.Edge {
  /// Whether flows were asked and none took any of its transitions.
  var isUntaken: Bool { transitions.allSatisfy { $0.flows == 0 } }
  /// How many flows took it, as far as one can tell of several transitions; nil where none were asked.
  var flows: Int? { transitions.compactMap(\.flows).max() }

  /// What flows did with it, for its label: `[2, 5]`, when the only one took it, or `3 flows`; nil where none did.
  var mark: String? {
    guard let flows, flows > 0 else { return nil }
    let turns = transitions.compactMap(\.turns)
    guard turns.isEmpty else {
      let all = turns.flatMap(\.self).sorted()
      return all.isEmpty ? nil : "[\(all.map(String.init).joined(separator: ", "))]"
    }
    return "\(flows) flow\(flows == 1 ? "" : "s")"
  }
}
