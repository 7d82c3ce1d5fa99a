import FlowInterfaceBuilder
import FlowModel

/// `saved-for-device`.
struct SavedForDevice: Rule {
  static let description = RuleDescription(
    id: "saved-for-device", group: .style, severity: .note, isOptional: true,
    summary: "A document was saved as another device shows it.",
    rationale: """
      Whoever opens it sees other frames than the team, and saving it changes them all.
      """,
    options: [
      RuleOption(name: "devices", summary: "the devices that documents may be saved for, such as `retina6_1`")
    ],
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    let wanted = app.option("devices", of: Self.self)
    guard !wanted.isEmpty else { return [] }
    let names = wanted.map { "'\($0)'" }.joined(separator: " or ")
    return app.runnableDocuments.compactMap { document in
      guard let device = document.device, let id = device.id, !wanted.contains(id) else { return nil }
      return finding(
        at: device.element.location,
        "this document is shown as '\(id)', and not as \(names): choose that below the canvas, and save")
    }
  }
}
