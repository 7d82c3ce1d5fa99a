extension Diagram {
  /// The same with each container that holds one screen drawn with that screen.
  ///
  /// What leads to the container leads to the screen. Where every way to the screen comes through the same containers,
  /// the screen's box names them; else the ways that do so name them.
  func foldingContainers() -> Diagram {
    let index = Dictionary(nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let folded = foldable(index)
    guard !folded.isEmpty else { return self }

    /// The screen that a node is drawn with, and the containers on the way.
    func place(of id: String) -> (id: String, containers: [Container]) {
      var (id, containers) = (id, [Container]())
      while let next = folded[id] {
        if let container = index[id].map({ nodes[$0] }) { containers.append(Container(container)) }
        id = next
      }
      return (id, containers)
    }

    var result = self
    var ways: [String: Set<[Container]>] = [:]
    result.edges = edges.compactMap { edge in
      if folded[edge.from] == edge.to, edge.kind == Self.relationshipKind { return nil }
      var edge = edge
      let head = place(of: edge.to)
      (edge.from, edge.to, edge.containers) = (place(of: edge.from).id, head.id, edge.containers + head.containers)
      // Who goes back comes to what is there.
      if edge.kind == "unwind" { edge.containers = [] } else { ways[edge.to, default: []].insert(edge.containers) }
      return edge
    }
    for node in nodes where folded[node.id] != nil {
      let head = place(of: node.id)
      guard let place = index[head.id] else { continue }
      if node.isStart {
        result.nodes[place].isStart = true
        ways[head.id, default: []].insert(head.containers)
      }
      if node.isInitial, node.group == result.nodes[place].group { result.nodes[place].isInitial = true }
      // One that nothing leads to is known by its container alone.
      if !edges.contains(where: { $0.to == node.id }), !node.isStart {
        ways[head.id, default: []].insert(head.containers)
      }
    }
    for node in nodes where node.isStart && folded[node.id] == nil { ways[node.id, default: []].insert([]) }
    for place in result.nodes.indices {
      guard let all = ways[result.nodes[place].id], all.count == 1, let containers = all.first else { continue }
      result.nodes[place].containers = containers
    }
    let named = Set(result.nodes.filter { !$0.containers.isEmpty }.map(\.id))
    for place in result.edges.indices where named.contains(result.edges[place].to) {
      result.edges[place].containers = []
    }
    return result.filtered { folded[$0.id] == nil }
  }

  /// The containers that hold one screen each, and nothing else leads from the one to the other, with that screen.
  private func foldable(_ index: [String: Int]) -> [String: String] {
    let leaving = Dictionary(grouping: edges, by: \.from)
    var folded: [String: String] = [:]
    for node in nodes where node.isContainer {
      let held = (leaving[node.id] ?? []).filter { holds($0, in: node) }
      // Of a tab bar that code fills, one tab may be all that is seen of several.
      guard held.count == 1, let screen = held.first?.to, screen != node.id,
        node.kind != "tabBar" || !held[0].isInCode,
        let place = index[screen], nodes[place].isScreen, nodes[place].kind != Self.referenceKind,
        leaving[node.id]?.count(where: { $0.to == screen }) == 1
      else { continue }
      folded[node.id] = screen
    }
    // Containers that hold one another in a circle stay.
    return folded.filter { start, screen in
      var (id, seen) = (screen, Set<String>())
      while let next = folded[id], seen.insert(id).inserted { id = next }
      return folded[id] == nil || !seen.contains(start)
    }
  }

  /// The same without containers that only hold screens: what leads to one leads to all that it holds.
  func hidingContainers() -> Diagram {
    var result = self
    for id in nodes.filter(\.isContainer).map(\.id) {
      let leaving = result.edges.filter { $0.from == id }
      guard let container = result.node(id), !leaving.isEmpty,
        leaving.allSatisfy({ holds($0, in: container) && $0.to != id })
      else { continue }
      let arriving = result.edges.filter { $0.to == id }
      result.edges.removeAll { $0.to == id || $0.from == id }
      for held in leaving {
        for way in arriving {
          var way = way
          way.to = held.to
          way.containers.append(Container(container))
          way.transitions = way.transitions.flatMap { step in
            held.transitions.map { step.leading(on: $0) }
          }
          result.edges.append(way)
        }
        if container.isStart, let place = result.nodes.firstIndex(where: { $0.id == held.to }) {
          result.nodes[place].isStart = true
        }
      }
      result.nodes.removeAll { $0.id == id }
    }
    return result.filtered { _ in true }
  }

  static let relationshipKind = "relationship"
  static let referenceKind = "reference"
}

extension Diagram.Container {
  init(_ node: Diagram.Node) {
    self.init(
      id: node.id, className: node.className ?? node.name, isCustom: !node.isBareContainer, file: node.file,
      line: node.line)
  }
}

extension Diagram.Step {
  /// The same step, which comes to a part of what it led to.
  fileprivate func leading(on part: Diagram.Step) -> Diagram.Step {
    guard part.title != nil || (part.index ?? 0) > 0 else { return self }
    var step = self
    step.summary = "\(summary), \(part.summary)"
    return step
  }
}
