import FlowInterfaceBuilder

/// Merges what objects say of themselves: their attributes, and the elements without objects in them.
struct ValueMerge {
  let documents: Versions<KeyedDocument>
  /// What could not be settled.
  private(set) var conflicts: [MergeConflict] = []

  /// Whose value is merged, for the texts of conflicts.
  struct Owner {
    /// The object.
    var element: Versions<InterfaceElement>
    /// The properties on the way from the object to the value.
    var path: [String] = []
    /// Whether nothing in it is a conflict.
    var isQuiet = false

    func inside(_ name: String) -> Owner {
      var owner = self
      owner.path.append(name.hasPrefix("@") ? String(name.dropFirst()) : name)
      return owner
    }
  }

  init(_ documents: Versions<KeyedDocument>) { self.documents = documents }

  // MARK: Attributes

  /// What a constraint is between: changed in two ways, it is one or the other.
  private static let anchors = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
  ]

  /// The merged attributes of an element that both sides have.
  mutating func attributes(of versions: Versions<InterfaceElement>, _ owner: Owner) -> [String: InterfaceAttribute] {
    let written = versions.map { element in
      Dictionary(element.attributes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    let said = versions.map(ElementText.attributes)
    let isConstraint = versions.ours?.isNamed("constraint") == true
    var names = Set((written.ours ?? [:]).keys).union((written.theirs ?? [:]).keys)
    var result: [String: InterfaceAttribute] = [:]
    var measures: [String] = []
    if isConstraint {
      let group = said.map { values in Self.anchors.map { values[$0] ?? "" } }
      if group.settled == nil {
        for name in Self.anchors { result[name] = written.ours?[name] }
        names.subtract(Self.anchors)
        report(
          versions, owner.inside("anchors"), Self.describe(anchors: versions.ours),
          Self.describe(anchors: versions.theirs))
      }
    }
    for name in names.sorted() {
      let values = said.map { $0[name] }
      if let settled = values.settled {
        guard settled.value != nil else { continue }
        let side = settled.side ?? (written.ours?[name]?.source == written.base?[name]?.source ? .theirs : .ours)
        result[name] = written[side]?[name]
      } else if Self.isRounding(values, versions) {
        let isOurs = (Double(values.ours ?? "") ?? 0) < (Double(values.theirs ?? "") ?? 0)
        result[name] = written[isOurs ? .ours : .theirs]?[name]
      } else if let side = newer(name, values, versions, owner) {
        result[name] = written[side]?[name]
      } else if versions.base == nil, !isConstraint, values.ours == nil || values.theirs == nil {
        result[name] = written.ours?[name] ?? written.theirs?[name]
      } else if versions.ours?.isNamed("rect") == true {
        result[name] = written.ours?[name]
        measures.append(name)
      } else {
        result[name] = written.ours?[name]
        report(
          attribute: name, versions, owner,
          ours: Self.shown(written.ours?[name], versions.ours, name, isGone: values.base != nil),
          theirs: Self.shown(written.theirs?[name], versions.theirs, name, isGone: values.base != nil),
          written.map { $0[name] })
      }
    }
    if !measures.isEmpty {
      func text(_ attributes: [String: InterfaceAttribute]?) -> String {
        measures.map { "\($0) \(attributes?[$0]?.value ?? "none")" }.joined(separator: ", ")
      }
      report(versions, owner, text(written.ours), text(written.theirs))
    }
    return result
  }

  /// Whether two places or sizes differ by no more than how screens round them: by half a point.
  private static func isRounding(_ values: Versions<String>, _ versions: Versions<InterfaceElement>) -> Bool {
    guard versions.ours?.isNamed("rect") == true, let ours = values.ours.flatMap(Double.init),
      let theirs = values.theirs.flatMap(Double.init)
    else { return false }
    return abs(ours - theirs) <= 0.5 * ElementText.precision + 1
  }

  /// The side whose value of an attribute counts although both changed it; nil where that is a conflict.
  private func newer(
    _ name: String, _ values: Versions<String>, _ versions: Versions<InterfaceElement>, _ owner: Owner
  ) -> MergeSide? {
    let isVersion = ToolsVersion.attributes.contains(name)
    if owner.isQuiet || isVersion && versions.ours?.isNamed("document") == true {
      guard let ours = values.ours, let theirs = values.theirs else { return values.ours == nil ? .theirs : .ours }
      return isVersion && ToolsVersion.isOlder(ours, theirs) ? .theirs : .ours
    }
    return QuietProperties.contains(attribute: name) ? (values.ours == nil ? .theirs : .ours) : nil
  }

  // MARK: Properties

  /// Elements that are one value: a red of ours and a green of theirs are no colour.
  private static let whole: Set<String> = [
    "color", "fontDescription", "autoresizingMask", "nil", "string", "mutableString", "attributedString", "data",
    "date",
    "size", "point", "inset", "edgeInsets", "offset",
  ]

  /// The merged value of a property; nil where the merged object does not have it.
  mutating func property(_ versions: Versions<InterfaceElement>, _ owner: Owner) -> MergedElement? {
    if let settled = versions.map(ElementText.whole).settled {
      guard settled.value != nil else { return nil }
      let side = settled.side ?? (versions.ours?.source == versions.base?.source ? .theirs : .ours)
      return versions[side].map { MergedElement($0, of: side) }
    }
    guard let ours = versions.ours, let theirs = versions.theirs, ours.name == theirs.name, !isWhole(versions) else {
      if owner.isQuiet { return one(of: versions) }
      report(
        versions, owner, Self.shown(versions.ours, isGone: versions.base != nil),
        Self.shown(versions.theirs, isGone: versions.base != nil))
      return versions.ours.map { MergedElement($0, of: .ours) }
    }
    let base = versions.base.flatMap { $0.name == ours.name ? $0 : nil }
    return composed(Versions(base: base, ours: ours, theirs: theirs), owner)
  }

  /// A version of what nobody decides: ours, unless only theirs has any.
  private func one(of versions: Versions<InterfaceElement>) -> MergedElement? {
    if let ours = versions.ours { return MergedElement(ours, of: .ours) }
    return versions.theirs.map { MergedElement($0, of: .theirs) }
  }

  private mutating func composed(_ versions: Versions<InterfaceElement>, _ owner: Owner) -> MergedElement? {
    let attributes = attributes(of: versions, owner)
    let named = versions.map(Self.named)
    let names = SiblingOrder(
      base: named.base?.names ?? [], ours: named.ours?.names ?? [], theirs: named.theirs?.names ?? [], precedes: <
    ).names
    let children = names.compactMap { name in
      property(named.map { $0.elements[name] }, owner.inside(name))
    }
    let side = MergedElement.written(versions)
    guard let element = versions[side] else { return nil }
    return MergedElement(
      element, of: side,
      content: .init(
        attributes: attributes, order: versions[side.other]?.attributes.map(\.name) ?? [], children: children))
  }

  private static func named(_ element: InterfaceElement) -> (names: [String], elements: [String: InterfaceElement]) {
    var names: [String] = []
    var elements: [String: InterfaceElement] = [:]
    for child in element.children {
      let name = LocalName.unique(LocalName.of(child), among: Set(names))
      names.append(name)
      elements[name] = child
    }
    return (names, elements)
  }

  /// Whether an element is one value in any of the versions: by what it is, by its text, or because nothing tells its
  /// children apart, so that they are a list.
  private func isWhole(_ versions: Versions<InterfaceElement>) -> Bool {
    [versions.base, versions.ours, versions.theirs].compactMap(\.self).contains { element in
      if Self.whole.contains(element.name) || ElementText.own(element) != nil { return true }
      let names = element.children.map(LocalName.of)
      return Set(names).count < names.count
    }
  }

  // MARK: Conflicts

  /// Notes a conflict of a whole value.
  mutating func report(_ versions: Versions<InterfaceElement>, _ owner: Owner, _ ours: String, _ theirs: String) {
    guard !owner.isQuiet else { return }
    append(
      owner, owner.path.joined(separator: " "), .init(text: ours, location: versions.ours?.location),
      .init(text: theirs, location: versions.theirs?.location))
  }

  private mutating func report(
    attribute: String, _ versions: Versions<InterfaceElement>, _ owner: Owner, ours: String, theirs: String,
    _ written: Versions<InterfaceAttribute>
  ) {
    append(
      owner, (owner.path + [attribute]).joined(separator: " "),
      .init(text: ours, location: written.ours?.location ?? versions.ours?.location),
      .init(text: theirs, location: written.theirs?.location ?? versions.theirs?.location))
  }

  private mutating func append(
    _ owner: Owner, _ property: String, _ ours: MergeConflict.Version, _ theirs: MergeConflict.Version
  ) {
    let place = (owner.element.ours ?? owner.element.theirs).map(ObjectName.place) ?? "the document"
    conflicts.append(MergeConflict(place: place, property: property, ours: ours, theirs: theirs))
  }

  private static func shown(
    _ attribute: InterfaceAttribute?, _ element: InterfaceElement?, _ name: String, isGone: Bool
  ) -> String {
    if let text = attribute?.value ?? element?.string(name) { return "\"\(ObjectName.short(text))\"" }
    return isGone ? "removed" : "none"
  }

  private static func shown(_ element: InterfaceElement?, isGone: Bool) -> String {
    guard let element else { return isGone ? "removed" : "none" }
    if let text = ElementText.own(element) { return "\"\(ObjectName.short(text))\"" }
    let values = element.attributes.filter { $0.name != "key" }.map { "\($0.name) \($0.value)" }
    guard !values.isEmpty else { return element.isNamed("nil") ? "nil" : element.name }
    return ObjectName.short(values.joined(separator: ", "))
  }

  private static func describe(anchors element: InterfaceElement?) -> String {
    element.map { ObjectName.name(of: $0) } ?? "none"
  }
}
