import FlowModel
import Foundation

extension JSONEncoder.OutputFormatting: FoundationOptions {
  package static var bridgedName: String { "JSONEncoder.OutputFormatting" }
}

/// `JSONEncoder`, with the closures of the app that it is told to use.
final class SimulatedEncoder: FoundationClass {
  package static var bridgedName: String { "JSONEncoder" }
  let encoder = JSONEncoder()
  var userInfo: Value?
}

final class SimulatedDecoder: FoundationClass {
  package static var bridgedName: String { "JSONDecoder" }
  let decoder = JSONDecoder()
  var userInfo: Value?
}

final class SimulatedPropertyListEncoder: FoundationClass {
  package static var bridgedName: String { "PropertyListEncoder" }
  let encoder = PropertyListEncoder()
  var userInfo: Value?
}

final class SimulatedPropertyListDecoder: FoundationClass {
  package static var bridgedName: String { "PropertyListDecoder" }
  let decoder = PropertyListDecoder()
  var userInfo: Value?
}

extension LibraryBuilder {
  mutating func addCoders() {
    options(
      JSONEncoder.OutputFormatting.self,
      [
        "prettyPrinted": .prettyPrinted, "sortedKeys": .sortedKeys, "withoutEscapingSlashes": .withoutEscapingSlashes,
      ])
    makes(SimulatedEncoder.self, "()") { SimulatedEncoder() }
    makes(SimulatedDecoder.self, "()") { SimulatedDecoder() }
    holds("outputFormatting", \SimulatedEncoder.encoder.outputFormatting)
    addStrategies()
    method("JSONEncoder", "encode(_:)") { call in
      let this = try call.this(SimulatedEncoder.self)
      let encoder = this.encoder
      return try CodingSession.run(call, coder: this) { session in
        switch encoder.dateEncodingStrategy {
        case .custom: session.hasOwnDates = true
        case .deferredToDate: session.keepsDates = true
        default: break
        }
        let data = try session.encodingErrors { try encoder.encode(InterpretedValue(call[0])) }
        try session.checkKnown(data)
        let isSorted = encoder.outputFormatting.contains(.sortedKeys)
        let isUnknown = session.isOrderUnknown || (!isSorted && SimulatedData.hasSeveralKeys(data))
        return SimulatedData(data, isOrderUnknown: isUnknown).bridged
      }
    }
    method("JSONDecoder", "decode(_:from:)") { call in
      let this = try call.this(SimulatedDecoder.self)
      var keepsDates = false
      if case .deferredToDate = this.decoder.dateDecodingStrategy { keepsDates = true }
      return try Self.decode(call, by: this, keepsDates: keepsDates) {
        try this.decoder.decode(InterpretedValue.self, from: $0)
      }
    }
    makes(SimulatedPropertyListEncoder.self, "()") { SimulatedPropertyListEncoder() }
    makes(SimulatedPropertyListDecoder.self, "()") { SimulatedPropertyListDecoder() }
    method("PropertyListEncoder", "encode(_:)") { call in
      let this = try call.this(SimulatedPropertyListEncoder.self)
      let encoder = this.encoder
      return try CodingSession.run(call, coder: this) { session in
        // A property list is read by a decoder alone here: its bytes are not looked at.
        session.keepsDates = true
        let data = try session.encodingErrors { try encoder.encode(InterpretedValue(call[0])) }
        try session.checkKnown(data)
        return SimulatedData(data, isOrderUnknown: true).bridged
      }
    }
    method("PropertyListDecoder", "decode(_:from:)") { call in
      let this = try call.this(SimulatedPropertyListDecoder.self)
      return try Self.decode(call, by: this, keepsDates: true) {
        try this.decoder.decode(InterpretedValue.self, from: $0)
      }
    }
  }

  /// - Parameter keepsDates: whether the decoder reads dates as they were.
  private static func decode(
    _ call: Library.Call, by coder: any InformedCoder, keepsDates: Bool, _ body: (Data) throws -> InterpretedValue
  ) throws -> Value {
    guard case .type(let type) = call[0] else { throw call.stop("a type is asked for") }
    if let box = call.standIns {
      if !keepsDates, let date = box.standIns.date { throw Stop(lacking: date, at: call.location) }
      return try CodingSession.run(call, coder: coder) { session in
        session.standIns = box.standIns
        return try session.decoding(type) { try body(box.data) }
      }
    }
    guard case .native(let box as FoundationBox<SimulatedData>) = call[1] else {
      throw call.stop("decoding what is no Data")
    }
    return try CodingSession.run(call, coder: coder) { session in
      do { return try session.decoding(type) { try body(box.content.data) } } catch let thrown as Thrown {
        guard case .native(is UnfitNumberBox) = thrown.value else { throw thrown }
        let context = ContextBox([], "The given data was not valid JSON.", nil)
        throw Thrown(value: .native(DecodingErrorBox("DecodingError", "dataCorrupted", nil, context)))
      }
    }
  }

  // MARK: Strategies

  /// - Foundation: Apple's strategy reads no fractions of seconds, as `ISO8601DateFormatter` without that option; that of
  ///   Linux does (swift-foundation, JSONDecoder).
  private static func dateWithoutFraction(_ decoder: any Decoder) throws -> Date {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let date = ISO8601DateFormatter().date(from: text) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "Expected date string to be ISO8601-formatted."))
    }
    return date
  }

  private mutating func addStrategies() {
    for type in ["JSONEncoder.DateEncodingStrategy", "JSONDecoder.DateDecodingStrategy"] {
      strategies(
        type, ["deferredToDate", "iso8601", "secondsSince1970", "millisecondsSince1970"], ["formatted", "custom"])
    }
    strategies("JSONEncoder.KeyEncodingStrategy", ["useDefaultKeys", "convertToSnakeCase"], ["custom"])
    strategies("JSONDecoder.KeyDecodingStrategy", ["useDefaultKeys", "convertFromSnakeCase"], ["custom"])
    strategies("JSONEncoder.DataEncodingStrategy", ["base64", "deferredToData"], ["custom"])
    strategies("JSONDecoder.DataDecodingStrategy", ["base64", "deferredToData"], ["custom"])
    strategy(SimulatedEncoder.self, "dateEncodingStrategy", "JSONEncoder.DateEncodingStrategy") { this, box, call in
      switch box.name {
      case "iso8601": this.encoder.dateEncodingStrategy = .iso8601
      case "secondsSince1970": this.encoder.dateEncodingStrategy = .secondsSince1970
      case "millisecondsSince1970": this.encoder.dateEncodingStrategy = .millisecondsSince1970
      case "deferredToDate": this.encoder.dateEncodingStrategy = .deferredToDate
      case "formatted":
        this.encoder.dateEncodingStrategy = .formatted(
          try call.unbridge(box.payload[0], SimulatedDateFormatter.self).known(call))
      default:
        let custom = CustomStrategy(try call.requiredClosure(box.payload[0]), call)
        this.encoder.dateEncodingStrategy = .custom { date, encoder in
          _ = try custom.run([date.bridged, .native(EncoderBox(encoder))])
        }
      }
    }
    strategy(SimulatedDecoder.self, "dateDecodingStrategy", "JSONDecoder.DateDecodingStrategy") { this, box, call in
      switch box.name {
      case "iso8601": this.decoder.dateDecodingStrategy = .custom(LibraryBuilder.dateWithoutFraction)
      case "secondsSince1970": this.decoder.dateDecodingStrategy = .secondsSince1970
      case "millisecondsSince1970": this.decoder.dateDecodingStrategy = .millisecondsSince1970
      case "deferredToDate": this.decoder.dateDecodingStrategy = .deferredToDate
      case "formatted":
        this.decoder.dateDecodingStrategy = .formatted(
          try call.unbridge(box.payload[0], SimulatedDateFormatter.self).known(call))
      default:
        let custom = CustomStrategy(try call.requiredClosure(box.payload[0]), call)
        this.decoder.dateDecodingStrategy = .custom { decoder in
          try custom.call.unbridge(try custom.run([.native(DecoderBox(decoder))]), Date.self)
        }
      }
    }
    strategy(SimulatedEncoder.self, "keyEncodingStrategy", "JSONEncoder.KeyEncodingStrategy") { this, box, call in
      guard box.name != "custom" else { throw call.stop("a key strategy of the app's") }
      this.encoder.keyEncodingStrategy = box.name == "convertToSnakeCase" ? .convertToSnakeCase : .useDefaultKeys
    }
    strategy(SimulatedDecoder.self, "keyDecodingStrategy", "JSONDecoder.KeyDecodingStrategy") { this, box, call in
      guard box.name != "custom" else { throw call.stop("a key strategy of the app's") }
      this.decoder.keyDecodingStrategy = box.name == "convertFromSnakeCase" ? .convertFromSnakeCase : .useDefaultKeys
    }
    strategy(SimulatedEncoder.self, "dataEncodingStrategy", "JSONEncoder.DataEncodingStrategy") { this, box, call in
      guard box.name != "custom" else { throw call.stop("a data strategy of the app's") }
      this.encoder.dataEncodingStrategy = box.name == "base64" ? .base64 : .deferredToData
    }
    strategy(SimulatedDecoder.self, "dataDecodingStrategy", "JSONDecoder.DataDecodingStrategy") { this, box, call in
      guard box.name != "custom" else { throw call.stop("a data strategy of the app's") }
      this.decoder.dataDecodingStrategy = box.name == "base64" ? .base64 : .deferredToData
    }
  }

  private mutating func strategies(_ type: String, _ plain: [String], _ withPayload: [String]) {
    for name in plain { staticProperty(type, name) { _ in .native(CaseBox(type, name)) } }
    for name in withPayload { staticMethod(type, "\(name)(_:)") { call in .native(CaseBox(type, name, [call[0]])) } }
  }

  private mutating func strategy<This: FoundationClass>(
    _ owner: This.Type, _ name: String, _ type: String, _ set: @escaping (This, CaseBox, Library.Call) throws -> Void
  ) {
    setter(This.bridgedName, name) { call, base in
      var value = call[0]
      if case .implicit = value {
        value = try call.interpreter.resolve(value, call.types.library(type), at: call.location)
      }
      guard case .native(let box as CaseBox) = value else { throw call.stop("\(name) is set to what is no strategy") }
      try set(try call.unbridge(base, This.self), box, call)
      return .void
    }
  }
}

/// A closure of the app's that a coder calls.
private struct CustomStrategy: @unchecked Sendable {
  let closure: Closure
  let call: Library.Call
  init(_ closure: Closure, _ call: Library.Call) {
    self.closure = closure
    self.call = call
  }
  func run(_ arguments: [Value]) throws -> Value { try call.interpreter.call(closure, arguments, at: call.location) }
}

extension Library.Call {
  func requiredClosure(_ value: Value) throws -> Closure {
    guard case .closure(let closure) = value else { throw stop("a closure is asked for") }
    return closure
  }
}

extension SimulatedData {
  /// Whether bytes of JSON have an object with several keys, which an encoder writes in an order of its own.
  static func hasSeveralKeys(_ data: Data) -> Bool {
    func isSeveral(_ value: Any) -> Bool {
      if let object = value as? [String: Any] { return object.count > 1 || object.values.contains(where: isSeveral) }
      if let list = value as? [Any] { return list.contains(where: isSeveral) }
      return false
    }
    return (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)).map(isSeveral) ?? true
  }
}
