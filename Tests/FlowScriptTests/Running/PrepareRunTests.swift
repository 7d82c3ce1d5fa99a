import Testing

/// What `prepare(for:sender:)` does in flows, and what a screen that comes up lacks.
@MainActor
struct PrepareRunTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="list"><scenes>
    <scene sceneID="s1"><objects><viewController id="list" customClass="ListViewController" customModule="App" \
    customModuleProvider="target" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="v1">
    <subviews><button contentMode="scaleToFill" id="b1"><state key="normal" title="Open"/><connections>
      <segue destination="navigation" kind="presentation" identifier="open" id="g1"/></connections></button>
    <button contentMode="scaleToFill" id="b2"><state key="normal" title="Edit"/><connections>
      <action selector="edit:" destination="list" eventType="touchUpInside" id="a1"/></connections></button>
    </subviews></view><connections>
      <segue destination="item" kind="presentation" identifier="edit" id="g2"/></connections></viewController>
    </objects></scene>
    <scene sceneID="s2"><objects><navigationController id="navigation" sceneMemberID="viewController"><connections>
      <segue destination="item" kind="relationship" relationship="rootViewController" id="r1"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s3"><objects><viewController id="item" storyboardIdentifier="Item" \
    customClass="ItemViewController" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="v3"><subviews><label text="?" id="l1"/></subviews></view>
    <connections><outlet property="nameLabel" destination="l1" id="o1"/></connections></viewController></objects></scene>
    </scenes></document>
    """

  private func app(_ list: String, use: String = "print(item.name)", header: String = "") -> SnippetFlow {
    SnippetFlow(
      source: """
        import UIKit
        class ListViewController: UIViewController {
          @IBAction func edit(_ sender: Any) { performSegue(withIdentifier: "edit", sender: self) }
          \(list)
        }
        class ItemViewController: UIViewController {
          @IBOutlet weak var nameLabel: UILabel!
          var item: Item!
          var name: String?
          override func viewDidLoad() {
            super.viewDidLoad()
            \(use)
          }
        }
        struct Item { var name: String }
        """, header: header, storyboard: Self.storyboard)
  }

  private static let prepare = """
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "open":
          let navigation = segue.destination as! UINavigationController
          configure(navigation.topViewController as! ItemViewController)
        default: break
        }
      }
      private func configure(_ next: ItemViewController) { next.item = Item(name: "Apple") }
    """

  @Test("A segue that is prepared goes on; one that no prepare handles crashes where the property is used")
  func unhandled() throws {
    let report = try app(Self.prepare).report(
      "- tapOn: Open\n- assertScreen: ItemViewController\n- dismiss\n- tapOn: Edit")
    #expect(
      report == """
          ✓ launchApp
          ✓ tapOn "Open"
          ✓ assertScreen "ItemViewController"
          ✓ dismiss
          ✗ tapOn "Edit"  (flow.yaml:9:3)
              failed: the app crashes: Unexpectedly found nil while implicitly unwrapping an Optional value
              screens: ItemViewController
              at App/Login.swift:20:16
        1 flow: 0 passed, 1 failed; 5 steps, 5 decided

        """)
  }

  @Test("A prepare that leaves the property out crashes; what a condition keeps from being used does not")
  func missing() throws {
    let prepare = """
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "edit", let next = segue.destination as? ItemViewController { next.name = "Pear" }
      }
      """
    let report = try app(prepare).report("- tapOn: Edit")
    #expect(
      report.contains(
        """
              failed: the app crashes: Unexpectedly found nil while implicitly unwrapping an Optional value
              screens: ItemViewController
              at App/Login.swift:14:16
        """), "\(report)")
    let use = "if item != nil { print(item.name) }; if isEditing { print(item.name) }"
    #expect(try app(prepare, use: use).passes("- tapOn: Edit\n- assertScreen: ItemViewController") == nil)
  }

  @Test("A forced cast to another class crashes")
  func cast() throws {
    let prepare = """
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let next = segue.destination as! ItemViewController
        next.item = Item(name: "Apple")
      }
      """
    let report = try app(prepare).report("- tapOn: Edit\n- dismiss\n- tapOn: Open")
    #expect(
      report.contains(
        "  ✗ tapOn \"Open\"  (flow.yaml:8:3)\n      failed: the app crashes: Could not cast value of type"),
      "\(report)")
    #expect(report.contains("at App/Login.swift:5:32"), "\(report)")
  }

  @Test("A segue that falls into a default which traps ends the app")
  func trap() throws {
    let prepare = """
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "edit": (segue.destination as! ItemViewController).item = Item(name: "Apple")
        default: fatalError("unknown segue")
        }
      }
      """
    let report = try app(prepare).report("- tapOn: Edit\n- dismiss\n- tapOn: Open")
    #expect(
      report.contains("  ✗ tapOn \"Open\"  (flow.yaml:8:3)\n      failed: the app crashes: unknown segue"), "\(report)")
    #expect(report.contains("at App/Login.swift:7:"), "\(report)")
  }

  @Test("A text that prepare passes on reaches the label")
  func text() throws {
    let prepare = """
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let next = segue.destination as? ItemViewController else { return }
        next.item = Item(name: "x")
        next.name = "Pear"
        next.title = "Fruit"
      }
      """
    #expect(
      try app(prepare, use: "nameLabel.text = name").passes(
        "- tapOn: Edit\n- assertVisible: Pear\n- assertScreen: Fruit") == nil)
    let twice = "nameLabel.text = name; if !isEditing { nameLabel.text = item.name }"
    #expect(try app(prepare, use: twice).passes("- tapOn: Edit\n- assertVisible: x") == nil)
  }

  @Test("A segue that shouldPerformSegue stops is not performed")
  func should() throws {
    let should = """
      override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        if identifier == "open" { return false }
        return true
      }
      """
    #expect(try app(should).passes("- tapOn: Open\n- assertScreen: ListViewController") == nil)
  }
}
