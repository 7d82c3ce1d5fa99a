import Testing

private let goB = "performSegue(withIdentifier: \"toB\", sender: nil)"
private let goC = "performSegue(withIdentifier: \"toC\", sender: nil)"

private let toB = "✓✓ ✓✗"
private let toC = "✓✗ ✓✓"
private let nowhere = "✓✗ ✓✗"
private let crash = "✗ ✗"
private let open = "✓? ✓?"

/// Where an action leads, in several spellings each: what the code decides is decided as the app would, and nothing else.
///
/// The verdicts of `afterGo`: `✓✓ ✓✗` went to the second screen, `✓✗ ✓✓` to the third, `✓✗ ✓✗` nowhere, `✗ ✗` crashes,
/// a `?` is where it stays open.
@MainActor
struct WhereCodeGoesTests {
  @Test(
    "A local that is set in several ways holds what it was set to last",
    arguments: [
      ("var id = \"toB\"; if UserDefaults.standard.bool(forKey: \"x\") { id = \"toC\" }", toB),
      (
        "UserDefaults.standard.set(true, forKey: \"x\"); var id = \"toB\"\n"
          + "if UserDefaults.standard.bool(forKey: \"x\") { id = \"toC\" }", toC
      ),
      ("let id: String; if sender is UIButton { id = \"toB\" } else { id = \"toC\" }", toB),
      ("let id: String; switch label.text?.count { case 5: id = \"toC\"; default: id = \"toB\" }", toC),
      ("var id = \"toB\"; for x in [\"a\", \"c\"] where x == \"c\" { id = \"toC\" }", toC),
      ("var id = \"toB\"; func change(_ s: inout String) { s = \"toC\" }; change(&id)", toC),
      ("var id = \"to\"; id += \"B\"", toB),
      ("var id = \"toB\"; let later = { id = \"toC\" }; later()", toC),
      ("var id = \"toB\"; defer { id = \"toC\" }", toB),
      ("let n = 7; let id = n > 5 ? \"toC\" : \"toB\"", toC),
      ("var id = \"toB\"; if Remote.flag { id = \"toC\" }", open),
      ("var id = \"toB\"; switch Remote.count { case 1: id = \"toC\"; default: break }", open),
      ("let id = Remote.flag ? \"toC\" : \"toB\"", open),
    ])
  func locals(body: String, verdicts: String) throws {
    let screens = ThreeScreens(action: "\(body)\n    performSegue(withIdentifier: id, sender: nil)")
    #expect(try screens.afterGo() == verdicts)
  }

  @Test(
    "What shouldPerformSegue answers, of a segue that a button has",
    arguments: [
      ("true", "✓✓✓"), ("identifier != \"toNext\"", "✓✓✗"), ("UserDefaults.standard.bool(forKey: \"ok\")", "✓✓✗"),
      ("!(label.text ?? \"\").isEmpty", "✓✓✓"), ("Remote.flag", "✓✓?"),
    ])
  func should(answer: String, verdicts: String) throws {
    let members =
      "override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { \(answer) }"
    let flow = ThreeScreens(members: members).flow
    #expect(try flow.verdicts("- tapOn: Next\n- assertScreen: CViewController") == verdicts)
  }

  @Test(
    "What is called elsewhere goes where it leads",
    arguments: [
      (
        "delegate?.finished(self)", "lazy var keeper = Keeper()\n  weak var delegate: Finishing?",
        "protocol Finishing: AnyObject { func finished(_ a: UIViewController) }\n"
          + "class Keeper: Finishing { func finished(_ a: UIViewController) { a.\(goC) } }", nowhere
      ),
      (
        "delegate = keeper; delegate?.finished(self)", "lazy var keeper = Keeper()\n  weak var delegate: Finishing?",
        "protocol Finishing: AnyObject { func finished(_ a: UIViewController) }\n"
          + "class Keeper: Finishing { func finished(_ a: UIViewController) { a.\(goC) } }", toC
      ),
      (
        "Router.shared.route(.detail, from: self)", "",
        "enum Route { case detail, other }\nclass Router { static let shared = Router()\n"
          + "func route(_ r: Route, from a: UIViewController) { switch r { case .detail: a.\(goB); case .other: a.\(goC) } } }",
        toB
      ),
      ("onTap?()", "var onTap: (() -> Void)?", "", nowhere),
      ("onTap = { [weak self] in self?.\(goC) }; onTap?()", "var onTap: (() -> Void)?", "", toC),
      (
        "coordinator.showC()", "lazy var coordinator = Coordinator(navigationController!)",
        "class Coordinator { let nav: UINavigationController; init(_ n: UINavigationController) { nav = n }\n"
          + "func showC() { nav.pushViewController(CViewController(), animated: true) } }", toC
      ),
      (
        "model.tap()", "lazy var model = Model { [unowned self] in self.\(goC) }",
        "class Model { let done: () -> Void; init(_ d: @escaping () -> Void) { done = d }; func tap() { done() } }", toC
      ),
      ("count = 1", "var count = 0 { didSet { \(goC) } }", "", toC),
      ("count += 1", "var count: Int { get { 0 } set { if newValue > 0 { \(goC) } } }", "", toC),
      ("self[0] = 1", "subscript(_ n: Int) -> Int { get { 0 } set { \(goC) } }", "", toC),
      ("_ = next", "var next: Int { \(goC); return 1 }", "", toC),
      ("self <<< 1", "", "infix operator <<<\nfunc <<< (a: AViewController, n: Int) { a.\(goC) }", toC),
      (
        "NotificationCenter.default.post(name: .went, object: nil)", "@objc func went() { \(goC) }",
        "extension Notification.Name { static let went = Notification.Name(\"went\") }", nowhere
      ),
      (
        "NotificationCenter.default.addObserver(self, selector: #selector(went), name: .went, object: nil)\n"
          + "NotificationCenter.default.post(name: .went, object: nil)", "@objc func went() { \(goC) }",
        "extension Notification.Name { static let went = Notification.Name(\"went\") }", toC
      ),
      (
        "let token = NotificationCenter.default.addObserver(forName: .went, object: nil, queue: nil) { _ in self.\(goC) }\n"
          + "NotificationCenter.default.removeObserver(token)\nNotificationCenter.default.post(name: .went, object: nil)",
        "", "extension Notification.Name { static let went = Notification.Name(\"went\") }", nowhere
      ),
      ("Remote.show(self)", "", "", "? ?"),
      ("Remote.load { self.\(goC) }", "", "", "✓✗ ✓?"),
      ("Remote.load([\"done\": { self.\(goC) }])", "", "", "✓✗ ✓?"),
      ("var n = 0; Remote.observe { n += 1; if n == 2 { self.\(goC) } }", "", "", "✓✗ ✓?"),
      ("var n = 0; Remote.save { n += 1; if n == 2 { self.\(goC) } }", "", "", nowhere),
      ("if \"caf\\u{e9}\".utf8.count == 5, \"cafe\\u{301}\".utf8.count == 6 { \(goC) }", "", "", toC),
      ("var ok = false; Remote.sync { ok = true }; if ok { \(goC) }", "", "", "✓✗ ✓?"),
      ("var ok = true; Remote.sync { ok = true }; if ok { \(goC) }", "", "", toC),
    ])
  func elsewhere(action: String, members: String, others: String, verdicts: String) throws {
    #expect(try ThreeScreens(action: action, members: members, others: others).afterGo() == verdicts)
  }

  @Test(
    "What may be left before its end, or comes later, is what the app does",
    arguments: [
      (
        "do { try save(); \(goB) } catch { \(goC) }", "struct Full: Error {}\n  func save() throws { throw Full() }",
        toC
      ),
      ("do { try save(); \(goB) } catch {}", "func save() throws {}", toB),
      ("do { try Remote.save(); \(goB) } catch { \(goC) }", "", open),
      ("print(Remote.find()!); \(goB)", "", "?✓ ?✗"),
      ("print(Remote.find() as! String); \(goB)", "", "?✓ ?✗"),
      ("let m = Remote.find(); if m != nil { print(m!) }; \(goB)", "", toB),
      ("let m = Remote.find(); guard !(m == nil) else { return }; print(m!)", "", nowhere),
      ("Task { await load(); \(goB) }", "func load() async {}", toB),
      ("Task { try await load(); \(goB) }", "func load() async throws { throw CancellationError() }", nowhere),
      ("Task { try await Task.sleep(nanoseconds: 60_000_000_000); \(goB) }", "", nowhere),
      ("defer { \(goC) }; if label.text == nil { return }", "", toC),
      ("switch label.text { case nil: \(goC); default: if saved { break }; \(goB) }", "let saved = true", nowhere),
      ("DispatchQueue.main.asyncAfter(deadline: .now() + 60) { self.\(goB) }", "", nowhere),
      ("DispatchQueue.main.async { self.\(goB) }", "", toB),
      ("Timer.scheduledTimer(withTimeInterval: 999, repeats: false) { _ in self.\(goB) }", "", nowhere),
      ("if #available(iOS 26, *) { \(goB) } else { \(goC) }", "", toC),
      ("if #available(iOS 17, *) { \(goB) } else { \(goC) }", "", toB),
      ("guard #unavailable(iOS 18) else { \(goC); return }\n    \(goB)", "", toC),
    ])
  func leaving(action: String, members: String, verdicts: String) throws {
    #expect(try ThreeScreens(action: action, members: members).afterGo() == verdicts)
  }

  @Test(
    "What ends the app fails the step",
    arguments: [
      ("print(model!.count); \(goB)", crash), ("print([1, 2][label.text!.count]); \(goB)", crash),
      ("_ = (sender as! UISwitch).isOn; \(goB)", crash), ("var list = [1]; list.remove(at: 3); \(goB)", crash),
      ("print(10 / count); \(goB)", crash), ("items.removeFirst(); \(goB)", crash),
      ("let small = Int8(label.text!.count * 100); print(small); \(goB)", crash),
      ("performSegue(withIdentifier: \"none\", sender: nil)", crash),
      ("present(self, animated: true)", crash),
      ("print(model?.count ?? 0); \(goB)", toB), ("if let m = model { print(m); \(goC) } else { \(goB) }", toB),
      ("print([1, 2].first!); \(goB)", toB), ("print(7 / 2, 7.0 / Double(count)); \(goB)", toB),
    ])
  func crashes(action: String, verdicts: String) throws {
    let members = "var model: String?\n  var count = 0\n  var items: [String] = []"
    #expect(try ThreeScreens(action: action, members: members).afterGo() == verdicts)
  }

  @Test(
    "What the code decides needs no question",
    arguments: [
      ("let flag = true; if flag { \(goB) }", toB), ("if helper() { \(goC) }", toC),
      ("let n = 6; if n > 5 { \(goC) }", toC), ("let open = { self.\(goB) }; open()", toB),
      ("label.text == \"Hello\" ? \(goB) : \(goC)", toB), ("if Self.isOn { \(goC) }", toC),
      ("if kind == .paid { \(goC) } else { \(goB) }", toB), ("names.contains(\"c\") ? \(goC) : \(goB)", toC),
      (
        "[\"toB\": false, \"toC\": true].filter(\\.value).keys.forEach { performSegue(withIdentifier: $0, sender: nil) }",
        toC
      ),
      ("perform(#selector(later), with: nil, afterDelay: 0)", toC),
      ("UIView.animate(withDuration: 0.2, animations: {}) { _ in self.\(goC) }", toC),
    ])
  func decided(action: String, verdicts: String) throws {
    let members = """
      func helper() -> Bool { names.count == 2 }
        static let isOn = true
        let names = ["b", "c"]
        enum Kind { case free, paid }
        var kind = Kind.free
        @objc func later() { \(goC) }
      """
    #expect(try ThreeScreens(action: action, members: members).afterGo() == verdicts)
  }

  /// Coordinators learn in didShow who went, by the transition's coordinator.
  @Test func theDelegateOfANavigationControllerFindsWhoWent() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController, UINavigationControllerDelegate {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationController?.delegate = self
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", style: .plain, target: self, action: #selector(go))
          }
          @objc func go() { navigationController?.pushViewController(Detail(), animated: true) }
          func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
          ) {
            guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
              !navigationController.viewControllers.contains(from)
            else { return }
            title = "\\(type(of: from)) went"
          }
        }
        class Detail: UIViewController {}
        """)
    #expect(try flow.passes("- tapOn: Go\n- assertScreen: Detail\n- pop\n- assertVisible: Detail went") == nil)
  }
}
