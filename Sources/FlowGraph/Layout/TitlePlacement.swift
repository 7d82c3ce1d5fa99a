/// Moves the titles of frames along their frames' upper or lower border to where no line runs, and makes frames wider that
/// have no such place.
enum TitlePlacement {
  /// The room between a title and the sides of its frame, and how far apart the places are that are tried.
  private static let (margin, step) = (6.0, 4.0)

  /// The graph with its titles where they are read best.
  static func improved(_ graph: LaidOutGraph) -> LaidOutGraph {
    var graph = graph
    let nodes = BoxIndex(graph.nodes.sorted { $0.key < $1.key }.map(\.value))
    let stretches = graph.edges.sorted { $0.key < $1.key }.flatMap(\.value.curves).flatMap { curve in
      let points = LabelPlacement.points(curve)
      return zip(points, points.dropFirst()).map { ($0, $1) }
    }
    let lines = BoxIndex(stretches.map { PictureBox($0.0, $0.1) })
    func crossings(_ box: PictureBox) -> Int {
      lines.near(box).count { box.isCrossed(from: stretches[$0].0, to: stretches[$0].1) }
    }
    func isFree(_ box: PictureBox) -> Bool { !nodes.near(box).contains { nodes.boxes[$0].meets(box) } }
    for id in graph.frames.keys.sorted() {
      guard let frame = graph.frames[id], let title = frame.title else { continue }
      var best = (crossings: crossings(title), box: title)
      for place in places(of: title, in: frame.box) where best.crossings > 0 && isFree(place) {
        let crossings = crossings(place)
        if crossings < best.crossings { best = (crossings, place) }
      }
      graph.frames[id]?.title = best.box
      guard best.crossings > 0 else { continue }
      let others = graph.frames.filter { $0.key != id }.map(\.value.box)
      let outside = graph.nodes.values.filter { !frame.box.meets($0) }
      let extent = graph.extent
      for wider in widened(frame) {
        guard extent.left <= wider.box.left, wider.box.right <= extent.right,
          !others.contains(where: wider.box.meets), !outside.contains(where: wider.box.meets)
        else { continue }
        if let title = wider.title, crossings(title) == 0, isFree(title) {
          graph.frames[id] = wider
          break
        }
      }
    }
    return graph
  }

  /// A frame made wider at one side by no more than its title takes, with the title there.
  private static func widened(_ frame: LaidOutGraph.Frame) -> [LaidOutGraph.Frame] {
    guard let title = frame.title else { return [] }
    return stride(from: step, through: title.width, by: step).flatMap { more in
      [false, true].map { isLeft in
        var (box, moved) = (frame.box, title)
        if isLeft {
          box.left -= more
          moved = title.moved(by: PicturePoint(x: box.left + margin - title.left, y: 0))
        } else {
          box.right += more
          moved = title.moved(by: PicturePoint(x: box.right - margin - title.right, y: 0))
        }
        return LaidOutGraph.Frame(box: box, title: moved)
      }
    }
  }

  /// The places of a title: above from left to right, then below.
  private static func places(of title: PictureBox, in frame: PictureBox) -> [PictureBox] {
    let (first, last) = (frame.left + margin, frame.right - margin - title.width)
    guard first <= last else { return [] }
    let steps = Int((last - first) / step)
    return [title.bottom, frame.bottom + 3].flatMap { bottom in
      (0...steps).map { number in
        title.moved(by: PicturePoint(x: first + Double(number) * step - title.left, y: bottom - title.bottom))
      }
    }
  }
}
