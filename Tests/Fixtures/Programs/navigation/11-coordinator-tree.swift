protocol Coordinator: AnyObject {
  var parent: Coordinator? { get }
  var children: [Coordinator] { get set }
  func start()
}
extension Coordinator {
  func add(_ child: Coordinator) {
    children.append(child)
    child.start()
  }
  func remove(_ child: Coordinator) { children.removeAll { $0 === child } }
  func finish() { parent?.remove(self) }
  var depth: Int { (parent?.depth ?? -1) + 1 }
  func tree() -> [String] {
    [String(repeating: "  ", count: depth) + "\(type(of: self))"] + children.flatMap { $0.tree() }
  }
}
final class Navigator {
  private(set) var stack: [String] = [] { didSet { print("stack", stack) } }
  func push(_ screen: String) { stack.append(screen) }
  func popToRoot() { stack = Array(stack.prefix(1)) }
  func setRoot(_ screen: String) { stack = [screen] }
}
class BaseCoordinator: Coordinator {
  private(set) weak var parent: Coordinator?
  var children: [Coordinator] = []
  let navigator: Navigator
  init(parent: Coordinator?, navigator: Navigator) {
    self.parent = parent
    self.navigator = navigator
  }
  func start() { fatalError("subclasses start") }
  deinit { print("\(type(of: self)) gone") }
}
final class AppCoordinator: BaseCoordinator {
  var isSignedIn = false
  override func start() {
    if isSignedIn { showMain() } else { showLogin() }
  }
  func showLogin() {
    let login = LoginCoordinator(parent: self, navigator: navigator)
    login.onFinish = { [weak self, weak login] name in
      guard let self, let login else { return }
      print("signed in:", name)
      isSignedIn = true
      remove(login)
      start()
    }
    add(login)
  }
  func showMain() { add(MainCoordinator(parent: self, navigator: navigator)) }
}
final class LoginCoordinator: BaseCoordinator {
  var onFinish: ((String) -> Void)?
  override func start() { navigator.setRoot("Login") }
  func submit(_ name: String) { if name.isEmpty { navigator.push("Error") } else { onFinish?(name) } }
}
final class MainCoordinator: BaseCoordinator {
  override func start() { navigator.setRoot("Main") }
  func showDetail(_ id: Int) { add(DetailCoordinator(id: id, parent: self, navigator: navigator)) }
}
final class DetailCoordinator: BaseCoordinator {
  let id: Int
  init(id: Int, parent: Coordinator, navigator: Navigator) {
    self.id = id
    super.init(parent: parent, navigator: navigator)
  }
  override func start() { navigator.push("Detail \(id)") }
  func close() {
    navigator.popToRoot()
    finish()
  }
}
let app = AppCoordinator(parent: nil, navigator: Navigator())
app.start()
print(app.tree())
(app.children.first as? LoginCoordinator)?.submit("")
(app.children.first as? LoginCoordinator)?.submit("Ada")
let main = app.children[0] as! MainCoordinator
main.showDetail(1)
main.showDetail(2)
print(app.tree().joined(separator: "\n"))
(main.children.last as? DetailCoordinator)?.close()
print(app.tree().count, main.children.count)
