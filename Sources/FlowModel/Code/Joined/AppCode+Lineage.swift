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
    let short = CodeType.lastName(wanted)
    if shortNames.contains(short), classes.contains(where: { $0.name == wanted || $0.shortName == short }) {
      return true
    }
    switch root {
    case .framework(let name): return FrameworkAncestry.isKind(name, of: wanted)
    case .none: return false
    case .objectiveC, .unknown: return nil
    }
  }

  /// What stands first after the colon of a class.
  private enum Above {
    case declared(Int, written: String)
    case end(ClassRoot)
  }

  private func above(_ one: CodeType) -> Above {
    guard one.kind == .class, let written = one.declarations[0].inherited.first else { return .end(.none) }
    let name = unaliased(written)
    if let next = type(written, in: one), next.kind != .extension {
      // What comes first may be a protocol.
      return next.kind == .class ? .declared(next.id, written: name) : .end(.none)
    }
    let plain = CodeType.lastName(name)
    if objectiveC[plain] != nil { return .end(.objectiveC(plain)) }
    return .end(AppleClass.isName(plain) ? .framework(plain) : .unknown(name))
  }

  /// How many classes a lineage has at most, far more than anybody writes; what lies above is not known.
  private static let mostClasses = 200

  /// The lineages of all types: each class asks what it inherits from once, however many inherit from it.
  func traceLineages() -> [(classes: [Int], root: ClassRoot)] {
    let steps = types.map(above)
    var known: [(classes: [Int], root: ClassRoot)?] = Array(repeating: nil, count: types.count)
    return types.map { start in
      var path: [Int] = []
      var seen: Set<Int> = []
      var next = start.id
      while known[next] == nil {
        path.append(next)
        seen.insert(next)
        switch steps[next] {
        case .declared(let superclass, let name):
          // What inherits from itself is none's superclass: each such class is followed by itself.
          if seen.contains(superclass) || path.count >= Self.mostClasses { return (path, .unknown(name)) }
          next = superclass
          continue
        case .end(let root): known[next] = ([next], root)
        }
        path.removeLast()
      }
      for one in path.reversed() {
        guard let above = known[next] else { break }
        let fits = above.classes.count < Self.mostClasses
        known[one] = fits ? ([one] + above.classes, above.root) : ([one], .unknown(types[next].name))
        next = one
      }
      return known[start.id] ?? ([start.id], .none)
    }
  }
}
