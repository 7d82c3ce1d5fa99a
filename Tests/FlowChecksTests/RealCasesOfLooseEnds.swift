@testable import FlowChecks

/// Code that nobody calls, since nothing posts, calls, shows or sends what leads there; and beside each what does.
extension RealCase {
  static let casesOfLooseEnds: [RealCase] = [
    RealCase(
      name: "observers of notifications that nothing posts, that something posts, and of iOS's",
      app: RuleExample(
        [
          "Home.swift": """
          extension Notification.Name {
            static let opened = Notification.Name("org.app.opened")
            static let closed = Notification.Name("org.app.closed")
          }
          class HomeController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let center = NotificationCenter.default
              center.addObserver(self, selector: #selector(hearNever), name: Notification.Name("org.app.never"), object: nil)
              center.addObserver(self, selector: #selector(hearOpened), name: .opened, object: nil)
              center.addObserver(self, selector: #selector(hearClosed), name: .closed, object: nil)
              center.addObserver(
                self, selector: #selector(hearKeys), name: UIResponder.keyboardWillShowNotification, object: nil)
              center.addObserver(forName: .opened, object: nil, queue: nil) { _ in
                self.↓performSegue(withIdentifier: "to-block", sender: nil)
              }
            }
            deinit { NotificationCenter.default.removeObserver(self, name: .opened, object: nil) }
            @IBAction func close() { NotificationCenter.default.post(name: .closed, object: nil) }
            @objc func hearNever() { ↓performSegue(withIdentifier: "to-never", sender: nil) }
            @objc func hearOpened() { ↓performSegue(withIdentifier: "to-opened", sender: nil) }
            @objc func hearClosed() { ↓performSegue(withIdentifier: "to-closed", sender: nil) }
            @objc func hearKeys() { ↓performSegue(withIdentifier: "to-keys", sender: nil) }
          }
          """,
          "Main.storyboard": home(),
        ],
        finds: [
          "warning: no segue of HomeController has the identifier 'to-block', and no storyboard has one. Nothing posts opened",
          "warning: no segue of HomeController has the identifier 'to-never', and no storyboard has one. Nothing calls hearNever",
          "warning: no segue of HomeController has the identifier 'to-opened', and no storyboard has one. Nothing calls hearOpened",
          "error: no segue of HomeController has the identifier 'to-closed', and no storyboard has one",
          "error: no segue of HomeController has the identifier 'to-keys', and no storyboard has one",
        ])),
    RealCase(
      name: "closures that views keep and never call, and those that they do",
      app: RuleExample(
        [
          "Home.swift": """
          class CardView: UIView {
            var onOpen: (() -> Void)?
            var onClose: (() -> Void)?
            @objc func tapped() { onClose?() }
          }
          class HomeController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let card = CardView()
              card.onOpen = { self.↓performSegue(withIdentifier: "open", sender: nil) }
              card.onClose = { self.↓performSegue(withIdentifier: "close", sender: nil) }
              view.addSubview(card)
            }
          }
          """,
          "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
        ],
        finds: [
          "warning: no segue of HomeController has the identifier 'open', and no storyboard has one. Nothing calls onOpen",
          "error: no segue of HomeController has the identifier 'close', and no storyboard has one",
        ])),
    RealCase(
      name: "controls, recognizers, items and alerts that code makes and puts nowhere, and those that it shows",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            let kept = UIButton()
            let shown = UIButton()
            override func viewDidLoad() {
              super.viewDidLoad()
              kept.addTarget(self, action: #selector(hearKept), for: .touchUpInside)
              shown.addTarget(self, action: #selector(hearShown), for: .touchUpInside)
              view.addSubview(shown)
              let button = UIButton(type: .system)
              button.setTitle("A", for: .normal)
              button.addTarget(self, action: #selector(hearButton), for: .touchUpInside)
              let tap = UITapGestureRecognizer(target: self, action: #selector(hearTap))
              tap.numberOfTapsRequired = 2
              let press = UILongPressGestureRecognizer(target: self, action: #selector(hearPress))
              view.addGestureRecognizer(press)
              let helped = UIButton(type: .system)
              helped.addTarget(self, action: #selector(hearHelped), for: .touchUpInside)
              helped.place(in: view)
            }
            @IBAction func close() {
              let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
              alert.addAction(UIAlertAction(title: "A", style: .default) { _ in self.↓performSegue(withIdentifier: "to-alert", sender: nil) })
              let other = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
              other.addAction(UIAlertAction(title: "B", style: .default) { _ in self.↓performSegue(withIdentifier: "to-other", sender: nil) })
              present(other, animated: true)
            }
            @objc func hearKept() { ↓performSegue(withIdentifier: "to-kept", sender: nil) }
            @objc func hearShown() { ↓performSegue(withIdentifier: "to-shown", sender: nil) }
            @objc func hearButton() { ↓performSegue(withIdentifier: "to-button", sender: nil) }
            @objc func hearTap() { ↓performSegue(withIdentifier: "to-tap", sender: nil) }
            @objc func hearPress() { ↓performSegue(withIdentifier: "to-press", sender: nil) }
            @objc func hearHelped() { ↓performSegue(withIdentifier: "to-helped", sender: nil) }
          }
          extension UIView { func place(in other: UIView) { other.addSubview(self) } }
          """,
          "Main.storyboard": home(),
        ],
        finds: [
          """
          warning: no segue of HomeController has the identifier 'to-alert', and no storyboard has one. Nothing shows \
          UIAlertController
          """,
          "error: no segue of HomeController has the identifier 'to-other', and no storyboard has one",
          "warning: no segue of HomeController has the identifier 'to-kept', and no storyboard has one. Nothing calls hearKept",
          "error: no segue of HomeController has the identifier 'to-shown', and no storyboard has one",
          "warning: no segue of HomeController has the identifier 'to-button', and no storyboard has one. Nothing calls hearButton",
          "warning: no segue of HomeController has the identifier 'to-tap', and no storyboard has one. Nothing calls hearTap",
          "error: no segue of HomeController has the identifier 'to-press', and no storyboard has one",
          "error: no segue of HomeController has the identifier 'to-helped', and no storyboard has one",
        ])),
    RealCase(
      name: "tags and segments that no sender of an action has, and those that one has",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            @IBAction func press(_ sender: UIButton) {
              if sender.tag == 5 { ↓performSegue(withIdentifier: "five", sender: nil) }
              if sender.tag == 2 { ↓performSegue(withIdentifier: "two", sender: nil) }
              switch sender.tag {
              case 1: ↓performSegue(withIdentifier: "one", sender: nil)
              case 7, 8: ↓performSegue(withIdentifier: "seven", sender: nil)
              default: break
              }
            }
            @IBAction func choose(_ sender: UISegmentedControl) {
              if sender.selectedSegmentIndex == 1 {
                ↓performSegue(withIdentifier: "last", sender: nil)
              } else if sender.selectedSegmentIndex == 2 {
                ↓performSegue(withIdentifier: "none", sender: nil)
              }
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews>
              <button tag="1" id="b-1"><connections>
                <action selector="press:" destination="home" eventType="touchUpInside" id="a-1"/>
              </connections></button>
              <button tag="2" id="b-2"><connections>
                <action selector="press:" destination="home" eventType="touchUpInside" id="a-2"/>
              </connections></button>
              <segmentedControl id="c"><segments><segment title="A"/><segment title="B"/></segments><connections>
                <action selector="choose:" destination="home" eventType="valueChanged" id="a-3"/>
              </connections></segmentedControl>
            </subviews></view></viewController>
            """),
        ],
        finds: [
          """
          warning: no segue of HomeController has the identifier 'five', and no storyboard has one. No sender of press has \
          tag 5
          """,
          "error: no segue of HomeController has the identifier 'two', and no storyboard has one",
          "error: no segue of HomeController has the identifier 'one', and no storyboard has one",
          """
          warning: no segue of HomeController has the identifier 'seven', and no storyboard has one. No sender of press \
          has tag 7
          """,
          "error: no segue of HomeController has the identifier 'last', and no storyboard has one",
          """
          warning: no segue of HomeController has the identifier 'none', and no storyboard has one. No sender of choose has \
          segment 2
          """,
        ])),
    RealCase(
      name: "rows beyond those of a list that is written out, and of one that something fills",
      app: RuleExample(
        [
          "Menus.swift": """
          class FixedController: UITableViewController {
            let items = ["a", "b"]
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
              switch indexPath.row {
              case 1: ↓performSegue(withIdentifier: "b", sender: nil)
              case 2: ↓performSegue(withIdentifier: "c", sender: nil)
              default: break
              }
            }
          }
          class OpenController: UITableViewController {
            var parts = ["a", "b"]
            override func viewDidLoad() {
              super.viewDidLoad()
              parts.append("c")
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { parts.count }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
              if indexPath.row == 2 { ↓performSegue(withIdentifier: "third", sender: nil) }
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <tabBarController id="tabs"><connections>
              <segue destination="fixed" kind="relationship" relationship="viewControllers" id="s-1"/>
              <segue destination="open" kind="relationship" relationship="viewControllers" id="s-2"/>
            </connections></tabBarController>
            """, list("fixed", "FixedController"), list("open", "OpenController")),
        ],
        finds: [
          "error: no segue of FixedController has the identifier 'b', and no storyboard has one",
          "warning: no segue of FixedController has the identifier 'c', and no storyboard has one. There are only 2 rows",
          "error: no segue of OpenController has the identifier 'third', and no storyboard has one",
        ])),
  ]

  /// A storyboard of one screen with a button.
  private static func home() -> String {
    storyboard(
      """
      <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews>
        <button id="b"><connections>
          <action selector="close" destination="home" eventType="touchUpInside" id="a"/>
        </connections></button>
      </subviews></view></viewController>
      """)
  }

  /// A screen with a table that it serves.
  private static func list(_ id: String, _ name: String) -> String {
    """
    <tableViewController id="\(id)" \(of(name))><tableView key="view" id="t-\(id)"><connections>
      <outlet property="dataSource" destination="\(id)" id="o-\(id)"/>
      <outlet property="delegate" destination="\(id)" id="p-\(id)"/>
    </connections></tableView></tableViewController>
    """
  }
}
