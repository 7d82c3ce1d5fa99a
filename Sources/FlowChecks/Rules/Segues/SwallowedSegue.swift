import FlowModel

/// `swallowed-segue`.
struct SwallowedSegue: Rule {
  static let description = RuleDescription(
    id: "swallowed-segue", group: .segues, severity: .warning,
    summary: "The `default` of a switch in `prepare(for:sender:)` takes a segue that deserves a case of its own.",
    rationale: """
      A segue that is added in the storyboard reaches `prepare(for:sender:)` without a word from the compiler. A \
      `default` that does nothing leaves the screen empty, where another segue to the same class is given its data.
      """,
    bad: [
      RuleExample(
        [
          "ListViewController.swift": """
          import UIKit

          class ListViewController: UIViewController {
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              switch segue.identifier {
              case "open": (segue.destination as? ItemViewController)?.item = "Apple"
              default: break
              }
            }
          }

          class ItemViewController: UIViewController {
            var item: String?
          }
          """,
          "Main.storyboard": """
          <document initialViewController="list">
            <scenes>
              <scene sceneID="1"><objects>
                <viewController id="list" customClass="ListViewController" customModule="App" customModuleProvider="target">
                  <connections>
                    <segue destination="item" kind="show" identifier="open" id="s-1"/>
                    ↓<segue destination="item" kind="presentation" identifier="edit" id="s-2"/>
                  </connections>
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
          warning: segue 'edit' falls into the default of prepare (line 7 of ListViewController.swift), which does \
          nothing, while segue 'open' to ItemViewController is given 'item': add a case for 'edit'
          """
        ])
    ],
    good: [
      RuleExample(
        [
          "ListViewController.swift": """
          import UIKit

          class ListViewController: UIViewController {
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              switch segue.identifier {
              case "open": (segue.destination as? ItemViewController)?.item = "Apple"
              default: break
              }
            }
          }

          class ItemViewController: UIViewController {
            var item: String?
          }
          """,
          "Main.storyboard": """
          <document initialViewController="list">
            <scenes>
              <scene sceneID="1"><objects>
                <viewController id="list" customClass="ListViewController" customModule="App" customModuleProvider="target">
                  <connections>
                    <segue destination="item" kind="show" identifier="open" id="s-1"/>
                    <segue destination="help" kind="show" identifier="help" id="s-2"/>
                  </connections>
                </viewController>
              </objects></scene>
              <scene sceneID="2"><objects>
                <viewController id="item" customClass="ItemViewController" customModule="App" customModuleProvider="target"/>
              </objects></scene>
              <scene sceneID="3"><objects><viewController id="help"/></objects></scene>
            </scenes>
          </document>
          """,
        ], "The help screen is given nothing by anyone.")
    ])

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens else { return [] }
    return app.model.screens.flatMap { screen -> [Finding] in
      guard screen.isSimulated, let owner = screens.appClass(of: screen), let prepare = screens.code.prepare(of: owner)
      else { return [] }
      let segues = app.model.transitions(from: screen.id).filter { $0.kind != .relationship }
      return segues.compactMap { segue -> Finding? in
        guard let name = segue.identifier, let reached = segue.destination.screenID.flatMap(app.model.screen) else {
          return nil
        }
        let swallowing = SwallowingDefault(prepare: prepare, segue: segue, destination: reached, screens: screens)
        return finding(swallowing, name, among: segues)
      }
    }
  }

  private func finding(_ swallowing: SwallowingDefault, _ name: String, among segues: [Transition]) -> Finding? {
    guard let place = swallowing.emptyDefault else { return nil }
    for other in segues {
      guard let otherName = other.identifier, otherName != name, let given = swallowing.propertyGiven(to: other) else {
        continue
      }
      return finding(
        at: swallowing.segue.location,
        """
        segue '\(name)' falls into the default of prepare (\(place.inWords)), which does nothing, while segue \
        '\(otherName)' to \(swallowing.destination.spelling) is given '\(given)': add a case for '\(name)'
        """, related: [.init(location: other.location, message: "segue '\(otherName)'")])
    }
    return nil
  }
}
