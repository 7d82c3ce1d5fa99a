import FlowInterfaceBuilder

/// Puts the merged document together: objects where they belong, each with what both sides say of it.
struct TreeMerge {
  /// The root; nil where a side has none.
  private(set) var root: MergedElement?
  /// What could not be settled.
  private(set) var conflicts: [MergeConflict] = []
  /// Objects of theirs for which there is no place, since ours has another there.
  private(set) var displaced: [ElementKey] = []

  private let documents: Versions<KeyedDocument>
  private var values: ValueMerge
  /// The nodes of the merged document by what is around them.
  private var children: [ElementKey: Set<ElementKey>] = [:]

  init(_ documents: Versions<KeyedDocument>) {
    self.documents = documents
    values = ValueMerge(documents)
    let survival = Survival(documents)
    let placement = Placement(documents, kept: survival.kept)
    for (key, parent) in placement.parents { settle(key, in: parent) }
    for key in placement.contested { contest(key) }
    for restored in survival.restored.sorted(by: { $0.root < $1.root }) { restore(restored) }
    root = node(.document)
    conflicts += values.conflicts
  }

  private mutating func settle(_ key: ElementKey, in parent: ElementKey) {
    guard children[parent, default: []].insert(key).inserted, let node = some(parent), !node.isObject,
      let outer = node.parent
    else { return }
    settle(parent, in: outer)
  }

  private func some(_ key: ElementKey) -> KeyedNode? {
    documents.ours?[key] ?? documents.theirs?[key] ?? documents.base?[key]
  }

  // MARK: Nodes

  /// The merged element of a node; nil for a container in which nothing is left.
  private mutating func node(_ key: ElementKey) -> MergedElement? {
    let nodes = documents.map { $0[key] }
    let elements = nodes.map(\.element)
    let both = elements.ours != nil && elements.theirs != nil
    let owner = ValueMerge.Owner(element: owner(of: nodes))
    var side = side(of: elements, owner)
    guard var element = elements[side], let node = nodes[side] else { return nil }
    var attributes =
      both
      ? values.attributes(of: elements, owner)
      : Dictionary(element.attributes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var merged: [Member: MergedElement] = [:]
    for case .node(let child) in members(nodes) {
      merged[.node(child)] = self.node(child)
    }
    if key == .document {
      addParts(nodes, &merged, owner)
    } else {
      for case .property(let name) in members(nodes) { merged[.property(name)] = property(name, nodes, owner) }
    }
    let order = SiblingOrder(
      base: list(nodes.base, merged), ours: list(nodes.ours, merged), theirs: list(nodes.theirs, merged),
      precedes: Self.precedes)
    if order.isContested, Self.isOrdered(element) { contestOrder(of: nodes, owner) }
    var names = order.names
    leaveOneEach(&names, &merged, &attributes, nodes, owner)
    guard node.isObject || !names.isEmpty || isBare(key) else { return nil }
    if names.isEmpty, !element.children.isEmpty, let other = elements[side.other], other.children.isEmpty {
      (side, element) = (side.other, other)
    }
    let children = names.compactMap { merged[$0] }
    return MergedElement(
      element, of: side,
      content: .init(
        attributes: attributes, order: elements[side.other]?.attributes.map(\.name) ?? [], children: children))
  }

  /// The side whose element is written: that which made another kind of object of it, if either did.
  private mutating func side(of elements: Versions<InterfaceElement>, _ owner: ValueMerge.Owner) -> MergeSide {
    let names = elements.map(\.name)
    guard let ours = names.ours, let theirs = names.theirs, ours != theirs else {
      return MergedElement.written(elements)
    }
    if let side = names.settled?.side { return side }
    values.report(elements, owner.inside("kind"), ObjectName.words(of: ours), ObjectName.words(of: theirs))
    return .ours
  }

  /// The object that a node belongs to.
  private func owner(of nodes: Versions<KeyedNode>) -> Versions<InterfaceElement> {
    Versions(
      base: nodes.base?.element, ours: nodes.ours.flatMap { object($0, documents.ours) },
      theirs: nodes.theirs.flatMap { object($0, documents.theirs) })
  }

  private func object(_ node: KeyedNode, _ document: KeyedDocument?) -> InterfaceElement? {
    node.isObject ? node.element : node.owner.flatMap { document?[$0]?.element }
  }

  /// The members of a node in any of the documents that are in the merged one, once each.
  private func members(_ nodes: Versions<KeyedNode>) -> [Member] {
    guard let key = (nodes.ours ?? nodes.theirs)?.key else { return [] }
    var seen: Set<Member> = []
    return [nodes.ours, nodes.theirs].compactMap(\.self).flatMap(\.members).filter { member in
      if case .node(let child) = member, children[key]?.contains(child) != true, !isBare(child) { return false }
      return seen.insert(member).inserted
    }
  }

  /// Whether both sides have a container that stays when nothing is in it: it says something itself, or a side has it
  /// empty.
  private func isBare(_ key: ElementKey) -> Bool {
    guard let ours = documents.ours?[key], let theirs = documents.theirs?[key], !ours.isObject else { return false }
    return !ours.element.attributes.isEmpty || ours.members.isEmpty || theirs.members.isEmpty
  }

  private func list(_ node: KeyedNode?, _ merged: [Member: MergedElement]) -> [Member] {
    node?.members.filter { merged[$0] != nil } ?? []
  }

  private mutating func property(
    _ name: String, _ nodes: Versions<KeyedNode>, _ owner: ValueMerge.Owner
  ) -> MergedElement? {
    guard let ours = nodes.ours, let theirs = nodes.theirs else {
      let side: MergeSide = nodes.ours == nil ? .theirs : .ours
      return nodes[side]?.properties[name].map { MergedElement($0, of: side) }
    }
    let versions = Versions(base: nodes.base, ours: ours, theirs: theirs).map { $0.properties[name] }
    var inner = owner.inside(name)
    inner.isQuiet = [(versions.ours, ours, documents.ours), (versions.theirs, theirs, documents.theirs)].contains {
      property, node, document in
      guard let property, let document else { return false }
      return QuietProperties.contains(property, of: node.element, in: document.document)
    }
    return values.property(versions, inner)
  }

  /// Of two runs that both sides added at one place, that of the lesser name is first.
  private static func precedes(_ one: Member, _ two: Member) -> Bool {
    switch (one, two) {
    case (.node(let one), .node(let two)): one < two
    case (.property(let one), .property(let two)): one < two
    case (.property, .node): true
    case (.node, .property): false
    }
  }

  // MARK: What only one may have

  /// Leaves one value for each property: ours where both sides gave it one, each in its own form.
  private mutating func leaveOneEach(
    _ names: inout [Member], _ merged: inout [Member: MergedElement], _ attributes: inout [String: InterfaceAttribute],
    _ nodes: Versions<KeyedNode>, _ owner: ValueMerge.Owner
  ) {
    let own = Set(nodes.ours?.members ?? [])
    var holders: [String: Member] = [:]
    for member in names {
      guard let element = merged[member]?.element, let key = element["key"] else { continue }
      if attributes[key] != nil, element.isNamed("string") || element.isNamed("mutableString") {
        if own.contains(member) { attributes[key] = nil } else { merged[member] = nil }
        report(key, nodes, owner)
        continue
      }
      guard let first = holders[key] else {
        holders[key] = member
        continue
      }
      guard own.contains(first) != own.contains(member) else { continue }
      let (kept, lost) = own.contains(first) ? (first, member) : (member, first)
      holders[key] = kept
      let elements = Versions(base: nil, ours: merged[kept]?.element, theirs: merged[lost]?.element)
      values.report(
        elements, owner.inside(key), elements.ours.map(ObjectName.name) ?? "",
        elements.theirs.map(ObjectName.name) ?? "")
      if case .node(let key) = lost { displaced.append(key) }
      merged[lost] = nil
    }
    names.removeAll { merged[$0] == nil }
  }

  private mutating func report(_ key: String, _ nodes: Versions<KeyedNode>, _ owner: ValueMerge.Owner) {
    func text(_ node: KeyedNode?) -> String { "\"\(ObjectName.short(node?.element.string(key) ?? ""))\"" }
    values.report(nodes.map(\.element), owner.inside(key), text(nodes.ours), text(nodes.theirs))
  }

  // MARK: The parts of the document

  private mutating func addParts(
    _ nodes: Versions<KeyedNode>, _ merged: inout [Member: MergedElement], _ owner: ValueMerge.Owner
  ) {
    var used: Set<String> = []
    var objects: Set<String> = []
    for element in merged.values {
      element.forEachValue { used.insert($0) }
      collectIDs(element, &objects)
    }
    for case .property(let name) in members(nodes) {
      let versions = nodes.map { $0.properties[name] }
      let part = DocumentParts(versions: versions, used: used, objects: objects)
      merged[.property(name)] =
        switch name {
        case "resources": part.resources()
        case "inferredMetricsTieBreakers": part.tieBreakers(documents)
        default: property(name, nodes, owner)
        }
    }
  }

  private func collectIDs(_ element: MergedElement, _ ids: inout Set<String>) {
    if let id = element.element["id"] { ids.insert(id) }
    for child in element.content?.children ?? [] { collectIDs(child, &ids) }
  }

  // MARK: Conflicts

  /// What shows in the order of its parts.
  private static func isOrdered(_ element: InterfaceElement) -> Bool {
    ["subviews", "sections", "cells", "items", "toolbarItems", "leftBarButtonItems", "rightBarButtonItems"]
      .contains(element.name)
  }

  private mutating func contestOrder(of nodes: Versions<KeyedNode>, _ owner: ValueMerge.Owner) {
    let name = ObjectName.words(of: nodes.ours?.element.name ?? "")
    values.report(nodes.map(\.element), owner.inside("order of \(name)"), "moved", "moved otherwise")
  }

  private mutating func contest(_ key: ElementKey) {
    let elements = documents.map { $0[key]?.element }
    func holder(_ document: KeyedDocument?) -> String {
      let owner = document?.owner(of: key).flatMap { document?[$0]?.element }
      return "in \(owner.map(ObjectName.name) ?? "the document")"
    }
    values.report(
      elements, ValueMerge.Owner(element: elements, path: ["place"]), holder(documents.ours), holder(documents.theirs))
  }

  private mutating func restore(_ restored: Survival.Restored) {
    let side = restored.keeper
    let kept = documents[side]?[restored.root]?.element
    let cause = restored.cause.flatMap { documents[side]?[$0]?.element }
    var text = "changed"
    if let cause {
      text =
        restored.isReference ? "used by \(ObjectName.name(of: cause))" : "changed \(ObjectName.name(of: cause)) in it"
    }
    let changed = MergeConflict.Version(text: text, location: (cause ?? kept)?.location)
    let gone = MergeConflict.Version(text: "deleted", location: nil)
    conflicts.append(
      MergeConflict(
        place: kept.map(ObjectName.place) ?? "", property: "", ours: side == .ours ? changed : gone,
        theirs: side == .ours ? gone : changed, outcome: "it is kept"))
  }
}
