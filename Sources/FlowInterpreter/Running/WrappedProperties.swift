import FlowModel

/// The property wrappers around a property: `@Outer @Inner var name`.
struct WrapperUse {
  let type: RuntimeType
  let attribute: TreeAttribute
  /// Those inside of it, the outermost first.
  let inner: [Self]

  /// All of them, the outermost first.
  var all: [Self] { [self] + inner }
  /// It without what is inside.
  var alone: Self { Self(type: type, attribute: attribute, inner: []) }

  init(type: RuntimeType, attribute: TreeAttribute, inner: [Self]) {
    self.type = type
    self.attribute = attribute
    self.inner = inner
  }

  /// - Parameter uses: the wrappers of a property, the outermost first; nil for none.
  init?(_ uses: [Self]) {
    guard let first = uses.first else { return nil }
    self.init(type: first.type, attribute: first.attribute, inner: Array(uses.dropFirst()))
  }
}

/// What lies in wrappers of wrappers.
extension Interpreter {
  /// The type of the wrapper around a property, by its name with the `_` before it; nil for other names.
  func wrapperType(_ name: String, of type: RuntimeType) -> RuntimeType? {
    guard name.first == "_", let field = type.nominal?.fieldsBySymbol[program.symbols[String(name.dropFirst())]],
      let wrapper = field.wrapper, let written = fieldType(field, of: type)
    else { return nil }
    let found = wrapper.all.reversed().reduce(written) { bound($1.type, around: $0) }
    return found.isPartlyUnknown ? nil : found
  }

  /// What a property's wrapper wraps.
  func unwrapped(_ wrapper: Value, _ use: WrapperUse, at location: TreeLocation) throws -> Value {
    let symbol = program.symbols["wrappedValue"]
    return try use.inner.reduce(try property(symbol, of: wrapper, at: location)) { outer, _ in
      try property(symbol, of: outer, at: location)
    }
  }

  /// Sets what a property's wrapper wraps.
  func setWrapped(
    _ wrapper: inout Value, _ inner: ArraySlice<WrapperUse>, to value: Value, _ node: Int32, _ frame: Frame
  ) throws {
    let symbol = program.symbols["wrappedValue"]
    guard let next = inner.first else { return try setProperty(symbol, of: &wrapper, to: value, node, frame) }
    try modifyInner(&wrapper, next, isLast: inner.count == 1, node, frame) {
      try setWrapped(&$0, inner.dropFirst(), to: value, node, frame)
    }
  }

  /// Changes what a property's wrapper wraps in its place.
  func modifyWrapped<Result>(
    _ wrapper: inout Value, _ inner: ArraySlice<WrapperUse>, _ node: Int32, _ frame: Frame,
    _ body: (inout Value) throws -> Result
  ) throws -> Result {
    guard let next = inner.first else {
      return try modifyProperty(program.symbols["wrappedValue"], of: &wrapper, node, frame, body)
    }
    return try modifyInner(&wrapper, next, isLast: inner.count == 1, node, frame) {
      try modifyWrapped(&$0, inner.dropFirst(), node, frame, body)
    }
  }

  /// Changes the next wrapper in another. Where setting what it wraps does not change it, the outer one is only read.
  private func modifyInner<Result>(
    _ wrapper: inout Value, _ next: WrapperUse, isLast: Bool, _ node: Int32, _ frame: Frame,
    _ body: (inout Value) throws -> Result
  ) throws -> Result {
    let symbol = program.symbols["wrappedValue"]
    if isLast, isSetOutside(next.type) {
      var inner = try property(symbol, of: wrapper, at: frame.tree.location(of: node), frame)
      return try body(&inner)
    }
    return try modifyProperty(symbol, of: &wrapper, node, frame, body)
  }

  /// Whether setting what a wrapper wraps leaves the wrapper itself as it is: `nonmutating set`.
  private func isSetOutside(_ type: RuntimeType) -> Bool {
    guard
      case .computed(_, let setter?, _)? =
        candidates(program.symbols["wrappedValue"], of: type, isStatic: false).first?.member
    else { return false }
    return setter.function.flags.contains(.isNonmutating)
  }

  /// Whether a property is changed inside of its wrappers, in one go: observers are told of a value that is set as a whole.
  func isModifiedInside(_ field: Field, of base: Value) -> Bool {
    guard let wrapper = field.wrapper, !wrapper.inner.isEmpty, field.unreadAttribute == nil, field.willSet == nil,
      field.didSet == nil
    else { return false }
    if case .absent = Self.field(field.index, of: base) { return false }
    return true
  }
}
