/// What the superclasses of a class end with.
package enum ClassRoot: Sendable, Hashable {
  /// A class of Apple's frameworks.
  case framework(String)
  /// A class that Objective-C files declare: what it has is not known.
  case objectiveC(String)
  /// A class that is in none of the files, such as a library's.
  case unknown(String)
  /// No superclass.
  case none
}

extension AppCode {
  /// The class and its superclasses as far as the app declares them, nearest first, and what they end with.
  package func lineage(of start: CodeType) -> (classes: [CodeType], root: ClassRoot) {
    (lineages[start.id].classes.map { types[$0] }, lineages[start.id].root)
  }

  /// The class and all that inherit from it, in the order of the files.
  package func family(of one: CodeType) -> [CodeType] { descendants[one.id].map { types[$0] } }

  /// Whether a class is another or inherits from it, or conforms to a protocol of the app's; nil when its superclasses
  /// leave the app's files before that is known, or when an extension elsewhere may make it conform.
  package func isKind(_ one: CodeType, of name: String) -> Bool? {
    let wanted = unaliased(name)
    if isProtocol(wanted) {
      return sources(of: one).contains { $0.kind == .protocol && $0.name == wanted } ? true : nil
    }
    let (classes, root) = lineage(of: one)
    if classes.contains(where: { $0.name == wanted || $0.shortName == CodeType.lastName(wanted) }) { return true }
    switch root {
    case .framework(let name): return FrameworkAncestry.isKind(name, of: wanted)
    case .none: return false
    case .objectiveC, .unknown: return nil
    }
  }

  /// Follows what stands first after the colon, class by class.
  func traceLineage(of start: CodeType) -> (classes: [Int], root: ClassRoot) {
    var current = start
    var classes = [start.id]
    guard start.kind == .class else { return (classes, .none) }
    while let written = current.declarations[0].inherited.first {
      let name = unaliased(written)
      if let next = type(written, in: current), next.kind != .extension {
        // What comes first may be a protocol.
        guard next.kind == .class else { return (classes, .none) }
        guard !classes.contains(next.id) else { return (classes, .unknown(name)) }
        classes.append(next.id)
        current = next
        continue
      }
      let plain = CodeType.lastName(name)
      if objectiveC[plain] != nil { return (classes, .objectiveC(plain)) }
      return (classes, AppleClass.isName(plain) ? .framework(plain) : .unknown(name))
    }
    return (classes, .none)
  }
}
