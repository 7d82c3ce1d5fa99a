import Testing

/// Where what code brings up comes from, when another object brings it up than the screen that asks for it.
struct CodeCallersTests {
  private func transitions(_ source: String) throws -> [String] { try CodeListing(source).transitions }

  @Test func coordinatorsAreAsked() throws {
    let found = try transitions(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var coordinator: AppCoordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let navigation = UINavigationController()
          window = UIWindow(windowScene: scene as! UIWindowScene)
          window?.rootViewController = navigation
          coordinator = AppCoordinator(navigation: navigation)
          coordinator?.start()
        }
      }
      class AppCoordinator: NSObject {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let home = HomeViewController()
          home.coordinator = self
          navigation.pushViewController(home, animated: false)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
        @objc func showForgotten() { navigation.pushViewController(ForgottenViewController(), animated: true) }
      }
      class HomeViewController: UIViewController {
        weak var coordinator: AppCoordinator?
        @objc func tapped() { coordinator?.showDetail() }
      }
      class DetailViewController: UIViewController {}
      class ForgottenViewController: UIViewController {}
      """)
    #expect(
      found == [
        "AppCoordinator: push → ForgottenViewController", "start: HomeViewController",
        "HomeViewController: push → DetailViewController",
      ])
  }

  @Test func delegatesAndNavigatorsAreAsked() throws {
    let found = try transitions(
      """
      protocol HomeDelegate: AnyObject { func homeWantsDetail() }
      class HomeViewController: UIViewController {
        weak var delegate: HomeDelegate?
        weak var navigator: Navigator?
        @objc func tapped() { delegate?.homeWantsDetail() }
        @objc func settings() { navigator?.show(.settings) }
      }
      class OtherViewController: UIViewController {
        weak var navigator: Navigator?
        @objc func tapped() { navigator?.show(.detail(1)) }
      }
      class HomeCoordinator: HomeDelegate {
        let navigation = UINavigationController()
        func homeWantsDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      let coordinators: [AnyObject] = [HomeCoordinator(), Navigator(UINavigationController())]
      class Navigator {
        enum Destination { case detail(Int), settings }
        private let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func show(_ destination: Destination) {
          switch destination {
          case .detail: navigation.pushViewController(DetailViewController(), animated: true)
          case .settings: navigation.present(SettingsViewController(), animated: true)
          }
        }
      }
      class DetailViewController: UIViewController {}
      class SettingsViewController: UIViewController {}
      """)
    #expect(
      found == [
        "HomeViewController: push → DetailViewController", "HomeViewController: present → SettingsViewController",
        "OtherViewController: push → DetailViewController",
      ])
  }

  @Test func objectsThatAreHandedInAreFollowed() throws {
    let found = try transitions(
      """
      protocol Presentable { func toPresent() -> UIViewController? }
      extension UIViewController: Presentable { func toPresent() -> UIViewController? { self } }
      final class Router {
        private(set) weak var navigation: UINavigationController?
        init(navigation: UINavigationController) { self.navigation = navigation }
        func push(_ module: Presentable?, animated: Bool = true) {
          guard let controller = module?.toPresent() else { return }
          navigation?.pushViewController(controller, animated: animated)
        }
      }
      protocol IDetailView: Presentable {}
      class DetailViewController: UIViewController, IDetailView {}
      class Factory { func makeDetail() -> IDetailView { let view: IDetailView = DetailViewController(); return view } }
      class HomeCoordinator {
        let router: Router
        let factory = Factory()
        init(router: Router) { self.router = router }
        func showDetail() { router.push(factory.makeDetail()) }
      }
      class HomePresenter {
        var coordinator: HomeCoordinator?
        func tapped() { coordinator?.showDetail() }
      }
      class HomeViewController: UIViewController {
        var presenter: HomePresenter?
        @objc func tapped() { presenter?.tapped() }
      }
      let presenter = HomePresenter()
      let coordinator = HomeCoordinator(router: Router(navigation: UINavigationController()))
      """)
    #expect(found == ["HomeViewController: push → DetailViewController"])
  }

  @Test func closuresOfExtensionsAndPropertiesHaveTheirScreens() throws {
    let found = try transitions(
      """
      extension UIViewController {
        func openWeb() { DispatchQueue.main.async { self.present(WebViewController(), animated: true) } }
      }
      class WebViewController: UIViewController {}
      class ListViewController: UIViewController {
        var onDetail: (() -> Void)?
        @objc func tapped() { openWeb() }
        @objc func row() { onDetail?() }
      }
      class DetailViewController: UIViewController {}
      class Coordinator: NSObject {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        @objc func start() {
          let list = ListViewController()
          list.onDetail = { [weak self] in self?.navigation.pushViewController(DetailViewController(), animated: true) }
          navigation.pushViewController(list, animated: false)
        }
      }
      let coordinator = Coordinator(UINavigationController())
      """)
    #expect(
      found == [
        "Coordinator: push → ListViewController", "ListViewController: present → WebViewController",
        "ListViewController: push → DetailViewController",
      ])
  }

  @Test func whoIsPresentedOnIsTheSource() throws {
    let found = try transitions(
      """
      class ImageViewController: UIViewController {
        static func show(_ name: String, from presenting: UIViewController) {
          presenting.present(ImageViewController(), animated: false)
        }
      }
      class SuccessController: UIViewController {
        func present(on sender: UIViewController) { sender.present(self, animated: false) }
      }
      func openHelp(from presenting: UIViewController) { presenting.present(HelpViewController(), animated: true) }
      class HelpViewController: UIViewController {}
      class SendCoordinator {
        var navigation: UINavigationController!
        func start(presenting: UIViewController) {
          navigation = UINavigationController(rootViewController: SendViewController())
          presenting.show(navigation, sender: nil)
        }
      }
      class SendViewController: UIViewController {}
      class FeedViewController: UIViewController {
        var send: SendCoordinator?
        @objc func tapped() { ImageViewController.show("a", from: self) }
        @objc func saved() { SuccessController().present(on: self) }
        @objc func help() { openHelp(from: self) }
        @objc func sending() { send = SendCoordinator(); send?.start(presenting: self) }
      }
      """)
    #expect(
      found == [
        "FeedViewController: present → ImageViewController", "FeedViewController: present → SuccessController",
        "FeedViewController: present → HelpViewController", "FeedViewController: show → SendViewController",
      ])
  }

  @Test func containersThatCodeMakesAreShownWhereTheyAre() throws {
    let found = try transitions(
      """
      class WelcomeViewController: UIViewController {
        @objc func enter() {
          let tabs = UITabBarController()
          tabs.viewControllers = [HomeViewController(), UINavigationController(rootViewController: SearchViewController())]
          present(tabs, animated: true)
        }
      }
      class HomeViewController: UIViewController {}
      class SearchViewController: UIViewController {}
      class AccountCoordinator: NSObject {
        let navigation = UINavigationController()
        @objc func start() { navigation.viewControllers = [SearchViewController()] }
      }
      let account = AccountCoordinator()
      class Tabs: UITabBarController {
        var first: UIViewController!
        @objc func fill() { viewControllers = [first, HomeViewController()] }
      }
      """)
    #expect(
      found == [
        "AccountCoordinator: push → SearchViewController", "Tabs: tab 2 → HomeViewController",
        "UITabBarController: tab 1 → HomeViewController", "UITabBarController: tab 2 → SearchViewController",
        "WelcomeViewController: present → UITabBarController",
      ])
  }

  /// What a type parameter stands for, those say that call with it.
  @Test func navigatorsByTypesAreAsked() throws {
    let found = try transitions(
      """
      class ListViewController: UIViewController {
        @objc func open() { Navigator().push(DetailViewController.self) }
      }
      class DetailViewController: UIViewController {
        @objc func help() { Navigator().present(HelpViewController.self) }
      }
      class HelpViewController: UIViewController {}
      struct Navigator {
        static var window: UIWindow?
        var top: UIViewController? { Navigator.window?.rootViewController }
        func push<C: UIViewController>(_ type: C.Type) {
          let screen = C()
          (top as? UINavigationController)?.pushViewController(screen, animated: true)
        }
        func present<C: UIViewController>(_ type: C.Type) {
          let screen: C = make()
          top?.present(screen, animated: true)
        }
        private func make<C: UIViewController>() -> C { C() }
      }
      """)
    #expect(
      found == [
        "DetailViewController: present → HelpViewController", "ListViewController: push → DetailViewController",
      ])
  }
}
