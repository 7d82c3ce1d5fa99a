import FlowModel

/// `unset-delegate`.
struct UnsetDelegate: Rule {
  static let description = RuleDescription(
    id: "unset-delegate", group: .dependencies, severity: .warning,
    summary: "A screen or view tells a delegate what happens, and nothing makes anybody its delegate.",
    rationale: """
      Nobody hears of it: what the user saves, chooses or closes stays without effect, and no line fails. It comes from \
      forgetting `next.delegate = self` where the screen is made, or on one of several ways. A property is looked at \
      whose type is a protocol of the app's that some class conforms to; one that code sets anywhere, on an object that \
      may be of the class, is left alone.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    // Objective-C, and files that are not here, may set it.
    guard let code = app.screens?.code, app.model.isWholeApp, !code.lacksSource, code.facts.absentFiles.isEmpty,
      !code.hasObjectiveC
    else { return [] }
    let candidates = code.classes.filter { owner in
      ["UIViewController", "UIView"].contains { code.isKind(owner, of: $0) == true }
    }.flatMap { owner in owner.properties.compactMap { Candidate($0, of: owner, in: app, code) } }
    guard !candidates.isEmpty else { return [] }
    let settings = PropertySettings(Set(candidates.map(\.property.name)), code, app.written.source)
    return candidates.filter { !settings.maySet($0.property.name, of: $0.owner) }.map { one in
      let (name, owner, told) = (one.property.name, one.owner.name, one.conforming[0])
      return finding(
        at: one.property.location,
        """
        nothing sets '\(name)' of \(owner), so that \(told.name) never hears of it: set it where \(owner) is made
        """,
        related: [
          .init(location: one.use, message: "'\(name)' is told"),
          .init(location: told.location, message: "\(told.name) conforms to \(one.type)"),
        ], of: .init(owner, "'\(name)'"))
    }
  }

  /// A property for a delegate that the class itself tells something.
  private struct Candidate {
    let property: CodeProperty
    let owner: CodeType
    /// The protocol.
    let type: String
    /// The types of the app's that conform to it.
    let conforming: [CodeType]
    /// Where it is told something first.
    let use: SourceLocation

    init?(_ property: CodeProperty, of owner: CodeType, in app: CheckedApp, _ code: AppCode) {
      guard property.modifiers.contains("weak"), property.optionality != .plain, property.initialValue == nil,
        !property.isComputed, !property.isStatic, property.attributes.isEmpty,
        let type = property.type.map({ $0.hasPrefix("any ") ? String($0.dropFirst(4)) : $0 }), code.isProtocol(type)
      else { return nil }
      conforming = code.types.filter { $0.kind != .protocol && $0.inherited.contains(type) }
        .sorted { $0.location < $1.location }
      let files = Set(owner.declarations.map(\.location.file))
      let uses = app.written.source.trees(files).flatMap { $0.calls(onOptional: property.name) }
      guard !conforming.isEmpty, let use = uses.min() else { return nil }
      self.property = property
      self.owner = owner
      self.type = type
      self.use = use
    }
  }
}

extension CodeTree {
  /// Where methods are called on what a property holds, if it holds anything: `delegate?.save()`.
  fileprivate func calls(onOptional name: String) -> [SourceLocation] {
    nodes.filter { node in
      guard node.kind == .call, case let called = nodes[Int(node.a)], called.kind == .member,
        case let base = nodes[Int(called.a)], base.kind == .question
      else { return false }
      return propertyName(base.a) == name
    }.map { location(of: $0.a) }.sorted()
  }
}
