import FlowModel
import Testing

@testable import FlowChecks

/// What `prepare(for:sender:)` does for a segue, beyond the examples of the rules.
@Suite struct SeguePreparationTests {
  private func check(_ body: String, _ more: String = "", stored: String = "") throws -> [String] {
    let storyboard = RealCase.storyboard(
      """
      <viewController id="home" \(RealCase.of("HomeViewController"))><connections>
      <segue destination="item" kind="show" identifier="open" id="s-1"/>
      <segue destination="help" kind="show" identifier="help" id="s-2"/>
      </connections></viewController>
      """,
      "<viewController id=\"item\" \(RealCase.of("ItemViewController"))/>",
      "<viewController id=\"help\" \(RealCase.of("HelpViewController"))/>")
    let code = """
      class HomeViewController: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          \(body)
        }
        @IBAction func go() {
          performSegue(withIdentifier: "open", sender: nil)
          performSegue(withIdentifier: "help", sender: nil)
        }\(stored)
      }
      class ItemViewController: UIViewController {}
      class HelpViewController: UIViewController { var model = Model() }
      class Model: NSObject {}
      \(more)
      """
    let found = try ExampleApp.findings(
      of: RuleExample(["A.swift": code, "Main.storyboard": storyboard]), asksForWays: false)
    return found.filter { ["trapped-segue", "wrong-destination-cast"].contains($0.ruleID) }.map(\.description)
  }

  private static let wrongCast = """
    error: segue 'help' leads to HelpViewController, so this cast to ItemViewController crashes [wrong-destination-cast]
    """

  /// The cast comes to the wrong screen whatever the app does.
  @Test(arguments: [
    "let next = segue.destination as! ItemViewController",
    "var wanted = \"open\"; if sender == nil { wanted = \"help\" }\n_ = wanted\n_ = segue.destination as! ItemViewController",
    "if sender is UIButton { configure(segue) } else { configure(segue) }",
    "guard let name = segue.identifier else { return }\nif [\"open\", \"help\"].contains(name) { configure(segue) }",
    "handlers[segue.identifier!]!(segue)",
  ])
  func crashesInAllWorlds(_ body: String) throws {
    let more = """
      extension HomeViewController {
        func configure(_ segue: UIStoryboardSegue) { _ = segue.destination as! ItemViewController }
        var handlers: [String: (UIStoryboardSegue) -> Void] { ["open": configure, "help": configure] }
      }
      """
    let found = try check(body, more)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasSuffix(Self.wrongCast) })
  }

  /// What is not known may keep the cast from the wrong screen, or another segue tells what is asked for.
  @Test(arguments: [
    "if sender is UIButton { _ = segue.destination as! ItemViewController }",
    "guard segue.identifier != \"help\" else { return }\n_ = segue.destination as! ItemViewController",
    "if segue.identifier == wanted { _ = segue.destination as! ItemViewController }",
    "if let next = segue.destination as? Configurable { next.configure() }",
    "if case .open? = Segue(rawValue: segue.identifier ?? \"\") { _ = segue.destination as! ItemViewController }",
    "switch segue.destination { case let next as ItemViewController: print(next)\ndefault: break }",
    "_ = segue.destination as! HelpOrItem", "Router.shared.prepare(segue)",
    "_ = segue.destination as! Unread", "router?.prepare(segue.destination)",
  ])
  func mayBeRight(_ body: String) throws {
    let more = """
      enum Segue: String { case open, help }
      protocol Configurable { func configure() }
      protocol HelpOrItem {}
      extension ItemViewController: HelpOrItem {}
      extension HelpViewController: HelpOrItem { func reset() { model = Model() } }
      class Router {
        static let shared = Router()
        var isOpen = false
        func prepare(_ segue: UIStoryboardSegue) {
          if isOpen { _ = segue.destination as! ItemViewController }
        }
      }
      extension HomeViewController { var wanted: String { segueName } ; var segueName: String { "open" } }
      """
    #expect(try check(body, more) == [])
  }

  /// A constant holds its text, whatever a library makes of the screen's other properties.
  @Test func knowsConstants() throws {
    let stored = "\nlet name = \"open\"; var store = LibraryStore(name: \"items\")"
    let cast = "{ _ = segue.destination as! ItemViewController }"
    #expect(try check("if segue.identifier == name \(cast)", stored: stored) == [])
    let found = try check("if segue.identifier != name \(cast)", stored: stored)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasSuffix(Self.wrongCast) })
  }

  /// The app is stopped for a segue, by whatever stops it.
  @Test(arguments: [
    ("switch segue.identifier { case \"open\"?: break\ndefault: fatalError() }", 4),
    ("switch Segue(rawValue: segue.identifier!)! { case .open: break }", 3),
    ("let names: [String?: Int] = [\"open\": 1]\nprint(names[segue.identifier]!)", 4),
    ("precondition(segue.identifier == \"open\")", 3),
    ("guard segue.identifier == \"open\" else { stop() }", 14),
  ])
  func stopsTheApp(_ body: String, line: Int) throws {
    let more = """
      enum Segue: String { case open }
      extension HomeViewController { func stop() -> Never { fatalError("unknown") } }
      """
    #expect(
      try check(body, more) == [
        """
        Main.storyboard:6:7: error: prepare of HomeViewController stops the app for segue 'help' (line \(line) of \
        A.swift): handle it there, or rename the segue [trapped-segue]
        """
      ])
  }

  /// It hangs on what is not known whether it stops, or the interpreter does not know.
  @Test(arguments: [
    "if sender == nil, segue.identifier == \"help\" { fatalError() }",
    "guard isReady else { fatalError() }",
    "Store.shared.open(segue.identifier!)",
    "if segue.identifier == \"help\" { repeat { } while true }",
    "if segue.identifier == \"help\" { prepare(for: segue, sender: sender) }",
  ])
  func mayGoOn(_ body: String) throws {
    let more = """
      class Store {
        static var shared = Store()
        var names: [String] = []
        func open(_ name: String) { if !names.contains(name) { fatalError() } }
      }
      extension HomeViewController { var isReady: Bool { Store.shared.names.isEmpty } }
      """
    #expect(try check(body, more) == [])
  }
}
