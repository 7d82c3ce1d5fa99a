import Testing

/// Views of other libraries among constraints: where they lie is open, and what lies beside them as far as it hangs on them.
@MainActor
struct LiveUnreadLayoutTests {
  private func flow(_ constraints: String) -> LiveFlow {
    LiveFlow(
      source: """
        import WebKit
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Page"
            let web = WKWebView()
            let label = UILabel()
            label.text = "Beside"
            for each in [web, label] as [UIView] {
              each.translatesAutoresizingMaskIntoConstraints = false
              view.addSubview(each)
            }
            \(constraints)
          }
        }
        """)
  }

  @Test(arguments: [
    """
    NSLayoutConstraint.activate([
      web.topAnchor.constraint(equalTo: view.topAnchor), web.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      web.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: web.trailingAnchor),
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    """,
    """
    web.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8).isActive = true
    web.heightAnchor.constraint(equalToConstant: 200).isActive = true
    label.topAnchor.constraint(equalTo: view.topAnchor, constant: 100).isActive = true
    label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).isActive = true
    """,
  ])
  func theirConstraintsStopNothing(_ constraints: String) throws {
    #expect(try flow(constraints).passes("- assertVisible: Page\n- assertVisible: Beside") == nil)
  }
}
