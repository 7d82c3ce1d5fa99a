/// What differs between two diagrams of an app: screens and transitions that came, went, and changed.
///
/// Screens are the same by their ids, segues by their source and their object identifier, and what code does and what
/// containers hold by what they lead from and to and how. Their order and their places in files make no difference, so
/// that a document that Xcode writes anew, or that moves to another folder, is the same.
package struct DiagramDifference: Sendable, Hashable {
  /// One thing that differs.
  package struct Change: Sendable, Hashable, Codable {
    package enum Kind: String, Sendable, Codable {
      case added, removed, changed
    }

    package var change: Kind
    /// The screen's id, or those of the screens that a transition leads from and to.
    package var screen: String?
    package var from: String?
    package var to: String?
    /// What a reader calls it.
    package var text: String
    /// What changed: the property, and its values before and now.
    package var details: [Detail]?
  }

  package struct Detail: Sendable, Hashable, Codable {
    package var property: String
    package var old: String?
    package var new: String?
  }

  package private(set) var screens: [Change] = []
  package private(set) var transitions: [Change] = []

  /// Whether nothing differs.
  package var isEmpty: Bool { screens.isEmpty && transitions.isEmpty }

  package init(from old: Diagram, to new: Diagram) {
    let old = old.renamed(Self.moves(from: old, to: new))
    let names = Self.names(of: old).merging(Self.names(of: new)) { $1 }
    screens = Self.changes(
      from: Self.screens(of: old), to: Self.screens(of: new),
      make: { kind, screen, details in
        Change(change: kind, screen: screen.id, text: screen.text, details: details)
      })
    transitions = Self.changes(
      from: Self.ways(of: old), to: Self.ways(of: new),
      make: { kind, way, details in
        Change(
          change: kind, from: way.from, to: way.targets.joined(separator: ", "), text: way.text(names),
          details: details)
      })
  }

  /// The new ids of screens whose storyboard has another folder in its name: it moved, or there is another of its name.
  private static func moves(from old: Diagram, to new: Diagram) -> [String: String] {
    func homeless(_ diagram: Diagram, _ other: Diagram) -> [String: [String]] {
      let known = Set(other.nodes.map(\.id))
      return Dictionary(grouping: diagram.nodes.map(\.id).filter { !known.contains($0) }) { id in
        id.split(separator: "/").last.map(String.init) ?? id
      }
    }
    let arrived = homeless(new, old)
    return homeless(old, new).reduce(into: [:]) { moves, entry in
      guard entry.value.count == 1, let places = arrived[entry.key], places.count == 1 else { return }
      moves[entry.value[0]] = places[0]
    }
  }

  private static func names(of diagram: Diagram) -> [String: String] {
    Dictionary(diagram.nodes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  private static func changes<Part: ComparedPart>(
    from old: [(key: String, part: Part)], to new: [(key: String, part: Part)],
    make: (Change.Kind, Part, [Detail]?) -> Change
  ) -> [Change] {
    let before = Dictionary(old.map { ($0.key, $0.part) }, uniquingKeysWith: { first, _ in first })
    let now = Dictionary(new.map { ($0.key, $0.part) }, uniquingKeysWith: { first, _ in first })
    let removed = old.filter { now[$0.key] == nil }.map { make(.removed, $0.part, nil) }
    let added = new.filter { before[$0.key] == nil }.map { make(.added, $0.part, nil) }
    let changed = new.compactMap { key, part -> Change? in
      guard let earlier = before[key] else { return nil }
      let details = details(from: earlier.properties, to: part.properties)
      return details.isEmpty ? nil : make(.changed, part, details)
    }
    return removed + added + changed
  }

  private static func details(
    from old: [(name: String, value: String?)], to new: [(name: String, value: String?)]
  ) -> [Detail] {
    // Words are compared where no identifier says it.
    zip(old, new).filter { $0.value != $1.value && ($0.name != "summary" || $0.value != nil && $1.value != nil) }.map {
      Detail(property: $0.name, old: $0.value, new: $1.value)
    }
  }
}

/// Something that two diagrams have, with what of it is compared.
private protocol ComparedPart {
  var properties: [(name: String, value: String?)] { get }
}

extension DiagramDifference {
  private struct ComparedScreen: ComparedPart {
    var id: String
    var text: String
    var properties: [(name: String, value: String?)]
  }

  /// A transition; an unwind segue may lead to several screens.
  private struct ComparedWay: ComparedPart {
    var from: String
    var targets: [String]
    var kind: String
    var isInCode: Bool
    var containers: String?
    var step: Diagram.Step

    var properties: [(name: String, value: String?)] {
      [
        ("to", targets.joined(separator: ", ")), ("kind", kind), ("identifier", step.identifier),
        ("trigger", step.trigger), ("summary", step.identifier == nil ? step.summary : nil),
        ("containers", containers),
      ]
    }

    func text(_ names: [String: String]) -> String {
      let places = targets.map { names[$0] ?? $0 }.joined(separator: ", ")
      let texts = [step.summary, step.trigger, isInCode ? "in code" : nil].compactMap(\.self)
      return "\(names[from] ?? from) → \(places): \(texts.joined(separator: ", "))"
    }
  }

  private static func screens(of diagram: Diagram) -> [(key: String, part: ComparedScreen)] {
    diagram.nodes.filter(\.isScreen).map { node in
      let properties: [(name: String, value: String?)] = [
        ("name", node.name), ("class", node.className), ("kind", node.kind), ("identifier", node.identifier),
        ("initial", node.isInitial ? "yes" : nil), ("start", node.isStart ? "yes" : nil),
        ("in", NodeLook.word(for: node.containers)), ("leads nowhere", node.reason),
      ]
      return (
        node.id,
        ComparedScreen(id: node.id, text: NodeLook.texts(of: node).joined(separator: ", "), properties: properties)
      )
    }
  }

  private static func ways(of diagram: Diagram) -> [(key: String, part: ComparedWay)] {
    var ways: [(key: String, part: ComparedWay)] = []
    var places: [String: Int] = [:]
    var counts: [String: Int] = [:]
    for edge in diagram.edges {
      for step in edge.transitions {
        let way = ComparedWay(
          from: edge.from, targets: [edge.to], kind: edge.kind, isInCode: edge.isInCode,
          containers: NodeLook.word(for: edge.containers), step: step)
        var key: String
        if edge.kind != Diagram.relationshipKind, let id = step.id, !id.isEmpty {
          key = "\(edge.from) \(id)"
          if let place = places[key] {
            ways[place].part.targets.append(edge.to)
            continue
          }
          places[key] = ways.count
        } else {
          // A tab may change its place.
          let texts = edge.kind == Diagram.relationshipKind ? [step.relationship] : [step.summary, step.trigger]
          key = ([edge.from, edge.to, edge.kind] + texts.compactMap(\.self)).joined(separator: " ")
          counts[key, default: 0] += 1
          key += " \(counts[key] ?? 0)"
        }
        ways.append((key, way))
      }
    }
    return ways.map { way in
      var way = way
      way.part.targets.sort()
      return way
    }
  }
}
