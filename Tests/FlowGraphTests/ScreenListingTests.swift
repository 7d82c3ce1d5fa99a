import TestSupport
import Testing

@testable import FlowGraph
@testable import FlowModel

@Suite struct ScreenListingTests {
  @Test func saysWhenNothingIsThere() {
    let model = AppModel(name: "Empty", storyboards: [], screens: [], transitions: [])
    #expect(ScreenListing(model, start: nil).text == "0 documents, 0 scenes, 0 segues, 0 unreadable\n")
  }

  @Test func marksWhatIsNotSimulatedAndWhatLaunches() throws {
    let location = SourceLocation(file: "a", line: 1, column: 1)
    func storyboard(_ name: String, platform: String, launches: Bool) -> Storyboard {
      Storyboard(
        name: name, directory: "", qualifiedName: name, file: "\(name).storyboard", initialScreen: "\(name)#1",
        isLaunchScreen: launches, platform: platform, isSimulated: platform == "iOS")
    }
    func screen(_ storyboard: String) -> Screen {
      Screen(
        id: "\(storyboard)#1", storyboard: storyboard, objectID: "1", frameworkClass: "UIViewController", kind: .plain,
        isInitial: true, isSimulated: true, location: location)
    }
    let model = AppModel(
      name: "App",
      storyboards: [
        storyboard("Launch", platform: "iOS", launches: true), storyboard("TV", platform: "tvOS", launches: false),
      ], screens: [screen("Launch"), screen("TV")], transitions: [])
    #expect(
      ScreenListing(model, start: nil).text == """
        Launch  Launch.storyboard, launch screen
          Launch#1  UIViewController, initial

        TV  TV.storyboard, tvOS, not simulated
          TV#1  UIViewController, initial

        0 documents, 0 scenes, 0 segues, 0 unreadable

        """)
  }
}
