import FlowModel

/// `Mirror`, as far as it shows the parts of a value.
final class MirrorBox: NativeBox {
  let subject: Value
  init(_ subject: Value) { self.subject = subject }
  override var typeName: String { "Mirror" }
  override var isPrintable: Bool { false }
}

extension LibraryBuilder {
  mutating func addMirrors() {
    initializer("Mirror", "(reflecting:)") { call in .native(MirrorBox(call[0])) }
    property("Mirror", "children") { call in
      let parts = try call.interpreter.parts(of: try call.mirrored(), at: call.location)
      return call.list(
        parts.map { .tuple(TupleBox([.optional($0.label.map { .string($0) }), $0.value], ["label", "value"])) })
    }
    property("Mirror", "subjectType") { call in .type(call.interpreter.typeOf(try call.mirrored())) }
  }
}

extension Library.Call {
  fileprivate func mirrored() throws -> Value {
    guard case .native(let box as MirrorBox) = value else { throw stop("a mirror is asked for", for: value) }
    return box.subject
  }
}

extension Interpreter {
  /// The parts of a value that a mirror shows, each with its label.
  fileprivate func parts(of value: Value, at location: TreeLocation) throws -> [(label: String?, value: Value)] {
    switch value {
    case .structure, .object:
      guard let nominal = thisType(of: value)?.nominal, nominal.frameworkClass == nil,
        nominal.fields.allSatisfy({ $0.isPlain })
      else { throw Stop(lacking: "what a mirror shows of \(typeOf(value).name)", at: location) }
      return nominal.fields.filter { $0.owner === nominal }.map {
        ($0.property.name, Self.field($0.index, of: value))
      }
    case .enumeration(let box):
      let declared = box.type.nominal!.cases[box.caseIndex]
      switch box.payload.count {
      case 0: return []
      case 1 where declared.parameters[0].label == nil: return [(declared.name, box.payload[0])]
      default: return [(declared.name, .tuple(TupleBox(box.payload, declared.parameters.map(\.label))))]
      }
    case .some(let box): return [("some", box.value)]
    case .nothing: return []
    case .list(let box): return box.items.map { (nil, $0) }
    case .int, .double, .float, .fixed, .bool, .text, .character: return []
    case .unknown(let unknown): throw Stop(lacking: unknown, at: location)
    default: throw Stop(lacking: "what a mirror shows of \(typeOf(value).name)", at: location)
    }
  }
}
