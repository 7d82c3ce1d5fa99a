import FlowModel

/// `contradicting-class`.
struct ContradictingClass: Rule {
  static let description = RuleDescription(
    id: "contradicting-class", group: .wires, severity: .error,
    summary: "The class of an object contradicts its element: a view for a controller, or the other way round.",
    rationale: """
      UIKit makes an object of the class and treats it as what the element says, which crashes. It comes from \
      writing the class into the wrong field of Interface Builder, or from a class that changed its superclass.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens else { return [] }
    return app.wiredObjects.compactMap { wired in
      guard wired.document.isSimulated, let own = wired.lookUp(in: screens.code)?.appClass,
        case .framework(let root) = screens.code.lineage(of: own).root
      else { return nil }
      let plain = FrameworkClass.name(of: wired.object, on: wired.document.platform)
      guard let kind = kind(of: root), let expected = self.kind(of: plain), kind != expected else { return nil }
      return finding(
        at: wired.object.location,
        "class \(own.name) is a \(root), but this element is a \(expected): set the class on the \(kind)",
        related: [.init(location: own.location, message: "the class")])
    }
  }

  private func kind(of name: String) -> String? {
    if FrameworkAncestry.isKind(name, of: "UIViewController") == true { return "controller" }
    return FrameworkAncestry.isKind(name, of: "UIView") == true ? "view" : nil
  }
}
