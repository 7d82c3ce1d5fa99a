import FlowInterfaceBuilder
import FlowScript
import Foundation

/// Flows as one page, to look at: the steps of each flow and, for each step, the screen, its elements, the stack, what the
/// app did, and what would settle a question. The page asks nobody for anything.
public struct FlowHTMLReport: FlowReport {
  /// Makes a report.
  public init() {}

  /// The page.
  public func text(of run: FlowRun) throws -> String {
    var screens = Screens()
    var flows = run.records.map { Entry($0, &screens) }
    flows += run.unreadableFiles.map(Entry.init(unreadable:errors:))
    flows += run.notRun.map(Entry.init(skipped:))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = String(decoding: try encoder.encode(Page(flows: flows, screens: screens.all)), as: UTF8.self)
    return FlowPage.html(data: LogText.json(json).replacing("<", with: "\\u003c"))
  }

  private struct Page: Encodable {
    let flows: [Entry]
    let screens: [Screen]
  }

  /// The screens of all steps, each once: most steps only look.
  private struct Screens {
    private(set) var all: [Screen] = []
    private var places: [Screen: Int] = [:]

    mutating func place(of snapshot: ScreenSnapshot) -> Int {
      let screen = Screen(snapshot)
      if let known = places[screen] { return known }
      places[screen] = all.count
      all.append(screen)
      return all.count - 1
    }
  }

  private struct Screen: Encodable, Hashable {
    let size: [Double]
    let screens: [ScreenSnapshot.Screen]
    let stack: [String]
    let elements: [ScreenSnapshot.Element]

    init(_ snapshot: ScreenSnapshot) {
      size = snapshot.size
      screens = snapshot.screens
      stack = snapshot.stack
      elements = snapshot.elements
    }
  }

  private struct Entry: Encodable {
    let file: String
    let name: String
    let verdict: String
    var tags: [String] = []
    var steps: [Step] = []

    init(_ record: FlowRecord, _ screens: inout Screens) {
      file = record.file
      name = record.name
      verdict = record.verdict.rawValue
      tags = record.tags
      steps = (record.steps ?? []).map { Step($0, &screens) }
    }

    init(unreadable file: String, errors: [FlowError]) {
      self.file = file
      name = file.split(separator: "/").last.map(String.init) ?? file
      verdict = "unreadable"
      steps = errors.map(Step.init)
    }

    init(skipped: FlowRun.Skipped) {
      file = skipped.file
      name = skipped.name
      verdict = "skipped"
    }
  }

  private struct Step: Encodable {
    let title: String
    let place: String
    var depth = 0
    let verdict: String
    var reason: [String] = []
    /// The lines of `given` that would settle it.
    var answer: String?
    var notes: [String] = []
    /// The position of its screen.
    var screen: Int?
    var trace: [String] = []

    init(_ step: FlowRecord.Step, _ screens: inout Screens) {
      title = step.title
      place = step.place
      depth = step.depth
      verdict = step.verdict.rawValue
      reason = step.reason
      answer = step.answer
      notes = step.notes
      screen = step.snapshot.map { screens.place(of: $0) }
      trace = step.snapshot?.trace ?? []
    }

    init(_ error: FlowError) {
      title = error.message
      place = error.location.description
      verdict = "unreadable"
      reason = error.description.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
