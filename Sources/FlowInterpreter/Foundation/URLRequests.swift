import FlowModel
import Foundation

/// A request: its values alone, nothing is sent.
struct SimulatedRequest: FoundationValue {
  package static var bridgedName: String { "URLRequest" }
  var url: URL?
  var httpMethod: String? = "GET"
  var httpBody: SimulatedData?
  var timeoutInterval = 60.0
  var headers: [String: String] = [:]

  var printed: String { url?.description ?? "url: nil" }
  var printedInside: String { printed }

  /// The name under which a field was set first, whatever its case.
  private func known(_ field: String) -> String {
    headers.keys.first { $0.caseInsensitiveCompare(field) == .orderedSame } ?? field
  }
  func value(_ field: String) -> String? { headers[known(field)] }
  mutating func set(_ value: String?, _ field: String) { headers[known(field)] = value }
}

extension LibraryBuilder {
  mutating func addURLRequests() {
    initializer("URLRequest", "(url:cachePolicy?:timeoutInterval?:)") { call in
      var made = SimulatedRequest(url: try call.argument(0))
      made.timeoutInterval = try call.argument("timeoutInterval") ?? made.timeoutInterval
      return made.bridged
    }
    holds("url", \SimulatedRequest.url)
    holds("httpMethod", \SimulatedRequest.httpMethod)
    holds("httpBody", \SimulatedRequest.httpBody)
    holds("timeoutInterval", \SimulatedRequest.timeoutInterval)
    property("URLRequest", "allHTTPHeaderFields") { call in
      let fields = try call.this(SimulatedRequest.self).headers
      return .optional(
        .dictionary(
          fields.sorted { $0.key < $1.key }.map { ($0.key.bridged, $0.value.bridged) }, call.types.string,
          call.types.string))
    }
    setter("URLRequest", "allHTTPHeaderFields") { call, base in
      var this = try call.unbridge(base, SimulatedRequest.self)
      this.headers = [:]
      if case .dictionary(let box)? = call[0].flattened {
        for pair in box.table.pairs {
          this.headers[try call.unbridge(pair.key)] = try call.unbridge(pair.value, String.self)
        }
      }
      base = this.bridged
      return .void
    }
    changes("setValue(_:forHTTPHeaderField:)") { (this: inout SimulatedRequest, value: String?, field: String) in
      this.set(value, field)
      return Nothing()
    }
    changes("addValue(_:forHTTPHeaderField:)") { (this: inout SimulatedRequest, value: String, field: String) in
      this.set(this.value(field).map { "\($0),\(value)" } ?? value, field)
      return Nothing()
    }
    does("value(forHTTPHeaderField:)") { (this: SimulatedRequest, field: String) in this.value(field) }
  }
}

extension Value {
  package static func dictionary(
    _ pairs: [(Value, Value)], _ key: RuntimeType? = nil, _ element: RuntimeType? = nil
  ) -> Value {
    var table = Table()
    for (key, value) in pairs { table[HashedValue(key)] = value }
    return .dictionary(DictionaryBox(table, key: key, element: element))
  }

  /// The keys and values of a dictionary; nil of anything else.
  package var pairs: [(Value, Value)]? {
    if case .dictionary(let box) = self { box.table.pairs.map { ($0.key, $0.value) } } else { nil }
  }
}
