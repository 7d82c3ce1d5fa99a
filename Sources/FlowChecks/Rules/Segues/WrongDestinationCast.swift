import FlowModel

/// `wrong-destination-cast`.
struct WrongDestinationCast: Rule {
  static let description = RuleDescription(
    id: "wrong-destination-cast", group: .segues, severity: .error,
    summary: "`prepare(for:sender:)` casts the destination to a class that it is not.",
    rationale: """
      `as!` crashes as soon as the segue is performed; `as?` gives nil, and what the branch hands over is not handed \
      over, which is a warning. Most often the destination was embedded in a navigation controller later, or the scene's \
      class was changed.
      """,
    bad: [
      RuleExample(
        [
          "ListViewController.swift": """
          import UIKit

          class ListViewController: UIViewController {
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              if segue.identifier == "open" {
                let item = segue.destination ↓as! ItemViewController
                item.title = "Item"
              } else if segue.identifier == "help", let help = segue.destination ↓as? ItemViewController {
                help.title = "Help"
              }
            }
          }

          class ItemViewController: UIViewController {}
          class HelpViewController: UIViewController {}
          """,
          "Main.storyboard": """
          <document initialViewController="list">
            <scenes>
              <scene sceneID="1"><objects>
                <viewController id="list" customClass="ListViewController" customModule="App" customModuleProvider="target">
                  <connections>
                    <segue destination="nav" kind="presentation" identifier="open" id="s-1"/>
                    <segue destination="help" kind="show" identifier="help" id="s-2"/>
                  </connections>
                </viewController>
              </objects></scene>
              <scene sceneID="2"><objects>
                <navigationController id="nav">
                  <connections>
                    <segue destination="item" kind="relationship" relationship="rootViewController" id="s-3"/>
                  </connections>
                </navigationController>
              </objects></scene>
              <scene sceneID="3"><objects>
                <viewController id="item" customClass="ItemViewController" customModule="App" customModuleProvider="target"/>
              </objects></scene>
              <scene sceneID="4"><objects>
                <viewController id="help" customClass="HelpViewController" customModule="App" customModuleProvider="target"/>
              </objects></scene>
            </scenes>
          </document>
          """,
        ],
        finds: [
          """
          error: segue 'open' leads to a navigation controller with ItemViewController in it, so this cast to \
          ItemViewController crashes: cast to UINavigationController and take its topViewController
          """,
          """
          warning: segue 'help' leads to HelpViewController, so this cast to ItemViewController is always nil: what \
          follows never runs
          """,
        ])
    ],
    good: [
      RuleExample([
        "ListViewController.swift": """
        import UIKit

        class ListViewController: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if sender is UITableViewCell {
              let other = segue.destination as! OtherViewController
              other.title = "Other"
            }
            guard segue.identifier == "open" else { return }
            let navigation = segue.destination as! UINavigationController
            let item = navigation.topViewController as! ItemViewController
            item.title = "Item"
          }
        }

        class ItemViewController: UITableViewController {}
        class OtherViewController: UIViewController {}
        """,
        "Main.storyboard": """
        <document initialViewController="list">
          <scenes>
            <scene sceneID="1"><objects>
              <viewController id="list" customClass="ListViewController" customModule="App" customModuleProvider="target">
                <connections>
                  <segue destination="nav" kind="presentation" identifier="open" id="s-1"/>
                  <segue destination="other" kind="show" identifier="other" id="s-2"/>
                </connections>
              </viewController>
            </objects></scene>
            <scene sceneID="2"><objects>
              <navigationController id="nav">
                <connections>
                  <segue destination="item" kind="relationship" relationship="rootViewController" id="s-3"/>
                </connections>
              </navigationController>
            </objects></scene>
            <scene sceneID="3"><objects>
              <tableViewController id="item" customClass="ItemViewController" customModule="App" customModuleProvider="target"/>
            </objects></scene>
            <scene sceneID="4"><objects>
              <viewController id="other" customClass="OtherViewController" customModule="App" customModuleProvider="target"/>
            </objects></scene>
          </scenes>
        </document>
        """,
      ])
    ])

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens else { return [] }
    let preparations = app.preparations
    // Casts that fit another segue: what else is asked, such as who the sender is, tells the segues apart.
    let fitting = Set(preparations.flatMap { $0.casts.filter(\.isOfType).map(\.location) })
    return preparations.flatMap { one -> [Finding] in
      guard let destination = one.segue.destination.screenID.flatMap(screens.model.screen) else { return [] }
      func wrong(_ cast: StaticCast) -> WrongCast {
        WrongCast(screens, segue: one.segue, destination: destination, reached: cast.screen, type: cast.type)
      }
      let related = [Finding.RelatedPlace(location: one.segue.location, message: "the segue")]
      let crashes = one.crashes.filter { one.crashesAlways || !fitting.contains($0.location) }.map {
        finding(
          at: $0.location, wrong($0).crash, severity: one.crashesAlways ? .error : .warning, related: related)
      }
      let misses = one.misses.map {
        finding(at: $0.location, wrong($0).alwaysNil, severity: .warning, related: related)
      }
      return crashes + misses
    }
  }
}

extension SeguePreparation {
  fileprivate var casts: Set<StaticCast> { Set((worlds ?? []).flatMap(\.casts)) }

  /// The forced casts that stop the app, in some world.
  fileprivate var crashes: Set<StaticCast> {
    Set((worlds ?? []).compactMap { $0.trap?.cast }).filter { !$0.hasNamesakes }
  }

  /// Whether such a cast stops it in every world.
  fileprivate var crashesAlways: Bool {
    worlds?.allSatisfy { $0.trap?.cast != nil } == true && crashes.count == 1
  }

  /// The `as?` of what the segue's own name leads to that are nil in every world, where none of several fits.
  fileprivate var misses: Set<StaticCast> {
    let casts = casts
    let fitting = Set(casts.filter(\.isOfType).map(\.screen.id))
    return casts.filter {
      $0.isOptional && !$0.isOfType && !$0.hasNamesakes && segue.identifier != nil
        && !castsOfOthers.contains($0.location) && !fitting.contains($0.screen.id)
    }
  }
}
