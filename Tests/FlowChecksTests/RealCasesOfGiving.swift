@testable import FlowChecks

/// Branches that only look as if they ran: for arguments that no call gives, and for cells that are there for certain.
extension RealCase {
  static let casesOfGiving: [RealCase] = [
    RealCase(
      name: "arguments that all calls give, that one gives, that are handed on, that selectors and libraries give",
      app: RuleExample(
        [
          "Home.swift": """
          import LampKit
          class HomeController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              say("one", type: 1)
              say("two", type: 1)
              tell(.plain)
              tell(.bold)
              wait("now")
              hand(over: Bool.random())
              run(true)
              perform(#selector(pick(_:)), with: "none")
              pick("one")
              change(1)
              send("one")
              HomeController.count(1)
            }
            private func say(_ message: String, type: Int) {
              if (type == 1) {
                print(message)
              } else {
                ↓performSegue(withIdentifier: "other type", sender: self)
              }
              guard type != 2 else { return ↓performSegue(withIdentifier: "type 2", sender: self) }
              if message == "one" { ↓performSegue(withIdentifier: "one", sender: self) }
              if message == "three" { ↓performSegue(withIdentifier: "three", sender: self) }
            }
            private func tell(_ style: Style) {
              switch style {
              case .plain: ↓performSegue(withIdentifier: "plain", sender: self)
              case .thin: ↓performSegue(withIdentifier: "thin", sender: self)
              default: ↓performSegue(withIdentifier: "others", sender: self)
              }
            }
            func wait(_ name: String, then next: String? = nil) {
              DispatchQueue.main.async {
                if next != nil { self.↓performSegue(withIdentifier: "next", sender: self) }
                if name == "now" { self.↓performSegue(withIdentifier: "now", sender: self) }
              }
            }
            func hand(over isOver: Bool) {
              if isOver { ↓performSegue(withIdentifier: "over", sender: self) }
            }
            func run(_ isFast: Bool) {
              if !isFast { ↓performSegue(withIdentifier: "slow", sender: self) }
            }
            @objc func pick(_ name: String) {
              if name == "two" { ↓performSegue(withIdentifier: "picked", sender: self) }
            }
            func change(_ level: Int) {
              if level == 2 { ↓performSegue(withIdentifier: "changed", sender: self) }
            }
            func send(_ text: String) {
              if text == "two" { ↓performSegue(withIdentifier: "send", sender: self) }
            }
            static func count(_ level: Int) {
              if level == 2 { HomeController().↓performSegue(withIdentifier: "counted", sender: nil) }
            }
          }
          enum Style { case plain, bold, thin }
          class OtherController: UIViewController, LampWatcher {
            var counter: (Int) -> Void = HomeController.count
            let style = Style.thin
            override func viewDidLoad() {
              super.viewDidLoad()
              (parent as? HomeController)?.change(2)
              say("other", type: 3)
              lampDidTurn(to: 1)
            }
            private func say(_ message: String, type: Int) {}
            func lampDidTurn(to level: Int) {
              if level == 2 { ↓performSegue(withIdentifier: "level", sender: self) }
            }
          }
          """,
          "Main.storyboard": storyboard(
            "<viewController id=\"home\" \(of("HomeController"))><connections>"
              + "<segue destination=\"other\" kind=\"embed\" id=\"s\"/></connections></viewController>",
            "<viewController id=\"other\" \(of("OtherController"))/>"),
        ],
        finds: [
          lost("other type", "All calls give type 1"), lost("type 2", "No call gives type 2"), found("one"),
          lost("three", "No call gives message \"three\""), found("plain"),
          lost("thin", "All calls give style .bold or .plain"),
          found("others"), lost("next", "All calls give next nil"), found("now"), found("over"),
          lost("slow", "All calls give isFast true"), found("picked"), found("changed"), found("send"),
          "error: no storyboard has a segue with the identifier 'counted'",
          "error: no segue of OtherController has the identifier 'level', and no storyboard has one",
        ])),
    RealCase(
      name: "another cell than all prototypes of an identifier are, and one that only some of them are",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UITableViewController {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              if let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath) as? ItemCell {
                return cell
              } else {
                return tableView.↓dequeueReusableCell(withIdentifier: "not possible", for: indexPath)
              }
            }
          }
          class ListController: UITableViewController {
            static let identifier = "list"
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              if indexPath.row > 2 {
                guard let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath) as? ItemCell
                else { return tableView.↓dequeueReusableCell(withIdentifier: "some", for: indexPath) }
                return cell
              }
              guard let cell = tableView.dequeueReusableCell(withIdentifier: "plain") as? ItemCell
              else { return tableView.↓dequeueReusableCell(withIdentifier: "none", for: indexPath) }
              return cell
            }
          }
          class ItemCell: UITableViewCell {}
          class OtherCell: UITableViewCell {}
          """,
          "Main.storyboard": storyboard(
            """
            <tabBarController id="tabs"><connections>
              <segue destination="home" kind="relationship" relationship="viewControllers" id="s-1"/>
              <segue destination="list" kind="relationship" relationship="viewControllers" id="s-2"/>
            </connections></tabBarController>
            """,
            """
            <tableViewController id="home" \(of("HomeController"))>
              <tableView key="view" dataMode="prototypes" id="t"><prototypes>
                <tableViewCell reuseIdentifier="item" id="c-1" \(of("ItemCell"))/>
              </prototypes></tableView>
            </tableViewController>
            """,
            """
            <tableViewController id="list" \(of("ListController"))>
              <tableView key="view" dataMode="prototypes" id="t-2"><prototypes>
                <tableViewCell reuseIdentifier="list" id="c-2" \(of("ItemCell"))/>
                <tableViewCell reuseIdentifier="list" id="c-3" \(of("OtherCell"))/>
                <tableViewCell reuseIdentifier="plain" id="c-4" \(of("ItemCell"))/>
              </prototypes></tableView>
            </tableViewController>
            """),
        ],
        finds: [
          """
          warning: no cell has the reuse identifier 'not possible', and nobody registers one. Each cell 'item' is of \
          ItemCell
          """,
          "error: no cell has the reuse identifier 'some', and nobody registers one",
          "error: no cell has the reuse identifier 'none', and nobody registers one",
        ])),
    RealCase(
      name: "the cells of a list that nobody has, beside those of lists that have a data source or an outlet",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController, UITableViewDataSource {
            @IBOutlet var list: UITableView!
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
            }
          }
          class OtherController: UIViewController {
            override func observeValue(
              forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
            ) {
              if let list = object as? UITableView { print(list.contentSize) }
            }
            func clear() { view.subviews.forEach { $0.removeFromSuperview() } }
          }
          class ItemCell: UITableViewCell {}
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))>
              <view key="view" id="v"><subviews>
                <tableView id="t-1"><prototypes>
                  <tableViewCell reuseIdentifier="item" id="c-1" \(of("ItemCell"))><connections>
                    ↓<outlet property="one" destination="c-1" id="o-1"/>
                  </connections></tableViewCell>
                </prototypes><connections><outlet property="dataSource" destination="home" id="d"/></connections></tableView>
              </subviews></view>
              <connections>
                <outlet property="list" destination="t-1" id="l"/>
                <segue destination="other" kind="embed" id="s"/>
              </connections>
            </viewController>
            """,
            """
            <viewController id="other" \(of("OtherController"))/>
            <stackView id="s-2"><subviews>
              <tableView id="t-2"><prototypes>
                <tableViewCell reuseIdentifier="item" id="c-2" \(of("ItemCell"))><connections>
                  ↓<outlet property="two" destination="c-2" id="o-2"/>
                </connections></tableViewCell>
              </prototypes></tableView>
            </subviews></stackView>
            """),
        ],
        finds: [
          "error: ItemCell has no property 'one': was it renamed or deleted?",
          "warning: ItemCell has no property 'two': was it renamed or deleted? Nothing asks for this cell",
        ])),
  ]

  /// The error for a segue that HomeController does not have.
  private static func found(_ name: String) -> String {
    "error: no segue of HomeController has the identifier '\(name)', and no storyboard has one"
  }

  private static func lost(_ name: String, _ reason: String) -> String {
    "warning: no segue of HomeController has the identifier '\(name)', and no storyboard has one. \(reason)"
  }
}
