import FlowModel

/// `uninjected-screen`.
struct UninjectedScreen: Rule {
  static let description = RuleDescription(
    id: "uninjected-screen", group: .dependencies, severity: .error,
    summary: "Code makes a screen and shows it without what it needs; or the app starts with such a screen.",
    rationale: """
      A screen that code makes with `instantiateViewController(withIdentifier:)` or an initialiser goes through no \
      `prepare(for:sender:)`: what it needs must be set between the line that makes it and the line that shows it. The \
      screen that the app starts with, and the tabs around it, get what they need from the app's or the scene's \
      delegate, or from nobody. What counts as needed is what unhandled-segue says.
      """,
    bad: [
      RuleExample(
        [
          "ListViewController.swift": """
          import UIKit

          class ListViewController: UIViewController {
            @IBAction func open(_ sender: Any) {
              let next = storyboard!.↓instantiateViewController(withIdentifier: "Item") as! ItemViewController
              next.title = "Apple"
              navigationController?.pushViewController(next, animated: true)
            }
          }

          class ItemViewController: UIViewController {
            var item: Item!

            override func viewDidLoad() {
              super.viewDidLoad()
              title = item.name
            }
          }
          """,
          "Main.storyboard": """
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
          """,
        ],
        finds: [
          """
          error: ItemViewController is made and shown here, but nobody sets 'item', which it needs: 'item' is nil when \
          viewDidLoad uses it (line 16 of ListViewController.swift)
          """
        ]),
      RuleExample(
        [
          "App.swift": """
          import UIKit

          class StoreViewController: UIViewController {
            var store: Store!

            override func viewDidLoad() {
              super.viewDidLoad()
              title = store.name
            }
          }
          """,
          "Info.plist": """
          <plist version="1.0"><dict>
            <key>CFBundlePackageType</key><string>APPL</string>
            <key>UIMainStoryboardFile</key><string>Main</string>
          </dict></plist>
          """,
          "Main.storyboard": """
          <document initialViewController="tabs">
            <scenes>
              <scene sceneID="1"><objects>
                <tabBarController id="tabs">
                  <connections><segue destination="store" kind="relationship" relationship="viewControllers" id="r-1"/></connections>
                </tabBarController>
              </objects></scene>
              <scene sceneID="2"><objects>
                ↓<viewController id="store" customClass="StoreViewController" customModule="App" customModuleProvider="target"/>
              </objects></scene>
            </scenes>
          </document>
          """,
        ],
        finds: [
          """
          error: the app starts with StoreViewController, but nobody sets 'store', which it needs: 'store' is nil when \
          viewDidLoad uses it (line 8 of App.swift)
          """
        ]),
    ],
    good: [
      RuleExample(
        [
          "App.swift": """
          import UIKit

          class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
              (window?.rootViewController as? StoreViewController)?.store = Store()
              return true
            }
          }

          class StoreViewController: UIViewController {
            var store: Store!

            override func viewDidLoad() {
              super.viewDidLoad()
              title = store.name
            }

            func open() {
              let next = ItemViewController()
              next.show(store.first)
              present(next, animated: true)
            }
          }

          class ItemViewController: UIViewController {
            private(set) var item: Item!

            func show(_ item: Item) {
              self.item = item
            }

            override func viewDidLoad() {
              super.viewDidLoad()
              title = item.name
            }
          }
          """,
          "Info.plist": """
          <plist version="1.0"><dict>
            <key>CFBundlePackageType</key><string>APPL</string>
            <key>UIMainStoryboardFile</key><string>Main</string>
          </dict></plist>
          """,
          "Main.storyboard": """
          <document initialViewController="store">
            <scenes>
              <scene sceneID="1"><objects>
                <viewController id="store" customClass="StoreViewController" customModule="App" customModuleProvider="target"/>
              </objects></scene>
            </scenes>
          </document>
          """,
        ], "The app's delegate sets the one, a method the other."),
      RuleExample(
        [
          "App.swift": """
          import UIKit

          class MenuViewController: UIViewController {
            func open() {
              present(ItemModule.make(), animated: true)
              present(HelpViewController(), animated: true)
            }
          }

          enum ItemModule {
            static func make() -> UIViewController {
              let view = UIStoryboard(name: "Main", bundle: nil)
                .instantiateViewController(withIdentifier: "Item") as? ItemViewController
              let presenter = Presenter()
              let navigation = UINavigationController(rootViewController: view!)
              view?.presenter = presenter
              return navigation
            }
          }

          class ItemViewController: UIViewController {
            var presenter: Presenter!

            override func viewDidLoad() {
              super.viewDidLoad()
              presenter.viewDidLoad()
            }
          }

          class HelpViewController: UIViewController {
            var section: String!
            var page: String!
            var anchor: String?

            override func viewDidLoad() {
              super.viewDidLoad()
              title = section != nil ? section.uppercased() : ""
              if page == nil || page.isEmpty { page = "start" }
              if self.anchor != nil { open(anchor!) }
            }

            private func open(_ anchor: String) {}
          }
          """,
          "Main.storyboard": """
          <document initialViewController="menu">
            <scenes>
              <scene sceneID="1"><objects>
                <viewController id="menu" customClass="MenuViewController" customModule="App" customModuleProvider="target"/>
              </objects></scene>
              <scene sceneID="2"><objects>
                <viewController storyboardIdentifier="Item" id="item" customClass="ItemViewController" customModule="App" customModuleProvider="target"/>
              </objects></scene>
            </scenes>
          </document>
          """,
        ], "A function makes the one and gives it what it needs, the other asks before it uses what may be nil."),
    ])

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens, let injection = app.injection else { return [] }
    return findings(ofCodeIn: app) + findings(ofStartOf: app, screens, injection)
  }

  private func findings(ofCodeIn app: CheckedApp) -> [Finding] {
    return app.madeScreens.compactMap { gap in
      guard case .uninjected = gap.kind, let code = app.screens?.code else { return nil }
      // What some code sets, and a screen needs only at times, goes with what the screen is for.
      let isAtTimes =
        !gap.missing.isCertain && gap.missing.allSatisfy { isSetAnywhere($0.property, gap.owner, app, code) }
      return finding(
        at: gap.location, "\(gap.owner.name) is made and shown here, \(gap.missing.complaint)",
        severity: isAtTimes
          ? .note : gap.missing.isCertain && app.written.mayRun(gap.scope.function) ? .error : .warning,
        related: app.way(to: gap) + gap.missing.places)
    }
  }

  /// Whether any code sets a property of that name: of others, or of a class's own.
  private func isSetAnywhere(_ property: CodeProperty, _ owner: CodeType, _ app: CheckedApp, _ code: AppCode) -> Bool {
    app.written.isSetAsMember(property.name)
      || code.lineage(of: owner).classes.contains { $0.functions.contains { $0.sets(property.name) } }
  }

  /// The screens that the app starts with, through containers, if no code at all sets a property of that name.
  private func findings(ofStartOf app: CheckedApp, _ screens: AppScreens, _ injection: Injection) -> [Finding] {
    let hasObjectiveC = !screens.code.facts.objectiveCClasses.isEmpty
    return app.screensAtStart.compactMap { screen in
      guard let owner = screens.appClass(of: screen) else { return nil }
      let missing = injection.required(of: owner).filter { one in
        !app.written.isSetAsMember(one.property.name)
      }
      guard !missing.isEmpty else { return nil }
      return finding(
        at: screen.location, "the app starts with \(owner.name), \(missing.complaint)",
        severity: missing.isCertain && !hasObjectiveC ? .error : .warning, related: missing.places)
    }
  }
}

extension CheckedApp {
  /// The screens that are there when the app starts: the initial one, and those inside it.
  fileprivate var screensAtStart: [Screen] {
    var waiting = model.screens.filter { $0.isSimulated && navigation.startsApp($0) }.map(\.id)
    var found: [Screen] = []
    while let next = waiting.popLast() {
      guard let screen = model.screen(next), !found.contains(where: { $0.id == next }) else { continue }
      found.append(screen)
      waiting += model.transitions(from: next).filter { $0.kind == .relationship }.compactMap(\.destination.screenID)
    }
    return found
  }
}
