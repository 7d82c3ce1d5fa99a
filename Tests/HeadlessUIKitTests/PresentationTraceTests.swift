import HeadlessUIKit
import Testing

/// The recorded sequences of presentations: G20, G21, G23.
@MainActor
struct PresentationTraceTests {
  private let simulation = Simulation()

  @Test("G20 and G21: a full-screen presentation and its dismissal, not animated")
  func fullScreen() {
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    let callbacks = Simulation.appearance.union([.completion, .deinitialized])
    let present = simulation.lines(of: callbacks) {
      let modal = Screen("M")
      modal.modalPresentationStyle = .fullScreen
      root.present(modal, animated: false) {}
    }
    #expect(
      present == [
        "M viewDidLoad", "A viewWillDisappear:0", "M viewWillAppear:0", "M viewIsAppearing:0", "M viewDidAppear:0",
        "A viewDidDisappear:0", "M completion present",
      ])
    let dismiss = simulation.lines(of: callbacks) { root.dismiss(animated: false) {} }
    #expect(
      dismiss == [
        "M viewWillDisappear:0", "A viewWillAppear:0", "A viewIsAppearing:0", "A viewDidAppear:0",
        "M viewDidDisappear:0", "A completion dismiss", "M deinit",
      ])
  }

  @Test("G23: a sheet leaves its presenter without callbacks")
  func sheet() {
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    #expect(
      simulation.lines(of: Simulation.appearance) { root.present(Screen("M"), animated: true) } == [
        "M viewDidLoad", "M viewWillAppear:1", "M viewIsAppearing:1", "M viewDidAppear:1",
      ])
    #expect(
      simulation.lines(of: Simulation.appearance) { root.presentedViewController?.dismiss(animated: true) } == [
        "M viewWillDisappear:1", "M viewDidDisappear:1",
      ])
    #expect(root.presentedViewController == nil)
  }
}
