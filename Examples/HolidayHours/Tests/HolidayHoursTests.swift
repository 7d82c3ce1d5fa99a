import FlowTesting
import HeadlessUIKit
import Testing

@testable import HolidayHoursExample

/// Drives the app with Swift Testing: three controllers in one another, by embed segues and in code.
@MainActor
struct HolidayHoursTests {
  private let app: AppUnderTest

  init() throws { app = try AppUnderTest("..", modules: ["HolidayHoursExample"]) }

  @Test("Embed segues: the parent prepares, then the child is moved in, all before the parent's viewDidLoad")
  func embedded() throws {
    app.expectTrace(
      [
        "PizzeriaViewController prepare(for:sender:) presentation segue \"holidayHours\" "
          + "→ NavigationContainerViewController",
        "NavigationContainerViewController prepare(for:sender:) embed segue \"embedTemplate\" "
          + "→ ActionTemplateViewController",
        "ActionTemplateViewController willMove(toParent: NavigationContainerViewController)",
        "ActionTemplateViewController prepare(for:sender:) embed segue \"embedContent\" → HolidayHoursViewController",
        "HolidayHoursViewController willMove(toParent: ActionTemplateViewController)",
        "HolidayHoursViewController viewDidLoad",
        "HolidayHoursViewController didMove(toParent: ActionTemplateViewController)",
        "ActionTemplateViewController viewDidLoad",
        "ActionTemplateViewController didMove(toParent: NavigationContainerViewController)",
        "NavigationContainerViewController viewDidLoad",
      ], of: [.prepareForSegue, .willMoveToParent, .didMoveToParent, .viewDidLoad]
    ) {
      app.tap("Holiday Hours")
    }
    app.expectPresented("NavigationContainer")
    app.expectVisible("Holiday Hours")
    app.expectNoIssues()
  }

  @Test("In code: addChild, insertSubview, didMove; the content moves into the template, then both into the container")
  func composed() throws {
    app.expectTrace(
      [
        "ComposedContainerViewController viewDidLoad",
        "ComposedTemplateViewController viewDidLoad",
        "HolidayHoursViewController willMove(toParent: ComposedTemplateViewController)",
        "HolidayHoursViewController viewDidLoad",
        "HolidayHoursViewController didMove(toParent: ComposedTemplateViewController)",
        "ComposedTemplateViewController willMove(toParent: ComposedContainerViewController)",
        "ComposedTemplateViewController didMove(toParent: ComposedContainerViewController)",
        "ComposedContainerViewController viewWillAppear:1",
        "ComposedTemplateViewController viewWillAppear:1",
        "HolidayHoursViewController viewWillAppear:1",
        "ComposedContainerViewController viewDidAppear:1",
        "ComposedTemplateViewController viewDidAppear:1",
        "HolidayHoursViewController viewDidAppear:1",
      ], of: [.willMoveToParent, .didMoveToParent, .viewDidLoad, .viewWillAppear, .viewDidAppear]
    ) {
      app.tap("Holiday Hours, in Code")
    }
    let container = try app.controller(ComposedContainerViewController.self)
    let template = try #require(container.template)
    let content = try #require(container.content)
    #expect(container.children == [template])
    #expect(template.children == [content])
    #expect(container.contentView.subviews.first === template.view)
    #expect(content.view.frame == template.contentView.bounds)
    app.expectNoIssues()
  }

  @Test(
    "The template shows the buttons of the content's dock, in their order",
    arguments: ["Holiday Hours", "Holiday Hours, in Code"])
  func actions(_ button: String) throws {
    app.tap(button)
    let content = try app.controller(HolidayHoursViewController.self)
    #expect(content.actionButtons.map { $0.title(for: .normal) } == ["Save", "Earlier Years"])
    #expect(content.actionButtons.allSatisfy { $0.superview is UIStackView })
    app.tap("Earlier Years")
    app.expectPresented("EarlierYearsViewController")
    app.tap("Done")
    app.expectNotVisible("Last year we were closed.*")
    app.tap("Note to guests")
    app.type("Merry Christmas")
    app.simulation.hideKeyboard()
    app.tap("Save")
    app.expectVisible("Saved: open on 2 of 3 days")
    app.tap("Close")
    app.expectNotPresented()
    app.expectVisible("Holiday hours are set: Merry Christmas")
    app.expectNoIssues()
  }

  @Test("Closing without saving leaves the start as it was")
  func closing() {
    app.tap("Holiday Hours")
    app.tap("Close")
    app.expectVisible("Holiday hours are not set.")
  }

  @Test("New content takes the place of the old, with its buttons; didMove comes again when it has appeared")
  func replacing() throws {
    app.tap("Holiday Hours, in Code")
    let template = try app.controller(ComposedTemplateViewController.self)
    let old = try #require(template.content)
    let new = try app.perform {
      try #require(UIStoryboard(name: "Hours", bundle: nil).instantiateInitialViewController() as? ActionProviding)
    }
    app.expectTrace(
      [
        "HolidayHoursViewController willMove(toParent: nil)",
        "HolidayHoursViewController didMove(toParent: nil)",
        "HolidayHoursViewController#2 willMove(toParent: ComposedTemplateViewController)",
        "HolidayHoursViewController#2 viewDidLoad",
        "HolidayHoursViewController#2 didMove(toParent: ComposedTemplateViewController)",
        "HolidayHoursViewController didMove(toParent: nil)",
        "HolidayHoursViewController#2 didMove(toParent: ComposedTemplateViewController)",
      ], of: [.willMoveToParent, .didMoveToParent, .viewDidLoad]
    ) {
      template.show(new)
    }
    #expect(old.parent == nil)
    #expect(template.actionStackView.arrangedSubviews == new.actionButtons)
  }

  @Test("A XibView loads its xib with itself as the owner, after its inspectable values are set")
  func xibView() throws {
    app.tap("Holiday Hours")
    let times = try app.controller(HolidayHoursViewController.self).openingTimes
    #expect(times.map(\.dayLabel.text) == ["24 December", "25 December", "26 December"])
    #expect(times.map(\.hoursLabel.text) == ["11:00 – 15:00", "Closed", "17:00 – 22:00"])
    #expect(times.allSatisfy { $0.content?.frame == $0.bounds })
    app.expectVisible("Closed")
  }

  @Test(
    "The flows, with the classes behind the scenes",
    arguments: ["holiday-hours", "holiday-hours-in-code", "holiday-hours-status-bar"])
  func flow(_ name: String) throws {
    let result = try verifyFlow("../../../Flows/\(name).yaml", modules: ["HolidayHoursExample"])
    #expect(result.verdict == .passed)
  }

  @Test(
    "The content decides on the status bar, through both controllers around it, on each kind of device",
    arguments: ["iPhone SE (3rd gen)", "iPhone 13", "iPhone 16", "iPad (10th gen)"],
    ["Holiday Hours", "Holiday Hours, in Code"])
  func statusBar(_ name: String, button: String) throws {
    let device = try #require(Device(named: name))
    let app = try AppUnderTest("..", device: device, modules: ["HolidayHoursExample"])
    app.expectStatusBar(.default, hidden: false)
    app.tap(button)
    for orientation in [UIDeviceOrientation.portrait, .landscapeLeft, .landscapeRight] {
      app.turn(to: orientation)
      app.expectStatusBar(.lightContent, owner: "HolidayHoursViewController")
      app.expectStatusBar(hidden: orientation.isLandscape && device.idiom == .phone)
    }
    app.turn(to: .portrait)
    app.tap("Earlier Years")
    app.expectStatusBar(.lightContent, owner: "HolidayHoursViewController")
    app.tap("Done")
    app.tap("Close")
    app.expectStatusBar(.darkContent)
    app.expectNoIssues()
  }

  @Test("New content is asked for its style at once")
  func statusBarOfNewContent() throws {
    final class Plain: UIViewController, ActionProviding {
      let actionButtons: [UIButton] = []
    }
    app.tap("Holiday Hours, in Code")
    let template = try app.controller(ComposedTemplateViewController.self)
    app.perform { template.show(Plain()) }
    app.expectStatusBar(.darkContent, owner: "Plain")
    app.expectNoIssues()
  }
}
