import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Alerts and action sheets.
@MainActor
struct AlertTests {
  private func present(
    _ style: UIAlertController.Style, on device: String = "iPhone 16", anchored: Bool = true,
    buttons: [UIAlertAction.Style] = [.default, .cancel]
  ) throws -> (Simulation, Screen, UIAlertController, Handled) {
    let simulation = Simulation(device: try #require(Device(named: device)))
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    let handled = Handled()
    let alert = simulation.run { UIAlertController(title: "Sure?", message: nil, preferredStyle: style) }
    for button in buttons {
      alert.addAction(
        UIAlertAction(title: "\(button)", style: button) { [weak alert] _ in
          handled.notes.append("\(button) \(alert?.view.window == nil ? "after" : "before") it is gone")
        })
    }
    if anchored { alert.popoverPresentationController?.sourceView = root.view }
    simulation.run { root.present(alert, animated: true) }
    simulation.settle()
    return (simulation, root, alert, handled)
  }

  @Test("An alert leaves its presenter in view, and goes away before the handler runs", .proves("F1.5.5"))
  func tap() throws {
    let (simulation, root, alert, handled) = try present(.alert)
    #expect(root.view.window != nil)
    #expect(root.presentedViewController === alert)
    let button = try #require(simulation.screenElements.first { $0.texts == ["default"] })
    simulation.touch(button)
    #expect(handled.notes == ["default after it is gone"])
    #expect(root.presentedViewController == nil)
  }

  @Test("A tap beside an alert does nothing")
  func tapBesideAlert() throws {
    let (simulation, root, alert, handled) = try present(.alert)
    #expect(!alert.tapOutsidePresentation())
    simulation.settle()
    #expect(handled.notes == [])
    #expect(root.presentedViewController === alert)
  }

  @Test("A tap beside an action sheet cancels it", arguments: ["iPhone 16", "iPad (10th gen)"])
  func tapBesideActionSheet(_ device: String) throws {
    let (simulation, root, alert, handled) = try present(.actionSheet, on: device)
    #expect(alert.tapOutsidePresentation())
    simulation.settle()
    #expect(handled.notes == ["cancel after it is gone"])
    #expect(root.presentedViewController == nil)
  }

  @Test(
    "Without a button to cancel only the popover goes away",
    arguments: [("iPhone 16", false), ("iPad (10th gen)", true)])
  func tapBesideWithoutCancel(_ device: String, _ goesAway: Bool) throws {
    let (simulation, root, alert, handled) = try present(.actionSheet, on: device, buttons: [.default])
    #expect(alert.tapOutsidePresentation() == goesAway)
    simulation.settle()
    #expect(handled.notes == [])
    #expect((root.presentedViewController == nil) == goesAway)
  }

  @Test("On an iPad an action sheet is a popover that needs an anchor", .proves("F1.5.9"))
  func anchor() throws {
    let (simulation, root, alert, _) = try present(.actionSheet, on: "iPad (10th gen)", anchored: false)
    #expect(alert.modalPresentationStyle == .popover)
    let exception = try #require(simulation.exceptions.first)
    #expect(exception.name == .generic)
    #expect(exception.reason.hasPrefix("Your application has presented a UIAlertController (<UIAlertController: 0x"))
    #expect(exception.reason.contains("of style UIAlertControllerStyleActionSheet from Screen (<Screen: 0x"))
    #expect(root.presentedViewController == nil)
    let phone = try present(.actionSheet, anchored: false)
    #expect(phone.0.exceptions == [])
    #expect(phone.2.popoverPresentationController == nil)
  }

  @Test("What UIKit refuses to be added")
  func refusals() {
    let simulation = Simulation()
    simulation.run {
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addTextField()
      sheet.addAction(UIAlertAction(title: "A", style: .cancel))
      sheet.addAction(UIAlertAction(title: "B", style: .cancel))
      sheet.addAction(UIAlertAction(title: nil, style: .default))
      #expect(sheet.actions.count == 1)
    }
    #expect(
      simulation.exceptions.map(\.reason) == [
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert",
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel",
        "Actions added to UIAlertController must have a title",
      ])
  }

  @Test("An alert with nothing to show ends the app as it comes up")
  func nothing() {
    let simulation = Simulation()
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    simulation.run {
      root.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
    }
    #expect(
      simulation.exceptions.map(\.reason) == [
        "UIAlertController must have a title, a message or an action to display"
      ])
  }
}

private final class Handled {
  var notes: [String] = []
}
