import FlowModel
import HeadlessUIKit
import TestSupport
import Testing

/// Every app of the corpus, from the initial controller of each of its storyboards.
@MainActor
@Suite(.enabled(if: Corpus.isAvailable, "\(Corpus.hint)"))
struct CorpusWalkTests {
  @Test("Every app launches and walks without a crash", arguments: Corpus.apps)
  func walk(_ app: String) {
    let bundle = InterfaceBundle(
      documents: AppModel(at: "\(Corpus.path)/\(app)").documents, bundleIdentifier: "com.example.app")
    for storyboard in bundle.documents where storyboard.initialViewController != nil {
      let report = AppWalk(bundle, from: storyboard, limit: 6).report
      #expect(report.states > 0, "\(storyboard.file) shows no first screen")
      #expect(report.faults == [], "\(storyboard.file)")
      #expect(report.issues == [], "\(storyboard.file)")
    }
  }
}
