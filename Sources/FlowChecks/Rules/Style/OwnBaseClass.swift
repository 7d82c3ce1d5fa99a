import FlowInterfaceBuilder
import FlowModel

/// `own-base-class`.
struct OwnBaseClass: Rule {
  static let description = RuleDescription(
    id: "own-base-class", group: .style, severity: .note, isOptional: true,
    summary: "An object is of UIKit's class where the app has its own.",
    rationale: """
      What a team's own class does for all labels or screens, such as fonts or tracking, this one is left without. \
      The option `classes` lists those classes; each stands for all objects of UIKit's class that it inherits \
      from, and its subclasses are as good.
      """,
    options: [
      RuleOption(name: "classes", summary: "the app's own classes, such as `BaseViewController`")
    ],
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    guard let code = app.screens?.code else { return [] }
    let own = app.option("classes", of: Self.self).compactMap { code.type($0) }
    let bases = Dictionary(grouping: own) { one in
      code.lineage(of: one).classes.compactMap { $0.inherited.first }.last ?? ""
    }
    guard !bases.isEmpty else { return [] }
    return app.runnableDocuments.flatMap { document in
      document.allObjects.compactMap { object -> Finding? in
        let wired = WiredObject(object: object, document: document)
        let plain = FrameworkClass.name(of: wired.object, on: document.platform)
        guard let wanted = bases[plain], wired.object.placeholderIdentifier == nil else { return nil }
        let found = wired.lookUp(in: code)
        if let found {
          guard let type = found.appClass,
            !wanted.contains(where: { base in code.lineage(of: type).classes.contains { $0 === base } })
          else { return nil }
        }
        let names = wanted.map(\.name).joined(separator: " or ")
        return finding(
          at: object.location,
          found?.appClass.map { "\($0.name) inherits from \(plain), and not from \(names)" }
            ?? "this is a plain \(plain): set \(names), or a class that inherits from it")
      }
    }
  }
}
