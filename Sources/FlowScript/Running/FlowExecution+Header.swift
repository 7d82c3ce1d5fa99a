import HeadlessUIKit

/// What a flow's header says, as the flow begins and ends.
extension FlowExecution {
  func defineHeader(_ env: [Variable]) -> Bool {
    do throws(ExpressionError) {
      try variables.define(env)
      return true
    } catch {
      report(StepFailure(error: error), of: "env", at: flow.header.location)
      return false
    }
  }

  func stateGivens() -> Bool {
    for given in flow.header.flowsim?.givens ?? [] {
      do throws(StepFailure) {
        try givens.add(given, variables: variables)
      } catch {
        report(error, of: given.description, at: given.location)
        return false
      }
    }
    return true
  }

  /// A statement that nothing asked for is probably about something that the flow no longer meets.
  func reportUnasked() {
    for given in givens.unasked where world.modules.isEmpty || !given.isAboutCode {
      report(
        StepFailure(
          "nothing in this flow asks for it", verdict: .warned, hint: "remove it, or check the screen's name"),
        of: given.description, at: given.location)
    }
  }

  /// Which device a name means that is none's in full.
  func reportDevice() {
    guard let named = world.namedDevice, let meaning = named.meaning else { return }
    report(nil, of: "device: \(named.name)", at: named.location, notes: [meaning])
  }

  /// What stubs stand for of the app's own code, and which stand for nothing.
  func reportStubs() {
    let report = StubReport(program: world.app.program)
    for stubs in world.stubs where !world.app.program.stubs.isEmpty {
      guard let words = report.words(of: stubs) else { continue }
      self.report(words.failure, of: "stubs: \(stubs.entry.text)", at: stubs.entry.location, notes: words.notes)
    }
  }
}
