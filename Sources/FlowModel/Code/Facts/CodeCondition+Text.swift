extension CodeTest: CustomStringConvertible {
  /// The question in words close to Swift: `segue.identifier is one of "a", "b"`.
  package var description: String {
    switch relation {
    case .isOne(let values) where values.count == 1: "\(value) == \(values[0])"
    case .isOne(let values): "\(value) is one of \(values.map(\.description).joined(separator: ", "))"
    case .isNone(let values) where values.isEmpty: "\(value) is anything"
    case .isNone(let values) where values.count == 1: "\(value) != \(values[0])"
    case .isNone(let values): "\(value) is none of \(values.map(\.description).joined(separator: ", "))"
    case .isType(let type): "\(value) is \(type)"
    case .isNoType(let types): "\(value) is no \(types.joined(separator: ", no "))"
    case .exists: "\(value) != nil"
    case .isNil: "\(value) == nil"
    case .isTrue: "\(value)"
    case .isFalse: "!\(value)"
    }
  }
}
