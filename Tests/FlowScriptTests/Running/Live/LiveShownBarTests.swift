import Testing

/// What the bars of containers show, and who answers them.
@MainActor
struct LiveShownBarTests {
  /// As a pushed controller's view loads, the bar still shows the item of the one below.
  @Test func topItemIsThatOfTheScreenBelowAsAPushedViewLoads() throws {
    let flow = LiveFlow(
      source: """
        class Second: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Second"
            navigationController?.navigationBar.topItem?.title = "Backwards"
          }
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "First"
            navigationController?.navigationBar.topItem?.prompt = "of the first"
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 20, y: 300, width: 200, height: 40)
            button.setTitle("Go", for: .normal)
            button.addTarget(self, action: #selector(go), for: .touchUpInside)
            view.addSubview(button)
          }
          @objc func go() { navigationController?.pushViewController(Second(), animated: true) }
        }
        """)
    #expect(
      try flow.passes(
        "- assertVisible: of the first\n- tapOn: Go\n- assertVisible: Second\n- assertVisible: Backwards\n- back\n"
          + "- assertVisible: Backwards") == nil)
  }

  /// Tabs that code adds as children; an item without a target asks the screen that is shown, and what is around it.
  @Test func tabsThatAreAddedAsChildrenAndActionsWithoutATarget() throws {
    let flow = LiveFlow(
      source: """
        class Stack: UINavigationController {
          @objc func add() { topViewController?.navigationItem.title = "added" }
        }
        class List: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.title = "List"
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Plus", style: .plain, target: nil, action: #selector(Stack.add))
          }
        }
        class Tabs: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let other = UIViewController()
            other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
            let stack = Stack(rootViewController: List())
            stack.tabBarItem = UITabBarItem(title: "Lists", image: nil, tag: 0)
            addChild(stack)
            addChild(other)
          }
        }
        """,
      delegate: """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = Tabs()
            window?.makeKeyAndVisible()
            return true
          }
        }
        """)
    #expect(
      try flow.passes(
        "- assertVisible: List\n- assertVisible: Lists\n- assertVisible: Other\n- tapOn: Plus\n- assertVisible: added"
      ) == nil)
  }

  /// Constraints rule over a frame that code has set before.
  @Test func aFrameThatWasSetInPartIsNoPlaceWhereConstraintsRule() throws {
    let flow = LiveFlow(
      source: """
        class Cell: UICollectionViewCell {
          let label = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(label)
            label.frame.size.height = frame.height / 2
            label.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
              label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
              label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
              label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
            ])
          }
          required init?(coder: NSCoder) { nil }
        }
        class Root: UIViewController, UICollectionViewDataSource {
          override func viewDidLoad() {
            super.viewDidLoad()
            let list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
            list.dataSource = self
            list.register(Cell.self, forCellWithReuseIdentifier: "cell")
            view.addSubview(list)
          }
          func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
          func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
          ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! Cell
            cell.label.text = "two litres"
            return cell
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: two litres") == nil)
  }
}
