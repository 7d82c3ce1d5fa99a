import TestSupport
import Testing

@testable import FlowModel

@Suite struct StartScreenTests {
  private func start(of files: [String: String], named name: String? = nil, device: String = "iphone") throws -> String
  {
    let app = try TemporaryFolder(files)
    do {
      return try AppModel(at: app.path).startScreen(named: name, device: device).id
    } catch {
      let folder = app.path.split(separator: "/").last.map(String.init) ?? ""
      return app.relative("\(error)").replacingOccurrences(of: folder, with: "APP")
    }
  }

  private let storyboard = TestStoryboard.text()

  @Test func theManifestGoesBeforeTheMainStoryboard() throws {
    #expect(try AppModel(at: Fixtures.path("Clinic")).startScreen().id == "Patients#tab-00-001")
  }

  @Test func theMainStoryboardOfInfoPlistGoesBeforeMain() throws {
    let files = [
      "Main.storyboard": storyboard, "First.storyboard": storyboard,
      "App-Info.plist": TestStoryboard.plist("UIMainStoryboardFile", "First"),
    ]
    #expect(try start(of: files) == "First#one")
  }

  @Test func aDevicesOwnMainStoryboardGoesFirst() throws {
    let files = [
      "Main.storyboard": storyboard, "Pad.storyboard": storyboard,
      "Info.plist": TestStoryboard.plist("UIMainStoryboardFile~ipad", "Pad"),
    ]
    #expect(try start(of: files, device: "ipad") == "Pad#one")
    #expect(try start(of: files, device: "iphone") == "Main#one")
  }

  @Test func aDevicesOwnVariantGoesFirst() throws {
    let files = ["Main.storyboard": storyboard, "Main~ipad.storyboard": storyboard]
    #expect(try start(of: files, device: "ipad") == "Main~ipad#one")
    #expect(try start(of: files, device: "iphone") == "Main#one")
  }

  @Test func mainGoesBeforeOthers() throws {
    #expect(try start(of: ["Main.storyboard": storyboard, "Other.storyboard": storyboard]) == "Main#one")
  }

  @Test func theOnlyOneWithAnInitialControllerIsLast() throws {
    let files = ["A.storyboard": storyboard, "B.storyboard": TestStoryboard.text(initial: nil)]
    #expect(try start(of: files) == "A#one")
  }

  @Test func launchScreensAndOtherPlatformsDoNotCount() throws {
    let files = [
      "A.storyboard": storyboard, "Hello.storyboard": storyboard,
      "Main.storyboard": TestStoryboard.text(runtime: "AppleTV"),
      "Info.plist": TestStoryboard.plist("UILaunchStoryboardName", "Hello"),
    ]
    #expect(try start(of: files) == "A#one")
  }

  @Test func theMainStoryboardIsThatOfItsOwnFolder() throws {
    let files = [
      "Old/Main.storyboard": storyboard, "New/Main.storyboard": storyboard,
      "New/Info.plist": TestStoryboard.plist("UIMainStoryboardFile", "Main"),
    ]
    #expect(try start(of: files) == "New/Main#one")
  }

  @Test func listsTheChoicesWhenNothingDecides() throws {
    let files = ["A.storyboard": storyboard, "B/B.storyboard": storyboard]
    #expect(
      try start(of: files) == """
        APP can start with 2 storyboards, and no Info.plist decides between them. Name one of them, one of their \
        screens, or a folder that holds one app:
          A  (UIViewController, A.storyboard)
          B  (UIViewController, B/B.storyboard)
        """)
  }

  @Test func saysThatNothingHasAnInitialController() throws {
    #expect(
      try start(of: ["A.storyboard": TestStoryboard.text(initial: nil)]) == """
        APP has no storyboard for iOS with an initial controller, so it is not known where the app starts. Tick "Is \
        Initial View Controller" for a screen in Interface Builder, or name a screen.
        """)
  }

  @Test func aNameGoesBeforeAll() throws {
    let other = TestStoryboard.text([
      #"viewController id="one""#, #"viewController id="two" storyboardIdentifier="second""#,
    ])
    let files = ["Main.storyboard": storyboard, "Other.storyboard": other]
    #expect(try start(of: files, named: "Other") == "Other#one")
    #expect(try start(of: files, named: "second") == "Other#two")
    #expect(try start(of: files, named: "Other#two") == "Other#two")
    #expect(try start(of: files, named: "secnod") == "no screen of APP is called 'secnod': did you mean 'second'?")
    #expect(
      try start(of: files, named: "nothing like it")
        == "no screen of APP is called 'nothing like it': `flowsim screens` lists them all.")
    #expect(
      try start(of: files, named: "UIViewController") == """
        'UIViewController' stands for 3 screens of APP; name one by its id:
          Main#one  (UIViewController, Main.storyboard:5:1)
          Other#one  (UIViewController, Other.storyboard:5:1)
          Other#two  (second, Other.storyboard:8:1)
        """)
  }
}
