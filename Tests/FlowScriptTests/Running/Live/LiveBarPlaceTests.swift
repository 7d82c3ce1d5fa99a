import Testing

/// What bars are before they are laid out, what they cover, and what rests below them.
@MainActor
struct LiveBarPlaceTests {
  @Test func aBarThatIsNotLaidOutYetHasNoKnownPlace() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let height = navigationController!.navigationBar.frame.height
            let label = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
            label.text = height > 0 ? "bar" : "none"
            view.addSubview(label)
            UIGraphicsBeginImageContext(navigationController!.navigationBar.frame.size)
          }
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            title = "\\(navigationController!.navigationBar.frame.height)"
          }
        }
        """)
    #expect(try flow.verdicts("- assertVisible: none\n- assertVisible: \"44.0\"") == "✓?✓")
  }

  @Test func theBarOfACardIsHigher() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Card", style: .plain, target: self, action: #selector(go))
          }
          @objc func go() { present(UINavigationController(rootViewController: Card()), animated: true) }
        }
        class Card: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            title = "\\(navigationController!.navigationBar.frame.height) \\(view.safeAreaInsets.top)"
          }
        }
        """)
    #expect(try flow.passes("- tapOn: Card\n- assertVisible: 56.0 56.0") == nil)
  }

  @Test func aListInAPageThatRestsBelowABarHasNoSecondRoomForThat() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController, UITableViewDataSource {
          override func viewDidLoad() {
            super.viewDidLoad()
            let page = UIScrollView(frame: view.bounds)
            page.contentSize = CGSize(width: 393, height: 1000)
            view.addSubview(page)
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 120))
            table.rowHeight = 40
            table.dataSource = self
            page.addSubview(table)
          }
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \\(indexPath.row)"
            return cell
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: Row 2\n- assertNotVisible: Row 4") == nil)
  }

  @Test func whatOfABarATouchOnWhatItCoversComesToIsOpen() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Home"
            let button = UIButton(frame: CGRect(x: 300, y: 60, width: 60, height: 30))
            button.setTitle("Under", for: .normal)
            view.addSubview(button)
            navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
          }
        }
        """)
    #expect(try flow.verdicts("- tapOn: Under").hasPrefix("✓?"))
  }

  @Test func aTableOfAStoryboardAsksItsControllerWhereNobodyElseIsWired() throws {
    let flow = LiveFlow(
      source: """
        class List: UITableViewController {
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "Row"
            return cell
          }
        }
        """,
      storyboard: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="list">
          <scenes><scene sceneID="s"><objects>
            <viewController id="list" customClass="List" customModule="App" customModuleProvider="target">
              <tableView key="view" dataMode="prototypes" style="plain" id="t">
                <rect key="frame" x="0" y="0" width="393" height="852"/>
                <prototypes>
                  <tableViewCell reuseIdentifier="cell" textLabel="l" style="IBUITableViewCellStyleDefault" id="c">
                    <tableViewCellContentView key="contentView" id="w"><subviews>
                      <label text="Title" id="l"><rect key="frame" x="16" y="0" width="300" height="43"/></label>
                    </subviews></tableViewCellContentView>
                  </tableViewCell>
                </prototypes>
              </tableView>
            </viewController>
          </objects></scene></scenes>
        </document>
        """)
    #expect(try flow.passes("- assertVisible: Row") == nil)
  }
}
