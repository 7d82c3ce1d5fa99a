import FlowModel

/// Properties whose getters change the value that they belong to: `mutating get`.
extension Interpreter {
  /// Whether reading a property changes its value.
  func isReadInPlace(_ symbol: Symbol, _ value: Value) -> Bool {
    guard case .structure(let box) = value else { return false }
    switch candidates(symbol, of: box.type, isStatic: false).first?.member {
    case .computed(let getter, _, _)?: return getter.function.flags.contains(.isMutating)
    case .stored(let name, _)?: return box.type.nominal?.fieldsBySymbol[name].map(isWrappedInPlace) ?? false
    default: return false
    }
  }

  /// Whether the wrapper of a property changes where what it wraps is read.
  func isWrappedInPlace(_ field: Field) -> Bool {
    guard let type = field.wrapper?.type else { return false }
    let getter = candidates(program.symbols["wrappedValue"], of: type, isStatic: false).first?.member.code
    return getter?.function.flags.contains(.isMutating) == true
  }

  /// Reads a property and changes its value as its getter does.
  func readInPlace(_ symbol: Symbol, of base: inout Value, at location: TreeLocation) throws -> Value {
    guard case .structure(let box) = base, let first = candidates(symbol, of: box.type, isStatic: false).first else {
      return try property(symbol, of: base, at: location)
    }
    switch first.member {
    case .computed(let getter, _, _):
      let this = base
      base = .void
      var after: Value? = this
      defer { base = after ?? this }
      return try call(
        getter, this: this, [], captures: [], generics: box.type.bindings, at: location, after: &after)
    case .stored(let name, _):
      guard let field = box.type.nominal?.fieldsBySymbol[name] else { break }
      var wrapper = box.fields[field.index]
      let value = try readInPlace(program.symbols["wrappedValue"], of: &wrapper, at: location)
      put(wrapper, field, &base)
      return value
    default: break
    }
    return try property(symbol, of: base, at: location)
  }

  /// The lazy property of a structure that was not read yet.
  func unsetLazy(_ symbol: Symbol, _ value: Value) -> Field? {
    guard case .structure(let box) = value, let field = box.type.nominal?.fieldsBySymbol[symbol], field.isLazy,
      case .absent = box.fields[field.index]
    else { return nil }
    return field
  }

  /// Reads a structure's lazy property, which sets it in its place.
  func readLazily(
    _ field: Field, _ symbol: Symbol, of place: inout Value, _ node: Int32, _ frame: Frame
  ) throws -> Value {
    let value = try property(symbol, of: place, at: frame.tree.location(of: node), frame)
    if case .structure(let box) = place, case .absent = box.fields[field.index] {
      place = .void
      let own = unique(box)
      own.fields[field.index] = value
      place = .structure(own)
    }
    return value
  }

  /// The property that an initialiser, `deinit` or its own observer of a class finds in its own object, whatever subclasses
  /// make of it.
  func directField(_ symbol: Symbol, _ object: Instance, _ frame: Frame) -> Field? {
    guard let owner = frame.initializing ?? frame.observedOwner,
      case .object(let own) = Self.unboxed(frame.slots[0]), own === object,
      let field = object.nominal.field(symbol, of: owner), field.isPlain
    else { return nil }
    if frame.initializing == nil, field.isDynamic || !field.isObserver(frame.shape.pointee.code.toOpaque()) {
      return nil
    }
    return field
  }
}

extension Nominal {
  /// Whether what a property wrapper wraps changes it where it is read.
  var isReadInPlace: Bool {
    members[program.symbols["wrappedValue"]]?.contains {
      if case .computed(let getter, _, _) = $0 { getter.function.flags.contains(.isMutating) } else { false }
    } == true
  }
}

extension Frame {
  /// The type whose property the running code observes; nil for other code.
  var observedOwner: Nominal? { code.isObserver ? code.owner : nil }
}
