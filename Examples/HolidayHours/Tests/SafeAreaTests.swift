import FlowTesting
import HeadlessUIKit
import Testing

@testable import HolidayHoursExample

/// The content keeps clear of the actions that lie over it.
@MainActor
struct SafeAreaTests {
  nonisolated static let devices = ["iPhone SE (3rd gen)", "iPhone 13", "iPhone 16", "iPad (10th gen)"]

  @Test(
    "The flow passes on a phone with a home button, a notch, a Dynamic Island, and on an iPad, however it is turned",
    arguments: devices, ["portrait", "landscape"])
  func flow(device: String, orientation: String) throws {
    let result = try verifyFlow(
      "../../../Flows/holiday-hours-safe-area.yaml", modules: ["HolidayHoursExample"],
      variables: ["DEVICE": device, "ORIENTATION": orientation])
    #expect(result.verdict == .passed)
  }

  private func app(_ device: String, _ orientation: UIInterfaceOrientation) throws -> AppUnderTest {
    try AppUnderTest(
      "..", device: try #require(Device(named: device)), orientation: orientation, modules: ["HolidayHoursExample"])
  }

  @Test(
    "Both ways to put the three together leave the content clear of the actions and of the device's own parts",
    arguments: devices, [UIInterfaceOrientation.portrait, .landscapeRight])
  func bothWays(device: String, orientation: UIInterfaceOrientation) throws {
    for way in ["Holiday Hours", "Holiday Hours, in Code"] {
      let app = try app(device, orientation)
      app.tap(way)
      app.expectNotCovered(id: "hours.status")
      app.expectNotCovered("Save")
      app.expectNotCovered("Earlier Years")
      let safeArea = app.simulation.device.safeAreaInsets(in: orientation, on: app.simulation.system)
      app.expectSafeArea(
        of: "HolidayHours", top: 0, left: safeArea.left, bottom: safeArea.bottom + 76, right: safeArea.right)
      app.expectNoIssues()
    }
  }

  @Test("Turning the device keeps the content clear")
  func turning() throws {
    let app = try app("iPhone 16", .portrait)
    app.tap("Holiday Hours")
    app.perform { app.simulation.turnDevice(to: .landscapeLeft) }
    app.expectSafeArea(of: "HolidayHours", top: 0, left: 59, bottom: 97, right: 59)
    app.expectNotCovered(id: "hours.status")
  }

  @Test("Without its additional insets the content lies under the actions: both views and the overlap are told")
  func withoutInsets() throws {
    let app = try app("iPhone 13", .portrait)
    app.tap("Holiday Hours")
    app.perform { try? app.controller(HolidayHoursViewController.self).additionalSafeAreaInsets = .zero }
    withKnownIssue {
      app.expectNotCovered(id: "hours.status")
    } matching: { issue in
      let text = "\(issue)"
      return text.contains("UILabel \"Not saved\" lies under UIView template.actionArea")
        && text.contains("- element: x 16…374, y 782…802") && text.contains("+ over it: x 0…390, y 734…844")
        && text.contains("overlap: 358 × 20 points")
    }
  }
}
