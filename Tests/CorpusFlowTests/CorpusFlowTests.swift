import FlowScript
import HeadlessUIKit
import TestSupport
import Testing

/// Flows over real apps: each passes with all steps decided, and stops at the step in which one expectation is changed.
@MainActor
@Suite(.enabled(if: Corpus.isAvailable, "\(Corpus.hint)"))
struct CorpusFlowTests {
  private let apps: CorpusApps
  private let runner: FlowVerifier

  init() throws {
    apps = try CorpusApps()
    runner = FlowVerifier(options: FlowVerifier.Options(variables: apps.variables))
  }

  @Test("There are enough, over enough apps, and they cover every kind of transition")
  func coverage() throws {
    let flows = try CorpusFlow.all.map { try $0.flow() }
    #expect(flows.count >= 12)
    #expect(flows.allSatisfy { $0.steps.count >= 5 })
    #expect(Set(try flows.map(apps.path)).count >= 8)
    #expect(
      Set(flows.flatMap(\.header.tags)) == [
        "embed", "modal", "popover", "push", "show", "static-cells", "storyboard-reference", "tab-bar", "unwind",
      ])
  }

  @Test("It passes, and every step is decided", arguments: CorpusFlow.all)
  func passes(_ file: CorpusFlow) throws {
    let flow = try file.flow()
    let result = try runner.run(flow)
    #expect(result.verdict == .passed, "\(result.steps.compactMap(\.failure).map(\.description))")
    #expect(result.steps.count == flow.steps.count)
    #expect(result.decidedSteps == flow.steps.count)
    #expect(result.steps.flatMap(\.notes).filter { $0.hasPrefix("UIKit logs") } == [])
  }

  @Test("With one expectation changed it fails in that step", arguments: CorpusFlow.all)
  func failsInTheRightStep(_ file: CorpusFlow) throws {
    let flow = try file.flow()
    var variants: [(position: Int, command: Command)] = []
    var position = 0
    try apps.watch(flow) { result, wrong in
      variants += wrong.variants(of: result.step.command).map { (position, $0) }
      position += 1
    }
    let expecting = flow.steps.indices.filter { Self.expects(flow.steps[$0].command) }
    #expect(Set(variants.map(\.position)) == Set(expecting))
    for variant in variants {
      var changed = flow
      changed.steps[variant.position].command = variant.command
      let result = try runner.run(changed)
      let place = "\(file.name):\(flow.steps[variant.position].location.line)"
      #expect(result.steps.prefix(variant.position).allSatisfy { $0.verdict == .passed })
      let failure = result.steps.count > variant.position ? result.steps[variant.position].failure : nil
      if case .assertVisible = variant.command, let outlet = Self.undecidedTexts[place] {
        #expect(failure?.verdict == .undecided)
        #expect(
          failure?.message == "only the app's code knows which text \(outlet) has; none in the storyboard is the text "
            + "\"\(WrongExpectations.nowhere)\"")
      } else {
        #expect(result.steps.count == variant.position + 1, "\(place) \(variant.command)")
        #expect(failure?.verdict == .failed, "\(place) \(variant.command) \(failure?.description ?? "")")
      }
    }
  }

  /// Whether a command has an expectation to change.
  private static func expects(_ command: Command) -> Bool {
    switch command {
    case .assertScreen, .assertStack, .assertPresented, .assertNotPresented, .assertTab, .assertVisible,
      .assertNotVisible, .assertParent, .assertLifecycle:
      true
    default: false
    }
  }

  /// Where another text is undecided, not failed, since code can set the text of a label: the outlet that leads there.
  private static let undecidedTexts = [
    "campus-rows:11": "MoreTableViewController.nameLabel",
    "tumblr-menu:11": "MenuViewController.textPostLabel",
    "tumblr-popover:13": "MenuViewController.textPostLabel",
    "tumblr-popover:14": "MenuViewController.textPostLabel",
    "weather-locations:8": "ViewController.cityLabel",
  ]
}
