import HeadlessUIKit
import TestSupport
import Testing

/// The recorded sequences of presentations.
@MainActor
struct PresentationTraceTests {
  private static let callbacks = Simulation.appearance.union([.completion, .deinitialized])

  @Test("A full-screen presentation and its dismissal, not animated", .proves("G20", "G21", "F1.5.1", "F1.5.6"))
  func fullScreen() {
    let simulation = Simulation()
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    let present = simulation.lines(of: Self.callbacks) {
      root.present(Screen("M", .fullScreen), animated: false) {}
    }
    #expect(
      present == [
        "M viewDidLoad", "A viewWillDisappear:0", "M viewWillAppear:0", "M viewIsAppearing:0", "M viewDidAppear:0",
        "A viewDidDisappear:0", "M completion present",
      ])
    #expect(root.view.window == nil)
    let dismiss = simulation.lines(of: Self.callbacks) { root.dismiss(animated: false) {} }
    #expect(
      dismiss == [
        "M viewWillDisappear:0", "A viewWillAppear:0", "A viewIsAppearing:0", "A viewDidAppear:0",
        "M viewDidDisappear:0", "A completion dismiss", "M deinit",
      ])
    #expect(root.view.window != nil)
  }

  @Test("Animated, the order is the same on every version", .proves("F1.5.1"), arguments: SystemVersion.all)
  func fullScreenAnimated(_ system: SystemVersion) {
    let simulation = Simulation(system: system)
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    #expect(
      simulation.lines(of: Self.callbacks) { root.present(Screen("M", .fullScreen), animated: true) {} } == [
        "M viewDidLoad", "A viewWillDisappear:1", "M viewWillAppear:1", "M viewIsAppearing:1", "M viewDidAppear:1",
        "A viewDidDisappear:1", "M completion present",
      ])
    #expect(
      simulation.lines(of: Self.callbacks) { root.presentedViewController?.dismiss(animated: true) {} } == [
        "M viewWillDisappear:1", "A viewWillAppear:1", "A viewIsAppearing:1", "A viewDidAppear:1",
        "M viewDidDisappear:1", "M completion dismiss", "M deinit",
      ])
  }

  @Test("A presentation begins while present runs; what comes later waits for the turn's end", .proves("F1.5.2"))
  func beginsAtOnce() {
    let simulation = Simulation()
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    #expect(
      simulation.lines(of: Self.callbacks, settling: false) {
        root.present(Screen("M", .fullScreen), animated: false)
      } == ["M viewDidLoad", "A viewWillDisappear:0", "M viewWillAppear:0"])
    #expect(root.presentedViewController?.title == "M")
  }

  @Test(
    "Completions come after the did callbacks, and the dismissed one is alive in its own", .proves("F1.5.3"),
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func completions(_ style: UIModalPresentationStyle) {
    let simulation = Simulation()
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    weak var modal: UIViewController?
    let lines = simulation.lines(of: [.viewDidAppear, .completion]) {
      let screen = Screen("M", style)
      modal = screen
      root.present(screen, animated: true) {}
    }
    #expect(lines == ["M viewDidAppear:1", "M completion present"])
    var wasAlive = false
    let end = simulation.lines(of: [.viewDidDisappear, .completion, .deinitialized]) {
      root.dismiss(animated: true) { wasAlive = modal != nil }
    }
    #expect(end == ["M viewDidDisappear:1", "A completion dismiss", "M deinit"])
    #expect(wasAlive)
    #expect(modal == nil)
  }

  @Test("A card leaves its presenter without callbacks", .proves("G23", "F1.5.5"), arguments: SystemVersion.all)
  func sheet(_ system: SystemVersion) {
    let simulation = Simulation(device: Device(named: "iPhone 11") ?? .standard, system: system)
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

  @Test("What a controller is in the midst of, in its callbacks", .proves("F1.3.9"))
  func flags() {
    let simulation = Simulation()
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    let child = simulation.run { Flagged("C") }
    let navigation = simulation.run { UINavigationController(rootViewController: child) }
    simulation.run { root.present(navigation, animated: true) }
    simulation.settle()
    #expect(child.notes.map(\.isBeingPresented) == [false, false])
    #expect(child.containerNotes == [true, true])
    #expect(!navigation.isBeingPresented)
    child.notes = []
    child.containerNotes = []
    simulation.run { root.dismiss(animated: true) }
    simulation.settle()
    #expect(child.containerNotes == [true, true])
    #expect(!navigation.isBeingDismissed)
  }
}

/// Notes what it and its container are in the midst of.
private final class Flagged: UIViewController {
  var notes: [(isBeingPresented: Bool, isBeingDismissed: Bool)] = []
  var containerNotes: [Bool] = []

  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { note(navigationController?.isBeingPresented) }

  override func viewDidAppear(_ animated: Bool) { note(navigationController?.isBeingPresented) }

  override func viewWillDisappear(_ animated: Bool) { note(navigationController?.isBeingDismissed) }

  override func viewDidDisappear(_ animated: Bool) { note(navigationController?.isBeingDismissed) }

  private func note(_ container: Bool?) {
    notes.append((isBeingPresented, isBeingDismissed))
    containerNotes.append(container ?? false)
  }
}
