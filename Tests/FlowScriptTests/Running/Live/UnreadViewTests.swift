import Testing

/// Views of classes that are not read, and what they tell the app's code.
@MainActor
struct UnreadViewTests {
  private func flow(_ body: String, _ more: String = "", protocols: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        import Charts
        class Root: UIViewController\(protocols) {
          let chart = ChartView()
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          let button = UIButton(type: .system)
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Home"
            label.text = "Label"
            button.frame = CGRect(x: 20, y: 300, width: 300, height: 40)
            button.setTitle("Button", for: .normal)
            button.addTarget(self, action: #selector(tap), for: .touchUpInside)
            \(body)
          }
          @objc func tap() { title = "Tapped" }
          \(more)
        }
        """)
  }

  @Test func whatLiesBesideItIsKnownAndWhatItShowsIsNot() throws {
    let flow = flow("view.addSubview(chart); view.addSubview(label); view.addSubview(button)")
    #expect(
      try flow.verdicts(
        """
        - assertVisible: Label
        - tapOn: Button
        - assertVisible: Tapped
        - assertNotVisible: Chart
        """) == "✓✓✓✓?")
  }

  @Test func itMayTakeTheTouchesOfWhatLiesBelow() throws {
    let flow = flow("view.addSubview(button); view.addSubview(chart)")
    #expect(try flow.verdicts("- assertVisible: Button\n- tapOn: Button") == "✓✓?")
  }

  @Test func constraintsToItLeaveThePlaceOpen() throws {
    let flow = flow(
      """
      view.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      let early = NSLayoutConstraint(item: label, attribute: .left, relatedBy: .equal, toItem: chart, attribute: .left,
        multiplier: 1, constant: 0)
      view.addSubview(chart)
      early.isActive = true
      chart.addConstraint(NSLayoutConstraint(item: chart, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 300))
      NSLayoutConstraint(item: label, attribute: .top, relatedBy: .equal, toItem: chart, attribute: .bottom,
        multiplier: 1, constant: 0).isActive = true
      """)
    #expect(try flow.passes("- assertVisible: Label") == nil)
  }

  @Test func itIsAControllersWholeView() throws {
    let flow = LiveFlow(
      source: """
        import Charts
        class Root: UIViewController {
          var chart: ChartView!
          override func loadView() {
            chart = ChartView()
            view = chart
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Home"
          }
        }
        """)
    #expect(try flow.verdicts("- assertVisible: Home\n- assertNotVisible: Chart") == "✓✓?")
  }

  @Test func aDelegatesMethodThatChangesNothingIsNotAskedFor() throws {
    let flow = flow(
      "chart.delegate = self", "func chartViewDidEnd(_ chart: ChartView) { print(chart) }",
      protocols: ", ChartViewDelegate")
    #expect(try flow.passes("- assertVisible: Home") == nil)
  }

  @Test func aDelegatesMethodMayBeCalled() throws {
    let flow = flow(
      "chart.delegate = self", "func chartViewDidEnd(_ chart: ChartView) { title = \"Ended\" }",
      protocols: ", ChartViewDelegate")
    #expect(
      try flow.report("- assertVisible: Home").contains(
        "only the app's code knows whether ChartView(…) calls Root.chartViewDidEnd(_:)"))
  }
}
