import FlowModel

/// Where a name that is no local leads.
final class NameUse {
  enum Target {
    case cell(StaticCell)
    case functions([Code])
    /// A member of the object or value that the code belongs to, or of its type where that is static.
    case member
    /// A member of a value that is written before the name; see ``type``.
    case field
    /// A static member of a type around.
    case outer(RuntimeType)
    case type
    case library
    /// The program's own module, or Swift's.
    case module
    case unknown
  }

  let target: Target
  /// The type in which the name was a property last that holds what is read of it, and its place.
  unowned(unsafe) private(set) var type: RuntimeType?
  private(set) var place = 0
  private(set) var field: Unmanaged<Field>?

  /// The type that the name stands for where `Self` is ``named``'s second.
  private var named: (type: Unmanaged<RuntimeType>, this: UnsafeMutableRawPointer?)?

  /// The library whose type it is, whatever the app calls so: `Foundation.Timer`.
  let module: String?

  init(_ target: Target, of module: String? = nil) {
    self.target = target
    self.module = module
  }

  /// The type of a name that is one.
  func type(
    named name: String, _ arguments: [RuntimeType], in tree: LoadedTree, _ scope: TypeScope, of program: Program
  ) -> RuntimeType {
    module.flatMap { program.type(named: name, arguments, of: $0) } ?? program.named(name, arguments, in: tree, scope)
  }

  /// The type that the name stands for, where that was found out before in code with this `Self`.
  func knownType(_ this: RuntimeType?) -> RuntimeType? {
    guard let named, named.this == this.map({ Unmanaged.passUnretained($0).toOpaque() }) else { return nil }
    return named.type._withUnsafeGuaranteedRef { $0 }
  }

  /// Remembers the type that the name stands for in code with this `Self`.
  func note(_ type: RuntimeType, _ this: RuntimeType?) {
    named = (Unmanaged.passUnretained(type), this.map { Unmanaged.passUnretained($0).toOpaque() })
  }

  /// Remembers where values of a type store it.
  func note(_ field: Field, of type: RuntimeType) {
    self.type = type
    self.field = Unmanaged.passUnretained(field)
    place = field.index
  }
}

/// What names meant before.
extension Interpreter {
  /// The type that a name stands for.
  func namedType(_ each: TreeNode, _ node: Int32, _ use: NameUse, _ frame: Frame) throws -> RuntimeType {
    if frame.generics == nil, let known = use.knownType(frame.this) { return known }
    let text = frame.tree.text(each.a)
    try checkDynamicSelf(text, node, frame)
    if each.b < 0 { try checkSeen(text, node, frame) }
    let arguments = frame.list(each.b).map { type($0, frame) }
    let named = use.type(named: text, arguments, in: frame.tree, frame.scope, of: program)
    // A generic parameter for which nothing tells what it is.
    if named.isUnknown, !named.isPartlyOfFoundation { throw stop("which type '\(text)' is", node, frame) }
    if text != "Self", each.b < 0, frame.generics == nil { use.note(named, frame.this) }
    return named
  }

  /// What a property holds, observed or not, where its place was found out before for values of this type.
  @inline(__always)
  func knownContent(_ use: NameUse, of value: Value) -> Value? {
    switch value {
    case .object(let object):
      guard object.type === use.type, !isInTask else { return nil }
      let content = object.fields[use.place]
      if case .absent = content { return nil }
      return content
    case .structure(let box):
      guard box.type === use.type else { return nil }
      let content = box.fields[use.place]
      if case .absent = content { return nil }
      return content
    default: return nil
    }
  }

  /// The place of the property that a name means, where it was found out before for objects of this type.
  @inline(__always)
  func knownPlace(at node: Int32, of object: Instance, _ frame: Frame) -> Int? {
    guard !isInTask else { return nil }
    return frame.caches[Int(node)]?._withUnsafeGuaranteedRef {
      let use = unsafeDowncast($0, to: NameUse.self)
      return use.type === object.type ? use.place : nil
    }
  }

  /// The property that a name means, where it was found out before for objects of this type.
  @inline(__always)
  func knownField(at node: Int32, of object: Instance, _ frame: Frame) -> Unmanaged<Field>? {
    guard !isInTask else { return nil }
    return frame.caches[Int(node)]?._withUnsafeGuaranteedRef {
      let use = unsafeDowncast($0, to: NameUse.self)
      return use.type === object.type ? use.field : nil
    }
  }

  /// Remembers where values of a type store a property; false where they do not, or with more to be done.
  @discardableResult
  func noteField(_ symbol: Symbol, of value: Value, _ use: NameUse) -> Bool {
    let type: RuntimeType
    switch value {
    case .object(let object): type = object.type
    case .structure(let box): type = box.type
    default: return false
    }
    guard let place = plainField(symbol, type), symbol != program.errorDescriptionSymbol else { return false }
    use.note(type.nominal!.fields[place], of: type)
    return true
  }

  /// The place of a property that holds what is read of it.
  @inline(__always)
  func plainField(_ symbol: Symbol, _ type: RuntimeType) -> Int? {
    guard let nominal = type.nominal else { return nil }
    return nominal.plainFields[symbol]
  }
}
