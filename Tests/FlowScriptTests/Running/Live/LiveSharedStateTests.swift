import Testing

/// What is shared by all of an app: the pasteboard, appearance proxies.
@MainActor
struct LiveSharedStateTests {
  private func screen(_ body: String, _ more: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        \(more)
        class Root: UIViewController {
          let toggle = UISwitch(frame: CGRect(x: 20, y: 100, width: 60, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(toggle)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", style: .plain, target: self, action: #selector(go))
          }
          @objc func go() {
            let board = UIPasteboard.general
        \(body)
          }
        }
        """)
  }

  /// UIKit: documentation of UIPasteboard.
  @Test func whatIsCopiedReplacesWhatWas() throws {
    #expect(
      try screen(
        """
        board.string = "a"
        title = "\\(board.strings ?? []) \\(board.hasStrings)"
        board.strings = ["b", "c"]
        title! += " \\(board.string ?? "nil")"
        board.image = UIImage()
        title! += " \\(board.string ?? "nil") \\(board.hasStrings) \\(board.hasImages)"
        """
      ).passes("- tapOn: Go\n- assertVisible: '.\"a\". true b nil false true'") == nil)
  }

  @Test func whatElseReplacesWhatWasCopiedIsNotKnown() throws {
    for change in ["board.items = []", "board.setItems([])", "board.url = URL(string: \"https://a.b\")"] {
      let flow = screen("board.string = \"a\"\n\(change)\ntitle = board.string ?? \"nil\"")
      #expect(try flow.verdicts("- tapOn: Go\n- assertVisible: a\n- assertVisible: nil") == "✓✓??")
    }
  }

  /// UIKit: documentation of UIAppearance.
  @Test func whatAnAppearanceProxyGivesIsNotKnown() throws {
    let proxy = "UISwitch.appearance().onTintColor = .red\n"
    #expect(
      try screen(proxy + "title = toggle.onTintColor == .red ? \"red\" : \"other\"")
        .verdicts("- tapOn: Go\n- assertVisible: red") == "✓✓?")
    #expect(
      try screen(proxy + "toggle.onTintColor = .blue\ntitle = toggle.onTintColor == .blue ? \"blue\" : \"other\"")
        .passes("- tapOn: Go\n- assertVisible: blue") == nil)
    #expect(
      try screen(proxy + "title = view.tintColor == .red ? \"red\" : \"other\"")
        .passes("- tapOn: Go\n- assertVisible: other") == nil)
  }

  @Test func whenAPropertyOfTheAppsIsSetByAProxyIsNotKnown() throws {
    #expect(
      try screen("Badge.appearance().level = 2", "class Badge: UIView { @objc dynamic var level = 1 }")
        .verdicts("- tapOn: Go") == "✓?")
  }
}
