import Testing

/// Places at which a step was once decided though an iPhone does otherwise.
@MainActor
struct LiveTrustTests {
  private func flow(_ body: String, _ members: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          \(members)
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            \(body)
          }
        }
        """)
  }

  @Test func anIndexByChanceThatMayLieOutsideEndsTheAppOrNot() throws {
    let flow = flow("label.text = [\"Goat\", \"Car\"][Int.random(in: 0...2)].isEmpty ? \"none\" : \"some\"")
    #expect(
      try flow.report("- assertVisible: some").contains("only the app's code knows whether Int.random(…) is an index"))
  }

  /// A run loop does timers and the main queue's work in an order that nobody promises.
  @Test func aTimerOfNoDelayComesBeforeOrAfterTheMainQueue() throws {
    let flow = flow(
      """
      perform(#selector(later), with: nil, afterDelay: 0)
      DispatchQueue.main.async { self.add("queue") }
      """,
      """
      func add(_ text: String) { label.text = (label.text ?? "") + text }
      @objc func later() { add("timer") }
      """)
    #expect(try flow.verdicts("- assertVisible: .*queue.*\n- assertVisible: .*timer.*") == "✓✓✓")
    #expect(try flow.verdicts("- assertVisible: queuetimer") == "✓?")
  }

  @Test(arguments: [
    ("NSNumber(value: 1.0).stringValue", "1"), ("\"\\(NSNumber(value: 2.0))\"", "2"),
    ("NSNumber(value: 2.5).stringValue", "2.5"),
    ("{ UserDefaults.standard.set(3.0, forKey: \"f\"); return UserDefaults.standard.string(forKey: \"f\")! }()", "3"),
    ("String(describing: number(\"1.2.3\"))", "nil"), ("String(describing: number(\"1-2\"))", "nil"),
    ("String(describing: number(\"1,,2\"))", "nil"), ("String(describing: number(\"1,234.5\"))", "Optional(1234.5)"),
    ("String(describing: date(\"2024-02-03T04:05:06.123Z\"))", "nil"),
    ("String(describing: date(\"2024-02-03T04:05:06Z\") != nil)", "true"),
  ])
  func foundationWritesAndReadsAsApples(_ code: String, _ text: String) throws {
    let flow = flow(
      "label.text = \(code)",
      """
      func number(_ text: String) -> Double? {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = Locale(identifier: "en_US")
        return formatter.number(from: text)?.doubleValue
      }
      func date(_ text: String) -> Date? {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try? decoder.decode([Date].self, from: Data("[\\"\\(text)\\"]".utf8))[0]
      }
      """)
    let pattern = text.replacing("(", with: "\\(").replacing(")", with: "\\)")
    #expect(try flow.verdicts("- assertVisible: '\(pattern)'") == "✓✓")
  }

  @Test func nilInADictionaryOfTheDefaultsEndsTheApp() throws {
    let flow = flow("UserDefaults.standard.set([\"a\": Optional<Int>.none as Any], forKey: \"k\")")
    #expect(try flow.report("- assertVisible: x").contains("Attempt to insert non-property list object"))
  }

  @Test func aButtonsImageViewShowsItsImage() throws {
    let flow = flow(
      """
      let button = UIButton()
      let image = UIImage(systemName: "star")
      button.setImage(image, for: .normal)
      label.text = "\\(button.imageView?.image === image) \\(button.imageView?.image == nil)"
      """)
    #expect(try flow.verdicts("- assertVisible: true false") == "✓✓")
  }

  @Test func anOutletOfAnotherClassEndsTheAppAtTheFirstMessageThatItDoesNotKnow() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          @IBOutlet var item: UIButton!
          @IBAction func fade(_ sender: UIButton) { item.alpha = 0.5 }
          @IBAction func name(_ sender: UIButton) { item.setTitle("New", for: .normal) }
        }
        """,
      storyboard: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="r">
        <scenes><scene sceneID="s"><objects>
        <viewController id="r" customClass="Root" customModule="App" customModuleProvider="target" \
        sceneMemberID="viewController"><view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews><label id="i" text="Plate"><rect key="frame" x="20" y="200" width="300" height="60"/></label>
        <button id="b"><rect key="frame" x="20" y="300" width="300" height="60"/><state key="normal" title="Fade"/>
        <connections><action selector="fade:" destination="r" eventType="touchUpInside" id="p"/></connections></button>
        <button id="c"><rect key="frame" x="20" y="400" width="300" height="60"/><state key="normal" title="Name"/>
        <connections><action selector="name:" destination="r" eventType="touchUpInside" id="q"/></connections></button>
        </subviews></view>
        <connections><outlet property="item" destination="i" id="o"/></connections></viewController>
        </objects></scene></scenes></document>
        """)
    #expect(try flow.verdicts("- tapOn: Fade\n- assertVisible: Plate\n- tapOn: Name") == "✓✓✓✗")
    #expect(try flow.report("- tapOn: Name").contains("-[UILabel …]: unrecognized selector sent to instance"))
  }

  @Test func titlesOfSectionsStandAboveTheirRows() throws {
    let flow = LiveFlow(
      source: """
        class Root: UITableViewController {
          override func numberOfSections(in tableView: UITableView) -> Int { 2 }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 - section }
          override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            section == 0 ? "Unread" : "Read"
          }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Dune"
            return cell
          }
        }
        """)
    let steps = [
      "{text: Dune, below: Unread}", "{text: Dune, above: Read}", "{text: Read, below: Unread}",
      "{text: Unread, above: Dune}",
    ]
    #expect(try flow.verdicts(steps.map { "- assertVisible: \($0)" }.joined(separator: "\n")) == "✓✓✓✓✓")
    #expect(try flow.verdicts("- assertVisible: {text: Dune, below: Read}") == "✓✗")
  }

  @Test func segmentsStandInTheirRow() throws {
    let flow = flow(
      "view.addSubview(UISegmentedControl(items: [\"One\", \"Two\"]))")
    #expect(try flow.verdicts("- assertVisible: {text: One, leftOf: Two}") == "✓✓")
    #expect(try flow.verdicts("- assertVisible: {text: One, rightOf: Two}") == "✓✗")
  }
}
