import Testing

/// What UIKit and the run time refuse with an exception, which a flow meets as the app's crash.
@MainActor
struct LiveRefusalTests {
  /// A button that does something, then says that the app went on.
  private func flow(_ action: String, more: String = "", os: String = "iOS 18", tabs: Bool = false) -> LiveFlow {
    LiveFlow(
      source: """
        \(more)
        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
          let nought = CGFloat(Int("0")!)
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            let go = UIButton(type: .system, primaryAction: UIAction(title: "Go") { [unowned self] _ in act() })
            go.frame = CGRect(x: 20, y: 300, width: 100, height: 40)
            view.addSubview(go)
          }
          func act() {
            \(action)
            label.text = "went on"
          }
        }
        """,
      delegate: tabs
        ? """
        import UIKit
        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            let tabs = UITabBarController()
            tabs.viewControllers = [Root()]
            window?.rootViewController = tabs
            window?.makeKeyAndVisible()
            return true
          }
        }
        """ : nil, header: "  os: \(os)\n")
  }

  private func crashes(_ flow: LiveFlow, _ reason: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let report = try flow.report("- tapOn: Go")
    #expect(report.contains("✗ tapOn"), "\(report)", sourceLocation: sourceLocation)
    #expect(report.contains(reason), "\(report)", sourceLocation: sourceLocation)
  }

  private func goesOn(_ flow: LiveFlow, sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: went on") == nil, sourceLocation: sourceLocation)
  }

  @Test("The bar of a navigation controller has its delegate", .proves("F7.1"))
  func navigationBar() throws {
    let delegate = "class D: NSObject, UINavigationBarDelegate { static let shared = D() }"
    try crashes(
      flow("navigationController!.navigationBar.delegate = D.shared", more: delegate),
      "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
  }

  @Test("The bar of a tab bar controller is its own", .proves("F7.2"))
  func tabBar() throws {
    let delegate = "class D: NSObject, UITabBarDelegate { static let shared = D() }"
    let bar = "tabBarController!.tabBar"
    try crashes(
      flow("\(bar).delegate = D.shared", more: delegate, tabs: true),
      "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
    for change in ["selectedItem = \(bar).items![0]", "items = []"] {
      try crashes(
        flow("\(bar).\(change)", tabs: true),
        "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
    }
  }

  @Test("Numbers that are none", .proves("F7.3"))
  func numbers() throws {
    let constant = "NSLayoutConstraint constant is not finite!"
    try crashes(flow("label.heightAnchor.constraint(equalToConstant: nought / nought).isActive = true"), constant)
    try crashes(flow("label.heightAnchor.constraint(equalToConstant: 1).constant = 1 / nought"), constant)
    try crashes(
      flow("label.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1 / nought).isActive = true"),
      "Multiplier is not finite!")
    try crashes(
      flow("UIScrollView().contentOffset = CGPoint(x: 0, y: nought / nought)"), "CALayer bounds contains NaN: [0 nan")
  }

  @Test("Attributes that do not go together", .proves("F7.13"))
  func attributes() throws {
    func between(_ first: String, _ second: String, _ multiplier: String = "1", _ item: String = "view") -> LiveFlow {
      flow(
        "_ = NSLayoutConstraint(item: label, attribute: .\(first), relatedBy: .equal, toItem: \(item), "
          + "attribute: .\(second), multiplier: \(multiplier), constant: 0)")
    }
    let sides = "A constraint cannot be made between a leading/trailing attribute and a right/left attribute."
    try crashes(flow("label.leadingAnchor.constraint(equalTo: view.leftAnchor).isActive = true"), sides)
    try crashes(between("trailing", "right"), sides)
    try crashes(between("leading", "notAnAttribute", "1", "nil"), "Location attributes must be specified in pairs.")
    try crashes(between("top", "top", "0"), "Location attributes must be specified in pairs.")
    try crashes(between("top", "width"), "Invalid pairing of layout attributes")
    try crashes(between("centerX", "top"), "Invalid pairing of layout attributes")
    try goesOn(between("centerX", "left"))
    try goesOn(between("width", "height"))
    try goesOn(between("height", "notAnAttribute", "0", "nil"))
    try goesOn(between("leading", "trailingMargin"))
  }

  @Test("Variables of UIKit's own that are not to be read", .proves("F7.4"))
  func keys() throws {
    let reason = "ivar is prohibited. This is an application bug"
    try crashes(
      flow("_ = UISearchBar().value(forKey: \"_searchField\")"), "Access to UISearchBar's _searchField \(reason)")
    let placeholder = "Access to UITextField's _placeholderLabel \(reason)"
    try crashes(flow("UITextField().setValue(UIColor.red, forKeyPath: \"_placeholderLabel.textColor\")"), placeholder)
    try crashes(flow("_ = F().value(forKey: \"_placeholderLabel\")", more: "class F: UITextField {}"), placeholder)
  }

  @Test("A context without an area", .proves("F7.5"))
  func contexts() throws {
    let begin = "UIGraphicsBeginImageContextWithOptions(CGSize(width: nought, height: 10), false, 0)"
    try crashes(flow(begin), "UIGraphicsBeginImageContext() failed to allocate CGBitampContext: size={0.0, 10.0}")
    try goesOn(flow("\(begin)\nUIGraphicsEndImageContext()", os: "iOS 16"))
    try goesOn(flow("UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))\nUIGraphicsEndImageContext()"))
  }

  @Test("The rows of a section that is not there", .proves("F6.9"))
  func missingSections() throws {
    func ask(_ section: Int, os: String = "iOS 18") -> LiveFlow {
      flow(
        "_ = table.numberOfRows(inSection: \(section))",
        more: """
          let table = { let table = UITableView(); table.dataSource = source; return table }()
          let source = Source()
          class Source: NSObject, UITableViewDataSource {
            func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
          }
          """, os: os)
    }
    try goesOn(ask(0))
    try crashes(ask(1), "Requested the number of rows for section (1) which is out of bounds.")
    #expect(try ask(1, os: "iOS 13").verdicts("- tapOn: Go") == "✓?")
    try crashes(flow("_ = UITableView().numberOfRows(inSection: 5)"), "for section (5) which is out of bounds.")
  }

  @Test("A weak reference to an object that is going: Swift's own classes may have one")
  func weakInDeinit() throws {
    func ending(_ superclass: String) -> LiveFlow {
      flow(
        "_ = N()",
        more: "class N\(superclass) { deinit { let ask = { [weak self] in self?.end() }; ask() }\nfunc end() {} }")
    }
    try crashes(ending(": UIViewController"), "Cannot form weak reference to instance of class N.")
    try crashes(ending(": NSObject"), "Cannot form weak reference to instance of class N.")
    try goesOn(ending(""))
  }

  @Test("A secure decoder makes no object of a class that is not securely coded")
  func secureCoding() throws {
    func read(_ adoption: String) -> LiveFlow {
      flow(
        """
        let data = try! NSKeyedArchiver.archivedData(withRootObject: P(), requiringSecureCoding: false)
        let read = try? NSKeyedUnarchiver.unarchivedObject(ofClasses: [P.self], from: data)
        if read == nil { return label.text = "none" }
        """,
        more: """
          class P: NSObject, \(adoption) {
            override init() {}
            static var supportsSecureCoding: Bool { true }
            required init?(coder: NSCoder) {}
            func encode(with coder: NSCoder) {}
          }
          """)
    }
    try goesOn(read("NSSecureCoding"))
    #expect(try read("NSCoding").passes("- tapOn: Go\n- assertVisible: none") == nil)
  }

  @Test func blursTakeNoSubviewsThemselves() throws {
    func report(_ parent: String) throws -> String {
      try LiveFlow(
        source: """
          class Root: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
              view.addSubview(blur)
              \(parent).addSubview(UILabel())
              title = "Blurred"
            }
          }
          """
      ).report("- assertVisible: Blurred")
    }
    #expect(try report("blur").contains("Do not add subviews directly to the visual effect view itself"))
    #expect(try report("blur.contentView").contains("1 flow: 1 passed; "))
  }

  /// What UIKit raises of views, windows and containers that do not belong where they are put.
  @Test(arguments: [
    ("let a = UIViewController(), b = UIViewController(); a.view = b.view", "at most one view controller at a time!"),
    (
      "navigationController!.pushViewController(UISplitViewController(), animated: true)",
      "Split View Controllers cannot be pushed to a Navigation Controller"
    ),
  ])
  func whatDoesNotBelongThere(_ line: String, _ words: String) throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", style: .plain, target: self, action: #selector(go))
          }
          @objc func go() { \(line) }
        }
        """)
    #expect(try flow.report("- tapOn: Go").contains(words))
  }

  @Test func windowsHaveRootsAtTheEndOfTheLaunch() throws {
    func flow(_ late: String) -> LiveFlow {
      LiveFlow(
        source: "class Root: UIViewController {}",
        delegate: """
          import UIKit
          @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
              _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
              window = UIWindow(frame: UIScreen.main.bounds)
              window?.makeKeyAndVisible()
              \(late) { self.window?.rootViewController = Root() }
              return true
            }
          }
          """)
    }
    #expect(try flow("do").passes("- assertScreen: Root") == nil)
    #expect(
      try flow("DispatchQueue.main.async").report("- assertScreen: Root").contains(
        "Application windows are expected to have a root view controller at the end of application launch"))
  }
}
