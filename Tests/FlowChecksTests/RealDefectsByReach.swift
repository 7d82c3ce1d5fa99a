@testable import FlowChecks

extension RealCase {
  /// What is wrong wherever the app comes to it: how certain that is decides how it is told.
  static let defectsByReach: [RealCase] = [
    RealCase(
      name: "segues to a screen that its initialiser traps, one from a scene that nobody is known to show",
      app: RuleExample(
        [
          "Items.swift": """
          class ListController: UIViewController {
            func more() { UIStoryboard(name: "More", bundle: nil).instantiateInitialViewController { Item(coder: $0, 1) } }
            override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); performSegue(withIdentifier: "open", sender: nil) }
          }
          class ItemController: UIViewController {
            required init?(coder: NSCoder) { fatalError("make it with an item") }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("ListController"))><connections>
              ↓<segue destination="item" kind="show" identifier="open" id="s-1"/>
            </connections></viewController>
            """, "<viewController id=\"item\" \(of("ItemController"))/>"),
          "More.storyboard": storyboard(
            """
            <navigationController id="home"><connections>
              ↓<segue destination="item" kind="relationship" relationship="rootViewController" id="s-2"/>
            </connections></navigationController>
            """, "<viewController id=\"item\" \(of("ItemController"))/>"),
        ],
        finds: [
          """
          error: the segue makes ItemController by its init(coder:), which traps (line 6 of Items.swift): make it in an \
          @IBSegueAction, or implement init(coder:)
          """,
          """
          warning: the segue makes ItemController by its init(coder:), which traps (line 6 of Items.swift): make it in an \
          @IBSegueAction, or implement init(coder:). Nothing makes this scene
          """,
        ])),
    RealCase(
      name: "segues that no storyboard has: of a class of the app's own, and of one that others inherit from",
      app: RuleExample(
        [
          "Kit.swift": """
          open class SetupController: UITableViewController {
            open func next() { ↓performSegue(withIdentifier: "Continue", sender: nil) }
          }
          class OwnController: UIViewController {
            @objc func next() { ↓performSegue(withIdentifier: "Continue", sender: nil) }
          }
          class AppDelegate: UIResponder, UIApplicationDelegate {
            let own = OwnController()
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
              own.next()
              return true
            }
          }
          """,
          "Main.storyboard": storyboard(
            #"""
            <viewController id="home"><connections>
              <segue destination="end" kind="show" identifier="other" id="s"/>
            </connections></viewController>
            """#, #"<viewController id="end"/>"#),
        ],
        finds: [
          "note: no storyboard has a segue with the identifier 'Continue'",
          "error: no storyboard has a segue with the identifier 'Continue'",
        ])),
    RealCase(
      name: "a main storyboard without a start, whose window code fills",
      app: RuleExample(
        [
          "AppDelegate.swift": """
          class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
              window?.rootViewController = HomeController()
              return true
            }
          }
          class HomeController: UIViewController {}
          """,
          "Info.plist": """
          <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
          """,
          "Main.storyboard": "↓"
            + storyboard(#"<viewController storyboardIdentifier="Home" id="home"/>"#, starts: false),
        ],
        finds: [
          """
          note: the app starts with this storyboard, but it has no initial view controller: UIKit logs so, and code \
          fills the window. Take the storyboard out of Info.plist
          """
        ])),
    RealCase(
      name: "a nib that is registered, but whose cells nobody asks for, and one whose cells are asked for",
      app: RuleExample(
        [
          "ExtrCell.xib": "<document><objects><view id=\"v\"/></objects></document>",
          "Lists.swift": """
          class ListController: UICollectionViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              collectionView.register(↓UINib(nibName: "ExtraCell", bundle: nil), forCellWithReuseIdentifier: "extra")
              collectionView.register(↓UINib(nibName: "ItemCell", bundle: nil), forCellWithReuseIdentifier: "item")
            }
            override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
              view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            }
          }
          """,
          "Main.storyboard": storyboard("<collectionViewController id=\"home\" \(of("ListController"))/>"),
        ],
        finds: [
          "warning: no xib is called 'ExtraCell': did you mean 'ExtrCell'? Nobody is seen to ask for its cells",
          "error: no xib is called 'ItemCell': was it renamed or deleted?",
        ])),
    RealCase(
      name: "a cell that nobody has, and that the code insists on",
      app: RuleExample(
        [
          "List.swift": """
          class ListController: UITableViewController {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              let cell = tableView.↓dequeueReusableCell(withIdentifier: "item") as! ItemCell
              return cell
            }
          }
          class ItemCell: UITableViewCell {}
          """,
          "Main.storyboard": storyboard("<tableViewController id=\"home\" \(of("ListController"))/>"),
        ],
        finds: ["error: no cell has the reuse identifier 'item', and nobody registers one"])),
    RealCase(
      name: "a segue action that was renamed, and one whose first label is in its selector",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            @IBSegueAction func makeItem(_ coder: NSCoder) -> ItemController? { ItemController(coder: coder) }
            @IBAction func open() { ["a", "b"].forEach { performSegue(withIdentifier: $0, sender: nil) } }
            @IBSegueAction func makeOther(coder: NSCoder) -> ItemController? { ItemController(coder: coder) }
          }
          class ItemController: UIViewController {}
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><connections>
              ↓<segue destination="item" kind="show" identifier="a" destinationCreationSelector="makeItm:" id="s-1"/>
              ↓<segue destination="item" kind="show" identifier="b" destinationCreationSelector="makeOther:" id="s-2"/>
            </connections></viewController>
            """, "<viewController id=\"item\" \(of("ItemController"))/>"),
        ],
        finds: [
          "warning: HomeController has no method 'makeItm:': did you mean 'makeItem:'?",
          """
          warning: HomeController has no method 'makeOther:': makeOther(coder:) is 'makeOtherWithCoder:', write \
          makeOther(_ coder: …)
          """,
        ])),
  ]
}
