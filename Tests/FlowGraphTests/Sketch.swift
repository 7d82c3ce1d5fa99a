@testable import FlowModel

/// Apps in a few words, for tests.
enum Sketch {
  static let location = SourceLocation(file: "App/Main.storyboard", line: 7, column: 3)

  static func screen(
    _ id: Screen.ID, _ kind: Screen.Kind = .plain, class customClass: String? = nil, tab: String? = nil,
    isInitial: Bool = false
  ) -> Screen {
    let frameworkClass =
      switch kind {
      case .navigation: "UINavigationController"
      case .tabBar: "UITabBarController"
      case .split: "UISplitViewController"
      case .table: "UITableViewController"
      default: "UIViewController"
      }
    let parts = id.split(separator: "#").map(String.init)
    return Screen(
      id: id, storyboard: parts[0], objectID: parts[1], userLabel: kind == .plain ? parts[1] : nil, tabTitle: tab,
      customClass: customClass, frameworkClass: frameworkClass, kind: kind, isInitial: isInitial, isSimulated: true,
      location: location)
  }

  static func way(
    _ from: Screen.ID, _ to: Screen.ID, _ kind: Transition.Kind = .show, identifier: String? = nil,
    trigger: String? = nil, id: String = "seg", isInCode: Bool = false
  ) -> Transition {
    Transition(
      objectID: id, source: from, destination: .screen(to), kind: kind, identifier: identifier, isInCode: isInCode,
      trigger: trigger.map { Transition.Trigger(objectID: "b", className: "UIButton", text: $0) }, location: location)
  }

  static func root(_ from: Screen.ID, _ to: Screen.ID) -> Transition {
    relation(from, to, "rootViewController", 0)
  }

  static func tab(_ from: Screen.ID, _ to: Screen.ID, _ index: Int) -> Transition {
    relation(from, to, "viewControllers", index)
  }

  private static func relation(_ from: Screen.ID, _ to: Screen.ID, _ name: String, _ index: Int) -> Transition {
    Transition(
      objectID: "rel\(index)", source: from, destination: .screen(to), kind: .relationship, relationship: name,
      relationshipIndex: index, location: location)
  }

  static func storyboard(_ name: String, launches: Bool = false, platform: String = "iOS") -> Storyboard {
    Storyboard(
      name: name, directory: "", qualifiedName: name, file: "App/\(name).storyboard", isLaunchScreen: launches,
      platform: platform, isSimulated: platform == "iOS")
  }

  static func app(_ screens: [Screen], _ transitions: [Transition], storyboards: [Storyboard]? = nil) -> AppModel {
    var names: [String] = []
    for screen in screens where !names.contains(screen.storyboard) && screen.storyboard != Screen.code {
      names.append(screen.storyboard)
    }
    return AppModel(
      name: "App", storyboards: storyboards ?? names.map { storyboard($0) }, screens: screens,
      transitions: transitions)
  }
}
