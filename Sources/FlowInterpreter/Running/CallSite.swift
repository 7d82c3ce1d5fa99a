import FlowModel

/// Which function a call means, where that is the same each time: found out once, and kept at the call's node.
final class CallSite {
  /// The function: each of its parameters is given one argument as it is.
  let shape: UnsafeMutablePointer<CallShape>
  /// The type of the object or value whose method it is; nil for functions outside of types.
  unowned(unsafe) let type: RuntimeType?

  init(_ code: Code, _ type: RuntimeType?) {
    shape = code.call
    self.type = type
  }

  /// What is kept at a call's node, where that is one: of `Set<Marker>()` it is the type.
  @inline(__always)
  fileprivate static func kept(_ object: AnyObject) -> CallSite? {
    Swift.type(of: object) == CallSite.self ? unsafeDowncast(object, to: CallSite.self) : nil
  }
}

extension Interpreter {
  /// Whether a call gives each parameter of a function one argument as it is.
  func isPlain(_ each: TreeNode, _ code: Code, _ frame: Frame) -> Bool {
    let nodes = frame.list(each.b)
    guard code.isPlain, !code.isGeneric, nodes.count == code.function.parameters.count * 2,
      code.owner?.kind != .protocol
    else { return false }
    return !stride(from: 1, to: nodes.count, by: 2).contains { frame.nodes[Int(nodes[$0])].kind == .inout }
  }

  /// Remembers the method of a type that a call means, where nothing but the type decides.
  func noteMethod(_ code: Code, of value: Value, _ type: RuntimeType, _ each: TreeNode, _ node: Int32, _ frame: Frame) {
    switch value {
    case .object: break
    case .structure where !code.function.flags.contains(.isMutating): break
    default: return
    }
    guard type.bindings == nil, isPlain(each, code, frame) else { return }
    frame.tree.remember(CallSite(code, type), at: node)
  }

  /// The function that a call of a value's method means, where that was found out before for values of its type.
  @inline(__always)
  func knownMethod(of value: Value, _ node: Int32, _ frame: Frame) -> UnsafeMutablePointer<CallShape>? {
    frame.caches[Int(node)]?._withUnsafeGuaranteedRef {
      guard let site = CallSite.kept($0) else { return nil }
      switch value {
      case .object(let object): return object.type === site.type ? site.shape : nil
      case .structure(let box): return box.type === site.type ? site.shape : nil
      default: return nil
      }
    }
  }

  /// The function outside of types that a call means, where that was found out before.
  @inline(__always)
  func knownFunction(_ node: Int32, _ frame: Frame) -> UnsafeMutablePointer<CallShape>? {
    frame.caches[Int(node)]?._withUnsafeGuaranteedRef {
      guard let site = CallSite.kept($0) else { return nil }
      return site.type == nil ? site.shape : nil
    }
  }
}
