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
                let item = ↓segue.destination as! ItemViewController
                item.title = "Item"
              } else if ↓segue.identifier == "help", let help = segue.destination as? ItemViewController {
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
    return screens.code.classes.flatMap { one in
      one.functions.compactMap { PrepareScope(CodeScope(code: screens.code, owner: one, function: $0)) }
        .flatMap { prepare in
          screens.segues(of: one).flatMap { findings(in: prepare, for: $0.segue, screens) }
        }
    }
  }

  private func findings(in prepare: PrepareScope, for segue: Transition, _ screens: AppScreens) -> [Finding] {
    guard segue.creationSelector == nil, segue.kind != .unwind,
      let destination = segue.destination.screenID.flatMap(screens.model.screen)
    else { return [] }
    let isKind = { (way: ArraySlice<CodeValue.Hop>, type: String) -> Bool? in
      screens.screen(from: destination, by: way).flatMap { screens.isKind($0, of: type) }
    }
    return prepare.scope.function.events.flatMap { event -> [Finding] in
      var findings: [Finding] = []
      if case .cast(let value) = event.action, let way = prepare.wayFromDestination(value),
        case .forcedCast(let type)? = way.last, isKind(way.dropLast(), type) == false,
        prepare.runs(event, for: segue.identifier, isKind: isKind) != .no
      {
        let isSure = prepare.scope.conditions(of: event).allSatisfy { asksOnlyForSegue($0, prepare) }
        // What else is asked, such as who the sender is, tells this segue from the one that the cast is for.
        if !isSure, isForAnother(way.dropLast(), type, of: prepare.scope.owner, screens) { return [] }
        findings.append(
          finding(
            at: event.location,
            WrongCast(screens, segue: segue, destination: destination, way: way.dropLast(), type: type).crash,
            severity: isSure ? .error : .warning,
            related: [.init(location: segue.location, message: "the segue")]))
      }
      return findings + optionalCasts(event, prepare, segue, destination, screens, isKind)
    }
  }

  /// Whether a segue of a class leads, by a way from its destination, to a type.
  private func isForAnother(
    _ way: ArraySlice<CodeValue.Hop>, _ type: String, of owner: CodeType?, _ screens: AppScreens
  ) -> Bool {
    guard let owner else { return false }
    return screens.segues(of: owner).contains { one in
      guard let destination = one.segue.destination.screenID.flatMap(screens.model.screen) else { return false }
      return screens.screen(from: destination, by: way).flatMap { screens.isKind($0, of: type) } == true
    }
  }

  /// `as?` under a test for this segue's identifier.
  private func optionalCasts(
    _ event: CodeEvent, _ prepare: PrepareScope, _ segue: Transition, _ destination: Screen, _ screens: AppScreens,
    _ isKind: (ArraySlice<CodeValue.Hop>, String) -> Bool?
  ) -> [Finding] {
    // One of several casts of the same destination fits: the others are for other times.
    let fits = prepare.scope.function.conditions.contains { condition in
      condition.tests.contains { test in
        guard case .isType(let type) = test.relation, let way = prepare.wayFromDestination(test.value), way.isEmpty
        else { return false }
        return isKind(way, type) == true
      }
    }
    guard !fits else { return [] }
    let conditions = prepare.scope.conditions(of: event)
    return conditions.indices.flatMap { index -> [Finding] in
      let condition = conditions[index]
      guard !condition.isNegated, let identifier = segue.identifier else { return [] }
      let before = conditions[..<index].filter { $0.tests.contains { prepare.identifiers(of: $0) != nil } }
      let own = condition.tests.filter { prepare.identifiers(of: $0) != nil }
      let asked =
        before.map { prepare.answer($0, identifier, isKind) }
        + own.map {
          prepare.answer(CodeCondition(.if, text: "", tests: [$0], location: condition.location), identifier, isKind)
        }
      guard !asked.isEmpty, asked.allSatisfy({ $0 == .yes }), isAboutThis(before, own, prepare, identifier) else {
        return []
      }
      return condition.tests.compactMap { test -> Finding? in
        guard case .isType(let type) = test.relation, let way = prepare.wayFromDestination(test.value),
          isKind(way, type) == false
        else { return nil }
        return finding(
          at: condition.location,
          WrongCast(screens, segue: segue, destination: destination, way: way, type: type).alwaysNil,
          severity: .warning, related: [.init(location: segue.location, message: "the segue")])
      }
    }
  }

  /// Whether a condition names this segue rather than leave it over.
  private func isAboutThis(
    _ before: [CodeCondition], _ own: [CodeTest], _ prepare: PrepareScope, _ identifier: String
  ) -> Bool {
    (before.flatMap(\.tests) + own).contains {
      prepare.identifiers(of: $0)?.contains { $0.matches(identifier) == true } == true
    }
  }

  private func asksOnlyForSegue(_ condition: CodeCondition, _ prepare: PrepareScope) -> Bool {
    !condition.tests.isEmpty
      && condition.tests.allSatisfy {
        prepare.identifiers(of: $0) != nil || prepare.wayFromDestination($0.value) != nil
      }
  }
}
