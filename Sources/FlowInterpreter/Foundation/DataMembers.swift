import FlowModel
import Foundation

extension Data.Base64EncodingOptions: FoundationOptions {
  package static var bridgedName: String { "Data.Base64EncodingOptions" }
}
extension Data.Base64DecodingOptions: FoundationOptions {
  package static var bridgedName: String { "Data.Base64DecodingOptions" }
}
extension String.Encoding: FoundationValue { package static var bridgedName: String { "String.Encoding" } }

/// Bytes, and why nothing but decoding may look at them.
struct SimulatedData: FoundationValue {
  package static var bridgedName: String { "Data" }
  var data: Data
  /// Why it is not known which bytes they are; nil where it is.
  private(set) var unknownBytes: String?
  static let unknownOrder = "an encoder without sorted keys writes them in an order of its own"
  static let unknownDigits = "how many digits of a number are written differs between versions of Foundation"

  var isOrderUnknown: Bool { unknownBytes != nil }

  init(_ data: Data, unknownBytes: String?) {
    self.data = data
    self.unknownBytes = unknownBytes
  }

  init(_ data: Data, isOrderUnknown: Bool = false) {
    self.init(data, unknownBytes: isOrderUnknown ? Self.unknownOrder : nil)
  }

  /// How many bytes there are, where that is known.
  func count(_ call: Library.Call) throws -> Int {
    if unknownBytes == Self.unknownDigits { throw call.stop(Self.unknownDigits) }
    return data.count
  }

  /// The bytes, where they are known.
  func read(_ call: Library.Call) throws -> Data {
    if let unknownBytes { throw call.stop(unknownBytes) }
    return data
  }
}

extension SimulatedData {
  package static func unbridged(_ value: Value, _ call: Library.Call) throws -> SimulatedData? {
    switch value {
    case .native(let box as FoundationBox<SimulatedData>): box.content
    case .native(let box as DataObject): try unbridged(box.content, call)
    default: nil
    }
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
    case .native(let box as DataObject): return try call.unbridge(box.content, Data.self)
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
      if case .native(let box as FoundationBox<SimulatedData>) = call[0] {
        // A part counts its bytes from 0 then.
        return box.content.data.startIndex == 0 ? .native(box) : Data(box.content.data).bridged
      }
      if case .unknown(let bytes) = call[0], let data = bytes.encodedData { return data }
      return Data(try call.argument(0, [UInt8].self)).bridged
    }
    property("Data", "count") { call in .int(try call.this(SimulatedData.self).count(call)) }
    property("Data", "isEmpty") { call in .bool(try call.this(SimulatedData.self).data.isEmpty) }
    property("Data", "description") { call in
      let data = try call.this(SimulatedData.self)
      _ = try data.count(call)
      return .string(data.data.description)
    }
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
      return try call.this(Data.self).prefix(count).bridged
    }
    method("Data", "suffix(_:)") { call in
      let count = try call.int(0)
      if count < 0 { throw call.trap("Can't take a suffix of negative length from a collection") }
      return try call.this(Data.self).suffix(count).bridged
    }
    for (name, isFirst) in [("dropFirst", true), ("dropLast", false)] {
      method("Data", "\(name)()") { call in
        let data = try call.this(Data.self)
        return (isFirst ? data.dropFirst() : data.dropLast()).bridged
      }
      method("Data", "\(name)(_:)") { call in
        let data = try call.this(Data.self)
        let count = try call.length(0, "Can't drop a negative number of elements from a collection")
        return (isFirst ? data.dropFirst(count) : data.dropLast(count)).bridged
      }
    }
    addDataIndices()
    changes("append(_:)") { (this: inout Data, other: DataPart) in
      this.append(other.data)
      return Nothing()
    }
    changes("append(contentsOf:)") { (this: inout Data, other: DataPart) in
      this.append(other.data)
      return Nothing()
    }
    addDataRemovals()
    subscripting("Data", "(_:)") { call in
      let data = try call.this(Data.self)
      if case .range = call[0] { return data[try call.range(0, in: data)].bridged }
      let index = try call.int(0)
      guard data.indices.contains(index) else { throw call.trap("Index out of range") }
      return data[index].bridged
    }
    offers(Data.self, "+(_:_:)") { (left: Data, right: Data) in left + right }
    addTextEncoding()
  }

  /// What has to do with the places of bytes, which a part counts as the whole does.
  private mutating func addDataIndices() {
    reads("indices") { (this: Data) in Array(this.indices) }
    for name in ["firstIndex", "lastIndex"] {
      does("\(name)(of:)") { (this: Data, byte: UInt8) in
        name == "firstIndex" ? this.firstIndex(of: byte) : this.lastIndex(of: byte)
      }
      method("Data", "\(name)(where:)") { call in
        let data = try call.this(Data.self)
        let fits: (UInt8) throws -> Bool = { try call.test(0, $0.bridged) }
        return try (name == "firstIndex" ? data.firstIndex(where: fits) : data.lastIndex(where: fits)).bridged
      }
    }
    method("Data", "prefix(while:)") { call in
      try call.this(Data.self).prefix { try call.test(0, $0.bridged) }.bridged
    }
    method("Data", "drop(while:)") { call in
      try call.this(Data.self).drop { try call.test(0, $0.bridged) }.bridged
    }
    for name in ["prefix(upTo:)", "prefix(through:)", "suffix(from:)"] {
      method("Data", name) { call in
        let data = try call.this(Data.self)
        let place = try call.int(0) + (name == "prefix(through:)" ? 1 : 0)
        guard data.startIndex <= place, place <= data.endIndex else { throw call.trap("Range out of bounds") }
        return (name == "suffix(from:)" ? data[place...] : data[..<place]).bridged
      }
    }
  }

  private mutating func addDataRemovals() {
    for signature in ["removeAll()", "removeAll(keepingCapacity:)"] {
      mutator("Data", signature) { call, value in
        var data = try call.unbridge(value, Data.self)
        data.removeAll()
        value = data.bridged
        return .void
      }
    }
    mutator("Data", "reserveCapacity(_:)") { _, _ in .void }
    for (name, isFirst) in [("First", true), ("Last", false)] {
      mutator("Data", "remove\(name)()") { call, value in
        var data = try call.unbridge(value, Data.self)
        if data.isEmpty { throw call.trap("Can't remove items from an empty collection") }
        let byte = isFirst ? data.removeFirst() : data.removeLast()
        value = data.bridged
        return byte.bridged
      }
      mutator("Data", "remove\(name)(_:)") { call, value in
        var data = try call.unbridge(value, Data.self)
        let count = try call.length(0, "Number of elements to remove should be non-negative")
        guard count <= data.count else { throw call.trap("Can't remove more items from a collection than it contains") }
        if isFirst { data.removeFirst(count) } else { data.removeLast(count) }
        value = data.bridged
        return .void
      }
      mutator("Data", "pop\(name)()") { call, value in
        var data = try call.unbridge(value, Data.self)
        let byte = isFirst ? data.popFirst() : data.popLast()
        value = data.bridged
        return byte.bridged
      }
    }
    mutator("Data", "removeSubrange(_:)") { call, value in
      var data = try call.unbridge(value, Data.self)
      data.removeSubrange(try call.range(0, in: data))
      value = data.bridged
      return .void
    }
    mutator("Data", "replaceSubrange(_:with:)") { call, value in
      var data = try call.unbridge(value, Data.self)
      data.replaceSubrange(try call.range(0, in: data), with: try call.argument(1, DataPart.self).data)
      value = data.bridged
      return .void
    }
    mutator("Data", "resetBytes(in:)") { call, value in
      var data = try call.unbridge(value, Data.self)
      data.resetBytes(in: try call.range(0, in: data))
      value = data.bridged
      return .void
    }
    for signature in ["insert(_:at:)", "insert(contentsOf:at:)"] {
      mutator("Data", signature) { call, value in
        var data = try call.unbridge(value, Data.self)
        data.insert(contentsOf: try call.argument(0, DataPart.self).data, at: try call.place(1, in: data, isEnd: true))
        value = data.bridged
        return .void
      }
    }
    mutator("Data", "remove(at:)") { call, value in
      var data = try call.unbridge(value, Data.self)
      let byte = data.remove(at: try call.place(0, in: data))
      value = data.bridged
      return byte.bridged
    }
    mutator("Data", "swapAt(_:_:)") { call, value in
      var data = try call.unbridge(value, Data.self)
      data.swapAt(try call.place(0, in: data), try call.place(1, in: data))
      value = data.bridged
      return .void
    }
    for name in ["reverse()", "sort()"] {
      mutator("Data", name) { call, value in
        var data = try call.unbridge(value, Data.self)
        if name == "sort()" { data.sort() } else { data.reverse() }
        value = data.bridged
        return .void
      }
    }
    setter("Data", "subscript") { call, base in
      var data = try call.unbridge(base, Data.self)
      if case .range = call[0] {
        data.replaceSubrange(try call.range(0, in: data), with: try call.unbridge(call.value, DataPart.self).data)
      } else {
        data[try call.place(0, in: data)] = try call.unbridge(call.value, UInt8.self)
      }
      base = data.bridged
      return .void
    }
  }

  private mutating func addTextEncoding() {
    initializer("String", "(bytes:encoding:)") { call in
      String(data: Data(try call.argument(0, [UInt8].self)), encoding: try call.argument(1)).bridged
    }
    initializer("String", "(data:encoding:)") { call in
      if let text = Unknown.text(ofEncoded: call[0], at: call.location), try call.argument(1) == String.Encoding.utf8 {
        return .some(SomeBox(text))
      }
      return String(data: try call.argument(0, Data.self), encoding: try call.argument(1)).bridged
    }
    addTextsOfC()
    method("String", "data(using:allowLossyConversion?:)") { call in
      let isLossy = try call.argument("allowLossyConversion", Bool.self) ?? false
      let (text, encoding) = (try call.this(String.self), try call.argument(0, String.Encoding.self))
      if isLossy, text.data(using: encoding) == nil {
        guard let data = text.withoutMarks.data(using: encoding) else {
          throw call.stop("what stands for characters that an encoding lacks")
        }
        return data.bridged
      }
      return text.data(using: encoding).bridged
    }
  }
}

extension String {
  /// The letters without their marks, which Apple's Foundation writes where an encoding has these alone, and that of Linux
  /// writes as question marks.
  ///
  /// - Foundation: "for example, in converting a character from NSUnicodeStringEncoding to NSASCIIStringEncoding, the
  ///   character 'Á' becomes 'A', losing the accent" (documentation of NSString.data(using:allowLossyConversion:)).
  fileprivate var withoutMarks: String {
    String(
      String.UnicodeScalarView(
        decomposedStringWithCanonicalMapping.unicodeScalars.filter { $0.properties.generalCategory != .nonspacingMark })
    )
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
    let range: Range<Int>
    if case .range(let box) = self[index] {
      let lower = box.kind == .upTo || box.kind == .through ? data.startIndex : box.lower.integerValue
      let upper = box.kind == .from ? data.endIndex : box.upper.integerValue
      guard let lower, let upper else { throw stop("a range of bytes") }
      let end = box.kind == .closed || box.kind == .through ? upper + 1 : upper
      guard lower <= end else { throw trap("Range out of bounds") }
      range = lower..<end
    } else {
      range = try argument(index)
    }
    guard data.startIndex <= range.lowerBound, range.upperBound <= data.endIndex else {
      throw trap("Range out of bounds")
    }
    return range
  }

  /// The place of a byte.
  ///
  /// - Parameter isEnd: whether it may be the one behind the last byte.
  /// - Throws: `Trap` for one that lies outside, which ends a program.
  fileprivate func place(_ index: Int, in data: Data, isEnd: Bool = false) throws -> Int {
    let place = try int(index)
    guard data.indices.contains(place) || isEnd && place == data.endIndex else { throw trap("Index out of range") }
    return place
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
