extension Diagram {
  /// The same with other frames.
  func grouped(by grouping: DiagramOptions.Grouping) -> Diagram {
    switch grouping {
    case .storyboard: return self
    case .none:
      var result = self
      result.groups = []
      for place in result.nodes.indices { result.nodes[place].group = nil }
      return result
    case .tab: return groupedByTab()
    }
  }

  /// A frame for each tab, around the screens that are come to from that tab alone.
  private func groupedByTab() -> Diagram {
    var result = self
    result.groups = []
    for place in result.nodes.indices { result.nodes[place].group = nil }
    let bars = Set(nodes.filter { $0.kind == "tabBar" }.map(\.id))
    let tabs = edges.filter { bars.contains($0.from) && $0.kind == Self.relationshipKind }
    var leaving: [String: [String]] = [:]
    // Back is no way on.
    for edge in edges where edge.kind != "unwind" { leaving[edge.from, default: []].append(edge.to) }
    let roots = Set(tabs.map(\.to))
    var homes: [String: Set<Int>] = [:]
    for (number, tab) in tabs.enumerated() {
      var open = [tab.to]
      while let id = open.popLast() {
        guard homes[id]?.contains(number) != true else { continue }
        homes[id, default: []].insert(number)
        open += (leaving[id] ?? []).filter { !bars.contains($0) && !roots.contains($0) }
      }
    }
    for (number, tab) in tabs.enumerated() {
      let step = tab.transitions[0]
      let id = "\(tab.from) \(number)"
      let members = result.nodes.indices.filter { homes[result.nodes[$0].id] == [number] }
      guard !members.isEmpty else { continue }
      result.groups.append(Group(id: id, name: step.title ?? step.summary))
      for place in members { result.nodes[place].group = id }
    }
    return result
  }
}
