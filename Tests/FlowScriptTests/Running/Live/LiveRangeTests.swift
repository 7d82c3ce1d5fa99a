import Testing

/// Values that UIKit keeps between ends, cells of UIKit's layouts, and calls that end the app.
@MainActor
struct LiveRangeTests {
  private func screen(_ load: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          let log = UILabel(frame: CGRect(x: 20, y: 500, width: 300, height: 40))
          func show(_ value: Any) { log.text = "\\(value)" }
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(log)
            \(load)
          }
        }
        """)
  }

  @Test func negativePositionsAreTheFirst() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let segments = UISegmentedControl(items: ["b"])
            segments.insertSegment(withTitle: "a", at: -1, animated: false)
            let first = UIView()
            view.addSubview(UIView())
            view.insertSubview(first, at: -1)
            let stack = UIStackView(arrangedSubviews: [UIView()])
            let top = UIView()
            stack.insertArrangedSubview(top, at: -1)
            title = "\\(segments.titleForSegment(at: 0)!) \\(view.subviews[0] === first) \\(stack.arrangedSubviews[0] === top)"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: a true true") == nil)
  }

  @Test(arguments: [
    ("Int(\"9\", radix: 99)", "Radix not in range 2...36"), ("Data(count: -1)", "negative number of bytes"),
  ])
  func numbersThatNoLibraryTakesEndTheApp(_ call: String, _ reason: String) throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            _ = \(call)
          }
        }
        """)
    let report = try flow.report("- assertNotVisible: none")
    #expect(report.contains(reason), "\(report)")
  }

  @Test(arguments: [
    ("let s = UISlider(); s.maximumValue = 100; s.setValue(500, animated: false); show(s.value)", "100.0"),
    ("let s = UISlider(); s.value = 1; s.maximumValue = 0.5; show(s.value)", "0.5"),
    ("let s = UISlider(); s.minimumValue = 5; show(\"\\(s.value) \\(s.maximumValue)\")", "5.0 5.0"),
    ("let s = UISlider(); s.maximumValue = -5; show(\"\\(s.value) \\(s.minimumValue)\")", "-5.0 -5.0"),
    ("let s = UIStepper(); s.value = 70; s.maximumValue = 10; show(s.value)", "10.0"),
    ("let s = UIStepper(); s.minimumValue = 3; show(s.value)", "3.0"),
    ("let p = UIProgressView(); p.progress = 3; show(p.progress)", "1.0"),
    ("let p = UIProgressView(); p.setProgress(-1, animated: true); show(p.progress)", "0.0"),
    ("let p = UIPageControl(); p.numberOfPages = 3; p.currentPage = 7; show(p.currentPage)", "2"),
    ("let p = UIPageControl(); p.numberOfPages = 3; p.currentPage = 2; p.numberOfPages = 1; show(p.currentPage)", "0"),
    ("let z = 0.0; show(z / z)", "nan"), ("show((-1.0).squareRoot())", "nan"), ("show(sqrt(-1))", "nan"),
    ("let z: Float = 0; show(z / z)", "nan"), ("let i = Double.infinity; show(i - i)", "nan"),
    ("show(UIScreen.main.scale)", "3.0"),
    ("show(view.convert(CGRect(x: 1, y: 2, width: 3, height: 4), from: view).width)", "3.0"),
    (
      "show(NSError(domain: \"d\", code: 3).localizedDescription)",
      "The operation couldn\u{2019}t be completed. .d error 3.."
    ),
  ])
  func valuesStayBetweenTheirEnds(_ load: String, _ text: String) throws {
    #expect(try screen(load).passes("- assertVisible: \"\(text)\"") == nil)
  }

  @Test(arguments: [
    (
      "UIStepper().minimumValue = 100",
      "NSInvalidArgumentException', reason: 'UIStepper: minimumValue 100.0 is not less than maximumValue 100.0'"
    ),
    (
      "UIStackView().insertArrangedSubview(UIView(), at: 3)",
      "NSInternalInconsistencyException', reason: 'index out of bounds for arranged subview: index = 3 expected to be "
        + "less than or equal to 0'"
    ),
    (
      "let z = CGFloat(0); log.frame = CGRect(x: 0, y: 0, width: z / z, height: 1)",
      "CALayerInvalidGeometry', reason: 'CALayer position contains NaN: [nan 0.5]'"
    ),
    (
      "UITableView().scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)",
      "NSRangeException', reason: 'Attempted to scroll the table view to an out-of-bounds row (0) when there are only 0 "
        + "rows in section 0.'"
    ),
  ])
  func someCallsEndTheApp(_ load: String, _ reason: String) throws {
    let report = try screen(load).report("- assertVisible: none")
    #expect(report.contains(reason), Comment(rawValue: report))
  }

  @Test(arguments: [
    ("UITableViewCell(style: .default, reuseIdentifier: nil)", false),
    ("UITableViewCell(style: .subtitle, reuseIdentifier: nil)", true),
    ("UITableViewCell(style: .value1, reuseIdentifier: nil)", true), ("UITableViewCell()", false),
    ("tableView.dequeueReusableCell(withIdentifier: \"row\", for: path)", false),
  ])
  func theDefaultLayoutHasNoSecondLabel(_ cell: String, _ hasDetail: Bool) throws {
    let flow = LiveFlow(
      source: """
        class Root: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = \(cell)
            cell.textLabel?.text = "main"
            cell.detailTextLabel?.text = "detail"
            return cell
          }
        }
        """)
    #expect(
      try flow.passes("- assertVisible: main\n- \(hasDetail ? "assertVisible" : "assertNotVisible"): detail") == nil)
  }

  @Test(arguments: [("IBUITableViewCellStyleDefault", false), ("IBUITableViewCellStyleSubtitle", true)])
  func prototypesHaveTheirLayout(_ style: String, _ hasDetail: Bool) throws {
    let detail =
      hasDetail
      ? "detailTextLabel=\"l2\"" : ""
    let label =
      hasDetail
      ? "<label opaque=\"NO\" text=\"Detail\" id=\"l2\"/>" : ""
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="list"><scenes><scene sceneID="s1"><objects>
      <tableViewController id="list" customClass="List" customModule="App" customModuleProvider="target" \
      sceneMemberID="viewController"><tableView key="view" dataMode="prototypes" style="plain" id="t1"><prototypes>
      <tableViewCell reuseIdentifier="row" style="\(style)" textLabel="l1" \(detail) id="c1">
      <tableViewCellContentView key="contentView" tableViewCell="c1" id="v1"><subviews>
      <label opaque="NO" text="Title" id="l1"/>\(label)</subviews></tableViewCellContentView></tableViewCell></prototypes>
      <connections><outlet property="dataSource" destination="list" id="o1"/></connections></tableView>
      </tableViewController></objects></scene></scenes></document>
      """
    let flow = LiveFlow(
      source: """
        class List: UITableViewController {
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = "main"
            cell.detailTextLabel?.text = "detail"
            return cell
          }
        }
        """, storyboard: storyboard)
    #expect(
      try flow.passes("- assertVisible: main\n- \(hasDetail ? "assertVisible" : "assertNotVisible"): detail") == nil)
  }

  /// A cell of the storyboard is told that it is made, with its outlets set, before the data source has it.
  @Test func prototypesAwake() throws {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="list"><scenes><scene sceneID="s1"><objects>
      <tableViewController id="list" customClass="List" customModule="App" customModuleProvider="target" \
      sceneMemberID="viewController"><tableView key="view" dataMode="prototypes" style="plain" id="t1"><prototypes>
      <tableViewCell reuseIdentifier="row" id="c1" customClass="Cell" customModule="App" customModuleProvider="target">
      <tableViewCellContentView key="contentView" tableViewCell="c1" id="v1">
      <rect key="frame" x="0.0" y="0.0" width="393" height="44"/><subviews>
      <label opaque="NO" text="Title" id="l1"><rect key="frame" x="20" y="10" width="300" height="20"/></label></subviews>
      </tableViewCellContentView><connections><outlet property="title" destination="l1" id="o2"/></connections>
      </tableViewCell></prototypes><connections><outlet property="dataSource" destination="list" id="o1"/></connections>
      </tableView></tableViewController></objects></scene></scenes></document>
      """
    let flow = LiveFlow(
      source: """
        class Cell: UITableViewCell {
          @IBOutlet weak var title: UILabel!
          override func awakeFromNib() {
            super.awakeFromNib()
            title.text = "awake, not \\(title.text ?? "-")"
          }
        }
        class List: UITableViewController {
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
          override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path) as! Cell
            if path.row == 1 { cell.title.text? += "!" }
            return cell
          }
        }
        """, storyboard: storyboard)
    #expect(try flow.passes("- assertVisible: awake, not Title\n- assertVisible: awake, not Title!") == nil)
  }

  @Test func aStructIsNoPropertyList() throws {
    let flow = screen("struct S {}\nUserDefaults.standard.set(S(), forKey: \"s\")")
    #expect(
      try flow.report("").contains(
        "'Attempt to insert non-property list object of the type S for key s'"))
  }
}
