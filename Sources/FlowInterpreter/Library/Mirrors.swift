import FlowModel
import Foundation

/// `Mirror`, as far as it shows the parts of a value.
final class MirrorBox: NativeBox {
  let subject: Value
  /// The class whose own properties are the parts, where it is a superclass of the subject's.
  let level: Nominal?
  /// Whether it shows what the subject has of `NSObject`: nothing.
  let isOfRoot: Bool
  init(_ subject: Value, as level: Nominal? = nil, isOfRoot: Bool = false) {
    self.subject = subject
    self.level = level
    self.isOfRoot = isOfRoot
  }
  override var typeName: String { "Mirror" }
  override var isPrintable: Bool { false }
}

extension Mirror.DisplayStyle: FoundationValue { package static var bridgedName: String { "Mirror.DisplayStyle" } }

extension Library.Call {
  /// The kind of a value; nil for numbers, texts and others that have no parts.
  fileprivate func displayStyle(of value: Value) throws -> Mirror.DisplayStyle? {
    switch value {
    case .int, .double, .float, .fixed, .bool, .text, .character: nil
    case .nothing, .some: .optional
    case .tuple: .tuple
    case .list: .collection
    case .dictionary: .dictionary
    case .set: .set
    case .structure: .struct
    case .enumeration: .enum
    case .object: .class
    case .native(let box) where box.typeName == "NSObject": .class
    default: throw stop("what kind of value a mirror shows", for: value)
    }
  }
}

extension LibraryBuilder {
  mutating func addMirrors() {
    cases([
      "struct": Mirror.DisplayStyle.struct, "class": .class, "enum": .enum, "tuple": .tuple, "optional": .optional,
      "collection": .collection, "dictionary": .dictionary, "set": .set,
    ])
    property("Mirror", "displayStyle") { call in try call.displayStyle(of: try call.mirrored()).bridged }
    keepsKnownParts(of: "Mirror")
    initializer("Mirror", "(reflecting:)") { call in .native(MirrorBox(call[0])) }
    property("Mirror", "children") { call in
      let mirror = try call.mirror()
      let parts =
        mirror.isOfRoot ? [] : try call.interpreter.parts(of: mirror.subject, as: mirror.level, at: call.location)
      return call.list(
        parts.map { .tuple(TupleBox([.optional($0.label.map { .string($0) }), $0.value], ["label", "value"])) })
    }
    // Of an object, for models of stores: what it keeps, inherited ones included, and of wrapped properties the wrapper.
    property("Mirror", "storedProperties") { call in
      let subject = try call.mirrored()
      guard case .object = subject, let nominal = call.interpreter.thisType(of: subject)?.nominal else {
        throw call.stop("an object is asked for")
      }
      return call.list(
        nominal.fields.compactMap { field in
          let value = Interpreter.field(field.index, of: subject)
          if case .absent = value { return nil }
          return .tuple(
            TupleBox(
              [.string(field.property.name), value, .bool(!Self.objects(in: value).isEmpty)],
              ["label", "value", "isObject"]))
        })
    }
    method("Mirror", "setStoredProperty(_:to:)") { call in
      var subject = try call.mirrored()
      let interpreter = call.interpreter
      guard let code = call.location.tree.codes.first, let frame = interpreter.stack.push(code) else {
        throw call.stop("a property by its name")
      }
      defer { interpreter.stack.pop(frame) }
      let name = interpreter.program.symbols[try call.text(0)]
      try interpreter.setProperty(name, of: &subject, to: call[1], call.location.node, frame)
      return .void
    }
    // Whether a value is an object, or holds one.
    property("Mirror", "holdsObjects") { call in .bool(!Self.objects(in: try call.mirrored()).isEmpty) }
    // For models of stores: whether it is not known what is mirrored.
    property("Mirror", "isOfUnknown") { call in
      if case .unknown? = try call.mirrored().flattened { return .bool(true) }
      return .bool(false)
    }
    method("Mirror", "withdrawDynamicProperties(because:)") { call in
      guard case .object(let object) = try call.mirrored() else { throw call.stop("an object is asked for") }
      call.interpreter.withdrawDynamicProperties(of: object, because: try call.text(0))
      return .void
    }
    // The objects among them, those in wrappers included.
    property("Mirror", "storedObjects") { call in
      let subject = try call.mirrored()
      guard case .object = subject, let nominal = call.interpreter.thisType(of: subject)?.nominal else {
        throw call.stop("an object is asked for")
      }
      return call.list(nominal.fields.flatMap { Self.objects(in: Interpreter.field($0.index, of: subject)) })
    }
    property("Mirror", "subjectType") { call in
      .type(
        try call.mirror().isOfRoot
          ? call.types.library("NSObject")
          : try call.mirror().level.map { call.types.nominal($0) } ?? call.interpreter.typeOf(try call.mirrored()))
    }
    property("Mirror", "superclassMirror") { call in
      let mirror = try call.mirror()
      guard case .object(let object) = mirror.subject, let nominal = mirror.level ?? object.type.nominal,
        !mirror.isOfRoot, !object.type.isNSObject, let parent = nominal.superclass
      else { return .none }
      if parent.isNSObject { return .some(SomeBox(.native(MirrorBox(mirror.subject, isOfRoot: true)))) }
      guard let parent = parent.nominal else { throw call.stop("what a mirror shows of \(parent.name)") }
      return .some(SomeBox(.native(MirrorBox(mirror.subject, as: parent))))
    }
  }
}

extension LibraryBuilder {
  private static func objects(in value: Value) -> [Value] {
    switch value.flattened {
    case .object?: [value.flattened!]
    case .list(let box)?: box.items.flatMap { objects(in: $0) }
    case .structure(let box)?: box.fields.flatMap { objects(in: $0) }
    default: []
    }
  }
}

extension Library.Call {
  fileprivate func mirrored() throws -> Value { try box().subject }

  /// The mirror, of what is known.
  fileprivate func mirror() throws -> MirrorBox {
    let box = try box()
    if case .unknown(let unknown)? = box.subject.flattened { throw Stop(lacking: unknown, at: location) }
    return box
  }

  private func box() throws -> MirrorBox {
    guard case .native(let box as MirrorBox) = value else { throw stop("a mirror is asked for", for: value) }
    return box
  }
}

extension Interpreter {
  /// The parts of a value that a mirror shows, each with its label.
  ///
  /// - Parameter level: the superclass whose own properties they are.
  fileprivate func parts(
    of value: Value, as level: Nominal?, at location: TreeLocation
  ) throws -> [(label: String?, value: Value)] {
    switch value {
    case .structure, .object:
      guard let nominal = level ?? thisType(of: value)?.nominal,
        nominal.frameworkClass == nil || nominal.frameworkClass == "NSObject"
      else { throw Stop(lacking: "what a mirror shows of \(typeOf(value).name)", at: location) }
      return try nominal.fields.filter { $0.owner === nominal }.map { field in
        let content = Self.shown(field, Self.field(field.index, of: value))
        let written = thisType(of: value).flatMap { fieldType(field, of: $0) }
        if case .nothing(nil) = content, let type = field.isLazy ? written : written?.wrapped {
          return (field.shownName, .nothing(Unmanaged.passUnretained(type)))
        }
        guard field.isUnowned else { return (field.shownName, content) }
        // It is no Optional, unless it is written as one.
        guard case .some(let box) = content, written?.wrapped == nil else {
          throw Stop(lacking: "what a mirror shows of '\(field.property.name)'", at: location)
        }
        return (field.shownName, box.value)
      }
    case .enumeration(let box):
      let declared = box.type.nominal!.cases[box.caseIndex]
      switch box.payload.count {
      case 0: return []
      case 1 where declared.parameters[0].label == nil: return [(declared.name, box.payload[0])]
      default: return [(declared.name, .tuple(TupleBox(box.payload, declared.parameters.map(\.label))))]
      }
    case .tuple(let box):
      return zip(box.items, box.labels).enumerated().map { ($1.1 ?? ".\($0)", $1.0) }
    case .some(let box): return [("some", box.value)]
    case .nothing: return []
    case .list(let box): return box.items.map { (nil, $0) }
    case .int, .double, .float, .fixed, .bool, .text, .character: return []
    case .native(let box) where box.typeName == "NSObject": return []
    case .unknown(let unknown): throw Stop(lacking: unknown, at: location)
    default: throw Stop(lacking: "what a mirror shows of \(typeOf(value).name)", at: location)
    }
  }
}

extension RuntimeType {
  /// Whether it is `NSObject` itself.
  fileprivate var isNSObject: Bool { libraryName == "NSObject" || nominal?.name == "NSObject" }
}
