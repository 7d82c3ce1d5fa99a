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
          file: file, sceneStoryboards: ["Patients"], mainStoryboard: nil, deviceStoryboards: [:],
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
