@testable import FlowChecks

/// What only looks as if a user came there: actions that nothing sends, cells and headers that nothing asks for.
extension RealCase {
  static let casesOfAsking: [RealCase] = [
    RealCase(
      name: "an action that no document sends is called by nobody, whatever else the documents send the screen",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            @IBAction func open(_ sender: Any) {
              ↓performSegue(withIdentifier: "settings", sender: sender)
            }
            @IBAction func help(_ sender: Any) {
              ↓performSegue(withIdentifier: "help", sender: sender)
            }
            @IBAction func leave(_ sender: Any) {
              ↓performSegue(withIdentifier: "leave", sender: sender)
            }
          }
          class OtherController: UIViewController {
            @IBAction func open(_ sender: Any) {}
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))>
              <view key="view" id="v"><subviews><button id="b"><connections>
                <action selector="help:" destination="home" eventType="touchUpInside" id="a"/>
              </connections></button></subviews></view>
              <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" id="i"><connections>
                <action selector="leave:" destination="home" id="a-3"/>
                <segue destination="other" kind="show" id="s-2"/>
              </connections></barButtonItem></navigationItem>
              <connections><segue destination="other" kind="embed" id="s"/></connections>
            </viewController>
            """,
            """
            <viewController id="other" \(of("OtherController"))>
              <view key="view" id="w"><subviews><button id="c"><connections>
                <action selector="open:" destination="other" eventType="touchUpInside" id="a-2"/>
              </connections></button></subviews></view>
            </viewController>
            """),
        ],
        finds: [
          "warning: no segue of HomeController has the identifier 'settings', and no storyboard has one. Nothing calls open",
          "error: no segue of HomeController has the identifier 'help', and no storyboard has one",
          "warning: no segue of HomeController has the identifier 'leave', and no storyboard has one. Nothing calls leave",
        ])),
    RealCase(
      name: "nothing makes a prototype without a reuse identifier, nor one whose identifier is written nowhere",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UITableViewController {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              tableView.dequeueReusableCell(withIdentifier: "Shown", for: indexPath)
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <tableViewController id="home" \(of("HomeController"))>
              <tableView key="view" dataMode="prototypes" id="t"><prototypes>
                ↓<tableViewCell id="c-1"><tableViewCellContentView key="contentView" id="v-1"><subviews>
                  <button id="b-1"><connections>
                    ↓<action selector="save:" destination="home" eventType="touchUpInside" id="a-1"/>
                  </connections></button>
                </subviews></tableViewCellContentView></tableViewCell>
                <tableViewCell reuseIdentifier="Old" id="c-2"><tableViewCellContentView key="contentView" id="v-2"><subviews>
                  <button id="b-2"><connections>
                    ↓<action selector="save:" destination="home" eventType="touchUpInside" id="a-2"/>
                  </connections></button>
                </subviews></tableViewCellContentView></tableViewCell>
                <tableViewCell reuseIdentifier="Shown" id="c-3"><tableViewCellContentView key="contentView" id="v-3"><subviews>
                  <button id="b-3"><connections>
                    ↓<action selector="save:" destination="home" eventType="touchUpInside" id="a-3"/>
                  </connections></button>
                </subviews></tableViewCellContentView></tableViewCell>
              </prototypes></tableView>
            </tableViewController>
            """),
        ],
        finds: [
          "warning: this prototype has no reuse identifier, so that no code can ask for it: give it one, or delete it",
          "warning: HomeController has no method 'save:': was it renamed or deleted? Nothing asks for this cell",
          "warning: HomeController has no method 'save:': was it renamed or deleted? Nothing asks for this cell",
          "error: HomeController has no method 'save:': was it renamed or deleted?",
        ])),
    RealCase(
      name:
        "what stands behind the branches of all tables that ask, or in the default of a switch over them, is for none",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController, UITableViewDataSource {
            @IBOutlet var first: UITableView!
            @IBOutlet var second: UITableView!
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
              switch tableView {
              case first: return 1
              case second: return 2
              default:
                ↓performSegue(withIdentifier: "rows", sender: nil)
                return 0
              }
            }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              if tableView == first {
                return tableView.dequeueReusableCell(withIdentifier: "First", for: indexPath)
              } else if tableView == second {
                return tableView.↓dequeueReusableCell(withIdentifier: "Second", for: indexPath)
              }
              return tableView.↓dequeueReusableCell(withIdentifier: "Third", for: indexPath)
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))>
              <view key="view" id="v"><subviews>
                <tableView dataMode="prototypes" id="t-1">
                  <prototypes><tableViewCell reuseIdentifier="First" id="c"/></prototypes>
                  <connections><outlet property="dataSource" destination="home" id="o-1"/></connections>
                </tableView>
                <tableView dataMode="prototypes" id="t-2">
                  <connections><outlet property="dataSource" destination="home" id="o-2"/></connections>
                </tableView>
              </subviews></view>
              <connections>
                <outlet property="first" destination="t-1" id="o-3"/>
                <outlet property="second" destination="t-2" id="o-4"/>
              </connections>
            </viewController>
            """),
        ],
        finds: [
          """
          warning: no segue of HomeController has the identifier 'rows', and no storyboard has one. It is for others than \
          first and second, the only ones that ask
          """,
          "error: no cell has the reuse identifier 'Second', and nobody registers one",
          """
          warning: no cell has the reuse identifier 'Third', and nobody registers one. It is for others than first and \
          second, the only ones that ask
          """,
        ])),
    RealCase(
      name: "what code asks for by the name of a cell's class, and makes of its nib where there is none, is no slip",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UITableViewController {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              var cell = tableView.dequeueReusableCell(withIdentifier: "WareCell") as? WareCell
              if cell == nil { cell = Bundle.main.loadNibNamed("WareCell", owner: self, options: nil)?.first as? WareCell }
              return cell ?? tableView.↓dequeueReusableCell(withIdentifier: "WaresCel") ?? UITableViewCell()
            }
          }
          class WareCell: UITableViewCell {}
          """,
          "Main.storyboard": storyboard(
            """
            <tableViewController id="home" \(of("HomeController"))>
              <tableView key="view" dataMode="prototypes" id="t">
                <prototypes><tableViewCell reuseIdentifier="WaresCell" id="c"/></prototypes>
              </tableView>
            </tableViewController>
            """),
          "WareCell.xib": """
          <document><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <tableViewCell id="c" \(of("WareCell"))/>
          </objects></document>
          """,
        ],
        finds: [
          "warning: no cell has the reuse identifier 'WaresCel', and nobody registers one: did you mean 'WaresCell'?"
        ])),
    RealCase(
      name: "a layout has no footers where nothing gives them a size",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UICollectionViewController {
            override func collectionView(
              _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
            ) -> UICollectionReusableView {
              if kind == UICollectionView.elementKindSectionHeader {
                return Bundle.main.↓loadNibNamed("Top", owner: nil)!.first as! UICollectionReusableView
              } else if kind == UICollectionView.elementKindSectionFooter {
                return Bundle.main.↓loadNibNamed("Bottom", owner: nil)!.first as! UICollectionReusableView
              }
              return UICollectionReusableView()
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <collectionViewController id="home" \(of("HomeController"))>
              <collectionView key="view" dataMode="prototypes" id="c">
                <collectionViewFlowLayout key="collectionViewLayout" id="l">
                  <size key="headerReferenceSize" width="50" height="50"/>
                  <size key="footerReferenceSize" width="0.0" height="0.0"/>
                </collectionViewFlowLayout>
              </collectionView>
            </collectionViewController>
            """),
        ],
        finds: [
          "error: no xib is called 'Top': was it renamed or deleted?",
          "warning: no xib is called 'Bottom': was it renamed or deleted? No layout has a section footer",
        ])),
    RealCase(
      name: "a button in a bar that the document hides is touched where the screen shows the bar",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {}
          """,
          "Shown.swift": """
          class ShownController: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              navigationController?.setNavigationBarHidden(false, animated: false)
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <tabBarController id="home"><connections>
              <segue destination="n-1" kind="relationship" relationship="viewControllers" id="s-1"/>
              <segue destination="n-2" kind="relationship" relationship="viewControllers" id="s-2"/>
            </connections></tabBarController>
            """,
            """
            <navigationController navigationBarHidden="YES" id="n-1"><connections>
              <segue destination="h" kind="relationship" relationship="rootViewController" id="s-3"/>
            </connections></navigationController>
            """,
            """
            <navigationController navigationBarHidden="YES" id="n-2"><connections>
              <segue destination="s" kind="relationship" relationship="rootViewController" id="s-4"/>
            </connections></navigationController>
            """,
            """
            <viewController id="h" \(of("HomeController"))>
              <view key="view" id="v"/>
              <navigationItem key="navigationItem" id="i-1"><barButtonItem key="rightBarButtonItem" id="b-1"><connections>
                ↓<action selector="save:" destination="h" id="a-1"/>
              </connections></barButtonItem></navigationItem>
            </viewController>
            """,
            """
            <viewController id="s" \(of("ShownController"))>
              <view key="view" id="w"/>
              <navigationItem key="navigationItem" id="i-2"><barButtonItem key="rightBarButtonItem" id="b-2"><connections>
                ↓<action selector="save:" destination="s" id="a-2"/>
              </connections></barButtonItem></navigationItem>
            </viewController>
            """),
        ],
        finds: [
          "warning: HomeController has no method 'save:': was it renamed or deleted?",
          "error: ShownController has no method 'save:': was it renamed or deleted?",
        ])),
    RealCase(
      name:
        "a bar button item is touched where the screen stands in a navigation controller, not where it is presented",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            @IBAction func open() {
              present(storyboard!.instantiateViewController(withIdentifier: "Shown"), animated: true)
              push(storyboard!)
            }
          }
          class ShownController: UIViewController {}
          class PushedController: UIViewController {}
          """,
          "Coordinator.swift": """
          let stack = UINavigationController()
          func push(_ board: UIStoryboard) {
            stack.pushViewController(board.instantiateViewController(withIdentifier: "Pushed"), animated: true)
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))>
              <view key="view" id="v"><subviews><button id="b"><connections>
                <action selector="open" destination="home" eventType="touchUpInside" id="a"/>
              </connections></button></subviews></view>
            </viewController>
            """,
            """
            <viewController storyboardIdentifier="Shown" id="s" \(of("ShownController"))>
              <navigationItem key="navigationItem" id="i-1"><barButtonItem key="rightBarButtonItem" id="b-1"><connections>
                ↓<action selector="save:" destination="s" id="a-1"/>
              </connections></barButtonItem></navigationItem>
            </viewController>
            """,
            """
            <viewController storyboardIdentifier="Pushed" id="p" \(of("PushedController"))>
              <navigationItem key="navigationItem" id="i-2"><barButtonItem key="rightBarButtonItem" id="b-2"><connections>
                ↓<action selector="save:" destination="p" id="a-2"/>
              </connections></barButtonItem></navigationItem>
            </viewController>
            """),
        ],
        finds: [
          "warning: ShownController has no method 'save:': was it renamed or deleted?",
          "error: PushedController has no method 'save:': was it renamed or deleted?",
        ])),
    RealCase(
      name: "whether an empty identifier of a segue is none is not known",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              switch segue.identifier! {
              default: segue.destination.title = "Item"
              }
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))>
              <view key="view" id="v"><subviews><button id="b"><connections>
                ↓↓<segue destination="item" kind="show" identifier="" id="s"/>
              </connections></button></subviews></view>
            </viewController>
            """,
            "<viewController id=\"item\"/>"),
        ],
        finds: [
          "warning: the segue's identifier is empty: no code can name it. Write one, or remove the attribute",
          """
          warning: prepare of HomeController stops the app for a segue without an identifier (line 3 of Home.swift): \
          handle it there, or rename the segue
          """,
        ])),
    RealCase(
      name: "several classes that are lost without a project to name their files are not here",
      app: RuleExample(
        [
          "Home.swift": "class HomeController: UIViewController {}",
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))>
              <view key="view" id="v"><subviews>
                ↓<view id="w" \(of("ChartView"))/>
              </subviews></view>
              <connections><segue destination="item" kind="embed" id="s"/></connections>
            </viewController>
            """,
            """
            ↓<viewController id="item" \(of("LostScreen"))>
              <view key="view" id="x"/>
              <connections><outlet property="panel" destination="x" id="o"/></connections>
            </viewController>
            """),
        ],
        finds: [
          "warning: class ChartView does not exist, so UIKit makes a plain UIView: was it renamed or deleted?",
          """
          warning: class LostScreen does not exist, so UIKit makes a plain UIViewController, which has no outlet 'panel': \
          loading it crashes
          """,
        ])),
  ]
}
