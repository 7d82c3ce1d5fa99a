import Testing

/// What apps of some years ago are written with.
@MainActor
struct LiveFormerAppTests {
  /// A screen with a label, whose text `lines` gives.
  private func shows(
    _ lines: String, further: String = "", files: [String: String] = [:], _ steps: String
  ) throws -> String? {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            \(lines)
          }
        }
        \(further)
        """, files: files)
    return try flow.passes(steps)
  }

  private static let words = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><array><string>pear</string><dict><key>size</key><integer>3</integer></dict></array></plist>
    """

  @Test func propertyListsAreCollectionsOfObjects() throws {
    #expect(
      try shows(
        """
        let path = Bundle.main.path(forResource: "Words", ofType: "plist")!
        let words = NSArray(contentsOfFile: path)!
        let again = NSArray.init(contentsOf: URL(fileURLWithPath: path))
        let size = (words.object(at: 1) as! NSDictionary).object(forKey: "size") as! Int
        let isNone = NSDictionary(contentsOfFile: path) == nil && NSArray(contentsOfFile: "/none") == nil
        label.text = "\\(words.count) \\(words.object(at: 0) as! String) \\(size) \\(again!.count) \\(isNone)"
        """, files: ["App/Words.plist": Self.words], "- assertVisible: 2 pear 3 2 true") == nil)
  }

  @Test("C's strcmp gives the difference of the first bytes that differ")
  func bytesOfTexts() throws {
    #expect(
      try shows(
        """
        let empty = "".cString(using: String.Encoding.utf8)
        label.text = "\\(strcmp(empty, "\\\\b")) \\(strcmp("a".cString(using: .utf8), "a")) \\(strcmp("b", "a"))"
        """, "- assertVisible: -92 0 1") == nil)
  }

  @Test func localesAndZonesOfObjectiveC() throws {
    #expect(
      try shows(
        "label.text = \"0\\(NSLocale.current.decimalSeparator!)5 \\(NSTimeZone.local == TimeZone.current)\"",
        "- assertVisible: 0.5 true") == nil)
  }

  @Test func whatAFormatterWritesOfAnOptional() throws {
    #expect(
      try shows(
        """
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy"
        let date: Date? = Date(timeIntervalSince1970: 0)
        label.text = formatter.string(for: date)! + " \\(formatter.string(for: nil) == nil)"
        """, "- assertVisible: 1970 true") == nil)
  }

  @Test("Parts of units are written where no unit says it")
  func fractionalUnits() throws {
    #expect(
      try shows(
        """
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        formatter.allowsFractionalUnits = true
        label.text = formatter.string(from: 1500)
        """, "- assertVisible: \"25:00\"") == nil)
  }

  @Test("An assignment gives its place's type to a member that is written without")
  func membersOfThePlace() throws {
    #expect(
      try shows(
        """
        made = .init(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        let begin: UIColor
        if made.frame.width == 10 { begin = .red } else { begin = .blue }
        label.text = "\\(made.frame.height) \\(begin == .red)"
        """,
        further: """
          extension Root { var made: UIView { get { Kept.view } set { Kept.view = newValue } } }
          enum Kept { static var view = UIView() }
          """, "- assertVisible: 20.0 true") == nil)
  }

  @Test func keysOfAttributesOfFormerSwift() throws {
    #expect(
      try shows(
        """
        label.attributedText = NSAttributedString(string: "red", attributes: [NSForegroundColorAttributeName: UIColor.red])
        let turn = CABasicAnimation(keyPath: "transform.rotation")
        turn.fillMode = kCAFillModeForwards
        label.layer.add(turn, forKey: nil)
        """, "- assertVisible: red") == nil)
  }

  @Test("Views of UIKit's own that are given another look change nothing that is asked for")
  func viewsOfBars() throws {
    #expect(
      try shows(
        """
        label.text = "here"
        let search = UISearchBar()
        let field: UITextField? = { [unowned self] in
          var field: UITextField?
          search.subviews.forEach({ view in
            view.subviews.forEach({ view in
              if let view = view as? UITextField { field = view }
            })
          })
          return field
        }()
        if let behind = field?.subviews.first {
          behind.backgroundColor = .white
          behind.layer.cornerRadius = 10
        }
        for view in navigationController?.navigationBar.subviews ?? [] {
          let subviews = view.subviews
          if subviews.count > 0, let label = subviews[0] as? UILabel { label.textColor = UIColor.red }
        }
        """, "- assertVisible: here") == nil)
  }

  @Test("What is done to an element beside its look is asked")
  func elementsOfBars() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            for view in navigationController!.navigationBar.subviews { view.isHidden = true }
          }
        }
        """)
    #expect(try flow.verdicts("- assertVisible: Root").contains("?"))
  }

  @Test("A placeholder of an appearance proxy stands in place of a field's own, or does not")
  func placeholders() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).attributedPlaceholder =
              NSAttributedString(string: "Find")
            let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            field.placeholder = "Name"
            view.addSubview(field)
            let label = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
            label.text = "here"
            view.addSubview(label)
          }
        }
        """)
    #expect(
      try flow.verdicts(
        "- assertVisible: here\n- assertNotVisible: there\n- assertVisible: Find\n- assertVisible: Name") == "✓✓✓??")
  }

  @Test func columnsHaveWidths() throws {
    let flow = LiveFlow(
      source: """
        class Detail: UIViewController {}
        class Root: UISplitViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let first = UIViewController()
            first.title = "First"
            viewControllers = [UINavigationController(rootViewController: first), Detail()]
            minimumPrimaryColumnWidth = 200
            maximumPrimaryColumnWidth = minimumPrimaryColumnWidth * 2
            preferredPrimaryColumnWidthFraction = 0.3
          }
        }
        """,
      delegate: """
        import UIKit
        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = Root()
            window?.makeKeyAndVisible()
            return true
          }
        }
        """)
    #expect(try flow.passes("- assertScreen: Detail") == nil)
  }

  @Test("Time that is held for a layer holds the animations of who is told of them")
  func layersOfOtherSpeed() throws {
    let source = { (told: String) in
      """
      class Root: UIViewController, CAAnimationDelegate {
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        override func viewDidLoad() {
          super.viewDidLoad()
          label.text = "waiting"
          view.addSubview(label)
          let turn = CABasicAnimation(keyPath: "transform.rotation")
          turn.duration = 1
          \(told)
          label.layer.add(turn, forKey: "turn")
          label.layer.speed = 0
          label.layer.timeOffset = label.layer.convertTime(CACurrentMediaTime(), from: nil)
        }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { label.text = "over" }
      }
      """
    }
    #expect(try LiveFlow(source: source("")).passes("- assertVisible: waiting") == nil)
    #expect(try LiveFlow(source: source("turn.delegate = self")).verdicts("- assertVisible: over").contains("?"))
  }
}
