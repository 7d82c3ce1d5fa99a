import Testing

/// What many apps do in one way or another, and what a flow then sees.
@MainActor
struct LiveAppCodeTests {
  private func screen(
    _ load: String, _ members: String = "", _ types: String = "", files: [String: String] = [:]
  ) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "start"
            view.addSubview(label)
        \(load)
          }
        \(members)
        }
        \(types)
        """, files: files)
  }

  @Test func aMethodOfAnExtensionIsOverridden() throws {
    let flow = screen(
      "show(\"a\")", "override func keyboardMoves(_ note: String) { label.text = note }",
      """
      extension UIViewController {
        func show(_ text: String) { keyboardMoves(text) }
        @objc func keyboardMoves(_ note: String) {}
      }
      """)
    #expect(try flow.passes("- assertVisible: a\n- assertNotVisible: b") == nil)
  }

  @Test func aTypeInATypeBeginsAChain() throws {
    let flow = screen(
      "view.layer.backgroundColor = UIColor.Palette.white.cgColor\nview.subviews[0].backgroundColor = .Palette.white",
      "",
      "extension UIColor { struct Palette { static let white = UIColor(white: 1, alpha: 1) } }")
    #expect(try flow.passes("- assertVisible: start") == nil)
  }

  @Test func whatLiesOverPagesStaysThere() throws {
    let flow = LiveFlow(
      source: """
        class Page: UIViewController {
          convenience init(_ text: String) {
            self.init()
            let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            label.text = text
            view.addSubview(label)
          }
        }
        class Root: UIPageViewController, UIPageViewControllerDataSource {
          let pages = [Page("one"), Page("two")]
          init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }
          required init?(coder: NSCoder) { fatalError() }
          override func viewDidLoad() {
            super.viewDidLoad()
            dataSource = self
            setViewControllers([pages[0]], direction: .forward, animated: false)
            let button = UIButton(frame: CGRect(x: 20, y: 600, width: 300, height: 40))
            button.setTitle("Done", for: .normal)
            button.addTarget(self, action: #selector(done), for: .touchUpInside)
            view.addSubview(button)
          }
          @objc func done() { title = "over" }
          func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController)
            -> UIViewController? { page === self.pages[1] ? self.pages[0] : nil }
          func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController)
            -> UIViewController? { page === self.pages[0] ? self.pages[1] : nil }
        }
        """)
    #expect(
      try flow.passes("- swipe: {direction: LEFT}\n- assertVisible: two\n- tapOn: Done\n- assertVisible: over") == nil)
  }

  @Test func subviewsAreAnnounced() throws {
    let flow = screen(
      "view.addSubview(card)\ncard.addSubview(UIView())\ncard.subviews[0].removeFromSuperview()\nlabel.text = card.log",
      "let card = Card(frame: CGRect(x: 20, y: 300, width: 300, height: 40))",
      """
      class Card: UIView {
        var log = ""
        override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview); log += "+" }
        override func willRemoveSubview(_ subview: UIView) { log += subview.superview === self ? "-" : "?" }
      }
      """)
    #expect(try flow.passes("- assertVisible: \"\\\\+-\"") == nil)
  }

  @Test func aLayerIsOfTheClassThatItsViewSays() throws {
    let flow = screen(
      "view.addSubview(shade)\nshade.paint()",
      "let shade = Shade(frame: CGRect(x: 20, y: 300, width: 300, height: 40))",
      """
      class Shade: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
        func paint() { (layer as! CAGradientLayer).colors = [UIColor.red.cgColor] }
      }
      """)
    #expect(try flow.verdicts("- assertVisible: start") == "✓✓")
  }

  @Test func aLiteralIsAnImage() throws {
    let flow = screen(
      """
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        image: #imageLiteral(resourceName: "plus"), style: .plain, target: self, action: #selector(add))
      label.textColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
      """, "@objc func add() { label.text = \"added\" }",
      files: ["App/Assets.xcassets/plus.imageset/Contents.json": "{}"])
    #expect(try flow.verdicts("- assertVisible: start\n- assertVisible: lost") == "✓✓✗")
    #expect(try flow.verdicts("- tapOn: plus") == "✓?")
  }

  @Test func anItemThatIsNotKnownLeavesTheBarOpen() throws {
    let flow = screen("navigationItem.leftBarButtonItem = Kit.item()\ntitle = \"Home\"")
    #expect(try flow.verdicts("- assertVisible: start\n- assertVisible: Menu\n- assertVisible: Home") == "✓✓?✓")
  }

  @Test func objectsOfAppleAreThere() throws {
    let flow = screen(
      """
      let player: AVPlayer? = AVPlayer(url: URL(string: "https://example.com")!)
      guard let player else { return label.text = "none" }
      player.play()
      label.text = "playing"
      """)
    #expect(try flow.passes("- assertVisible: playing") == nil)
  }

  @Test func howAButtonIsDrawnChangesNothing() throws {
    let flow = screen(
      """
      var look = UIButton.Configuration.plain()
      look.title = "Go"
      look.background.backgroundColor = .red
      look.cornerStyle = .capsule
      let button = UIButton(configuration: look)
      button.frame = CGRect(x: 20, y: 300, width: 300, height: 40)
      view.addSubview(button)
      """)
    #expect(try flow.passes("- assertVisible: start\n- assertVisible: Go") == nil)
  }

  @Test func aTableAtRestMovesNoRow() throws {
    let flow = LiveFlow(
      source: """
        class Root: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            navigationItem.rightBarButtonItem = editButtonItem
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "row"
            return cell
          }
          override func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool { true }
          override func tableView(_ tableView: UITableView, moveRowAt path: IndexPath, to other: IndexPath) {}
          override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { title = "chosen" }
        }
        """)
    #expect(try flow.passes("- tapOn: row\n- assertVisible: chosen") == nil)
    #expect(try flow.verdicts("- tapOn: Edit\n- tapOn: row") == "✓✓✓")
    #expect(try flow.verdicts("- tapOn: Edit\n- swipe: {start: \"50%,30%\", end: \"50%,10%\"}") == "✓✓✓")
    #expect(try flow.verdicts("- tapOn: Edit\n- swipe: {start: \"95%,30%\", end: \"95%,10%\"}") == "✓✓?")
    #expect(try flow.passes("- tapOn: Edit\n- tapOn: Done\n- tapOn: row\n- assertVisible: chosen") == nil)
  }

  @Test func generatedCodeAsksABundleForItsAssets() throws {
    let types = """
      final class ColorAsset {
        typealias Color = UIColor
        let name: String
        init(name: String) { self.name = name }
        lazy var color: Color = {
          guard let color = Color(asset: self) else { fatalError("Unable to load \\(name).") }
          return color
        }()
      }
      extension ColorAsset.Color {
        convenience init?(asset: ColorAsset) { self.init(named: asset.name, in: Bundle.main, compatibleWith: nil) }
      }
      enum Asset { static let ink = ColorAsset(name: "Ink") }
      """
    let load = """
      label.textColor = Asset.ink.color
      let picture = UIImage(named: "Plus", in: Bundle.main, compatibleWith: nil)
      label.text = picture == nil ? "none" : "painted"
      """
    let files = [
      "App/Assets.xcassets/Ink.colorset/Contents.json": "{}", "App/Assets.xcassets/Plus.imageset/Contents.json": "{}",
    ]
    #expect(try screen(load, "", types, files: files).passes("- assertVisible: painted") == nil)
    #expect(try screen(load, "", types).verdicts("- assertVisible: painted") == "?")
  }

  @Test func aClassMayInheritFromWhatACompositionNames() throws {
    let flow = LiveFlow(
      source: """
        protocol Coded { func build() }
        typealias CodedView = UIView & Coded
        class Header: CodedView {
          let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
          init() {
            super.init(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
            build()
          }
          required init?(coder: NSCoder) { fatalError() }
          func build() {
            label.text = "built"
            addSubview(label)
          }
        }
        class Screen: UIViewController & Coded {
          func build() { view.addSubview(Header()) }
          override func viewDidLoad() {
            super.viewDidLoad()
            build()
          }
        }
        class Root: Screen {}
        """)
    #expect(try flow.passes("- assertVisible: built") == nil)
  }

  @Test func privateTypesOfOneNameAreTheirFilesOwn() throws {
    let flow = LiveFlow(
      source: """
        class Container {}
        protocol Worded { var word: String { get } }
        extension Container {
          var first: Worded { Assembly(number: 1) }
          private struct Assembly: Worded {
            let number: Int
            var word: String { "first \\(number)" }
          }
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = Container().first.word + " " + Container().second.word
          }
        }
        """,
      files: [
        "App/Second.swift": """
        extension Container {
          var second: Worded { Assembly() }
          private struct Assembly: Worded { var word: String { "second" } }
        }
        """
      ])
    #expect(try flow.passes("- assertVisible: first 1 second") == nil)
  }

  @Test func aListLiteralHasTheTypeOfWhatIsMadeOfIt() throws {
    let flow = LiveFlow(
      source: """
        enum Page { case home, list, more; var rank: Int { self == .more ? 0 : 1 } }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let pages: [Page] = [.home, .list, .more].sorted(by: { $0.rank < $1.rank })
            let others: [Page] = [.home, .list].filter { $0 != .home }.reversed()
            title = "\\(pages) \\(others)"
          }
        }
        """)
    #expect(
      try flow.passes("- assertVisible: '\\[App.Page.more, App.Page.home, App.Page.list\\] \\[App.Page.list\\]'") == nil
    )
  }
}
