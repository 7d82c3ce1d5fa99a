import FlowModel

/// What is written for a value, where that can be compared with another.
enum WrittenLiteral: Hashable, CustomStringConvertible {
  case flag(Bool)
  case text(String)
  case integer(UInt64)
  case nothing
  case implicit(String)

  var description: String {
    switch self {
    case .flag(let value): "\(value)"
    case .text(let value): "\"\(value)\""
    case .integer(let value): "\(value)"
    case .nothing: "nil"
    case .implicit(let name): ".\(name)"
    }
  }
}

extension CodeTree {
  /// What a node writes; nil for all that is found as the code runs.
  func literal(_ index: Int32) -> WrittenLiteral? {
    let node = nodes[Int(index)]
    switch node.kind {
    case .boolean: return .flag(node.flag != 0)
    case .text: return .text(texts[Int(node.a)])
    case .integer: return .integer(integers[Int(node.a)])
    case .nothing: return .nothing
    case .implicitMember: return .implicit(texts[Int(node.b)])
    default: return nil
    }
  }
}
