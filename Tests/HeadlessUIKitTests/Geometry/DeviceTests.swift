import HeadlessUIKit
import TestSupport
import Testing

/// The devices as data.
@MainActor
struct DeviceTests {
  @Test("A device is found by the name of any model of its screen class, and keeps that name")
  func names() throws {
    let device = try #require(Device(named: "iphone 15 pro"))
    #expect(device.name == "iPhone 15 Pro")
    #expect(device.portraitSize == CGSize(width: 393, height: 852))
    #expect(Device(named: "iPhone 3G") == nil)
    #expect(Device(named: "iPhone SE (2nd generation)")?.name == "iPhone SE (2nd gen)")
    #expect(Device(named: "iphone se")?.name == "iPhone SE (3rd gen)")
    #expect(Device(named: "iPad")?.name == "iPad (A16)")
    #expect(Device(named: "iPad mini")?.name == "iPad mini (A17 Pro)")
    #expect(Device(named: "iPad Pro") == nil)
    for name in [
      "iPhone SE (3rd gen)", "iPhone 8 Plus", "iPhone 13", "iPhone 16", "iPhone 16 Pro Max", "iPad (10th gen)",
      "iPad Pro 13-inch (M4)",
    ] {
      #expect(Device.all.contains { $0.name == name })
    }
  }

  @Test(
    "The safe area of a full screen window", .proves("F4.10", "F4.11"),
    arguments: [
      ("iPhone SE (3rd gen)", 20, 0, 0, 0, 0), ("iPhone 8 Plus", 20, 0, 0, 0, 0), ("iPhone X", 44, 34, 0, 44, 21),
      ("iPhone 11", 48, 34, 0, 48, 21), ("iPhone 11 Pro Max", 44, 34, 0, 44, 21),
      ("iPhone 13 mini", 50, 34, 0, 50, 21), ("iPhone 13", 47, 34, 0, 47, 21), ("iPhone 14 Plus", 47, 34, 0, 47, 21),
      ("iPhone 14 Pro", 59, 34, 0, 59, 21), ("iPhone 15 Plus", 59, 34, 0, 59, 21),
      ("iPhone 16 Pro", 62, 34, 0, 62, 21), ("iPhone 17", 62, 34, 20, 62, 20), ("iPhone Air", 68, 34, 20, 68, 29),
      ("iPad (9th gen)", 20, 0, 20, 0, 0), ("iPad (10th gen)", 24, 20, 24, 0, 20),
    ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func safeArea(
    name: String, top: CGFloat, bottom: CGFloat, landscapeTop: CGFloat, side: CGFloat, landscapeBottom: CGFloat
  ) throws {
    let device = try #require(Device(named: name))
    #expect(
      device.safeAreaInsets(in: .portrait, on: .standard) == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    let landscape = UIEdgeInsets(top: landscapeTop, left: side, bottom: landscapeBottom, right: side)
    #expect(device.safeAreaInsets(in: .landscapeLeft, on: .standard) == landscape)
    #expect(device.safeAreaInsets(in: .landscapeRight, on: .standard) == landscape)
  }

  @Test("What a version of iOS changed of a screen's safe area", .proves("F4.10", "F4.11"))
  func versions() throws {
    func insets(_ name: String, _ system: String, _ orientation: UIInterfaceOrientation) throws -> UIEdgeInsets {
      try #require(Device(named: name))
        .safeAreaInsets(in: orientation, on: try #require(SystemVersion(named: system)))
    }
    #expect(try insets("iPhone 11", "13", .portrait).top == 44)
    #expect(try insets("iPhone 11", "14", .portrait).top == 48)
    #expect(try insets("iPhone 12 mini", "14", .portrait).top == 44)
    #expect(try insets("iPhone 12 mini", "15", .portrait).top == 50)
    #expect(
      try insets("iPhone 16 Pro", "26", .landscapeLeft) == UIEdgeInsets(top: 20, left: 62, bottom: 20, right: 62))
  }

  @Test(
    "The status bar's height", .proves("F4.10"),
    arguments: [
      ("iPhone 8", 20, 0), ("iPhone X", 44, 0), ("iPhone 13", 47, 0), ("iPhone 11", 48, 0), ("iPhone 13 mini", 50, 0),
      ("iPhone 16", 54, 0), ("iPhone 16 Pro", 54, 0), ("iPad (9th gen)", 20, 20), ("iPad (10th gen)", 24, 24),
    ] as [(String, CGFloat, CGFloat)])
  func statusBar(name: String, portrait: CGFloat, landscape: CGFloat) throws {
    let device = try #require(Device(named: name))
    #expect(device.statusBarHeight(in: .portrait, on: .standard) == portrait)
    #expect(device.statusBarHeight(in: .landscapeLeft, on: .standard) == landscape)
  }

  @Test(
    "The size classes of a full screen window", .proves("F5.10"),
    arguments: [
      ("iPhone SE (3rd gen)", false), ("iPhone 13", false), ("iPhone 16", false), ("iPhone 8 Plus", true),
      ("iPhone 11", true), ("iPhone 16 Pro Max", true), ("iPhone Air", true),
    ])
  func phoneSizeClasses(name: String, isWide: Bool) throws {
    let device = try #require(Device(named: name))
    #expect(
      device.traitCollection(in: .portrait)
        == UITraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .regular))
    #expect(
      device.traitCollection(in: .landscapeRight)
        == UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact, verticalSizeClass: .compact))
  }

  @Test("An iPad is of regular size in both orientations", .proves("F5.10"))
  func padSizeClasses() throws {
    let device = try #require(Device(named: "iPad (10th gen)"))
    let regular = UITraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .regular)
    #expect(device.traitCollection(in: .portrait) == regular)
    #expect(device.traitCollection(in: .landscapeLeft) == regular)
  }

  @Test("The screen's bounds follow the orientation")
  func screen() throws {
    let simulation = Simulation(device: try #require(Device(named: "iPhone 13")), orientation: .landscapeLeft)
    #expect(simulation.screen.bounds == CGRect(x: 0, y: 0, width: 844, height: 390))
  }
}
