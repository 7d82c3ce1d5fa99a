import FlowModel

extension Diagram {
  /// The diagram of an app.
  ///
  /// - Parameters:
  ///   - model: the app.
  ///   - start: the screen that the app starts with; nil when that is not known.
  ///   - options: what of it is shown.
  package init(_ model: AppModel, start: Screen.ID?, options: DiagramOptions = DiagramOptions()) {
    var whole = ModelDrawing(model, start: start).diagram
    switch options.containers {
    case .show: break
    case .fold: whole = whole.foldingContainers()
    case .hide: whole = whole.hidingContainers()
    }
    self = whole.merged().grouped(by: options.grouping)
  }
}

/// Draws an app screen by screen and transition by transition.
///
/// An unwind segue leads to the screens that take it, or to an exit where the code is not read: UIKit looks for its
/// destination at run time. What leads nowhere leads to a box with the reason. What no screen of the app's is (launch
/// screens, what is made for other platforms) is left out, unless it is all that was named.
private struct ModelDrawing {
  let model: AppModel
  let start: Screen.ID?
  /// The storyboard references that transitions lead through.
  let usedReferences: Set<Screen.ID>
  let undrawn: Set<String>

  init(_ model: AppModel, start: Screen.ID?) {
    self.model = model
    self.start = start
    usedReferences = Set(model.transitions.compactMap(\.reference))
    undrawn = Self.undrawn(model, start)
  }

  /// The storyboards that hold no screens of the app's.
  private static func undrawn(_ model: AppModel, _ start: Screen.ID?) -> Set<String> {
    guard model.isWholeApp else { return [] }
    let others = model.storyboards.filter { $0.isLaunchScreen || !$0.isSimulated }.map(\.qualifiedName)
    guard !others.isEmpty else { return [] }
    let homes = Dictionary(model.screens.map { ($0.id, $0.storyboard) }, uniquingKeysWith: { first, _ in first })
    var undrawn = Set(others)
    // An app may go on from its launch screen.
    if let home = start.flatMap({ homes[$0] }) { undrawn.remove(home) }
    for transition in model.transitions {
      guard let from = homes[transition.source], !undrawn.contains(from),
        let to = transition.destination.screenID.flatMap({ homes[$0] })
      else { continue }
      undrawn.remove(to)
    }
    return undrawn
  }

  var diagram: Diagram {
    var diagram = Diagram(app: model.name)
    for storyboard in model.storyboards where !undrawn.contains(storyboard.qualifiedName) {
      // The initial controller comes first: cycles are taken to begin there.
      let drawn = model.screens(of: storyboard).filter(isDrawn)
      let screens = drawn.filter(\.isInitial) + drawn.filter { !$0.isInitial }
      guard !screens.isEmpty else { continue }
      diagram.groups.append(Diagram.Group(id: storyboard.qualifiedName, name: label(storyboard)))
      for screen in screens {
        diagram.nodes.append(node(screen))
        if let exit = exit(of: screen) { diagram.nodes.append(exit) }
      }
    }
    // A frame around all there is tells nothing.
    if !model.screensOfCode.isEmpty, !diagram.groups.isEmpty {
      diagram.groups.append(Diagram.Group(id: Screen.code, name: "made in code"))
    }
    diagram.nodes += model.screensOfCode.map(node)
    for screen in model.screens where !undrawn.contains(screen.storyboard) {
      for transition in ways(from: screen.id) { add(transition, to: &diagram) }
      if let reference = screen.reference, isDrawn(screen), let target = reference.target.screenID {
        diagram.edges.append(
          Diagram.Edge(
            from: screen.id, to: target, kind: "reference",
            transitions: [Diagram.Step(summary: "refers to", file: screen.location.file, line: screen.location.line)]))
      }
    }
    let known = Set(diagram.nodes.map(\.id))
    diagram.edges.removeAll { !known.contains($0.from) || !known.contains($0.to) }
    return diagram
  }

  /// Storyboard references that lead somewhere are left out where the arrows through them can lead there directly.
  private func isDrawn(_ screen: Screen) -> Bool {
    guard let reference = screen.reference else { return true }
    return reference.target.screenID == nil || !usedReferences.contains(screen.id)
  }

  /// The transitions from a screen, but for segues that nothing starts.
  private func ways(from id: Screen.ID) -> [Transition] {
    let all = model.transitions(from: id)
    let dead = Set(all.filter { $0.isToldOfSegue && $0.destination.reason != nil }.map(\.objectID))
    return all.filter { !$0.isToldOfSegue && ($0.isInCode || !dead.contains($0.objectID)) }
  }

  /// What a user touches for a transition, itself or for the code that performs it.
  private func trigger(of transition: Transition) -> String? {
    var texts: [String] = []
    for text in triggers(of: transition).map(\.shortSpelling) where !texts.contains(text) { texts.append(text) }
    return texts.isEmpty ? nil : texts.joined(separator: " or ")
  }

  private func triggers(of transition: Transition) -> [Transition.Trigger] {
    guard transition.kind != .embed else { return [] }
    let performing = model.transitions(from: transition.source).filter {
      $0.isToldOfSegue && !transition.isInCode && $0.objectID == transition.objectID
    }
    return ([transition.trigger] + performing.map(\.trigger)).compactMap(\.self)
  }

  /// What a flow taps on for a transition: the first that has a text or an accessibility identifier.
  private func touch(of transition: Transition) -> Diagram.Touch? {
    triggers(of: transition).lazy.filter { $0.prototype == nil && !$0.isAccessory }.compactMap { trigger in
      if let text = trigger.text, !text.isEmpty { return Diagram.Touch(text: text) }
      return trigger.accessibilityIdentifier.map { Diagram.Touch(id: $0) }
    }.first
  }

  private func node(_ screen: Screen) -> Diagram.Node {
    Diagram.Node(
      id: screen.id, name: screen.name, kind: screen.kind.rawValue,
      className: screen.reference == nil ? screen.className : nil, identifier: screen.storyboardIdentifier,
      group: screen.storyboard, isInitial: screen.isInitial,
      isStart: screen.id == start || model.startsInCode.contains(screen.id),
      reason: screen.reference?.target.reason, file: screen.location.file, line: screen.location.line)
  }

  private func exit(of screen: Screen) -> Diagram.Node? {
    guard ways(from: screen.id).contains(where: \.leadsToExit) else { return nil }
    return Diagram.Node(
      id: Self.exitID(screen.id), name: "exit", kind: Diagram.exitKind, group: screen.storyboard,
      file: screen.location.file, line: screen.location.line)
  }

  /// A window's root that a screen's code sets is no part of the screen, but takes its place.
  private func shown(_ transition: Transition) -> Transition {
    guard transition.isInCode, transition.relationship == "rootViewController",
      let source = model.screen(transition.source), source.kind != .navigation, source.kind != .object
    else { return transition }
    var shown = transition
    (shown.kind, shown.relationship) = (.replace, nil)
    return shown
  }

  private func add(_ transition: Transition, to diagram: inout Diagram) {
    let heads: [String]
    switch transition.destination {
    case .screen(let id): heads = [id]
    case .exit: heads = transition.leadsToExit ? [Self.exitID(transition.source)] : transition.unwindTargets
    case .unresolved(let reason):
      if let reference = transition.reference {
        heads = [reference]
      } else {
        let id = "\(transition.source) \(transition.objectID)"
        diagram.nodes.append(
          Diagram.Node(
            id: id, name: reason, kind: Diagram.missingKind, reason: reason, file: transition.location.file,
            line: transition.location.line))
        heads = [id]
      }
    }
    let transition = shown(transition)
    let step = step(transition)
    diagram.edges += heads.map {
      Diagram.Edge(
        from: transition.source, to: $0, kind: transition.kind.name, isInCode: transition.isInCode, transitions: [step])
    }
  }

  private func step(_ transition: Transition) -> Diagram.Step {
    let title =
      transition.isTab
      ? transition.tabTitle ?? transition.destination.screenID.flatMap { tabTitle(of: $0, depth: 0) } : nil
    return Diagram.Step(
      id: transition.isInCode ? nil : transition.objectID,
      summary: transition.summary + (title.map { " \"\($0)\"" } ?? ""), identifier: transition.identifier,
      trigger: trigger(of: transition), touch: touch(of: transition),
      relationship: transition.relationship, index: transition.relationshipIndex, title: title,
      file: transition.location.file,
      line: transition.location.line)
  }

  /// The title of a tab, which a navigation controller without an item of its own takes from its root.
  private func tabTitle(of id: Screen.ID, depth: Int) -> String? {
    guard let screen = model.screen(id), depth < 8 else { return nil }
    if let title = screen.tabTitle { return title }
    guard screen.kind == .navigation,
      let root = model.transitions(from: id).first(where: { $0.relationship == "rootViewController" })
    else { return nil }
    return root.destination.screenID.flatMap { tabTitle(of: $0, depth: depth + 1) }
  }

  private static func exitID(_ screen: Screen.ID) -> String { "\(screen) exit" }

  private func label(_ storyboard: Storyboard) -> String {
    let name = shortName(storyboard)
    if !storyboard.isSimulated { return "\(name) (\(storyboard.platform))" }
    return storyboard.isLaunchScreen ? "\(name) (launch screen)" : name
  }

  /// As much of a storyboard's path as tells it from the others that are drawn.
  private func shortName(_ storyboard: Storyboard) -> String {
    let others = model.storyboards.filter {
      $0.qualifiedName != storyboard.qualifiedName && !undrawn.contains($0.qualifiedName)
    }.map { $0.qualifiedName.split(separator: "/") }
    let parts = storyboard.qualifiedName.split(separator: "/")
    let count = (1...max(parts.count, 1)).first { count in
      !others.contains { $0.suffix(count) == parts.suffix(count) }
    }
    return parts.suffix(count ?? parts.count).joined(separator: "/")
  }
}

extension Transition {
  /// Whether it leads through an exit of which it is not known which screens take it.
  fileprivate var leadsToExit: Bool { destination == .exit && unwindTargets.isEmpty }

  fileprivate var isTab: Bool { kind == .relationship && relationship == "viewControllers" }
}

extension Transition {
  /// Whether it tells of a storyboard's segue what code does with it: a way of its own it is not.
  var isToldOfSegue: Bool { isInCode && (identifier != nil || destination.reason != nil) }
}
