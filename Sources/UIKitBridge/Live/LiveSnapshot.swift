import FlowInterpreter
import HeadlessUIKit

/// The sections and items of a diffable data source: a value, by what the app's code calls them.
final class LiveSnapshot: NativeBox {
  /// A section with its items.
  struct Section {
    var identifier: Value
    var items: [Value]
  }

  var sections: [Section]
  /// The items whose cells are made anew.
  var reloaded: [Value]
  /// The sections that are asked for all of theirs again.
  var reloadedSections: [Value]
  /// The items whose cells are filled anew.
  var reconfigured: [Value]

  /// The types of sections and items, where code writes them.
  let types: [RuntimeType]

  init(
    _ sections: [Section] = [], reloaded: [Value] = [], reloadedSections: [Value] = [], reconfigured: [Value] = [],
    types: [RuntimeType] = []
  ) {
    self.types = types
    self.sections = sections
    self.reloaded = reloaded
    self.reloadedSections = reloadedSections
    self.reconfigured = reconfigured
  }

  override var typeName: String { "NSDiffableDataSourceSnapshot" }
  override func copied() -> NativeBox {
    LiveSnapshot(
      sections, reloaded: reloaded, reloadedSections: reloadedSections, reconfigured: reconfigured, types: types)
  }

  /// A call whose arguments are members that are written without their type, with those of the snapshot's types.
  ///
  /// - Parameter ofSections: whether the arguments without a label are sections.
  func resolving(_ call: Library.Call, ofSections: Bool) throws -> Library.Call {
    guard types.count == 2 else { return call }
    return try call.with(
      call.value,
      call.arguments.map { argument in
        let isSection = argument.label.map { $0.hasSuffix("Section") } ?? ofSections
        let value = try call.resolved(argument.value, types[isSection ? 0 : 1])
        return Argument(argument.label, value, isTrailing: argument.isTrailing)
      })
  }

  var items: [Value] { sections.flatMap(\.items) }

  /// Where an item stands.
  func place(of item: Value, _ call: Library.Call) throws -> (section: Int, item: Int)? {
    for (section, each) in sections.enumerated() {
      for (index, other) in each.items.enumerated() where try call.areEqual(other, item) { return (section, index) }
    }
    return nil
  }

  /// Where a section stands.
  func index(ofSection identifier: Value, _ call: Library.Call) throws -> Int? {
    try sections.firstIndex { try call.areEqual($0.identifier, identifier) }
  }
}

extension Library.Call {
  func areEqual(_ left: Value, _ right: Value) throws -> Bool {
    // Identifiers are of one type, though it is not known which.
    if case .implicit(let one) = left, case .implicit(let other) = right, one.arguments == nil, other.arguments == nil {
      return interpreter.name(of: one) == interpreter.name(of: other)
    }
    return try interpreter.areEqual(left, right, at: location)
  }

  /// `.open` as a member of a type, also in a list; other values as they are.
  fileprivate func resolved(_ value: Value, _ type: RuntimeType) throws -> Value {
    if type.isUnknown { return value }
    switch value {
    case .implicit: return try interpreter.resolve(value, type, at: location)
    case .list(let box):
      guard box.items.contains(where: { if case .implicit = $0 { true } else { false } }) else { return value }
      return .list(ListBox(ContiguousArray(try box.items.map { try resolved($0, type) })))
    default: return value
    }
  }

  /// The snapshot that a value is.
  func snapshot(_ value: Value) throws -> LiveSnapshot {
    switch value.flattened {
    case .native(let box as LiveSnapshot)?: return box
    case .unknown(let unknown)?: throw Stop(lacking: unknown, at: location)
    default: throw stop("a snapshot is asked for")
    }
  }

  /// The values of a list.
  func values(_ index: Int) throws -> [Value] {
    guard let list = self[index].flattened else { return [] }
    if case .unknown(let unknown) = list { throw Stop(lacking: unknown, at: location) }
    return try Array(interpreter.elements(of: list, at: location))
  }
}

extension LiveLibrary {
  /// Snapshots, after Apple's documentation of NSDiffableDataSourceSnapshot.
  mutating func addSnapshots() {
    let type = "NSDiffableDataSourceSnapshot"
    initializer(type, "()") { call in .native(LiveSnapshot(types: call.type?.libraryArguments ?? [])) }
    addReading(type)
    func changing(_ signature: String, _ body: @escaping (Library.Call, LiveSnapshot) throws -> Void) {
      builder.mutator(type, signature) { call, base in
        guard let copy = try call.snapshot(base).copied() as? LiveSnapshot else { return .void }
        try body(copy.resolving(call, ofSections: signature.prefix { $0 != "(" }.contains("Section")), copy)
        base = .native(copy)
        return .void
      }
    }
    changing("appendSections(_:)") { call, this in try this.sections += this.newSections(call) }
    changing("appendItems(_:toSection?:)") { call, this in
      var place = this.sections.count - 1
      if let wanted = call["toSection"]?.unwrapped {
        guard let found = try this.index(ofSection: wanted, call) else { throw try call.fault(.unknownPlace) }
        place = found
      }
      guard this.sections.indices.contains(place) else { throw try call.fault(.noSections) }
      try this.insert(call.values(0), call) { (place, this.sections[place].items.count) }
    }
    for (signature, offset) in [("insertItems(_:beforeItem:)", 0), ("insertItems(_:afterItem:)", 1)] {
      changing(signature) { call, this in
        guard try this.place(of: call[1], call) != nil else { throw try call.fault(.unknownPlace) }
        try this.insert(call.values(0), call) {
          guard let place = try this.place(of: call[1], call) else { throw call.lacks("an item") }
          return (place.section, place.item + offset)
        }
      }
    }
    changing("deleteItems(_:)") { call, this in
      for item in try call.values(0) {
        if let place = try this.place(of: item, call) { this.sections[place.section].items.remove(at: place.item) }
      }
    }
    for (signature, offset) in [("moveItem(_:beforeItem:)", 0), ("moveItem(_:afterItem:)", 1)] {
      changing(signature) { call, this in
        guard let from = try this.place(of: call[0], call) else { throw call.lacks("an item") }
        let item = this.sections[from.section].items.remove(at: from.item)
        guard let place = try this.place(of: call[1], call) else { throw call.lacks("an item") }
        this.sections[place.section].items.insert(item, at: place.item + offset)
      }
    }
    for (signature, offset) in [("moveSection(_:beforeSection:)", 0), ("moveSection(_:afterSection:)", 1)] {
      changing(signature) { call, this in
        guard let from = try this.index(ofSection: call[0], call) else { throw call.lacks("a section") }
        let section = this.sections.remove(at: from)
        guard let place = try this.index(ofSection: call[1], call) else { throw call.lacks("a section") }
        this.sections.insert(section, at: place + offset)
      }
    }
    for (signature, offset) in [("insertSections(_:beforeSection:)", 0), ("insertSections(_:afterSection:)", 1)] {
      changing(signature) { call, this in
        guard let place = try this.index(ofSection: call[1], call) else { throw call.lacks("a section") }
        try this.sections.insert(contentsOf: this.newSections(call), at: place + offset)
      }
    }
    changing("deleteAllItems()") { _, this in this.sections = [] }
    changing("deleteSections(_:)") { call, this in
      for section in try call.values(0) {
        if let place = try this.index(ofSection: section, call) { this.sections.remove(at: place) }
      }
    }
    let renewals: KeyValuePairs<String, ReferenceWritableKeyPath<LiveSnapshot, [Value]>> = [
      "reloadItems(_:)": \.reloaded, "reconfigureItems(_:)": \.reconfigured,
    ]
    for (signature, items) in renewals {
      changing(signature) { call, this in
        for item in try call.values(0) {
          guard try this.place(of: item, call) != nil else {
            throw try call.fault(.unknownItem(String(signature.prefix { $0 != "I" }), item))
          }
          this[keyPath: items].append(item)
        }
      }
    }
    changing("reloadSections(_:)") { call, this in
      for section in try call.values(0) {
        guard let place = try this.index(ofSection: section, call) else { throw call.lacks("a section") }
        this.reloaded += this.sections[place].items
        this.reloadedSections.append(section)
      }
    }
  }

  private mutating func addReading(_ type: String) {
    func reading(_ name: String, _ body: @escaping (LiveSnapshot) -> Value) {
      builder.property(type, name) { call in body(try call.snapshot(call.value)) }
    }
    reading("numberOfItems") { $0.items.count.bridged }
    reading("numberOfSections") { $0.sections.count.bridged }
    reading("itemIdentifiers") { .list(ListBox(ContiguousArray($0.items))) }
    reading("sectionIdentifiers") { .list(ListBox(ContiguousArray($0.sections.map(\.identifier)))) }
    func finding(_ signature: String, _ body: @escaping (Library.Call, LiveSnapshot) throws -> Value) {
      builder.method(type, signature) { call in
        let this = try call.snapshot(call.value)
        return try body(this.resolving(call, ofSections: signature.hasPrefix("indexOfSection")), this)
      }
    }
    finding("numberOfItems(inSection:)") { call, this in try this.items(inSection: call[0], call).count.bridged }
    finding("itemIdentifiers(inSection:)") { call, this in
      .list(ListBox(ContiguousArray(try this.items(inSection: call[0], call))))
    }
    finding("indexOfSection(_:)") { call, this in try this.index(ofSection: call[0], call).bridged }
    finding("indexOfItem(_:)") { call, this in
      guard let place = try this.place(of: call[0], call) else { return .none }
      return .optional((this.sections[..<place.section].map(\.items.count).reduce(0, +) + place.item).bridged)
    }
    finding("sectionIdentifier(containingItem:)") { call, this in
      .optional(try this.place(of: call[0], call).map { this.sections[$0.section].identifier })
    }
  }
}
