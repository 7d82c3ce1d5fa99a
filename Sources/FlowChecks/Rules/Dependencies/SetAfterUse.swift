import FlowModel

/// `set-after-use`.
struct SetAfterUse: Rule {
  static let description = RuleDescription(
    id: "set-after-use", group: .dependencies, severity: .error,
    summary: "A screen's view is loaded before the screen is given what its `viewDidLoad` uses.",
    rationale: """
      The first touch of a controller's `view`, `loadViewIfNeeded()`, and a presentation that is not animated run \
      `viewDidLoad` at once. What is set in the lines after that comes too late: the property is still nil when it is \
      used, and the app crashes.
      """,
    bad: [
      RuleExample(
        [
          "ListViewController.swift": """
          import UIKit

          class ListViewController: UIViewController {
            @IBAction func open() {
              let next = storyboard!.instantiateViewController(withIdentifier: "Item") as! ItemViewController
              next.↓view.backgroundColor = .white
              next.item = Item(name: "Apple")
              present(next, animated: true)
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
          error: this loads the view of ItemViewController before 'item' is set (line 7 of ListViewController.swift): \
          'item' is nil when viewDidLoad uses it (line 17 of ListViewController.swift). Set it first
          """
        ])
    ],
    good: [
      RuleExample(
        [
          "ListViewController.swift": """
          import UIKit

          class ListViewController: UIViewController {
            func open() {
              let next = storyboard!.instantiateViewController(withIdentifier: "Item") as! ItemViewController
              navigationController?.pushViewController(next, animated: true)
              next.item = Item(name: "Apple")
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
        ], "A navigation controller loads the view of what is pushed in its next layout.")
    ])

  func findings(in app: CheckedApp) -> [Finding] {
    app.madeScreens.flatMap { gap -> [Finding] in
      guard case .late(let setting) = gap.kind else { return [] }
      return gap.missing.compactMap { one in
        guard let use = one.use else { return nil }
        let name = one.property.name
        return finding(
          at: gap.location,
          """
          this loads the view of \(gap.owner.name) before '\(name)' is set (\(setting.inWords)): '\(name)' is nil when \
          \(use.function) uses it (\(use.location.inWords)). Set it first
          """,
          related: app.way(to: gap) + [
            .init(location: setting, message: "'\(name)' is set"),
            .init(location: use.location, message: "\(use.function) uses '\(name)'"),
          ])
      }
    }
  }
}
