import FlowInterfaceBuilder
import FlowModel

/// How severe findings are: an error is something that a user of the app may come to.
struct SeverityByReach {
  private let app: CheckedApp
  private let documents: [String: InterfaceDocument]
  private let loaded: LoadedDocuments
  private let classes: MentionedClasses
  /// Asked for at the first error in a scene: it takes the names that all code uses.
  private lazy var scenes = MadeScenes(app, loaded, classes)
  /// Whether documents are named, as far as it was asked.
  private var namedDocuments: [String: Bool] = [:]
  private var made: MadeClasses
  private var called: CalledFunctions

  init(_ app: CheckedApp, _ code: AppCode) {
    self.app = app
    documents = Dictionary(app.model.documents.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    classes = MentionedClasses(app, code)
    loaded = LoadedDocuments(app, classes)
    made = MadeClasses(app, loaded, classes)
    called = CalledFunctions(app, classes)
  }

  /// What nobody is seen to come to.
  private struct Part: Hashable {
    /// A document, the first line of a scene in it, or a class.
    let name: String
    /// Why.
    let reason: String
  }

  /// The findings, of which errors in what nobody comes to are one warning for each part and rule.
  mutating func tempered(_ findings: [Finding]) -> [Finding] {
    var kept: [Finding] = []
    var folded: [Part: [String: [Finding]]] = [:]
    for finding in findings {
      guard finding.severity == .error, let part = lostPart(at: finding.location) else {
        kept.append(finding)
        continue
      }
      folded[part, default: [:]][finding.ruleID, default: []].append(finding)
    }
    for (part, rules) in folded {
      for all in rules.values {
        var first = all.min()!
        first.severity = .warning
        let others = Set(all.map(\.location)).count - 1
        if let last = first.message.last, !".?!".contains(last) { first.message += "." }
        if others > 0 { first.message += " \(others) more \(others == 1 ? "is" : "are") like it." }
        first.message += " \(part.reason)"
        kept.append(first)
      }
    }
    return kept
  }

  /// The part that a place is in, if nobody comes there.
  private mutating func lostPart(at place: SourceLocation) -> Part? {
    guard let document = documents[place.file] else { return lostCode(at: place) }
    guard app.isCopied(document) else { return Part(name: place.file, reason: "No target copies this document") }
    let isNamed = namedDocuments[place.file] ?? loaded.isNamed(document)
    namedDocuments[place.file] = isNamed
    guard isNamed else { return Part(name: place.file, reason: "Nothing names this document") }
    if let segue = app.model.transitions.first(where: { $0.location == place }), !scenes.happens(segue) {
      return Part(name: "\(place)", reason: "Nothing performs this segue")
    }
    guard let screen = app.screen(at: place) else { return nil }
    if let cell = PrototypeCells(app: app, code: classes.code).unasked(at: place, in: document) {
      return Part(name: "\(screen.id) \(cell)", reason: "Nothing asks for this cell")
    }
    guard scenes.contains(screen) else {
      let isReference = screen.kind == .reference
      return Part(name: screen.id, reason: "Nothing \(isReference ? "that is made leads here" : "makes this scene")")
    }
    return OwnViews(app: app, code: classes.code).owner(at: place, in: document).map {
      Part(name: screen.id, reason: "loadView of \($0) makes another view")
    }
  }

  /// The class of a screen or view that a place is in, if nothing makes it; or the function, if nothing calls it.
  private mutating func lostCode(at place: SourceLocation) -> Part? {
    if let name = lostClass(at: place) { return Part(name: name, reason: "Nothing makes \(name)") }
    let cases = UnmadeCases(code: classes.code, source: app.written.source)
    if let name = cases.unmade(at: place) { return Part(name: "\(place)", reason: "Nothing makes a .\(name)") }
    if let version = OldBranches(code: classes.code, source: app.written.source).version(at: place) {
      return Part(name: "\(place)", reason: "It runs only before iOS \(version), for which the app is not built")
    }
    if let unset = UnsetValues(app: app, code: classes.code).missing(at: place) {
      return Part(name: "\(place)", reason: "Nothing sets \(unset.property) to \(unset.value)")
    }
    if let names = ServedViews(app: app, code: classes.code).only(at: place) {
      return Part(
        name: "\(place)",
        reason: "It is for others than \(names.joined(separator: " and ")), the only "
          + (names.count == 1 ? "one that asks" : "ones that ask"))
    }
    if let element = UnaskedSupplements(app: app, code: classes.code).kind(at: place) {
      return Part(name: "\(place)", reason: "No layout has a section \(element)")
    }
    return called.uncalled(at: place).map { Part(name: "\(place.file) \($0)", reason: "Nothing calls \($0)") }
  }

  /// What SwiftUI shows where other views name it.
  private static let ofSwiftUI: Set<String> = [
    "UIViewControllerRepresentable", "UIViewRepresentable", "PreviewProvider",
  ]

  private mutating func lostClass(at place: SourceLocation) -> String? {
    let types = app.written.source.trees([place.file]).flatMap { tree in
      tree.types.filter { $0.owner < 0 && $0.function < 0 }.map {
        (name: $0.name, location: tree.location(at: $0.offset))
      }
    }
    guard let name = types.filter({ $0.location <= place }).max(by: { $0.location < $1.location })?.name,
      let owner = classes.code.type(name, near: place.file), owner.kind != .extension,
      ["UIViewController", "UIView"].contains(where: { classes.code.isKind(owner, of: $0) == true })
        || owner.inherited.contains(where: Self.ofSwiftUI.contains)
    else { return nil }
    // What inherits from it is it, too.
    let family = classes.code.family(of: owner)
    var known = scenes
    defer { scenes = known }
    for one in family where made.contains(one, &known) { return nil }
    return owner.name
  }
}
