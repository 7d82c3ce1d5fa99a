import HeadlessUIKit
import SeededRandom

@testable import FlowScript

/// A walk of a user's through an app, by chance.
@MainActor
struct ExampleWalk {
  let seed: UInt64
  let length: Int

  /// What was done, and the trace with what else a flow would tell of it.
  func walk(_ run: FlowExecution) throws -> (moves: [String], trace: String) {
    try run.launch()
    var generator = SeededGenerator(seed: seed)
    var moves: [String] = []
    for _ in 0..<length {
      guard let simulation = run.simulation, simulation.exceptions.isEmpty else { break }
      moves.append(move(in: simulation, using: &generator))
      simulation.settle()
      do throws(StepFailure) {
        _ = try run.execute(.waitForRest)
      } catch {
        moves.append("stopped: \(error.message)")
        break
      }
    }
    guard let simulation = run.simulation else { return (moves, "") }
    let texts = simulation.screenElements.flatMap(\.texts).joined(separator: " | ")
    let trace = simulation.trace.text(times: true)
    run.stop()
    return (moves, "\(trace)\nshown: \(texts)\n\(moves.joined(separator: "\n"))")
  }

  private func move(in simulation: Simulation, using generator: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0:
      let orientation: UIDeviceOrientation =
        [.portrait, .landscapeLeft, .landscapeRight].randomElement(using: &generator)!
      simulation.turnDevice(to: orientation)
      return "turn to \(orientation)"
    case 1:
      let bounds = simulation.screen.bounds
      let width = [0.3, 0.9].randomElement(using: &generator)!
      simulation.swipe(
        SwipePath(from: CGPoint(x: 0, y: bounds.midY), to: CGPoint(x: bounds.width * width, y: bounds.midY)))
      return "swipe from the left edge over \(width)"
    case 2:
      let bounds = simulation.screen.bounds
      simulation.swipe(
        SwipePath(from: CGPoint(x: bounds.midX, y: bounds.midY), to: CGPoint(x: bounds.midX, y: bounds.height * 0.95)))
      return "swipe down"
    case 3, 4:
      let text = ["pat@example.com", "secret", "", "4111"].randomElement(using: &generator)!
      return simulation.type(text) ? "type \(text)" : "no keyboard"
    case 5: return simulation.pressReturn() ? "press return" : "no keyboard"
    default:
      let elements = simulation.screenElements.filter { $0.isReachable && $0.answersTouch }
      guard let element = elements.randomElement(using: &generator) else { return "nothing to touch" }
      simulation.touch(element, Int.random(in: 0..<10, using: &generator) == 0 ? .doubleTap : .tap)
      return "touch \(element.texts.first ?? element.identifier ?? "\(element.kind)")"
    }
  }
}

extension Command {
  /// A step that does nothing, after which a flow looks at what has happened.
  fileprivate static var waitForRest: Command { .assertTrue(Template("true")) }
}
