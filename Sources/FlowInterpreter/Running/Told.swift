/// What is told of an expression's type without running it. Literals have the type that what stands beside them asks for.
indirect enum Told {
  /// Literals of whole numbers alone: an Int where nothing asks for another type.
  case whole
  /// Literals of numbers, one of them with a fraction: a Double where nothing asks for another type.
  case fraction
  /// `nil`.
  case nothing
  /// A list literal, by its elements; nil for an empty one.
  case list(Told?)
  case dictionary(Told, Told)
  case tuple([Told], [String?])
  case type(RuntimeType)
  case open

  /// Whether it is made of number literals alone.
  var isNumber: Bool {
    switch self {
    case .whole, .fraction: true
    default: false
    }
  }

  /// Whether it is that of a literal, whose type what stands beside it may tell.
  var isLiteral: Bool {
    switch self {
    case .type, .open: false
    default: true
    }
  }

  /// Whether a literal of a whole number in it is an Int only where nothing asks for another type.
  var hasWhole: Bool {
    switch self {
    case .whole: true
    case .list(let element): element?.hasWhole ?? false
    case .dictionary(let key, let value): key.hasWhole || value.hasWhole
    case .tuple(let items, _): items.contains(where: \.hasWhole)
    case .fraction, .nothing, .type, .open: false
    }
  }

  /// Whether part of it cannot be told.
  var isOpen: Bool {
    switch self {
    case .open: true
    case .type(let type): type.isPartlyUnknown
    case .list(let element): element?.isOpen ?? false
    case .dictionary(let key, let value): key.isOpen || value.isOpen
    case .tuple(let items, _): items.contains(where: \.isOpen)
    case .whole, .fraction, .nothing: false
    }
  }

  /// The type of both where they are of one: of the elements of a list, the sides of `?:`.
  func joined(_ other: Told, _ types: TypeTable) -> Told {
    switch (self, other) {
    case (.open, _), (_, .open): .open
    case (.whole, .whole): .whole
    case (.whole, .fraction), (.fraction, .whole), (.fraction, .fraction): .fraction
    case (.nothing, .nothing): .nothing
    case (.nothing, .type(let type)), (.type(let type), .nothing):
      .type(type.wrapped == nil ? types.optional(type) : type)
    // A literal beside nil is made an Optional once it has its type.
    case (.nothing, let literal), (let literal, .nothing): literal
    case (.type(let one), .type(let other)): one === other ? self : Self.joined(one, other, types)
    case (.list(let one), .list(let other)):
      if let one, let other { .list(one.joined(other, types)) } else { .list(one ?? other) }
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      .dictionary(key.joined(otherKey, types), value.joined(otherValue, types))
    case (.tuple(let items, let labels), .tuple(let others, let names)) where items.count == others.count:
      .tuple(zip(items, others).map { $0.joined($1, types) }, zip(labels, names).map { $0 ?? $1 })
    case (.type(let type), let literal), (let literal, .type(let type)): literal.taken(as: type, types)
    default: .open
    }
  }

  /// A literal beside something of a type.
  private func taken(as type: RuntimeType, _ types: TypeTable) -> Told {
    switch (self, type.flattened.kind) {
    case (.whole, _), (.fraction, _), (.list, .set), (.list, .library): .type(type)
    case (.list(let element), .array(let inner)):
      .list(element.map { $0.joined(.type(inner), types) } ?? .type(inner))
    case (.dictionary(let key, let value), .dictionary(let outer, let inner)):
      .dictionary(key.joined(.type(outer), types), value.joined(.type(inner), types))
    case (.tuple(let items, let labels), .tuple(let inner, let names)) where items.count == inner.count:
      .tuple(zip(items, inner).map { $0.joined(.type($1), types) }, zip(labels, names).map { $0 ?? $1 })
    default: .open
    }
  }

  private static func joined(_ one: RuntimeType, _ other: RuntimeType, _ types: TypeTable) -> Told {
    if one.wrapped === other { return .type(one) }
    if other.wrapped === one { return .type(other) }
    if other.isPartlyUnknown { return one.isPartlyUnknown ? .open : .type(one) }
    return one.isPartlyUnknown ? .type(other) : .open
  }

  /// The type that it has where nothing asks for another one; nil where part of it is not told.
  func type(_ types: TypeTable) -> RuntimeType? {
    let type = asked(types)
    return type.isPartlyUnknown ? nil : type
  }

  /// The same as a place asks for it: parts that are not told may be anything.
  func asked(_ types: TypeTable) -> RuntimeType {
    switch self {
    case .whole: types.int
    case .fraction: types.double
    case .type(let type): type
    case .list(let element): types.array(element?.asked(types) ?? types.unknown("_"))
    case .dictionary(let key, let value): types.dictionary(key.asked(types), value.asked(types))
    case .tuple(let items, let labels): types.tuple(items.map { $0.asked(types) }, labels)
    case .nothing, .open: types.unknown("_")
    }
  }
}
