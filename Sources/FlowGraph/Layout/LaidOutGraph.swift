import Foundation

/// A point of a picture, in points from its lower left corner.
struct PicturePoint: Hashable, Sendable {
  var x: Double
  var y: Double

  static func + (left: Self, right: Self) -> Self { Self(x: left.x + right.x, y: left.y + right.y) }
}

/// A rectangle of a picture.
struct PictureBox: Hashable, Sendable {
  var left: Double
  var bottom: Double
  var right: Double
  var top: Double

  var width: Double { right - left }
  var height: Double { top - bottom }
  var center: PicturePoint { PicturePoint(x: (left + right) / 2, y: (bottom + top) / 2) }

  init(left: Double, bottom: Double, right: Double, top: Double) {
    (self.left, self.bottom, self.right, self.top) = (left, bottom, right, top)
  }

  init(around center: PicturePoint, width: Double, height: Double) {
    self.init(
      left: center.x - width / 2, bottom: center.y - height / 2, right: center.x + width / 2,
      top: center.y + height / 2)
  }

  func moved(by offset: PicturePoint) -> PictureBox {
    PictureBox(left: left + offset.x, bottom: bottom + offset.y, right: right + offset.x, top: top + offset.y)
  }

  func meets(_ other: PictureBox) -> Bool {
    left < other.right && other.left < right && bottom < other.top && other.bottom < top
  }

  func union(_ other: PictureBox) -> PictureBox {
    PictureBox(
      left: min(left, other.left), bottom: min(bottom, other.bottom), right: max(right, other.right),
      top: max(top, other.top))
  }
}

/// Where Graphviz puts the parts of a graph, read from its JSON.
struct LaidOutGraph: Sendable, Hashable {
  /// A line of curves, with what Graphviz writes around each: where the heads are.
  struct Line: Sendable, Hashable {
    struct Curve: Sendable, Hashable {
      /// The point of the head at the start, and that at the end.
      var start: PicturePoint?
      var end: PicturePoint?
      /// The points of Bézier curves: the first, then three for each.
      var points: [PicturePoint]
    }

    var curves: [Curve]
    /// The center of the label, and how large its text is.
    var label: PictureBox?
  }

  struct Frame: Sendable, Hashable {
    var box: PictureBox
    var title: PictureBox?
  }

  /// The boxes, by the nodes' `id`.
  var nodes: [String: PictureBox] = [:]
  /// The lines, by the edges' `id`.
  var edges: [String: Line] = [:]
  /// The frames, by the clusters' `id`.
  var frames: [String: Frame] = [:]
  var box: PictureBox

  /// What it takes up with its labels and lines.
  var extent: PictureBox {
    let labels = edges.values.compactMap(\.label)
    let points = edges.values.flatMap(\.curves).flatMap(\.points).map {
      PictureBox(left: $0.x, bottom: $0.y, right: $0.x, top: $0.y)
    }
    let boxes = Array(nodes.values) + frames.values.map(\.box) + labels + points
    return boxes.dropFirst().reduce(boxes.first ?? box) { $0.union($1) }
  }

  /// The same at another place.
  func moved(by offset: PicturePoint) -> LaidOutGraph {
    var moved = self
    moved.box = box.moved(by: offset)
    moved.nodes = nodes.mapValues { $0.moved(by: offset) }
    moved.frames = frames.mapValues { Frame(box: $0.box.moved(by: offset), title: $0.title?.moved(by: offset)) }
    moved.edges = edges.mapValues { line in
      Line(
        curves: line.curves.map { curve in
          Line.Curve(
            start: curve.start.map { $0 + offset }, end: curve.end.map { $0 + offset },
            points: curve.points.map { $0 + offset })
        }, label: line.label?.moved(by: offset))
    }
    return moved
  }

  /// Takes in the parts of another.
  mutating func merge(_ other: LaidOutGraph) {
    nodes.merge(other.nodes) { $1 }
    edges.merge(other.edges) { $1 }
    frames.merge(other.frames) { $1 }
  }

  /// Puts another above or below all that is there, at the left.
  mutating func add(_ other: LaidOutGraph, isAbove: Bool, gap: Double) {
    let (here, there) = (extent, other.extent)
    let bottom = isAbove ? here.top + gap : here.bottom - gap - there.height
    merge(other.moved(by: PicturePoint(x: here.left - there.left, y: bottom - there.bottom)))
    box = extent
  }
}

// MARK: Reading

extension LaidOutGraph {
  private struct Report: Decodable {
    struct Drawing: Decodable {
      var op: String
      var width: Double?
      var size: Double?
    }

    struct Object: Decodable {
      var id: String?
      var pos: String?
      var width: String?
      var height: String?
      var bb: String?
      var lp: String?
      var lwidth: String?
      var lheight: String?
      var _ldraw_: [Drawing]?
    }

    var bb: String
    var objects: [Object]?
    var edges: [Object]?
  }

  /// - Parameter json: what Graphviz writes as `json`; nil where it is something else.
  init?(json: Data) {
    guard let report = try? JSONDecoder().decode(Report.self, from: json), let box = PictureBox(report.bb) else {
      return nil
    }
    self.init(box: box)
    for object in report.objects ?? [] {
      guard let id = object.id, !id.isEmpty else { continue }
      if let box = object.bb.flatMap(PictureBox.init) {
        var title: PictureBox?
        if let place = object.lp.flatMap(PicturePoint.init), let width = object.lwidth.flatMap(Double.init),
          let height = object.lheight.flatMap(Double.init)
        {
          title = PictureBox(around: place, width: width * 72, height: height * 72)
        }
        frames[id] = Frame(box: box, title: title)
      } else if let place = object.pos.flatMap(PicturePoint.init),
        let width = object.width.flatMap(Double.init), let height = object.height.flatMap(Double.init)
      {
        nodes[id] = PictureBox(around: place, width: width * 72, height: height * 72)
      }
    }
    for edge in report.edges ?? [] {
      guard let id = edge.id, !id.isEmpty, let pos = edge.pos else { continue }
      var label: PictureBox?
      if let place = edge.lp.flatMap(PicturePoint.init), let drawn = edge._ldraw_ {
        let texts = drawn.filter { $0.op == "T" }
        let size = drawn.first { $0.op == "F" }?.size ?? 10
        label = PictureBox(
          around: place, width: texts.compactMap(\.width).max() ?? 0, height: Double(texts.count) * size * 1.2)
      }
      edges[id] = Line(curves: pos.split(separator: ";").compactMap { Self.curve($0) }, label: label)
    }
  }

  /// `s,1,2 e,3,4 5,6 7,8 9,10 11,12`.
  private static func curve(_ text: Substring) -> Line.Curve? {
    var curve = Line.Curve(points: [])
    for word in text.split(separator: " ") {
      switch word.first {
      case "s": curve.start = PicturePoint(String(word.dropFirst(2)))
      case "e": curve.end = PicturePoint(String(word.dropFirst(2)))
      default: if let point = PicturePoint(String(word)) { curve.points.append(point) }
      }
    }
    return curve.points.isEmpty ? nil : curve
  }
}

extension PicturePoint {
  /// `1.5,2`.
  fileprivate init?(_ text: String) {
    let numbers = text.split(separator: ",").compactMap { Double($0) }
    guard numbers.count >= 2 else { return nil }
    self.init(x: numbers[0], y: numbers[1])
  }
}

extension PictureBox {
  /// `0,0,10,20`.
  fileprivate init?(_ text: String) {
    let numbers = text.split(separator: ",").compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    self.init(left: numbers[0], bottom: numbers[1], right: numbers[2], top: numbers[3])
  }
}
