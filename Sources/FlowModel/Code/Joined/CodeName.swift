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

extension CodeIndex {
  /// The text that a value stands for, through constants, enums with raw values and generated names.
  ///
  /// - Parameters:
  ///   - value: the value, with results replaced (``CodeFunction/whole(_:)``).
  ///   - type: the type whose code it stands in.
  package func name(_ value: CodeValue, in type: CodeType?) -> CodeName {
    names(value, in: type, depth: 8)
  }

  private func names(_ value: CodeValue, in type: CodeType?, depth: Int) -> CodeName {
    let unknown = CodeName.unknown(value.description)
    guard depth > 0 else { return unknown }
    if let text = value.text { return .text(text) }
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
    case .implicit: return implicit(members) ?? unknown
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

  private func constant(_ first: [String], _ members: [String], in type: CodeType?, depth: Int) -> CodeName? {
    var names = first + members
    while let last = names.last, names.count > 1, Self.plumbing.contains(last) {
      if let found = member(names, in: type, depth: depth) { return found }
      names.removeLast()
    }
    return member(names, in: type, depth: depth)
  }

  /// `name` of the type or file; `Type.name`, `Outer.Inner.name`.
  private func member(_ names: [String], in type: CodeType?, depth: Int) -> CodeName? {
    guard let last = names.last else { return nil }
    let owners = names.dropLast()
    if owners.isEmpty || owners.elementsEqual(["Self"]) {
      if let type, let found = properties(named: last, of: type).first {
        return text(of: found.property, in: found.owner, depth: depth)
      }
      return owners.isEmpty ? globals[last]?.first.flatMap { text(of: $0, in: nil, depth: depth) } : nil
    }
    guard let owner = self.type(owners.joined(separator: "."), module: type?.module, in: type) else { return nil }
    if let element = owner.cases.first(where: { $0.name == last }) { return .text(element.rawValue ?? element.name) }
    if let property = properties(named: last, of: owner).first {
      return text(of: property.property, in: property.owner, depth: depth)
    }
    // `Type.self`, and what names a type after itself, such as `DetailCell.reuseIdentifier` without a constant.
    return nil
  }

  private func text(of property: CodeProperty, in owner: CodeType?, depth: Int) -> CodeName? {
    if let value = property.initialValue, property.isConstant || property.isStatic || owner == nil {
      let name = names(value, in: owner, depth: depth - 1)
      if case .unknown = name { return nil }
      return name
    }
    guard property.isComputed, let owner,
      let getter = owner.functions.first(where: { $0.kind == .getter && $0.name == property.name }),
      getter.events.count == 1, case .result(let value) = getter.events[0].action
    else { return nil }
    let name = names(value, in: owner, depth: depth - 1)
    if case .unknown = name { return nil }
    return name
  }

  /// `.detail`: the case or constant of that name, if all that have it agree.
  private func implicit(_ members: [String]) -> CodeName? {
    guard let name = members.first, members.dropFirst().allSatisfy(Self.plumbing.contains) else { return nil }
    let found = Set(
      types.flatMap(\.cases).filter { $0.name == name }.map { $0.rawValue ?? $0.name })
    if found.count == 1, let only = found.first { return .text(only) }
    let constants = Set(
      types.flatMap(\.properties).filter { $0.name == name && $0.isStatic }.compactMap { $0.initialValue?.text })
    return found.isEmpty && constants.count == 1 ? constants.first.map { .text($0) } : nil
  }
}
