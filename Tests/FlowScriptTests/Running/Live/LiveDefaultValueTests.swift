import Testing

/// What properties hold that no code has set, and what is kept where.
@MainActor
struct LiveDefaultValueTests {
  /// A screen whose title is what an expression gives.
  private func screen(_ expression: String, before lines: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        protocol Labelled { var title: String { get } }
        extension Labelled { var title: String { "of the protocol" } }
        class Plain: UIViewController, Labelled {}
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 30))
            view.addSubview(label)
            \(lines)
            label.text = "\\(\(expression))"
          }
        }
        """)
  }

  @Test(
    "What is certain",
    arguments: [
      ("UILabel().textColor != nil", "", "true"),
      (
        "faded.text ?? \"none\"",
        "let faded = UILabel(); faded.text = \"faded\"; faded.textColor = faded.textColor.withAlphaComponent(0.5)",
        "faded"
      ),
      ("view.layer.backgroundColor != nil", "view.backgroundColor = .red", "true"),
      ("view.backgroundColor == nil", "view.layer.backgroundColor = UIColor.red.cgColor", "false"),
      ("view.backgroundColor == .red", "view.layer.backgroundColor = UIColor.red.cgColor", "true"),
      (
        "button.titleLabel!.textColor == .red",
        "let button = UIButton(type: .system); button.setTitleColor(.red, for: .normal)", "true"
      ),
      ("view.layer.borderColor != nil", "", "true"),
      ("UITableView().alwaysBounceVertical", "", "true"),
      ("UIScrollView().alwaysBounceVertical", "", "false"),
      ("UITabBarController().viewControllers == nil", "", "true"),
      ("UITabBarController().selectedIndex == NSNotFound", "", "true"),
      ("tabs.selectedIndex", "let tabs = UITabBarController(); tabs.viewControllers = [UIViewController()]", "0"),
      ("UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil).style == .done", "", "true"),
      ("UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil).style == .done", "", "false"),
      (
        "UserDefaults.standard.url(forKey: \"file\")!.isFileURL",
        "UserDefaults.standard.set(\"/tmp/a\", forKey: \"file\")",
        "true"
      ),
      ("#selector(UIViewController.show(_:sender:))", "", "show:sender:"),
      ("UIColor.white.cgColor.components!.count", "", "2"),
      ("UIColor.red.cgColor.components!.count", "", "4"),
      ("view.alpha == 0.3", "view.alpha = 0.3", "false"),
      ("view.alpha == 0.5", "view.alpha = 0.5", "true"),
      ("UIDevice.current.orientation.isLandscape", "", "false"),
      ("Plain().navigationItem.title ?? \"none\"", "", "none"),
      (
        "FileManager.default.fileExists(atPath: folder.path)",
        "let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]", "false"
      ),
      (
        "FileManager.default.fileExists(atPath: folder.path)",
        """
        let folder = try! FileManager.default.url(
          for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        """, "true"
      ),
      (
        "try! String(contentsOf: b.appendingPathComponent(\"f\"), encoding: .utf8)",
        """
        let home = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        let (a, b) = (home.appendingPathComponent("a"), home.appendingPathComponent("b"))
        try! FileManager.default.createDirectory(at: a, withIntermediateDirectories: true)
        try! Data("kept".utf8).write(to: a.appendingPathComponent("f"))
        try! FileManager.default.moveItem(at: a, to: b)
        """, "kept"
      ),
      (
        "f.string(from: 0.05)!",
        "let f = NumberFormatter(); f.maximumFractionDigits = 8; f.numberStyle = .decimal", "0.05"
      ),
      (
        "f.string(from: 0.5)!", "let f = NumberFormatter(); f.minimumFractionDigits = 2; f.numberStyle = .currency",
        "$0.50"
      ),
      ("f.string(from: 0.5)!", "let f = NumberFormatter(); f.maximumFractionDigits = 1", ".5"),
    ])
  func certain(_ expression: String, _ before: String, _ text: String) throws {
    #expect(
      try screen(expression, before: before).passes("- assertVisible: \"\(text.replacing("$", with: "[$]"))\"") == nil)
  }

  @Test(
    "What nobody has set or published is open",
    arguments: [
      ("UIButton(type: .system).titleColor(for: .normal) == .red", "", "true", "false"),
      ("UITextField().textColor == .red", "", "true", "false"),
      ("UIButton(type: .system).titleLabel!.textColor == .red", "", "true", "false"),
      ("UIColor.systemRed.cgColor.components?.first == 1", "", "true", "false"),
      ("UITableView().backgroundColor == .red", "", "true", "false"),
      ("UIButton(type: .custom).titleLabel!.font.pointSize == 17", "", "true", "false"),
      ("UIScrollView().gestureRecognizers?.isEmpty == true", "", "true", "false"),
      ("UIDevice.current.orientation == .portrait", "", "true", "false"),
      ("UserDefaults.standard.object(forKey: \"AppleLocale\") == nil", "", "true", "false"),
      (
        "try! FileManager.default.contentsOfDirectory(atPath: home).joined()",
        """
        let home = NSHomeDirectory() + "/Documents"
        for name in ["b", "a"] { FileManager.default.createFile(atPath: home + "/" + name, contents: nil) }
        """, "ab", "ba"
      ),
    ])
  func open(_ expression: String, _ before: String, _ first: String, _ second: String) throws {
    for text in [first, second] {
      let report = try screen(expression, before: before).report("- assertVisible: \"\(text)\"")
      #expect(report.contains("  ? assertVisible"), "\(report)")
    }
  }

  @Test("Launch arguments reach the defaults; what becomes of a boolean is not known")
  func launchArguments() throws {
    let flow = screen(
      "UserDefaults.standard.string(forKey: \"user\") ?? \"none\"",
      before:
        "title = UserDefaults.standard.bool(forKey: \"isTest\") ? \"Test\" : \"\\(UserDefaults.standard.integer(forKey: \"count\"))\""
    )
    #expect(try flow.passes("- assertVisible: none\n- assertVisible: \"0\"") == nil)
    #expect(
      try flow.passes(
        "- launchApp: {arguments: {user: ada, count: 3}}\n- assertVisible: ada\n- assertVisible: \"3\"") == nil)
    let report = try flow.report("- launchApp: {arguments: {isTest: true}}\n- assertVisible: Test")
    #expect(report.contains("  ? assertVisible \"Test\""), "\(report)")
  }
}
