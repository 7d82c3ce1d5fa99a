import FlowInterfaceBuilder
import FlowModel

/// How severe findings are: an error is something that a user of the app comes to, on a way that is found.
struct SeverityByReach {
  private let app: CheckedApp
  private let code: AppCode
  private let reach: ReachedApp
  private let documents: [String: InterfaceDocument]
  private let transitions: [SourceLocation: Transition]
  private let types: OuterTypes

  init(_ app: CheckedApp, _ screens: AppScreens) {
    self.app = app
    code = screens.code
    reach = ReachedApp(app, screens)
    documents = Dictionary(app.model.documents.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    types = OuterTypes(reach.index)
    transitions = Dictionary(app.model.transitions.map { ($0.location, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What nobody is seen to come to.
  private struct Part: Hashable {
    /// A document, the first line of a scene in it, or a class.
    let name: String
    /// Why.
    let reason: String
  }

  /// Whether somebody comes to a place, and how.
  private enum Answer {
    case way([Finding.RelatedPlace])
    case lost(Part)
  }

  /// The findings, of which errors in what nobody comes to are one warning for each part and rule.
  func tempered(_ findings: [Finding]) -> [Finding] {
    var kept: [Finding] = []
    var folded: [Part: [String: [Finding]]] = [:]
    for finding in findings {
      guard finding.severity == .error else {
        kept.append(finding)
        continue
      }
      switch answer(to: finding) {
      case .way(let steps):
        var reached = finding
        reached.way = steps
        kept.append(reached)
      case .lost(let part): folded[part, default: [:]][finding.ruleID, default: []].append(finding)
      }
    }
    // A document that nothing names is one cause: what is broken in it says so, too.
    let parts = Set(folded.keys.map(\.name))
    kept.removeAll { $0.ruleID == UnusedDocument.description.id && parts.contains($0.location.file) }
    for (part, rules) in folded {
      for all in rules.values {
        var first = all.min()!
        let others = Set(all.map(\.location)).count - 1
        if others > 0 { first.add("\(others) more \(others == 1 ? "is" : "are") like it.") }
        first.add(part.reason)
        first.severity = .warning
        kept.append(first)
      }
    }
    // What is missing may be in a source that cannot be read, which is an error of its own.
    if code.lacksSource { return lowered(kept) }
    return reach.isStarted ? kept : withWord(kept)
  }

  /// The findings of what no app is seen to start, of which the first that would be an error says so.
  private func withWord(_ findings: [Finding]) -> [Finding] {
    var findings = findings
    let first = findings.indices.filter { findings[$0].severity == .error }.min { findings[$0] < findings[$1] }
    if let first { findings[first].add("It is not found where an app starts, so that nothing is called an error") }
    return lowered(findings)
  }

  private func lowered(_ findings: [Finding]) -> [Finding] {
    findings.map { finding in
      var finding = finding
      if finding.severity == .error { finding.severity = .warning }
      return finding
    }
  }

  /// Whether somebody comes to a finding: to its place, and by one of the segues that it is about. What stands in a file
  /// that is only taken for one which the project has elsewhere, or is about a class in one, need not be in the app.
  private func answer(to finding: Finding) -> Answer {
    // What is about a class says where that is.
    let files = [finding.location.file] + finding.related.map(\.location.file)
    if let file = files.first(where: app.isGuessed) {
      return .lost(Part(name: file, reason: "The project names a file of this name that is not here"))
    }
    let here = answer(at: finding.location)
    let segues = finding.related.compactMap { transitions[$0.location] }
    guard case .way = here, reach.isStarted, documents[finding.location.file] == nil, !segues.isEmpty else {
      return here
    }
    guard let arrival = segues.lazy.compactMap({ reach.happened[$0.location] }).first else {
      return .lost(Part(name: "\(finding.location)", reason: "Nothing performs the segue"))
    }
    return .way(reach.way(through: arrival))
  }

  private func answer(at place: SourceLocation) -> Answer {
    guard let document = documents[place.file] else { return answer(inCode: place) }
    guard app.isCopied(document) else {
      return .lost(Part(name: place.file, reason: "No target copies this document"))
    }
    guard reach.isStarted else { return .way([]) }
    return document.kind == .xib ? answer(inNib: document) : answer(in: document, at: place)
  }

  // MARK: Documents

  private func answer(inNib document: InterfaceDocument) -> Answer {
    guard reach.contains(.nib(document.file)) else { return .lost(unloaded(document)) }
    if let name = reach.trapped[document.file] {
      return .lost(Part(name: document.file, reason: "init(coder:) of \(name) traps before"))
    }
    return .way(reach.way(to: .nib(document.file)))
  }

  private func unloaded(_ document: InterfaceDocument) -> Part {
    let isNamed = WrittenDocuments(app, code).names(document)
    return Part(name: document.file, reason: isNamed ? Self.noWay : "Nothing names this document")
  }

  private func answer(in document: InterfaceDocument, at place: SourceLocation) -> Answer {
    guard let screen = app.screen(at: place) else {
      let inside = app.model.screens.first { $0.location.file == document.file && reach.contains(.scene($0.id)) }
      if let inside { return .way(reach.way(to: .scene(inside.id))) }
      return app.startingPlists.contains { $0.startsWith(document.name) }
        ? .way([.init(location: document.root.location, message: "the app starts with \(document.name)")])
        : .lost(unloaded(document))
    }
    guard reach.contains(.scene(screen.id)) else {
      guard WrittenDocuments(app, code).names(document) else { return .lost(unloaded(document)) }
      let isReference = screen.kind == .reference
      let reason = "Nothing \(isReference ? "that is made leads here" : "makes this scene")"
      return .lost(Part(name: screen.id, reason: reason))
    }
    if let segue = transitions[place] {
      guard let arrival = reach.happened[segue.location] else {
        return .lost(Part(name: "\(place)", reason: "Nothing performs this segue"))
      }
      return .way(reach.way(through: arrival))
    }
    if let cell = PrototypeCells.prototype(at: place, in: document) {
      if let reason = whyNever(cell, in: document) {
        return .lost(Part(name: "\(screen.id) \(cell["id"] ?? "")", reason: reason))
      }
    }
    if let owner = OwnViews(app: app, code: code).owner(at: place, in: document) {
      return .lost(Part(name: screen.id, reason: "loadView of \(owner) makes another view"))
    }
    return .way(reach.happened[place].map(reach.way(through:)) ?? reach.way(to: .scene(screen.id)))
  }

  /// Why no cell is made of a prototype, or none comes to its connections.
  private func whyNever(_ cell: InterfaceElement, in document: InterfaceDocument) -> String? {
    if reach.isReplaced(cell, in: document) { return "The screen registers another cell for its identifier" }
    guard reach.asks(forCell: cell, in: document) != nil else { return "Nothing asks for this cell" }
    let name = code.trappingClass(among: [cell] + Array(cell.descendants), near: document.file)
    return name.map { "init(coder:) of \($0) traps before" }
  }

  // MARK: Code

  private static let noWay = "No way to it is found"

  private func answer(inCode place: SourceLocation) -> Answer {
    // What a property list says, the app starts with.
    if !reach.isStarted || app.startingPlists.contains(where: { $0.file == place.file }) { return .way([]) }
    if let part = part(inCode: place) { return .lost(part) }
    if let stop = reach.stop(at: place) { return .way(reach.way(to: stop)) }
    let name = reach.function(at: place).map(reach.index.name(of:))
    return .lost(Part(name: "\(place.file) \(name ?? "")", reason: uncalled(at: place) ?? Self.noWay))
  }

  /// The part of the code that is seen to be left out, with its reason.
  private func part(inCode place: SourceLocation) -> Part? {
    if let name = unmadeClass(at: place) { return Part(name: name, reason: "Nothing makes \(name)") }
    for tree in app.written.source.trees([place.file]) {
      if let reason = reach.dead.reason(at: place, in: tree) { return Part(name: "\(place)", reason: reason) }
    }
    if let name = reach.waitingForCases.first(where: { $0.value.contains { $0.contains(place) } })?.key {
      return Part(name: "\(place)", reason: "Nothing that runs makes a .\(name)")
    }
    if let names = ServedViews(app: app, code: code).only(at: place) {
      return Part(
        name: "\(place)",
        reason: "It is for others than \(names.joined(separator: " and ")), the only "
          + (names.count == 1 ? "one that asks" : "ones that ask"))
    }
    if let element = UnaskedSupplements(app: app, code: code).kind(at: place) {
      return Part(name: "\(place)", reason: "No layout has a section \(element)")
    }
    return nil
  }

  /// What says that nothing calls a function, where no others may.
  private func uncalled(at place: SourceLocation) -> String? {
    guard let one = reach.function(at: place), case let function = reach.index.function(one),
      [.function, .getter, .initialValue].contains(function.kind), !function.flags.contains(.isOverride)
    else { return nil }
    return "Nothing calls \(function.name)"
  }

  /// What SwiftUI shows where other views name it.
  private static let ofSwiftUI: Set<String> = [
    "UIViewControllerRepresentable", "UIViewRepresentable", "PreviewProvider",
  ]

  /// The class of a screen or view that a place is in, if there are no objects of it.
  private func unmadeClass(at place: SourceLocation) -> String? {
    guard let name = types.last(in: place.file, before: place), let owner = code.type(name, near: place.file),
      owner.kind != .extension, !reach.hasObjects(owner),
      ["UIViewController", "UIView"].contains(where: { code.isKind(owner, of: $0) == true })
        || owner.inherited.contains(where: Self.ofSwiftUI.contains)
    else { return nil }
    return owner.name
  }
}

extension Finding {
  /// Adds a sentence to the message.
  fileprivate mutating func add(_ sentence: String) {
    if let last = message.last, !".?!".contains(last) { message += "." }
    message += " \(sentence)"
  }
}
