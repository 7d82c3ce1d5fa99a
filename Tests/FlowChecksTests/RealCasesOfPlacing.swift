@testable import FlowChecks

/// What of a scene's document comes to be at all: outlets, prototypes, items of bars, views.
extension RealCase {
  static let casesOfPlacing: [RealCase] = [
    RealCase(
      name: "keys of Apple's own properties with a capital, and one that no class has",
      app: RuleExample(
        [
          "List.swift": "class ListController: UITableViewController {}",
          "Main.storyboard": storyboard(
            """
            <tableViewController id="home" \(of("ListController"))>
              <tableView key="view" id="t"/>
              <connections>
                <outlet property="TableView" destination="t" id="o-1"/>
                ↓<outlet property="TableVew" destination="t" id="o-2"/>
                ↓<outlet property="CollectionView" destination="t" id="o-3"/>
              </connections>
            </tableViewController>
            """),
        ],
        finds: [
          "error: ListController has no property 'TableVew': was it renamed or deleted?",
          "error: ListController has no property 'CollectionView': was it renamed or deleted?",
        ])),
    RealCase(
      name: "prototypes in whose place a screen registers nibs, by literals, constants and observers, and others",
      app: RuleExample(
        [
          "DealCell.xib": xib("<tableViewCell id=\"c\" \(of("DealCell"))/>"),
          "Home.swift": """
          class DealCell: UITableViewCell {
            static let identifier = "third"
          }
          class HomeController: UIViewController, UITableViewDataSource {
            @IBOutlet var table: UITableView!
            @IBOutlet var other: UITableView! {
              didSet { other.register(UINib(nibName: "DealCell", bundle: nil), forCellReuseIdentifier: "second") }
            }
            override func viewDidLoad() {
              super.viewDidLoad()
              let nib = UINib(nibName: "DealCell", bundle: nil)
              table.register(nib, forCellReuseIdentifier: "first")
              table.register(nib, forHeaderFooterViewReuseIdentifier: "fourth")
              setUp()
              if isEditing { table.register(nib, forCellReuseIdentifier: "fifth") }
              other.register(nib, forCellReuseIdentifier: "sixth")
            }
            func setUp() { table.register(DealCell.self, forCellReuseIdentifier: DealCell.identifier) }
            @IBAction func more() { table.register(DealCell.self, forCellReuseIdentifier: "seventh") }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 7 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              switch indexPath.row {
              case 0: tableView.dequeueReusableCell(withIdentifier: "first", for: indexPath)
              case 1: tableView.dequeueReusableCell(withIdentifier: "second", for: indexPath)
              case 2: tableView.dequeueReusableCell(withIdentifier: DealCell.identifier, for: indexPath)
              case 3: tableView.dequeueReusableCell(withIdentifier: "fourth", for: indexPath)
              case 4: tableView.dequeueReusableCell(withIdentifier: "fifth", for: indexPath)
              case 5: tableView.dequeueReusableCell(withIdentifier: "sixth", for: indexPath)
              default: tableView.dequeueReusableCell(withIdentifier: "seventh", for: indexPath)
              }
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))>
              <view key="view" id="v"><subviews>
                <tableView dataMode="prototypes" id="t"><prototypes>
                  \(cell("first", "↓")) \(cell("third", "↓"))
                  \(cell("fourth", "↓"))
                  \(cell("fifth", "↓"))
                  \(cell("sixth", "↓"))
                  \(cell("seventh", "↓"))
                </prototypes><connections><outlet property="dataSource" destination="home" id="d-1"/></connections></tableView>
                <tableView dataMode="prototypes" id="u"><prototypes>
                  \(cell("second", "↓"))
                </prototypes><connections><outlet property="dataSource" destination="home" id="d-2"/></connections></tableView>
              </subviews></view>
              <connections>
                <outlet property="table" destination="t" id="o-1"/>
                <outlet property="other" destination="u" id="o-2"/>
              </connections>
            </viewController>
            """),
        ],
        finds: [
          "warning: DealCell has no property 'nameOfFirst': was it renamed or deleted? The screen registers another cell for its identifier",
          "warning: DealCell has no property 'nameOfThird': was it renamed or deleted? The screen registers another cell for its identifier",
          "error: DealCell has no property 'nameOfFourth': was it renamed or deleted?",
          "error: DealCell has no property 'nameOfFifth': was it renamed or deleted?",
          "error: DealCell has no property 'nameOfSixth': was it renamed or deleted?",
          "error: DealCell has no property 'nameOfSeventh': was it renamed or deleted?",
          "warning: DealCell has no property 'nameOfSecond': was it renamed or deleted? The screen registers another cell for its identifier",
        ])),
    RealCase(
      name: "prototypes in whose place a screen of Objective-C registers nibs, and one that it makes cells for",
      app: RuleExample(
        [
          "BookCell.xib": xib("<tableViewCell id=\"c\"/>"),
          "Main.storyboard": storyboard(
            """
            <viewController id="home" customClass="SearchController">
              <view key="view" id="v"><subviews><tableView dataMode="prototypes" id="t"><prototypes>
                <tableViewCell reuseIdentifier="book" id="c-1"><tableViewCellContentView key="contentView" id="k-1"/>
                <connections><segue destination="book" kind="show" identifier="book" id="s-1"/></connections></tableViewCell>
                <tableViewCell reuseIdentifier="film" id="c-2"><tableViewCellContentView key="contentView" id="k-2"/>
                <connections><segue destination="film" kind="show" identifier="film" id="s-2"/></connections></tableViewCell>
              </prototypes></tableView></subviews></view>
              <connections><outlet property="list" destination="t" id="o"/></connections>
            </viewController>
            """,
            """
            <viewController id="book" customClass="BookController"><connections>
              ↓<outlet property="cover" destination="book" id="o-1"/>
            </connections></viewController>
            """,
            """
            <viewController id="film" customClass="FilmController"><connections>
              ↓<outlet property="cover" destination="film" id="o-2"/>
            </connections></viewController>
            """),
          "Search.h": """
          @interface SearchController : UIViewController <UITableViewDataSource, UITableViewDelegate>
          @end
          @interface BookController : UIViewController
          @end
          @interface FilmController : UIViewController
          @end
          """,
          "Search.m": """
          #import "Search.h"
          @interface SearchController ()
          @property (weak, nonatomic) IBOutlet UITableView *list;
          @end
          @implementation SearchController
          - (void)viewDidLoad {
            [super viewDidLoad];
            [self.list registerNib:[UINib nibWithNibName:@"BookCell" bundle:nil] forCellReuseIdentifier:@"book"];
            self.list.delegate = self;
            self.list.dataSource = self;
          }
          - (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return 3; }
          - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
            if (indexPath.row > 0) return [tableView dequeueReusableCellWithIdentifier:@"book" forIndexPath:indexPath];
            UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"film"];
            if (cell == nil) cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"film"];
            return cell;
          }
          @end
          @implementation BookController
          @end
          @implementation FilmController
          @end
          """,
        ],
        finds: [
          "warning: BookController has no property 'cover': was it renamed or deleted? Nothing makes this scene",
          "error: FilmController has no property 'cover': was it renamed or deleted?",
        ])),
    RealCase(
      name: "items of bars that the screen hides as it appears, and of one that it shows again",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              navigationController?.setNavigationBarHidden(true, animated: animated)
              navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Menu", style: .plain, target: self, action: #selector(open))
            }
            override func viewWillDisappear(_ animated: Bool) {
              super.viewWillDisappear(animated)
              navigationController?.setNavigationBarHidden(false, animated: animated)
            }
            @objc func open() { ↓performSegue(withIdentifier: "nowhere", sender: nil) }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <navigationController id="start"><connections>
              <segue destination="home" kind="relationship" relationship="rootViewController" id="s-1"/>
            </connections></navigationController>
            """,
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v-1"><subviews><button id="b">
              <connections><segue destination="shown" kind="show" id="s-2"/></connections>
            </button></subviews></view></viewController>
            """,
            """
            <viewController id="shown" \(of("ShownController"))><view key="view" id="v-2"/></viewController>
            """),
          "Shown.swift": """
          class ShownController: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              navigationController?.setNavigationBarHidden(true, animated: animated)
              navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Menu", style: .plain, target: self, action: #selector(open))
            }
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              navigationController?.setNavigationBarHidden(false, animated: animated)
            }
            @objc func open() { ↓performSegue(withIdentifier: "nowhere", sender: nil) }
          }
          """,
        ],
        finds: [
          """
          warning: no segue of HomeController has the identifier 'nowhere', and no storyboard has one. Nothing calls open
          """,
          "error: no segue of ShownController has the identifier 'nowhere', and no storyboard has one",
        ])),
    RealCase(
      name: "buttons with fixed frames outside of the view, and those that come into it",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            @IBOutlet var drawer: UIButton!
            @IBAction func one() { ↓performSegue(withIdentifier: "one", sender: nil) }
            @IBAction func two() { ↓performSegue(withIdentifier: "two", sender: nil) }
            @IBAction func three() { ↓performSegue(withIdentifier: "three", sender: nil) }
            @IBAction func four() { ↓performSegue(withIdentifier: "four", sender: nil) }
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              drawer.frame.origin.y = 20
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))>
              <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
                <button fixedFrame="YES" id="b-1"><rect key="frame" x="306" y="-50" width="137" height="34"/>
                  <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                  <connections><action selector="one" destination="home" eventType="touchUpInside" id="a-1"/></connections></button>
                <button fixedFrame="YES" id="b-2"><rect key="frame" x="306" y="-20" width="137" height="34"/>
                  <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                  <connections><action selector="two" destination="home" eventType="touchUpInside" id="a-2"/></connections></button>
                <button fixedFrame="YES" id="b-3"><rect key="frame" x="400" y="50" width="137" height="34"/>
                  <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                  <connections><action selector="three" destination="home" eventType="touchUpInside" id="a-3"/></connections></button>
                <button fixedFrame="YES" id="b-4"><rect key="frame" x="20" y="-50" width="137" height="34"/>
                  <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                  <connections><action selector="four" destination="home" eventType="touchUpInside" id="a-4"/></connections></button>
              </subviews></view>
              <connections><outlet property="drawer" destination="b-4" id="o"/></connections>
            </viewController>
            """),
        ],
        finds: [
          "warning: no segue of HomeController has the identifier 'one', and no storyboard has one. Nothing calls one",
          "error: no segue of HomeController has the identifier 'two', and no storyboard has one",
          "error: no segue of HomeController has the identifier 'three', and no storyboard has one",
          "error: no segue of HomeController has the identifier 'four', and no storyboard has one",
        ])),
  ]

  /// A prototype with an outlet that its class does not have.
  private static func cell(_ identifier: String, _ mark: String) -> String {
    """
    <tableViewCell reuseIdentifier="\(identifier)" id="c-\(identifier)" \(of("DealCell"))>
      <tableViewCellContentView key="contentView" id="v-\(identifier)"/>
      <connections>\(mark)<outlet property="nameOf\(identifier.capitalized)" destination="v-\(identifier)" id="o-\(identifier)"/></connections>
    </tableViewCell>
    """
  }
}
