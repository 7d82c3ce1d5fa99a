import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What UIKit refuses to present or to dismiss, and its words.
@MainActor
struct PresentationRefusalTests {
  private let simulation: Simulation
  private let root: Screen

  init() {
    let simulation = Simulation()
    self.simulation = simulation
    root = simulation.run {
      let root = Screen("A")
      simulation.show(root)
      return root
    }
  }

  /// The texts that work brings, with the numbers of controllers left out.
  private func texts(in simulation: Simulation? = nil, _ work: () -> Void) -> [String] {
    let simulation = simulation ?? self.simulation
    return simulation.lines(of: [.warning, .exception], work).map {
      $0.replacingOccurrences(of: ": 0x[0-9a-f]+", with: "", options: .regularExpression)
    }
  }

  @Test("From a controller that is in no window", .proves("F1.5.21", "F1.5.22", "F1.5.24"))
  func noWindow() {
    #expect(
      texts { Screen("B").present(UIViewController(), animated: true) } == [
        "warning [Presentation] Attempt to present <UIViewController> on <Screen> (from <Screen>) whose view is not in "
          + "the window hierarchy."
      ])
  }

  @Test("From one whose view is loaded and not yet in the window", .proves("F1.5.21"))
  func tooEarly() {
    #expect(
      texts { root.present(Eager(), animated: true) } == [
        "warning [Presentation] Attempt to present <UIViewController> on <Eager> (from <Eager>) whose view is not in "
          + "the window hierarchy."
      ])
    #expect(root.presentedViewController?.presentedViewController == nil)
  }

  @Test("While the presenter presents another", .proves("F1.5.22", "F1.5.24"))
  func occupied() {
    simulation.run { root.present(Screen("M"), animated: true) }
    simulation.settle()
    #expect(
      texts { root.present(UIViewController(), animated: true) } == [
        "warning [Presentation] Attempt to present <UIViewController> on <Screen> (from <Screen>) which is already "
          + "presenting <Screen>."
      ])
  }

  @Test("While a presentation or a dismissal moves", .proves("F1.5.22", "F1.5.24"))
  func moving() {
    let expected =
      "warning [Presentation] Attempt to present <UIViewController> on <Screen> (from <Screen>) while a presentation is "
      + "in progress."
    let modal = simulation.run { Screen("M") }
    simulation.run { root.present(modal, animated: true) }
    simulation.runLoop.advance(by: 0.1)
    #expect(texts { root.present(UIViewController(), animated: true) } == [expected])
    simulation.run { root.dismiss(animated: true) }
    simulation.runLoop.advance(by: 0.1)
    #expect(texts { root.present(UIViewController(), animated: true) } == [expected])
    #expect(root.presentedViewController == nil)
  }

  @Test("On one that is on its way in", .proves("F1.5.24"))
  func movingItself() {
    let modal = simulation.run { Screen("M") }
    simulation.run { root.present(modal, animated: true) }
    simulation.runLoop.advance(by: 0.1)
    #expect(
      texts { modal.present(UIViewController(), animated: true) } == [
        "warning [Presentation] Attempt to present <UIViewController> on <Screen> (from <Screen>) while a presentation "
          + "is in progress."
      ])
  }

  @Test("In viewDidAppear it may present", .proves("F1.5.24"))
  func inViewDidAppear() {
    #expect(texts { root.present(Eager(late: true), animated: true) } == [])
    #expect(root.presentedViewController?.presentedViewController != nil)
  }

  @Test("A dismissal while one moves")
  func dismissal() {
    let expected =
      "warning Warning: Attempt to dismiss from view controller <Screen> while a presentation or dismiss "
      + "is in progress!"
    simulation.run { root.present(Screen("M"), animated: true) }
    simulation.runLoop.advance(by: 0.1)
    #expect(texts { root.dismiss(animated: true) } == [expected])
    #expect(root.presentedViewController != nil)
    simulation.run { root.dismiss(animated: true) }
    simulation.runLoop.advance(by: 0.1)
    #expect(texts { root.dismiss(animated: true) } == [expected])
    #expect(root.presentedViewController == nil)
  }

  @Test("What is presented already, or part of a container", .proves("F1.5.22", "F1.5.25"))
  func active() {
    let modal = simulation.run { Screen("M") }
    simulation.run { root.present(modal, animated: true) }
    simulation.settle()
    #expect(
      texts { modal.present(modal, animated: true) } == [
        "exception NSInvalidArgumentException: Application tried to present modally a view controller <Screen> that is "
          + "already being presented by <Screen>."
      ])
    let child = simulation.run { Screen("C") }
    let container = simulation.run { UINavigationController(rootViewController: child) }
    let expected =
      "exception NSInvalidArgumentException: Application tried to present modally an active controller <Screen>."
    #expect(texts { modal.present(child, animated: true) } == [expected])
    #expect(container.children == [child])
    #expect(texts { modal.present(root, animated: true) } == [expected])
  }

  @Test("A popover without an anchor", .proves("F1.5.9", "F1.5.22"))
  func anchor() throws {
    let simulation = Simulation(device: try #require(Device(named: "iPad (10th gen)")))
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    let popover = simulation.run { Screen("P", .popover) }
    #expect(
      texts(in: simulation) { root.present(popover, animated: true) } == [
        "exception NSGenericException: UIPopoverPresentationController (<UIPopoverPresentationController>) should have a "
          + "non-nil sourceView or barButtonItem set before the presentation occurs."
      ])
    #expect(root.presentedViewController == nil)
    let delegate = Anchoring(view: root.view)
    popover.presentationController?.delegate = delegate
    #expect(texts(in: simulation) { root.present(popover, animated: true) } == [])
    #expect(root.presentedViewController === popover)
  }

  @Test("From a controller that is no part of the window's", arguments: [(16, "discouraged"), (17, "not supported")])
  func detached(_ version: Int, _ words: String) throws {
    let simulation = Simulation(system: try #require(SystemVersion(named: "\(version)")))
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    let stray = simulation.run { Screen("S") }
    simulation.run { root.view.addSubview(stray.view) }
    simulation.settle()
    let texts = texts(in: simulation) { stray.present(UIViewController(), animated: true) }
    #expect(texts.count == 1)
    #expect(texts.first?.contains(words) == true)
    #expect(stray.presentedViewController != nil)
  }
}

/// Presents as soon as its view is loaded, or has appeared.
private final class Eager: UIViewController {
  private let late: Bool

  init(late: Bool = false) {
    self.late = late
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    if !late { present(UIViewController(), animated: true) }
  }

  override func viewDidAppear(_ animated: Bool) {
    if late { present(UIViewController(), animated: true) }
  }
}

/// Gives a popover its anchor at the last moment.
private final class Anchoring: UIPopoverPresentationControllerDelegate {
  let view: UIView

  init(view: UIView) { self.view = view }

  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    popoverPresentationController.sourceView = view
  }
}
