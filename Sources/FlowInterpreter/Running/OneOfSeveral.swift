import FlowModel

/// The app's code on what is one of several values: it runs on each of them, where nobody sees that.
extension Interpreter {
  /// What was found out of the app's code.
  private final class QuietCode { var known: [ObjectIdentifier: Bool] = [:] }

  /// Whether a method changes nothing but the value that it is called on.
  func isQuiet(_ code: Code) -> Bool {
    let quiet = kept(QuietCode.init)
    if let known = quiet.known[ObjectIdentifier(code)] { return known }
    let isQuiet = EffectReader.effects(ofMethodOnCopy: code, self).isNothing
    quiet.known[ObjectIdentifier(code)] = isQuiet
    return isQuiet
  }

  /// Whether reading a member of a value changes nothing.
  func isQuiet(_ symbol: Symbol, of value: Value) -> Bool {
    guard let type = thisType(of: value) else { return false }
    if isPlain(symbol, of: type, isStatic: false) { return true }
    guard value.isStructureOrCase else { return false }
    let found = candidates(symbol, of: type, isStatic: false)
    guard found.count == 1, case .computed(let getter, _, _) = found[0].member else { return false }
    return isQuiet(getter)
  }

  /// The app's method of a value that gives something and changes nothing; nil where there is none, or several.
  func quietMethod(_ symbol: Symbol, of value: Value, _ arguments: [Argument]) -> Code? {
    guard value.isStructureOrCase, let type = thisType(of: value),
      arguments.allSatisfy({ if case .closure = $0.value { false } else { true } })
    else { return nil }
    let codes = candidates(symbol, of: type, isStatic: false).compactMap(\.member.code)
    guard codes.count == 1, codes[0].function.kind == .function, !codes[0].function.flags.contains(.isMutating),
      isQuiet(codes[0])
    else { return nil }
    return codes[0]
  }

  /// Sets a property of something that is one of several structures: it is one of those with the property set.
  ///
  /// - Returns: nil where it is not known what it is one of.
  func settingInEach(
    of unknown: Unknown, _ symbol: Symbol, to value: Value, _ node: Int32, _ frame: Frame
  ) throws -> Value? {
    guard !unknown.among.isEmpty else { return nil }
    let what = "\(unknown.what) with another \(program.symbols.text(of: symbol))"
    let changed = Value.unknown(Unknown(what, frame.tree.location(of: node), hides: unknown.hides))
    var items = unknown.among
    for index in items.indices {
      guard case .structure(let box) = items[index], plainField(symbol, box.type) != nil else { return changed }
      try setProperty(symbol, of: &items[index], to: value, node, frame)
    }
    return Unknown.one(of: items, what, frame.tree.location(of: node)) ?? changed
  }

  /// Calls a method that changes its value on something that is one of several structures: it is one of those that the
  /// method leaves.
  ///
  /// - Returns: nil where it is not known what it is one of, or the method may do more.
  func changeEach(
    of unknown: Unknown, _ symbol: Symbol, _ place: Place, _ callee: TreeNode, _ each: TreeNode, _ node: Int32,
    _ frame: Frame, _ expected: RuntimeType?
  ) throws -> Value? {
    guard let first = unknown.among.first, case .structure(let box) = first, box.type.bindings == nil,
      unknown.among.allSatisfy({ if case .structure(let other) = $0 { other.type === box.type } else { false } })
    else { return nil }
    let codes = candidates(symbol, of: box.type, isStatic: false).compactMap(\.member.code)
    guard codes.count == 1, codes[0].function.kind == .function, codes[0].function.flags.contains(.isMutating),
      !codes[0].isGeneric, isQuiet(codes[0])
    else { return nil }
    let bound = try bindWritten(
      codes[0], this: .type(box.type), generics: nil, each, node, frame, expected, isLabelled: true, thisType: box.type)
    guard bound.inouts.isEmpty else { throw stop("what \(codes[0].fullName) changes", node, frame) }
    var items: [Value] = []
    var results: [Value] = []
    for item in unknown.among {
      var after: Value? = item
      do {
        results.append(
          try perform(codes[0], bound, this: item, captures: [], node, frame, thisType: nil, after: &after))
      } catch is Trap {
        throw stop("whether \(codes[0].fullName) of \(unknown.what) ends the app", node, frame)
      } catch is Thrown {
        throw stop("whether \(codes[0].fullName) of \(unknown.what) throws", node, frame)
      }
      items.append(after ?? item)
    }
    let (what, location) = ("\(unknown.what) after \(codes[0].fullName)", frame.tree.location(of: node))
    let changed =
      Unknown.one(of: items, what, location) ?? .unknown(Unknown(what, location, hides: unknown.hides))
    try modify(place, callee.a, frame) { $0 = changed }
    guard codes[0].function.result >= 0 else { return .void }
    return Unknown.one(of: results, "\(unknown.what).\(codes[0].fullName)", location) ?? results[0]
  }
}

extension Value {
  fileprivate var isStructureOrCase: Bool {
    switch self {
    case .structure, .enumeration: true
    default: false
    }
  }
}
