import FlowInterfaceBuilder

/// Which objects the merged document has: what neither side deleted, what either added, and what one side deleted that
/// the other changed or refers to, which is a conflict.
struct Survival {
  /// The objects that stay.
  private(set) var kept: Set<ElementKey>
  /// The objects that one side deleted and that stay for the other's sake, by the topmost that went.
  private(set) var restored: [Restored] = []

  /// A deletion that the merge does not follow.
  struct Restored {
    /// The topmost object that is deleted.
    var root: ElementKey
    /// The side that still has it.
    var keeper: MergeSide
    /// What this side changed in it, or refers to it with; nil where the object itself is other.
    var cause: ElementKey?
    /// Whether it is only referred to.
    var isReference: Bool
  }

  private let documents: Versions<KeyedDocument>
  /// What one side deleted, with the side that still has it.
  private var deleted: [ElementKey: MergeSide] = [:]
  private var references: [MergeSide: [ElementKey: Set<References.Reference>]] = [:]
  private var pending: [ElementKey] = []

  init(_ documents: Versions<KeyedDocument>) {
    self.documents = documents
    kept = []
    for side in MergeSide.allCases {
      guard let own = documents[side], let other = documents[side.other] else { continue }
      for key in own.objects {
        if other[key] == nil, documents.base?[key] != nil { deleted[key] = side } else { kept.insert(key) }
      }
      references[side] = refer(own)
    }
    guard !deleted.isEmpty else { return }
    for side in MergeSide.allCases { restoreTouched(by: side) }
    restoreDependents()
  }

  private func refer(_ document: KeyedDocument) -> [ElementKey: Set<References.Reference>] {
    var result: [ElementKey: Set<References.Reference>] = [:]
    for node in document.nodes.values {
      let found = References.of(node, in: document)
      guard !found.isEmpty, let key = node.isObject ? node.key : node.owner else { continue }
      result[key, default: []].formUnion(found)
    }
    return result
  }

  // MARK: Changed by one side, deleted by the other

  private mutating func restoreTouched(by side: MergeSide) {
    guard let own = documents[side], let base = documents.base, let other = documents[side.other] else { return }
    for key in own.objects {
      if deleted[key] == side {
        if isChanged(key, own, base) { restore(key, side, because: nil, isReference: false) }
        continue
      }
      // Added to, or moved into, what is gone.
      if let owner = own.owner(of: key), deleted[owner] == side {
        let isNew = base[key] == nil
        let isMoved = !isNew && base.owner(of: key) != owner && other.owner(of: key) == base.owner(of: key)
        if isNew || isMoved { restore(owner, side, because: key, isReference: false) }
      }
      let before = base[key] == nil ? [] : refer(base, key)
      for reference in references[side]?[key] ?? [] where deleted[reference.target] == side {
        if !before.contains(reference) { restore(reference.target, side, because: key, isReference: true) }
      }
    }
  }

  private func refer(_ document: KeyedDocument, _ key: ElementKey) -> Set<References.Reference> {
    var found: Set<References.Reference> = []
    func collect(_ node: KeyedNode) {
      found.formUnion(References.of(node, in: document))
      for case .node(let child) in node.members {
        if let child = document[child], !child.isObject { collect(child) }
      }
    }
    if let node = document[key] { collect(node) }
    return found
  }

  /// Whether a side changed more of an object than what Interface Builder works out. Where a view stands is no reason to
  /// keep it: views around it move it.
  private func isChanged(_ key: ElementKey, _ own: KeyedDocument, _ base: KeyedDocument) -> Bool {
    guard let now = own[key], let before = base[key] else { return false }
    return says(now, own) != says(before, base)
  }

  private func says(_ node: KeyedNode, _ document: KeyedDocument) -> String {
    var attributes = ElementText.attributes(of: node.element)
    for name in attributes.keys where QuietProperties.contains(attribute: name) { attributes[name] = nil }
    var text = node.element.name + "\(attributes.sorted { $0.key < $1.key })"
    for (name, property) in node.properties.sorted(by: { $0.key < $1.key })
    where !References.isMask(property) && !QuietProperties.isFrame(property)
      && !QuietProperties.contains(property, of: node.element, in: document.document)
    {
      text += name + ElementText.whole(property)
    }
    for case .node(let child) in node.members {
      if let child = document[child], !child.isObject, !child.element.attributes.isEmpty {
        text += says(child, document)
      }
    }
    return text
  }

  // MARK: Restoring

  private mutating func restore(_ key: ElementKey, _ side: MergeSide, because cause: ElementKey?, isReference: Bool) {
    guard deleted[key] == side, let own = documents[side] else { return }
    var root = key
    while let owner = own.owner(of: root), deleted[owner] == side { root = owner }
    if !restored.contains(where: { $0.root == root }) {
      let cause = cause ?? (root == key ? nil : key)
      restored.append(Restored(root: root, keeper: side, cause: cause, isReference: isReference))
    }
    keep(root, side)
  }

  /// Keeps an object with all that was deleted in it.
  private mutating func keep(_ root: ElementKey, _ side: MergeSide) {
    guard let own = documents[side] else { return }
    func search(_ key: ElementKey) {
      guard let node = own[key] else { return }
      if node.isObject {
        guard deleted[key] == side else { return }
        deleted[key] = nil
        kept.insert(key)
        pending.append(key)
      }
      for case .node(let child) in node.members { search(child) }
    }
    search(root)
  }

  /// Keeps what went with restored objects: what they refer to, and the constraints, outlets and segues that lead to
  /// them.
  private mutating func restoreDependents() {
    var hasMore = true
    while hasMore {
      hasMore = false
      while let key = pending.popLast() {
        for side in MergeSide.allCases {
          for reference in references[side]?[key] ?? [] where deleted[reference.target] == side {
            var root = reference.target
            while let owner = documents[side]?.owner(of: root), deleted[owner] == side { root = owner }
            keep(root, side)
          }
        }
      }
      for (key, side) in deleted.sorted(by: { $0.key < $1.key }) {
        guard let own = documents[side], let owner = own.owner(of: key), kept.contains(owner) else { continue }
        let targets = (references[side]?[key] ?? []).map(\.target)
        guard targets.contains(where: isRestored), targets.allSatisfy(kept.contains) else { continue }
        keep(key, side)
        hasMore = true
      }
    }
  }

  private func isRestored(_ key: ElementKey) -> Bool {
    kept.contains(key) && (documents.ours?[key] == nil || documents.theirs?[key] == nil)
      && documents.base?[key] != nil
  }
}
