import Testing

@testable import FlowScript

/// How large views are that code makes, and those whose content decides it.
@MainActor
struct LiveMadeSizeTests {
  private func shown(_ expression: String, members: String = "") throws -> LiveFlow {
    LiveFlow(
      source: """
        \(members)
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "\\(\(expression))"
          }
        }
        """)
  }

  @Test(arguments: [
    ("UISwitch().frame.size", "(51.0, 31.0)"),
    ("UISwitch(frame: CGRect(x: 1, y: 2, width: 200, height: 90)).frame", "(1.0, 2.0, 51.0, 31.0)"),
    ("UIStepper().bounds.size", "(94.0, 32.0)"),
    ("UIActivityIndicatorView(style: .large).frame.size", "(37.0, 37.0)"),
    ("UIActivityIndicatorView(frame: .zero).frame.width", "20.0"),
    ("UIActivityIndicatorView().isHidden", "true"),
    ("UITableViewCell().contentView.frame.size", "(320.0, 44.0)"),
    ("UITextField().font!.pointSize", "17.0"),
    ("UITableView().clipsToBounds && !UIView().clipsToBounds", "true"),
  ])
  func aClassHasASizeOfItsOwn(expression: String, text: String) throws {
    let words = text.replacing("(", with: "\\(").replacing(")", with: "\\)")
    #expect(try shown(expression).passes("- assertVisible: '\(words)'") == nil)
  }

  @Test(arguments: [
    "UIImageView(image: UIImage(systemName: \"star\")).frame.width > 3", "UIDatePicker().frame.height > 3",
    "UISegmentedControl(items: [\"a\"]).frame.height > 3",
  ])
  func aSizeThatNobodyPublishedIsNotKnown(expression: String) throws {
    #expect(try shown(expression).report("- assertVisible: 'false'").contains("undecided: only the app's code knows"))
  }

  @Test(arguments: [
    "UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17)",
    "UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17)",
    "UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1)",
    "UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1)",
    "UIColor.label == .label && UIColor.label != UIColor.label.withAlphaComponent(0.5)",
    "UIImage(systemName: \"star\") == UIImage(systemName: \"star\")",
    "UIImage(systemName: \"star\") != UIImage(systemName: \"heart\")",
  ])
  func fontsColoursAndImagesAreEqualByWhatTheyAre(expression: String) throws {
    #expect(try shown(expression).passes("- assertVisible: 'true'") == nil)
  }

  private static let screen = """
    class Meter: UIView {
      var level = 1
      override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(level) * 40) }
    }
    class Tag: UIView {
      let text = UILabel()
      override var intrinsicContentSize: CGSize { CGSize(width: text.intrinsicContentSize.width, height: 20) }
    }
    class Root: UIViewController {
      let meter = Meter(), tag = Tag(), toggle = UISwitch()
      let stack = UIStackView(frame: CGRect(x: 0, y: 300, width: 200, height: 30))
      let log = UILabel(frame: CGRect(x: 20, y: 600, width: 300, height: 40))
      override func viewDidLoad() {
        super.viewDidLoad()
        for each in [meter, tag, toggle] as [UIView] {
          each.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(each)
          each.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10).isActive = true
        }
        stack.distribution = .equalSpacing
        for width in [20, 40, 60] as [CGFloat] {
          let each = UIView()
          each.widthAnchor.constraint(equalToConstant: width).isActive = true
          stack.addArrangedSubview(each)
        }
        view.addSubview(stack)
        view.addSubview(log)
        NSLayoutConstraint.activate([
          meter.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
          meter.widthAnchor.constraint(equalToConstant: 100),
          tag.topAnchor.constraint(equalTo: meter.bottomAnchor),
          toggle.topAnchor.constraint(equalTo: tag.bottomAnchor),
        ])
        navigationItem.rightBarButtonItems = [("More", true), ("Careless", false)].map { name, says in
          UIBarButtonItem(
            title: name,
            primaryAction: UIAction(title: name) { [unowned self] _ in
              meter.level += 1
              if says { meter.invalidateIntrinsicContentSize() }
              show()
            })
        }
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        show()
      }
      func show() {
        view.layoutIfNeeded()
        log.text = "\\(meter.frame.height) \\(tag.frame.minY) \\(toggle.frame)"
      }
    }
    """

  @Test func theAppsOwnSizesOfContentCount() throws {
    #expect(
      try LiveFlow(source: Self.screen).passes(
        #"""
        - assertVisible: '40.0 140.0 \(10.0, 160.0, 49.0, 31.0\)'
        - tapOn: More
        - assertVisible: '80.0 180.0 \(10.0, 200.0, 49.0, 31.0\)'
        - tapOn: Careless
        - assertVisible: '80.0 180.0 \(10.0, 200.0, 49.0, 31.0\)'
        """#) == nil)
  }

  @Test func viewsOfAStackAreSpacedEqually() throws {
    let flow = LiveFlow(
      source: Self.screen.replacing(
        "log.text = \"", with: "log.text = \"\\(stack.arrangedSubviews.map { $0.frame.minX }) "))
    #expect(try flow.passes(#"- assertVisible: '\[0.0, 60.0, 140.0\] 40.0.*'"#) == nil)
    let centered = LiveFlow(source: flow.source.replacing("equalSpacing", with: "equalCentering"))
    #expect(try centered.passes(#"- assertVisible: '\[0.0, 70.0, 140.0\] 40.0.*'"#) == nil)
  }

  @Test func anEdgeBetweenTwoPixelsIsNotKnown() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let box = UIView(), third = UIView()
          override func viewDidLoad() {
            super.viewDidLoad()
            third.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(third)
            third.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            third.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.333).isActive = true
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            NSLayoutConstraint.activate([
              box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
              box.topAnchor.constraint(equalTo: view.topAnchor),
              box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalToConstant: 10),
            ])
          }
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            title = "\\(box.frame.width) \\(third.frame.width == 131) \\(box.frame.minX)"
          }
        }
        """)
    #expect(try flow.report("- assertVisible: 100.0 true 146.5").contains("? assertVisible"))
  }

  @Test func aMomentarySegmentIsChosenAgainAndAgain() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          var log = ""
          override func viewDidLoad() {
            super.viewDidLoad()
            let choice = UISegmentedControl(items: ["One", "Two"])
            choice.isMomentary = true
            choice.frame = CGRect(x: 20, y: 200, width: 200, height: 32)
            choice.addAction(
              UIAction { [unowned self] _ in
                log += "\\(choice.selectedSegmentIndex)"
                title = log
              }, for: .valueChanged)
            view.addSubview(choice)
          }
        }
        """)
    #expect(try flow.passes("- tapOn: Two\n- tapOn: Two\n- assertVisible: '11'") == nil)
  }

  @Test func subviewsFollowTheirSuperviewUnlessItSaysNo() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            inner.autoresizingMask = [.flexibleWidth]
            outer.addSubview(inner)
            outer.autoresizesSubviews = false
            outer.frame.size = CGSize(width: 200, height: 200)
            title = "\\(inner.frame.width)"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: '50.0'") == nil)
  }

  @Test func aTableKnowsWhereItsRowsLie() throws {
    let flow = LiveFlow(
      source: """
        class Chip: UIControl {
          let name: String
          init(name: String) {
            self.name = name
            super.init(frame: .zero)
          }
          required init?(coder: NSCoder) { nil }
        }
        class Root: UITableViewController {
          let chips = ["Small", "Large"].map(Chip.init(name:))
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 50
            tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 80))
            tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 30))
          }
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let row = tableView.rectForRow(at: IndexPath(row: 3, section: 0))
            title = "\\(row.minY) \\(tableView.contentSize.height) \\(chips[1].name)"
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: 230.0 610.0 Large") == nil)
  }

  /// How large indicators, pickers and progress views are, is not published.
  @Test(arguments: ["UIActivityIndicatorView(style: .medium)", "UIPickerView()", "UIProgressView()"])
  func theSizesOfUIKitsOwnContentAreNotKnown(_ view: String) throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = \(view).intrinsicContentSize.height > 0 ? "some" : "none"
          }
        }
        """)
    #expect(try flow.verdicts("- assertVisible: none") == "✓?")
  }

  /// A label that is measured before it has its text has no size, so that nobody sees it.
  @Test(
    .proves("F7.15"),
    arguments: [
      "let l = UILabel(); l.sizeToFit(); l.text = \"Late\"; view.addSubview(l)",
      "let l = UILabel(); l.frame.size = l.intrinsicContentSize; l.text = \"Late\"; view.addSubview(l)",
      "let l = UILabel(); l.text = \"\"; l.frame.size = l.sizeThatFits(CGSize(width: 100, height: 100)); l.text = \"Late\"; view.addSubview(l)",
    ])
  func whatIsMeasuredBeforeItsContentIsNotSeen(_ body: String) throws {
    let flow = LiveFlow(
      source: "class Root: UIViewController { override func viewDidLoad() { super.viewDidLoad(); \(body) } }")
    #expect(try flow.passes("- assertNotVisible: Late") == nil)
    let later = flow.source.replacing("view.addSubview(l)", with: "l.sizeToFit(); view.addSubview(l)")
    #expect(try LiveFlow(source: later).verdicts("- assertVisible: Late") != "✓✗")
  }
}
