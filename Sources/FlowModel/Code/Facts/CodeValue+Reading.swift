extension CodeValue {
  /// The last name on the way: `topViewController` of `navigation.topViewController as? X`; of a plain name, itself.
  package var lastName: String? {
    for hop in path.reversed() {
      if case .member(let name) = hop { return name }
    }
    if case .name(let name) = root { return name }
    return nil
  }

  /// The name that is called, where the path ends with a call: `pushViewController`, `DetailController`.
  package var calledName: String? {
    guard case .call? = path.last else { return nil }
    for hop in path.dropLast().reversed() {
      switch hop {
      case .member(let name): return name
      case .optional, .forced: continue
      default: return nil
      }
    }
    if case .name(let name) = root { return name }
    return nil
  }

  /// The arguments of the call that the path ends with.
  package var arguments: [CodeArgument]? {
    guard case .call(let arguments)? = path.last else { return nil }
    return arguments
  }

  /// What the called method, or the last member, is of; nil when the root itself is called, or nothing is called.
  package var receiver: CodeValue? {
    guard let index = path.lastIndex(where: { if case .member = $0 { true } else { false } }) else { return nil }
    var end = index
    while end > 0, path[end - 1] == .optional { end -= 1 }
    return CodeValue(root, Array(path[..<end]))
  }

  /// The text, where the value is a string literal.
  package var text: String? {
    guard case .text(let text) = root, path.isEmpty else { return nil }
    return text
  }

  /// The type that an expression such as `Foo()`, `Foo.init()` or `Outer.Foo()` makes, by its capital letter.
  package var madeType: String? {
    guard case .call? = path.last, case .name(let first) = root else { return nil }
    var names = [first]
    for hop in path.dropLast() {
      guard case .member(let name) = hop else { return nil }
      names.append(name)
    }
    if names.count > 1, names.last == "init" { names.removeLast() }
    guard names.allSatisfy({ $0.first?.isUppercase == true }) else { return nil }
    return names.joined(separator: ".")
  }

  /// The type that the last cast or the annotation says.
  package var castType: String? {
    for hop in path.reversed() {
      switch hop {
      case .forcedCast(let type), .optionalCast(let type), .upcast(let type): return type
      case .forced, .optional: continue
      default: return nil
      }
    }
    return nil
  }

  /// The value without casts and unwrappings wherever they stand: they lead to the same object.
  package var object: CodeValue { CodeValue(root, path.filter { !$0.isPlain }) }

  /// Where the casts and unwrappings begin that the way ends with.
  var plainStart: Int { (path.lastIndex { !$0.isPlain } ?? -1) + 1 }

  /// Whether it is `self`, unwrapped or not, and not cast.
  package var isPlainSelf: Bool { root == .itself && path.allSatisfy { $0 == .optional || $0 == .forced } }

  /// The value with more hops.
  package func appending(_ hop: Hop) -> CodeValue { CodeValue(root, path + [hop]) }
}

extension CodeValue.Hop {
  /// Whether it leads to the same object: a cast, an unwrapping.
  package var isPlain: Bool {
    switch self {
    case .forced, .optional, .forcedCast, .optionalCast, .upcast: true
    default: false
    }
  }

  /// Whether it is `(…)`.
  package var isCall: Bool { if case .call = self { true } else { false } }
}
