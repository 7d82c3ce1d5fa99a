/// Which types of arguments and properties change what a literal or an implicit member in their place is.
struct AskedTypes {
  let bridging: Bridging

  /// Classes and structures that static members make, often of numbers.
  private static let made: Set<String> = [
    "CGPoint", "CGRect", "CGSize", "NSCollectionLayoutDimension", "NSCollectionLayoutSpacing", "UIColor", "UIFont",
    "UIImage",
  ]

  /// The statement that says what a type's members ask for; nil where they ask for nothing that matters.
  func statement(_ name: String, _ members: [Member]) -> String? {
    var asked: [String: [String: String]] = [:]
    var several: Set<[String]> = []
    func note(_ member: String, _ label: String, _ type: TypeForm) {
      let text = written(type) ?? ""
      if let other = asked[member]?[label], other != text { several.insert([member, label]) }
      asked[member, default: [:]][label] = text
    }
    for member in members {
      if member.kind == .property {
        if member.isSettable { note(member.name, "", member.type) }
      } else {
        for each in member.parameters { note(member.name, each.label ?? "_", each.type) }
      }
    }
    for each in several { asked[each[0]]?[each[1]] = "" }
    let lines = asked.sorted { $0.key < $1.key }.compactMap { member, labels -> String? in
      let told = labels.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
      guard !told.isEmpty else { return nil }
      return "\"\(member)\": [\(told.map { "\"\($0.key)\": \"\($0.value)\"" }.joined(separator: ", "))],"
    }
    guard !lines.isEmpty else { return nil }
    return "library.builder.asks(\"\(name)\", [\n\(lines.joined(separator: "\n"))\n])"
  }

  private func written(_ type: TypeForm) -> String? {
    switch type {
    case .named("CGFloat"), .named("Double"), .named("TimeInterval"): return "Double"
    case .named("Float"): return "Float"
    case .named(let name):
      let matters = Self.made.contains(name)
      return matters || bridging.isStructure(name) ? bridging.resolved(name) : nil
    case .optional(let wrapped, _): return written(wrapped).map { "\($0)?" }
    case .array(let element): return written(element).map { "[\($0)]" }
    case .dictionary(let key): return "[\(key.text): Any]"
    default: return nil
    }
  }
}
