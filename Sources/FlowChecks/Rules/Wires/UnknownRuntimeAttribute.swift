import FlowInterfaceBuilder
import FlowModel

/// `unknown-runtime-attribute`.
struct UnknownRuntimeAttribute: Rule {
  static let description = RuleDescription(
    id: "unknown-runtime-attribute", group: .wires, severity: .warning,
    summary: "A document sets a property that the class does not have, or to a value of another type.",
    rationale: """
      Values of `@IBInspectable` properties and user defined runtime attributes are set by key-value coding: for a \
      property that does not exist, or that Objective-C cannot see, UIKit logs `Failed to set user defined inspected \
      property`, and the value is lost. It comes from renaming or deleting the property, or from forgetting \
      `@IBInspectable`. Where the app uses libraries, which may extend UIKit's classes, only likely slips are told.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens else { return [] }
    return app.wiredObjects.flatMap { wired -> [Finding] in
      let attributes = wired.object.userDefinedRuntimeAttributes
      guard !attributes.isEmpty, wired.document.isSimulated,
        let owner = wired.lookUp(in: screens.code)?.appClass, let members = app.members.members(of: owner),
        members.isComplete
      else { return [] }
      return attributes.compactMap { attribute in
        let key = String(attribute.keyPath.prefix { $0 != "." })
        guard !key.isEmpty, !key.hasPrefix("_"), let fault = fault(of: key, attribute, owner, members, screens.code)
        else { return nil }
        return finding(
          at: attribute.location, fault, related: [.init(location: owner.location, message: "the class")],
          of: .init(owner.name, "'\(key)'"))
      }
    }
  }

  private func fault(
    of key: String, _ attribute: InterfaceRuntimeAttribute, _ owner: CodeType, _ members: ObjectiveCMembers,
    _ code: AppCode
  ) -> String? {
    if members.hasKey(key) {
      guard key == attribute.keyPath, let property = code.properties(named: key, of: owner).first?.property,
        let type = property.type, RuntimeType.contradicts(attribute.type, type)
      else { return nil }
      return "property '\(key)' of \(owner.name) is a \(type), but the document sets it to a \(attribute.type)"
    }
    if members.isSwiftOnly(key: key) {
      return "property '\(key)' of \(owner.name) is not visible to Interface Builder: write @IBInspectable before it"
    }
    guard !UIKitKeys.attributes.contains(key) else { return nil }
    let nearest = NearestName.of(key, in: members.inspectableNames)
    guard nearest != nil || !code.mayUseLibraries else { return nil }
    return "\(owner.name) has no property '\(key)': "
      + (nearest.map { "did you mean '\($0)'?" } ?? "was it renamed or deleted?")
  }
}

/// The types of runtime attributes, as documents name them.
private enum RuntimeType {
  private static let numbers: Set<String> = [
    "Bool", "CGFloat", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "NSNumber", "UInt",
  ]
  /// The types of Swift that a value of a document's type can be set to.
  private static let fitting: [String: Set<String>] = [
    "number": numbers, "boolean": numbers, "string": numbers.union(["String", "NSString"]),
    "color": ["UIColor"], "image": ["UIImage"], "point": ["CGPoint"], "size": ["CGSize"], "rect": ["CGRect"],
  ]
  private static let all = fitting.values.reduce(into: Set<String>()) { $0.formUnion($1) }

  /// Whether a value of a document's type cannot be a property's, of two types that are known.
  static func contradicts(_ attribute: String, _ property: String) -> Bool {
    guard let fitting = fitting[attribute], all.contains(property) else { return false }
    return !fitting.contains(property)
  }
}
