import FlowTesting
import HeadlessUIKit
import TestSupport
import Testing

/// A screen that a test makes itself, with no app around it.
@MainActor
struct LinkedScreenTests {
  /// A list that pushes a detail, counted by how often it was made.
  private final class ListController: UIViewController {
    static var made = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      Self.made += 1
      title = "List \(Self.made)"
      let button = UIButton(type: .system)
      button.setTitle("Open", for: .normal)
      button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
      button.addAction(
        UIAction { [weak self] _ in
          let detail = UIViewController()
          detail.title = "Detail"
          self?.navigationController?.pushViewController(detail, animated: true)
        }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  @Test("It is the window's root, is touched like an app's, and is made anew for each launch")
  func isTheRoot() throws {
    ListController.made = 0
    let app = try AppUnderTest(
      rootViewController: UINavigationController(rootViewController: ListController()), exhaustive: true)
    app.expectScreen("ListController")
    app.expectVisible("List 1")
    app.tap("Open")
    app.expectStack("ListController", "Detail")
    app.expectVisible("Detail")
    #expect(try app.controller(ListController.self).title == "List 1")
    app.relaunch()
    app.expectStack("ListController")
    app.expectVisible("List 2")
    app.finish()
  }

  @Test("It stands on the device that is asked for, and loads the storyboards of a folder")
  func loadsDocuments() throws {
    let app = try AppUnderTest(
      rootViewController: UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        ?? UIViewController(),
      loadingFrom: "\(Fixtures.package)/Examples/SignIn", device: try #require(Device(named: "iPhone 13")),
      orientation: .landscapeLeft)
    app.expectVisible("Sign Up")
    #expect(app.simulation.screen.bounds.size == CGSize(width: 844, height: 390))
  }

  @Test("A folder without documents is an error")
  func emptyFolder() {
    #expect {
      try AppUnderTest(rootViewController: UIViewController(), loadingFrom: "\(Fixtures.package)/Documentation")
    } throws: { error in
      "\(error)".hasPrefix("there is no .storyboard and no .xib in ")
    }
  }
}
