import Foundation

/// What a diagram's file shows, whatever its format: screens and ways, each as a line of text.
///
/// Places in files are left out: a line that moves changes nothing.
package struct DrawnParts: Sendable, Hashable {
  /// The screens' ids and what stands in their boxes.
  private(set) var screens: [String: String] = [:]
  /// `Main#a → Main#b: show 'next'`, each as often as it is drawn.
  private(set) var ways: [String: Int] = [:]

  package init() {}

  /// Whether nothing is shown.
  package var isEmpty: Bool { screens.isEmpty && ways.isEmpty }

  mutating func add(screen id: String, _ text: String) { screens[id] = text }

  mutating func add(wayFrom from: String, to: String, _ text: String) {
    ways["\(from) → \(to)" + (text.isEmpty ? "" : ": \(text)"), default: 0] += 1
  }

  /// What changed, a line for each: `+ screen …`, `- edge …`, sorted, screens first; what is gone before what is new.
  package func changes(to now: DrawnParts) -> [String] {
    func lines(_ from: DrawnParts, _ to: DrawnParts, _ sign: String) -> [(key: String, line: String)] {
      let screens = to.screens.filter { from.screens[$0.key] != $0.value }.map { id, text in
        ("0\(id)", "\(sign) screen \(id): \(text)")
      }
      let ways = to.ways.flatMap { way, count in
        Array(repeating: ("1\(way)", "\(sign) edge \(way)"), count: max(0, count - from.ways[way, default: 0]))
      }
      return screens + ways
    }
    let all = lines(now, self, "-") + lines(self, now, "+")
    return all.sorted { ($0.key.first!, $0.key, $1.line) < ($1.key.first!, $1.key, $0.line) }.map(\.line)
  }
}

extension DrawnParts {
  /// The formats whose files are read back.
  package enum Format: String, Sendable, CaseIterable {
    case dot, mermaid, json, svg
  }

  /// What a file shows; nil where it is no such file of flowsim's.
  package init?(_ text: String, as format: Format) {
    self.init()
    switch format {
    case .dot: readDOT(text)
    case .mermaid: readMermaid(text)
    case .svg: readSVG(text)
    case .json:
      guard let diagram = Diagram(json: Data(text.utf8)) else { return nil }
      read(diagram)
    }
    let isDiagram =
      switch format {
      case .dot: text.contains("digraph ")
      case .mermaid: text.contains("flowchart ")
      case .svg: text.contains("diagram-description")
      case .json: true
      }
    guard isDiagram else { return nil }
  }

  /// What a diagram shows when it is written in a format.
  package init(_ diagram: Diagram, as format: Format) {
    self.init()
    switch format {
    case .dot: readDOT(diagram.dot())
    case .mermaid: readMermaid(diagram.mermaid())
    case .json: read(diagram)
    case .svg:
      for part in SVGWriter(diagram, DrawingStyle()).parts {
        // As it is read back: characters that XML has no place for are spaces.
        let data = part.data.mapValues { DOTText.plain(DOTText.html($0)) }
        add(SVGWriter.Part(data: data, title: DOTText.plain(DOTText.html(part.title))))
      }
    }
  }

  /// What JSON says, without places.
  private mutating func read(_ diagram: Diagram) {
    for node in diagram.nodes {
      let marks = [node.isStart ? "starts" : nil, node.isInitial ? "initial" : nil, node.identifier, node.reason]
      add(screen: node.id, (NodeLook.texts(of: node) + marks.compactMap(\.self)).joined(separator: ", "))
    }
    for edge in diagram.edges {
      add(wayFrom: edge.from, to: edge.to, EdgeLook.wholeText(of: edge))
    }
  }
}
