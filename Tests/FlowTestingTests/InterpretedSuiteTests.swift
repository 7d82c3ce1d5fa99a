import FlowTesting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Suites over an app's sources: no class is linked, and no binding table is read.
@MainActor
struct InterpretedSuiteTests {
  @Test("A suite names the app's folder and drives it")
  func shop() throws {
    let app = try AppUnderTest("\(Fixtures.package)/Examples/Shop")
    app.tap("Pizza Peel")
    app.expectStack("ProductsViewController", "ProductViewController")
    app.expectVisible("24.50 €")
    app.tap("Add to Cart")
    app.tap("Go to Cart")
    app.expectTab("Cart")
    app.expectInjected("basket")
    app.tap("Checkout")
    app.goHome()
    app.comeBack()
    app.tap("Card number")
    app.type("4111")
    app.tap("Place Order")
    app.expectVisible("Your order of 24.50 € is on its way.")
    app.expectNoIssues()
  }

  @Test("A test may wait in between, and go on on another thread")
  func waiting() async throws {
    let app = try AppUnderTest("\(Fixtures.package)/Examples/Shop")
    for _ in 0..<20 {
      try await Task.sleep(nanoseconds: 1_000_000)
      app.tap("Pizza Peel")
      await Task.yield()
      app.back()
    }
    app.expectNoIssues()
  }

  @Test("A link leads into the app")
  func link() throws {
    let folder = try TemporaryFolder([
      "App.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow()
          window?.rootViewController = UINavigationController(rootViewController: UIViewController())
          window?.makeKeyAndVisible()
          return true
        }
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
          (window?.rootViewController as? UINavigationController)?.topViewController?.title = url.host
          return true
        }
      }
      """,
      "Info.plist": """
      <plist version="1.0"><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>\
      <array><string>shop</string></array></dict></array></dict></plist>
      """,
    ])
    let app = try AppUnderTest(folder.path)
    app.openLink("shop://basket")
    app.expectVisible("basket")
  }

  @Test("Its own flows pass with nothing linked", arguments: ["shop-cart", "sign-up", "holiday-hours-in-code"])
  func flow(_ name: String) throws {
    #expect(try verifyFlow("\(Fixtures.package)/Flows/\(name).yaml").verdict == .passed)
  }

  private static let source = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: Start())
        window?.makeKeyAndVisible()
        return true
      }
    }
    class Start: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
        button.addTarget(self, action: #selector(go), for: .touchUpInside)
        view.addSubview(button)
      }
      @objc func go() {
        title = "Gone"
        navigationController?.pushViewController(Session.isOpen ? Open() : Closed(), animated: true)
      }
    }
    class Open: UIViewController {}
    class Closed: UIViewController {}
    """

  private func folder() throws -> TemporaryFolder { try TemporaryFolder(["App/App.swift": Self.source]) }

  @Test("What hangs on what is not known is undecided; what holds in all worlds passes")
  func worlds() throws {
    let folder = try folder()
    let app = try AppUnderTest("\(folder.path)/App")
    app.tap("Go")
    app.expectNotPresented()
    withKnownIssue {
      app.expectScreen("Open")
    } matching: { issue in
      "\(issue)".contains("only the app's code knows whether Session.isOpen")
    }
  }

  @Test("What a suite states, and a stub, settle it", arguments: ["true", "false"])
  func settled(isOpen: String) throws {
    let folder = try folder()
    let screen = isOpen == "true" ? "Open" : "Closed"
    let stated = try AppUnderTest("\(folder.path)/App", given: ["Session.isOpen": isOpen])
    stated.tap("Go")
    stated.expectStack("Start", screen)
    try folder.write("enum Session { static let isOpen = \(isOpen) }", to: "Stubs/Session.swift")
    let stubbed = try AppUnderTest("\(folder.path)/App", stubs: ["\(folder.path)/Stubs"])
    stubbed.tap("Go")
    stubbed.expectStack("Start", screen)
  }
}
