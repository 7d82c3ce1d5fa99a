import Foundation

extension PageLayout {
  /// Draws a diagram.
  ///
  /// - Parameters:
  ///   - isFitted: whether it is drawn no larger than the page.
  package func picture(
    of diagram: Diagram, _ style: DrawingStyle, as format: PictureFormat, isFitted: Bool = false
  ) throws -> LayoutHelper.Picture {
    let layout = try layout(diagram, style)
    var graph = layout.graph.placed(by: layout.places)
    if isFitted, layout.scale < 1 {
      let size = "\(Self.inches(page.width)),\(Self.inches(page.height))"
      graph.preamble.append("graph [size=\"\(size)\"];")
    }
    if format == .svg {
      graph.removeTooltips()
    } else if style.theme == .dark {
      graph.preamble.append("graph [bgcolor=\"\(Self.darkPage)\"];")
    }
    var picture = try helper.picture(of: graph.text, as: format, isPlaced: true)
    if format == .svg {
      let text = SVGWriter(diagram, layout.style).text(of: String(decoding: picture.data, as: UTF8.self))
      picture.data = Data(text.utf8)
    }
    let warnings = layout.warnings + (picture.warnings.isEmpty ? [] : [picture.warnings])
    picture.warnings = warnings.joined(separator: "\n")
    return picture
  }

  /// The page of the dark theme, for pictures that stand on any page.
  static let darkPage = "#0d1117"

  private static func inches(_ points: Double) -> String { DOTGraph.number(points / 72) }
}

extension DOTGraph {
  /// Takes out what the SVG says in its own way; of a link the SVG needs it.
  fileprivate mutating func removeTooltips() {
    func stripped(_ attributes: [(name: String, value: Value)]) -> [(name: String, value: Value)] {
      attributes.contains { $0.name == "URL" } ? attributes : attributes.filter { $0.name != "tooltip" }
    }
    for place in nodes.indices { nodes[place].attributes = stripped(nodes[place].attributes) }
    for place in edges.indices { edges[place].attributes = stripped(edges[place].attributes) }
    for cluster in clusters.indices {
      for place in clusters[cluster].nodes.indices {
        clusters[cluster].nodes[place].attributes = stripped(clusters[cluster].nodes[place].attributes)
      }
    }
  }

  /// The same with the places of a layout, for Graphviz to draw as they are.
  func placed(by places: LaidOutGraph) -> DOTGraph {
    var graph = self
    func placed(_ node: Node) -> Node {
      guard let id = node.text("id"), let box = places.nodes[id] else { return node }
      var node = node
      node.attributes.append(("pos", .text(Self.point(box.center))))
      return node
    }
    graph.nodes = nodes.map(placed)
    graph.clusters = clusters.map { cluster in
      var cluster = cluster
      cluster.nodes = cluster.nodes.map(placed)
      guard let id = Self.text("id", in: cluster.attributes), let frame = places.frames[id] else { return cluster }
      let box = frame.box
      let sides = [box.left, box.bottom, box.right, box.top].map(Self.number).joined(separator: ",")
      cluster.attributes.append(("bb", .text(sides)))
      if let title = frame.title {
        cluster.attributes += [
          ("lp", .text(Self.point(title.center))), ("lwidth", .text(Self.number(title.width / 72))),
          ("lheight", .text(Self.number(title.height / 72))),
        ]
      }
      return cluster
    }
    graph.edges = edges.map { edge in
      guard let id = edge.text("id"), let line = places.edges[id] else { return edge }
      var edge = edge
      edge.attributes.removeAll { ["constraint", "minlen", "tailport", "headport"].contains($0.name) }
      edge.attributes.append(("pos", .text(line.curves.map(Self.curve).joined(separator: ";"))))
      if let label = line.label { edge.attributes.append(("lp", .text(Self.point(label.center)))) }
      return edge
    }
    return graph
  }

  private static func curve(_ curve: LaidOutGraph.Line.Curve) -> String {
    let heads = [curve.start.map { "s,\(point($0))" }, curve.end.map { "e,\(point($0))" }].compactMap(\.self)
    return (heads + curve.points.map(point)).joined(separator: " ")
  }

  private static func point(_ point: PicturePoint) -> String { "\(number(point.x)),\(number(point.y))" }

  /// With two digits behind the point, whatever the language.
  static func number(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let digits = String(abs(hundredths) % 100)
    return "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100).\(digits.count < 2 ? "0" + digits : digits)"
  }
}
