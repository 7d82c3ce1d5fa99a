import FlowModel
import Foundation

/// What an expression of the app's code gives.
///
/// One word of payload and a tag: sixteen bytes a value in an array. Value types of Swift (lists, texts, structures …) lie
/// in boxes that are copied when they are changed and shared, as Swift's own are.
package enum Value {
  /// Not set yet: a variable before its first value.
  case absent
  /// `()`.
  case void
  /// `nil`, with the type that it lacks, where that is known.
  case nothing(Unmanaged<RuntimeType>?)
  /// `Optional.some`.
  case some(SomeBox)
  case int(Int)
  case double(Double)
  case float(Float)
  /// An integer of another type than Int.
  case fixed(FixedInteger)
  case bool(Bool)
  case text(TextBox)
  case character(Character)
  case list(ListBox)
  case dictionary(DictionaryBox)
  case set(SetBox)
  case tuple(TupleBox)
  case range(RangeBox)
  case structure(StructBox)
  case enumeration(EnumBox)
  case object(Instance)
  case closure(Closure)
  case type(RuntimeType)
  case keyPath(KeyPathBox)
  case selector(TextBox)
  /// `.name` or `.name(…)` whose type the place did not tell.
  case implicit(ImplicitBox)
  /// A value or object of a library that is written in Swift itself: a date, an index, a formatter.
  case native(NativeBox)
  /// A variable that closures share, in the slot of a function.
  case box(Box)
  /// Not known; whatever is done with it is not known either.
  case unknown(Unknown)

  package static var none: Value { .nothing(nil) }
  package static func string(_ text: String) -> Value { .text(TextBox(text)) }
  package static func optional(_ value: Value?) -> Value { value.map { .some(SomeBox($0)) } ?? .nothing(nil) }

  /// Whether it is not known.
  var isUnknown: Bool { if case .unknown = self { true } else { false } }

  /// Whether it is an Optional.
  var isOptional: Bool {
    switch self {
    case .nothing, .some: true
    default: false
    }
  }

  /// Whether it is what a type asks for as it is.
  @inline(__always)
  func isOf(_ type: RuntimeType.Simple) -> Bool {
    switch self {
    case .int: type == .int
    case .double: type == .double
    case .bool: type == .bool
    case .text: type == .string
    default: false
    }
  }

  /// What an Optional holds; the value itself where it is none; nil for `nil`.
  package var unwrapped: Value? {
    switch self {
    case .nothing: nil
    case .some(let box): box.value
    default: self
    }
  }

  /// The value below all Optionals; nil for `nil`.
  package var flattened: Value? {
    var value = self
    while true {
      switch value {
      case .nothing: return nil
      case .some(let box): value = box.value
      default: return value
      }
    }
  }

  /// Whether other values may lie in it.
  var holdsValues: Bool {
    switch self {
    case .some, .list, .dictionary, .set, .tuple, .structure, .enumeration, .object, .closure, .native, .box: true
    default: false
    }
  }

  /// Whether it is an object, which is the same one wherever it is held.
  var isReference: Bool {
    switch self {
    case .object, .closure: true
    case .native(let box): box.isReference
    case .some(let box): box.value.isReference
    default: false
    }
  }
}

/// An integer of a fixed width other than Int.
package struct FixedInteger: Hashable {
  package enum Kind: UInt8, CaseIterable {
    case int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64

    var bitWidth: Int {
      switch self {
      case .int8, .uint8: 8
      case .int16, .uint16: 16
      case .int32, .uint32: 32
      case .int64, .uint, .uint64: 64
      }
    }
  }

  /// The value, extended to 64 bits by its sign.
  package var bits: UInt64
  package var kind: Kind

  package init(bits: UInt64, kind: Kind) {
    self.bits = bits
    self.kind = kind
  }
}

/// A variable that closures share.
package final class Box {
  package var value: Value
  /// How it holds its value.
  var ownership: Ownership
  init(_ value: Value) {
    self.value = value
    ownership = .strong
  }
  init(weak value: Value, _ ownership: Ownership) {
    self.ownership = ownership
    self.value = WeakReference.held(value)
  }

  /// A variable of `async let`.
  init(pending task: TaskBox) {
    ownership = .pending
    value = .native(task)
  }

  /// A local variable whose value is made when it is first asked for, or that has accessors.
  init(_ ownership: Ownership, _ value: Value) {
    self.ownership = ownership
    self.value = value
  }

  deinit {
    guard value.holdsValues else { return }
    LettingGo.free([value]) { value = .void }
  }

  enum Ownership {
    case strong, weak, unowned
    /// `async let`: the value is a task.
    case pending
    /// `lazy`: the value is the closure that makes it.
    case lazy
    /// With accessors: the value is a ``LocalVariable``.
    case accessed
  }
}

package final class SomeBox {
  package var value: Value
  package init(_ value: Value) { self.value = value }
  deinit {
    guard value.holdsValues else { return }
    LettingGo.free([value], isInline: true) { value = .void }
  }
}

package final class TextBox {
  package var text: String
  /// Whether it is a Substring.
  var isSubstring = false
  /// Of a text of the app's tables: the forms that numbers choose.
  var plural: PluralText?
  /// Of a Substring: the part with the indices of its base.
  var slice: Substring?
  package init(_ text: String) { self.text = text }
}

package final class ListBox {
  package var items: ContiguousArray<Value>
  /// The type of the elements, where it is known.
  package var element: RuntimeType?
  /// The index of the first: that of a slice is where it begins in its base.
  var start = 0
  /// Whether it is a slice.
  var isSlice = false
  /// What Swift has another type for, as long as it is not asked for as a list.
  var view: CollectionView?
  package init(_ items: ContiguousArray<Value>, _ element: RuntimeType? = nil) {
    self.items = items
    self.element = element
  }
  deinit {
    guard !items.isEmpty else { return }
    LettingGo.free(Array(items)) { items = [] }
  }
}

package final class TupleBox {
  package var items: [Value]
  package let labels: [String?]
  package init(_ items: [Value], _ labels: [String?]) {
    self.items = items
    self.labels = labels
  }
  deinit { LettingGo.free(items) { items = [] } }
}

package final class RangeBox {
  package enum Kind: UInt8 { case halfOpen, closed, from, upTo, through }
  package let lower: Value
  package let upper: Value
  package let kind: Kind
  package init(_ lower: Value, _ upper: Value, _ kind: Kind) {
    self.lower = lower
    self.upper = upper
    self.kind = kind
  }
}

/// A value of a struct of the app.
package final class StructBox {
  package let type: RuntimeType
  package var fields: ContiguousArray<Value>
  package init(_ type: RuntimeType, _ fields: ContiguousArray<Value>) {
    self.type = type
    self.fields = fields
  }
  deinit {
    guard !fields.isEmpty else { return }
    LettingGo.free(Array(fields), isInline: true) { fields = [] }
  }
}

/// A value of an enum of the app.
package final class EnumBox {
  package let type: RuntimeType
  package let caseIndex: Int
  package var payload: [Value]
  package init(_ type: RuntimeType, _ caseIndex: Int, _ payload: [Value] = []) {
    self.type = type
    self.caseIndex = caseIndex
    self.payload = payload
  }
  deinit {
    guard !payload.isEmpty else { return }
    LettingGo.free(payload) { payload = [] }
  }
}

/// `.name(arguments)` whose type is not known yet.
package final class ImplicitBox {
  let name: Symbol
  package let arguments: [Argument]?
  let location: TreeLocation
  init(_ name: Symbol, _ arguments: [Argument]?, _ location: TreeLocation) {
    self.name = name
    self.arguments = arguments
    self.location = location
  }
}

/// An argument that was evaluated.
package struct Argument {
  package var label: String?
  package var value: Value
  /// Whether it was written as a trailing closure, whose first label is not written.
  package var isTrailing = false

  package init(_ label: String?, _ value: Value, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}

/// What a library holds in one value: subclasses are values or objects.
open class NativeBox {
  /// The name of its type: `Date`.
  open var typeName: String { "Native" }
  /// Whether it is an object rather than a value.
  open var isReference: Bool { false }
  /// Why what it holds is not known; nil where it is.
  package var unknown: Unknown?
  /// What is the same for all boxes of one object.
  package var identity: AnyObject { self }
  /// Whether whoever is handed its variable may change it alone: a lock of C, a container that is encoded to.
  package var changesWhenHanded: Bool { false }
  /// A copy of its own, where it is a value that can be changed.
  open func copied() -> NativeBox { self }
  /// What `print` writes.
  open var description: String { typeName }
  /// Whether what `print` writes is known.
  open var isPrintable: Bool { true }
  /// Whether Apple's Foundation writes the same as the one on Linux.
  open var isPrintableOnApple: Bool { true }
  /// What stands for it inside a list or an Optional.
  open var debugDescription: String { description }
  /// The plain value that it is equal to, by which it is found as a key: a number object's number.
  package var plainKey: Value? { nil }
  open func isEqual(to other: NativeBox) -> Bool { self === other }
  open func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  open func isLess(than other: NativeBox) -> Bool? { nil }
  /// Its elements, where it is a collection.
  package func elements(at location: TreeLocation) throws -> [Value]? { nil }
  /// A property that hangs on what it holds: the captures of a match.
  package func member(_ name: String) -> Value? { nil }
  /// The payload of a case of a library's enum that it is: nil where it is another one.
  package func matched(_ name: String) -> [Value]? { nil }
  /// Whether it is an object that remembers what its methods are handed, so that one that is not known is not passed over.
  package var keepsArguments: Bool { false }
  /// Makes one; what it holds is its subclass's.
  public init() {}
}

/// An object of a framework, which is what it is for whoever holds it: there may be several boxes of one object.
package final class ObjectBox: NativeBox {
  package let object: AnyObject
  private let name: String

  /// - Parameter name: the class that the interpreter knows it by, such as `UILabel`.
  package init(_ object: AnyObject, name: String) {
    self.object = object
    self.name = name
    super.init()
  }

  override package var typeName: String { name }
  override package var isReference: Bool { true }
  override package var isPrintable: Bool { false }
  override package var keepsArguments: Bool { true }
  override package var identity: AnyObject { object }
  override package func isEqual(to other: NativeBox) -> Bool {
    guard let other = other as? ObjectBox else { return false }
    if let left = object as? NSObject, let right = other.object as? NSObject { return left == right }
    return object === other.object
  }
  override package func hash(into hasher: inout Hasher) {
    if let object = object as? NSObject { hasher.combine(object) } else { hasher.combine(ObjectIdentifier(object)) }
  }
}
