import FlowModel

/// Of which type a key path is: what a cast of an `AnyKeyPath` or a `PartialKeyPath` asks.
///
/// - Swift: an expression makes the class that allows most, whatever the place asks for (SE-0161).
extension Interpreter {
  /// What can be done with what a key path leads to.
  private enum Access: Int {
    case read, write, writeByReference
  }

  /// Whether a key path is of one of Swift's types of them.
  func isKeyPath(_ path: KeyPathBox, of name: String, _ arguments: [RuntimeType], _ node: Int32, _ frame: Frame) throws
    -> Bool
  {
    guard let wantedRoot = arguments.first else { return name == "AnyKeyPath" }
    guard let root = path.root, !root.isPartlyUnknown else { throw stop("a cast of a key path", node, frame) }
    guard root === wantedRoot else { return false }
    guard arguments.count > 1 else { return true }
    guard let (type, access) = target(of: path, from: root) else { throw stop("a cast of a key path", node, frame) }
    guard type === arguments[1] else { return false }
    switch name {
    case "WritableKeyPath": return access != .read
    case "ReferenceWritableKeyPath": return access == .writeByReference
    default: return true
    }
  }

  /// The type of what a key path leads to, and what can be done with it; nil where that is not told.
  private func target(of path: KeyPathBox, from root: RuntimeType) -> (type: RuntimeType, access: Access)? {
    var (type, access, isChain) = (root, Access.write, false)
    for component in path.components {
      switch component {
      case .identity: break
      case .chain:
        guard let wrapped = type.wrapped else { return nil }
        (type, isChain) = (wrapped, true)
      case .force:
        guard let wrapped = type.wrapped else { return nil }
        type = wrapped
      case .element:
        switch type.kind {
        case .array(let element): type = element
        case .dictionary(_, let element): type = types.optional(element)
        default: return nil
        }
      case .member(let symbol):
        guard let found = memberType(symbol, of: type) ?? propertyType(symbol, in: type), !found.isPartlyUnknown,
          let isVariable = isVariable(symbol, of: type)
        else { return nil }
        access = !isVariable ? .read : type.nominal?.isClass == true ? .writeByReference : access
        type = found
      }
    }
    return isChain ? (type.wrapped == nil ? types.optional(type) : type, .read) : (type, access)
  }

  /// Whether a property can be set, wherever a key path to it was made; nil where that hangs on the place.
  private func isVariable(_ symbol: Symbol, of type: RuntimeType) -> Bool? {
    guard let first = candidates(symbol, of: type, isStatic: false).first else { return nil }
    switch first.member {
    case .stored(let name, let owner):
      guard let field = type.nominal.flatMap({ $0.field(name, of: owner) ?? $0.fieldsBySymbol[name] }) else {
        return nil
      }
      return field.property.flags.contains(.isPrivateSet) ? nil : !field.property.flags.contains(.isLet)
    case .computed(_, let setter, let property):
      return property.flags.contains(.isPrivateSet) ? nil : setter != nil
    default: return nil
    }
  }
}
