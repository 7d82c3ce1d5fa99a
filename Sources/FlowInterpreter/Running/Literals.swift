import FlowModel

/// Literals, as the types that their places ask for.
extension Interpreter {
  func integer(_ bits: UInt64, _ expected: RuntimeType?) -> Value {
    guard let expected, expected.simple != .int else { return .int(Int(bitPattern: UInt(bits))) }
    switch expected.flattened.kind {
    case .double: return .double(Double(bits))
    case .float: return .float(Float(bits))
    case .fixed(let kind): return .fixed(FixedInteger(bits: bits, kind: kind))
    default: return .int(Int(bitPattern: UInt(bits)))
    }
  }

  func literal(_ text: String, _ type: RuntimeType) -> Value {
    if case .character = type.kind, text.count == 1 { return .character(text.first!) }
    if case .library("Unicode.Scalar", _) = type.kind, let scalar = text.unicodeScalars.first {
      return .native(ScalarBox(scalar))
    }
    return .string(text)
  }

  /// A text with values in it; where what stands for one of them is not known, neither is the text.
  func interpolate(_ each: TreeNode, _ frame: Frame) throws -> Value {
    do { return try interpolated(each, frame) } catch let stop as Stop where stop.isLacking {
      if let unknown = stop.unknown { return .unknown(Unknown(unknown.what, unknown.location, kind: "String")) }
      return try world.lacking(stop, stop.reason)
    }
  }

  private func interpolated(_ each: TreeNode, _ frame: Frame) throws -> Value {
    var text = OpenText()
    let segments = frame.tree.list(each.a)
    for segment in segments {
      let part = frame.tree.nodes[Int(segment)]
      if part.kind == .text {
        text.add(frame.tree.text(part.a))
        continue
      }
      guard part.kind == .interpolated else {
        _ = try evaluate(segment, frame)
        continue
      }
      let arguments = frame.tree.list(part.a)
      guard arguments.count >= 2 else { continue }
      let isPlain = arguments.count == 2 && arguments[0] < 0
      if program.hasOwnInterpolations, !isPlain, let own = try ownInterpolation(part, segment, nil, frame) {
        text.add(own)
        continue
      }
      let value = try evaluate(arguments[1], frame)
      if program.hasOwnInterpolations, isPlain, let own = try ownInterpolation(part, segment, value, frame) {
        text.add(own)
        continue
      }
      if !isPlain {
        guard arguments.count == 4, arguments[2] >= 0, frame.tree.text(arguments[2]) == "default" else {
          throw stop("an interpolation with more than a value", segment, frame)
        }
        let shown = try value.unwrapped ?? evaluate(arguments[3], frame)
        text.add(try description(of: shown, segment, frame))
        continue
      }
      if case .unknown(let unknown) = value {
        text.add(unknown)
      } else {
        text.add(try description(of: value, segment, frame))
      }
    }
    let made = text.value
    if let first = segments.first { try spend(on: made, at: frame.tree.location(of: first)) }
    return made
  }

  func list(_ each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?) throws -> Value {
    var element: RuntimeType?
    let wanted = expected?.flattened
    if let wanted {
      switch wanted.kind {
      case .array(let inner), .set(let inner): element = inner.isUnknown ? nil : inner
      case .library("OptionSet", _): break
      case .nominal(let nominal, _):
        if nominal.kind != .protocol {
          return try arrayLiteral(each, wanted, node, frame)
        }
      case .library(let name, _) where name == "IndexPath" || name == "IndexSet":
        let items = try frame.tree.list(each.a).map { try evaluate($0, frame, types.int) }
        let plain = Value.list(ListBox(ContiguousArray(items), types.int))
        return plain.asIndexes(name) ?? plain
      case .library where library.makes(wanted, ofLiterals: self):
        let items = try frame.tree.list(each.a).map { try evaluate($0, frame, wanted) }
        let plain = Value.list(ListBox(ContiguousArray(items)))
        return try library.literal(plain, as: wanted, self, frame.tree.location(of: node)) ?? plain
      case .unknown(let name) where Self.isObjectiveCSet(name):
        let items = try frame.tree.list(each.a).map { try evaluate($0, frame) }
        return try world.unread("a list literal for \(name)", at: frame.tree.location(of: node), handed: items)
      default: break
      }
    }
    var items: ContiguousArray<Value> = []
    let nodes = frame.tree.list(each.a)
    // No `Any` is nil: beside it all are Optionals, of which the list is made one of `Any`.
    if element === types.any, nodes.contains(where: { frame.nodes[Int($0)].kind == .nothing }) { element = nil }
    items.reserveCapacity(nodes.count)
    for item in nodes { items.append(try evaluate(item, frame, element)) }
    if let element {
      for index in items.indices { items[index] = try coerce(items[index], to: element, nodes[index], frame) }
    } else {
      try unify(&items, nodes, frame)
    }
    if element?.isPartlyUnknown ?? true { element = commonType(of: items, Array(nodes), frame) ?? element }
    if let wrapped = element?.wrapped, !wrapped.isUnknown {
      // A nil among them is one of what the others wrap.
      for index in items.indices {
        if case .nothing(nil) = items[index] { items[index] = .nothing(Unmanaged.passUnretained(wrapped)) }
      }
    }
    if let wanted, case .set = wanted.kind { return .set(SetBox(table(of: items), element)) }
    return .list(ListBox(items, element))
  }

  /// The type that all values have; nil where they have several.
  private func commonType(of values: ContiguousArray<Value>) -> RuntimeType? {
    // Nil alone has no type.
    func isTyped(_ value: Value) -> Bool { if case .nothing(nil) = value { false } else { true } }
    guard let type = values.first(where: isTyped).map(typeOf) else { return nil }
    return values.allSatisfy { !isTyped($0) || typeOf($0) === type } ? type : nil
  }

  /// The class of one of the elements of a literal, of which all of them are; nil where there is none.
  private func commonClass(of values: ContiguousArray<Value>, _ nodes: [Int32], _ frame: Frame) -> RuntimeType? {
    guard !isGeneric(frame.code), values.allSatisfy({ if case .object = $0 { true } else { false } }) else {
      return nil
    }
    let seen = nodes.compactMap { staticType($0, frame) }
    guard seen.count == values.count, !seen.contains(where: \.isPartlyUnknown) else { return nil }
    return seen.first { wider in
      wider.nominal?.isClass == true && seen.allSatisfy { $0 === wider || program.conforms($0, to: wider) == true }
    }
  }

  /// The type of the elements of a literal: objects may be seen as more than they are while the code runs.
  private func commonType(of values: ContiguousArray<Value>, _ nodes: [Int32], _ frame: Frame) -> RuntimeType? {
    guard let type = commonType(of: values) else { return commonClass(of: values, nodes, frame) }
    guard mayBeSeenWider(type.flattened), !isGeneric(frame.code) else { return type }
    let seen = nodes.compactMap { staticType($0, frame) }.filter { !$0.isPartlyUnknown }
    guard let wider = seen.first(where: { $0.flattened.nominal !== type.flattened.nominal }) else { return type }
    return seen.allSatisfy { $0 === wider || program.conforms($0, to: wider) == true } ? wider : nil
  }

  /// Whether a name that is not known is that of a set of Objective-C's, which makes something else of a literal.
  private static func isObjectiveCSet(_ name: String) -> Bool {
    name.hasPrefix("NS") && name.hasSuffix("Set")
  }

  func keyValuePairs(_ keys: ContiguousArray<Value>, _ values: ContiguousArray<Value>) -> ListBox {
    let box = ListBox(ContiguousArray(zip(keys, values).map { .pair($0, $1) }))
    box.view = CollectionView("KeyValuePairs", .void)
    return box
  }

  func table(of items: some Sequence<Value>) -> Table {
    var table = Table()
    for item in items where table[HashedValue(item)] == nil { table[HashedValue(item)] = .void }
    return table
  }

  func arrayLiteral(_ each: TreeNode, _ wanted: RuntimeType, _ node: Int32, _ frame: Frame) throws -> Value {
    // An OptionSet, or what the app makes from a literal itself.
    let element =
      program.inner("ArrayLiteralElement", of: wanted) ?? literalElement("arrayLiteral", of: wanted)
      ?? program.inner("Element", of: wanted)
    var items: ContiguousArray<Value> = []
    let isOptions = conformsByName(wanted.nominal!, "OptionSet")
    for item in frame.tree.list(each.a) { items.append(try evaluate(item, frame, isOptions ? wanted : element)) }
    if isOptions {
      var bits = 0
      for item in items {
        let raw = try property(program.symbols["rawValue"], of: item, at: frame.tree.location(of: node))
        guard let number = raw.integerValue else { throw stop("an option without a raw value", node, frame) }
        bits |= number
      }
      return try construct(wanted, [Argument("rawValue", .int(bits))], node, frame)
    }
    let code = wanted.nominal!.initializers.compactMap(\.code).first {
      $0.function.parameters.first?.label == "arrayLiteral"
    }
    guard code != nil else { throw stop("a list literal for \(wanted.name)", node, frame) }
    return try construct(
      wanted, items.enumerated().map { Argument($0.offset == 0 ? "arrayLiteral" : nil, $0.element) }, node, frame)
  }

  /// What the app's own initialiser of a literal takes: the type of its parameter.
  private func literalElement(_ label: String, of wanted: RuntimeType) -> RuntimeType? {
    let codes = wanted.nominal?.initializers.compactMap(\.code) ?? []
    guard let code = codes.first(where: { $0.function.parameters.first?.label == label }),
      let parameter = code.function.parameters.first, parameter.type >= 0
    else { return nil }
    let scope = TypeScope(owner: code.owner, generics: wanted.bindings, this: wanted)
    let type = program.type(parameter.type, in: code.tree, scope)
    return type.isUnknown ? nil : type
  }

  /// A dictionary literal for a type that the app makes from one itself.
  private func dictionaryLiteral(
    _ each: TreeNode, _ wanted: RuntimeType, _ node: Int32, _ frame: Frame
  ) throws -> Value {
    guard case .tuple(let parts, let labels)? = literalElement("dictionaryLiteral", of: wanted)?.kind, parts.count == 2
    else {
      throw stop("a dictionary literal for \(wanted.name)", node, frame)
    }
    let nodes = frame.tree.list(each.a)
    func value(_ index: Int, _ type: RuntimeType) throws -> Value {
      let asked = type.isUnknown ? nil : type
      return try coerce(evaluate(nodes[index], frame, asked), to: asked, nodes[index], frame)
    }
    let pairs = try stride(from: 0, to: nodes.count, by: 2).map { index in
      Argument(
        index == 0 ? "dictionaryLiteral" : nil,
        .tuple(
          TupleBox([try value(index, parts[0]), try value(index + 1, parts[1])], labels)))
    }
    return try construct(wanted, pairs, node, frame)
  }

  func dictionary(_ each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?) throws -> Value {
    var key: RuntimeType?
    var element: RuntimeType?
    if let wanted = expected?.flattened {
      if case .dictionary(let first, let second) = wanted.kind {
        key = first.isUnknown ? nil : first
        element = second.isUnknown ? nil : second
      } else if let nominal = wanted.nominal, nominal.kind != .protocol {
        return try dictionaryLiteral(each, wanted, node, frame)
      }
    }
    let nodes = frame.tree.list(each.a)
    var values: ContiguousArray<Value> = []
    var table = Table()
    var keys: ContiguousArray<Value> = []
    for index in stride(from: 0, to: nodes.count, by: 2) {
      keys.append(try coerce(try evaluate(nodes[index], frame, key), to: key, nodes[index], frame))
      values.append(try coerce(try evaluate(nodes[index + 1], frame, element), to: element, nodes[index + 1], frame))
    }
    if element == nil {
      let written = stride(from: 1, to: nodes.count, by: 2).map { nodes[$0] }
      try unify(&values, written, frame)
      element = commonType(of: values, written, frame)
    }
    if key == nil {
      try unify(&keys, stride(from: 0, to: nodes.count, by: 2).map { nodes[$0] }, frame)
      key = keys.first.map(typeOf)
    }
    if case .library("KeyValuePairs", _)? = expected?.flattened.kind {
      return .list(keyValuePairs(keys, values))
    }
    for key in keys {
      if case .unknown(let unknown)? = key.flattened, unknown.individual == nil {
        let location = frame.tree.location(of: node)
        return try world.unread("a dictionary with the key \(unknown.what)", at: location, handed: Array(values))
      }
    }
    if keys.count > 1, case .implicit(let first)? = keys.first,
      keys.allSatisfy({ if case .implicit = $0 { true } else { false } })
    {
      // Members of a type that no place here tells: of what is not read.
      let name = program.symbols.text(of: first.name)
      return try world.unread(
        "a dictionary with the key .\(name)", at: frame.tree.location(of: node), handed: Array(values))
    }
    for (key, value) in zip(keys, values) {
      guard table[HashedValue(key)] == nil else {
        throw trap("Dictionary literal contains duplicate keys", node, frame)
      }
      table[HashedValue(key)] = value
    }
    return .dictionary(DictionaryBox(table, key: key, element: element))
  }

  func tuple(_ each: TreeNode, _ frame: Frame, _ expected: RuntimeType?) throws -> Value {
    let nodes = frame.tree.list(each.a)
    if nodes.isEmpty { return .void }
    var items: [Value] = []
    var labels: [String?] = []
    var wanted: [RuntimeType] = []
    var wantedLabels: [String?] = []
    if case .tuple(let types, let names)? = expected?.flattened.kind {
      wanted = types
      wantedLabels = names
    }
    for index in stride(from: 0, to: nodes.count, by: 2) {
      let place = index / 2
      let type = place < wanted.count ? wanted[place] : nil
      let written = nodes[index] >= 0 ? frame.tree.text(nodes[index]) : nil
      labels.append(written ?? (place < wantedLabels.count ? wantedLabels[place] : nil))
      items.append(try coerce(try evaluate(nodes[index + 1], frame, type), to: type, nodes[index + 1], frame))
    }
    return .tuple(TupleBox(items, labels))
  }
}
