import Foundation

/// Moves the labels of lines off one another, off boxes and titles, and off other lines.
struct LabelPlacement {
  private var graph: LaidOutGraph
  /// What labels may not lie on: boxes and titles of frames.
  private let obstacles: BoxIndex
  /// The lines as short stretches, each with the edge that it is of, and the borders of frames.
  private let stretches: [(edge: String, from: PicturePoint, to: PicturePoint)]
  private let stretchIndex: BoxIndex

  private init(_ graph: LaidOutGraph) {
    self.graph = graph
    let nodes = graph.nodes.sorted { $0.key < $1.key }.map(\.value)
    let titles = graph.frames.sorted { $0.key < $1.key }.compactMap(\.value.title)
    obstacles = BoxIndex(nodes + titles)
    let lines = graph.edges.sorted { $0.key < $1.key }.flatMap { id, line in
      line.curves.map(Self.points).flatMap { points in zip(points, points.dropFirst()).map { (id, $0, $1) } }
    }
    let borders = graph.frames.sorted { $0.key < $1.key }.flatMap { _, frame in
      let corners = frame.box.corners
      return zip(corners, corners.dropFirst() + corners.prefix(1)).map { ("", $0, $1) }
    }
    stretches = lines + borders
    stretchIndex = BoxIndex(stretches.map { PictureBox($0.from, $0.to) })
  }

  /// The graph with its labels where they are read best.
  static func improved(_ graph: LaidOutGraph) -> LaidOutGraph {
    var placement = LabelPlacement(graph)
    placement.improve()
    return placement.graph
  }

  private mutating func improve() {
    // The labels with the least room move last, when the others have made some.
    let labelled = graph.edges.filter { $0.value.label != nil }.map(\.key).sorted()
    for _ in 0..<2 {
      let labels = BoxIndex(labelled.compactMap { graph.edges[$0]?.label })
      var moved = Dictionary(uniqueKeysWithValues: labelled.enumerated().map { ($1, $0) })
      var places = labelled.compactMap { graph.edges[$0]?.label }
      for id in labelled {
        guard let line = graph.edges[id], let label = line.label, let own = moved[id] else { continue }
        func cost(_ box: PictureBox) -> Double {
          self.cost(of: box, edge: id, own: own, labels: labels, places: places)
        }
        var best = (cost: cost(label), box: label)
        guard best.cost > 0 else { continue }
        for candidate in Self.candidates(line, label) {
          let cost = cost(candidate)
          if cost < best.cost { best = (cost, candidate) }
        }
        graph.edges[id]?.label = best.box
        places[own] = best.box
        moved[id] = own
      }
    }
  }

  private func cost(of box: PictureBox, edge: String, own: Int, labels: BoxIndex, places: [PictureBox]) -> Double {
    var cost = 0.0
    for index in obstacles.near(box) where obstacles.boxes[index].meets(box) { cost += 20 }
    // Labels move a little, so those near where they were are asked, too.
    for index in labels.near(box.grown(by: 60)) where index != own && places[index].meets(box) { cost += 20 }
    for index in stretchIndex.near(box) {
      let stretch = stretches[index]
      guard box.isCrossed(from: stretch.from, to: stretch.to) else { continue }
      cost += stretch.edge == edge ? 0.5 : 1
    }
    return cost
  }

  /// Places beside a line, from its middle outwards.
  private static func candidates(_ line: LaidOutGraph.Line, _ label: PictureBox) -> [PictureBox] {
    let points = line.curves.flatMap(points)
    guard points.count > 1 else { return [] }
    let (width, height) = (label.width, label.height)
    var candidates: [PictureBox] = []
    for share in [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82] {
      let point = points[Int(Double(points.count - 1) * share)]
      for (x, y) in [(0.0, 1.0), (0, -1), (1, 0), (-1, 0), (0.6, 1), (-0.6, 1), (0.6, -1), (-0.6, -1)] {
        let center = PicturePoint(x: point.x + x * (width / 2 + 4), y: point.y + y * (height / 2 + 3))
        candidates.append(PictureBox(around: center, width: width, height: height))
      }
    }
    return candidates
  }

  /// The points of a curve that short straight lines join.
  static func points(_ curve: LaidOutGraph.Line.Curve) -> [PicturePoint] {
    guard let first = curve.points.first else { return [] }
    var points = [curve.start ?? first, first]
    var index = 1
    var from = first
    while index + 2 < curve.points.count {
      let (a, b, to) = (curve.points[index], curve.points[index + 1], curve.points[index + 2])
      for step in 1...8 {
        let t = Double(step) / 8
        let u = 1 - t
        let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        points.append(
          PicturePoint(
            x: p * from.x + q * a.x + r * b.x + s * to.x, y: p * from.y + q * a.y + r * b.y + s * to.y))
      }
      from = to
      index += 3
    }
    if let end = curve.end { points.append(end) }
    return points
  }
}

/// Boxes that are found by where they are.
struct BoxIndex {
  let boxes: [PictureBox]
  private var cells: [Cell: [Int]] = [:]
  private static let size = 120.0

  private struct Cell: Hashable {
    var x: Int
    var y: Int
  }

  init(_ boxes: [PictureBox]) {
    self.boxes = boxes
    for (index, box) in boxes.enumerated() {
      for cell in Self.cells(of: box) { cells[cell, default: []].append(index) }
    }
  }

  /// The indices of boxes that may meet another, each once, in their order.
  func near(_ box: PictureBox) -> [Int] {
    var found: Set<Int> = []
    for cell in Self.cells(of: box) { found.formUnion(cells[cell] ?? []) }
    return found.sorted()
  }

  private static func cells(of box: PictureBox) -> [Cell] {
    let columns = Int((box.left / size).rounded(.down))...Int((box.right / size).rounded(.down))
    let rows = Int((box.bottom / size).rounded(.down))...Int((box.top / size).rounded(.down))
    return columns.flatMap { x in rows.map { Cell(x: x, y: $0) } }
  }
}

extension PictureBox {
  /// The box around a straight line.
  init(_ from: PicturePoint, _ to: PicturePoint) {
    self.init(
      left: min(from.x, to.x), bottom: min(from.y, to.y), right: max(from.x, to.x), top: max(from.y, to.y))
  }

  /// From the lower left one on, one way round.
  var corners: [PicturePoint] {
    [(left, bottom), (right, bottom), (right, top), (left, top)].map { PicturePoint(x: $0.0, y: $0.1) }
  }

  func grown(by margin: Double) -> PictureBox {
    PictureBox(left: left - margin, bottom: bottom - margin, right: right + margin, top: top + margin)
  }

  /// Whether a straight line goes through the box.
  func isCrossed(from: PicturePoint, to: PicturePoint) -> Bool {
    var (first, last) = (0.0, 1.0)
    for (start, way, low, high) in [(from.x, to.x - from.x, left, right), (from.y, to.y - from.y, bottom, top)] {
      if way == 0 {
        if start <= low || start >= high { return false }
        continue
      }
      let (one, other) = ((low - start) / way, (high - start) / way)
      first = max(first, min(one, other))
      last = min(last, max(one, other))
      if first >= last { return false }
    }
    return true
  }
}
