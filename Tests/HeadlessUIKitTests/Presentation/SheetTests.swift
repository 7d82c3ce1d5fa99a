import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Cards: their heights, and where they lie.
@MainActor
struct SheetTests {
  private func card(
    on device: String = "iPhone 16", system: String = "18", style: UIModalPresentationStyle = .pageSheet,
    _ prepare: (UISheetPresentationController) -> Void = { _ in }
  ) throws -> (Simulation, Screen) {
    let simulation = Simulation(
      device: try #require(Device(named: device)), system: try #require(SystemVersion(named: system)))
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    let modal = simulation.run { Screen("M", style) }
    if let sheet = modal.sheetPresentationController { prepare(sheet) }
    simulation.run { root.present(modal, animated: true) }
    simulation.settle()
    return (simulation, modal)
  }

  @Test("Large unless code says otherwise, from below the status bar to the bottom", .proves("F4.16"))
  func large() throws {
    let (simulation, modal) = try card()
    let sheet = try #require(modal.sheetPresentationController)
    #expect(sheet.detents.map(\.identifier) == [.large])
    #expect(modal.view.frame.minY > 59)
    #expect(modal.view.frame.maxY == simulation.screen.bounds.maxY)
    #expect(modal.view.frame.width == simulation.screen.bounds.width)
  }

  @Test("A custom detent is the height without the safe area at the bottom", .proves("F4.16"))
  func custom() throws {
    let (_, modal) = try card { $0.detents = [.custom { _ in 200 }] }
    #expect(modal.view.frame == CGRect(x: 0, y: 852 - 234, width: 393, height: 234))
  }

  @Test("On a phone without a home indicator it is the whole height", .proves("F4.16"))
  func customWithoutIndicator() throws {
    let (_, modal) = try card(on: "iPhone SE (3rd gen)") { $0.detents = [.custom { _ in 200 }] }
    #expect(modal.view.frame.height == 200)
  }

  @Test("The smallest detent is taken first; the user's drag is told, code's choice is not")
  func selection() throws {
    let delegate = DetentNotes()
    let (simulation, modal) = try card {
      $0.detents = [.medium(), .large()]
      $0.delegate = delegate
    }
    let sheet = try #require(modal.sheetPresentationController)
    let medium = modal.view.frame.height
    #expect(medium < simulation.screen.bounds.height * 0.6)
    simulation.run { sheet.selectedDetentIdentifier = .large }
    simulation.settle()
    #expect(modal.view.frame.height > medium)
    #expect(delegate.changes == [])
    simulation.run { sheet.userDidDrag(to: .medium) }
    simulation.settle()
    #expect(modal.view.frame.height == medium)
    #expect(delegate.changes == [.medium])
  }

  @Test("Below a card that leaves it undimmed touches arrive")
  func undimmed() throws {
    let simulation = Simulation()
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    let button = simulation.run { UIButton(frame: CGRect(x: 10, y: 100, width: 100, height: 44)) }
    button.setTitle("Below", for: .normal)
    root.view.addSubview(button)
    let modal = simulation.run { Screen("M") }
    modal.sheetPresentationController?.detents = [.medium(), .large()]
    modal.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    _ = simulation.lines { root.present(modal, animated: true) }
    #expect(simulation.screenElements.first { $0.texts == ["Below"] }?.isReachable == true)
    simulation.run { modal.sheetPresentationController?.selectedDetentIdentifier = .large }
    #expect(simulation.screenElements.contains { $0.texts == ["Below"] } == false)
  }

  @Test("Before iOS 15 code reaches no card")
  func oldVersion() throws {
    let (_, modal) = try card(system: "14")
    #expect(modal.sheetPresentationController == nil)
    #expect(modal.presentationController != nil)
  }

  @Test("A form sheet on an iPad is as large as it likes, and in the middle")
  func formSheet() throws {
    let simulation = Simulation(device: try #require(Device(named: "iPad (10th gen)")))
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    let modal = simulation.run { Screen("M", .formSheet) }
    modal.preferredContentSize = CGSize(width: 400, height: 300)
    _ = simulation.lines { root.present(modal, animated: true) }
    #expect(modal.view.frame == CGRect(x: 210, y: 440, width: 400, height: 300))
    simulation.run { modal.preferredContentSize = CGSize(width: 500, height: 300) }
    simulation.settle()
    #expect(modal.view.frame == CGRect(x: 160, y: 440, width: 500, height: 300))
  }

  @Test("A child's wish goes to its container, a presented controller's to what presents it")
  func preferredContentSize() throws {
    let simulation = Simulation()
    let container = simulation.run { Container() }
    simulation.show(container)
    let child = simulation.run { Screen("C") }
    simulation.run {
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
    }
    simulation.settle()
    simulation.run { child.preferredContentSize = CGSize(width: 10, height: 20) }
    simulation.run { child.preferredContentSize = CGSize(width: 10, height: 20) }
    #expect(container.wishes == [CGSize(width: 10, height: 20)])
  }
}

private final class DetentNotes: UISheetPresentationControllerDelegate {
  var changes: [UISheetPresentationController.Detent.Identifier?] = []

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { changes.append(sheetPresentationController.selectedDetentIdentifier) }
}

private final class Container: UIViewController {
  var wishes: [CGSize] = []

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    wishes.append(container.preferredContentSize)
  }
}
