import FlowModel

/// How much of an app flows go by.
package struct FlowCoverage: Sendable {
  /// A screen or a transition, and by how many flows.
  package struct Item: Sendable, Hashable, Encodable {
    /// The screen's id, or of a transition those that it leads from and to.
    package var screen: String?
    package var from: String?
    package var to: String?
    /// What a reader calls it.
    package var text: String
    package var file: String?
    package var line: Int?
    package var flows: Int
  }

  /// So many of so many.
  package struct Share: Sendable, Hashable, Encodable {
    package var covered: Int
    package var all: Int

    /// In whole percent, rounded down, so that only all are 100; 100 of nothing.
    package var percent: Int { all == 0 ? 100 : covered * 100 / all }
    /// `14/17 (82 %)`.
    package var text: String { "\(covered)/\(all) (\(percent) %)" }

    init(_ items: [Item]) { (covered, all) = (items.count { $0.flows > 0 }, items.count) }

    private enum Key: String, CodingKey { case covered, all, percent }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(covered, forKey: .covered)
      try container.encode(all, forKey: .all)
      try container.encode(percent, forKey: .percent)
    }
  }

  /// A flow, and where it ends if that is not its last step.
  package struct Flow: Sendable, Hashable, Encodable {
    package struct End: Sendable, Hashable, Encodable {
      package var verdict: String
      package var step: String
      package var file: String
      package var line: Int
    }

    package var file: String
    package var name: String
    package var end: End?
  }

  /// The app's name.
  package let app: String
  package let flows: [Flow]
  package let screens: [Item]
  package let transitions: [Item]
  package var screenShare: Share { Share(screens) }
  package var transitionShare: Share { Share(transitions) }

  /// - Parameters:
  ///   - diagram: marked by flows.
  ///   - trails: those flows.
  package init(_ diagram: Diagram, by trails: [FlowTrail] = []) {
    app = diagram.app
    flows = trails.map { trail in
      Flow(
        file: trail.file, name: trail.name,
        end: trail.end.map {
          Flow.End(verdict: $0.verdict, step: $0.title, file: $0.location.file, line: $0.location.line)
        })
    }
    screens = diagram.nodes.filter(Diagram.isCounted).map { node in
      Item(
        screen: node.id, text: NodeLook.texts(of: node)[0], file: node.file, line: node.line, flows: node.flows ?? 0)
    }
    let names = Dictionary(
      diagram.nodes.map { ($0.id, NodeLook.texts(of: $0)[0]) }, uniquingKeysWith: { first, _ in first })
    transitions = diagram.edges.flatMap { edge in
      edge.transitions.filter { diagram.isCounted(edge, $0) }.map { step in
        let what = [step.summary, step.trigger, edge.isInCode ? "in code" : nil].compactMap(\.self)
        return Item(
          from: edge.from, to: edge.to,
          text: "\(names[edge.from] ?? edge.from) → \(names[edge.to] ?? edge.to): \(what.joined(separator: ", "))",
          file: step.file, line: step.line, flows: step.flows ?? 0)
      }
    }
  }

  /// `screens 14/17 (82 %), transitions 21/28 (75 %)`.
  package var figures: String { "screens \(screenShare.text), transitions \(transitionShare.text)" }
}
