import TestSupport
import Testing

@testable import FlowModel

/// How files become storyboards, and how references find them.
@Suite struct StoryboardNamesTests {
  private func model(_ files: [String: String]) throws -> (AppModel, TemporaryFolder) {
    let app = try TemporaryFolder(files)
    return (AppModel(at: app.path), app)
  }

  private func reference(_ attributes: String) -> String {
    TestStoryboard.text(
      [#"viewController id="one""#, "viewControllerPlaceholder id=\"ref\" \(attributes)"],
      segues: #"<segue destination="ref" kind="show" id="seg"/>"#)
  }

  private func destination(_ attributes: String, among files: [String: String]) throws -> String {
    let (model, _) = try model(files.merging(["A/Start.storyboard": reference(attributes)]) { $1 })
    let start = try #require(model.screens.first { $0.storyboard == "Start" })
    switch model.transitions(from: start.id)[0].destination {
    case .screen(let id): return id
    case .exit: return "exit"
    case .unresolved(let reason): return reason
    }
  }

  private let named = TestStoryboard.text([
    #"viewController id="one""#, #"viewController id="two" storyboardIdentifier="second""#,
  ])

  @Test func localizationsAreOneStoryboard() throws {
    let (model, app) = try model([
      "en.lproj/Main.storyboard": TestStoryboard.text([#"viewController id="english""#]),
      "Base.lproj/Main.storyboard": named, "de.lproj/Main.storyboard": named,
    ])
    #expect(model.totals == AppModel.Totals(documents: 3, scenes: 5, segues: 0, unreadable: 0))
    #expect(model.storyboards.map { app.relative($0.file) } == ["Base.lproj/Main.storyboard"])
    #expect(model.screens.map(\.id) == ["Main#one", "Main#two"])
  }

  @Test func devicesAreStoryboardsOfTheirOwn() throws {
    let (model, _) = try model(["Main.storyboard": named, "Main~ipad.storyboard": TestStoryboard.text()])
    #expect(model.screens.map(\.id) == ["Main#one", "Main#two", "Main~ipad#one"])
    #expect(model.storyboards.map(\.device) == [nil, "ipad"])
  }

  @Test func foldersTellNamesakesApart() throws {
    let (model, _) = try model([
      "Main.storyboard": TestStoryboard.text(), "A/Base.lproj/Main.storyboard": TestStoryboard.text(),
      "A/B/Main.storyboard": TestStoryboard.text(), "A/Other.storyboard": TestStoryboard.text(),
    ])
    #expect(model.screens.map(\.id) == ["Main#one", "A/Main#one", "Other#one", "A/B/Main#one"])
  }

  @Test func aReferenceLeadsToTheInitialControllerOrAnIdentifier() throws {
    let files = ["Other.storyboard": named]
    #expect(try destination(#"storyboardName="Other""#, among: files) == "Other#one")
    #expect(try destination(#"storyboardName="Other" referencedIdentifier="second""#, among: files) == "Other#two")
  }

  @Test func aReferenceWithoutAStoryboardStaysInItsOwn() throws {
    let start = reference(#"referencedIdentifier="here""#)
      .replacingOccurrences(of: #"id="one""#, with: #"id="one" storyboardIdentifier="here""#)
    let (model, _) = try model(["Start.storyboard": start])
    #expect(model.transitions.map(\.destination) == [.screen("Start#one")])
  }

  @Test func aReferenceFindsTheNearestNamesake() throws {
    let files = ["B/Other.storyboard": named, "A/C/Other.storyboard": named]
    #expect(try destination(#"storyboardName="Other""#, among: files) == "A/C/Other#one")
  }

  @Test func aReferenceFindsTheNamesakeOfItsBundle() throws {
    let files = [
      "B/Other.storyboard": named, "A/C/Other.storyboard": named,
      "B/Info.plist": TestStoryboard.plist("CFBundleIdentifier", "com.example.b"),
    ]
    #expect(
      try destination(#"storyboardName="Other" bundleIdentifier="com.example.b""#, among: files) == "B/Other#one")
  }

  @Test(arguments: [
    (#"storyboardName="Othr""#, "there is no storyboard 'Othr': did you mean 'Other'?"),
    (#"storyboardName="Elsewhere""#, "there is no storyboard 'Elsewhere'"),
    (
      #"storyboardName="Kit" bundleIdentifier="com.example.kit""#,
      "storyboard 'Kit' of bundle com.example.kit is not among the files that were read"
    ),
    (
      #"storyboardName="Other" referencedIdentifier="secnd""#,
      "storyboard 'Other' has no screen with identifier 'secnd': did you mean 'second'?"
    ),
    (#"storyboardName="Headless""#, "storyboard 'Headless' has no initial controller"),
    ("", "the reference names neither a storyboard nor an identifier: set one in Interface Builder"),
  ])
  func saysWhyAReferenceLeadsNowhere(attributes: String, reason: String) throws {
    let files = ["Other.storyboard": named, "Headless.storyboard": TestStoryboard.text(initial: nil)]
    #expect(try destination(attributes, among: files) == reason)
  }
}
