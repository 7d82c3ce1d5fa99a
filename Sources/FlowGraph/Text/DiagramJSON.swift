import Foundation

/// A diagram as JSON.
///
/// Keys are never renamed or dropped without a major version; new ones may come. A value that is not known is left out.
struct DiagramJSON: Codable {
  struct Node: Codable {
    var id: String
    var name: String
    var kind: String
    var `class`: String?
    var identifier: String?
    var group: String?
    var initial: Bool?
    var start: Bool?
    var containers: [Diagram.Container]?
    var reason: String?
    var file: String?
    var line: Int?
    var flows: Int?
    var findings: [Diagram.Note]?
  }

  struct Edge: Codable {
    var from: String
    var to: String
    var kind: String
    var code: Bool?
    var containers: [Diagram.Container]?
    var transitions: [Diagram.Step]
    var findings: [Diagram.Note]?
  }

  var version = 1
  var app: String
  var groups: [Diagram.Group]
  var nodes: [Node]
  var edges: [Edge]
  /// What flows go by; nothing is read back of it.
  var coverage: Coverage?
  /// What a check found at nothing that is drawn; nothing is read back of it.
  var findings: [Diagram.Note]?

  struct Coverage: Codable {
    struct Share: Codable {
      var covered: Int
      var all: Int
      var percent: Int
    }

    var flows: Int
    var screens: Share
    var transitions: Share
  }

  init(_ diagram: Diagram) {
    app = diagram.app
    groups = diagram.groups
    findings = diagram.looseFindings
    coverage = diagram.flows.map { count in
      let coverage = FlowCoverage(diagram)
      func share(_ share: FlowCoverage.Share) -> Coverage.Share {
        Coverage.Share(covered: share.covered, all: share.all, percent: share.percent)
      }
      return Coverage(
        flows: count, screens: share(coverage.screenShare), transitions: share(coverage.transitionShare))
    }
    nodes = diagram.nodes.map { node in
      Node(
        id: node.id, name: node.name, kind: node.kind, class: node.className, identifier: node.identifier,
        group: node.group, initial: node.isInitial ? true : nil, start: node.isStart ? true : nil,
        containers: node.containers.isEmpty ? nil : node.containers, reason: node.reason, file: node.file,
        line: node.line, flows: node.flows, findings: node.findings)
    }
    edges = diagram.edges.map { edge in
      Edge(
        from: edge.from, to: edge.to, kind: edge.kind, code: edge.isInCode ? true : nil,
        containers: edge.containers.isEmpty ? nil : edge.containers, transitions: edge.transitions,
        findings: edge.findings)
    }
  }

  var diagram: Diagram {
    Diagram(
      app: app, groups: groups,
      nodes: nodes.map { node in
        Diagram.Node(
          id: node.id, name: node.name, kind: node.kind, className: node.class, identifier: node.identifier,
          group: node.group, isInitial: node.initial ?? false, isStart: node.start ?? false,
          containers: node.containers ?? [], reason: node.reason, file: node.file, line: node.line)
      },
      edges: edges.map { edge in
        Diagram.Edge(
          from: edge.from, to: edge.to, kind: edge.kind, isInCode: edge.code ?? false,
          containers: edge.containers ?? [], transitions: edge.transitions)
      })
  }
}

extension Diagram {
  /// The diagram as JSON with sorted keys, which ends with a line break.
  ///
  /// - Throws: what `JSONEncoder` throws, which for these values is nothing.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(DiagramJSON(self)), as: UTF8.self) + "\n"
  }

  /// Reads what ``json()`` writes; nil where it is something else.
  package init?(json: Data) {
    guard let read = try? JSONDecoder().decode(DiagramJSON.self, from: json), read.version == 1 else { return nil }
    self = read.diagram
  }
}
