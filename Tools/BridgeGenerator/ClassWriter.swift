/// Writes the subclasses that stand for the app's classes, and what they have of UIKit's protocols.
struct ClassWriter {
  let bridging: Bridging
  let conversion: Conversion
  private(set) var leftOut: [String] = []
  private(set) var overrideCount = 0

  init(_ bridging: Bridging) {
    self.bridging = bridging
    conversion = Conversion(bridging: bridging)
  }

  /// The protocols that an app's delegate or scene delegate implements: views and controllers do not.
  static let ofApplication = ["UIApplicationDelegate", "UIWindowSceneDelegate"]

  /// The protocols of UIKit's that an app's classes implement.
  var delegates: [TypeDeclaration] {
    bridging.types.filter { type in
      guard type.kind == .protocol, !Self.ofApplication.contains(type.name) else { return false }
      return [
        "Delegate", "DataSource", "DelegateFlowLayout", "AnimatedTransitioning", "InteractiveTransitioning",
        "Prefetching", "ResultsUpdating",
      ].contains { type.name.hasSuffix($0) }
    }
  }

  /// Checks that a class has all that UIKit's protocols ask of it as open members: its subclasses cannot conform anew.
  private func checkConformances(_ type: TypeDeclaration) throws {
    let names = Set(bridging.lineage(type).flatMap(\.inherited))
    let open = Set(bridging.overridable(type).map(\.fullName))
    for each in delegates where names.contains(each.name) {
      for member in each.members where !member.isDefault && !open.contains(member.fullName) {
        throw InterfaceText.Failure(
          description: "\(type.name) conforms to \(each.name), but does not declare \(member.fullName) as open")
      }
    }
  }

  mutating func classText(_ type: TypeDeclaration) throws -> [String] {
    try checkConformances(type)
    let isResponder = type.name == "UIResponder"
    var found = [
      """
      /// A class of the app's that inherits from \(type.name).
      final class Interpreted\(type.flatName): \(type.name), LiveDelegate\(isResponder ? ", LiveApplicationDelegate" : "") {
        nonisolated(unsafe) let part: Part
      """
    ]
    for each in bridging.designated(of: type) {
      let parameters = each.parameters.map { parameter($0) }.joined(separator: ", ")
      let arguments = each.parameters.map { argument($0) }.joined(separator: ", ")
      found.append(
        """
        \(each.isRequired ? "required" : "override") init\(each.isFailable ? "?" : "")(\(parameters)) {
          part = LiveMaking.part
          super.init(\(arguments))
        }
        """)
    }
    for member in bridging.overridable(type) {
      if let reason = obstacle(member) {
        leftOut.append("override of \(type.name).\(member.fullName): \(reason)")
        continue
      }
      overrideCount += 1
      found.append(override(member))
    }
    found.append("}")
    return found
  }

  func obstacle(_ member: Member) -> String? {
    for each in member.parameters {
      if case .function(_, _, isEscaping: false) = each.type { return "a closure that may not escape" }
      if let reason = conversion.obstacle(each.type) { return reason }
    }
    return conversion.obstacle(member.type)
  }

  private func parameter(_ each: Parameter) -> String {
    let label = each.label.map { $0 == each.name ? $0 : "\($0) \(each.name)" } ?? "_ \(each.name)"
    return "\(label): \(each.type.parameterText)"
  }

  private func argument(_ each: Parameter) -> String { (each.label.map { "\($0): " } ?? "") + each.name }

  private func override(_ member: Member) -> String {
    if member.kind == .property {
      let get = overriding(member, "super.\(member.name)")
      guard member.isSettable else {
        return "override var \(member.name): \(member.type.text) { \(get) }"
      }
      return """
        override var \(member.name): \(member.type.text) {
          get { \(get) }
          set { setting("\(member.name)", \(conversion.value(member.type, "newValue"))) { super.\(member.name) = newValue } }
        }
        """
    }
    let arguments = member.parameters.map { argument($0) }.joined(separator: ", ")
    return "override \(head(member)) { \(overriding(member, "super.\(member.name)(\(arguments))")) }"
  }

  private func head(_ member: Member) -> String {
    let parameters = member.parameters.map { parameter($0) }.joined(separator: ", ")
    let result = member.type == .void ? "" : " -> \(member.type.text)"
    return "func \(member.name)(\(parameters))\(result)"
  }

  /// The call that asks the app for a member.
  private func overriding(_ member: Member, _ base: String, verb: String = "overriding") -> String {
    var arguments = ["\"\(member.fullName)\""]
    switch member.type {
    case .existential(let name), .optional(.existential(let name), _):
      arguments.append("object: (any \(name)).self")
    case .anyObject, .optional(.anyObject, _): arguments.append("object: AnyObject.self")
    case .dictionary, .optional(.dictionary, _):
      arguments.append("convert: { call, value in \(conversion.content(member.type, "value")) }")
    default: break
    }
    if !member.parameters.isEmpty {
      arguments.append("[\(member.parameters.map { conversion.value($0.type, $0.name) }.joined(separator: ", "))]")
    }
    return "\(verb)(\(arguments.joined(separator: ", "))) { \(base) }"
  }

  // MARK: Protocols

  /// The extension of `LiveDelegate` that implements a protocol.
  ///
  /// - Parameter others: protocols whose requirements are implemented already.
  mutating func delegateText(_ type: TypeDeclaration, of live: String, after others: [TypeDeclaration] = []) -> String {
    let known = Set(others.flatMap(\.members).map(\.key))
    let defaults = Set(type.members.filter(\.isDefault).map(\.fullName))
    var found: [String] = []
    for member in type.members where !member.isDefault && !Self.byHand.contains(member.fullName) {
      if known.contains(member.key) { continue }
      if let reason = obstacle(member) {
        leftOut.append("\(type.name).\(member.fullName) in the app's classes: \(reason)")
        continue
      }
      let isOptional = defaults.contains(member.fullName)
      if member.kind == .property {
        let base = isOptional ? "LiveDefaults.shared.\(member.name)" : conversion.placeholder(member.type)!
        let get = overriding(member, base, verb: "implementing")
        let set =
          "set { implementingSet(\"\(member.name)\", \(conversion.value(member.type, "newValue"))) }"
        found.append(
          member.isSettable
            ? "var \(member.name): \(member.type.text) {\nget { \(get) }\n\(set)\n}"
            : "var \(member.name): \(member.type.text) { \(get) }")
        continue
      }
      let arguments = member.parameters.map { argument($0) }.joined(separator: ", ")
      let base =
        isOptional
        ? "LiveDefaults.shared.\(member.name)(\(arguments))"
        : "lacking(\"\(member.fullName)\") { \(conversion.placeholder(member.type) ?? "()") }"
      found.append("\(head(member)) { \(overriding(member, base)) }")
    }
    return "@MainActor\nextension \(live) {\n\(found.joined(separator: "\n\n"))\n}"
  }

  /// Requirements whose default calls another requirement, sizes that may not be known, and options of which not all are
  /// known: `LiveDelegate` and `LiveApplicationDelegate` have them.
  private static let byHand: Set<String> = [
    "adaptivePresentationStyle(for:traitCollection:)", "tableView(_:heightForRowAt:)",
    "collectionView(_:layout:sizeForItemAt:)", "application(_:willFinishLaunchingWithOptions:)",
    "application(_:didFinishLaunchingWithOptions:)", "application(_:open:options:)",
    "application(_:open:sourceApplication:annotation:)", "application(_:continue:restorationHandler:)",
  ]

  /// UIKit's own answers where the app's class does not implement what is optional.
  func defaultsText(_ types: [TypeDeclaration]) -> String {
    var found: [String] = []
    var seen: Set<String> = []
    for type in types {
      let defaults = Set(type.members.filter(\.isDefault).map(\.fullName))
      for member in type.members where !member.isDefault && !defaults.contains(member.fullName) {
        if member.name == "window", type.name == "UIWindowSceneDelegate" { continue }
        guard seen.insert(member.key).inserted else { continue }
        let body = conversion.placeholder(member.type) ?? "()"
        if member.kind == .property {
          found.append(
            member.isSettable
              ? "var \(member.name): \(member.type.text) {\nget { \(body) }\nset {}\n}"
              : "var \(member.name): \(member.type.text) { \(body) }")
        } else {
          found.append("\(head(member)) { \(member.type == .void ? "" : body) }")
        }
      }
    }
    return """
      /// An object that implements nothing that is optional: it answers what UIKit does then.
      @MainActor
      final class LiveDefaults: NSObject, \(types.map(\.name).joined(separator: ", ")) {
        static let shared = LiveDefaults()

      \(found.joined(separator: "\n\n"))
      }
      """
  }
}
