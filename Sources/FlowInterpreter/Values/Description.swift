import FlowModel

extension Interpreter {
  func description(of value: Value, _ node: Int32, _ frame: Frame) throws -> String {
    try description(of: value, at: frame.tree.location(of: node))
  }

  func debugDescription(of value: Value, _ node: Int32, _ frame: Frame) throws -> String {
    try debugDescription(of: value, at: frame.tree.location(of: node))
  }

  /// A value in the words of a question.
  func words(of value: Value, at location: TreeLocation) throws -> String {
    if case .unknown(let unknown)? = value.flattened { return unknown.what }
    do { return try description(of: value, at: location) } catch let stop as Stop where stop.isLacking {
      return typeOf(value).name
    }
  }

  /// What `print` and `"\(value)"` write.
  ///
  /// - Throws: `Stop` that is lacking where that is not known.
  package func description(of value: Value, at location: TreeLocation) throws -> String {
    switch value {
    case .text(let box): return box.text
    case .character(let character): return String(character)
    case .structure, .enumeration, .object:
      if let text = try own("description", value, at: location) { return text }
      if let text = try own("debugDescription", value, at: location) { return text }
      return try structural(value, at: location)
    case .native(let box): return try printed(box, at: location)
    case .type(let type):
      _ = try debugDescription(of: value, at: location)
      return type.name
    case .list, .set, .range: return try plainDescription(of: value, at: location)
    default: return try debugDescription(of: value, at: location)
    }
  }

  /// What `print` writes of a collection that has its type's name before it where it stands inside another value.
  private func plainDescription(of value: Value, at location: TreeLocation) throws -> String {
    switch value {
    case .list(let box):
      if let view = box.view { return try printed(view, at: location) }
      try expectNoObjects(box.items, of: box.element, at: location)
      let items = try box.items.map { try debugDescription(of: $0, as: box.element, at: location) }
      return "[\(items.joined(separator: ", "))]"
    case .set(let box):
      if box.table.count > 1 { throw Stop(lacking: "Swift prints a set in an order of its own", at: location) }
      let keys = try box.table.keys.map { try debugDescription(of: $0, as: box.element, at: location) }
      return "[\(keys.joined(separator: ", "))]"
    case .range(let range):
      let lower = try debugDescription(of: range.lower, at: location)
      let upper = try debugDescription(of: range.upper, at: location)
      switch range.kind {
      case .halfOpen: return "\(lower)..<\(upper)"
      case .closed: return "\(lower)...\(upper)"
      case .from: return "\(typeOf(value).name)(lowerBound: \(lower))"
      case .upTo, .through: return "\(typeOf(value).name)(upperBound: \(upper))"
      }
    default: return try debugDescription(of: value, at: location)
    }
  }

  /// Stops for what Foundation's collections hold, which have a form of their own: that of property lists.
  private func expectNoObjects(
    _ values: some Sequence<Value>, of type: RuntimeType?, at location: TreeLocation
  ) throws {
    guard case .anyObject? = type?.kind, values.contains(where: { !$0.isReference || NumberBoxing.box($0) != nil })
    else {
      return
    }
    throw Stop(lacking: "what Foundation prints of a collection", at: location)
  }

  /// What stands for an element of a collection: an `AnyHashable` says that it is one.
  private func debugDescription(of value: Value, as type: RuntimeType?, at location: TreeLocation) throws -> String {
    let text = try debugDescription(of: value, at: location)
    return type?.libraryName == "AnyHashable" ? "AnyHashable(\(text))" : text
  }

  /// What stands for a value inside a list or an Optional.
  package func debugDescription(of value: Value, at location: TreeLocation) throws -> String {
    if value.holdsValues { try enter(at: location) }
    switch value {
    case .absent: throw Stop(reason: "a value that is not set", location: location)
    case .void: return "()"
    case .nothing: return "nil"
    case .some(let box): return "Optional(\(try debugDescription(of: box.value, at: location)))"
    case .int(let number): return "\(number)"
    case .double(let number): return number.description
    case .float(let number): return number.description
    case .fixed(let number): return number.text
    case .bool(let flag): return "\(flag)"
    case .text(let box): return box.text.debugDescription
    case .character(let character): return character.debugDescription
    case .list(let box):
      let text = try plainDescription(of: value, at: location)
      return box.isSlice && box.view == nil ? "ArraySlice(\(text))" : text
    case .dictionary(let box):
      if box.table.count == 0 { return "[:]" }
      try expectNoObjects(box.table.values, of: box.element, at: location)
      let pairs = try box.table.pairs.map {
        try debugDescription(of: $0.key, as: box.key, at: location) + ": "
          + debugDescription(of: $0.value, as: box.element, at: location)
      }
      if pairs.count > 1 { throw Stop(lacking: "Swift prints a dictionary in an order of its own", at: location) }
      return "[\(pairs.joined(separator: ", "))]"
    case .set(let box):
      return "\(box.isKeys ? "Dictionary.Keys" : "Set")(\(try plainDescription(of: value, at: location)))"
    case .tuple(let box):
      let items = try zip(box.items, box.labels).map { item, label in
        (label.map { "\($0): " } ?? "") + (try debugDescription(of: item, at: location))
      }
      return "(\(items.joined(separator: ", ")))"
    case .range(let range):
      let text = try plainDescription(of: value, at: location)
      switch range.kind {
      case .halfOpen: return "Range(\(text))"
      case .closed: return "ClosedRange(\(text))"
      default: return qualifiedName(of: typeOf(value)) + text.dropFirst(typeOf(value).name.count)
      }
    case .structure, .enumeration, .object: return try reflection(of: value, at: location)
    case .closure: return "(Function)"
    case .type(let type):
      guard !type.isPartlyUnknown, type.libraryName != "KeyPath", !isWithoutArguments(type) else {
        throw Stop(lacking: "a type's name that is not wholly known", at: location)
      }
      return qualifiedName(of: type)
    case .native(let box): return try printed(box, isInside: true, at: location)
    case .selector(let box):
      guard let name = SelectorName(box.text).objectiveC else {
        throw Stop(lacking: "the labels of the selector \(box.text)", at: location)
      }
      return name
    case .keyPath: throw Stop(lacking: "what Swift prints of a key path", at: location)
    case .implicit(let box):
      throw Stop(reason: ".\(program.symbols.text(of: box.name)) of a type that is not known", location: location)
    case .box(let box): return try debugDescription(of: box.value, at: location)
    case .unknown(let unknown):
      throw Stop(lacking: unknown, at: location)
    }
  }

  /// Whether it is a generic type of Swift's library of which it is not known what it is made with.
  private func isWithoutArguments(_ type: RuntimeType) -> Bool {
    guard case .library(let name, let arguments) = type.kind, arguments.isEmpty else { return false }
    return Self.genericTypes.contains(name)
  }

  private static let genericTypes: Set<String> = [
    "AnyCollection", "AnyIterator", "AnySequence", "ArraySlice", "AsyncStream", "AsyncThrowingStream",
    "CheckedContinuation", "CollectionOfOne", "ContiguousArray", "Dictionary.Keys", "Dictionary.Values",
    "EmptyCollection", "EnumeratedSequence", "FlattenSequence", "IndexingIterator", "JoinedSequence", "KeyValuePairs",
    "LazySequence", "Measurement", "NSCache", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo", "Repeated",
    "Result", "ReversedCollection", "Slice", "StrideThrough", "StrideTo", "Task", "TaskGroup", "ThrowingTaskGroup",
    "UnfoldSequence", "Zip2Sequence",
  ]

  /// The name of a type with its module, as `String(reflecting:)` writes it.
  package func qualifiedName(of type: RuntimeType) -> String {
    func list(_ types: [RuntimeType]) -> String {
      types.isEmpty ? "" : "<\(types.map(qualifiedName).joined(separator: ", "))>"
    }
    switch type.kind {
    case .nominal(let nominal, let arguments):
      guard let owner = nominal.owner, nominal.kind != .protocol, owner.kind != .library else {
        return "\(program.module).\(nominal.qualifiedName)\(list(arguments))"
      }
      let outer = qualifiedName(of: types.nominal(owner, Array(arguments.prefix(owner.generics.count))))
      return "\(outer).\(nominal.name)\(list(nominal.ownArguments(arguments)))"
    case .optional(let wrapped): return "Swift.Optional\(list([wrapped]))"
    case .array(let element): return "Swift.Array\(list([element]))"
    case .set(let element): return "Swift.Set\(list([element]))"
    case .dictionary(let key, let value): return "Swift.Dictionary\(list([key, value]))"
    case .tuple(let items, let labels):
      let parts = zip(items, labels).map { item, label in (label.map { "\($0): " } ?? "") + qualifiedName(of: item) }
      return "(\(parts.joined(separator: ", ")))"
    case .metatype(let inner): return "\(qualifiedName(of: inner)).Type"
    case .void, .any, .anyObject, .unknown, .function, .composition: return type.name
    case .library(let name, let arguments): return catalogModule(name) + name + list(arguments)
    default: return "Swift.\(type.name)"
    }
  }

  private func catalogModule(_ name: String) -> String {
    program.catalog.isOfFoundation(name) ? "Foundation." : "Swift."
  }

  /// What `String(reflecting:)` gives, and what Swift writes of an error that nobody catches.
  package func reflection(of value: Value, at location: TreeLocation) throws -> String {
    switch value {
    case .structure, .enumeration, .object:
      if let text = try own("debugDescription", value, at: location) { return text }
      if let text = try own("description", value, at: location) { return text }
      let name = qualifiedName(of: typeOf(value))
      let text = try structural(value, at: location)
      switch value {
      case .structure(let box): return name + text.dropFirst(box.type.name.count)
      case .enumeration: return "\(name).\(text)"
      default: return text
      }
    default: return try debugDescription(of: value, at: location)
    }
  }

  private func printed(_ box: NativeBox, isInside: Bool = false, at location: TreeLocation) throws -> String {
    if let box = box as? CaseBox, !box.payload.isEmpty {
      // Inside of another value it has its type's name before it, with what stands for the generic parameters.
      if isInside, box.type == "Result" {
        throw Stop(lacking: "what Swift prints of a Result inside of another value", at: location)
      }
      return box.name + (try payload(box.payload, box.payload.map { _ in nil }, at: location))
    }
    guard box.isPrintable, framework == nil || box.isPrintableOnApple else {
      throw Stop(lacking: Unknown("what Swift prints of a \(box.typeName)", location), at: location)
    }
    return isInside ? box.debugDescription : box.description
  }

  /// What stands after a case's name: a tuple that is all of the payload has no brackets more.
  private func payload(_ values: [Value], _ labels: [String?], at location: TreeLocation) throws -> String {
    if values.count == 1, labels[0] == nil {
      switch values[0] {
      case .tuple, .void: return try debugDescription(of: values[0], at: location)
      default: break
      }
    }
    let items = try zip(values, labels).map { item, label in
      (label.map { "\($0): " } ?? "") + (try debugDescription(of: item, at: location))
    }
    return "(\(items.joined(separator: ", ")))"
  }

  private func printed(_ view: CollectionView, at location: TreeLocation) throws -> String {
    guard view.name == "ReversedCollection" || view.name == "FlattenSequence" else {
      throw Stop(lacking: "what Swift prints of a \(view.name)", at: location)
    }
    return "\(view.name)<\(typeOf(view.base).name)>(_base: \(try debugDescription(of: view.base, at: location)))"
  }

  private func own(_ name: String, _ value: Value, at location: TreeLocation) throws -> String? {
    guard let type = thisType(of: value) else { return nil }
    let wanted = name == "description" ? "CustomStringConvertible" : "CustomDebugStringConvertible"
    let conforms =
      program.allProtocols(of: type).contains { $0.name == wanted }
      || type.nominal?.frameworkClass == "NSObject"
      || program.allProtocols(of: type).contains { $0.name == "NSObjectProtocol" }
    guard conforms, !candidates(program.symbols[name], of: type, isStatic: false).isEmpty else {
      let isKey = program.allProtocols(of: type).contains { $0.name == "CodingKey" }
      return isKey ? try keyDescription(of: value, at: location) : nil
    }
    switch try property(program.symbols[name], of: value, at: location) {
    case .text(let box): return box.text
    case .unknown(let unknown): throw Stop(lacking: unknown, at: location)
    default: throw Stop(lacking: "a description that is not known", at: location)
    }
  }

  /// What Swift writes of a value without a description of its own.
  private func structural(_ value: Value, at location: TreeLocation) throws -> String {
    switch value {
    case .structure(let box):
      guard !box.type.isPartlyUnknown else {
        throw Stop(lacking: "a type's name that is not wholly known", at: location)
      }
      if box.type.nominal!.fields.isEmpty { return "\(box.type.name)()" }
      let fields = try box.type.nominal!.fields.map { field -> String in
        let content = Self.shown(field, box.fields[field.index])
        return "\(field.shownName): \(try debugDescription(of: content, at: location))"
      }
      return "\(box.type.name)(\(fields.joined(separator: ", ")))"
    case .enumeration(let box):
      let declared = box.type.nominal!.cases[box.caseIndex]
      guard !box.payload.isEmpty else { return declared.name }
      let labels = declared.parameters.map(\.label)
      return declared.name + (try payload(box.payload, labels, at: location))
    case .object(let object):
      if object.nominal.frameworkClass != nil {
        throw Stop(lacking: Unknown("what Swift prints of an NSObject", location), at: location)
      }
      guard !object.type.isPartlyUnknown else {
        throw Stop(lacking: "a type's name that is not wholly known", at: location)
      }
      return qualifiedName(of: object.type)
    default: return ""
    }
  }

  /// What is shown of a stored property: of a weak one the object that is there now, of a lazy one whether it was read.
  static func shown(_ field: Field, _ content: Value) -> Value {
    let content = field.isHeldElsewhere ? weakly(content) : content
    if case .absent = content, field.isLazy { return .nothing(nil) }
    return content
  }
}

extension Field {
  /// The name under which a stored property is shown: a wrapper's or a lazy one's storage has its own.
  var shownName: String {
    wrapper != nil ? "_\(property.name)" : isLazy ? "$__lazy_storage_$_\(property.name)" : property.name
  }
}
