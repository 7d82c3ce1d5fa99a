import FlowModel
import Testing

@testable import FlowChecks

/// What screens need and do not get on the way in by a segue, beyond the examples of the rules.
@Suite struct SegueArrivalTests {
  /// A list that opens an item by a segue, in a navigation controller where asked for.
  private func check(
    prepare: String, viewDidLoad: String = "title = item.name", more: String = "", isInside: Bool = false,
    properties: String = ""
  ) throws -> [String] {
    let item = "<viewController id=\"item\" \(RealCase.of("ItemViewController"))/>"
    let navigation = """
      <navigationController id="nav"><connections>\
      <segue destination="item" kind="relationship" relationship="rootViewController" id="s-2"/>\
      </connections></navigationController>
      """
    let list = """
      <viewController id="home" \(RealCase.of("ListViewController"))><connections>
      <segue destination="\(isInside ? "nav" : "item")" kind="show" identifier="open" id="s-1"/>
      </connections></viewController>
      """
    let storyboard =
      isInside ? RealCase.storyboard(list, item, navigation) : RealCase.storyboard(list, item)
    let code = """
      class ItemViewController: UIViewController {
        var item: Item!; \(properties)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(viewDidLoad)
        }
      }
      class ListViewController: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          \(prepare)
        }
        @IBAction func go() { performSegue(withIdentifier: "open", sender: nil) }
      }
      struct Item { var name: String }
      \(more)
      """
    let found = try ExampleApp.findings(
      of: RuleExample(["A.swift": code, "Main.storyboard": storyboard]), asksForWays: false)
    return found.filter { ["unhandled-segue", "missing-dependency"].contains($0.ruleID) }.map(\.description)
  }

  /// A callback that does not come to what is nil, or sets it first, needs nothing.
  @Test(arguments: [
    (
      "let next = segue.destination as! ItemViewController\nnext.kind = \"other\"",
      "if kind == \"item\" { use(item.name) }"
    ),
    ("segue.destination.title = \"x\"", "prepareItem()\ntitle = item.name"),
  ])
  func isNotNeeded(_ prepare: String, _ viewDidLoad: String) throws {
    let more = """
      extension ItemViewController {
        func use(_ name: String) { title = name }
        func prepareItem() { if item == nil { fill(with: Item(name: "x")) } }
        func fill(with one: Item) { put(one) }
        func put(_ one: Item) { store(one) }
        func store(_ one: Item) { item = one }
      }
      """
    let found = try check(prepare: prepare, viewDidLoad: viewDidLoad, more: more, properties: "var kind: String!")
    #expect(found == [])
  }

  /// What a screen holds weakly is there as long as somebody else holds it: the screen before it does so.
  @Test(arguments: [
    "let next = segue.destination as! ItemViewController\nnext.source = self",
    "(segue.destination as? ItemViewController)?.source = Store.shared",
    "(segue.destination as? ItemViewController)?.source = store",
  ])
  func isHeldWeakly(_ prepare: String) throws {
    let more = """
      extension ListViewController: Source {}
      protocol Source: AnyObject {}
      class Store: Source { static let shared = Store() }
      extension ListViewController { var store: Store { registry.find() } }
      """
    let code = "}; weak var source: Source?; func begin() { _ = source!"
    #expect(
      try check(prepare: prepare, viewDidLoad: "begin()\n\(code)", more: more).filter { $0.contains("source") } == [])
  }

  /// The cases of a switch are constants of types.
  @Test(arguments: ["Segues.open", "Segues.open?", "Self.open", "Names.open"])
  func isHandledByAConstant(_ pattern: String) throws {
    let more = """
      struct Segues { static let open = "open" }
      enum Names { static let open = "open" }
      extension ListViewController { static let open = "open" }
      """
    let prepare = """
      switch segue.identifier {
      case \(pattern): (segue.destination as! ItemViewController).item = Item(name: "A")
      default: break
      }
      """
    #expect(try check(prepare: prepare, more: more) == [])
  }

  /// Somebody gives it what it needs, or may do so.
  @Test(arguments: [
    "if segue.identifier == segueName { (segue.destination as? ItemViewController)?.item = Item(name: \"A\") }",
    "var wanted = \"help\"; if sender is UIButton { wanted = \"open\" }\nif segue.identifier == wanted { give(segue) }",
    "if let item = sender as? Item { (segue.destination as! ItemViewController).item = item }",
    "router.prepare(segue)", "Router.shared.prepare(segue)", "onPrepare?(segue)",
    "Container.shared.fill(segue.destination)",
    "segue.destination.setValue(Item(name: \"A\"), forKey: \"item\")",
    "if let next = segue.destination as? Showing { next.show(Item(name: \"A\")) }",
    "handlers[segue.identifier!]?(segue)",
    "configure(segue) { (next: ItemViewController) in next.item = Item(name: \"A\") }",
    "DispatchQueue.main.async { self.give(segue) }", "detail = segue.destination as? ItemViewController",
    "let next = segue.destination as! ItemViewController\nnext.delegate = self\ndefer { next.show(Item(name: \"A\")) }",
  ])
  func isGiven(_ prepare: String) throws {
    let more = """
      protocol Showing { func show(_ item: Item) }
      extension ItemViewController: Showing {
        func show(_ item: Item) { self.item = item }
        weak var delegate: AnyObject? { get { nil } set {} }
      }
      class Router {
        static let shared = Router()
        func prepare(_ segue: UIStoryboardSegue) { (segue.destination as? Showing)?.show(Item(name: "A")) }
      }
      extension ListViewController {
        var router: Router { Router.shared }
        var onPrepare: ((UIStoryboardSegue) -> Void)? { Registry.handler }
        @objc var segueName: String { Registry.name }
        var handlers: [String: (UIStoryboardSegue) -> Void] { ["open": give] }
        var detail: ItemViewController? { get { nil } set { newValue?.item = Item(name: "A") } }
        func give(_ segue: UIStoryboardSegue) { (segue.destination as? Showing)?.show(Item(name: "A")) }
        func configure<T>(_ segue: UIStoryboardSegue, _ body: (T) -> Void) {
          if let next = segue.destination as? T { body(next) }
        }
      }
      """
    #expect(try check(prepare: prepare, more: more) == [])
  }

  /// The screen is in a navigation controller.
  @Test(arguments: ["topViewController", "viewControllers.first", "children.last", "viewControllers[0]"])
  func isGivenInside(_ way: String) throws {
    let prepare = """
      let navigation = segue.destination as! UINavigationController
      (navigation.\(way) as? ItemViewController)?.item = Item(name: "A")
      """
    #expect(try check(prepare: prepare, isInside: true) == [])
    #expect(
      try check(prepare: "_ = (segue.destination as! UINavigationController).\(way)", isInside: true) == [
        """
        A.swift:11:17: error: segue 'open' leads to ItemViewController, which needs 'item', but this prepare does not \
        set it: 'item' is nil when viewDidLoad uses it (line 5 of A.swift) [missing-dependency]
        """
      ])
  }

  /// Nobody gives it, whatever the app does.
  @Test(arguments: [
    "if segue.identifier == \"help\" { (segue.destination as? ItemViewController)?.item = Item(name: \"A\") }",
    "guard segue.identifier != names[0] else { return }\n(segue.destination as? ItemViewController)?.item = Item(name: \"A\")",
    "switch Segue(rawValue: segue.identifier!) { case .help?: give(segue)\ncase nil: break }",
    "if tableView.indexPathForSelectedRow != nil, segue.identifier == \"help\" { give(segue) }",
    "handlers[segue.identifier!]?(segue)", "super.prepare(for: segue, sender: sender)", "print(segue.identifier!)",
  ])
  func isNeverGiven(_ prepare: String) throws {
    let more = """
      enum Segue: String { case help }
      let names = ["open"]
      extension ListViewController {
        var handlers: [String: (UIStoryboardSegue) -> Void] { ["help": give] }
        func give(_ segue: UIStoryboardSegue) { (segue.destination as? ItemViewController)?.item = Item(name: "A") }
      }
      """
    #expect(
      try check(prepare: prepare, more: more) == [
        """
        Main.storyboard:5:7: error: segue 'open' leads to ItemViewController, which needs 'item', but prepare of \
        ListViewController does not handle it: 'item' is nil when viewDidLoad uses it (line 5 of A.swift) \
        [unhandled-segue]
        """
      ])
  }

  /// The screen crashes whatever else is so.
  @Test(arguments: [
    ("NotificationCenter.default.addObserver(self, selector: #selector(show), name: nil, object: nil)\nshow()", 20),
    ("tableView.delegate = self; tableView.reloadData(); show()", 20),
    ("if isEditing { show() } else { title = item.name }", 20),
    ("let button = UIButton(); button.addTarget(self, action: #selector(show), for: .touchUpInside)\nshow()", 20),
  ])
  func crashesForSure(_ viewDidLoad: String, line: Int) throws {
    let more = """
      extension ItemViewController {
        var tableView: UITableView { UITableView() }
        @objc func show() {
          item.name = "B"
        }
      }
      """
    let found = try check(prepare: "_ = segue", viewDidLoad: viewDidLoad, more: more)
    #expect(found.count == 1)
    #expect(found.first?.contains("error: segue 'open' leads to ItemViewController, which needs 'item'") == true)
  }

  /// It may come up without it.
  @Test(arguments: [
    "if isEditing { title = item.name }", "guard isViewLoaded else { return }\ntitle = item.name",
    "if item != nil || isEditing { title = item.name }",
  ])
  func mayNotCrash(_ viewDidLoad: String) throws {
    let found = try check(prepare: "_ = segue", viewDidLoad: viewDidLoad)
    #expect(found.count == 1)
    #expect(found.first?.contains("warning: segue 'open' leads to ItemViewController, which needs 'item'") == true)
  }
}
