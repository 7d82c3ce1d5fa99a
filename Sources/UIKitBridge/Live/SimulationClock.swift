import FlowInterpreter
import HeadlessUIKit

/// The simulation's run loop, as the app's queues and timers see it.
package final class SimulationClock: SchedulerHost {
  private nonisolated(unsafe) let simulation: Simulation
  private unowned let framework: UIKitFramework

  @MainActor
  package init(_ simulation: Simulation, _ framework: UIKitFramework) {
    self.simulation = simulation
    self.framework = framework
    simulation.isObserved = { [unowned framework] in framework.interpreter.hasObserver(of: $0) }
    simulation.isTextOpen = { [unowned framework] in framework.isTextOpen(of: $0) }
    simulation.onTyping = { [unowned framework] in framework.noteTyping($0) }
    simulation.onNotification = { [unowned framework] name, sender in framework.post(name, from: sender) }
  }

  package var now: Double { framework.onMain { [simulation] in simulation.runLoop.now } }

  package func after(_ delay: Double, _ work: @escaping () -> Void) {
    let plain = unsafeBitCast(work, to: (@MainActor () -> Void).self)
    framework.onMain { [simulation] in simulation.runLoop.after(delay, for: .clock) { simulation.run(plain) } }
  }

  package func sleep(_ seconds: Double) { framework.onMain { [simulation] in simulation.runLoop.sleep(seconds) } }

  package func end(with error: any Error) { framework.end(with: error) }
}
