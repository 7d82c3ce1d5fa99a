import FlowModel
import Testing

@testable import FlowChecks

/// Which touches of a controller load its view before it is given what it needs.
@Suite struct SetAfterUseTests {
  private static let storyboard = """
    <document initialViewController="list">
      <scenes>
        <scene sceneID="1"><objects>
          <viewController id="list" customClass="ListViewController" customModule="App" customModuleProvider="target"/>
        </objects></scene>
        <scene sceneID="2"><objects>
          <viewController id="item" storyboardIdentifier="Item" customClass="ItemViewController" customModule="App" customModuleProvider="target"/>
        </objects></scene>
      </scenes>
    </document>
    """

  /// The lines that the rule reports, counted from the first one of the body.
  private func lines(_ body: String, use: String = "title = item.name") throws -> [Int] {
    let text = """
      class ItemViewController: UIViewController {
        var item: Item!
        override func viewDidLoad() { \(use) }
        func show(_ item: Item) { self.item = item }
      }
      class ListViewController: UIViewController {
        func open(_ next: ItemViewController) {
      \(body)
        }
      }
      """
    return try ExampleApp.findings(
      of: RuleExample(["A.swift": text, "Main.storyboard": Self.storyboard]), asksForWays: false
    )
    .filter { $0.ruleID == "set-after-use" }.map { $0.location.line - 7 }
  }

  @Test(arguments: [
    "next.loadViewIfNeeded()", "view.addSubview(next.view)", "next.view.frame = view.bounds",
    "present(next, animated: false)", "presentViewController(next, animated: false, completion: nil)",
    "show(next, sender: nil)\nnext.loadViewIfNeeded()",
  ])
  func loadsTheView(_ touch: String) throws {
    let make = "let next = storyboard!.instantiateViewController(withIdentifier: \"Item\") as! ItemViewController\n"
    #expect(try lines("\(make)\(touch)\nnext.item = Item()") == [touch.hasPrefix("show") ? 3 : 2])
    #expect(try lines("\(make)next.item = Item()\n\(touch)") == [])
    #expect(try lines("\(make)\(touch)\nnext.item = Item()", use: "title = item?.name") == [])
  }

  @Test func aControllerThatCodeMakes() throws {
    #expect(try lines("let next = ItemViewController()\nview.addSubview(next.view)\nnext.item = Item()") == [2])
  }

  @Test func whatMayHaveGivenItFirst() throws {
    let make = "let next = ItemViewController()\n"
    #expect(try lines("\(make)next.show(Item())\nnext.loadViewIfNeeded()\nnext.item = Item()") == [])
    #expect(try lines("\(make)configure(next)\nnext.loadViewIfNeeded()\nnext.item = Item()") == [])
    #expect(try lines("\(make)if early { next.loadViewIfNeeded() }\nnext.item = Item()") == [])
    #expect(try lines("\(make)present(next, animated: true)\nnext.item = Item()") == [])
  }
}
