import FlowModel

/// Calls of a library's methods that are not read, on values: what they may have changed is not known afterwards.
extension Interpreter {
  /// Leaves a value open on which a method was called that is not read and may change it, in its place.
  ///
  /// - Parameter isOwn: the name, of a method that is called on `self` without saying so.
  func forgetReceiver(
    _ value: Value, after name: String, isOwn: TreeNode?, _ each: TreeNode, _ node: Int32, _ frame: Frame
  ) throws {
    guard let left = leftOpen(value, by: name, at: frame.tree.location(of: node)) else { return }
    let isMutating = frame.code.function.flags.contains(.isMutating) || frame.code.function.kind == .initializer
    if let isOwn {
      if isMutating { try modifySelf(isOwn, node, frame) { $0 = left } }
      return
    }
    let callee = frame.nodes[Int(each.a)]
    guard callee.kind == .member, try isVariable(callee.a, frame) else { return }
    if isSelfReference(frame.nodes[Int(callee.a)], callee.a, frame), !isMutating { return }
    guard try isPure(callee.a, frame) else { throw stop("what \(typeOf(value).name).\(name)(…) changes", node, frame) }
    try modify(callee.a, frame) { $0 = left }
  }

  /// What is there of a value after a method that is not read and may change it; nil where none does.
  func leftOpen(_ value: Value, by name: String, at location: TreeLocation) -> Value? {
    switch value {
    case .unknown, .type, .absent, .implicit, .closure, .tuple, .keyPath, .some, .nothing, .void: return nil
    default: break
    }
    guard !value.isReference, !Self.keepsReceiver(name), let type = thisType(of: value),
      type.libraryName.map({ !program.catalog.isClass($0) }) ?? (type.nominal?.isClass == false)
    else { return nil }
    return .unknown(Unknown("\(type.name) after \(name)(…)", location, hides: value.holdsReference))
  }

  /// Whether what an expression names can be changed: no constant, and nothing that is only computed.
  private func isVariable(_ node: Int32, _ frame: Frame) throws -> Bool {
    let each = frame.nodes[Int(node)]
    guard isPlace(node, frame) else { return false }
    switch each.kind {
    case .question, .forced, .subscripted, .tupleElement, .optionalChain: return try isVariable(each.a, frame)
    case .name:
      switch use(of: each, node, frame).target {
      case .cell(let cell): return !cell.property.flags.contains(.isLet)
      case .member:
        return isVariable(frame.tree.symbols[Int(each.a)], of: thisType(of: try this(each, frame)), isStatic: false)
      case .outer(let type): return isVariable(frame.tree.symbols[Int(each.a)], of: type, isStatic: true)
      default: return false
      }
    case .member:
      guard try isPure(each.a, frame) else { return true }
      let base = try evaluate(each.a, frame)
      let symbol = frame.tree.symbols[Int(each.b)]
      if case .type(let type) = base { return isVariable(symbol, of: type, isStatic: true) }
      return isVariable(symbol, of: thisType(of: base), isStatic: false)
    default: return true
    }
  }

  private func isVariable(_ symbol: Symbol, of type: RuntimeType?, isStatic: Bool) -> Bool {
    guard let type else { return true }
    switch candidates(symbol, of: type, isStatic: isStatic).first?.member {
    case .stored(let name, _)?: return type.nominal?.fieldsBySymbol[name]?.property.flags.contains(.isLet) != true
    case .staticStored(_, let property)?: return !property.flags.contains(.isLet)
    case .computed(_, let setter, _)?, .staticComputed(_, let setter)?: return setter != nil
    default: return true
    }
  }

  /// Whether a method of a library's leaves its value as it is, by its name: `sorted`, `replacingOccurrences`, `isSubset`.
  private static func keepsReceiver(_ name: String) -> Bool {
    if name.firstRange(of: "Mutable") != nil { return false }
    let word = String(name.prefix { !$0.isUppercase })
    return word.hasSuffix("ed") || word.hasSuffix("ing") || keepingWords.contains(word) && name != "next"
  }

  /// How the names of methods begin that leave their value as it is.
  private static let keepingWords: Set<String> = [
    "abbreviation", "all", "as", "attribute", "attributes", "base64", "bookmark", "bytes", "case", "character",
    "characters", "check", "compact", "compare", "component", "components", "contains", "copy", "count", "data", "date",
    "day", "daylight", "description", "difference", "display", "distance", "draw", "elements", "encode", "end", "ends",
    "enumerate", "filter", "first", "flat", "for", "get", "has", "hash", "host", "identifier", "index", "indices",
    "intersection", "is", "last", "lexicographically", "line", "lines", "localized", "make", "map", "match", "matches",
    "max", "maximum", "min", "minimum", "next", "number", "ordinality", "paragraph", "password", "path", "prefix",
    "print", "query", "quotient", "random", "range", "ranges", "reduce", "remainder", "resource", "signum", "size",
    "split", "square", "start", "starts", "stop", "string", "subdata", "suffix", "symmetric", "to", "union", "user",
    "value", "week", "weekday", "whole", "with", "write", "zip",
  ]
}
