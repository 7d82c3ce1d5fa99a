import TestSupport
import Testing

/// How code puts screens together: tabs, stacks that are filled before or after they are shown, windows.
struct CodeShapesTests {
  private static let delegate = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var coordinator: Tabs?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        coordinator = Tabs()
        window = UIWindow()
        window?.rootViewController = coordinator?.bar
        return true
      }
    }
    class HomeViewController: UIViewController {}
    class MoreViewController: UIViewController {}
    class TabBarController: UITabBarController {}
    class HomeCoordinator {
      let stack = UINavigationController()
      func start() { stack.viewControllers = [HomeViewController()] }
    }
    class MoreCoordinator {
      let stack = UINavigationController()
      func start() { stack.pushViewController(MoreViewController(), animated: false) }
    }

    """

  @Test func tabsAreSetByIndex() throws {
    let found = try CodeListing(
      Self.delegate + """
        class Tabs {
          lazy var bar = TabBarController()
          let home = HomeCoordinator()
          let more = MoreCoordinator()
          init() {
            var tabs = [UIViewController](repeating: UIViewController(), count: 2)
            home.start()
            tabs[0] = home.stack
            more.start()
            tabs[1] = more.stack
            bar.viewControllers = tabs
          }
        }
        """
    ).transitions
    #expect(
      found == [
        "start: TabBarController", "TabBarController: tab 1 → HomeViewController",
        "TabBarController: tab 2 → MoreViewController",
      ])
  }

  @Test func tabsAreFilledAfterTheyAreShown() throws {
    let found = try CodeListing(
      """
      class HomeViewController: UIViewController {}
      class MoreViewController: UIViewController {}
      class Flow {
        let stack: UINavigationController
        init(_ stack: UINavigationController) { self.stack = stack }
        func home() { stack.pushViewController(HomeViewController(), animated: false) }
        func more() { stack.pushViewController(MoreViewController(), animated: false) }
      }
      class TabBarController: UITabBarController {
        lazy var home = Flow(UINavigationController())
        lazy var more = Flow(UINavigationController())
        override func viewDidLoad() {
          super.viewDidLoad()
          fill()
        }
        func fill() {
          viewControllers = [home.stack, more.stack]
          home.home()
          more.more()
        }
      }
      """
    ).transitions
    #expect(
      found == [
        "TabBarController: tab 1 → HomeViewController", "TabBarController: tab 2 → MoreViewController",
      ])
  }

  @Test func tabsOfLazyClosuresHaveTheirTitles() throws {
    let source = """
      import UIKit
      class ProfileViewController: UIViewController {}
      class TasksViewController: UIViewController {}
      class TabBarController: UITabBarController {
        lazy var profile: UINavigationController = {
          let root = ProfileViewController()
          root.tabBarItem = UITabBarItem(title: "Profile", image: nil, selectedImage: nil)
          return UINavigationController(rootViewController: root)
        }()
        lazy var tasks: UINavigationController = {
          let stack = UINavigationController(rootViewController: TasksViewController())
          stack.tabBarItem.title = "Tasks"
          return stack
        }()
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers = [tasks, profile]
        }
      }
      """
    let folder = try TemporaryFolder(["App/App.swift": source])
    let json = try BuiltProgram("flowsim").run(["graph", "App", "--format", "mermaid"], in: folder.path).text
    #expect(json.contains(#"tab 1 #quot;Tasks#quot;"#) || json.contains(#"tab 1 "Tasks""#), "\(json)")
    #expect(json.contains(#"tab 2 #quot;Profile#quot;"#) || json.contains(#"tab 2 "Profile""#), "\(json)")
  }

  @Test func aRootThatWasPushedBeforeIsOne() throws {
    let found = try CodeListing(
      """
      class LoginViewController: UIViewController {}
      class LoginCoordinator {
        let window: UIWindow?
        let stack: UINavigationController
        init(_ stack: UINavigationController, _ window: UIWindow?) {
          self.stack = stack
          self.window = window
        }
        func start() {
          stack.pushViewController(LoginViewController(), animated: true)
          window?.rootViewController = stack
        }
      }
      class MainCoordinator {
        var window: UIWindow?
        func loggedOut() { LoginCoordinator(UINavigationController(), window).start() }
      }
      class HomeViewController: UIViewController {
        weak var coordinator: MainCoordinator?
        @objc func logOut() { coordinator?.loggedOut() }
      }
      let main = MainCoordinator()
      """
    ).transitions
    #expect(found == ["HomeViewController: root → LoginViewController"])
  }

  private static let scene = """
    class FirstViewController: UIViewController {}
    class HomeViewController: UIViewController {}
    class LoginViewController: UIViewController {}
    class MainCoordinator {
      let window: UIWindow?
      let user: String?
      init(_ window: UIWindow?, _ user: String?) {
        self.window = window
        self.user = user
      }
      func start() { window?.rootViewController = user != nil ? HomeViewController() : LoginViewController() }
    }
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      var main: MainCoordinator?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = FirstViewController()
        Task {
          main = MainCoordinator(window, await Session.user)
          main?.start()
        }
      }
    }
    """

  @Test func aLaunchGoesOnInATask() throws {
    let found = try CodeListing(Self.scene).transitions
    #expect(
      Set(found) == ["start: FirstViewController", "start: HomeViewController", "start: LoginViewController"])
  }

  @Test func aWindowOfCodeReplacesTheMainStoryboard() throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
      initialViewController="a"><scenes><scene sceneID="s1"><objects>
      <viewController id="a" sceneMemberID="viewController"/></objects></scene></scenes></document>
      """
    let found = try CodeListing(Self.scene, ["App/Main.storyboard": storyboard]).transitions
    #expect(!found.contains("start: a") && found.contains("start: FirstViewController"))
    // Where code fills the storyboard's own window now and then, the app may start with both.
    let branch = Self.scene.replacing(
      "window = UIWindow(windowScene: scene)", with: "if scene.traitCollection.userInterfaceIdiom == .pad { return }")
    #expect(try CodeListing(branch, ["App/Main.storyboard": storyboard]).transitions.contains("start: a"))
  }

  @Test func aStackOfALibraryShowsWhatItIsMadeAround() throws {
    let found = try CodeListing(
      """
      import SideMenu
      class HomeViewController: UIViewController {
        @objc func menu() {
          let menu = SideMenuNavigationController(rootViewController: MenuViewController())
          present(menu, animated: true)
        }
      }
      class MenuViewController: UIViewController {}
      """
    ).transitions
    #expect(found == ["HomeViewController: present → MenuViewController"])
  }

  @Test func whatAModelTellsInASubscriptionComesFromItsScreen() throws {
    let found = try CodeListing(
      """
      protocol ListModelDelegate: AnyObject { func show(_ row: Int) }
      class ListModel {
        let selected = PublishSubject<Int>()
        init(delegate: ListModelDelegate) {
          selected.subscribe { event in delegate.show(event.element ?? 0) }
        }
      }
      class ListViewController: UITableViewController { var model: ListModel! }
      class DetailViewController: UIViewController {}
      class ListCoordinator: NSObject, ListModelDelegate {
        let stack: UINavigationController
        init(_ stack: UINavigationController) { self.stack = stack }
        @objc func start() {
          let list = ListViewController()
          list.model = ListModel(delegate: self)
          stack.pushViewController(list, animated: false)
        }
        func show(_ row: Int) { stack.pushViewController(DetailViewController(), animated: true) }
      }
      let lists = ListCoordinator(UINavigationController())
      """
    ).transitions
    #expect(
      found == [
        "ListCoordinator: push → ListViewController", "ListViewController: push → DetailViewController",
      ])
  }

  @Test func aModelOfOneScreenTellsForIt() throws {
    let found = try CodeListing(
      """
      protocol ModelDelegate: AnyObject { func show(_ row: Int) }
      class ListModel {
        let selected = PublishSubject<Int>()
        init(delegate: ModelDelegate) {
          selected.subscribe { event in delegate.show(event.element ?? 0) }
        }
      }
      class ListViewController: UITableViewController { var model: ListModel! }
      class DetailViewController: UIViewController {}
      class OtherCoordinator: ModelDelegate { func show(_ row: Int) {} }
      class ListCoordinator: NSObject, ModelDelegate {
        let stack: UINavigationController
        init(_ stack: UINavigationController) { self.stack = stack }
        @objc func start() {
          let made = UIStoryboard(name: "List", bundle: nil).instantiateInitialViewController()
          guard let list = made as? ListViewController else { return }
          list.model = ListModel(delegate: self)
          stack.pushViewController(list, animated: false)
        }
        func show(_ row: Int) { stack.pushViewController(DetailViewController(), animated: true) }
      }
      let lists = ListCoordinator(UINavigationController())
      """
    ).transitions
    #expect(found.contains("ListViewController: push → DetailViewController"))
    #expect(!found.contains("ListCoordinator: push → DetailViewController"))
  }

  @Test func manyBranchesAreToldOf() throws {
    let branches = (0..<60).map { "if row == rows[\($0)] { present(S\($0)(), animated: true); return }" }
    let listing = try CodeListing(
      (0..<60).map { "class S\($0): UIViewController {}" }.joined(separator: "\n") + """

        class MenuViewController: UIViewController {
          var rows: [String] = []
          @objc func open(_ row: String) {
            \(branches.joined(separator: "\n"))
          }
        }
        """)
    #expect(listing.transitions.count >= 40)
    #expect(listing.errors.contains("has more branches than are followed, and may bring up more screens"))
  }

  @Test func whatComesAfterManyQuestionsIsKnown() throws {
    let questions = (0..<60).map { "if UserDefaults.standard.bool(forKey: \"k\($0)\") { count += \($0) }" }
    let listing = try CodeListing(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var count = 0
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          \(questions.joined(separator: "\n"))
          while UserDefaults.standard.bool(forKey: "again") { count += 1 }
          window = UIWindow()
          window?.rootViewController = HomeViewController()
          return true
        }
      }
      class HomeViewController: UIViewController {}
      """)
    #expect(listing.transitions == ["start: HomeViewController"])
    #expect(listing.errors.contains("has more branches than are followed, and may bring up more screens"))
  }

  private static let bare = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = LoginViewController()
        return true
      }
    }
    class HomeViewController: UIViewController {}
    class MoreViewController: UIViewController {}

    """

  @Test func aBareTabBarHasABoxOfItsOwn() throws {
    let found = try CodeListing(
      Self.bare + """
        class LoginViewController: UIViewController {
          override func viewDidLoad() {
            let button = UIButton()
            button.setTitle("Begin", for: .normal)
            button.addTarget(self, action: #selector(begin), for: .touchUpInside)
          }
          @objc func begin() {
            let tabs = UITabBarController()
            let first = UINavigationController(rootViewController: HomeViewController())
            first.tabBarItem = UITabBarItem(title: "News", image: nil, tag: 0)
            tabs.viewControllers = [first, MoreViewController()]
            present(tabs, animated: true)
          }
        }
        """
    ).touches
    #expect(
      found == [
        "start: LoginViewController",
        #"LoginViewController: present → UITabBarController, from UIControl "Begin""#,
        "UITabBarController: tab 1 → HomeViewController", "UITabBarController: tab 2 → MoreViewController",
      ])
  }

  @Test func tabsOfABareBarAreFilledWheneverItIsShown() throws {
    let found = try CodeListing(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let navigation = UINavigationController()
          Tabs(navigation: navigation).start()
          window = UIWindow()
          window?.rootViewController = navigation
          return true
        }
      }
      class Tabs {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let tabs = UITabBarController()
          let (first, second) = (UINavigationController(), UINavigationController())
          navigation.pushViewController(tabs, animated: false)
          tabs.viewControllers = [first, second]
          first.pushViewController(HomeViewController(), animated: false)
          second.pushViewController(MoreViewController(), animated: false)
        }
      }
      class HomeViewController: UIViewController {}
      class MoreViewController: UIViewController {}
      """
    ).transitions
    #expect(
      found == [
        "start: UITabBarController", "UITabBarController: tab 1 → HomeViewController",
        "UITabBarController: tab 2 → MoreViewController",
      ])
  }
}
