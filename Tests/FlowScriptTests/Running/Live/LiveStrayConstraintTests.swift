import TestSupport
import Testing

/// Constraints that a view is given to hold before what they relate lies in it.
@MainActor
struct LiveStrayConstraintTests {
  private func flow(loading: String = "", tapping: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          let v = UIView()
          func top(_ view: UIView) -> NSLayoutConstraint {
            NSLayoutConstraint(
              item: v, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1, constant: 0)
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", style: .plain, target: self, action: #selector(go))
            v.translatesAutoresizingMaskIntoConstraints = false
            \(loading)
          }
          @objc func go() {
            \(tapping)
            title = "Gone"
          }
        }
        """)
  }

  /// On the screen it raises at once.
  @Test(
    .proves("F7.16"),
    arguments: [
      "view.addConstraint(top(view)); view.addSubview(v)", "view.addConstraints([top(view)])",
      "view.addSubview(v); v.addConstraint(top(view))",
      "NSLayoutConstraint.constraints(withVisualFormat: \"H:|[v]|\", options: [], metrics: nil, views: [\"v\": v])",
    ])
  func aViewOnTheScreenHoldsWhatLiesInIt(_ body: String) throws {
    #expect(try flow(tapping: body).verdicts("- assertVisible: Go\n- tapOn: Go") == "✓✓✗", "\(body)")
  }

  @Test(arguments: [
    "view.addSubview(v); view.addConstraint(top(view))",
    "view.addSubview(v); view.addConstraints([top(view.superview!)].filter { _ in false })",
    "view.addSubview(v); view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: \"H:|[v]|\", options: [], metrics: nil, views: [\"v\": v]))",
    "let box = UIView(); box.addConstraint(top(box)); box.addSubview(v); view.addSubview(box)",
  ])
  func whatLiesInItIsHeld(_ body: String) throws {
    #expect(try flow(tapping: body).passes("- tapOn: Go\n- assertVisible: Gone") == nil, "\(body)")
  }

  /// Before, there is time until it enters a window.
  @Test func beforeItIsOnTheScreenThereIsTime() throws {
    #expect(try flow(loading: "view.addConstraint(top(view)); view.addSubview(v)").passes("- assertVisible: Go") == nil)
    #expect(try flow(loading: "view.addConstraint(top(view))").verdicts("- assertVisible: Go") == "✗")
  }
}
