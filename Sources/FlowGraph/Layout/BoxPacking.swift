/// Puts boxes beside and below one another.
enum BoxPacking {
  /// Where boxes go, by their lower left corners from the upper left one of all, so that y is below zero.
  ///
  /// - Parameters:
  ///   - sizes: the boxes, in the order in which they are put.
  ///   - width: how wide all may be; a wider box has a row of its own.
  ///   - gap: the room between them.
  static func places(for sizes: [(width: Double, height: Double)], width: Double, gap: Double) -> [PicturePoint] {
    // The lower edge of what is there already: stretches from left to right, each with how far down it reaches.
    var edge: [(left: Double, right: Double, depth: Double)] = [(0, Double.greatestFiniteMagnitude, 0)]
    return sizes.map { size in
      let wide = size.width + gap
      var best: (x: Double, depth: Double)?
      for start in edge where start.left + size.width <= width || start.left == 0 {
        let depth = edge.filter { $0.left < start.left + wide && $0.right > start.left }.map(\.depth).max() ?? 0
        if best == nil || depth < best!.depth { best = (start.left, depth) }
      }
      let place = best ?? (0, edge.map(\.depth).max() ?? 0)
      let (left, right, depth) = (place.x, place.x + wide, place.depth + size.height + gap)
      var next: [(left: Double, right: Double, depth: Double)] = []
      for part in edge {
        if part.left < left { next.append((part.left, min(part.right, left), part.depth)) }
        if part.right > right { next.append((max(part.left, right), part.right, part.depth)) }
      }
      next.append((left, right, depth))
      edge = next.sorted { $0.left < $1.left }
      return PicturePoint(x: left, y: -(place.depth + size.height))
    }
  }
}
