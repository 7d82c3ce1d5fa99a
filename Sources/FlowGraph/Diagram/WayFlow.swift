/// One of the shortest ways between two screens, as the steps of a flow.
package struct WayFlow: Sendable {
  /// The commands as a flow file has them, a line each, with comments where only a person can say what is touched.
  package private(set) var lines: [String] = []
  /// Whether every step says what a user does.
  package private(set) var isWhole = true

  /// - Parameters:
  ///   - way: the transitions, in order.
  ///   - diagram: names the screens.
  ///   - quoted: a text as a flow file has it.
  init(_ way: [(edge: Diagram.Edge, step: Diagram.Step)], in diagram: Diagram, quoted: (String) -> String) {
    for (edge, step) in way {
      if edge.kind == Diagram.relationshipKind, step.relationship == "viewControllers" {
        lines.append("- selectTab: \(step.title.map(quoted) ?? String(step.index ?? 0))")
      } else if edge.kind != "embed", edge.kind != Diagram.relationshipKind, edge.kind != Diagram.referenceKind {
        add(edge, step, quoted)
      }
      guard let head = diagram.node(edge.to), Diagram.isCounted(head), !head.isContainer else { continue }
      let isMade = head.id.hasPrefix("code#")
      lines.append("- assertScreen: \(quoted(isMade ? head.className ?? head.name : head.id))")
    }
  }

  private mutating func add(_ edge: Diagram.Edge, _ step: Diagram.Step, _ quoted: (String) -> String) {
    if let text = step.touch?.text {
      lines.append("- tapOn: \(quoted(text))")
    } else if let id = step.touch?.id {
      lines.append("- tapOn: {id: \(quoted(id))}")
    } else if !edge.isInCode, edge.kind != "unwind", let identifier = step.identifier, !identifier.isEmpty {
      lines.append("- performSegue: \(quoted(identifier))")
    } else {
      isWhole = false
      let place = step.file.map { " (\($0):\(step.line ?? 1))" } ?? ""
      let what = [step.summary, step.trigger].compactMap(\.self).joined(separator: ", ")
      lines.append(
        "# say here what a user does: \(what)\(place)".split(whereSeparator: \.isNewline).joined(separator: " "))
    }
  }
}

extension Diagram {
  /// The shortest ways from a screen to another, each as the steps of a flow that begins there.
  ///
  /// - Parameters:
  ///   - most: how many are made.
  ///   - before: a screen that the way to the first one begins at, by the first of its shortest ways.
  /// - Returns: nil where no way leads there.
  package func wayFlows(
    from start: String, to end: String, after before: String?, most: Int, quoted: (String) -> String
  ) -> [WayFlow]? {
    guard let ways = shortestWays(from: start, to: end, most: most) else { return nil }
    let lead = before.flatMap { $0 == start ? [] : shortestWays(from: $0, to: start, most: 1)?.first } ?? []
    return ways.map { WayFlow(lead + $0, in: self, quoted: quoted) }
  }

  private func shortestWays(from start: String, to end: String, most: Int) -> [[(edge: Edge, step: Step)]]? {
    guard let ways = ways(from: start, to: end) else { return nil }
    var found: [[(edge: Edge, step: Step)]] = []
    func go(_ id: String, _ way: [(edge: Edge, step: Step)]) {
      guard found.count < most else { return }
      if id == end { return found.append(way) }
      for edge in ways.edges where edge.from == id {
        for step in edge.transitions { go(edge.to, way + [(edge, step)]) }
      }
    }
    go(start, [])
    return found
  }
}
