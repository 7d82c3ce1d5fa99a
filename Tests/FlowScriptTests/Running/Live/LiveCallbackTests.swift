import Testing

/// What UIKit calls of an app's classes, in which order.
@MainActor
struct LiveCallbackTests {
  @Test func anItemIsHighlightedAroundItsSelection() throws {
    let flow = LiveFlow(
      source: """
        class Root: UICollectionViewController {
          var order = ""
          init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 120, height: 60)
            super.init(collectionViewLayout: layout)
          }
          required init?(coder: NSCoder) { fatalError() }
          override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
          }
          override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
          override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! Cell
            cell.label.text = "item \\(path.item)"
            return cell
          }
          override func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
            order = "should"
            return true
          }
          override func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) { order += " lit" }
          override func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
            order += " ask"
            return path.item == 0
          }
          override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { order += " selected" }
          override func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
            title = order + " dark"
          }
        }
        class Cell: UICollectionViewCell {
          let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
          override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """)
    #expect(
      try flow.passes(
        "- tapOn: item 0\n- assertVisible: should lit ask selected dark\n- tapOn: item 1\n"
          + "- assertVisible: should lit ask dark") == nil)
  }

  @Test func aRowIsHighlightedBeforeItIsSelected() throws {
    let flow = LiveFlow(
      source: """
        class Root: UITableViewController {
          var order = ""
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "row"
            return cell
          }
          override func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) { order += "lit " }
          override func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) { order += "dark " }
          override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { title = order + "selected" }
        }
        """)
    #expect(try flow.passes("- tapOn: row\n- assertVisible: lit dark selected") == nil)
  }

  @Test func tabsTellTheirControllerBeforeTheyChange() throws {
    let flow = LiveFlow(
      source: """
        class Tabs: UITabBarController {
          let board = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 30))
          override func viewDidLoad() {
            super.viewDidLoad()
            viewControllers = ["One", "Two"].map { title in
              let controller = UIViewController()
              controller.title = title
              return controller
            }
            view.addSubview(board)
          }
          override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
            board.text = "\\(item.title ?? "-") after \\(selectedIndex)"
          }
        }
        """,
      delegate: """
        import UIKit
        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func applicationDidFinishLaunching(_ application: UIApplication) {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = Tabs()
            window?.makeKeyAndVisible()
          }
        }
        """)
    #expect(
      try flow.passes("- tapOn: Two\n- assertVisible: Two after 0\n- tapOn: One\n- assertVisible: One after 1") == nil)
  }

  @Test func theFirstControllerThatOverridesShowShows() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let child = UIViewController()
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", style: .plain, target: self, action: #selector(go))
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
          }
          @objc func go() { child.show(Detail(), sender: child) }
          override func show(_ controller: UIViewController, sender: Any?) {
            controller.title = "shown for \\(sender as? UIViewController === child)"
            super.show(controller, sender: sender)
          }
        }
        class Detail: UIViewController {}
        """)
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: shown for true") == nil)
  }

  @Test func aTintTellsTheViewsThatInheritIt() throws {
    let flow = LiveFlow(
      source: """
        class Mood: UIView {
          var changes = 0
          override func tintColorDidChange() {
            super.tintColorDidChange()
            if tintColor == .red { changes += 1 }
          }
        }
        class Root: UIViewController {
          let inner = Mood()
          let own = Mood()
          override func viewDidLoad() {
            super.viewDidLoad()
            let box = UIView()
            view.addSubview(box)
            box.addSubview(inner)
            box.addSubview(own)
            own.tintColor = .green
            view.tintColor = .red
            title = "\\(inner.changes) \\(own.changes)"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: 1 0") == nil)
  }

  @Test func objectsInTheDockAwake() throws {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="root"><scenes><scene sceneID="s1"><objects>
      <viewController id="root" customClass="Root" customModule="App" customModuleProvider="target" \
      sceneMemberID="viewController"><view key="view" id="v1"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
      <label opaque="NO" text="Title" id="l1"><rect key="frame" x="20" y="200" width="300" height="20"/></label></subviews>
      </view><connections><outlet property="names" destination="names" id="o1"/>
      <outlet property="label" destination="l1" id="o2"/></connections></viewController>
      <customObject id="names" customClass="Names" customModule="App" customModuleProvider="target"/>
      </objects></scene></scenes></document>
      """
    let flow = LiveFlow(
      source: """
        class Names: NSObject {
          var all: [String] = []
          override func awakeFromNib() {
            super.awakeFromNib()
            all = ["Ann", "Bob"]
          }
        }
        class Root: UIViewController {
          @IBOutlet var names: Names!
          @IBOutlet var label: UILabel!
          override func viewDidLoad() {
            super.viewDidLoad()
            label.text = names.all.joined(separator: " ")
          }
        }
        """, storyboard: storyboard)
    #expect(try flow.passes("- assertVisible: Ann Bob") == nil)
  }

  @Test func theKeyForDeletingTellsTheField() throws {
    let flow = LiveFlow(
      source: """
        class Digit: UITextField {
          var onEmpty: (() -> Void)?
          override func deleteBackward() {
            if text?.isEmpty != false { onEmpty?() }
            super.deleteBackward()
          }
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let field = Digit(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
            field.placeholder = "Digit"
            field.onEmpty = { [unowned self] in title = "nothing to delete" }
            view.addSubview(field)
          }
        }
        """)
    #expect(
      try flow.passes(
        "- tapOn: Digit\n- inputText: ab\n- eraseText: 2\n- assertNotVisible: nothing to delete\n- eraseText: 1\n"
          + "- assertVisible: nothing to delete") == nil)
  }

  /// It lies at the lower edge, whatever its kind; how high it is hangs on that.
  @Test func theKeyboardSaysWhereItLies() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            field.placeholder = "Name"
            view.addSubview(field)
            view.addSubview(label)
            NotificationCenter.default.addObserver(
              self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
          }
          @objc func shown(_ notification: Notification) {
            guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
              let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue,
              let time = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
            else { return }
            label.text = "\\(Int(frame.width)) \\(value.cgRectValue.height > 100) \\(frame.minY < 700) \\(time < 2)"
            title = frame.height > 300 ? "high" : "low"
          }
        }
        """)
    #expect(try flow.verdicts("- tapOn: Name\n- assertVisible: 393 true true true\n- assertVisible: high") == "✓✓✓?")
  }

  @Test func aRouterIsCalledByANameThatIsPutTogether() throws {
    let flow = LiveFlow(
      source: """
        @objc protocol Routing { func routeToDetail(sender: Any?) }
        class Router: NSObject, Routing {
          weak var screen: UIViewController?
          func routeToDetail(sender: Any?) { screen?.title = "routed by \\(sender ?? "nobody")" }
        }
        class Root: UIViewController {
          let router = Router()
          override func viewDidLoad() {
            super.viewDidLoad()
            router.screen = self
            for name in ["List", "Detail"] {
              let selector = NSSelectorFromString("routeTo\\(name)WithSender:")
              if router.responds(to: selector) { router.perform(selector, with: "name") }
            }
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: routed by name") == nil)
    let screen = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let all: [Selector] = [
              NSSelectorFromString("viewDidAppear:"), #selector(UITableViewDelegate.tableView(_:willSelectRowAt:)),
              #selector(UIView.layoutSubviews),
            ]
            title = all.prefix(2).map { responds(to: $0) ? "answers" : "is silent" }.joined(separator: ", ")
            let button = UIButton(frame: CGRect(x: 0, y: 200, width: 300, height: 44))
            button.setTitle("Ask", for: .normal)
            button.addAction(UIAction { _ in self.title = self.responds(to: all[2]) ? "draws" : "is drawn" }, for: .touchUpInside)
            view.addSubview(button)
          }
        }
        """)
    #expect(try screen.passes("- assertVisible: answers, is silent") == nil)
    #expect(
      try screen.report("- tapOn: Ask").contains(
        "undecided: only the app's code knows whether it responds to UIView.layoutSubviews"))
  }
}
