import Foundation

/// An app's navigation as it is drawn: what every format shows, in one order that hangs on nothing but the app.
package struct Diagram: Sendable, Hashable {
  /// A screen, or what stands where one should be.
  package struct Node: Sendable, Hashable {
    /// `Storyboard#objectID`; of an exit and of what is missing, that of its screen and what it is.
    package var id: String
    /// What a reader calls it.
    package var name: String
    /// What it is: a kind of ``FlowModel/Screen``, `exit`, or `missing`.
    package var kind: String
    /// The class that runs.
    package var className: String?
    /// The storyboard identifier.
    package var identifier: String?
    /// The frame that it stands in.
    package var group: String?
    /// Whether its storyboard begins with it.
    package var isInitial = false
    /// Whether the app starts with it.
    package var isStart = false
    /// The containers that it comes in whichever way leads to it, the outermost first.
    package var containers: [Container] = []
    /// Why it leads nowhere.
    package var reason: String?
    /// The file that says so, and the 1-based line.
    package var file: String?
    package var line: Int?
    /// How many flows were on it; nil where none were asked.
    package var flows: Int?
    /// What a check found at it; nil where none was asked.
    package var findings: [Note]?
  }

  /// A container that holds one screen and is drawn with it.
  package struct Container: Sendable, Hashable, Codable {
    package var id: String
    package var className: String
    package var isCustom: Bool
    package var file: String?
    package var line: Int?
  }

  /// A way from screen to screen, with all transitions of one kind that are parallel.
  package struct Edge: Sendable, Hashable {
    package var from: String
    package var to: String
    /// The kind's word: `show`, `present`, `relationship`; `start` for the way in.
    package var kind: String
    /// Whether code makes it.
    package var isInCode = false
    /// The containers that come with this way alone, the outermost first.
    package var containers: [Container] = []
    package var transitions: [Step]
    /// What a check found at it; nil where none was asked.
    package var findings: [Note]?
  }

  /// One transition.
  package struct Step: Sendable, Hashable, Codable {
    /// The segue's object identifier; nil for code.
    package var id: String?
    /// What happens and by what name: `show 'signIn'`, `tab 1 "Home"`.
    package var summary: String
    package var identifier: String?
    /// What a user touches.
    package var trigger: String?
    /// The same as a flow finds it; nil for rows, and for what has neither a text nor an identifier.
    package var touch: Touch?
    /// What a relationship means: `rootViewController`, `viewControllers`, ….
    package var relationship: String?
    /// The place among relationships, from 0.
    package var index: Int?
    /// The title of a tab.
    package var title: String?
    package var file: String?
    package var line: Int?
    /// How many flows took it; nil where none were asked.
    package var flows: Int?
    /// When a single flow took it: the numbers of its moves, from 1.
    package var turns: [Int]?
  }

  /// What a flow taps on, by its text or its accessibility identifier.
  package struct Touch: Sendable, Hashable, Codable {
    package var text: String?
    package var id: String?
  }

  /// A frame around screens: a storyboard, a tab, or what code makes.
  package struct Group: Sendable, Hashable, Codable {
    package var id: String
    package var name: String
  }

  /// The app's name.
  package var app: String
  package var groups: [Group] = []
  package var nodes: [Node] = []
  package var edges: [Edge] = []
  /// How many flows it is marked by; nil for none.
  package var flows: Int?
  /// What a check found at nothing that is drawn; nil where none was asked.
  package var looseFindings: [Note]?

  /// A diagram of nothing.
  package init(app: String) { self.init(app: app, groups: [], nodes: [], edges: []) }

  init(app: String, groups: [Group], nodes: [Node], edges: [Edge]) {
    self.app = app
    self.groups = groups
    self.nodes = nodes
    self.edges = edges
  }

  /// The kinds of nodes that are no screens.
  static let exitKind = "exit"
  static let missingKind = "missing"

  /// The kinds of containers.
  static let containerKinds: Set<String> = ["navigation", "tabBar", "split", "page"]
}

extension Diagram.Node {
  /// Whether it is a screen or an object, not an exit nor what is missing.
  package var isScreen: Bool { kind != Diagram.exitKind && kind != Diagram.missingKind }
  var isContainer: Bool { Diagram.containerKinds.contains(kind) }
  /// Whether nothing but the framework's own container is in it.
  var isBareContainer: Bool { isContainer && className?.hasPrefix("UI") == true }
}

extension Diagram {
  /// How many screens there are.
  package var screenCount: Int { nodes.count(where: \.isScreen) }
  /// How many transitions there are.
  package var transitionCount: Int { edges.reduce(0) { $0 + $1.transitions.count } }

  /// What it holds, in a few words: `17 screens`, `28 transitions`.
  package var figures: [String] {
    let counts = [(screenCount, "screen"), (transitionCount, "transition")].map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
    return counts + [coverageFigures, findingFigures].compactMap(\.self)
  }

  /// What of it flows go by, in a few words; nil where none were asked.
  var coverageFigures: String? {
    flows.map { "\($0) flow\($0 == 1 ? "" : "s"): \(FlowCoverage(self).figures)" }
  }

  /// Whether a relationship says what a container holds: a tab bar's root is that of its window.
  func holds(_ edge: Edge, in container: Node) -> Bool {
    guard edge.kind == Self.relationshipKind, edge.from == container.id, container.isContainer else { return false }
    return edge.transitions.allSatisfy { step in
      step.relationship != "window" && (step.relationship != "rootViewController" || container.kind == "navigation")
    }
  }

  func node(_ id: String) -> Node? { nodes.first { $0.id == id } }

  /// The same with parallel edges of one kind made one, in the order of the first. What a container holds stays apart.
  func merged() -> Diagram {
    var merged = self
    let containers = Set(nodes.filter(\.isContainer).map(\.id))
    merged.edges = []
    var places: [Edge: Int] = [:]
    for edge in edges {
      var key = edge
      key.transitions = []
      if let place = places[key], edge.kind != Self.relationshipKind || !containers.contains(edge.from) {
        merged.edges[place].transitions += edge.transitions
      } else {
        places[key] = merged.edges.count
        merged.edges.append(edge)
      }
    }
    return merged
  }

  /// The same with other ids for some nodes.
  func renamed(_ names: [String: String]) -> Diagram {
    guard !names.isEmpty else { return self }
    var renamed = self
    for place in nodes.indices { renamed.nodes[place].id = names[nodes[place].id] ?? nodes[place].id }
    for place in edges.indices {
      renamed.edges[place].from = names[edges[place].from] ?? edges[place].from
      renamed.edges[place].to = names[edges[place].to] ?? edges[place].to
    }
    return renamed
  }

  /// The same without the nodes that a test refuses, the edges at them, and groups of which nothing is left.
  func filtered(_ isKept: (Node) -> Bool) -> Diagram {
    var kept = self
    kept.nodes = nodes.filter(isKept)
    let ids = Set(kept.nodes.map(\.id))
    kept.edges = edges.filter { ids.contains($0.from) && ids.contains($0.to) }
    let groups = Set(kept.nodes.compactMap(\.group))
    kept.groups = self.groups.filter { groups.contains($0.id) }
    return kept
  }
}
