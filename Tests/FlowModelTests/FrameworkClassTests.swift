import FlowInterfaceBuilder
import TestSupport
import Testing

@testable import FlowModel

@Suite struct FrameworkClassTests {
  @Test(arguments: [
    ("iOS.CocoaTouch", "tableViewController", "UITableViewController"),
    ("iOS.CocoaTouch", "avPlayerViewController", "AVPlayerViewController"),
    ("iOS.CocoaTouch", "pongPressGestureRecognizer", "UILongPressGestureRecognizer"),
    ("iOS.CocoaTouch", "holographicController", "UIHolographicController"),
    ("AppleTV", "viewController", "UIViewController"),
    ("MacOSX.Cocoa", "viewController", "NSViewController"),
    ("MacOSX.Cocoa", "pagecontroller", "NSPageController"),
    ("watchKit", "controller", "WKInterfaceController"),
    ("watchKit", "hostingController", "WKHostingController"),
  ])
  func followsTheTag(runtime: String, tag: String, name: String) throws {
    let app = try TemporaryFolder(["A.storyboard": TestStoryboard.text(["\(tag) id=\"one\""], runtime: runtime)])
    let screen = try #require(AppModel(at: app.path).screens.first)
    #expect(screen.frameworkClass == name)
    #expect(screen.isSimulated == (runtime == "iOS.CocoaTouch"))
  }
}
