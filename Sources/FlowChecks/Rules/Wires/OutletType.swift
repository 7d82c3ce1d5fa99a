import FlowModel

/// `outlet-type`.
struct OutletType: Rule {
  static let description = RuleDescription(
    id: "outlet-type", group: .wires, severity: .warning,
    summary: "An outlet is connected to an object of another type than its property has.",
    rationale: """
      UIKit sets the property all the same, and the app crashes when it uses what the object does not have. It \
      comes from changing the type of a view in the document, or from connecting the wrong one.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens else { return [] }
    let code = screens.code
    return app.wiredObjects.flatMap { wired -> [Finding] in
      guard wired.document.isSimulated, let owner = wired.lookUp(in: code)?.appClass else { return [] }
      let properties = code.lineage(of: owner).classes.flatMap(\.properties)
      return wired.outlets.filter { $0.kind == .outlet }.compactMap { connection in
        guard let name = connection.property, let property = properties.first(where: { $0.name == name }),
          let type = property.type, let target = connection.destination,
          let actual = mismatch(of: WiredObject(object: target, document: wired.document), with: type, code)
        else { return nil }
        return finding(
          at: connection.location,
          "outlet '\(name)' of \(owner.name) is a \(type), but it is connected to a \(actual)",
          related: [.init(location: property.location, message: "the property")], of: .init(owner.name, "'\(name)'"))
      }
    }
  }

  /// The class of an object, if it is none of the type.
  private func mismatch(of wired: WiredObject, with type: String, _ code: AppCode) -> String? {
    guard type.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), !code.isProtocol(type) else { return nil }
    if wired.object.customClass != nil {
      guard let own = wired.lookUp(in: code)?.appClass, code.isKind(own, of: type) == false else { return nil }
      if code.isUnknown(type), FrameworkAncestry.isKind(type, of: "NSObject") != true { return nil }
      return own.name
    }
    let plain = FrameworkClass.name(of: wired.object, on: wired.document.platform)
    if plain == type { return nil }
    if !code.classes(named: type).isEmpty {
      return FrameworkAncestry.isKind(plain, of: "NSObject") == true ? plain : nil
    }
    guard FrameworkAncestry.isKind(type, of: "NSObject") == true else { return nil }
    return FrameworkAncestry.isKind(plain, of: type) == false ? plain : nil
  }
}
