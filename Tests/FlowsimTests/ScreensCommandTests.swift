import Foundation
import TestSupport
import Testing

@Suite struct ScreensCommandTests {
  let flowsim = BuiltProgram("flowsim")

  @Test(arguments: [("text", "Clinic.screens.txt"), ("json", "Clinic.screens.json")])
  func listsEveryScreen(format: String, snapshot: String) throws {
    let result = try flowsim.run(["screens", "Clinic", "--format", format])
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(try Snapshot.difference(of: result.text, from: snapshot) == nil)
  }

  @Test func listsOneDocument() throws {
    let result = try flowsim.run(["screens", "Clinic/Settings/Settings.storyboard"])
    #expect(
      result.text == """
        Settings  Clinic/Settings/Settings.storyboard
          Settings#set-00-001  UISplitViewController, the app starts here, initial
            primary column → UIPageViewController (Settings#sta-00-002)
            detail column → advanced (Settings#adv-00-003)
          Settings#sta-00-002  UIPageViewController
          Settings#adv-00-003  advanced  UIViewController

        1 document, 3 scenes, 2 segues, 0 unreadable

        """)
  }

  @Test("The titles of a language, and a text that is none")
  func showsALanguage() throws {
    let folder = try TemporaryFolder([
      "App/Base.lproj/Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
      initialViewController="a"><scenes><scene sceneID="s"><objects>
      <viewController id="a" title="Home" sceneMemberID="viewController"/></objects></scene></scenes></document>
      """, "App/de.lproj/Main.strings": "\"a.title\" = \"Heim\";",
    ])
    func list(_ arguments: String...) throws -> String {
      try flowsim.run(["screens", "App"] + arguments, in: folder.path).text
    }
    let text = try list()
    #expect(text.contains("Main#a  Home  UIViewController"), "\(text)")
    #expect(try list("--locale", "de_CH") == text.replacing("Home", with: "Heim"))
    let graph = try flowsim.run(["graph", "App", "--locale", "de"], in: folder.path).text
    #expect(graph.contains("Heim") && !graph.contains("Home"))
    let wrong = try flowsim.run(["screens", "App", "--locale", "deutsch"], in: folder.path)
    #expect(wrong.errors.hasPrefix("Error: --locale deutsch: write a language as de, de_AT or zh-Hans.\n"))
    #expect(wrong.status == 2)
  }

  /// Foundation's XML parser counts the same files, on its own.
  @Test(.enabled(if: Corpus.isAvailable, "\(Corpus.hint)"), arguments: Corpus.apps)
  func countsWhatIsInEveryDocument(app: String) throws {
    let result = try flowsim.run(["screens", app, "--format", "json"], in: Corpus.path)
    #expect(result.status == 0)
    let report = try JSONDecoder().decode(Report.self, from: result.output)
    var totals = Report.Counts(scenes: 0, segues: 0)
    for document in report.documents {
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(Corpus.path)/\(document.file)"))
      let counts = try ElementCount.scenesAndSegues(in: data)
      #expect(document.scenes == counts.scenes, "\(document.file)")
      #expect(document.segues == counts.segues, "\(document.file)")
      totals.scenes += counts.scenes
      totals.segues += counts.segues
    }
    #expect(report.totals.documents == report.documents.count)
    #expect(report.totals.scenes == totals.scenes)
    #expect(report.totals.segues == totals.segues)
    #expect(report.totals.unreadable == 0)

    let found = try FileManager.default.subpathsOfDirectory(atPath: "\(Corpus.path)/\(app)")
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    #expect(report.documents.map(\.file) == found.map { "\(app)/\($0)" }.sorted())
  }

  private struct Report: Decodable {
    struct Counts: Decodable {
      var scenes: Int
      var segues: Int
    }
    struct Totals: Decodable {
      var documents: Int
      var scenes: Int
      var segues: Int
      var unreadable: Int
    }
    struct Document: Decodable {
      var file: String
      var scenes: Int
      var segues: Int
    }
    var totals: Totals
    var documents: [Document]
  }
}
