import FlowModel
import HeadlessUIKit

/// What became of one step.
public struct StepResult: Sendable, Hashable {
  /// The step.
  public var step: Step
  /// The step's text with the values of its `${…}`, or its label.
  public var title: String
  /// How many `runFlow`, `repeat` and `retry` it stands in.
  public var depth: Int
  /// How it ended.
  public var verdict: Verdict
  /// Why it did not pass; nil for one that did.
  public var failure: StepFailure?
  /// What is worth knowing although it passed.
  public var notes: [String]
  /// Whether it is a block that has begun and whose end is not known yet.
  public var isUnderWay = false
  /// Whether the flow goes on although it is undecided: it only looks at the app, or each of its answers was tried.
  package var isPassedOver = false
  /// The texts on the screen after it, where it found nothing there: another run of the flow may show others.
  var textsAround: Set<TextOnScreen> = []
  /// What the app showed after it; nil where nobody asked, and for blocks.
  package var snapshot: ScreenSnapshot?
  /// Where the app went in it, the same in all worlds; empty where nobody asks.
  package var trail: [FlowTrail.Event] = []
}

/// What a flow's app did, event by event.
public struct FlowTrace: Sendable, Hashable {
  /// An event with its names written out, as JSON has it.
  public typealias Entry = TraceEntry

  /// The events in order.
  public var entries: [Entry] = []
  /// Plain text, a line an event with its time.
  public var text: String { entries.map { $0.text(times: true) }.joined() }
}

/// What became of one flow.
public struct FlowResult: Sendable, Hashable {
  /// The flow's file.
  public var file: String
  /// The flow's name.
  public var name: String
  /// The worst verdict of its steps.
  public var verdict: Verdict
  /// The steps that ran, in order.
  public var steps: [StepResult]
  /// The trace of the app's last launch.
  public var trace: FlowTrace

  /// How many steps ran and were decided.
  public var decidedSteps: Int { steps.count { $0.verdict != .undecided } }
}
