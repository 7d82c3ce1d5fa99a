import Testing

/// `assertInjected`: what the screen holds on the way that the flow took.
@MainActor
struct AssertInjectedTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="list"><scenes>
    <scene sceneID="s1"><objects><viewController id="list" customClass="ListViewController" customModule="App" \
    customModuleProvider="target" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="v1">
    <subviews><button contentMode="scaleToFill" id="b1"><state key="normal" title="Open"/><connections>
      <segue destination="item" kind="presentation" identifier="open" id="g1"/></connections></button>
    <button contentMode="scaleToFill" id="b2"><state key="normal" title="Make"/><connections>
      <action selector="make:" destination="list" eventType="touchUpInside" id="a1"/></connections></button>
    </subviews></view></viewController></objects></scene>
    <scene sceneID="s3"><objects><viewController id="item" storyboardIdentifier="Item" \
    customClass="ItemViewController" customModule="App" customModuleProvider="target" sceneMemberID="viewController"/>
    </objects></scene></scenes></document>
    """

  private func app(_ prepare: String = "", make: String = "", header: String = "") -> SnippetFlow {
    SnippetFlow(
      source: """
        import UIKit
        class ListViewController: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            guard segue.identifier == "open", let next = segue.destination as? ItemViewController else { return }
            \(prepare)
          }
          @IBAction func make(_ sender: Any) {
            \(make)
          }
        }
        class ItemViewController: UIViewController {
          var item: Item?
          var store = Store()
          private var owner: String?
          func configure(_ item: Item) { self.item = item }
        }
        class Item {}
        class Store {}
        """, header: header, storyboard: Self.storyboard)
  }

  private static let steps = "- tapOn: Open\n- assertInjected: item"

  @Test(
    "A property that prepare sets passes, by whatever way",
    arguments: [
      "next.item = Item()", "next.configure(Item())", "let item = Item(); next.item = item; next.store = Store()",
    ])
  func set(prepare: String) throws {
    #expect(try app(prepare).passes(Self.steps + "\n- assertInjected: {property: store}") == nil)
  }

  @Test("One that prepare leaves out fails")
  func notSet() throws {
    let report = try app("next.title = \"Apple\"").report(Self.steps)
    #expect(
      report
        == """
          ✓ launchApp
          ✓ tapOn "Open"
          ✗ assertInjected "item"  (flow.yaml:7:3)
              failed: 'item' of ItemViewController is nil
              screens: ItemViewController
              at App/Main.storyboard:9:30
        1 flow: 0 passed, 1 failed; 3 steps, 3 decided

        """)
  }

  @Test("What the code does not tell is undecided, with the lines to paste; which settle it")
  func undecided() throws {
    let prepare = "next.item = selection"
    let report = try app(prepare).report(Self.steps)
    #expect(
      report.contains(
        """
          ? assertInjected "item"  (flow.yaml:7:3)
              undecided: only the app's code knows whether 'item' of ItemViewController is set: it holds \
        ListViewController.selection
              screens: ItemViewController
              at App/Login.swift:5:17
              state it in the flow's header:
              flowsim:
                given:
                  - injected: {screen: ItemViewController, property: item, is: true}
        """), "\(report)")
    let stated = "  given: [{injected: {screen: ItemViewController, property: item, is: true}}]\n"
    #expect(try app(prepare, header: stated).passes(Self.steps) == nil)
    let conditional = try app("if let chosen = selection { next.item = chosen }").report(Self.steps)
    #expect(conditional.contains("1 flow: 0 passed, 1 undecided"), "\(conditional)")
  }

  @Test("A screen that code makes: with what the function gives it, and without")
  func made() throws {
    let make = "let next = storyboard!.instantiateViewController(withIdentifier: \"Item\") as! ItemViewController\n    "
    let steps = "- tapOn: Make\n- assertInjected: {property: item, screen: ItemViewController}"
    #expect(try app(make: make + "next.item = Item()\n    present(next, animated: true)").passes(steps) == nil)
    let report = try app(make: make + "present(next, animated: true)").report(steps)
    #expect(report.contains("failed: 'item' of ItemViewController is nil"), "\(report)")
  }

  @Test("A screen that another function makes and gives what it needs is not said to lack it")
  func factory() throws {
    let make = """
      present(ListViewController.makeItem(), animated: true)
        }
        static func makeItem() -> UIViewController {
          let next = ItemViewController()
          next.item = Item()
          return next
      """
    #expect(try app(make: make).passes("- tapOn: Make\n- assertInjected: item") == nil)
  }

  @Test(
    "A name that nothing has fails, with the nearest",
    arguments: [
      ("itme", "ItemViewController has no property 'itme': did you mean 'item'?"),
      ("{property: item, screen: ItmViewController}", "did you mean"),
    ])
  func unknown(option: String, message: String) throws {
    let report = try app().report("- tapOn: Open\n- assertInjected: \(option)")
    #expect(report.contains("failed: ") && report.contains(message), "\(report)")
  }
}
