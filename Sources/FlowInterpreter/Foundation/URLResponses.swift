import FlowModel
import Foundation

/// A response that code makes: its values alone, nothing is received.
final class ResponseBox: NativeBox {
  let url: URL
  /// The status of an `HTTPURLResponse`; nil for a plain `URLResponse`.
  let status: Int?
  let headers: [String: String]
  let mimeType: String?
  let length: Int
  let encoding: String?

  init(
    _ url: URL, status: Int? = nil, headers: [String: String] = [:], mimeType: String? = nil, length: Int = -1,
    encoding: String? = nil
  ) {
    (self.url, self.status, self.headers) = (url, status, headers)
    (self.mimeType, self.length, self.encoding) = (mimeType, length, encoding)
  }

  override var typeName: String { status == nil ? "URLResponse" : "HTTPURLResponse" }
  override var isReference: Bool { true }
  override var isPrintable: Bool { false }

  /// Whether all fields are written as they are listed: `Content-Type`.
  var isCanonical: Bool {
    headers.keys.allSatisfy {
      $0.split(separator: "-").allSatisfy { $0 == $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    }
  }
}

extension LibraryBuilder {
  mutating func addURLResponses() {
    initializer("URLResponse", "(url:mimeType:expectedContentLength:textEncodingName:)") { call in
      .native(
        ResponseBox(
          try call.argument(0), mimeType: try call.argument(1, String?.self), length: try call.int(2),
          encoding: try call.argument(3, String?.self)))
    }
    initializer("HTTPURLResponse", "(url:statusCode:httpVersion:headerFields:)") { call in
      var headers: [String: String] = [:]
      if case .dictionary(let box)? = call[3].flattened {
        for pair in box.table.pairs {
          headers[try call.unbridge(pair.key)] = try call.unbridge(pair.value, String.self)
        }
      }
      return .some(SomeBox(.native(ResponseBox(try call.argument(0), status: try call.int(1), headers: headers))))
    }
    response("URLResponse", "url") { this, _ in .optional(this.url.bridged) }
    response("HTTPURLResponse", "statusCode") { this, _ in .int(this.status ?? 0) }
    // Of HTTP they hang on the fields.
    for (name, read) in [
      ("mimeType", { .optional($0.mimeType.map { .string($0) }) }),
      ("textEncodingName", { .optional($0.encoding.map { .string($0) }) }),
      ("expectedContentLength", { .fixed(FixedInteger(bits: UInt64(bitPattern: Int64($0.length)), kind: .int64)) }),
    ] as [(String, (ResponseBox) -> Value)] {
      response("URLResponse", name) { this, call in
        guard this.status == nil else { throw call.stop("HTTPURLResponse.\(name)") }
        return read(this)
      }
    }
    response("HTTPURLResponse", "allHeaderFields") { this, call in
      guard this.isCanonical else { throw call.stop("how fields of a response are written") }
      return .dictionary(
        this.headers.sorted { $0.key < $1.key }.map { ($0.key.bridged, $0.value.bridged) },
        call.types.library("AnyHashable"), call.types.any)
    }
    method("HTTPURLResponse", "value(forHTTPHeaderField:)") { call in
      let (this, field) = (try call.response(), try call.text(0))
      let found = this.headers.first { $0.key.caseInsensitiveCompare(field) == .orderedSame }
      return .optional(found.map { .string($0.value) })
    }
  }

  private mutating func response(
    _ type: String, _ name: String, _ read: @escaping (ResponseBox, Library.Call) throws -> Value
  ) {
    property(type, name) { call in try read(call.response(), call) }
  }
}

extension Library.Call {
  fileprivate func response() throws -> ResponseBox {
    guard case .native(let box as ResponseBox) = value else { throw stop("a response is asked for", for: value) }
    return box
  }
}
