import Testing

/// Names that the app's code has and nobody declares.
@MainActor
struct LiveUndeclaredTests {
  /// A name that nobody declares may be misspelt, or a library's for one of the app's views.
  @Test(arguments: [
    ("labl.text = \"one\"", "?"), ("labl?.isHidden = true", "?"), ("tableVew.reloadData()", "?"),
    ("self.labl.text = \"one\"", "?"), ("labl.textColor = .red", "✓✓"), ("self.hero.isEnabled = true", "✓✓"),
    ("Toasts.shared.text = \"one\"", "✓✓"), ("UIImageView().kf.setImage(with: nil)", "✓✓"),
    ("UIImageView().kf.setImage(with: nil) { _ in self.label.text = \"one\" }", "✓?"),
    ("UIView.animate(.spring) { self.label.text = \"one\" }", "✓?"),
  ])
  func whatNobodyDeclaresMayBeAView(statement: String, expected: String) throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            label.text = "none"
            \(statement)
          }
        }
        """)
    #expect(try flow.verdicts("- assertVisible: none") == expected)
  }
}
