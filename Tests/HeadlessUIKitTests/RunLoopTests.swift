import HeadlessUIKit
import Testing

/// Virtual time, layout passes, and that simulations stay apart.
@MainActor
struct RunLoopTests {
  @Test("Time moves only when the simulation lets it; work falls due in order")
  func time() {
    let loop = Simulation().runLoop
    var log: [String] = []
    loop.after(2) { log.append("two at \(loop.now)") }
    loop.after(1) {
      log.append("one at \(loop.now)")
      loop.after(0.5) { log.append("one and a half at \(loop.now)") }
    }
    loop.advance(by: 0.5)
    #expect(log == [])
    #expect(loop.now == 0.5)
    loop.settle()
    #expect(log == ["one at 1.0", "one and a half at 1.5", "two at 2.0"])
  }

  @Test("Work that schedules itself forever is left at the limit")
  func forever() {
    let loop = Simulation().runLoop
    func tick() { loop.after(1) { tick() } }
    tick()
    loop.patience = 5
    #expect(loop.settle() == false)
    #expect(loop.isRestless)
    #expect(loop.now == 5)
  }

  @Test("A view that asks for layout at each layout does not hang")
  func layoutLoop() {
    final class Restless: UIView {
      var passes = 0
      override func layoutSubviews() {
        passes += 1
        setNeedsLayout()
      }
    }
    let simulation = Simulation()
    let root = simulation.run { Screen("A") }
    let restless = Restless(frame: .zero)
    root.view.addSubview(restless)
    simulation.show(root)
    #expect(restless.passes == 100)
  }

  @Test("A transition can be stopped half-way")
  func halfway() {
    let simulation = Simulation()
    let navigation = simulation.run { UINavigationController(rootViewController: Screen("A")) }
    simulation.show(navigation)
    simulation.run { navigation.pushViewController(Screen("B"), animated: true) }
    simulation.runLoop.advance(by: 0.25)
    #expect(simulation.trace.text().hasSuffix("B viewDidLayoutSubviews\n"))
    simulation.runLoop.advance(by: 0.25)
    #expect(simulation.trace.text().contains("B viewDidAppear:1\n"))
  }

  @Test("Interleaved simulations keep their traces apart, and the same calls give the same trace")
  func apart() async {
    func walk() async -> String {
      let simulation = Simulation()
      return await simulation.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        simulation.show(navigation)
        for _ in 0..<5 {
          await Task.yield()
          navigation.pushViewController(UIViewController(), animated: true)
          simulation.settle()
        }
        return simulation.trace.text(times: true)
      }
    }
    async let first = walk()
    async let second = walk()
    let traces = await (first, second)
    #expect(traces.0 == traces.1)
    #expect(traces.0.contains("UIViewController#6 viewDidAppear:1"))
  }

  @Test("The trace as JSON")
  func json() throws {
    let simulation = Simulation()
    simulation.run { simulation.trace.setName("A", of: UIViewController()) }
    #expect(
      String(decoding: try simulation.trace.json(from: 0), as: UTF8.self) == """
        [
          {
            "callback" : "init(nibName:bundle:)",
            "controller" : "A",
            "time" : 0
          },
          {
            "callback" : "deinit",
            "controller" : "A",
            "time" : 0
          }
        ]
        """)
  }
}
