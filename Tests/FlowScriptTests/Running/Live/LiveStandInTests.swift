import Testing

/// Views of classes that are not read have what all views have: what the app's extensions of UIView add, what models of
/// libraries do, recognizers and subviews.
@MainActor
struct LiveStandInTests {
  private func screen(_ made: String, _ body: String) -> LiveFlow {
    LiveFlow(
      source: """
        import SnapKit
        import WebKit
        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
          let other = \(made)
          override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "here"
            \(body)
            view.addSubview(label)
          }
          @objc func tapped() {}
          override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
          ) { view.backgroundColor = .red }
        }
        extension UIView {
          func fill(_ outer: UIView) {
            outer.addSubview(self)
            translatesAutoresizingMaskIntoConstraints = false
            topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
          }
        }
        """)
  }

  @Test(
    "An extension of UIView runs on a view whose class is not read",
    arguments: ["WKWebView(frame: .zero)", "MKMapView()", "ASAuthorizationAppleIDButton()"])
  func ownExtension(_ made: String) throws {
    #expect(try screen(made, "other.fill(view)").passes("- assertVisible: here") == nil)
  }

  @Test("A library's class may have a method of that name itself")
  func unclear() throws {
    #expect(try screen("BadgeView()", "other.fill(view)").verdicts("- assertVisible: here") == "✓?")
    #expect(
      try screen("BadgeView()", "view.addSubview(other)\nother.fill(view)").verdicts("- assertVisible: here") == "✓?")
  }

  @Test("A library's constraints and recognizers are those of a view")
  func members() throws {
    let body = """
      view.addSubview(other)
      other.snp.makeConstraints { $0.edges.equalToSuperview() }
      other.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
      """
    #expect(try screen("Confetti()", body).passes("- assertVisible: here") == nil)
  }

  @Test("What is observed of it may change, once what runs is over")
  func observed() throws {
    let body = "other.addObserver(self, forKeyPath: \"estimatedProgress\", options: .new, context: nil)"
    #expect(try screen("WKWebView(frame: .zero)", body).passes("- assertVisible: here") == nil)
  }
}
