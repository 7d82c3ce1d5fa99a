@testable import FlowChecks

/// What is asked for a selection, a key, a case or a segue that never comes, and beside it for those that may.
extension RealCase {
  static let casesOfComparing: [RealCase] = [
    RealCase(
      name: "lists in which nothing can be selected, by code and by the document, and those in which something can",
      app: RuleExample(
        [
          "Lists.swift": """
          class PastController: UIViewController, UITableViewDataSource, UITableViewDelegate {
            @IBOutlet var table: UITableView!
            @IBOutlet var field: UITextField!
            override func viewDidLoad() {
              super.viewDidLoad()
              table.dataSource = self
              table.delegate = self
              field.delegate = self
              table.allowsSelection = false
            }
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              let next = segue.destination as! NextController
              next.delegate = self
            }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { ↓performSegue(withIdentifier: "one", sender: self) }
          }
          class NextController: UIViewController { weak var delegate: UITableViewDelegate? }
          class ShownController: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { ↓performSegue(withIdentifier: "two", sender: self) }
          }
          class EditController: UIViewController, UITableViewDataSource, UITableViewDelegate {
            @IBOutlet var list: UITableView!
            @IBAction func edit() { list.allowsSelection = true }
            override func viewDidLoad() {
              super.viewDidLoad()
              list.allowsSelection = false
            }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { ↓performSegue(withIdentifier: "three", sender: self) }
          }
          class TwoController: UIViewController, UITableViewDataSource, UITableViewDelegate {
            @IBOutlet var items: UITableView!
            override func viewDidLoad() {
              super.viewDidLoad()
              items.allowsSelection = false
              items.delegate = self
              let more = UITableView()
              more.delegate = self
              view.addSubview(more)
            }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { ↓performSegue(withIdentifier: "four", sender: self) }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <tabBarController id="tabs"><connections>
              <segue destination="past" kind="relationship" relationship="viewControllers" id="s-1"/>
              <segue destination="shown" kind="relationship" relationship="viewControllers" id="s-2"/>
              <segue destination="edit" kind="relationship" relationship="viewControllers" id="s-3"/>
              <segue destination="two" kind="relationship" relationship="viewControllers" id="s-4"/>
            </connections></tabBarController>
            """,
            """
            <viewController id="past" \(of("PastController"))>
              <view key="view" id="v-1"><subviews><tableView id="t-1"/><textField id="f"/></subviews></view>
              <connections>
                <outlet property="table" destination="t-1" id="o-1"/>
                <outlet property="field" destination="f" id="o-2"/>
                <segue destination="next" kind="show" id="s-5"/>
              </connections>
            </viewController>
            """, "<viewController id=\"next\" \(of("NextController"))/>",
            """
            <tableViewController id="shown" \(of("ShownController"))>
              <tableView key="view" allowsSelection="NO" id="t-2"><connections>
                <outlet property="delegate" destination="shown" id="o-3"/>
                <outlet property="dataSource" destination="shown" id="o-4"/>
              </connections></tableView>
            </tableViewController>
            """,
            """
            <viewController id="edit" \(of("EditController"))>
              <view key="view" id="v-3"><subviews><tableView id="t-3"><connections>
                <outlet property="delegate" destination="edit" id="o-5"/>
                <outlet property="dataSource" destination="edit" id="o-6"/>
              </connections></tableView><button id="b-3"><connections>
                <action selector="edit" destination="edit" eventType="touchUpInside" id="a-3"/>
              </connections></button></subviews></view>
              <connections><outlet property="list" destination="t-3" id="o-7"/></connections>
            </viewController>
            """,
            """
            <viewController id="two" \(of("TwoController"))>
              <view key="view" id="v-4"><subviews><tableView id="t-4"/></subviews></view>
              <connections><outlet property="items" destination="t-4" id="o-8"/></connections>
            </viewController>
            """),
        ],
        finds: [
          "warning: no segue of PastController has the identifier 'one', and no storyboard has one. Nothing calls tableView",
          "warning: no segue of ShownController has the identifier 'two', and no storyboard has one. No way to it is found",
          "error: no segue of EditController has the identifier 'three', and no storyboard has one",
          "error: no segue of TwoController has the identifier 'four', and no storyboard has one",
        ])),
    RealCase(
      name: "keys of the user's defaults that nothing writes, and those that something may",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            @AppStorage("shown") var isShown = false
            @IBAction func open() {
              let defaults = UserDefaults.standard
              if UserDefaults.standard.bool(forKey: "hasAccount") { ↓performSegue(withIdentifier: "one", sender: self) }
              if let name = defaults.string(forKey: "oldName") { ↓performSegue(withIdentifier: "two", sender: name) }
              if defaults.object(forKey: "lost") == nil { ↓performSegue(withIdentifier: "three", sender: self) }
              if defaults.bool(forKey: "known") { ↓performSegue(withIdentifier: "four", sender: self) }
              if defaults.bool(forKey: "shown") { ↓performSegue(withIdentifier: "five", sender: self) }
              if defaults.bool(forKey: "setting") { ↓performSegue(withIdentifier: "six", sender: self) }
              if UserDefaults(suiteName: "group")!.bool(forKey: "shared") { ↓performSegue(withIdentifier: "seven", sender: self) }
              if !defaults.bool(forKey: "seen") { ↓performSegue(withIdentifier: "eight", sender: self) }
            }
            override func viewDidLoad() {
              super.viewDidLoad()
              UserDefaults.standard.set(true, forKey: "known")
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))>
              <view key="view" id="v"><subviews><button id="b"><connections>
                <action selector="open" destination="home" eventType="touchUpInside" id="a"/>
              </connections></button></subviews></view>
            </viewController>
            """),
          "Settings.bundle/Root.plist": """
          <plist version="1.0"><dict><key>PreferenceSpecifiers</key><array><dict>
            <key>Type</key><string>PSToggleSwitchSpecifier</string><key>Key</key><string>setting</string>
          </dict></array></dict></plist>
          """,
        ],
        finds: [
          """
          warning: no segue of HomeController has the identifier 'one', and no storyboard has one. Nothing writes \
          "hasAccount" into the user's defaults
          """,
          """
          warning: no segue of HomeController has the identifier 'two', and no storyboard has one. Nothing writes \
          "oldName" into the user's defaults
          """,
          "error: no segue of HomeController has the identifier 'three', and no storyboard has one",
          "error: no segue of HomeController has the identifier 'four', and no storyboard has one",
          "error: no segue of HomeController has the identifier 'five', and no storyboard has one",
          "error: no segue of HomeController has the identifier 'six', and no storyboard has one",
          "error: no segue of HomeController has the identifier 'seven', and no storyboard has one",
          "error: no segue of HomeController has the identifier 'eight', and no storyboard has one",
        ])),
    RealCase(
      name: "keys of defaults that the app may fill from a list which is not in its code",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              UserDefaults.standard.register(defaults: standard())
              if UserDefaults.standard.bool(forKey: "hasAccount") { ↓performSegue(withIdentifier: "one", sender: self) }
            }
            func standard() -> [String: Any] { NSDictionary(contentsOfFile: "Standard.plist") as! [String: Any] }
          }
          """,
          "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
        ],
        finds: ["error: no segue of HomeController has the identifier 'one', and no storyboard has one"])),
    RealCase(
      name: "cases that are only compared, and what is set for them, and those that are made",
      app: RuleExample(
        [
          "Menu.swift": """
          enum Purpose { case edit, search, add }
          class MenuController: UIViewController {
            var purposes: [Purpose] = [.edit, .add]
            var target: Purpose?
            @IBAction func open() {
              target = purposes[0]
              performSegue(withIdentifier: "next", sender: self)
              if target == .search { ↓performSegue(withIdentifier: "one", sender: self) }
              if case .search = target { ↓performSegue(withIdentifier: "two", sender: self) }
              if target == Purpose.add { ↓performSegue(withIdentifier: "three", sender: self) }
              if target != .search { ↓performSegue(withIdentifier: "four", sender: self) }
            }
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              let next = segue.destination as! NextController
              if target == .search { next.purpose = "search" } else if target == .add { next.purpose = "add" }
            }
          }
          class NextController: UIViewController {
            var purpose = ""
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              if purpose == "search" { ↓performSegue(withIdentifier: "five", sender: self) }
              if purpose == "add" { ↓performSegue(withIdentifier: "six", sender: self) }
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("MenuController"))>
              <view key="view" id="v"><subviews><button id="b"><connections>
                <action selector="open" destination="home" eventType="touchUpInside" id="a"/>
              </connections></button></subviews></view>
              <connections><segue destination="next" kind="show" identifier="next" id="s"/></connections>
            </viewController>
            """, "<viewController id=\"next\" \(of("NextController"))/>"),
        ],
        finds: [
          "warning: no segue of MenuController has the identifier 'one' (it has 'next'). Nothing makes a .search",
          "warning: no segue of MenuController has the identifier 'two' (it has 'next'). Nothing makes a .search",
          "error: no segue of MenuController has the identifier 'three' (it has 'next')",
          "error: no segue of MenuController has the identifier 'four' (it has 'next')",
          """
          warning: no segue of NextController has the identifier 'five', and no storyboard has one. Nothing sets purpose \
          to "search"
          """,
          "error: no segue of NextController has the identifier 'six', and no storyboard has one",
        ])),
    RealCase(
      name: "a segue that only prepare names, beside one that a list of texts gives",
      app: RuleExample(
        [
          "Menu.swift": """
          class MenuController: UIViewController {
            var ids = ["next", "days"]
            @IBAction func open() { performSegue(withIdentifier: ids[0], sender: self) }
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              if segue.identifier == "dates" { segue.destination.title = "Dates" }
              switch segue.identifier {
              case "weeks": segue.destination.title = "Weeks"
              case "days": segue.destination.title = "Days"
              default: break
              }
            }
          }
          class DatesController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              ↓performSegue(withIdentifier: "one", sender: self)
            }
          }
          class WeeksController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              ↓performSegue(withIdentifier: "two", sender: self)
            }
          }
          class DaysController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              ↓performSegue(withIdentifier: "three", sender: self)
            }
          }
          """,
          "Main.storyboard": storyboard(
            menu(
              """
              <segue destination="dates" kind="show" identifier="dates" id="s-1"/>
              <segue destination="weeks" kind="show" identifier="weeks" id="s-2"/>
              <segue destination="days" kind="show" identifier="days" id="s-3"/>
              <segue destination="next" kind="show" identifier="next" id="s-4"/>
              """), "<viewController id=\"dates\" \(of("DatesController"))/>",
            "<viewController id=\"weeks\" \(of("WeeksController"))/>",
            "<viewController id=\"days\" \(of("DaysController"))/>", "<viewController id=\"next\"/>"),
        ],
        finds: [
          "warning: no segue of DatesController has the identifier 'one', and no storyboard has one. Nothing makes DatesController",
          "warning: no segue of WeeksController has the identifier 'two', and no storyboard has one. Nothing makes WeeksController",
          "error: no segue of DaysController has the identifier 'three', and no storyboard has one",
        ])),
    RealCase(
      name: "a segue that only prepare names, where what is performed comes from elsewhere",
      app: RuleExample(
        [
          "Menu.swift": """
          class MenuController: UIViewController {
            var id: String!
            @IBAction func open() { performSegue(withIdentifier: id, sender: self) }
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              if segue.identifier == "dates" { segue.destination.title = "Dates" }
            }
          }
          class DatesController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              ↓performSegue(withIdentifier: "one", sender: self)
            }
          }
          """,
          "Main.storyboard": storyboard(
            menu(
              "<segue destination=\"dates\" kind=\"show\" identifier=\"dates\" id=\"s\"/>",
              views: """
                <button id="c"><connections><segue destination="next" kind="show" id="s-2"/></connections></button>
                """),
            "<viewController id=\"dates\" \(of("DatesController"))/>", "<viewController id=\"next\"/>"),
        ],
        finds: ["error: no segue of DatesController has the identifier 'one', and no storyboard has one"])),
  ]

  /// A menu with a button that opens something, other views, and segues.
  private static func menu(_ segues: String, views: String = "") -> String {
    """
    <viewController id="home" \(of("MenuController"))>
      <view key="view" id="v"><subviews><button id="b"><connections>
        <action selector="open" destination="home" eventType="touchUpInside" id="a"/>
      </connections></button>\(views)</subviews></view>
      <connections>
        \(segues)
      </connections>
    </viewController>
    """
  }
}
