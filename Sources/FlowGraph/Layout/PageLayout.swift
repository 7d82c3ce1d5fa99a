import Foundation

/// Lays a diagram out so that it fits a page: which way the arrows lead, how long chains are, and where islands stand.
package struct PageLayout: Sendable {
  package var helper: LayoutHelper
  package var page: PageSize

  /// The room between islands.
  private static let gap = 18.0
  /// A picture that is drawn no smaller than this is good as it is.
  private static let goodScale = 0.65

  package init(helper: LayoutHelper, page: PageSize = .a4) {
    self.helper = helper
    self.page = page
  }

  /// A way to lay out.
  private struct Plan: Hashable {
    var direction: DrawingStyle.Direction
    var ranks = RankPlan()
    /// By how much larger it must be drawn than one that breaks nothing.
    var cost = 1.0
  }

  /// Layouts of islands that were made before.
  private final class Memory {
    var known: [String: LaidOutGraph] = [:]
    var warnings: [String] = []
  }

  /// A graph with its places.
  struct Layout {
    var graph: DOTGraph
    var places: LaidOutGraph
    /// By how much it is drawn smaller to fit the page.
    var scale: Double
    var style: DrawingStyle
    var warnings: [String]
  }

  func layout(_ diagram: Diagram, _ style: DrawingStyle) throws -> Layout {
    let memory = Memory()
    var best: (layout: Layout, worth: Double)?
    var failure: (any Error)?
    for plan in plans(for: diagram, style) {
      do {
        let layout = try layout(diagram, style, plan, memory)
        let worth = min(layout.scale, Self.goodScale) / plan.cost
        if best == nil || worth > best!.worth { best = (layout, worth) }
        if layout.scale >= Self.goodScale { break }
      } catch let error as LayoutError where !error.isMissingInstallation {
        failure = failure ?? error
      }
    }
    guard var layout = best?.layout else { throw failure ?? LayoutError.failed(status: 0, details: "") }
    layout.places = LabelPlacement.improved(TitlePlacement.improved(layout.places))
    layout.warnings = memory.warnings
    return layout
  }

  private func plans(for diagram: Diagram, _ style: DrawingStyle) -> [Plan] {
    let directions = style.direction == .auto ? [.leftToRight, .topToBottom] : [style.direction]
    let simple = directions.map { Plan(direction: $0) }
    // Each takes Graphviz its time.
    guard diagram.nodes.count <= 400, diagram.edges.count <= 800 else { return Array(simple.prefix(1)) }
    let broken: [Plan] = directions.flatMap { direction -> [Plan] in
      let plans: [(ranks: RankPlan, cost: Double)] =
        direction == .topToBottom
        ? [
          (RankPlan(stagger: 3), 1.1), (RankPlan(length: 12, stagger: 3), 1.25),
          (RankPlan(length: 16, stagger: 5), 1.35),
        ] : [(RankPlan(length: 6), 1.15), (RankPlan(length: 4), 1.3), (RankPlan(length: 3), 1.5)]
      return plans.map { Plan(direction: direction, ranks: $0.ranks, cost: $0.cost) }
    }
    return simple + broken
  }

  private func layout(_ diagram: Diagram, _ style: DrawingStyle, _ plan: Plan, _ memory: Memory) throws -> Layout {
    var style = style
    style.direction = plan.direction
    let graph = diagram.graph(style)
    var islands = GraphIslands.split(graph)
    var places: [LaidOutGraph] = []
    for place in islands.indices {
      islands[place] = plan.ranks.applied(to: islands[place])
      islands[place].reversed = islands[place].reversed ?? CycleEdges.closing(of: islands[place])
      places.append(try laidOut(islands[place], memory))
    }
    var packed = pack(places)
    let texts = [diagram.coverageFigures, diagram.findingFigures].compactMap(\.self)
    let figures =
      texts.isEmpty
      ? nil : try furniture(DiagramFurniture.figures(texts.joined(separator: "\n"), style), &islands, memory)
    let above = try style.title.map { try furniture(DiagramFurniture.title($0, style), &islands, memory) }
    let below = style.hasLegend ? try furniture(DiagramFurniture.legend(for: diagram, style), &islands, memory) : nil
    for line in [figures, above] { if let line { packed.add(line, isAbove: true, gap: Self.gap) } }
    if let below { packed.add(below, isAbove: false, gap: Self.gap) }
    let whole = Self.joined(islands, graph)
    let extent = packed.extent
    return Layout(
      graph: whole, places: packed, scale: page.scale(width: extent.width, height: extent.height), style: style,
      warnings: [])
  }

  private func laidOut(_ island: DOTGraph, _ memory: Memory) throws -> LaidOutGraph {
    let dot = island.text
    if let known = memory.known[dot] { return known }
    let picture = try helper.picture(of: dot, as: .layout)
    guard let laidOut = LaidOutGraph(json: picture.data) else {
      throw LayoutError.failed(status: 0, details: "its layout cannot be read")
    }
    if !picture.warnings.isEmpty { memory.warnings.append(picture.warnings) }
    memory.known[dot] = laidOut
    return laidOut
  }

  /// What stands beside the diagram.
  private func furniture(_ graph: DOTGraph, _ islands: inout [DOTGraph], _ memory: Memory) throws -> LaidOutGraph {
    var graph = RankPlan(length: 6).applied(to: graph)
    graph.reversed = graph.reversed ?? []
    islands.append(graph)
    return try laidOut(graph, memory)
  }

  // MARK: Islands

  /// All islands together: the first where a reader begins, the others by their height, so that they fit well.
  private func pack(_ islands: [LaidOutGraph]) -> LaidOutGraph {
    let extents = islands.map(\.extent)
    let rest = islands.indices.dropFirst().sorted {
      (extents[$0].height.rounded(), $1) > (extents[$1].height.rounded(), $0)
    }
    let order = Array(islands.indices.prefix(1)) + rest
    let sizes = order.map { (width: extents[$0].width, height: extents[$0].height) }
    let widest = sizes.map(\.width).max() ?? 0
    let all = sizes.reduce(0) { $0 + $1.width + Self.gap }
    var best: (scale: Double, area: Double, places: [PicturePoint])?
    for step in 0...12 {
      let width = max(widest, page.width * pow(1.25, Double(step) - 2))
      let places = BoxPacking.places(for: sizes, width: width, gap: Self.gap)
      let right = zip(places, sizes).map { $0.x + $1.width }.max() ?? 0
      let bottom = places.map(\.y).min() ?? 0
      let scale = page.scale(width: right, height: -bottom)
      if best == nil || (scale, -right * -bottom) > (best!.scale, -best!.area) {
        best = (scale, right * -bottom, places)
      }
      if width > all { break }
    }
    var packed = LaidOutGraph(box: PictureBox(left: 0, bottom: 0, right: 0, top: 0))
    for (index, place) in zip(order, best?.places ?? []) {
      let moved = islands[index].moved(
        by: PicturePoint(x: place.x - extents[index].left, y: place.y - extents[index].bottom))
      packed.merge(moved)
    }
    packed.box = packed.extent
    return packed
  }

  /// The islands as one graph, each edge the way round that its island has it, without edges that nobody sees.
  private static func joined(_ islands: [DOTGraph], _ graph: DOTGraph) -> DOTGraph {
    var whole = DOTGraph(name: graph.name, preamble: graph.preamble, clusters: [], nodes: [], edges: [], reversed: [])
    for island in islands {
      whole.nodes += island.nodes
      whole.clusters += island.clusters
      for (index, edge) in island.edges.enumerated() where edge.text("id") != nil {
        if island.reversed?.contains(index) == true { whole.reversed?.insert(whole.edges.count) }
        whole.edges.append(edge)
      }
    }
    return whole
  }
}

extension DOTGraph.Edge {
  /// The text of an attribute.
  func text(_ name: String) -> String? { DOTGraph.text(name, in: attributes) }
}

extension DOTGraph.Node {
  /// The text of an attribute.
  func text(_ name: String) -> String? { DOTGraph.text(name, in: attributes) }
}

extension DOTGraph {
  static func text(_ name: String, in attributes: [(name: String, value: Value)]) -> String? {
    for attribute in attributes where attribute.name == name {
      if case .text(let text) = attribute.value { return text }
    }
    return nil
  }
}
