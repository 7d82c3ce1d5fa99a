import Testing

@testable import FlowScript

/// Objects that nothing holds any longer, in the turn in which they were removed.
@MainActor
struct LiveRemovalTests {
  private static let screen = """
    final class Badge: UIView {
      var onEnd: (() -> Void)?
      deinit { onEnd?() }
    }
    class Root: UIViewController {
      weak var hint: UILabel?
      weak var badge: Badge?
      weak var child: UIViewController?
      let kept = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        label.text = "Hint"
        view.addSubview(label)
        hint = label
        let badge = Badge(frame: CGRect(x: 20, y: 150, width: 20, height: 20))
        view.addSubview(badge)
        self.badge = badge
        let button = UIBarButtonItem(title: "Remove", style: .plain, target: self, action: #selector(remove))
        navigationItem.rightBarButtonItem = button
        navigationItem.leftBarButtonItem = UIBarButtonItem(
          title: "Look", style: .plain, target: self, action: #selector(look))
      }
      @objc func remove() {
    REMOVE
      }
      @objc func look() { title = hint == nil ? "gone" : "there" }
    }
    """

  private func flow(_ removal: String) -> LiveFlow {
    LiveFlow(source: Self.screen.replacing("REMOVE", with: removal))
  }

  private let question = "whether what is removed ends at once or with the run loop's turn, where nothing else holds it"

  @Test func whetherARemovedViewIsStillThereInTheTurnIsAsked() throws {
    let flow = flow(#"hint?.removeFromSuperview(); title = hint == nil ? "nil" : "held""#)
    for text in ["nil", "held"] {
      let steps = "- tapOn: Remove\n- assertVisible: \(text)"
      #expect(try flow.verdicts(steps) == "✓✓?")
      #expect(try flow.report(steps).contains(question))
    }
  }

  @Test func whatIsReadInALaterTurnIsDecided() throws {
    let flow = flow(#"hint?.removeFromSuperview(); if hint != nil { kept.text = "still" }"#)
    #expect(try flow.passes("- tapOn: Remove\n- tapOn: Look\n- assertVisible: gone") == nil)
  }

  @Test func whatIsHeldElsewhereIsDecided() throws {
    let flow = flow(
      #"let held = hint; hint?.removeFromSuperview(); title = hint == nil ? "nil" : "held"; _ = held?.text"#)
    #expect(try flow.passes("- tapOn: Remove\n- assertVisible: held") == nil)
  }

  @Test func whatADeinitDoesInTheTurnIsAskedWhereItsOrderShows() throws {
    let flow = flow(
      #"badge?.onEnd = { [weak self] in self?.title = "ended" }; badge?.removeFromSuperview(); title = "removed""#)
    #expect(try flow.verdicts("- tapOn: Remove\n- assertVisible: removed") == "✓✓?")
  }

  @Test func constraintsAndChildrenAreRemovedLikewise() throws {
    let constraint = flow(
      """
      weak var width = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 1)
      do { let made = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 1); made.isActive = true; width = made }
      width?.isActive = false
      title = width == nil ? "nil" : "held"
      """)
    let child = flow(
      """
      do { let made = UIViewController(); addChild(made); child = made }
      child?.removeFromParent()
      title = child == nil ? "nil" : "held"
      """)
    for flow in [constraint, child] {
      #expect(try flow.verdicts("- tapOn: Remove\n- assertVisible: nil") == "✓✓?")
    }
  }
}
