import FlowInterfaceBuilder

/// What holds each object of the merged document, where the sides may have moved it.
struct Placement {
  /// The node around each object.
  private(set) var parents: [ElementKey: ElementKey] = [:]
  /// The objects that both sides moved, each elsewhere: ours is kept.
  private(set) var contested: [ElementKey] = []

  private let documents: Versions<KeyedDocument>
  private let kept: Set<ElementKey>

  init(_ documents: Versions<KeyedDocument>, kept: Set<ElementKey>) {
    self.documents = documents
    self.kept = kept
    for key in kept where key != .document { parents[key] = place(key) }
    breakCycles()
    contested.sort()
  }

  private mutating func place(_ key: ElementKey) -> ElementKey? {
    let places = documents.map { $0[key] }.map(\.parent)
    guard let ours = places.ours, let theirs = places.theirs else { return places.ours ?? places.theirs }
    if ours == theirs { return ours }
    let (first, second) = (stays(ours), stays(theirs))
    if first != second { return first ? ours : theirs }
    if ours == places.base { return theirs }
    if theirs != places.base { contested.append(key) }
    return ours
  }

  /// Whether the object that a node belongs to is in the merged document.
  private func stays(_ key: ElementKey) -> Bool { kept.contains(object(of: key)) }

  /// The object that a container belongs to.
  private func object(of key: ElementKey) -> ElementKey {
    guard let node = documents.ours?[key] ?? documents.theirs?[key] ?? documents.base?[key], !node.isObject else {
      return key
    }
    return node.owner ?? key
  }

  /// Takes back moves of theirs where each side moved one object into the other.
  private mutating func breakCycles() {
    var settled: Set<ElementKey> = [.document]
    for start in parents.keys.sorted() {
      var path: [ElementKey] = []
      var key = start
      while !settled.contains(key) {
        if let index = path.firstIndex(of: key) {
          let moved = path[index...].filter { member in
            documents.ours?[member]?.parent.map { $0 != parents[member] } ?? false
          }
          guard !moved.isEmpty else { break }
          for member in moved { parents[member] = documents.ours?[member]?.parent }
          contested += moved
          path = []
          key = start
          continue
        }
        path.append(key)
        guard let parent = parents[key] else { break }
        key = object(of: parent)
      }
      settled.formUnion(path)
    }
  }
}
