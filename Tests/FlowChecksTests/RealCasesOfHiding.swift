@testable import FlowChecks

/// What is hidden or disabled, and what code has to set so that it can be touched.
extension RealCase {
  static let casesOfHiding: [RealCase] = [
    RealCase(
      name: "what is disabled and only shown, what is hidden and only enabled, and what is made touchable",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            @IBOutlet var lock: UIButton!
            @IBOutlet var key: UIButton!
            @IBOutlet var bolt: UIButton!
            @IBOutlet var latch: UIButton!
            @IBOutlet var both: UIButton!
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              lock.isHidden = true
              lock.isHidden = false
              key.isEnabled = true
              bolt.isEnabled = animated
              latch.isHidden.toggle()
              both.isHidden = false
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))>
              <view key="view" id="v"><subviews>
                <button enabled="NO" id="b-1"><connections>
                  ↓<action selector="lock:" destination="home" eventType="touchUpInside" id="a-1"/>
                </connections></button>
                <button hidden="YES" id="b-2"><connections>
                  ↓<action selector="key:" destination="home" eventType="touchUpInside" id="a-2"/>
                </connections></button>
                <button enabled="NO" id="b-3"><connections>
                  ↓<action selector="bolt:" destination="home" eventType="touchUpInside" id="a-3"/>
                </connections></button>
                <button hidden="YES" id="b-4"><connections>
                  ↓<action selector="latch:" destination="home" eventType="touchUpInside" id="a-4"/>
                </connections></button>
                <button hidden="YES" userInteractionEnabled="NO" id="b-5"><connections>
                  ↓<action selector="both:" destination="home" eventType="touchUpInside" id="a-5"/>
                </connections></button>
              </subviews></view>
              <connections>
                <outlet property="lock" destination="b-1" id="o-1"/>
                <outlet property="key" destination="b-2" id="o-2"/>
                <outlet property="bolt" destination="b-3" id="o-3"/>
                <outlet property="latch" destination="b-4" id="o-4"/>
                <outlet property="both" destination="b-5" id="o-5"/>
              </connections>
            </viewController>
            """),
        ],
        finds: [
          "warning: HomeController has no method 'lock:': was it renamed or deleted?",
          "warning: HomeController has no method 'key:': was it renamed or deleted?",
          "error: HomeController has no method 'bolt:': was it renamed or deleted?",
          "error: HomeController has no method 'latch:': was it renamed or deleted?",
          "warning: HomeController has no method 'both:': was it renamed or deleted?",
        ])),
    RealCase(
      name: "what is hidden and only hidden once more, or shown for sections that no list has",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UICollectionViewController {
            override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
            override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
            override func collectionView(
              _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
            ) -> UICollectionReusableView {
              let header = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath) as! HeaderView
              header.all.isHidden = true
              if indexPath.section == 0 {
                header.more.isHidden = true
                header.less.isHidden = false
              } else {
                header.more.isHidden = false
              }
              return header
            }
          }
          class HeaderView: UICollectionReusableView {
            @IBOutlet var all: UIButton!
            @IBOutlet var more: UIButton!
            @IBOutlet var less: UIButton!
            let main = UIStoryboard(name: "Main", bundle: nil)
            func open(_ next: UIViewController) { window?.rootViewController?.present(next, animated: true) }
            @IBAction func showAll(_ sender: Any) { open(main.↓instantiateViewController(withIdentifier: "All")) }
            @IBAction func showMore(_ sender: Any) { open(main.↓instantiateViewController(withIdentifier: "More")) }
            @IBAction func showLess(_ sender: Any) { open(main.↓instantiateViewController(withIdentifier: "Less")) }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <collectionViewController id="home" \(of("HomeController"))>
              <collectionView key="view" dataMode="prototypes" id="c">
                <collectionViewFlowLayout key="collectionViewLayout" id="f">
                  <size key="headerReferenceSize" width="50" height="50"/>
                </collectionViewFlowLayout>
                <collectionReusableView key="sectionHeaderView" reuseIdentifier="header" id="h" \(of("HeaderView"))>
                  <subviews>
                    <button hidden="YES" id="b-1"><connections>
                      <action selector="showAll:" destination="h" eventType="touchUpInside" id="a-1"/>
                    </connections></button>
                    <button hidden="YES" id="b-2"><connections>
                      <action selector="showMore:" destination="h" eventType="touchUpInside" id="a-2"/>
                    </connections></button>
                    <button hidden="YES" id="b-3"><connections>
                      <action selector="showLess:" destination="h" eventType="touchUpInside" id="a-3"/>
                    </connections></button>
                  </subviews>
                  <connections>
                    <outlet property="all" destination="b-1" id="o-1"/>
                    <outlet property="more" destination="b-2" id="o-2"/>
                    <outlet property="less" destination="b-3" id="o-3"/>
                  </connections>
                </collectionReusableView>
              </collectionView>
            </collectionViewController>
            """, "<viewController storyboardIdentifier=\"Item\" id=\"item\"/>"),
        ],
        finds: [
          "warning: the code names screen 'All', which storyboard Main does not have (there is 'Item'). Nothing calls showAll",
          "warning: the code names screen 'More', which storyboard Main does not have (there is 'Item'). Nothing calls showMore",
          "error: the code names screen 'Less', which storyboard Main does not have (there is 'Item')",
        ])),
    RealCase(
      name:
        "items that code gives to a tab whose tab bar controller is in a navigation controller, and to a tab's root",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Next", style: .done, target: self, action: #selector(next(_:)))
              let last = UIBarButtonItem(title: "Last", style: .done, target: self, action: #selector(last(_:)))
              last.tintColor = .red
              self.navigationItem.leftBarButtonItems = [last]
              let back = UIBarButtonItem(title: "Back", style: .done, target: self, action: #selector(back(_:)))
              navigationItem.setLeftBarButton(back, animated: false)
              show(back)
            }
            func show(_ item: UIBarButtonItem) {}
            @objc func next(_ sender: Any) { ↓performSegue(withIdentifier: "next", sender: self) }
            @objc func last(_ sender: Any) { ↓performSegue(withIdentifier: "last", sender: self) }
            @objc func back(_ sender: Any) { ↓performSegue(withIdentifier: "back", sender: self) }
          }
          class ListController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Add", style: .done, target: self, action: #selector(add(_:)))
            }
            @objc func add(_ sender: Any) { ↓performSegue(withIdentifier: "add", sender: self) }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <navigationController id="outer"><connections>
              <segue destination="tabs" kind="relationship" relationship="rootViewController" id="s-1"/>
            </connections></navigationController>
            """,
            """
            <tabBarController id="tabs"><connections>
              <segue destination="home" kind="relationship" relationship="viewControllers" id="s-2"/>
              <segue destination="inner" kind="relationship" relationship="viewControllers" id="s-3"/>
            </connections></tabBarController>
            """, "<viewController id=\"home\" \(of("HomeController"))/>",
            """
            <navigationController id="inner"><connections>
              <segue destination="list" kind="relationship" relationship="rootViewController" id="s-4"/>
            </connections></navigationController>
            """, "<viewController id=\"list\" \(of("ListController"))/>"),
        ],
        finds: [
          "warning: no segue of HomeController has the identifier 'next', and no storyboard has one. Nothing calls next",
          "warning: no segue of HomeController has the identifier 'last', and no storyboard has one. Nothing calls last",
          "error: no segue of HomeController has the identifier 'back', and no storyboard has one",
          "error: no segue of ListController has the identifier 'add', and no storyboard has one",
        ])),
    RealCase(
      name: "bar items of the document that code replaces as the screen loads, and those that it may leave",
      app: RuleExample(
        [
          "Home.swift": """
          class PlainController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              navigationItem.rightBarButtonItem = UIBarButtonItem(
                barButtonSystemItem: .add, target: self, action: #selector(add))
            }
            @objc private func add() {}
          }
          class BaseController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              setUp()
            }
            func setUp() {
              let item = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
              self.navigationItem.setLeftBarButton(item, animated: false)
            }
          }
          class HelpedController: BaseController {
            override func viewDidLoad() { super.viewDidLoad() }
          }
          class BranchController: UIViewController {
            var isNew = false
            override func viewDidLoad() {
              super.viewDidLoad()
              if isNew { navigationItem.rightBarButtonItem = nil }
            }
            @objc func clear() { isNew = true; navigationItem.rightBarButtonItem = nil }
          }
          class ListController: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              navigationItem.rightBarButtonItem = nil
            }
          }
          class KeptController: UIViewController {
            var kept: UIBarButtonItem?
            override func viewDidLoad() {
              super.viewDidLoad()
              kept = navigationItem.rightBarButtonItem
              navigationItem.rightBarButtonItem = nil
            }
            func finish() { navigationItem.rightBarButtonItem = kept }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <tabBarController id="tabs"><connections>
              <segue destination="n-plain" kind="relationship" relationship="viewControllers" id="t-1"/>
              <segue destination="n-helped" kind="relationship" relationship="viewControllers" id="t-2"/>
              <segue destination="n-branch" kind="relationship" relationship="viewControllers" id="t-3"/>
              <segue destination="n-list" kind="relationship" relationship="viewControllers" id="t-4"/>
              <segue destination="n-kept" kind="relationship" relationship="viewControllers" id="t-5"/>
            </connections></tabBarController>
            """, inBar("plain"), bar("plain", "PlainController", item("right", "plain") + item("left", "plain")),
            inBar("helped"), bar("helped", "HelpedController", item("right", "helped") + item("left", "helped")),
            inBar("branch"), bar("branch", "BranchController", item("right", "branch")),
            inBar("list"),
            bar(
              "list", "ListController",
              "<rightBarButtonItems>\(item(nil, "one"))\(item(nil, "two"))</rightBarButtonItems>"),
            inBar("kept"), bar("kept", "KeptController", item("right", "kept"))),
        ],
        finds: [
          "warning: PlainController has no method 'gone': was it renamed or deleted?",
          "error: PlainController has no method 'gone': was it renamed or deleted?",
          "error: HelpedController has no method 'gone': was it renamed or deleted?",
          "warning: HelpedController has no method 'gone': was it renamed or deleted?",
          "error: BranchController has no method 'gone': was it renamed or deleted?",
          "warning: ListController has no method 'gone': was it renamed or deleted?",
          "error: ListController has no method 'gone': was it renamed or deleted?",
          "error: KeptController has no method 'gone': was it renamed or deleted?",
        ])),
  ]

  /// A navigation controller around a screen.
  private static func inBar(_ id: String) -> String {
    """
    <navigationController id="n-\(id)"><connections>
      <segue destination="\(id)" kind="relationship" relationship="rootViewController" id="r-\(id)"/>
    </connections></navigationController>
    """
  }

  /// A screen with items in its bar.
  private static func bar(_ id: String, _ name: String, _ items: String) -> String {
    let all = items.replacing("DESTINATION", with: id)
    return """
      <viewController id="\(id)" \(of(name))><navigationItem key="navigationItem" id="i-\(id)">
      \(all)
      </navigationItem></viewController>
      """
  }

  /// A bar button item whose action is gone.
  private static func item(_ side: String?, _ id: String) -> String {
    """
    <barButtonItem \(side.map { "key=\"\($0)BarButtonItem\" " } ?? "")id="\(side ?? "")-\(id)"><connections>
    ↓<action selector="gone" destination="DESTINATION" id="a-\(side ?? "")-\(id)"/>
    </connections></barButtonItem>

    """
  }
}
