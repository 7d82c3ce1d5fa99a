import FlowModel

/// What `Type(…)` is for the compiler: an Optional where the initialiser may give nil.
extension Interpreter {
  /// The type of a call that makes something of a type; nil where it is not told whether that may be nil.
  func typeMade(_ made: RuntimeType, by call: TreeNode, _ frame: Frame) -> RuntimeType? {
    let nodes = frame.tree.list(call.b)
    let symbols = stride(from: 0, to: nodes.count, by: 2).map {
      nodes[$0] >= 0 ? frame.tree.symbols[Int(nodes[$0])] : nil
    }
    let labels = symbols.map { symbol in symbol.map(program.symbols.text(of:)) }
    if let nominal = made.nominal {
      let codes = initializers(of: nominal).filter { matches($0, symbols, trailing: Int(call.extra)) != nil }
      if codes.isEmpty { return nominal.kind == .enum && labels == ["rawValue"] ? types.optional(made) : made }
      guard codes.contains(where: \.mayGiveNil) else { return made }
      return codes.allSatisfy(\.mayGiveNil) ? types.optional(made) : nil
    }
    guard let first = labels.first else { return made }
    switch made.kind {
    case .int, .double, .float, .fixed, .bool:
      if let first { return first == "exactly" ? types.optional(made) : made }
      if labels.count == 2 { return labels[1] == "radix" ? types.optional(made) : made }
      switch toldType(nodes[1], frame)?.kind {
      case .string?, .substring?: return types.optional(made)
      case nil: return nil
      default: return made
      }
    default:
      guard let first, let name = made.libraryName else { return made }
      // Of a number any enum may be made, or none.
      if first == "rawValue" { return nil }
      return Self.failable[name]?.contains(first) == true ? types.optional(made) : made
    }
  }

  /// The first labels of the initialisers of libraries that may give nil.
  ///
  /// - Source: the types' pages in Apple's documentation.
  private static let failable: [String: Set<String>] = [
    "Bundle": ["path", "url", "identifier"], "CIFilter": ["name"], "CIImage": ["image", "contentsOf", "data"],
    "Data": ["base64Encoded"], "Decimal": ["string", "exactly"], "NSURL": ["string"],
    "NSData": ["base64Encoded", "contentsOf", "contentsOfFile"], "NSMutableData": ["contentsOf", "contentsOfFile"],
    "String": ["data", "bytes", "validating", "validatingUTF8", "validatingCString", "utf8String"],
    "TimeZone": ["identifier", "abbreviation", "secondsFromGMT"],
    "UIFont": ["name"], "UIImage": ["named", "systemName", "data", "contentsOfFile"], "URL": ["string"],
    "URLComponents": ["string", "url"], "UserDefaults": ["suiteName"], "UUID": ["uuidString"],
  ]
}
