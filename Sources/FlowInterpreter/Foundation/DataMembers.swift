import FlowModel
import Foundation

extension Data.Base64EncodingOptions: FoundationOptions {
  package static var bridgedName: String { "Data.Base64EncodingOptions" }
}
extension Data.Base64DecodingOptions: FoundationOptions {
  package static var bridgedName: String { "Data.Base64DecodingOptions" }
}
extension String.Encoding: FoundationValue { package static var bridgedName: String { "String.Encoding" } }

/// Bytes, and whether an encoder wrote them in an order of its own, so that nothing but decoding may look at them.
struct SimulatedData: FoundationValue {
  package static var bridgedName: String { "Data" }
  var data: Data
  var isOrderUnknown = false
  static let unknownOrder = "an encoder without sorted keys writes them in an order of its own"

  init(_ data: Data, isOrderUnknown: Bool = false) {
    self.data = data
    self.isOrderUnknown = isOrderUnknown
  }

  /// The bytes, where their order is known.
  func read(_ call: Library.Call) throws -> Data {
    guard !isOrderUnknown else { throw call.stop(Self.unknownOrder) }
    return data
  }
}

extension SimulatedData: CustomStringConvertible {
  var description: String { data.description }
}

extension Data: Bridged {
  package static var bridgedName: String { "Data" }
  package static func unbridged(_ value: Value, _ call: Library.Call) throws -> Data? {
    switch value {
    case .native(let box as FoundationBox<SimulatedData>): return try box.content.read(call)
    case .list: return Data(try call.unbridge(value, [UInt8].self))
    default: return nil
    }
  }
  package var bridged: Value { SimulatedData(self).bridged }
}

extension LibraryBuilder {
  mutating func addData() {
    options(
      Data.Base64EncodingOptions.self,
      ["lineLength64Characters": .lineLength64Characters, "lineLength76Characters": .lineLength76Characters])
    options(Data.Base64DecodingOptions.self, ["ignoreUnknownCharacters": .ignoreUnknownCharacters])
    cases([
      "utf8": String.Encoding.utf8, "ascii": .ascii, "utf16": .utf16, "isoLatin1": .isoLatin1, "utf32": .utf32,
      "unicode": .unicode, "macOSRoman": .macOSRoman, "windowsCP1252": .windowsCP1252,
      "utf16LittleEndian": .utf16LittleEndian,
      "utf16BigEndian": .utf16BigEndian,
    ])
    makes(Data.self, "()") { Data() }
    initializer("Data", "(count:)") { call in Data(count: try call.length(0)).bridged }
    initializer("Data", "(repeating:count:)") { call in
      Data(repeating: try call.argument(0, UInt8.self), count: try call.length(1)).bridged
    }
    makes(Data.self, "(bytes:)") { (bytes: [UInt8]) in Data(bytes) }
    initializer("Data", "(base64Encoded:options?:)") { call in
      let options = try call.argument("options", Data.Base64DecodingOptions.self) ?? []
      return Data(base64Encoded: try call.argument(0, String.self), options: options).bridged
    }
    initializer("Data", "(_:)") { call in
      if case .native(let box as FoundationBox<SimulatedData>) = call[0] { return .native(box) }
      if case .unknown(let bytes) = call[0], let data = bytes.encodedData { return data }
      return Data(try call.argument(0, [UInt8].self)).bridged
    }
    property("Data", "count") { call in .int(try call.this(SimulatedData.self).data.count) }
    property("Data", "isEmpty") { call in .bool(try call.this(SimulatedData.self).data.isEmpty) }
    property("Data", "description") { call in .string(try call.this(SimulatedData.self).data.description) }
    reads("first") { (this: Data) in this.first }
    reads("last") { (this: Data) in this.last }
    reads("startIndex") { (this: Data) in this.startIndex }
    reads("endIndex") { (this: Data) in this.endIndex }
    does("base64EncodedString()") { (this: Data) in this.base64EncodedString() }
    does("base64EncodedData()") { (this: Data) in this.base64EncodedData() }
    does("base64EncodedString(options:)") { (this: Data, options: Data.Base64EncodingOptions) in
      this.base64EncodedString(options: options)
    }
    method("Data", "subdata(in:)") { call in
      let data = try call.this(Data.self)
      return data.subdata(in: try call.range(0, in: data)).bridged
    }
    method("Data", "prefix(_:)") { call in
      let count = try call.int(0)
      if count < 0 { throw call.trap("Can't take a prefix of negative length from a collection") }
      return Data(try call.this(Data.self).prefix(count)).bridged
    }
    method("Data", "suffix(_:)") { call in
      let count = try call.int(0)
      if count < 0 { throw call.trap("Can't take a suffix of negative length from a collection") }
      return Data(try call.this(Data.self).suffix(count)).bridged
    }
    changes("append(_:)") { (this: inout Data, other: DataPart) in
      this.append(other.data)
      return Nothing()
    }
    changes("append(contentsOf:)") { (this: inout Data, other: DataPart) in
      this.append(other.data)
      return Nothing()
    }
    changes("removeAll()") { (this: inout Data) in
      this.removeAll()
      return Nothing()
    }
    subscripting("Data", "(_:)") { call in
      let data = try call.this(Data.self)
      if case .range = call[0] { return Data(data[try call.range(0, in: data)]).bridged }
      let index = try call.int(0)
      guard data.indices.contains(index) else { throw call.trap("Index out of range") }
      return data[index].bridged
    }
    offers(Data.self, "+(_:_:)") { (left: Data, right: Data) in left + right }
    addTextEncoding()
  }

  private mutating func addTextEncoding() {
    initializer("String", "(data:encoding:)") { call in
      if let text = Unknown.text(ofEncoded: call[0], at: call.location), try call.argument(1) == String.Encoding.utf8 {
        return .some(SomeBox(text))
      }
      return String(data: try call.argument(0, Data.self), encoding: try call.argument(1)).bridged
    }
    method("String", "cString(using:)") { call in
      guard let text = try call.this(String.self).cString(using: try call.argument(0)) else { return .optional(nil) }
      let bytes = text.map { byte in
        Value.fixed(FixedInteger(bits: UInt64(bitPattern: Int64(byte)), kind: .int8))
      }
      return .optional(call.list(bytes, call.types.fixed(.int8)))
    }
    method("String", "data(using:allowLossyConversion?:)") { call in
      let isLossy = try call.argument("allowLossyConversion", Bool.self) ?? false
      return try call.this(String.self).data(using: try call.argument(0), allowLossyConversion: isLossy).bridged
    }
  }
}

/// What can be added to bytes: one, several, or other bytes.
struct DataPart: Bridged {
  package static var bridgedName: String { "Data" }
  let data: Data
  package static func unbridged(_ value: Value, _ call: Library.Call) throws -> DataPart? {
    if let byte = UInt8.unbridged(value, call) { return DataPart(data: Data([byte])) }
    if let data = try Data.unbridged(value, call) { return DataPart(data: data) }
    return DataPart(data: Data(try call.unbridge(value, [UInt8].self)))
  }
  package var bridged: Value { data.bridged }
}

extension Library.Call {
  /// A part of bytes.
  ///
  /// - Throws: `Trap` for one that lies outside, which ends a program.
  fileprivate func range(_ index: Int, in data: Data) throws -> Range<Int> {
    let range: Range<Int> = try argument(index)
    guard data.startIndex <= range.lowerBound, range.upperBound <= data.endIndex else {
      throw trap("Range out of bounds")
    }
    return range
  }

  /// A number of bytes.
  ///
  /// - Throws: `Trap` for a negative one, which ends a program.
  fileprivate func length(_ index: Int) throws -> Int {
    let count = try int(index)
    if count < 0 { throw trap("Can't have a negative number of bytes") }
    try interpreter.spend(bytes: count, at: location)
    return count
  }
}
