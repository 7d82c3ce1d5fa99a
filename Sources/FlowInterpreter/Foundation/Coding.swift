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
      do { return try body(session) } catch let error as DecodingError { throw session.thrown(error, call.type) }
    }
    if let session = CodingSession.current { return try run(session) }
    return try CodingSession.run(call, run)
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
