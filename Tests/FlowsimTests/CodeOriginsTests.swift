import TestSupport
import Testing

/// From where code brings screens up: callers that differ, closures that are handed on, objects that nobody makes,
/// superclasses that are not read.
struct CodeOriginsTests {
  private static let screens = """
    class HomeViewController: UIViewController {
      lazy var router = Router(self)
      @objc func first() { router.route(to: .first) }
    }
    class FirstViewController: UIViewController {
      lazy var router = Router(self)
      @objc func second() { router.route(to: .second) }
    }
    class SecondViewController: UIViewController {}
    class ThirdViewController: UIViewController {}

    """
  private static let router = """
    enum Kind { case first, second, third }
    class Router {
      weak var from: UIViewController?
      init(_ from: UIViewController) { self.from = from }
      func route(to kind: Kind) {
        from?.navigationController?.pushViewController(make(kind), animated: true)
      }
      private func make(_ kind: Kind) -> UIViewController {
        switch kind {
        case .first: FirstViewController()
        case .second: SecondViewController()
        case .third: ThirdViewController()
        }
      }
    }

    """

  @Test func aRouterBringsUpWhatItsCallersAskFor() throws {
    #expect(
      try CodeListing(Self.router + Self.screens).transitions == [
        "FirstViewController: push → SecondViewController", "HomeViewController: push → FirstViewController",
      ])
  }

  @Test func whatNobodyIsKnownToAskForIsTheRouters() throws {
    let asking = """
      class Links {
        let router: Router
        init(_ router: Router) { self.router = router }
        func open(_ kind: Kind) { router.route(to: kind) }
      }
      """
    #expect(
      try CodeListing(Self.router + Self.screens + asking).transitions.contains("Router: push → ThirdViewController"))
  }

  @Test func anObjectThatNobodyMakesBringsNothingUp() throws {
    let source = """
      protocol Coordinator: AnyObject { func start() }
      class OldCoordinator: Coordinator {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.pushViewController(OldViewController(), animated: true) }
      }
      class NewCoordinator: Coordinator {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.pushViewController(NewViewController(), animated: true) }
      }
      class HomeViewController: UIViewController {
        weak var old: OldCoordinator?
        @objc func go() { MADE.start() }
      }
      class OldViewController: UIViewController {}
      class NewViewController: UIViewController {}
      """
    let new = try CodeListing(source.replacing("MADE", with: "NewCoordinator(navigationController!)")).transitions
    #expect(new == ["HomeViewController: push → NewViewController"])
    let typed = source.replacing(
      "MADE.start()", with: "let old: OldCoordinator = .init(navigationController!); old.start()")
    #expect(try CodeListing(typed).transitions.contains { $0.hasSuffix("push → OldViewController") })
  }

  private static let lists = """
    class Flow {
      let stack = UINavigationController()
      func start() {
        let model = ListModel()
        model.onEdit = { [weak self] in self?.edit() }
        stack.pushViewController(ListViewController(model), animated: false)
      }
      func edit() { stack.pushViewController(EditViewController(), animated: true) }
    }
    class ListModel { var onEdit: (() -> Void)? }
    class ListViewController: UIViewController {
      let model: ListModel
      init(_ model: ListModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
      @objc func edit() { model.onEdit?() }
    }
    class HomeViewController: UIViewController {
      let flow = Flow()
      @objc func go() { flow.start() }
    }
    class EditViewController: UIViewController {}
    """

  @Test func aClosureOfAViewModelIsItsScreens() throws {
    #expect(
      try CodeListing(Self.lists).transitions == [
        "HomeViewController: push → ListViewController", "ListViewController: push → EditViewController",
      ])
  }

  private static func choice(_ leaving: String) -> String {
    """
    class HomeViewController: UIViewController {
      @objc func choose() {
        let list = ListViewController()
        list.onChoice = { [weak self] in
          \(leaving)
          self?.navigationController?.pushViewController(ResultViewController(), animated: true)
        }
        navigationController?.pushViewController(list, animated: true)
      }
    }
    class ListViewController: UIViewController {
      var onChoice: (() -> Void)?
      @objc func tap() { onChoice?() }
    }
    class ResultViewController: UIViewController {}
    """
  }

  @Test func aClosureThatAPushedScreenHoldsPushesOntoIt() throws {
    #expect(
      try CodeListing(Self.choice("")).transitions == [
        "HomeViewController: push → ListViewController", "ListViewController: push → ResultViewController",
      ])
    let leaving = "self?.navigationController?.popViewController(animated: true)"
    #expect(
      try CodeListing(Self.choice(leaving)).transitions == [
        "HomeViewController: push → ResultViewController", "HomeViewController: push → ListViewController",
      ])
  }

  @Test func anAliasOfATypeThatIsNotReadEndsNothing() throws {
    let source = """
      struct Picture {
        let name: String
        typealias Image = UIImage
        var image: Image {
          let found = Image(named: name, in: nil, compatibleWith: nil)
          guard let result = found else { fatalError("no \\(name)") }
          return result
        }
      }
      class HomeViewController: UIViewController {
        @objc func go() {
          let detail = DetailViewController()
          detail.icon = Picture(name: "home").image
          present(detail, animated: true)
        }
      }
      class DetailViewController: UIViewController { var icon: UIImage? }
      """
    #expect(try CodeListing(source).transitions == ["HomeViewController: present → DetailViewController"])
  }

  @Test func aStructTellsItsDelegate() throws {
    let source = """
      protocol Navigator: AnyObject { func showMap() }
      struct Model {
        weak var navigator: Navigator?
        func map() { navigator?.showMap() }
      }
      class Flow: Navigator {
        let stack = UINavigationController()
        func start() { stack.pushViewController(ListViewController(Model(navigator: self)), animated: true) }
        func showMap() { stack.pushViewController(MapViewController(), animated: true) }
      }
      class ListViewController: UIViewController {
        let model: Model
        init(_ model: Model) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func map() { model.map() }
      }
      class HomeViewController: UIViewController {
        let flow = Flow()
        @objc func go() { flow.start() }
      }
      class MapViewController: UIViewController {}
      """
    #expect(
      try CodeListing(source).transitions == [
        "HomeViewController: push → ListViewController", "ListViewController: push → MapViewController",
      ])
  }

  @Test func heirsOfALibrarysControllersAreScreens() throws {
    let source = """
      class HomeViewController: UIViewController {
        @objc func chat() { present(UINavigationController(rootViewController: ChatViewController()), animated: true) }
      }
      class ChatViewController: MessagesViewController {
        override func viewDidLoad() { super.viewDidLoad() }
        @objc func detail() { navigationController?.pushViewController(DetailViewController(), animated: true) }
      }
      class DetailViewController: UIViewController {}
      """
    #expect(
      try CodeListing(source).transitions == [
        "ChatViewController: push → DetailViewController", "HomeViewController: present → ChatViewController",
      ])
  }

  @Test func lazyChildrenAreEmbeddedAfterOthers() throws {
    let source = """
      class HomeViewController: UIViewController {
        let header = HeaderViewController()
        lazy var list = ListViewController()
        override func viewDidLoad() {
          super.viewDidLoad()
          embed(header)
          embed(list)
        }
      }
      extension UIViewController {
        func embed(_ child: UIViewController) {
          addChild(child)
          view.addSubview(child.view)
          child.didMove(toParent: self)
        }
      }
      class HeaderViewController: UIViewController {}
      class ListViewController: UIViewController {}
      """
    #expect(
      try CodeListing(source).transitions == [
        "HomeViewController: embed → HeaderViewController", "HomeViewController: embed → ListViewController",
      ])
  }

  /// Methods that are handed on, and what a library's chain hands on, which begins with what a screen holds.
  @Test func methodsAndSubscriptionsAreTheirScreens() throws {
    let source = """
      struct ListActions { let showDetail: () -> Void }
      class ListModel {
        let actions: ListActions
        let chosen = PublishSubject<Int>()
        init(actions: ListActions) { self.actions = actions }
        func tapped() { actions.showDetail() }
      }
      class ListViewController: UIViewController {
        let model: ListModel
        init(_ model: ListModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
      }
      class Flow {
        let stack: UINavigationController
        init(_ stack: UINavigationController) { self.stack = stack }
        func start() {
          let model = ListModel(actions: ListActions(showDetail: showDetail))
          model.chosen.filter { $0 > 0 }.subscribe(onNext: { [weak self] _ in self?.showHelp() })
          model.chosen.withUnretained(self).bind { owner, _ in owner.showAbout() }
          stack.pushViewController(ListViewController(model), animated: false)
        }
        func showDetail() { stack.pushViewController(DetailViewController(), animated: true) }
        func showHelp() { stack.present(HelpViewController(), animated: true) }
        func showAbout() { stack.present(AboutViewController(), animated: true) }
      }
      class HomeViewController: UIViewController {
        lazy var flow = Flow(navigationController!)
        @objc func go() { flow.start() }
      }
      class DetailViewController: UIViewController {}
      class HelpViewController: UIViewController {}
      class AboutViewController: UIViewController {}
      """
    #expect(
      Set(try CodeListing(source).transitions) == [
        "HomeViewController: push → ListViewController", "ListViewController: push → DetailViewController",
        "ListViewController: present → HelpViewController", "ListViewController: present → AboutViewController",
      ])
  }

  /// A model that asks a coordinator tells for the only screen that has one.
  @Test func aModelAsksForItsScreen() throws {
    let source = """
      protocol ListModel {}
      class DefaultListModel: ListModel {
        weak var coordinator: Flow?
        func choose() { coordinator?.choose() }
      }
      class ListViewController: UIViewController { var model: ListModel? }
      class Flow {
        let stack: UINavigationController
        init(_ stack: UINavigationController) { self.stack = stack }
        func choose() { stack.pushViewController(DetailViewController(), animated: true) }
      }
      class DetailViewController: UIViewController {}
      let flow = Flow(UINavigationController())
      let model = DefaultListModel()
      let run = { model.choose() }

      """
    #expect(try CodeListing(source).transitions == ["ListViewController: push → DetailViewController"])
    let other = "class OtherViewController: UIViewController { var model: ListModel? }"
    #expect(try CodeListing(source + other).transitions == ["Flow: push → DetailViewController"])
  }

  @Test func aScreenIsNoRootOfItself() throws {
    let source = """
      class HomeViewController: UIViewController {
        @IBOutlet var banner: BannerView!
        override func viewDidLoad() { super.viewDidLoad(); banner.rootViewController = self }
        @objc func logOut() { view.window?.rootViewController = LoginViewController() }
      }
      class LoginViewController: UIViewController {}
      """
    #expect(try CodeListing(source).transitions == ["HomeViewController: root → LoginViewController"])
  }
}
