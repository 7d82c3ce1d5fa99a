import FlowModel

/// What `objc_setAssociatedObject` hangs on objects, as long as those live.
final class AssociatedObjects {
  /// The variable whose address is the key.
  enum Key: Hashable {
    case cell(ObjectIdentifier)
    /// A variable of a type: the type, and its name.
    case member(ObjectIdentifier, Symbol)
    /// A text, whose address is another one each time, or the same: who knows.
    case text
  }

  private struct Place: Hashable {
    let object: ObjectIdentifier
    let key: Key
  }

  /// The object may be gone, and another one in its place.
  private struct Held {
    weak var object: AnyObject?
    let value: Value
  }

  private var held: [Place: Held] = [:]

  subscript(_ object: AnyObject, _ key: Key) -> Value? {
    get {
      let found = held[Place(object: ObjectIdentifier(object), key: key)]
      return found?.object === object ? found?.value : nil
    }
    set {
      held = held.filter { $0.value.object != nil }
      held[Place(object: ObjectIdentifier(object), key: key)] = newValue.map { Held(object: object, value: $0) }
    }
  }
}

extension Library {
  /// `objc_getAssociatedObject(object, &key)` and `objc_setAssociatedObject(object, &key, value, policy)`: the key is the
  /// variable itself, not what it holds. A text as the key keeps a value that nobody asks for again.
  ///
  /// - Returns: nil where it is not known which object or variable is meant.
  func associated(
    _ name: String, _ nodes: UnsafeBufferPointer<Int32>, _ frame: Frame, _ interpreter: Interpreter
  ) throws -> Value? {
    let isSetting = name == "objc_setAssociatedObject"
    guard nodes.count == (isSetting ? 8 : 4) else { return nil }
    let value = try interpreter.evaluate(nodes[1], frame)
    guard let object = value.flattened?.identity else { return nil }
    guard let key = try associationKey(nodes[3], frame, interpreter) else { return nil }
    let objects = interpreter.kept(AssociatedObjects.init)
    let part: Part? = if case .object(let holder)? = value.flattened { holder.part } else { nil }
    if key == .text, !isSetting || part?.attached[key] != nil || objects[object, key] != nil { return nil }
    guard isSetting else { return .optional(part?.attached[key] ?? objects[object, key]) }
    let held = try interpreter.evaluate(nodes[5], frame).flattened?.numberBoxed
    if case .object(let ending)? = held, ending.nominal.hasDeinit {
      guard let part else { return nil }
      part.attached[key] = held
    } else {
      part?.attached[key] = nil
      objects[object, key] = held
    }
    return .void
  }
}

extension Library {
  private func associationKey(
    _ node: Int32, _ frame: Frame, _ interpreter: Interpreter
  ) throws -> AssociatedObjects.Key? {
    guard frame.tree.nodes[Int(node)].kind == .inout else {
      switch try interpreter.evaluate(node, frame) {
      case .text: return .text
      case .unknown(let unknown) where unknown.kind == "String": return .text
      default: return nil
      }
    }
    switch try interpreter.place(frame.tree.nodes[Int(node)].a, frame) {
    case .cell(let cell): return .cell(ObjectIdentifier(cell))
    case .property(.value(.type(let type)), let symbol, _): return .member(ObjectIdentifier(type), symbol)
    default: return nil
    }
  }
}

extension Value {
  /// What is the same for all references to one object; nil for what is no object.
  fileprivate var identity: AnyObject? {
    switch self {
    case .object(let object): object.live ?? object.identity
    case .native(let box) where box.isReference: box.identity
    default: nil
    }
  }
}
