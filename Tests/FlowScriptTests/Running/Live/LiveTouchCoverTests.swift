import Testing

/// What lies in front of something whose own place hangs on texts, and takes its touches.
@MainActor
struct LiveTouchCoverTests {
  private func screen(_ constraints: String, front: String = "UIView()", caught: Bool = true) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          let status = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            status.text = "None"
            let buy = UIButton(type: .system, primaryAction: UIAction(title: "Buy") { [unowned self] _ in
              status.text = "Bought"
            })
            let stack = UIStackView(arrangedSubviews: [status, buy])
            stack.axis = .vertical
            let front = \(front)
            if \(caught) { front.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(caught))) }
            for each in [stack, front] {
              each.translatesAutoresizingMaskIntoConstraints = false
              view.addSubview(each)
            }
            NSLayoutConstraint.activate([
              stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
              stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
              stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        \(constraints)
            ])
          }
          @objc func caught() { status.text = "Caught" }
        }
        """)
  }

  @Test func whatConstraintsPutOverAButtonTakesItsTouches() throws {
    let flow = screen(
      """
      front.topAnchor.constraint(equalTo: buy.topAnchor), front.bottomAnchor.constraint(equalTo: buy.bottomAnchor),
      front.leadingAnchor.constraint(equalTo: buy.leadingAnchor),
      front.trailingAnchor.constraint(equalTo: buy.trailingAnchor),
      """)
    #expect(try flow.passes("- tapOn: Buy\n- assertVisible: Caught\n- assertNotVisible: Bought") == nil)
  }

  /// What is in front takes the touch though it does nothing with it.
  @Test(
    "Glass",
    arguments: [
      "front.topAnchor.constraint(equalTo: buy.topAnchor), front.bottomAnchor.constraint(equalTo: buy.bottomAnchor), "
        + "front.leadingAnchor.constraint(equalTo: buy.leadingAnchor), "
        + "front.trailingAnchor.constraint(equalTo: buy.trailingAnchor)",
      "front.topAnchor.constraint(equalTo: stack.topAnchor), front.bottomAnchor.constraint(equalTo: stack.bottomAnchor), "
        + "front.leftAnchor.constraint(equalTo: stack.leftAnchor), front.rightAnchor.constraint(equalTo: stack.rightAnchor)",
      "front.topAnchor.constraint(equalTo: view.topAnchor), front.bottomAnchor.constraint(equalTo: view.bottomAnchor), "
        + "front.leadingAnchor.constraint(equalTo: view.leadingAnchor), "
        + "front.trailingAnchor.constraint(equalTo: view.trailingAnchor)",
    ])
  func glassTakesTouches(constraints: String) throws {
    let flow = screen(constraints, caught: false)
    #expect(try flow.passes("- tapOn: Buy\n- assertVisible: None\n- assertNotVisible: Bought") == nil)
  }

  @Test func whatMayLieThereIsAsked() throws {
    let flow = screen(
      """
      front.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 56),
      front.heightAnchor.constraint(equalToConstant: 10),
      front.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      front.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      """)
    #expect(try flow.report("- tapOn: Buy").contains(#"whether UIView lies over UIButton "Buy""#))
  }

  @Test func whatLiesBelowOrFarAwayIsNoMatter() throws {
    for front in ["buy.bottomAnchor", "view.safeAreaLayoutGuide.topAnchor, constant: 400"] {
      let flow = screen(
        """
        front.topAnchor.constraint(equalTo: \(front)), front.heightAnchor.constraint(equalToConstant: 100),
        front.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        front.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        """)
      #expect(try flow.passes("- tapOn: Buy\n- assertVisible: Bought") == nil)
    }
  }

  /// A list whose cells' content view has the class of the cell by mistake, and whose header is a cell.
  private static let list = LiveFlow(
    source: """
      class Row: UITableViewCell {}
      class Root: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
          (cell.contentView.subviews.first as? UILabel)?.text = "Row \\(indexPath.row)"
          return cell
        }
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.textLabel?.text = "Heading"
          return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          title = "Chose \\(indexPath.row)"
        }
      }
      """,
    storyboard: """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
        <scenes>
          <scene sceneID="s0"><objects>
            <navigationController id="nav">
              <navigationBar key="navigationBar" id="bar"/>
              <connections>
                <segue destination="root" kind="relationship" relationship="rootViewController" id="r"/>
              </connections>
            </navigationController>
          </objects></scene>
          <scene sceneID="s1"><objects>
            <tableViewController id="root" customClass="Root">
              <tableView key="view" dataMode="prototypes" style="plain" rowHeight="44" sectionHeaderHeight="40" id="t">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <prototypes>
                  <tableViewCell reuseIdentifier="Row" id="c" customClass="Row">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
                    <tableViewCellContentView key="contentView" tableViewCell="c" id="cv" customClass="Row">
                      <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
                      <subviews>
                        <label text="Label" id="l"><rect key="frame" x="20" y="11" width="200" height="21"/></label>
                      </subviews>
                    </tableViewCellContentView>
                  </tableViewCell>
                </prototypes>
                <connections>
                  <outlet property="dataSource" destination="root" id="o1"/>
                  <outlet property="delegate" destination="root" id="o2"/>
                </connections>
              </tableView>
              <navigationItem key="navigationItem" title="Start" id="ni"/>
            </tableViewController>
          </objects></scene>
        </scenes>
      </document>
      """)

  @Test func aCellThatIsNoRowIsNotChosen() throws {
    #expect(try Self.list.passes("- tapOn: Heading\n- assertVisible: Start\n- assertNotVisible: Chose .*") == nil)
  }

  @Test func aCellInACellLeavesTheTouchToTheRow() throws {
    #expect(try Self.list.passes("- tapOn: Row 1\n- assertVisible: Chose 1") == nil)
  }

  /// - UIKit: recognizers of the views around a view see its touches (documentation of UIGestureRecognizer).
  @Test func theTitleOfASectionLeavesTheTouchToRecognizersAround() throws {
    let flow = LiveFlow(
      source: """
        class Root: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
          override func numberOfSections(in tableView: UITableView) -> Int { 1 }
          override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Heading" }
          @objc func tapped() { title = "Tapped" }
        }
        """)
    #expect(try flow.passes("- assertNotVisible: Tapped\n- tapOn: Heading\n- assertVisible: Tapped") == nil)
  }

  private func labelled(_ constraint: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let (label, button) = (UILabel(), UIButton(type: .system))
            label.text = "Category"
            button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
            for part in [label, button] {
              part.translatesAutoresizingMaskIntoConstraints = false
              view.addSubview(part)
              part.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
            }
            label.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: 80).isActive = true
            \(constraint)
          }
          @objc func tapped() { title = "Tapped" }
        }
        """)
  }

  /// - UIKit: of views at one point the one in front is hit (documentation of UIView.hitTest(_:with:)).
  @Test func aTouchThatNothingAnswersMayBeOneOnAViewInFront() throws {
    let open = labelled("button.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor).isActive = true")
    #expect(try open.verdicts("- tapOn: Category") == "✓?")
    let below = labelled("button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8).isActive = true")
    #expect(try below.passes("- tapOn: Category\n- assertNotVisible: Tapped") == nil)
  }
}
