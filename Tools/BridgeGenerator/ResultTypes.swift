/// The types of properties and of methods' results: what a literal beside one is, they tell.
struct ResultTypes {
  let bridging: Bridging

  /// The statement that says of which types a type's members are; nil where none is told.
  func statement(_ name: String, _ members: [Member]) -> String? {
    var found: [String: Set<String>] = [:]
    for member in members where member.kind != .initializer {
      found[(member.isStatic ? "static " : "") + member.name, default: []].insert(written(member.type) ?? "")
    }
    let lines = found.sorted { $0.key < $1.key }.compactMap { member, types -> String? in
      guard types.count == 1, let type = types.first, !type.isEmpty else { return nil }
      return "\"\(member)\": \"\(type)\","
    }
    guard !lines.isEmpty else { return nil }
    return "library.builder.results(\"\(name)\", [\n\(lines.joined(separator: "\n"))\n])"
  }

  private func written(_ type: TypeForm) -> String? {
    switch type {
    case .named("CGFloat"), .named("Double"), .named("TimeInterval"): "Double"
    case .named(let name): Self.plain.contains(name) || isKnown(name) ? bridging.resolved(name) : nil
    // What is implicitly unwrapped stands before a member for what it holds.
    case .optional(let wrapped, let isImplicitlyUnwrapped):
      written(wrapped).map { isImplicitlyUnwrapped ? $0 : "\($0)?" }
    case .array(let element): written(element).map { "[\($0)]" }
    default: nil
    }
  }

  private func isKnown(_ name: String) -> Bool { bridging.isClass(name) || bridging.isStructure(name) }

  private static let plain: Set<String> = [
    "Int", "Float", "Bool", "String", "CGPoint", "CGSize", "CGRect", "Date", "IndexPath", "URL",
  ]
}
