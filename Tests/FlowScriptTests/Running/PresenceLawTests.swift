import FlowModel
import FlowSources
import HeadlessUIKit
import TestSupport
import Testing

@testable import FlowScript

/// `assertVisible` and `assertNotVisible` of one selector contradict each other on every screen, whatever the app's code
/// may have done to it.
@MainActor
struct PresenceLawTests {
  @Test(
    "One passes where the other fails; undecided are both or none", arguments: ["HolidayHours", "Shop", "SignIn"],
    [true, false])
  func complement(app name: String, isWhollyRead: Bool) throws {
    let path = "\(Fixtures.package)/Examples/\(name)"
    let app = try FlowApp(
      path: path,
      code: {
        let program = AppTrees.program(at: $0.path, cache: .none)
        guard !isWhollyRead else { return program }
        let names = program.app.flatMap(\.types).filter { $0.kind == .class }.map(\.name)
        let text = names.map { "class \($0): LibraryController {}\n" }.joined()
        return AppProgram(app: [TreeReading.tree(of: Array(text.utf8), path: "Library.swift", platform: .iOS)])
      })
    var runs: [FlowExecution] = []
    let screens = app.model.screens.filter { $0.reference == nil && $0.isSimulated }
    for screen in screens {
      let start = try app.start(named: screen.id, device: .standard)
      let world = FlowWorld(
        app: app, device: .standard, orientation: .portrait, system: .standard, start: start, modules: [])
      let flow = Flow(
        file: path, header: FlowHeader(location: SourceLocation(file: path, line: 1, column: 1)), steps: [])
      let run = FlowExecution(flow: flow, world: world, variables: FlowVariables(), progress: { _ in })
      try? run.launch()
      if run.simulation != nil { runs.append(run) }
    }
    #expect(runs.count == screens.count)
    let shown = runs.flatMap { $0.simulation?.screenElements.flatMap(\.texts) ?? [] }.uniqued.sorted()
    let others = ["", "Nothing has this", ".*", "A.*", "0", "Guest", "Total", "Welcome", "Close", "✓"]
    let texts = shown.prefix(40) + others
    var isUndecidedSomewhere = false
    for run in runs {
      for text in texts {
        for selector in [
          ElementSelector(text: Template(text)), ElementSelector(id: Template(text)),
          ElementSelector(text: Template(text), index: Template("-1")),
          ElementSelector(text: Template(text), enabled: true),
        ] {
          let seen = verdict(of: .assertVisible(selector), in: run)
          let missed = verdict(of: .assertNotVisible(selector), in: run)
          // Which of several is the last hangs on places that texts decide.
          if seen == .undecided, selector.index == nil { isUndecidedSomewhere = true }
          let isLawful =
            seen == .undecided ? missed == .undecided : missed == (seen == .passed ? .failed : .passed)
          #expect(isLawful, "\(run.simulation?.visibleScreen?.screenName ?? "") \(selector): \(seen), \(missed)")
        }
      }
    }
    #expect(isUndecidedSomewhere != isWhollyRead)
  }

  private func verdict(of command: Command, in run: FlowExecution) -> Verdict {
    do throws(StepFailure) {
      _ = try run.performCommand(command)
      return .passed
    } catch {
      return error.verdict
    }
  }
}
