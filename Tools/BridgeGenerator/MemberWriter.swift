/// Writes what registers a type's members with the interpreter's library, one closure a member.
struct MemberWriter {
  let bridging: Bridging
  let conversion: Conversion
  /// Members that are left out, each with its reason.
  private(set) var leftOut: [String] = []

  init(_ bridging: Bridging) {
    self.bridging = bridging
    conversion = Conversion(bridging: bridging)
  }

  private static let keywords: Set<String> = [
    "for", "in", "is", "default", "repeat", "self", "case", "switch", "where",
  ]

  /// The statements that register a type's members, a member each.
  mutating func statements(_ type: TypeDeclaration) -> [String] {
    var seen: Set<String> = []
    var found: [String] = []
    if type.kind == .enumeration { found += cases(type) }
    if isOptionSet(type) { found.append(options(type)) }
    let rawType = rawType(type)
    if let rawType, type.kind == .enumeration { found += raw(type, rawType) }
    let members =
      type.kind == .class && !type.isGeneric ? type.members.filter { $0.kind != .initializer } : type.members
    for member in members where !type.isGeneric && (!member.isDefault || type.kind == .protocol) {
      guard seen.insert(member.key).inserted, member.name.first?.isLetter == true else { continue }
      if isOptionSet(type), member.isStatic, member.type == .named(type.name) { continue }
      if Self.ownMembers[type.name]?.contains(member.name) == true { continue }
      if let reason = obstacle(member, of: type) {
        leftOut.append("\(type.name).\(member.isStatic ? "static " : "")\(member.fullName): \(reason)")
      } else {
        found += statements(member, type.name, isValue: isValue(type), isProtocol: type.kind == .protocol)
      }
    }
    if type.kind == .class, !type.isGeneric { found += initializers(type) }
    let asked = members + (type.kind == .class ? bridging.initializers(of: type) : [])
    if let statement = ResultTypes(bridging: bridging).statement(type.name, members) { found.insert(statement, at: 0) }
    if let statement = AskedTypes(bridging: bridging).statement(type.name, asked) { found.insert(statement, at: 0) }
    return found
  }

  /// The members of another module's value type.
  mutating func statements(foreign name: String, _ members: [Member]) -> [String] {
    members.flatMap { member -> [String] in
      if let reason = obstacle(member, of: nil) {
        leftOut.append("\(name).\(member.fullName): \(reason)")
        return []
      }
      return statements(member, name, isValue: true, isProtocol: false)
    }
  }

  /// Members of the simulator's own, which apps do not know.
  private static let ownMembers: [String: Set<String>] = [
    "UIViewController": [
      "simulation", "origin", "screenNames", "screenName", "isOfUIKitsOwnClass", "isPresentedItself", "presentedStyle",
      "segueIdentifiers", "unwindSegues", "performUnwind", "unlinkedClass", "unlinked", "unlinkedOutlet",
      "isDesignedByUnlinkedCode", "reasonAgainstInteractiveDismissal", "beginInteractiveDismissal",
      "tapOutsidePresentation", "answer", "childContaining",
    ],
    "UIView": ["hasStaticRows", "className", "setUnlinkedText", "showText"], "UIApplication": ["launch", "terminate"],
    "UINavigationController": ["reasonAgainstInteractivePop", "beginInteractivePop"],
    "UIPageViewController": ["reasonAgainstTurning", "beginTurn"],
    "UISheetPresentationController": ["userDidDrag", "currentDetent"], "UITabBarController": ["isInMoreList"],
  ]

  private func isValue(_ type: TypeDeclaration) -> Bool { type.kind == .structure || type.kind == .enumeration }

  func isOptionSet(_ type: TypeDeclaration) -> Bool { type.inherited.contains("OptionSet") }

  private func rawType(_ type: TypeDeclaration) -> TypeForm? {
    type.inherited.first { ["Int", "String", "UInt"].contains($0) }.map(TypeForm.named)
  }

  /// Why a member is written by hand or not at all; nil where it is generated.
  func obstacle(_ member: Member, of type: TypeDeclaration?) -> String? {
    if type?.kind == .enumeration, type?.cases.isEmpty == true { return "a namespace" }
    if member.isUnusual { return "generic, throwing or suspending" }
    if let reason = member.parameters.compactMap({ conversion.obstacle($0.type) }).first { return reason }
    if case .function = member.type { return "a function as a result" }
    return conversion.obstacle(member.type)
  }

  private func cases(_ type: TypeDeclaration) -> [String] {
    guard !type.cases.isEmpty, !type.hasPayloads else { return [] }
    let named = type.cases.map { "\"\($0)\": .\($0)" }.joined(separator: ", ")
    return ["library.builder.cases([\(named)] as KeyValuePairs<String, \(type.name)>)"]
  }

  private func options(_ type: TypeDeclaration) -> String {
    let names = type.members.filter { $0.isStatic && $0.type == .named(type.name) }.map(\.name)
    let named = names.map { "\"\($0)\": .\($0)" }.joined(separator: ", ")
    return "library.builder.options(\(type.name).self, [\(named)])"
  }

  private func raw(_ type: TypeDeclaration, _ rawType: TypeForm) -> [String] {
    [
      """
      library.property("\(type.name)", "rawValue") { call in
        let this: \(type.name) = try call.this()
        return this.rawValue.bridged
      }
      """,
      """
      library.initializer("\(type.name)", "(rawValue:)") { call in
        let rawValue: \(rawType.text) = try call.argument(0)
        return \(type.name)(rawValue: rawValue).bridged
      }
      """,
    ]
  }

  // MARK: One member

  private func statements(_ member: Member, _ type: String, isValue: Bool, isProtocol: Bool) -> [String] {
    let this =
      isProtocol
      ? "let this = try call.required(call.value, as: (any \(type)).self)" : "let this: \(type) = try call.this()"
    switch member.kind {
    case .property:
      return property(member, type, this, isValue: isValue, isSettable: !isProtocol || bridging.isOfClasses(type))
    case .method:
      return [method(member, type, this, isValue: isValue)]
    case .initializer:
      let made = "\(type)(\(arguments(member)))"
      let result = member.isFailable ? "\(made).map(\\.bridged)" : "\(made).bridged"
      return [
        """
        library.\(isValue ? "initializer" : "construction")("\(type)", "\(member.signature)") { \(member.parameters.isEmpty ? "_" : "call") in
          \(locals(member))return \(member.isFailable ? ".optional(\(result))" : result)
        }
        """
      ]
    }
  }

  private func property(_ member: Member, _ type: String, _ this: String, isValue: Bool, isSettable: Bool) -> [String] {
    let name = member.name
    if member.isStatic {
      var found = [
        "library.staticProperty(\"\(type)\", \"\(name)\") { _ in \(conversion.value(member.type, "\(type).\(quoted(name))")) }"
      ]
      if member.isSettable {
        found.append(
          """
          library.staticSetter("\(type)", "\(name)") { call in
            let content: \(member.type.valueText) = \(conversion.content(member.type, "call[0]"))
            \(type).\(name) = content
            return .void
          }
          """)
      }
      return found
    }
    var found = [
      """
      library.property("\(type)", "\(name)") { call in
        \(this)
        return \(conversion.value(member.type, "this.\(name)"))
      }
      """
    ]
    guard member.isSettable, isSettable else { return found }
    let content = "let content: \(member.type.valueText) = \(conversion.content(member.type, "call[0]"))"
    if isValue {
      found.append(
        """
        library.change("\(type)", "\(name)") { call, base in
          var this: \(type) = try call.unbridge(base)
          \(content)
          this.\(name) = content
          base = this.bridged
          return .void
        }
        """)
    } else {
      found.append(
        """
        library.setter("\(type)", "\(name)") { call in
          \(this)
          \(content)
          this.\(name) = content
          return .void
        }
        """)
    }
    return found
  }

  private func method(_ member: Member, _ type: String, _ this: String, isValue: Bool) -> String {
    let receiver = member.isStatic ? type : "this"
    let made = "\(receiver).\(quoted(member.name))(\(arguments(member)))"
    let isUsed = !member.isStatic || !member.parameters.isEmpty
    let start = member.isStatic ? "" : member.isMutating ? "var this: \(type) = try call.unbridge(base)\n" : "\(this)\n"
    let change = member.isMutating ? "base = this.bridged\n" : ""
    let kind = member.isStatic ? "staticMethod" : member.isMutating ? "mutator" : "method"
    let head = member.isMutating ? "call, base" : isUsed ? "call" : "_"
    let result =
      member.type == .void ? "\(made)\n\(change)return .void" : "return \(conversion.value(member.type, made))"
    return """
      library.\(kind)("\(type)", "\(member.signature)") { \(head) in
        \(start)\(locals(member))\(result)
      }
      """
  }

  /// The local constants of the arguments.
  private func locals(_ member: Member) -> String {
    let hasDefaults = member.parameters.contains { $0.initial != nil }
    let labels = member.parameters.map { "\"\($0.label ?? "_")\($0.initial == nil ? "" : "?")\"" }
    var lines: [String] = []
    if hasDefaults { lines.append("let given = call.given([\(labels.joined(separator: ", "))])") }
    for (place, each) in member.parameters.enumerated() {
      let type = each.type.valueText
      if let initial = each.initial {
        let content = converted(each, "content", of: member)
        lines.append(
          "let \(local(each)): \(type) = try given[\(place)].map { content -> \(type) in \(content) } ?? \(initial)")
      } else {
        let content = converted(each, hasDefaults ? "given[\(place)]!" : "call[\(place)]", of: member)
        lines.append("let \(local(each)): \(type) = \(content)")
      }
    }
    return lines.map { "\($0)\n" }.joined()
  }

  private func converted(_ each: Parameter, _ expression: String, of member: Member) -> String {
    member.kind == .initializer ? conversion.initial(each, expression) : conversion.content(each.type, expression)
  }

  private func arguments(_ member: Member) -> String {
    member.parameters.map { ($0.label.map { "\($0): " } ?? "") + local($0) }.joined(separator: ", ")
  }

  private func local(_ each: Parameter) -> String {
    if ["call", "this", "library", "given", "content", "part"].contains(each.name) { return "\(each.name)Argument" }
    return quoted(each.name)
  }

  private func quoted(_ name: String) -> String { Self.keywords.contains(name) ? "`\(name)`" : name }

  // MARK: Initialisers of classes

  private mutating func initializers(_ type: TypeDeclaration) -> [String] {
    var found: [String] = []
    for member in bridging.initializers(of: type) {
      if let reason = member.parameters.compactMap({ conversion.obstacle($0.type) }).first {
        leftOut.append("\(type.name).\(member.fullName): \(reason)")
        continue
      }
      guard bridging.isInterpretable(type) else {
        found += statements(member, type.name, isValue: false, isProtocol: false)
        continue
      }
      found.append(
        """
        library.maker("\(type.name)", "\(member.signature)"\(member.isFailable ? ", isFailable: true" : "")) { call, part in
          \(locals(member))guard let part else { return \(type.name)(\(arguments(member))) }
          return LiveMaking.with(part) { Interpreted\(type.flatName)(\(arguments(member))) }
        }
        """)
    }
    return found
  }
}
