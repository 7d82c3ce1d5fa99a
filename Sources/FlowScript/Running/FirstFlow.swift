import FlowInterfaceBuilder

/// A first flow over an app: what stands on its first screen, and one way on from there.
///
/// Every step has been run in all worlds and passes, but for a launch that does not.
@MainActor
package struct FirstFlow {
  /// The commands as a flow file has them, a line each.
  package var lines: [String] { drafts.map(\.line) }
  /// The screen that the app starts on; nil where the launch does not pass.
  package private(set) var start: String?

  private let verifier: FlowVerifier
  private let file: String
  private var drafts: [Draft] = [Draft("launchApp", .launchApp(LaunchApp()))]

  /// How many texts of a screen are looked for.
  private static let mostTexts = 2
  /// How many elements are tried, for a text and for a way on.
  private static let mostTries = 8

  private struct Draft {
    let line: String
    let command: Command

    init(_ line: String, _ command: Command) {
      self.line = "- \(line)"
      self.command = command
    }

    static func screen(_ name: String) -> Draft { Draft("assertScreen: \"\(name)\"", .assertScreen(Template(name))) }

    static func visible(_ name: ScreenSight.Element.Name) -> Draft {
      switch name {
      case .text(let text): Draft("assertVisible: \"\(text)\"", .assertVisible(ElementSelector(text: Template(text))))
      case .id(let id):
        Draft("assertVisible: {id: \"\(id)\"}", .assertVisible(ElementSelector(id: Template(id))))
      }
    }

    static func tap(_ name: ScreenSight.Element.Name) -> Draft {
      switch name {
      case .text(let text): Draft("tapOn: \"\(text)\"", .tap(Tap(on: ElementSelector(text: Template(text)))))
      case .id(let id): Draft("tapOn: {id: \"\(id)\"}", .tap(Tap(on: ElementSelector(id: Template(id)))))
      }
    }
  }

  /// Finds the steps.
  ///
  /// - Parameters:
  ///   - verifier: runs flows over the app.
  ///   - file: where the flow will be.
  /// - Throws: what keeps any flow over the app from running.
  package init(by verifier: FlowVerifier, file: String) throws(FlowErrors) {
    self.verifier = verifier
    self.file = file
    guard try passes(drafts), let first = try sight() else { return }
    start = first.screen
    try add(.screen(first.screen))
    try look(at: first)
    if let next = try leave(first) {
      try add(.screen(next.screen))
      try look(at: next)
      if next.canGoBack, try passes(drafts + [Draft("back", .back), .screen(first.screen)]) {
        drafts += [Draft("back", .back), .screen(first.screen)]
      }
    }
    try add(Draft("assertNoIssues", .assertNoIssues))
  }

  /// Looks for some of what a screen shows.
  private mutating func look(at sight: ScreenSight) throws(FlowErrors) {
    var found = 0
    for name in sight.elements.map(\.name).uniqued.prefix(Self.mostTries) where found < Self.mostTexts {
      if try add(.visible(name)) { found += 1 }
    }
  }

  /// Taps what leads to another screen.
  private mutating func leave(_ sight: ScreenSight) throws(FlowErrors) -> ScreenSight? {
    for name in sight.elements.filter(\.leadsOn).map(\.name).uniqued.prefix(Self.mostTries) {
      let before = drafts
      guard try add(.tap(name)) else { continue }
      if let next = try self.sight(), next.screen != sight.screen, try passes(drafts + [.screen(next.screen)]) {
        return next
      }
      drafts = before
    }
    return nil
  }

  /// Adds a step that passes.
  @discardableResult
  private mutating func add(_ draft: Draft) throws(FlowErrors) -> Bool {
    guard try passes(drafts + [draft]) else { return false }
    drafts.append(draft)
    return true
  }

  private func passes(_ drafts: [Draft]) throws(FlowErrors) -> Bool {
    [.passed, .warned].contains(try verifier.run(flow(drafts)).verdict)
  }

  private func sight() throws(FlowErrors) -> ScreenSight? { try verifier.sight(after: flow(drafts)) }

  private func flow(_ drafts: [Draft]) -> Flow {
    let steps = drafts.enumerated().map { index, draft in
      Step(
        location: SourceLocation(file: file, line: index + 1, column: 1), command: draft.command,
        sourceText: draft.line)
    }
    return Flow(
      file: file, header: FlowHeader(location: SourceLocation(file: file, line: 1, column: 1)), steps: steps)
  }
}
