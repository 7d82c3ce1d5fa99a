import FlowModel
import Foundation

extension LibraryBuilder {
  /// What `Codable` gives the app's types, where they do not write it themselves.
  mutating func addCoding() {
    addCodingErrors()
    initializer("Decodable", "(from:)") { call in
      guard let type = call.type, case .native(let box as DecoderBox) = call[0] else {
        throw call.stop("init(from:) without a decoder")
      }
      return try Self.session(call) { try $0.synthesized(type, from: box.decoder) }
    }
    method("Encodable", "encode(to:)") { call in
      guard case .native(let box as EncoderBox) = call[0] else { throw call.stop("encode(to:) without an encoder") }
      try Self.session(call) { session in
        if call.interpreter.typeOf(call.value).nominal == nil {
          try session.encode(call.value, to: box.encoder)
        } else {
          try session.synthesized(call.value, to: box.encoder)
        }
      }
      return .void
    }
  }

  static func session<Result>(_ call: Library.Call, _ body: (CodingSession) throws -> Result) throws -> Result {
    func run(_ session: CodingSession) throws -> Result {
      do { return try body(session) } catch { throw session.thrown(error, call.type) }
    }
    if let session = CodingSession.current { return try run(session) }
    return try CodingSession.run(call, run)
  }
}

extension Interpreter {
  /// What `init(from:)` makes of a type that has none of its own; nil where the argument is no decoder.
  func decoded(_ type: RuntimeType, _ arguments: [Argument], at location: TreeLocation) throws -> Value? {
    guard arguments.count == 1, arguments[0].label == "from", case .native(let box as DecoderBox) = arguments[0].value
    else { return nil }
    var call = Library.Call(interpreter: self, value: .type(type), arguments: arguments, location: location)
    call.type = type
    return try LibraryBuilder.session(call) {
      try type.nominal == nil ? $0.decode(type, from: box.decoder) : $0.synthesized(type, from: box.decoder)
    }
  }
}

extension Library {
  /// `super.init(from:)` and `super.encode(to:)` where the superclass has what Swift writes.
  ///
  /// - Returns: whether it did something.
  func codeSuper(
    _ name: String, _ owner: Nominal, of this: Value, _ arguments: [Argument], _ interpreter: Interpreter,
    _ location: TreeLocation
  ) throws -> Bool {
    guard arguments.count == 1, case .native(let box) = arguments[0].value else { return false }
    let call = Call(interpreter: interpreter, value: this, arguments: arguments, location: location)
    switch (name, arguments[0].label, box) {
    case ("init", "from", let box as DecoderBox):
      guard let code = interpreter.program.anyCode, let frame = interpreter.stack.push(code) else { return false }
      defer { interpreter.stack.pop(frame) }
      try LibraryBuilder.session(call) { session in
        for nominal in owner.lineage { try interpreter.setInitialValues(nominal, this, location.node, frame) }
        var value = this
        for nominal in owner.lineage where nominal.declaresCoding("Decodable") {
          try session.fill(&value, nominal, from: box.decoder, frame)
        }
      }
      return true
    case ("encode", "to", let box as EncoderBox):
      try LibraryBuilder.session(call) { session in
        for nominal in owner.lineage where nominal.declaresCoding("Encodable") {
          try session.encodeFields(of: this, nominal, to: box.encoder)
        }
      }
      return true
    default: return false
    }
  }
}

extension Nominal {
  /// Whether a class itself, not its superclass, is declared as Codable.
  func declaresCoding(_ name: String) -> Bool {
    protocols.contains { each in
      each.name == name || each.name == "Codable" || program.allProtocols(of: each).contains { $0.name == name }
    }
  }
}

extension Library.Call {
  /// The value that a coder encodes, where its data is that of all coders and no object lies in it.
  var encodedContent: Value? {
    guard isOfUsualCoder, arguments.count == 1, let value = arguments.first?.value, !value.holdsReference else {
      return nil
    }
    return value
  }

  /// The value that a coder decodes, where it is known what was encoded.
  var decodedContent: Value? {
    guard isOfUsualCoder, arguments.count == 2, case .type(let type) = arguments[0].value,
      case .unknown(let data) = arguments[1].value, let value = data.encoded, interpreter.typeOf(value) === type,
      interpreter.isCodedAsItIs(value)
    else { return nil }
    return value
  }

  /// Whether the coder that is called keeps all that it is given, dates with their parts of seconds too.
  private var isOfUsualCoder: Bool {
    switch value {
    case .native(let box as FoundationObject<SimulatedEncoder>):
      guard case .deferredToDate = box.content.encoder.dateEncodingStrategy,
        case .useDefaultKeys = box.content.encoder.keyEncodingStrategy
      else { return false }
      return true
    case .native(let box as FoundationObject<SimulatedDecoder>):
      guard case .deferredToDate = box.content.decoder.dateDecodingStrategy,
        case .useDefaultKeys = box.content.decoder.keyDecodingStrategy
      else { return false }
      return true
    case .native(let box):
      return box is FoundationObject<SimulatedPropertyListEncoder>
        || box is FoundationObject<SimulatedPropertyListDecoder>
    default: return false
    }
  }
}

extension Interpreter {
  /// Whether what a coder reads is what it has written of a value, by Swift's own code.
  func isCodedAsItIs(_ value: Value) -> Bool {
    Contents(of: value).allSatisfy { each in
      switch each {
      case .int, .double, .float, .bool, .text, .fixed, .nothing, .some, .list, .set, .dictionary: return true
      case .unknown(let unknown): return unknown.isSurelyEncodable
      case .native(let box):
        return box is FoundationBox<Date> || box is FoundationBox<UUID> || box is FoundationBox<URL>
          || box is FoundationBox<SimulatedData>
      case .structure(let box):
        guard let nominal = box.type.nominal, !nominal.hasOwnCoding(program) else { return false }
        return nominal.fields.allSatisfy { $0.property.attributes.isEmpty && !$0.isLazy }
      case .enumeration(let box):
        guard let nominal = box.type.nominal, !nominal.hasOwnCoding(program) else { return false }
        return program.rawType(of: nominal) != nil
      default: return false
      }
    }
  }
}

extension Nominal {
  /// Whether it says itself how it is coded.
  fileprivate func hasOwnCoding(_ program: Program) -> Bool {
    let from = initializers.contains { $0.code?.function.parameters.first?.label == "from" }
    let keys = program.effectIndex.nested["CodingKeys"]?.contains { $0.owner === self } == true
    return from || keys || members[program.symbols["encode"]] != nil
  }
}
