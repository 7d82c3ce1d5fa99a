import Foundation

extension Diagram {
  /// The node that a screen is drawn as: itself, or the screen that it is folded into; nil where it is not drawn.
  package func place(of id: String) -> String? {
    if node(id) != nil { return id }
    if let folded = nodes.first(where: { $0.containers.contains { $0.id == id } }) { return folded.id }
    return edges.first { $0.containers.contains { $0.id == id } }?.to
  }

  /// The screens around one: what leads to it and what it leads to, in so many transitions.
  package func focused(on id: String, depth: Int) -> Diagram {
    let near = Set(distances(from: id, within: depth, isBackward: false).keys)
      .union(distances(from: id, within: depth, isBackward: true).keys)
    return filtered { near.contains($0.id) }
  }

  /// What is come to from a screen.
  package func reached(from id: String) -> Diagram {
    let reached = distances(from: id, isBackward: false)
    return filtered { reached[$0.id] != nil }
  }

  /// What leads to a screen.
  package func leading(to id: String) -> Diagram {
    let leading = distances(from: id, isBackward: true)
    return filtered { leading[$0.id] != nil }
  }

  /// The shortest ways from a screen to another; nil where there is none.
  package func ways(from start: String, to end: String) -> Diagram? {
    let (from, to) = (distances(from: start, isBackward: false), distances(from: end, isBackward: true))
    guard let length = from[end] else { return nil }
    func isOnTheWay(_ edge: Edge) -> Bool {
      guard let before = from[edge.from], let after = to[edge.to] else { return false }
      return before + 1 + after == length
    }
    var ways = self
    ways.edges = edges.filter(isOnTheWay)
    let ends = Set(ways.edges.flatMap { [$0.from, $0.to] } + [start, end])
    return ways.filtered { ends.contains($0.id) }
  }

  /// The diagram without the screens that patterns name: by their id, name, class, identifier or frame, with `*` for any
  /// characters. What only screens that are left out lead to stays.
  package func excluding(_ patterns: [String]) -> Diagram {
    guard !patterns.isEmpty else { return self }
    let names = Dictionary(groups.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    let left = filtered { node in
      let texts = [
        node.id, node.name, node.className, node.identifier, node.group, node.group.flatMap { names[$0] },
      ].compactMap(\.self)
      return !patterns.contains { pattern in texts.contains { Self.matches(pattern, $0) } }
    }
    // An exit or a missing destination stands for a way of its screen's.
    let heads = Set(left.edges.map(\.to))
    return left.filtered { $0.isScreen || heads.contains($0.id) }
  }

  /// Whether a name is that of a pattern in which `*` stands for any characters.
  static func matches(_ pattern: String, _ text: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return pattern == text }
    guard text.count >= first.count + last.count, text.hasPrefix(first), text.hasSuffix(last) else { return false }
    var rest = text.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.range(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }

  /// How many transitions away nodes are.
  private func distances(from id: String, within depth: Int = .max, isBackward: Bool) -> [String: Int] {
    var next: [String: [String]] = [:]
    for edge in edges {
      let (from, to) = isBackward ? (edge.to, edge.from) : (edge.from, edge.to)
      next[from, default: []].append(to)
    }
    var distances = [id: 0]
    var queue = [id][...]
    while let node = queue.popFirst() {
      guard let distance = distances[node], distance < depth else { continue }
      for to in next[node] ?? [] where distances[to] == nil {
        distances[to] = distance + 1
        queue.append(to)
      }
    }
    return distances
  }
}
