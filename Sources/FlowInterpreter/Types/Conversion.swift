import FlowModel

extension Interpreter {
  /// Counts a value whose type is that of what lies in it; whether that lies too deep, or is too much, to be looked at.
  private var isBeyondBounds: Bool {
    left -= 1
    return left < 0 && !goesOn() || isStackSpent
  }

  /// The type of a value.
  package func typeOf(_ value: Value) -> RuntimeType {
    switch value {
    case .absent: return types.unknown("_")
    case .void: return types.void
    case .nothing(let lacking):
      return types.optional(lacking?._withUnsafeGuaranteedRef { $0 } ?? types.unknown("Wrapped"))
    case .some(let box): return isBeyondBounds ? types.unknown("_") : types.optional(typeOf(box.value))
    case .int: return types.int
    case .double: return types.double
    case .float: return types.float
    case .fixed(let number): return types.fixed(number.kind)
    case .bool: return types.bool
    case .text(let box): return box.isSubstring ? types.substring : types.string
    case .character: return types.character
    case .list(let box):
      if let element = box.element { return types.array(element) }
      guard let first = box.items.first, !isBeyondBounds else { return types.array(types.unknown("Element")) }
      let type = typeOf(first)
      return types.array(box.items.allSatisfy { typeOf($0) === type } ? type : types.any)
    case .dictionary(let box):
      if isBeyondBounds { return types.unknown("_") }
      let key = box.key ?? box.table.firstEntry.map { typeOf($0.key) } ?? types.unknown("Key")
      if let element = box.element { return types.dictionary(key, element) }
      guard let first = box.table.firstEntry.map({ typeOf($0.value) }) else {
        return types.dictionary(key, types.unknown("Value"))
      }
      return types.dictionary(key, box.table.values.allSatisfy { typeOf($0) === first } ? first : types.any)
    case .set(let box) where box.isKeys: return types.library("Dictionary.Keys")
    case .set(let box):
      return types.set(box.element ?? box.table.firstEntry.map { typeOf($0.key) } ?? types.unknown("Element"))
    case .tuple(let box): return isBeyondBounds ? types.unknown("_") : types.tuple(box.items.map(typeOf), box.labels)
    case .range(let box):
      let bound = typeOf(box.kind == .upTo || box.kind == .through ? box.upper : box.lower)
      switch box.kind {
      case .halfOpen: return types.library("Range", [bound])
      case .closed: return types.library("ClosedRange", [bound])
      case .from: return types.library("PartialRangeFrom", [bound])
      case .upTo: return types.library("PartialRangeUpTo", [bound])
      case .through: return types.library("PartialRangeThrough", [bound])
      }
    case .structure(let box): return box.type
    case .enumeration(let box): return box.type
    case .object(let object): return object.type
    case .closure(let closure): return closure.handedAs ?? closure.type ?? types.unknown("Function")
    case .type(let type): return types.metatype(type)
    case .keyPath: return types.library("KeyPath")
    case .selector: return types.library("Selector")
    case .implicit: return types.unknown("_")
    case .native(let box): return types.library(box.typeName)
    case .box(let box): return typeOf(box.value)
    case .unknown(let unknown): return types.unknown(unknown.what)
    }
  }

  /// A value as a type asks for it: wrapped in an Optional, an Int literal as a Double, a `.name` as that type's member.
  @inline(__always)
  func coerce(_ value: Value, to type: RuntimeType?, _ node: Int32, _ frame: Frame) throws -> Value {
    guard let type, !value.isOf(type.simple) else { return value }
    return try converted(value, to: type, node, frame)
  }

  /// The same for a library's member.
  func coerce(_ value: Value, to type: RuntimeType, at location: TreeLocation) throws -> Value {
    guard !value.isOf(type.simple), let code = location.tree.codes.first ?? program.anyCode else { return value }
    guard let frame = stack.push(code) else { throw Trap(message: "endless recursion", location: location) }
    defer { stack.pop(frame) }
    return try coerce(value, to: type, location.node, frame)
  }

  private func converted(_ value: Value, to type: RuntimeType, _ node: Int32, _ frame: Frame) throws -> Value {
    switch (type.kind, value) {
    case (.void, _): return value
    case (.optional(let wrapped), .nothing(let lacking?))
    where wrapped.wrapped === lacking._withUnsafeGuaranteedRef { $0 }:
      // `nil` of an Optional in an Optional of that.
      return .some(SomeBox(value))
    case (.optional(let wrapped), .nothing(let lacking)):
      guard let lacking = lacking?._withUnsafeGuaranteedRef({ $0 }) else {
        return .nothing(Unmanaged.passUnretained(wrapped))
      }
      // An Optional that is nil, in one more Optional.
      if wrapped.wrapped != nil, lacking !== wrapped, !lacking.isUnknown {
        return .some(SomeBox(try coerce(value, to: wrapped, node, frame)))
      }
      return value
    case (.optional(let wrapped), .some(let box)):
      let inner = try coerce(box.value, to: wrapped, node, frame)
      if isSame(inner, box.value) { return value }
      return .some(SomeBox(inner))
    // What is surely there is wrapped like anything else that is.
    case (.optional(let wrapped), .unknown(let unknown)):
      if let literal = unknown.literal(as: wrapped) {
        return .some(SomeBox(try coerce(literal, to: wrapped, node, frame)))
      }
      return unknown.isThere ? .some(SomeBox(value)) : value
    case (.bool, .unknown): return value
    case (.int, .unknown(let unknown)), (.double, .unknown(let unknown)), (.float, .unknown(let unknown)):
      return try unknown.literal(as: type).map { try coerce($0, to: type, node, frame) }
        ?? .unknown(unknown.typed(as: type.name))
    case (_, .unknown(let unknown)) where type.isScalar: return .unknown(unknown.typed(as: type.name))
    case (.optional(let wrapped), .implicit(let box)):
      let name = program.symbols.text(of: box.name)
      if name == "none", box.arguments == nil { return .nothing(Unmanaged.passUnretained(wrapped)) }
      return .some(SomeBox(try coerce(value, to: wrapped, node, frame)))
    case (.optional(let wrapped), _): return .some(SomeBox(try coerce(value, to: wrapped, node, frame)))
    // Only what is implicitly unwrapped gets here.
    case (_, .some(let box)) where type.isConcrete: return try coerce(box.value, to: type, node, frame)
    case (.nominal(let nominal, _), .nothing) where literalLabel(of: value, nominal) != nil:
      return try literal(value, type, nominal, node, frame)
    case (_, .nothing) where type.isConcrete: throw trap(Self.foundNilImplicitly, node, frame)
    case (.double, .int(let number)): return .double(Double(number))
    case (.float, .int(let number)): return .float(Float(number))
    case (.float, .double(let number)): return .float(Float(number))
    case (.fixed(let kind), .int(let number)):
      guard let fixed = FixedInteger.exactly(Int128Like(number), kind) else { return value }
      return .fixed(fixed)
    case (.character, .text(let box)) where box.text.count == 1: return .character(box.text.first!)
    case (_, .implicit): return try resolve(value, type, at: frame.tree.location(of: node))
    case (.array(let element), .list(let box)): return try .list(coerceElements(box, element, node, frame))
    case (.set(let element), .list(let box)): return .set(SetBox(table(of: box.items), element))
    case (.set(let element), .set(let box)):
      if box.element == nil, box.table.count == 0 { return .set(SetBox(box.table, element)) }
      return value
    case (.dictionary(let key, let element), .dictionary(let box)):
      if box.table.count == 0 || box.element == nil && !element.isUnknown {
        return .dictionary(DictionaryBox(box.table, key: key, element: element))
      }
      if element.wrapped != nil, box.element?.wrapped == nil || element.isOpen, box.element !== element {
        var table = Table()
        for (key, value) in box.table.pairs { table[HashedValue(key)] = try coerce(value, to: element, node, frame) }
        return .dictionary(DictionaryBox(table, key: key, element: element))
      }
      return value
    case (.tuple(let items, let labels), .tuple(let box)) where items.count == box.items.count:
      var values = Self.inOrder(box, of: labels)
      for index in items.indices { values[index] = try coerce(values[index], to: items[index], node, frame) }
      return .tuple(TupleBox(values, labels))
    case (.function, .closure(let closure)): return .closure(handed(closure, to: type))
    case (.function, .keyPath(let path)):
      return .closure(
        Closure(native: "a key path") { interpreter, arguments in
          try interpreter.follow(path, arguments[0].value, at: frame.tree.location(of: node))
        })
    case (.nominal(let nominal, _), .int), (.nominal(let nominal, _), .text), (.nominal(let nominal, _), .double),
      (.nominal(let nominal, _), .bool):
      guard nominal.kind != .protocol else { return value }
      return try literal(value, type, nominal, node, frame)
    case (.library, .unknown): return value
    case (.anyObject, .int), (.anyObject, .double), (.anyObject, .float), (.anyObject, .bool), (.anyObject, .fixed),
      (.unknown("NSArray"), .list), (.unknown("NSDictionary"), .dictionary):
      return objectBridged(value)
    // An object that code changes wherever it is held: what is in it is not followed.
    case (.unknown(let name), _) where name.hasPrefix("NSMutable") && value.isListOrDictionary:
      return try unreadCall("\(type.name)(…)", at: frame.tree.location(of: node), handed: [value])
    case (.library(_, let arguments), .range(let box)) where arguments.first?.isNumber == true:
      return try bounded(box, by: arguments[0], value, node, frame)
    case (.library, _), (.int, .native), (.double, .native), (.bool, .native), (.string, .native), (.array, .native),
      (.dictionary, .native):
      return try library.converted(value, to: type, self, frame.tree.location(of: node)) ?? value
    default: return value
    }
  }

  /// The items of a tuple in the order of another type's labels: the labels tell where they stand.
  private static func inOrder(_ box: TupleBox, of labels: [String?]) -> [Value] {
    guard box.labels != labels, !labels.contains(nil), Set(labels) == Set(box.labels) else { return box.items }
    return labels.compactMap { label in box.labels.firstIndex(of: label).map { box.items[$0] } }
  }

  private func isSame(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.implicit, .implicit): true
    case (.implicit, _), (_, .implicit): false
    case (.double, .int), (.fixed, .int), (.float, .int), (.float, .double), (.some, _), (.nothing, _): false
    case (.native(let one), .native(let other)): one === other
    case (.native, _), (_, .native): false
    case (.list(let one), .list(let other)): one === other
    case (.range(let one), .range(let other)): one === other
    case (.set(let one), .set(let other)): one === other
    case (.tuple(let one), .tuple(let other)): one === other
    case (.closure(let one), .closure(let other)): one === other
    case (.dictionary(let one), .dictionary(let other)): one === other
    case (.structure(let one), .structure(let other)): one === other
    case (_, .structure), (.structure, _): false
    default: true
    }
  }

  private func coerceElements(_ box: ListBox, _ element: RuntimeType, _ node: Int32, _ frame: Frame) throws -> ListBox {
    if box.view == nil, box.element === element || element.isUnknown { return box }
    var items = box.items
    switch element.kind {
    case .optional, .double, .float, .fixed, .array, .nominal, .tuple, .function, .dictionary, .character:
      for index in items.indices {
        items[index] = try coerce(items[index], to: element, node, frame)
      }
    default: break
    }
    return ListBox(items, element.isPartlyUnknown ? box.element ?? element : element)
  }

  /// A range whose bounds are literals, as a type asks for it.
  private func bounded(
    _ box: RangeBox, by bound: RuntimeType, _ value: Value, _ node: Int32, _ frame: Frame
  ) throws -> Value {
    func coerced(_ end: Value) throws -> Value {
      if case .void = end { return end }
      return try coerce(end, to: bound, node, frame)
    }
    let (lower, upper) = (try coerced(box.lower), try coerced(box.upper))
    if isSame(lower, box.lower), isSame(upper, box.upper) { return value }
    return .range(RangeBox(lower, upper, box.kind))
  }

  /// What a type of the app makes of a literal: `ExpressibleByStringLiteral` and the like.
  private func literal(_ value: Value, _ type: RuntimeType, _ nominal: Nominal, _ node: Int32, _ frame: Frame) throws
    -> Value
  {
    guard let label = literalLabel(of: value, nominal) else { return value }
    return try construct(type, [Argument(label, value)], node, frame)
  }

  func conformsByName(_ nominal: Nominal, _ name: String) -> Bool {
    program.allProtocols(of: types.nominal(nominal)).contains { $0.name == name }
  }

  // MARK: Casts

  func isKind(_ each: TreeNode, _ node: Int32, _ frame: Frame) throws -> Value {
    let value = try evaluate(each.a, frame)
    if case .unknown(let unknown) = value {
      if isSurely(unknown, type(each.b, frame)) { return .bool(true) }
      if isSurelyOther(unknown, type(each.b, frame)) { return .bool(false) }
      return .unknown(Unknown("\(unknown.what) is \(type(each.b, frame).name)", unknown.location))
    }
    let isOfType = try isKind(value, type(each.b, frame), node, frame)
    if !isOfType { try checkSeen(written: each.b, node, frame) }
    return .bool(isOfType)
  }

  func isKind(_ value: Value, _ type: RuntimeType, _ node: Int32, _ frame: Frame) throws -> Bool {
    switch try cast(value, to: type, node, frame) {
    case .nothing: return false
    case .unknown(let unknown):
      return try world.answer(
        Unknown("\(unknown.what) is \(type.name)", unknown.location), at: frame.tree.location(of: node))
    default: return true
    }
  }

  /// Whether a cast to a protocol takes an Optional as it is: the app has Optionals conform to it.
  private func conformsAsOptional(
    _ value: Value, _ type: RuntimeType, _ node: Int32, _ frame: Frame
  ) throws -> Bool {
    guard type.nominal?.kind == .protocol,
      program.libraryNominals["Optional"]?.conformances.contains(where: { $0.type === type }) == true
    else { return false }
    guard let conforms = program.conforms(typeOf(value), to: type) else {
      throw stop("whether an Optional is taken for a \(type.name)", node, frame)
    }
    return conforms
  }

  /// `value as? Type`.
  func cast(_ value: Value, to type: RuntimeType, _ node: Int32, _ frame: Frame) throws -> Value {
    if case .optional(let wrapped) = type.kind {
      if case .nothing = value { return .some(SomeBox(.nothing(Unmanaged.passUnretained(wrapped)))) }
      let inner = try cast(value, to: wrapped, node, frame)
      if case .some = inner { return .some(SomeBox(inner)) }
      return inner
    }
    // Any takes an Optional as it is.
    if value.isOptional, type === types.any { return .some(SomeBox(value)) }
    if value.isOptional, try conformsAsOptional(value, type, node, frame) { return .some(SomeBox(value)) }
    guard let value = value.flattened else { return .nothing(Unmanaged.passUnretained(type)) }
    if case .unknown(let unknown) = value { return cast(unknown, to: type) }
    if case .double = value, program.conformsAsCGFloatAlone(type) {
      throw stop("whether a number is a CGFloat, which alone is a \(type.name)", node, frame)
    }
    switch (type.kind, value) {
    case (.array(let element), .list(let box)):
      var items: ContiguousArray<Value> = []
      for item in box.items {
        switch try cast(item, to: element, node, frame) {
        case .some(let inner): items.append(inner.value)
        case .unknown(let unknown): return .unknown(unknown)
        default: return .nothing(Unmanaged.passUnretained(type))
        }
      }
      if box.items.isEmpty, let own = box.element, own !== element, !own.isOpen,
        program.conforms(own, to: element) == false
      {
        // An empty list can be cast to any other.
        return .some(SomeBox(.list(ListBox([], element))))
      }
      return .some(SomeBox(.list(ListBox(items, element))))
    case (.dictionary(let key, let element), .dictionary(let box)):
      var table = Table()
      for (one, other) in box.table.pairs {
        guard case .some(let castKey) = try cast(one, to: key, node, frame),
          case .some(let castValue) = try cast(other, to: element, node, frame)
        else { return .nothing(Unmanaged.passUnretained(type)) }
        table[HashedValue(castKey.value)] = castValue.value
      }
      return .some(SomeBox(.dictionary(DictionaryBox(table, key: key, element: element))))
    case (.set(let element), .set(let box)):
      for item in box.table.keys {
        if case .nothing = try cast(item, to: element, node, frame) { return .nothing(Unmanaged.passUnretained(type)) }
      }
      return .some(SomeBox(value))
    case (.function, .closure):
      switch value {
      case .closure, .native, .object, .unknown: break
      default: return .nothing(Unmanaged.passUnretained(type))
      }
      guard case .closure(let closure) = value, let fits = isOf(closure, type) else {
        throw stop("a cast of a function", node, frame)
      }
      return fits ? .some(SomeBox(value)) : .nothing(Unmanaged.passUnretained(type))
    case (.library(let name, let arguments), .keyPath(let path)) where LibraryCatalog.keyPathTypes.contains(name):
      let isOfType = try isKeyPath(path, of: name, arguments, node, frame)
      return isOfType ? .some(SomeBox(value)) : .nothing(Unmanaged.passUnretained(type))
    case (_, .closure) where type.isNoFunction: return .nothing(Unmanaged.passUnretained(type))
    case (.tuple(let items, let labels), .tuple(let box)):
      guard items.count == box.items.count else { return .nothing(Unmanaged.passUnretained(type)) }
      var values: [Value] = []
      for (item, wanted) in zip(box.items, items) {
        guard case .some(let inner) = try cast(item, to: wanted, node, frame) else {
          return .nothing(Unmanaged.passUnretained(type))
        }
        values.append(inner.value)
      }
      return .some(SomeBox(.tuple(TupleBox(values, labels))))
    case (.anyObject, _):
      switch value {
      case .object: return .some(SomeBox(value))
      case .native(let native) where native.isReference: return .some(SomeBox(value))
      // As an object of Objective-C it is still what it was.
      case _ where framework != nil: return .some(SomeBox(value))
      default: throw stop("a cast of a value to AnyObject", node, frame)
      }
    case (.library("NSObject", _), _) where framework != nil:
      // Objective-C's bridging: values of Swift's library are objects there; what others are is not documented.
      switch value {
      case .int, .double, .float, .fixed, .bool, .text, .list, .dictionary, .set: return .some(SomeBox(value))
      case .native(let native) where !native.isReference: return .some(SomeBox(value))
      case .structure, .enumeration, .tuple, .closure, .character, .range:
        return .unknown(Unknown("whether \(typeOf(value).name) is NSObject", frame.tree.location(of: node)))
      default: break
      }
    default: break
    }
    if Self.isBridged(value, toObject: type.name) { return .some(SomeBox(value)) }
    let own = typeOf(value)
    if own !== type, let made = try library.cast(value, to: type, self, frame.tree.location(of: node)) {
      return .some(SomeBox(made))
    }
    let isOfType = program.conforms(own, to: type)
    if let onCast { onCast(value, type, isOfType, frame.tree.location(of: node)) }
    switch isOfType {
    case true?: return .some(SomeBox(value))
    case false?: return standIn(value, for: type, node, frame) ?? .nothing(Unmanaged.passUnretained(type))
    case nil:
      if let answer = library.isKind(value, type, self) {
        return answer ? .some(SomeBox(value)) : .nothing(Unmanaged.passUnretained(type))
      }
      if let standIn = standIn(value, for: type, node, frame) { return standIn }
      let question = "whether \(own.name) is \(type.name)"
      return .unknown(Unknown(question, frame.tree.location(of: node), hides: value.holdsReference))
    }
  }

  /// Whether a collection is the object that Foundation makes of it: one that can be changed it never is.
  ///
  /// - Foundation: Array, Dictionary and Set are bridged to NSArray, NSDictionary and NSSet ("Working with Foundation Types").
  private static func isBridged(_ value: Value, toObject name: String) -> Bool {
    switch (value, name) {
    case (.list, "NSArray"), (.dictionary, "NSDictionary"), (.set, "NSSet"): true
    default: false
    }
  }

  func castTrap(_ value: Value, _ type: RuntimeType, _ node: Int32, _ frame: Frame) -> Trap {
    guard let inner = value.flattened else { return trap(Self.foundNil, node, frame) }
    return trap(
      "Could not cast value of type '\(qualifiedName(of: typeOf(inner)))' to '\(qualifiedName(of: type))'.", node, frame
    )
  }
}
