@testable import FlowChecks

/// What only looks as if it ran: branches for what never comes, and what is asked of delegates that nothing sets.
extension RealCase {
  static let casesOfBranches: [RealCase] = [
    RealCase(
      name: "what is shown to selectors a library's delegate is not asked, though other classes send it",
      app: RuleExample(
        [
          "Home.swift": """
          import ChatKit
          class HomeController: UIViewController, ChatDelegate {
            override func viewDidLoad() {
              super.viewDidLoad()
              Chat.shared.add(self)
            }
            func chatDidOpen() { ↓performSegue(withIdentifier: "chat", sender: nil) }
            @objc func didTapInfo(_ sender: UIBarButtonItem) { ↓performSegue(withIdentifier: "info", sender: nil) }
          }
          class InfoController: UIViewController {
            lazy var item = UIBarButtonItem(title: "Info", style: .plain, target: self, action: #selector(didTapInfo(_:)))
            @objc private func didTapInfo(_ sender: UIBarButtonItem) {}
            override func viewDidLoad() {
              super.viewDidLoad()
              navigationItem.rightBarButtonItem = item
            }
          }
          """,
          "Main.storyboard": storyboard(
            "<viewController id=\"home\" \(of("HomeController"))><connections>"
              + "<segue destination=\"other\" kind=\"embed\" id=\"s\"/></connections></viewController>",
            "<viewController id=\"other\" \(of("InfoController"))/>"),
        ],
        finds: [
          "error: no segue of HomeController has the identifier 'chat', and no storyboard has one",
          "warning: no segue of HomeController has the identifier 'info', and no storyboard has one. Nothing calls didTapInfo",
        ])),
    RealCase(
      name: "what is asked of a delegate that nothing sets, of one that an initialiser is given, of one that is set",
      app: RuleExample(
        [
          "Home.swift": """
          protocol LoaderDelegate: AnyObject {
            func didFail()
            func didLoad()
            func didStop()
          }
          class HomeController: UIViewController, LoaderDelegate {
            override func viewDidLoad() {
              super.viewDidLoad()
              let loader = Loader(given: self)
              loader.told = self
              loader.load()
            }
            func didFail() { ↓performSegue(withIdentifier: "fail", sender: nil) }
            func didLoad() { ↓performSegue(withIdentifier: "load", sender: nil) }
            func didStop() { ↓performSegue(withIdentifier: "stop", sender: nil) }
          }
          struct Loader {
            var given: LoaderDelegate?
            var told: LoaderDelegate?
            var unset: LoaderDelegate?
            func load() {
              unset?.didFail()
              if let unset { unset.didFail() }
              given?.didLoad()
              self.told?.didStop()
            }
          }
          """,
          "Main.storyboard": storyboard(
            "<viewController id=\"home\" \(of("HomeController"))><connections>"
              + "<segue destination=\"other\" kind=\"embed\" id=\"s\"/></connections></viewController>",
            "<viewController id=\"other\"/>"),
        ],
        finds: [
          "warning: no segue of HomeController has the identifier 'fail', and no storyboard has one. Nothing calls didFail",
          "error: no segue of HomeController has the identifier 'load', and no storyboard has one",
          "error: no segue of HomeController has the identifier 'stop', and no storyboard has one",
        ])),
    RealCase(
      name: "sections and rows that a list does not have, in the branches of a switch and of conditions",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UITableViewController {
            override func numberOfSections(in tableView: UITableView) -> Int { 2 }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
              switch section {
              case 0: return 1
              case 1: return 2
              default:
                ↓performSegue(withIdentifier: "count", sender: nil)
                return 0
              }
            }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              let identifier: String
              switch indexPath.section {
              case 0: identifier = "first"
              case 1: identifier = "second"
              default: identifier = "other"
              }
              return tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
              if indexPath.section == 0 {
                ↓performSegue(withIdentifier: "zero", sender: nil)
              } else if indexPath.section == 1 {
                if indexPath.row == 2 { ↓performSegue(withIdentifier: "row", sender: nil) }
              } else {
                ↓performSegue(withIdentifier: "else", sender: nil)
              }
              if indexPath.section == 2 { ↓performSegue(withIdentifier: "two", sender: nil) }
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <tableViewController id="home" \(of("HomeController"))>
              <tableView key="view" dataMode="prototypes" id="t"><prototypes>
                <tableViewCell reuseIdentifier="first" id="c-1"/>
                <tableViewCell reuseIdentifier="second" id="c-2"/>
              </prototypes></tableView>
              <connections><segue destination="other" kind="embed" id="s"/></connections>
            </tableViewController>
            """, "<viewController id=\"other\"/>"),
        ],
        finds: [
          "warning: no segue of HomeController has the identifier 'count', and no storyboard has one. There are only 2 sections",
          "error: no segue of HomeController has the identifier 'zero', and no storyboard has one",
          "error: no segue of HomeController has the identifier 'row', and no storyboard has one",
          "warning: no segue of HomeController has the identifier 'else', and no storyboard has one. There are only 2 sections",
          "warning: no segue of HomeController has the identifier 'two', and no storyboard has one. There are only 2 sections",
        ])),
    RealCase(
      name: "a condition inside of its contrary, unless something between them may change what it asks about",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            var isOpen = false
            var way = "new"
            @IBAction func open(_ sender: Any) {
              if isOpen == false {
                print("closed")
                if isOpen == true { ↓performSegue(withIdentifier: "never", sender: nil) }
                if isOpen { ↓performSegue(withIdentifier: "too", sender: nil) }
                isOpen = Bool.random()
                if isOpen { ↓performSegue(withIdentifier: "set", sender: nil) }
              } else if !isOpen {
                ↓performSegue(withIdentifier: "else", sender: nil)
              }
            }
            @IBAction func show(_ sender: Any) {
              guard way != "new" else { return way = "old" }
              if way == "new" { ↓performSegue(withIdentifier: "new", sender: nil) }
              change()
              if way == "new" { ↓performSegue(withIdentifier: "changed", sender: nil) }
            }
            func change() { way = Bool.random() ? "new" : "old" }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))>
              <view key="view" id="v"><subviews><button id="b"><connections>
                <action selector="open:" destination="home" eventType="touchUpInside" id="a"/>
                <action selector="show:" destination="home" eventType="touchUpInside" id="a-2"/>
              </connections></button></subviews></view>
              <connections><segue destination="other" kind="embed" id="s"/></connections>
            </viewController>
            """, "<viewController id=\"other\"/>"),
        ],
        finds: [
          "warning: no segue of HomeController has the identifier 'never', and no storyboard has one. The conditions around it rule it out",
          "warning: no segue of HomeController has the identifier 'too', and no storyboard has one. The conditions around it rule it out",
          "error: no segue of HomeController has the identifier 'set', and no storyboard has one",
          "warning: no segue of HomeController has the identifier 'else', and no storyboard has one. The conditions around it rule it out",
          "warning: no segue of HomeController has the identifier 'new', and no storyboard has one. The conditions around it rule it out",
          "error: no segue of HomeController has the identifier 'changed', and no storyboard has one",
        ])),
    RealCase(
      name: "a list that a touch on its own screen fills, behind which nothing reloads, and one that others fill",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UITableViewController {
            var items: [String] = []
            @IBAction func add(_ sender: Any) { items.append("new") }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
              ↓performSegue(withIdentifier: "item", sender: nil)
            }
          }
          class OtherController: UITableViewController {
            var things: [String] = []
            override func viewDidLoad() {
              super.viewDidLoad()
              fill(self)
            }
            @IBAction func fill(_ sender: Any) { things.append("new") }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { things.count }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
              ↓performSegue(withIdentifier: "thing", sender: nil)
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <tabBarController id="tabs"><connections>
              <segue destination="home" kind="relationship" relationship="viewControllers" id="s-1"/>
              <segue destination="other" kind="relationship" relationship="viewControllers" id="s-2"/>
            </connections></tabBarController>
            """,
            """
            <tableViewController id="home" \(of("HomeController"))>
              <tableView key="view" dataMode="prototypes" id="t"><view key="tableHeaderView" id="h"><subviews>
                <button id="b"><connections>
                  <action selector="add:" destination="home" eventType="touchUpInside" id="a"/>
                </connections></button>
              </subviews></view></tableView>
            </tableViewController>
            """,
            """
            <tableViewController id="other" \(of("OtherController"))>
              <tableView key="view" dataMode="prototypes" id="t-2"><view key="tableHeaderView" id="h-2"><subviews>
                <button id="b-2"><connections>
                  <action selector="fill:" destination="other" eventType="touchUpInside" id="a-2"/>
                </connections></button>
              </subviews></view></tableView>
            </tableViewController>
            """),
        ],
        finds: [
          "warning: no segue of HomeController has the identifier 'item', and no storyboard has one. No way to it is found",
          "error: no segue of OtherController has the identifier 'thing', and no storyboard has one",
        ])),
    RealCase(
      name: "a cell of Objective-C whose own initialiser takes the identifier",
      app: RuleExample(
        [
          "Home.m": """
          @interface HomeController : UITableViewController
          @end
          @implementation HomeController
          - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
            ItemCell *cell = [tableView dequeueReusableCellWithIdentifier:@"Item"];
            if (cell == nil) { cell = [[ItemCell alloc] initWithReuseIdentifier:@"Item"]; }
            return cell;
          }
          @end
          """,
          "Main.storyboard": storyboard(
            """
            <tableViewController id="home" customClass="HomeController">
              <tableView key="view" dataMode="prototypes" id="t"><prototypes>
                <tableViewCell reuseIdentifier="Items" id="c-1"/>
              </prototypes></tableView>
            </tableViewController>
            """),
        ], finds: [])),
    RealCase(
      name: "branches for lists without elements: of one that always has some, and of one that is filled and emptied",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            var people = ["Ada", "Bea"]
            var rows = ["Ada"]
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              if people.count == 0 { ↓performSegue(withIdentifier: "a", sender: nil) }
              if !people.isEmpty { ↓performSegue(withIdentifier: "b", sender: nil) }
              if rows.isEmpty { ↓performSegue(withIdentifier: "c", sender: nil) }
              rows.removeLast()
            }
          }
          """,
          "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
        ],
        finds: [
          "warning: no segue of HomeController has the identifier 'a', and no storyboard has one. people is never empty",
          "error: no segue of HomeController has the identifier 'b', and no storyboard has one",
          "error: no segue of HomeController has the identifier 'c', and no storyboard has one",
        ])),
  ]
}
