final class Weak<T: AnyObject> {
  weak var value: T?
  init(_ value: T) { self.value = value }
}
class FlowStep {
  let title: String
  fileprivate weak var flow: Flow?
  init(_ title: String) { self.title = title }
  func willAppear() { print("> \(title)") }
  func willDisappear() { print("< \(title)") }
  var canContinue: Bool { true }
  final func done() { flow?.advance(from: self) }
  final func cancel() { flow?.back(from: self) }
}
final class TermsStep: FlowStep {
  var accepted = false
  override var canContinue: Bool { accepted }
}
final class NameStep: FlowStep {
  var name: String? { didSet { flow?.context["name"] = name } }
  override var canContinue: Bool { name?.isEmpty == false }
  override func willDisappear() {
    super.willDisappear()
    print("  name is", name ?? "unknown")
  }
}
final class SummaryStep: FlowStep {
  override func willAppear() {
    super.willAppear()
    for (key, value) in (flow?.context ?? [:]).sorted(by: { $0.key < $1.key }) { print("  \(key) = \(value)") }
  }
}
final class Flow {
  private let steps: [FlowStep]
  private(set) var index = 0
  var context: [String: String] = [:]
  var onEnd: ((Bool) -> Void)?
  private var watchers: [Weak<Watcher>] = []
  init(_ steps: FlowStep...) {
    self.steps = steps
    for step in steps { step.flow = self }
  }
  var current: FlowStep { steps[index] }
  func watch(_ watcher: Watcher) { watchers.append(Weak(watcher)) }
  func start() { current.willAppear() }
  fileprivate func advance(from step: FlowStep) {
    guard step === current else { return print("stale step") }
    guard step.canContinue else { return print("cannot continue") }
    guard index + 1 < steps.count else { return end(true) }
    go(to: index + 1)
  }
  fileprivate func back(from step: FlowStep) {
    index == 0 ? end(false) : go(to: index - 1)
  }
  private func go(to new: Int) {
    current.willDisappear()
    index = new
    current.willAppear()
    watchers.removeAll { $0.value == nil }
    for watcher in watchers { watcher.value?.moved(to: new, of: steps.count) }
  }
  private func end(_ completed: Bool) {
    current.willDisappear()
    onEnd?(completed)
  }
}
final class Watcher {
  func moved(to index: Int, of count: Int) { print("  progress \(index + 1)/\(count)") }
  deinit { print("watcher gone") }
}
let terms = TermsStep("Terms")
let name = NameStep("Name")
let flow = Flow(terms, name, SummaryStep("Summary"))
flow.onEnd = { print("completed", $0) }
var watcher: Watcher? = Watcher()
flow.watch(watcher!)
flow.start()
terms.done()
terms.accepted = true
terms.done()
terms.done()
name.done()
name.name = "Ada"
name.done()
watcher = nil
flow.current.cancel()
flow.current.done()
flow.current.done()
