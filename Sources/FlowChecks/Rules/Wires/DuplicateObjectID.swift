import FlowInterfaceBuilder
import FlowModel

/// `duplicate-object-id`.
struct DuplicateObjectID: Rule {
  static let description = RuleDescription(
    id: "duplicate-object-id", group: .wires, severity: .warning,
    summary: "Two objects of a document have the same id.",
    rationale: """
      Connections and constraints name objects by their ids: of two with one id, one is connected, and Xcode may \
      refuse the document. It comes from a merge that kept both sides.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    app.runnableDocuments.flatMap { document -> [Finding] in
      var first: [String: InterfaceElement] = [:]
      var ids = FreeIDs(document)
      var findings: [Finding] = []
      for element in document.root.descendants {
        guard let id = element["id"] else { continue }
        guard let other = first[id] else {
          first[id] = element
          continue
        }
        // What lies in an object that stands twice is no other cause.
        guard !element.ancestors.contains(where: { isRepeated($0, first) }) else { continue }
        findings.append(
          finding(
            at: element.location,
            "the id '\(id)' is that of another object, too (line \(other.location.line)): were both sides of a merge kept?",
            related: [.init(location: other.location, message: "the other object")],
            // Which of two is meant, where something names the id, only a person knows.
            fix: ids.free(insteadOf: id).map { .attributes([.init("id", from: id, to: $0)]) }))
      }
      return findings
    }
  }

  private func isRepeated(_ element: InterfaceElement, _ first: [String: InterfaceElement]) -> Bool {
    element["id"].flatMap { first[$0] }.map { $0 != element } ?? false
  }
}

/// Ids that no object of a document has.
private struct FreeIDs {
  /// How many attributes have each value, and how many of them are ids.
  private var values: [String: Int] = [:]
  private var ids: [String: Int] = [:]
  /// What the last new id in place of each was made of.
  private var seeds: [String: UInt64] = [:]

  init(_ document: InterfaceDocument) {
    for element in document.root.descendants {
      for attribute in element.attributes { values[attribute.value, default: 0] += 1 }
      for attribute in element.attributes where attribute.name == "id" { ids[attribute.value, default: 0] += 1 }
    }
  }

  /// A new id of the form that Interface Builder gives, always the same for the same document; nil where anything but
  /// objects has the old one.
  mutating func free(insteadOf id: String) -> String? {
    guard values[id] == ids[id] else { return nil }
    var seed =
      seeds[id] ?? id.utf8.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    defer { seeds[id] = seed }
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    while true {
      var new = ""
      for position in 0..<10 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        new.append(position == 3 || position == 6 ? "-" : letters[Int((seed >> 33) % UInt64(letters.count))])
      }
      guard values[new] != nil else {
        values[new] = 1
        return new
      }
    }
  }
}
