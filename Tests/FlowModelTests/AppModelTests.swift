import TestSupport
import Testing

@testable import FlowModel

/// What is read of the app in Tests/Fixtures/Clinic. Its screens and transitions are pinned one by one by the snapshot
/// of `flowsim screens`.
@Suite struct AppModelTests {
  let model = AppModel(at: Fixtures.path("Clinic"))

  @Test func countsDocumentsScenesAndSegues() {
    #expect(model.totals == AppModel.Totals(documents: 4, scenes: 16, segues: 18, unreadable: 0))
    #expect(
      model.documentCounts.map { [$0.scenes, $0.segues] } == [[12, 16], [0, 0], [3, 2], [1, 0]])
    #expect(model.documentCounts.map(\.kind) == ["storyboard", "xib", "storyboard", "storyboard"])
  }

  @Test func readsAScreen() throws {
    let screen = try #require(model.screen("Patients#edt-00-007"))
    #expect(
      screen
        == Screen(
          id: "Patients#edt-00-007", storyboard: "Patients", objectID: "edt-00-007", userLabel: "Editor of patients",
          title: nil, storyboardIdentifier: "Editor", customClass: "EditorViewController", customModule: "Clinic",
          isModuleOfTarget: true,
          frameworkClass: "UIViewController", kind: .plain, isInitial: false, isSimulated: true, reference: nil,
          location: SourceLocation(
            file: Fixtures.path("Clinic/Base.lproj/Patients.storyboard"), line: 113, column: 17)))
  }

  @Test func tellsTheKindsOfControllers() {
    let kinds = model.screens.map { "\($0.objectID) \($0.kind.rawValue) \($0.frameworkClass)" }
    #expect(
      kinds == [
        "tab-00-001 tabBar UITabBarController", "nav-00-002 navigation UINavigationController",
        "ref-00-003 reference UIViewController", "lst-00-004 table UITableViewController",
        "pat-00-005 plain UIViewController", "edn-00-006 navigation UINavigationController",
        "edt-00-007 plain UIViewController", "alg-00-008 hosting UIHostingController",
        "cht-00-009 collection UICollectionViewController", "ref-00-010 reference UIViewController",
        "ref-00-011 reference UIViewController", "ref-00-012 reference UIViewController",
        "wel-00-001 plain UIViewController", "set-00-001 split UISplitViewController",
        "sta-00-002 page UIPageViewController", "adv-00-003 plain UIViewController",
      ])
  }

  @Test func readsATransitionThroughAReference() throws {
    let transition = try #require(model.transitions(from: "Patients#pat-00-005").first { $0.identifier == "advanced" })
    #expect(transition.destination == .screen("Settings#adv-00-003"))
    #expect(transition.reference == "Patients#ref-00-010")
    #expect(transition.kind == .show)
    #expect(transition.trigger == nil)
    #expect(transition.location.line == 93)
  }

  @Test func readsWhatAUserTouches() throws {
    let transitions = model.transitions(from: "Patients#lst-00-004") + model.transitions(from: "Patients#edt-00-007")
    #expect(
      transitions.map { $0.trigger?.spelling } == [
        #"UITableViewCell "Ada <Lovelace>""#, #"UITableViewCell "Ada <Lovelace>" (accessory)"#,
        #"UIBarButtonItem "Add""#, #"UIButton "Save and close""#, nil,
      ])
  }

  @Test func readsAnUnwindSegueAsAnExit() throws {
    let unwind = try #require(model.transitions.first { $0.kind == .unwind })
    #expect(unwind.destination == .exit)
    #expect(unwind.unwindAction == "unwindToPatient:")
    #expect(unwind.summary == "unwind 'saved' to unwindToPatient:")
  }

  @Test func keepsTheActionThatMakesADestination() {
    #expect(model.transitions.compactMap(\.creationSelector) == ["makeEditor:"])
  }

  @Test func readsOnWhereAFileIsBad() throws {
    let app = try TemporaryFolder([
      "Bad.storyboard": "<document><scenes></document>", "Info.plist": "not a plist", "Good.xib": TestStoryboard.xib,
    ])
    let model = AppModel(at: app.path)
    #expect(model.totals == AppModel.Totals(documents: 1, scenes: 0, segues: 0, unreadable: 1))
    #expect(model.unreadable.map { app.relative("\($0.location)") } == ["Bad.storyboard:1:19"])
    #expect(model.unreadablePlists.map { app.relative("\($0.location)") } == ["Info.plist:1:1"])
    #expect(model.unreadablePlists[0].message.hasSuffix("without it the app's start screen is not known from here."))
  }

  @Test(arguments: [
    ("/Clinic/App.xcodeproj", "App"), ("/Clinic/Sub/App.storyboard", "App"), ("/Clinic", "Clinic"),
    ("/Clinic/", "Clinic"),
  ])
  func isNamedAfterWhatWasRead(path: String, name: String) throws {
    let app = try TemporaryFolder([
      "Clinic/App.xcodeproj/x": "", "Clinic/Sub/App.storyboard": TestStoryboard.text(),
    ])
    let model = AppModel(at: app.path + path)
    #expect(model.name == name)
    #expect(model.storyboards.map(\.qualifiedName) == ["App"])
  }
}
