import FlowInterfaceBuilder
import FlowModel

/// `missing-outlet`.
struct MissingOutlet: Rule {
  static let description = RuleDescription(
    id: "missing-outlet", group: .wires, severity: .error,
    summary: "An outlet is connected to a property that the class does not have.",
    rationale: """
      Loading the scene raises `this class is not key value coding-compliant for the key`. It comes from \
      renaming or deleting the property, or from copying a view with its connections. A class whose superclass \
      is not among the files may have the property: there only a slip of one letter is a finding, and a warning.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens else { return [] }
    let loaders = NibLoaders(screens.code)
    return app.wiredObjects.flatMap { wired -> [Finding] in
      guard wired.object.customClass != nil else {
        return plainFindings(wired) + ofPlainController(wired, in: app)
          + ofLoader(wired, loaders, in: app, screens.code)
      }
      guard let owner = app.members.seen(of: wired, in: screens.code) else { return [] }
      let members = owner.members
      guard members.isComplete else { return slips(wired, owner, members) }
      return wired.outlets.compactMap { connection in
        guard let name = connection.property, !members.hasKey(name) else { return nil }
        if members.isSwiftOnly(key: name) {
          return finding(
            at: connection.location,
            "property '\(name)' of \(owner.name) is not visible to Interface Builder: write @IBOutlet before it",
            severity: .warning, of: .init(owner.name, "'\(name)'"))
        }
        let nearest = NearestName.of(name, in: members.outletNames).map { "did you mean '\($0)'?" }
        // What AppKit's own classes have is not known.
        if wired.document.platform == .macOS, nearest == nil { return nil }
        return finding(
          at: connection.location,
          "\(owner.name) has no property '\(name)': \(nearest ?? "was it renamed or deleted?")",
          severity: wired.document.isSimulated && !wired.isOwnerOfCell ? .error : .warning,
          related: [.init(location: owner.location, message: "the class")], of: .init(owner.name, "'\(name)'"),
          fix: fix(name, of: wired, members))
      }
    }
  }

  /// Where one outlet that is not connected is meant.
  private func fix(_ name: String, of wired: WiredObject, _ members: ObjectiveCMembers) -> Finding.Fix? {
    let connected = Set(wired.outlets.compactMap(\.property))
    return NearestName.onlySlip(of: name, in: members.outletNames)
      .flatMap { connected.contains($0) ? nil : .attributes([.init("property", from: name, to: $0)]) }
  }

  /// Of a class whose superclasses are in none of the files: what is a likely slip of one of its own outlets.
  private func slips(_ wired: WiredObject, _ owner: SeenClass, _ members: ObjectiveCMembers) -> [Finding] {
    let connected = wired.outlets.compactMap(\.property)
    return wired.outlets.compactMap { connection in
      guard let name = connection.property, let own = members.slippedOutlet(name, connected: connected) else {
        return nil
      }
      return finding(
        at: connection.location,
        "\(owner.name) declares no property '\(name)', unless a superclass does: did you mean '\(own)'?",
        severity: .warning, related: [.init(location: owner.location, message: "the class")],
        of: .init(owner.name, "'\(name)'"))
    }
  }

  /// Of a controller without a class of its own: the first outlet that none of UIKit's has, and the app adds to none. What
  /// took its class away is one cause.
  private func ofPlainController(_ wired: WiredObject, in app: CheckedApp) -> [Finding] {
    // The system shows the launch screen, and connects nothing in it.
    guard wired.document.isSimulated, !wired.document.isLaunchScreen, let plain = wired.plainController,
      let first = wired.outlets.first(where: { $0.property.map { !app.members.mayHave(key: $0, plain) } == true }),
      let name = first.property
    else { return [] }
    return [
      finding(
        at: first.location, "a plain \(plain) has no property '\(name)': set the class of the screen that has it",
        severity: .warning, related: [.init(location: wired.object.location, message: "the controller")])
    ]
  }

  /// Of the owner of a xib that names no class for it: what the class lacks which loads the xib.
  private func ofLoader(_ wired: WiredObject, _ loaders: NibLoaders, in app: CheckedApp, _ code: AppCode) -> [Finding] {
    guard wired.document.isSimulated, let loader = loaders.loader(of: wired),
      let owner = app.members.seen(of: loader, in: code), owner.members.isComplete
    else { return [] }
    return wired.outlets.compactMap { connection in
      guard let name = connection.property, !owner.members.hasKey(name) else { return nil }
      return finding(
        at: connection.location, "\(owner.name), which loads this xib as its owner, has no property '\(name)'",
        severity: .warning, related: [.init(location: owner.location, message: "the class")],
        of: .init(owner.name, "'\(name)'"))
    }
  }

  /// Of an object without a class of its own: an outlet that is a likely slip of one of UIKit's.
  private func plainFindings(_ wired: WiredObject) -> [Finding] {
    let plain = FrameworkClass.name(of: wired.object, on: wired.document.platform)
    guard wired.document.isSimulated, FrameworkAncestry.isKind(plain, of: "UIView") == true else { return [] }
    return wired.object.outlets.compactMap { connection in
      guard let name = connection.property, !FrameworkOutlets.names.contains(name),
        let nearest = NearestName.of(name, in: FrameworkOutlets.names)
      else { return nil }
      return finding(at: connection.location, "\(plain) has no property '\(name)': did you mean '\(nearest)'?")
    }
  }
}
