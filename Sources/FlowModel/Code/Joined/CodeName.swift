/// A text that code names something by: a segue, a storyboard, a scene, a nib, a reuse identifier.
package enum CodeName: Sendable, Hashable, CustomStringConvertible {
  /// The text is known: a literal, a constant, a raw value.
  case text(String)
  /// A name that a generator made from the text: `showDetail` of `R.segue.home.showDetail`. The text differs in case
  /// and in the characters that Swift does not allow.
  case generated(String)
  /// The text is known at run time only; as written.
  case unknown(String)

  /// Whether this is the name of something called `text`; nil when only the running app knows.
  package func matches(_ text: String) -> Bool? {
    switch self {
    case .text(let own): own == text
    case .generated(let own): Self.key(own) == Self.key(text)
    case .unknown: nil
    }
  }

  /// The text, where it is known.
  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// Letters and digits in small letters: what generators keep of a name.
  private static func key(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }

  /// The text in quotes, or the name as written.
  package var description: String {
    switch self {
    case .text(let text): "\"\(text)\""
    case .generated(let name), .unknown(let name): name
    }
  }
}

extension AppCode {
  /// The text that a value stands for, through constants, enums with raw values and generated names.
  ///
  /// - Parameters:
  ///   - value: the value, with results replaced (``CodeFunction/whole(_:)``).
  ///   - type: the type whose code it stands in.
  ///   - file: the file that it stands in, where there is no type around it.
  package func name(_ value: CodeValue, in type: CodeType?, near file: String? = nil) -> CodeName {
    NameReading(code: self, file: type?.location.file ?? file).name(value, in: type, depth: 8)
  }
}

/// Follows an expression to the text that it stands for.
private struct NameReading {
  let code: AppCode
  /// The file that the expression stands in.
  let file: String?

  func name(_ value: CodeValue, in type: CodeType?, depth: Int) -> CodeName {
    let unknown = CodeName.unknown(value.description)
    guard depth > 0 else { return unknown }
    if let text = value.text { return .text(text) }
    if let described = describedType(value), let name = typeName(described, in: type) { return .text(name) }
    var members: [String] = []
    for hop in value.path {
      switch hop {
      case .member(let name): members.append(name)
      case .forced, .optional, .upcast, .forcedCast, .optionalCast: continue
      case .call(let arguments):
        // `Segue.detail()`, `R.segue.home.detail(segue: segue)`: only the generators' calls give a name.
        guard case .name("R") = value.root, members.count > 1 || !arguments.isEmpty else { return unknown }
      default: return unknown
      }
    }
    switch value.root {
    case .text(let text): return members.allSatisfy { $0 == "rawValue" || $0 == "description" } ? .text(text) : unknown
    case .itself: return constant([], members, in: type, depth: depth) ?? unknown
    case .implicit: return implicit(members, in: type) ?? unknown
    case .name("R"):
      let kept = members.filter { !["identifier", "name"].contains($0) }
      return kept.last.map { .generated($0) } ?? unknown
    case .name(let first):
      if let found = constant([first], members, in: type, depth: depth) { return found }
      if ["StoryboardSegue", "StoryboardScene"].contains(first),
        let last = members.last(where: { !Self.plumbing.contains($0) })
      {
        return .generated(last)
      }
      return unknown
    default: return unknown
    }
  }

  /// Members that lead from a constant to its text, or change nothing about it.
  private static let plumbing: Set<String> = [
    "rawValue", "identifier", "name", "description", "self", "reuseIdentifier", "stringValue",
  ]

  /// Whether a member gives the text of what it is asked of: not where a type of the app's computes another one.
  private func isPassedThrough(_ member: String) -> Bool {
    code.types.allSatisfy { one in
      guard one.properties.contains(where: { $0.name == member && $0.isComputed }) else { return true }
      return one.functions.filter { $0.kind == .getter && $0.name == member }.allSatisfy { getter in
        guard getter.events.count == 1, case .result(let value) = getter.events[0].action else { return false }
        return value == CodeValue(.name("rawValue")) || value == CodeValue(.itself, [.member("rawValue")])
      }
    }
  }

  /// Whether some code sets a variable again.
  private func isSet(_ name: String) -> Bool {
    code.types.contains { $0.functions.contains { $0.setsAgain(name) } }
      || code.facts.files.contains { $0.functions.contains { $0.setsAgain(name) } }
  }

  private func constant(_ first: [String], _ members: [String], in type: CodeType?, depth: Int) -> CodeName? {
    var names = first + members
    while let last = names.last, names.count > 1, Self.plumbing.contains(last) {
      if let found = member(names, in: type, depth: depth) { return found }
      guard isPassedThrough(last) else { return nil }
      names.removeLast()
    }
    return member(names, in: type, depth: depth)
  }

  /// `name` of the type or file; `Type.name`, `Outer.Inner.name`.
  private func member(_ names: [String], in type: CodeType?, depth: Int) -> CodeName? {
    guard let last = names.last else { return nil }
    let owners = names.dropLast()
    if owners.isEmpty || owners.elementsEqual(["Self"]) {
      if let type, let found = code.properties(named: last, of: type).first {
        guard !found.property.isComputed || !hasAnew(last, below: type) else { return nil }
        if isTypeName(found.property, in: found.owner) { return .text(type.shortName) }
        return text(of: found.property, in: found.owner, depth: depth)
      }
      return owners.isEmpty ? global(last).flatMap { text(of: $0, in: nil, depth: depth) } : nil
    }
    guard let owner = code.type(owners.joined(separator: "."), in: type, near: file) else { return nil }
    if let element = owner.cases.first(where: { $0.name == last }) { return .text(element.rawValue ?? element.name) }
    if let property = code.properties(named: last, of: owner).first {
      if isTypeName(property.property, in: property.owner) { return .text(owner.shortName) }
      return text(of: property.property, in: property.owner, depth: depth)
    }
    return nil
  }

  /// Whether a type that has the members of another declares a property anew: an object's own type says what it gives.
  private func hasAnew(_ name: String, below type: CodeType) -> Bool {
    code.types.contains { one in
      one !== type && one.properties.contains { $0.name == name } && code.sources(of: one).contains { $0 === type }
    }
  }

  /// Whether a static property gives the name of its type: `String(describing: self)`, or out of
  /// `NSStringFromClass(self)`.
  private func isTypeName(_ property: CodeProperty, in owner: CodeType) -> Bool {
    guard property.isStatic, property.isComputed,
      let getter = owner.functions.first(where: { $0.kind == .getter && $0.name == property.name }),
      case .result(let value)? = getter.events.last?.action
    else { return false }
    return describedType(getter.whole(value)).map { ["self", "Self"].contains($0) } ?? false
  }

  /// The name of a type as it is described; nil for what is no type of the app's or UIKit's, and so may stand for any,
  /// as a generic parameter does.
  private func typeName(_ written: String, in type: CodeType?) -> String? {
    let short = written.split(separator: ".").last.map(String.init)
    return code.type(written, in: type, near: file) != nil || written.hasPrefix("UI") ? short : nil
  }

  /// What `String(describing: X.self)` and `NSStringFromClass(X.self)…last` describe: `X`, or `self`.
  private func describedType(_ value: CodeValue) -> String? {
    guard case .name(let name) = value.root, case .call(let arguments)? = value.path.first, arguments.count == 1,
      name == "String" && ["describing", "reflecting"].contains(arguments[0].label) || name == "NSStringFromClass"
    else { return nil }
    let members = value.path.dropFirst().compactMap { if case .member(let name) = $0 { name } else { nil } }
    guard members.allSatisfy({ ["components", "last", "split", "self"].contains($0) }) else { return nil }
    let argument = arguments[0].value
    switch argument.root {
    case .itself where argument.path.allSatisfy({ $0 == .member("self") }): return "self"
    case .name(let first):
      let rest = argument.path.compactMap { if case .member(let name) = $0 { name } else { nil } }
      guard rest.count == argument.path.count else { return nil }
      return ([first] + rest).filter { $0 != "self" }.joined(separator: ".")
    default: return nil
    }
  }

  private func text(of property: CodeProperty, in owner: CodeType?, depth: Int) -> CodeName? {
    if let value = property.initialValue,
      property.isConstant || ((property.isStatic || owner == nil) && !isSet(property.name))
    {
      let name = self.name(value, in: owner, depth: depth - 1)
      if case .unknown = name { return nil }
      return name
    }
    guard property.isComputed, let owner,
      let getter = owner.functions.first(where: { $0.kind == .getter && $0.name == property.name }),
      getter.events.count == 1, case .result(let value) = getter.events[0].action, !getter.events[0].isUnsure
    else { return nil }
    let name = self.name(value, in: owner, depth: depth - 1)
    if case .unknown = name { return nil }
    return name
  }

  /// The constant outside of types, the nearest file's of several.
  private func global(_ name: String) -> CodeProperty? {
    let found = code.globals[name] ?? []
    return file.flatMap { PathNearness.nearest(found, to: $0, \.location.file) } ?? found.first
  }

  /// `.detail`: the case of an enum inside the type around it; else the case or constant of that name, if all that have
  /// it agree.
  private func implicit(_ members: [String], in type: CodeType?) -> CodeName? {
    guard let name = members.first,
      members.dropFirst().allSatisfy({ Self.plumbing.contains($0) && isPassedThrough($0) })
    else { return nil }
    let around = type.map { code.sources(of: $0).map { "\($0.name)." } } ?? []
    // Several apps in one folder may have namesakes.
    let visible = code.types.filter { one in type.map { code.isVisible(one, to: $0) } ?? true }
    let nested = visible.filter { one in one.kind == .enum && around.contains { one.name.hasPrefix($0) } }
    for types in [nested, visible] {
      let found = Set(types.flatMap(\.cases).filter { $0.name == name }.map { $0.rawValue ?? $0.name })
      if !found.isEmpty { return found.count == 1 ? found.first.map { .text($0) } : nil }
    }
    let constants = Set(
      visible.flatMap(\.properties).filter { $0.name == name && $0.isStatic }.compactMap { $0.initialValue?.text })
    return constants.count == 1 ? constants.first.map { .text($0) } : nil
  }
}

extension CodeFunction {
  /// Whether the body sets something of a name.
  fileprivate func setsAgain(_ name: String) -> Bool {
    events.contains { event in
      if case .assign(let target, _) = event.action { target.lastName == name } else { false }
    }
  }
}
