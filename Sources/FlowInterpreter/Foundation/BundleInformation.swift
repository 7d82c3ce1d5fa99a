import FlowModel
import Foundation

extension BundleInfo {
  /// The dictionary of a bundle's information; nil where it is not known which keys it has.
  package func dictionary(_ call: Library.Call) -> Value? {
    guard let known, let values = try? PropertyListSerialization.propertyList(from: known, format: nil),
      let object = values as? [String: Any]
    else { return nil }
    let types = call.types
    let settled = object.map { (key: $0.key, value: Value.plain($0.value, types)) }
    let unsettled = open.map { (key: $0, value: Self.unknown($0, call)) }
    let all = (settled + unsettled).sorted { $0.key < $1.key }
    return .dictionary(all.map { (.string($0.key), $0.value) }, types.string, types.any)
  }

  /// The value of a key; nil where it is missing.
  package func value(of key: String, _ call: Library.Call) -> Value {
    guard case .dictionary(let box)? = dictionary(call) else { return Self.unknown(key, call) }
    let found = box.table[HashedValue(.string(key))]
    if case .unknown? = found { return Self.unknown(key, call) }
    return .optional(found)
  }

  private static func unknown(_ key: String, _ call: Library.Call) -> Value {
    .unknown(Unknown("Bundle.infoDictionary[\"\(key)\"]", call.location))
  }
}
