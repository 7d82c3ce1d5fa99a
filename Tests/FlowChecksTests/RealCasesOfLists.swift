@testable import FlowChecks

/// Cells and their nibs: of lists that nobody serves, that stay empty, whose cells nobody asks for.
extension RealCase {
  static let casesOfLists: [RealCase] = [
    RealCase(
      name: "a cell that is unwrapped, at once or later, and those that are made or not used where there is none",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              var cell = tableView.dequeueReusableCell(withIdentifier: "made")
              if cell == nil { cell = UITableViewCell() }
              if indexPath.row > 3 { return cell! }
              return tableView.↓dequeueReusableCell(withIdentifier: "gone")!
            }
            override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
              let cell = tableView.↓dequeueReusableCell(withIdentifier: "head")
              cell?.textLabel?.text = "Head"
              return cell!
            }
            override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
              let cell = tableView.dequeueReusableCell(withIdentifier: "foot")
              guard cell != nil else { return UIView() }
              return cell!
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <tableViewController id="home" \(of("HomeController"))>
              <tableView key="view" dataMode="prototypes" id="t"><connections>
                <outlet property="dataSource" destination="home" id="o"/>
              </connections></tableView>
            </tableViewController>
            """),
        ],
        finds: [
          "error: no cell has the reuse identifier 'gone', and nobody registers one",
          "error: no cell has the reuse identifier 'head', and nobody registers one",
        ])),
    RealCase(
      name: "a nib that is registered for cells is loaded where they are asked for",
      app: RuleExample(
        [
          "Home.swift": """
          class ListController: UITableViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              tableView.register(UINib(nibName: "AskedCell", bundle: nil), forCellReuseIdentifier: Self.asked)
              tableView.register(UINib(nibName: "OldCell", bundle: nil), forCellReuseIdentifier: "old")
              tableView.register(UINib(nibName: "BaseCell", bundle: nil), forCellReuseIdentifier: "base")
            }
            static let asked = "asked"
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              tableView.dequeueReusableCell(withIdentifier: "base", for: indexPath)
            }
          }
          class HomeController: ListController {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              tableView.dequeueReusableCell(withIdentifier: Self.asked, for: indexPath)
            }
          }
          class AskedCell: UITableViewCell {}
          class BaseCell: UITableViewCell {}
          class OldCell: UITableViewCell {}
          """,
          "AskedCell.xib": cell("AskedCell"), "BaseCell.xib": cell("BaseCell"), "OldCell.xib": cell("OldCell"),
          "Main.storyboard": storyboard("<tableViewController id=\"home\" \(of("HomeController"))/>"),
        ],
        finds: [
          "error: AskedCell has no property 'gone': was it renamed or deleted?",
          "warning: BaseCell has no property 'gone': was it renamed or deleted? No way to it is found",
          "warning: OldCell has no property 'gone': was it renamed or deleted? No way to it is found",
        ])),
    RealCase(
      name: "a nib is loaded where code asks for cells by a name that it does not tell",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UITableViewController {
            var kind = ""
            override func viewDidLoad() {
              super.viewDidLoad()
              tableView.register(UINib(nibName: "AskedCell", bundle: nil), forCellReuseIdentifier: "asked")
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              tableView.dequeueReusableCell(withIdentifier: kind, for: indexPath)
            }
          }
          class AskedCell: UITableViewCell {}
          """,
          "AskedCell.xib": cell("AskedCell"),
          "Main.storyboard": storyboard("<tableViewController id=\"home\" \(of("HomeController"))/>"),
        ],
        finds: ["error: AskedCell has no property 'gone': was it renamed or deleted?"])),
    RealCase(
      name: "a data source that no list has is asked for no cells",
      app: RuleExample(
        [
          "App-Bridging-Header.h": "#import \"Kit.h\"",
          "Home.swift": """
          class HomeController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              show(AloneController(), sender: self)
              show(ServedController(), sender: self)
            }
          }
          class AloneController: UIViewController, UICollectionViewDataSource {
            func start() { navigationController?.delegate = self as? UINavigationControllerDelegate }
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
            func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
              view.↓dequeueReusableCell(withReuseIdentifier: "alone", for: indexPath)
            }
          }
          """,
          "Served.swift": """
          class ServedController: UIViewController, UICollectionViewDataSource {
            let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            override func viewDidLoad() {
              super.viewDidLoad()
              list.dataSource = self
            }
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
            func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
              view.↓dequeueReusableCell(withReuseIdentifier: "served", for: indexPath)
            }
          }
          """,
          "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
        ],
        finds: [
          "warning: no cell has the reuse identifier 'alone', and nobody registers one. Nothing calls collectionView",
          "error: no cell has the reuse identifier 'served', and nobody registers one",
        ])),
    RealCase(
      name: "a list that is filled later, behind which nothing has its table ask anew, asks for no cells",
      app: RuleExample(
        [
          "Fresh.swift": """
          class FreshController: UITableViewController {
            let loader = FreshLoader()
            override func viewDidLoad() {
              super.viewDidLoad()
              loader.load { self.tableView.reloadData() }
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { loader.goods.count }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              tableView.↓dequeueReusableCell(withIdentifier: "fresh", for: indexPath)
            }
          }
          class FreshLoader {
            var goods: [String] = []
            func load(then: @escaping () -> Void) { fetch { found in self.goods = found; then() } }
          }
          """,
          "Late.swift": """
          class LateController: UITableViewController {
            let loader = LateLoader()
            override func viewDidLoad() {
              super.viewDidLoad()
              loader.load { print(self.loader.wares) }
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { loader.wares.count }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              tableView.↓dequeueReusableCell(withIdentifier: "late", for: indexPath)
            }
          }
          class LateLoader {
            var wares: [String] = []
            func load(then: @escaping () -> Void) { fetch { found in self.wares = found; then() } }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <tabBarController id="tabs"><connections>
              <segue destination="late" kind="relationship" relationship="viewControllers" id="s-1"/>
              <segue destination="fresh" kind="relationship" relationship="viewControllers" id="s-2"/>
            </connections></tabBarController>
            """,
            "<tableViewController id=\"late\" \(of("LateController"))/>",
            "<tableViewController id=\"fresh\" \(of("FreshController"))/>"),
        ],
        finds: [
          "error: no cell has the reuse identifier 'fresh', and nobody registers one",
          "warning: no cell has the reuse identifier 'late', and nobody registers one. No way to it is found",
        ])),
    RealCase(
      name: "a list without sections asks for no cells, however many rows each has",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UITableViewController {
            override func numberOfSections(in tableView: UITableView) -> Int { return 0 }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              tableView.↓dequeueReusableCell(withIdentifier: "none", for: indexPath)
            }
          }
          """,
          "Main.storyboard": storyboard("<tableViewController id=\"home\" \(of("HomeController"))/>"),
        ],
        finds: ["warning: no cell has the reuse identifier 'none', and nobody registers one. No way to it is found"])),
    RealCase(
      name: "a list that nothing fills asks for no cells",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController, UITableViewDataSource {
            let list = UITableView()
            var messages: [String] = []
            override func viewDidLoad() {
              super.viewDidLoad()
              list.dataSource = self
              show(OtherController(), sender: nil)
            }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return messages.count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              return tableView.↓dequeueReusableCell(withIdentifier: "empty", for: indexPath)
            }
          }
          class OtherController: UITableViewController {
            var items = [String]()
            func add() { items.append("one") }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              tableView.↓dequeueReusableCell(withIdentifier: "filled", for: indexPath)
            }
          }
          """,
          "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
        ],
        finds: [
          "warning: no cell has the reuse identifier 'empty', and nobody registers one. Nothing calls tableView",
          "error: no cell has the reuse identifier 'filled', and nobody registers one",
        ])),
    RealCase(
      name: "what is done for an enum's case that nothing makes, with a raw value or without",
      app: RuleExample(
        [
          "Home.swift": """
          enum Way: String { case list, map }
          enum Kind: Int, CaseIterable { case new, old }
          class HomeController: UIViewController {
            let way = Way.list
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              switch way {
              case .list: ↓performSegue(withIdentifier: "list", sender: nil)
              case .map: ↓performSegue(withIdentifier: "map", sender: nil)
              }
              for kind in Kind.allCases {
                switch kind {
                case .new: ↓performSegue(withIdentifier: "new", sender: nil)
                case .old: break
                }
              }
            }
          }
          """,
          "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
        ],
        finds: [
          "error: no segue of HomeController has the identifier 'list', and no storyboard has one",
          "warning: no segue of HomeController has the identifier 'map', and no storyboard has one. Nothing makes a .map",
          "error: no segue of HomeController has the identifier 'new', and no storyboard has one",
        ])),
    RealCase(
      name: "no bar shows the navigation item of a tab, unless the tab has a navigation controller of its own",
      app: RuleExample(
        [
          "Home.swift": "class FirstController: UIViewController {}\nclass SecondController: UIViewController {}",
          "Main.storyboard": storyboard(
            """
            <navigationController id="nav"><connections>
              <segue destination="tabs" kind="relationship" relationship="rootViewController" id="s-1"/>
            </connections></navigationController>
            """,
            """
            <tabBarController id="tabs"><connections>
              <segue destination="first" kind="relationship" relationship="viewControllers" id="s-2"/>
              <segue destination="inner" kind="relationship" relationship="viewControllers" id="s-3"/>
            </connections></tabBarController>
            """, item("first", "FirstController"),
            """
            <navigationController id="inner"><connections>
              <segue destination="second" kind="relationship" relationship="rootViewController" id="s-4"/>
            </connections></navigationController>
            """, item("second", "SecondController")),
        ],
        finds: [
          "warning: FirstController has no method 'leave:': was it renamed or deleted?",
          "error: SecondController has no method 'leave:': was it renamed or deleted?",
        ])),
    RealCase(
      name: "rows that are counted of what is never there, and of what something gives",
      app: RuleExample(
        [
          "Lists.swift": """
          class DrinksController: UITableViewController {
            var drinks: NSDictionary?
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
              return self.drinks!.count
            }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              let cell = tableView.↓dequeueReusableCell(withIdentifier: "drink", for: indexPath)
              cell.textLabel?.text = drinks?.allKeys[indexPath.row] as? String
              return cell
            }
          }
          class TeasController: UITableViewController {
            var teas: [String]?
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { teas?.count ?? 0 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              tableView.↓dequeueReusableCell(withIdentifier: "tea", for: indexPath)
            }
          }
          class CakesController: UITableViewController {
            var cakes: [String]?
            override func viewDidLoad() {
              super.viewDidLoad()
              cakes = ["One"]
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cakes?.count ?? 0 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              tableView.↓dequeueReusableCell(withIdentifier: "cake", for: indexPath)
            }
          }
          class RollsController: UITableViewController {
            var rolls: [String]?
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rolls?.count ?? 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              tableView.↓dequeueReusableCell(withIdentifier: "roll", for: indexPath)
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <tabBarController id="tabs"><connections>
              <segue destination="drinks" kind="relationship" relationship="viewControllers" id="s-1"/>
              <segue destination="teas" kind="relationship" relationship="viewControllers" id="s-2"/>
              <segue destination="cakes" kind="relationship" relationship="viewControllers" id="s-3"/>
              <segue destination="rolls" kind="relationship" relationship="viewControllers" id="s-4"/>
            </connections></tabBarController>
            """, list("drinks", "DrinksController"), list("teas", "TeasController"), list("cakes", "CakesController"),
            list("rolls", "RollsController")),
        ],
        finds: [
          "warning: no cell has the reuse identifier 'drink', and nobody registers one. No way to it is found",
          "warning: no cell has the reuse identifier 'tea', and nobody registers one. No way to it is found",
          "error: no cell has the reuse identifier 'cake', and nobody registers one",
          "error: no cell has the reuse identifier 'roll', and nobody registers one",
        ])),
  ]

  /// A screen with a table of its own.
  private static func list(_ id: String, _ name: String) -> String {
    """
    <tableViewController id="\(id)" \(of(name))><tableView key="view" dataMode="prototypes" id="t-\(id)"><connections>
      <outlet property="dataSource" destination="\(id)" id="o-\(id)"/>
    </connections></tableView></tableViewController>
    """
  }

  /// A screen whose bar has a button for an action that it lacks.
  private static func item(_ id: String, _ name: String) -> String {
    """
    <viewController id="\(id)" \(of(name))>
      <navigationItem key="navigationItem" id="n-\(id)"><barButtonItem key="leftBarButtonItem" id="i-\(id)"><connections>
        ↓<action selector="leave:" destination="\(id)" id="a-\(id)"/>
      </connections></barButtonItem></navigationItem>
    </viewController>
    """
  }

  /// A xib of a cell that lacks an outlet.
  private static func cell(_ name: String) -> String {
    xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell id="c" \(of(name))><connections>
        ↓<outlet property="gone" destination="c" id="o"/>
      </connections></tableViewCell>
      """)
  }
}
