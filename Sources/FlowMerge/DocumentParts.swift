import FlowInterfaceBuilder

/// The lists at the end of a document, which Interface Builder makes from what the objects use.
struct DocumentParts {
  /// The list in all three documents.
  let versions: Versions<InterfaceElement>
  /// All values of attributes in the merged document.
  let used: Set<String>
  /// The ids of the objects that it has.
  let objects: Set<String>

  /// The images and colours of both sides; those that one side dropped only where something shows them.
  func resources() -> MergedElement? {
    list(name: LocalName.of, precedes: <) { name, versions in
      let isDropped = versions.base != nil && (versions.ours == nil || versions.theirs == nil)
      let element = versions.ours ?? versions.theirs
      return !isDropped || element?["name"].map(used.contains) == true
    }
  }

  /// The segue that gives each screen its bars on the canvas: one for each screen, if it is there.
  func tieBreakers(_ documents: Versions<KeyedDocument>) -> MergedElement? {
    var targets: [String: String] = [:]
    for document in [documents.theirs, documents.ours] {
      guard let document else { continue }
      for (id, key) in document.ids {
        if let target = document[key]?.element["destination"] { targets[id] = target }
      }
    }
    return list(
      name: { element in element["reference"].map { targets[$0] ?? $0 } ?? LocalName.of(element) }, precedes: <
    ) { _, versions in
      let element = versions.ours ?? versions.theirs
      guard let reference = element?["reference"] else { return true }
      return objects.contains(reference)
    }
  }

  /// A list whose entries are found by a name.
  private func list(
    name: (InterfaceElement) -> String, precedes: (String, String) -> Bool,
    keeps: (String, Versions<InterfaceElement>) -> Bool
  ) -> MergedElement? {
    let side = MergedElement.written(versions)
    guard let element = versions[side] else { return nil }
    func named(_ list: InterfaceElement) -> (names: [String], entries: [String: InterfaceElement]) {
      var names: [String] = []
      var entries: [String: InterfaceElement] = [:]
      for entry in list.children {
        let unique = LocalName.unique(name(entry), among: Set(names))
        names.append(unique)
        entries[unique] = entry
      }
      return (names, entries)
    }
    let lists = versions.map { named($0) }
    let (base, ours, theirs) = (lists.base, lists.ours, lists.theirs)
    var entries: [String: MergedElement] = [:]
    for name in Set((ours?.names ?? []) + (theirs?.names ?? [])) {
      let entry = Versions(base: base?.entries[name], ours: ours?.entries[name], theirs: theirs?.entries[name])
      guard keeps(name, entry) else { continue }
      let isOurs = entry.theirs.map { theirs in
        guard let ours = entry.ours else { return false }
        return ElementText.whole(ours) != entry.base.map(ElementText.whole) || theirs.source == ours.source
      }
      let side: MergeSide = isOurs ?? true ? .ours : .theirs
      entries[name] = entry[side].map { MergedElement($0, of: side) }
    }
    func left(_ names: [String]?) -> [String] { names?.filter { entries[$0] != nil } ?? [] }
    let order = SiblingOrder(
      base: left(base?.names), ours: left(ours?.names), theirs: left(theirs?.names), precedes: precedes)
    guard !order.names.isEmpty else { return nil }
    return MergedElement(
      element, of: side,
      content: .init(
        attributes: Dictionary(element.attributes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }),
        order: [], children: order.names.compactMap { entries[$0] }))
  }
}
