import FlowInterfaceBuilder
import FlowModel
import FlowSources
import HeadlessUIKit
import Testing

@testable import FlowInterpreter
@testable import FlowScript

/// How many worlds of a flow are tried.
@MainActor
struct FlowWorldsTests {
  private static let program = Program(
    [TreeReading.tree(of: Array("let a = 1".utf8), path: "a.swift")], module: "App")
  private static let place = TreeLocation(tree: program.trees[0], node: 0)

  /// What comes of a flow of two steps whose second asks as many questions, and in how many worlds it was run.
  private func run(questions count: Int, work: Int) -> (result: FlowResult, worlds: Int) {
    var worlds = 0
    let flow = FlowWorlds { questions in
      worlds += 1
      questions.work = work
      questions.steps = 1
      for number in 0..<count {
        _ = questions.answer(Unknown("x\(number)", Self.place), at: SourceLocation(file: "a.swift", line: 1, column: 1))
      }
      return FlowResult(file: "f.yaml", name: "f", verdict: .passed, steps: [1, 2].map(Self.step), trace: FlowTrace())
    }
    return (flow.result(), worlds)
  }

  private static func step(line: Int) -> StepResult { step(line: line, .given([])) }

  private static func step(line: Int, _ command: Command) -> StepResult {
    let location = SourceLocation(file: "f.yaml", line: line, column: 1)
    return StepResult(
      step: Step(location: location, command: command, sourceText: "step"), title: "step", depth: 0,
      verdict: .passed,
      failure: nil, notes: [])
  }

  @Test func allWorldsOfLittleWorkAreTried() {
    let (result, worlds) = run(questions: 4, work: 1)
    // Up to the step that asks, then to the end.
    #expect(worlds == 32)
    #expect(result.verdict == .passed)
  }

  /// What comes of a flow of three steps whose second hangs on a question, and to which step each world was run.
  private func runDiffering() -> (result: FlowResult, ends: [Int?]) {
    var ends: [Int?] = []
    let flow = FlowWorlds { questions in
      questions.steps = 1
      let place = SourceLocation(file: "a.swift", line: 1, column: 1)
      let isFirst = questions.answer(Unknown("x", Self.place), at: place) == true
      _ = questions.answer(Unknown("y", Self.place), at: place)
      questions.hasChosen = true
      ends.append(questions.end)
      var steps = [1, 2].map(Self.step)
      if !isFirst { steps[1].verdict = .failed }
      return FlowResult(file: "f.yaml", name: "f", verdict: steps[1].verdict, steps: steps, trace: FlowTrace())
    }
    return (flow.result(), ends)
  }

  @Test func nothingIsRunAfterTheStepAtWhichWorldsDiffer() {
    let (result, ends) = runDiffering()
    #expect(result.steps.map(\.verdict) == [.passed, .undecided])
    #expect(ends.prefix(4) == [1, 1, 1, 1])
  }

  /// A flow of three looks whose second fails in other orders of work: they end there, unless the flow goes on past it.
  private func runInOrders(third: @escaping (RunVariant) -> Verdict) -> FlowResult {
    let flow = FlowWorlds { questions in
      questions.hasChosen = true
      var steps = [1, 2, 3].map { Self.step(line: $0, .assertNoIssues) }
      if questions.variant != .first {
        steps[1].verdict = .failed
        steps[1].isPassedOver = questions.looks.contains(1)
      }
      steps[2].verdict = third(questions.variant)
      if steps[1].verdict == .failed, !steps[1].isPassedOver { steps.removeLast() }
      return FlowResult(file: "f.yaml", name: "f", verdict: steps[1].verdict, steps: steps, trace: FlowTrace())
    }
    return flow.result()
  }

  @Test func aFlowGoesOnInAllOrdersAfterALookThatOneOfThemFails() {
    #expect(runInOrders { _ in .passed }.steps.map(\.verdict) == [.passed, .undecided, .passed])
    #expect(
      runInOrders { $0 == .first ? .passed : .failed }.steps.map(\.verdict) == [.passed, .undecided, .undecided])
  }

  @Test func allOrdersTogetherAreTriedInSoManyWorlds() {
    var worlds = 0
    let flow = FlowWorlds { questions in
      worlds += 1
      questions.work = 1
      questions.hasChosen = true
      let place = SourceLocation(file: "a.swift", line: 1, column: 1)
      for number in 0..<5 { _ = questions.answer(Unknown("x\(number)", Self.place), at: place) }
      return FlowResult(file: "f.yaml", name: "f", verdict: .passed, steps: [Self.step(line: 1)], trace: FlowTrace())
    }
    let result = flow.result()
    #expect(worlds <= 32 + FlowWorlds.mostInAll + Schedule.others.count)
    #expect(result.steps.map(\.verdict) == [.undecided])
    #expect(result.steps[0].failure?.message == "only the app's code knows whether x0")
  }

  @Test func worldsOfMuchWorkAreNotTriedFurther() {
    let (result, worlds) = run(questions: 4, work: FlowWorlds.mostWork)
    #expect(worlds == 1)
    #expect(result.steps.map(\.verdict) == [.passed, .undecided])
    #expect(result.steps[1].failure?.message == "only the app's code knows whether x0")
  }
}
