import FlowModel
import Foundation

/// `NSData` and `NSMutableData`: bytes as an object.
final class DataObject: NativeBox {
  /// The bytes as `Data`; not known where an archiver wrote them.
  var content: Value
  private let isMutable: Bool

  init(_ content: Value, isMutable: Bool = false) {
    self.content = content
    self.isMutable = isMutable
  }

  override var typeName: String { isMutable ? "NSMutableData" : "NSData" }
  override var isReference: Bool { true }
  override var isPrintable: Bool { data != nil }
  override var description: String { data.map(Self.text) ?? typeName }
  override func isEqual(to other: NativeBox) -> Bool {
    guard let data, let other = (other as? DataObject)?.data else { return self === other }
    return data == other
  }
  override func hash(into hasher: inout Hasher) { hasher.combine(data?.count) }

  /// The bytes; nil where they are not known.
  private var data: Data? {
    guard case .native(let box as FoundationBox<SimulatedData>) = content, !box.content.isOrderUnknown else {
      return nil
    }
    return box.content.data
  }

  /// What it writes of itself.
  ///
  /// - Foundation: since iOS 13 how many bytes there are and, of more than 24, the first 16 and the last 8 (the release
  ///   notes of iOS 13; CFData.c of Core Foundation's published sources).
  private static func text(of data: Data) -> String {
    func digits(_ bytes: Data) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
    func words(_ bytes: Data) -> String {
      stride(from: bytes.startIndex, to: bytes.endIndex, by: 4).map { digits(bytes[$0..<($0 + 4)]) + " " }.joined()
    }
    let shown = data.count > 24 ? words(data.prefix(16)) + "... " + words(data.suffix(8)) : digits(data)
    return "{length = \(data.count), bytes = 0x\(shown)}"
  }
}

extension LibraryBuilder {
  /// What `NSData` and `NSMutableData` do, each after its page in Apple's documentation.
  mutating func addDataObjects() {
    let (type, mutable) = ("NSData", "NSMutableData")
    cast(type) { call in call.bytes(of: call.value).map { .native(DataObject($0)) } }
    cast("Data") { call in
      if case .native(let box as DataObject) = call.value { return box.content }
      return nil
    }
    for (name, isMutable) in [(type, false), (mutable, true)] {
      initializer(name, "()") { _ in .native(DataObject(Data().bridged, isMutable: isMutable)) }
      initializer(name, "(data:)") { call in
        guard let bytes = call.bytes(of: call[0]) else { throw call.stop("bytes are asked for", for: call[0]) }
        return .native(DataObject(bytes, isMutable: isMutable))
      }
      for label in ["contentsOf", "contentsOfFile"] {
        // Without options it gives nil where it cannot read the file.
        initializer(name, "(\(label):)") { call in
          guard call.interpreter.framework != nil else { throw call.stop("the content of a file") }
          do {
            return .optional(.native(DataObject(try call.fileData(call[0]), isMutable: isMutable)))
          } catch is Thrown { return .optional(nil) }
        }
        initializer(name, "(\(label):options:)") { call in
          guard call.interpreter.framework != nil else { throw call.stop("the content of a file") }
          return .native(DataObject(try call.fileData(call[0]), isMutable: isMutable))
        }
      }
    }
    for label in ["capacity", "length"] {
      initializer(mutable, "(\(label):)") { call in
        let count = try call.int(0)
        guard count >= 0 else { throw call.stop("a negative number of bytes") }
        try call.interpreter.spend(bytes: count, at: call.location)
        return .optional(.native(DataObject(Data(count: label == "length" ? count : 0).bridged, isMutable: true)))
      }
    }
    initializer(type, "(base64Encoded:options?:)") { call in
      let options = try call.argument("options", Data.Base64DecodingOptions.self) ?? []
      return .optional(
        Data(base64Encoded: try call.argument(0, String.self), options: options).map { .native(DataObject($0.bridged)) }
      )
    }
    property(type, "length") { call in .int(try call.this(Data.self).count) }
    property(type, "description") { call in .string(try call.native(call.value, DataObject.self).printed(call)) }
    method(type, "isEqual(to:)") { call in .bool(try call.this(Data.self) == call.argument(0, Data.self)) }
    method(type, "base64EncodedString(options?:)") { call in
      let options = try call.argument("options", Data.Base64EncodingOptions.self) ?? []
      return .string(try call.this(Data.self).base64EncodedString(options: options))
    }
    method(type, "subdata(with:)") { call in
      let (data, range) = (try call.this(Data.self), try call.argument(0, NSRange.self))
      guard range.lies(in: data.count) else {
        throw call.exception(ExceptionName.range, "-[NSData subdataWithRange:]: range exceeds data length")
      }
      return Data(data.dropFirst(range.location).prefix(range.length)).bridged
    }
    addWritingOfDataObjects()
    method(mutable, "append(_:)") { call in
      let (this, more) = (try call.native(call.value, DataObject.self), try call.argument(0, Data.self))
      this.content = (try call.unbridge(this.content, Data.self) + more).bridged
      return .void
    }
    method(mutable, "setData(_:)") { call in
      try call.native(call.value, DataObject.self).content = try call.argument(0, Data.self).bridged
      return .void
    }
  }

  private mutating func addWritingOfDataObjects() {
    for label in ["to", "toFile"] {
      method("NSData", "write(\(label):atomically:)") { call in
        let data = try call.native(call.value, DataObject.self).content
        do { try call.writeFile(data, to: call[0]) } catch is Thrown { return .bool(false) }
        return .bool(true)
      }
      method("NSData", "write(\(label):options?:)") { call in
        let options = try call.argument("options", NSData.WritingOptions.self) ?? []
        if options.contains(.withoutOverwriting) { try call.expectNoFile(at: call[0]) }
        try call.writeFile(try call.native(call.value, DataObject.self).content, to: call[0])
        return .void
      }
    }
  }
}

extension DataObject {
  fileprivate func printed(_ call: Library.Call) throws -> String {
    guard isPrintable else { throw call.stop("what \(typeName) writes of itself") }
    return description
  }
}

extension Library.Call {
  /// The bytes behind `Data` or an object of bytes; nil where it is neither.
  fileprivate func bytes(of value: Value) -> Value? {
    switch value.flattened {
    case .native(let box as DataObject)?: box.content
    case .native(let box as FoundationBox<SimulatedData>)?: .native(box)
    default: nil
    }
  }
}
