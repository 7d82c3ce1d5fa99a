import FlowModel
import Testing

@testable import FlowChecks

/// Who sets what a screen needs, beyond the examples of the rules.
@Suite struct InjectionTests {
  private static let storyboard = """
    <document initialViewController="list">
      <scenes>
        <scene sceneID="1"><objects>
          <viewController id="list" customClass="ListViewController" customModule="App" customModuleProvider="target">
            <navigationItem key="navigationItem" id="n">
              <barButtonItem key="rightBarButtonItem" title="Open" id="b">
                <connections><segue destination="item" kind="show" identifier="open" id="s"/></connections>
              </barButtonItem>
            </navigationItem>
          </viewController>
        </objects></scene>
        <scene sceneID="2"><objects>
          <viewController id="item" customClass="ItemViewController" customModule="App" customModuleProvider="target"/>
        </objects></scene>
      </scenes>
    </document>
    """

  private static let item = """
    class ItemViewController: UIViewController {
      var item: Item!
      override func viewDidLoad() {
        super.viewDidLoad()
        title = item.name
      }
      func show(_ new: Item) { item = new }
    }
    """

  private func check(_ list: String, item: String = item, required: [String: [String]] = [:]) throws -> [String] {
    var configuration = CheckConfiguration()
    configuration.required = required
    let files: KeyValuePairs = ["A.swift": "\(item)\n\(list)", "Main.storyboard": Self.storyboard]
    return try ExampleApp.findings(of: RuleExample(files), configuration: configuration, asksForWays: false).map(
      \.description)
  }

  private static let unhandled = """
    Main.storyboard:7:26: error: segue 'open' leads to ItemViewController, which needs 'item', but ListViewController \
    has no prepare(for:sender:): 'item' is nil when viewDidLoad uses it (line 5 of A.swift) [unhandled-segue]
    """

  @Test func nobodyPrepares() throws {
    let clean = Self.item.replacing("  func show(_ new: Item) { item = new }\n", with: "")
    #expect(try check("class ListViewController: UIViewController {}", item: clean) == [Self.unhandled])
  }

  /// What another controller in the window hides, needs nothing: by whomever it is put there.
  @Test(arguments: [
    "view.window?.rootViewController = UITabBarController()", "leave()", "self.leave()", "Router.shared.leave()",
  ])
  func prepareReplacesTheRoot(_ statement: String) throws {
    let list = """
      class ListViewController: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { \(statement) }
        func leave() { swap(UITabBarController()) }
        func swap(_ next: UIViewController) { view.window?.rootViewController = next }
      }
      class Router {
        static let shared = Router()
        var window: UIWindow?
        func leave() { fill() }
        private func fill() { window?.rootViewController = UITabBarController() }
      }
      """
    let found = try check(list).filter { $0.contains("needs 'item'") }
    #expect(found == [])
  }

  /// A function of the same name elsewhere is not the screen's own.
  @Test func prepareCallsItsOwn() throws {
    let list = """
      class ListViewController: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { leave() }
        func leave() { title = nil }
      }
      class Router {
        var window: UIWindow?
        func leave() { window?.rootViewController = UITabBarController() }
      }
      """
    #expect(try check(list).contains { $0.contains("needs 'item'") })
  }

  /// What only a function needs that nobody calls, nobody has to set.
  @Test func nobodyCallsWhatNeedsIt() throws {
    let item = """
      class ItemViewController: UIViewController {
        var item: Item!
        func reset() { title = item.name }
      }
      """
    let list = "class ListViewController: UIViewController {}"
    #expect(try check(list, item: item) == [])
    #expect(try check("\(list)\nfunc reset(_ one: ItemViewController) { one.reset() }", item: item).count == 1)
  }

  @Test func theWayIsListedStepByStep() throws {
    let clean = Self.item.replacing("  func show(_ new: Item) { item = new }\n", with: "")
    let files: KeyValuePairs = [
      "A.swift": "\(clean)\nclass ListViewController: UIViewController {}", "Main.storyboard": Self.storyboard,
    ]
    let found = try ExampleApp.findings(of: RuleExample(files), asksForWays: false)
    #expect(
      found.flatMap(\.related).map { "\($0.location): \($0.message)" } == [
        "Main.storyboard:7:26: step 1: from ListViewController by show 'open' to ItemViewController",
        "A.swift:2:7: 'item' of ItemViewController", "A.swift:5:13: viewDidLoad uses 'item'",
      ])
  }

  /// The screen's own method sets it, when `prepare` calls it.
  @Test func aMethodOfTheScreenSetsIt() throws {
    let list = """
      class ListViewController: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          (segue.destination as? ItemViewController)?.show(Item())
        }
      }
      """
    #expect(try check(list) == [])
    #expect(try check("class ListViewController: UIViewController {}") == [Self.unhandled])
  }

  /// The variable is the destination itself where there is no navigation controller around it.
  @Test(arguments: ["ItemViewController", "HelpViewController"])
  func theTopOfANavigationControllerOrTheDestination(_ type: String) throws {
    let clean = Self.item.replacing("  func show(_ new: Item) { item = new }\n", with: "")
    let list = """
      class HelpViewController: UIViewController { var item: Item? }
      class ListViewController: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          var next = segue.destination
          if let navigation = next as? UINavigationController, let top = navigation.topViewController {
            next = top
          }
          switch next {
          case let next as \(type): next.item = Item()
          default: break
          }
        }
      }
      """
    let found = try check(list, item: clean)
    #expect(found.isEmpty == (type == "ItemViewController"))
  }

  /// What is done to the screen's view, or to what presents it, gives the screen nothing.
  @Test(arguments: [
    "next.view.layoutIfNeeded()", "next.popoverPresentationController?.configure()", "adjust(next.view)",
  ])
  func whatIsUIKitsOwnSetsNothing(_ line: String) throws {
    let clean = Self.item.replacing("  func show(_ new: Item) { item = new }\n", with: "")
    let list = """
      class ListViewController: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          let next = segue.destination as! ItemViewController
          \(line)
        }
      }
      """
    #expect(
      try check(list, item: clean) == [
        """
        A.swift:9:17: error: segue 'open' leads to ItemViewController, which needs 'item', but this prepare does not \
        set it: 'item' is nil when viewDidLoad uses it (line 5 of A.swift) [missing-dependency]
        """
      ])
  }

  @Test func theConfigurationRequiresMore() throws {
    let item = "class ItemViewController: UIViewController { var store: Store? }"
    let found = try check(
      "class ListViewController: UIViewController {}", item: item, required: ["ItemViewController": ["store"]])
    #expect(
      found == [
        """
        Main.storyboard:7:26: error: segue 'open' leads to ItemViewController, which needs 'store', but \
        ListViewController has no prepare(for:sender:), although the configuration requires it [unhandled-segue]
        """
      ])
  }

  @Test func aContainerSetsIt() throws {
    let clean = Self.item.replacing("  func show(_ new: Item) { item = new }\n", with: "")
    let container = """
      class ListViewController: UIViewController {}
      extension SwinjectStoryboard {
        class func setup() {
          defaultContainer.storyboardInitCompleted(ItemViewController.self) { _, screen in screen.item = Item() }
        }
      }
      """
    #expect(try check(container, item: clean) == [])
  }
}
