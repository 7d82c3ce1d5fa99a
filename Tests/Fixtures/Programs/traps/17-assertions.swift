final class Wizard {
  enum Step: Int { case name, mail, done }
  private(set) var step = Step.name
  private var answers: [Step: String] = [:]
  func answer(_ text: String) {
    assert(!text.isEmpty, "an answer is needed")
    answers[step] = text
    guard let next = Step(rawValue: step.rawValue + 1) else {
      preconditionFailure("answered after the last step")
    }
    print(step, "->", next)
    step = next
  }
  var summary: String {
    assert(step == .done, "not done: \(step)")
    return [Step.name, .mail].map { answers[$0]! }.joined(separator: ", ")
  }
}
let wizard = Wizard()
wizard.answer("Ada")
wizard.answer("ada@x.org")
print(wizard.summary)
let second = Wizard()
second.answer("Bo")
print(second.summary)
