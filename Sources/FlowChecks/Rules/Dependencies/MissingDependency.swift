import FlowModel

/// `missing-dependency`.
struct MissingDependency: Rule {
  static let description = RuleDescription(
    id: "missing-dependency", group: .dependencies, severity: .error,
    summary: "`prepare(for:sender:)` handles a segue, but leaves nil what the destination needs.",
    rationale: """
      The screen comes up without a property that it uses as if it were always set, and crashes. What counts as needed \
      is what unhandled-segue says, and what the configuration lists under `required`. The way from the start of the \
      app is listed step by step.
      """,
    bad: [
      RuleExample(
        [
          "App.swift": """
          import UIKit

          class ListViewController: UIViewController {
            override func ↓prepare(for segue: UIStoryboardSegue, sender: Any?) {
              if segue.identifier == "open", let next = segue.destination as? ItemViewController {
                next.title = "Apple"
              }
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
                <viewController id="list" customClass="ListViewController" customModule="App" customModuleProvider="target">
                  <navigationItem key="navigationItem" id="n">
                    <barButtonItem key="rightBarButtonItem" title="Open" id="b">
                      <connections><segue destination="item" kind="show" identifier="open" id="s-1"/></connections>
                    </barButtonItem>
                  </navigationItem>
                </viewController>
              </objects></scene>
              <scene sceneID="2"><objects>
                <viewController id="item" customClass="ItemViewController" customModule="App" customModuleProvider="target"/>
              </objects></scene>
            </scenes>
          </document>
          """,
        ],
        finds: [
          """
          error: segue 'open' leads to ItemViewController, which needs 'item', but this prepare does not set it: 'item' \
          is nil when viewDidLoad uses it (line 16 of App.swift)
          """
        ])
    ],
    good: [
      RuleExample([
        "App.swift": """
        import UIKit

        class ListViewController: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            guard let next = segue.destination as? ItemViewController else { return }
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
              <viewController id="list" customClass="ListViewController" customModule="App" customModuleProvider="target">
                <navigationItem key="navigationItem" id="n">
                    <barButtonItem key="rightBarButtonItem" title="Open" id="b">
                      <connections><segue destination="item" kind="show" identifier="open" id="s-1"/></connections>
                    </barButtonItem>
                  </navigationItem>
              </viewController>
            </objects></scene>
            <scene sceneID="2"><objects>
              <viewController id="item" customClass="ItemViewController" customModule="App" customModuleProvider="target"/>
            </objects></scene>
          </scenes>
        </document>
        """,
      ])
    ])

  func findings(in app: CheckedApp) -> [Finding] {
    InjectionFindings(app).findings(of: Self.description)
  }
}
