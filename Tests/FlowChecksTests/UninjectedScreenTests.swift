import FlowModel
import Testing

@testable import FlowChecks

/// Who may give a screen what it needs that code makes and shows.
@Suite struct UninjectedScreenTests {
  /// The findings over a function that opens a screen, with their severities and lines; the function begins at line 1.
  private func found(_ open: String, use: String = "title = item.name", more: String = "") throws -> [String] {
    let text = """
      class ListViewController: UIViewController {
        var kept: ItemViewController?
        static var shared: ItemViewController?
        var wasSet = false
        @IBAction func open(_ sender: Any) {
      \(open)
        }
        \(more)
      }
      class ItemViewController: UIViewController {
        var item: Item!
        weak var delegate: ListViewController?
        override func viewDidLoad() { \(use) }
        override func didReceiveMemoryWarning() { print(item!.name) }
        deinit { print(item!.name) }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let start = ListViewController()
      }
      """
    return try found(inText: text).map { "\($0.location.line - 5) \($0.severity)" }
  }

  private func found(inText text: String) throws -> [Finding] {
    try ExampleApp.findings(of: RuleExample(["A.swift": text]), asksForWays: false).filter {
      $0.ruleID == "uninjected-screen"
    }
  }

  private let make = "let next = ItemViewController()\n"

  @Test func nobodySetsIt() throws {
    #expect(try found("\(make)present(next, animated: true)") == ["1 error"])
    #expect(try found("\(make)next.delegate = self\npresent(next, animated: false)") == ["1 error"])
    #expect(
      try found("\(make)present(UINavigationController(rootViewController: next), animated: true)") == ["1 error"])
    #expect(try found("\(make)navigationController?.viewControllers = [next]") == ["1 error"])
    #expect(try found("\(make)UIApplication.shared.windows.first?.rootViewController = next") == ["1 error"])
    #expect(try found("\(make)present(next, animated: true)", use: "") == ["1 warning"])
  }

  @Test func somebodySetsItOrMay() throws {
    let show = "present(next, animated: true)"
    for line in [
      "next.item = Item()", "kept = next", "Self.shared = next", "configure(next)", "if wasSet { next.item = Item() }",
      "defer { next.item = Item() }", "Router.open { next.item = Item() }", "items.append(next)",
      "NotificationCenter.default.post(name: .opened, object: next)",
    ] {
      #expect(try found("\(make)\(line)\n\(show)") == [], "\(line)")
    }
    #expect(try found("\(make)if wasSet { \(show) } else { next.item = Item(); \(show) }") == [])
  }

  /// The place is the function that shows what another one makes.
  @Test func aFunctionMakesIt() throws {
    let factory = "func make() -> ItemViewController { let next = ItemViewController()\nreturn next }"
    #expect(try found("present(make(), animated: true)", more: factory) == ["1 error"])
    #expect(try found("let next = make()\nnext.item = Item()\npresent(next, animated: true)", more: factory) == [])
  }

  /// Whether it is shown at all hangs on what is not known: where it is, it crashes.
  @Test func itIsShownOnSomeWays() throws {
    #expect(try found("\(make)if wasSet { present(next, animated: true) }") == ["1 error"])
  }

  /// Only a function for a selector uses it, which nobody names.
  @Test(arguments: [("", 0), ("override func viewDidLoad() { super.viewDidLoad(); button.onTap(#selector(save)) }", 1)])
  func nothingCallsWhatUsesIt(_ more: String, count: Int) throws {
    let text = """
      class ListViewController: UIViewController {
        @IBAction func open(_ sender: Any) { present(ItemViewController(), animated: true) }
      }
      class ItemViewController: UIViewController {
        var item: Item!
        @objc func save() { print(item.name) }
        \(more)
      }
      """
    #expect(try found(inText: text).map(\.severity) == Array(repeating: .warning, count: count))
  }
}
