import FlowModel
import Foundation

/// Texts as C has them: bytes, and a zero at the end. Lists of them stand for pointers to them as well, which code hands on.
extension LibraryBuilder {
  mutating func addTextsOfC() {
    method("String", "cString(using:)") { call in
      .optional(try call.this(String.self).cString(using: try call.argument(0)).map(call.bytesOfC))
    }
    property("String", "utf8CString") { call in call.bytesOfC(Array(try call.this(String.self).utf8CString)) }
    property("NSString", "utf8String") { call in
      .optional(try call.this(String.self).cString(using: .utf8).map(call.bytesOfC))
    }
    method("String", "withCString(_:)") { call in
      let bytes = call.bytesOfC(Array(try call.this(String.self).utf8CString))
      return try call.interpreter.call(call.lastClosure(), [bytes], at: call.location)
    }
    initializer("String", "(cString:)") { call in .string(String(decoding: try call.textOfC(0), as: UTF8.self)) }
    for label in ["validatingUTF8", "validatingCString"] {
      initializer("String", "(\(label):)") { call in String(validating: try call.textOfC(0), as: UTF8.self).bridged }
    }
    function("strlen(_:)") { call in
      .fixed(FixedInteger(bits: UInt64(try call.textOfC(0).count), kind: .uint))
    }
  }
}

extension Library.Call {
  fileprivate func bytesOfC(_ text: [CChar]) -> Value {
    let bytes = text.map { Value.fixed(FixedInteger(bits: UInt64(bitPattern: Int64($0)), kind: .int8)) }
    return list(bytes, types.fixed(.int8))
  }

  /// The bytes of a text of C's before the zero.
  ///
  /// - Swift: a text stands for the pointer to its own bytes.
  fileprivate func textOfC(_ index: Int) throws -> [UInt8] {
    if case .text(let box)? = self[index].flattened { return Array(box.text.utf8.prefix { $0 != 0 }) }
    guard case .list(let box)? = self[index].flattened else { throw stop("a text of C's", for: self[index]) }
    let bytes = try box.items.map { item in
      guard let byte = item.integerValue else { throw stop("a byte", for: item) }
      return UInt8(truncatingIfNeeded: byte)
    }
    return Array(bytes.prefix { $0 != 0 })
  }
}
