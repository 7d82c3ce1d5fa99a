import FlowModel

/// `unhandled-segue`.
struct UnhandledSegue: Rule {
  static let description = RuleDescription(
    id: "unhandled-segue", group: .segues, severity: .error,
    summary: "No `prepare(for:sender:)` handles a segue, although its destination needs something.",
    rationale: """
      The screen comes up without a property that it uses as if it were always set, and crashes. It comes from adding \
      a segue, or renaming one, without a branch in `prepare`; a `default` swallows it without a word. A property counts \
      as needed when it is nil at first, nobody inside the class sets it, and it is used implicitly or forcibly \
      unwrapped. It is an error when the screen crashes without it as it comes up, whatever else is so, else a warning.
      """,
    bad: [
      RuleExample(
        [
          "App.swift": """
          import UIKit

          class ListViewController: UIViewController {
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              switch segue.identifier {
              case "edit": (segue.destination as! ItemViewController).item = Item(name: "Apple")
              default: break
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
                      <connections>↓<segue destination="item" kind="show" identifier="open" id="s-1"/></connections>
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
          error: segue 'open' leads to ItemViewController, which needs 'item', but prepare of ListViewController does \
          not handle it: 'item' is nil when viewDidLoad uses it (line 17 of App.swift)
          """
        ])
    ],
    good: [
      RuleExample(
        [
          "App.swift": """
          import UIKit

          class ListViewController: UIViewController {
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              switch segue.identifier {
              case "open": configure(segue.destination as! ItemViewController)
              default: break
              }
            }

            private func configure(_ next: ItemViewController) {
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
        ], "A method that `prepare` calls sets it.")
    ])

  func findings(in app: CheckedApp) -> [Finding] {
    InjectionFindings(app).findings(of: Self.description)
  }
}
