import HeadlessUIKit
import TestSupport
import Testing

/// Container views of a storyboard.
@MainActor
struct EmbedSegueTests {
  @Test(
    "G64: an embed segue prepares the parent before its viewDidLoad, where the child is there already",
    .proves("G64", "F2.13"))
  func embed() throws {
    let simulation = try Simulation.launched(
      StoryboardFixture(
        initial: "host",
        scenes: [
          .init(
            id: "host", attributes: #"customClass="EmbeddingViewController""#,
            view: #"""
              <subviews><containerView id="box"><rect key="frame" x="10" y="20" width="100" height="50"/><connections>
                <segue destination="inner" kind="embed" identifier="embedInner" id="e"/>
              </connections></containerView></subviews>
              """#),
          .init(id: "inner", attributes: #"userLabel="Inner""#),
        ]))
    #expect(
      simulation.traceLines(
        from: 0, of: [.prepareForSegue, .viewDidLoad, .willMoveToParent, .didMoveToParent, .viewDidAppear]) == [
          "EmbeddingViewController prepare(for:sender:) embed segue \"embedInner\" → Inner",
          "Inner willMove(toParent: EmbeddingViewController)", "Inner viewDidLoad",
          "Inner didMove(toParent: EmbeddingViewController)", "EmbeddingViewController viewDidLoad",
          "EmbeddingViewController viewDidAppear:0", "Inner viewDidAppear:0",
        ])
    let host = try #require(simulation.rootViewController as? EmbeddingViewController)
    #expect(host.seen == ["prepare embedInner, view loaded false", "viewDidLoad, children 1"])
    #expect(host.children[0].view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }
}

/// A screen that tells what it has of its embedded child.
final class EmbeddingViewController: UIViewController {
  var seen: [String] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    seen.append("prepare \(segue.identifier ?? "nil"), view loaded \(segue.destination.isViewLoaded)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    seen.append("viewDidLoad, children \(children.count)")
  }
}
