import Foundation
import TestSupport
import Testing

@testable import FlowModel

@Suite struct InfoPlistTests {
  @Test func readsTheSceneManifestAndTheLaunchScreen() throws {
    let plist = try InfoPlist(contentsOf: Fixtures.path("Clinic/Info.plist"))
    let file = Fixtures.path("Clinic/Info.plist")
    #expect(
      plist
        == InfoPlist(
          file: file, sceneStoryboards: ["Patients"], hasSceneManifest: true,
          namesSceneConfigurations: true, mainStoryboard: nil, deviceStoryboards: [:],
          launchStoryboard: "Welcome", bundleIdentifier: nil,
          locations: ["Patients": SourceLocation(file: file, line: 17, column: 6)]))
  }

  @Test func readsABinaryOne() throws {
    let folder = try TemporaryFolder()
    let values = ["UIMainStoryboardFile": "Main.storyboard", "CFBundleIdentifier": "com.example.app"]
    let data = try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
    try data.write(to: URL(fileURLWithPath: "\(folder.path)/Info.plist"))
    let plist = try InfoPlist(contentsOf: "\(folder.path)/Info.plist")
    #expect(plist.mainStoryboard == "Main")
    #expect(plist.bundleIdentifier == "com.example.app")
  }

  @Test func readsWhoDecidesOnTheStatusBarAndTheOrientations() throws {
    let folder = try TemporaryFolder([
      "Info.plist": """
      <plist version="1.0"><dict>
        <key>UIViewControllerBasedStatusBarAppearance</key><false/>
        <key>UIStatusBarHidden</key><string>YES</string>
        <key>UIStatusBarStyle</key><string>UIStatusBarStyleLightContent</string>
        <key>UISupportedInterfaceOrientations</key>
        <array><string>UIInterfaceOrientationLandscapeLeft</string><string>UIInterfaceOrientationPortrait</string></array>
        <key>UISupportedInterfaceOrientations~ipad</key>
        <array><string>UIInterfaceOrientationPortrait</string></array>
      </dict></plist>
      """,
      "Plain-Info.plist": #"<plist version="1.0"><dict/></plist>"#,
    ])
    let plist = try InfoPlist(contentsOf: "\(folder.path)/Info.plist")
    #expect(!plist.isStatusBarViewControllerBased)
    #expect(plist.isStatusBarHidden)
    #expect(plist.statusBarStyle == "UIStatusBarStyleLightContent")
    #expect(plist.orientations == ["UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationPortrait"])
    #expect(plist.padOrientations == ["UIInterfaceOrientationPortrait"])
    let plain = try InfoPlist(contentsOf: "\(folder.path)/Plain-Info.plist")
    #expect(plain.isStatusBarViewControllerBased)
    #expect(!plain.isStatusBarHidden)
    #expect(plain.orientations == [])
  }

  @Test func refusesWhatIsNoDictionary() throws {
    let folder = try TemporaryFolder(["Info.plist": #"<plist version="1.0"><string>Main</string></plist>"#])
    let error = #expect(throws: (any Error).self) { try InfoPlist(contentsOf: "\(folder.path)/Info.plist") }
    #expect(
      error.map { folder.relative("\($0)") } == """
        Info.plist:1:1: error: it holds no dictionary at its root. Check it with `plutil -lint`; without it the app's \
        start screen is not known from here.
        """)
  }

  @Test func isSoughtWhereDocumentsAre() throws {
    let plist = TestStoryboard.plist("UIMainStoryboardFile", "Main")
    let folder = try TemporaryFolder([
      "App/App-Info.plist": plist, "App/Localizable.plist": plist, "Pods/Kit/Info.plist": plist,
      ".build/Info.plist": plist, "Kit.framework/Info.plist": plist, "A.storyboard": TestStoryboard.text(),
      "App.xcodeproj/x": "",
    ])
    for path in ["", "/", "/App.xcodeproj"] {
      #expect(AppModel(at: folder.path + path).infoPlists.map { folder.relative($0.file) } == ["App/App-Info.plist"])
    }
    #expect(AppModel(at: "\(folder.path)/A.storyboard").infoPlists.isEmpty)
  }
}
