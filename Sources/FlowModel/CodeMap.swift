import FlowInterfaceBuilder

/// What an app's code adds to its storyboards' screens and transitions.
package struct CodeMap: Sendable {
  /// The screens that no storyboard has, and the objects that bring screens up without being one.
  package var screens: [Screen] = []
  /// What code brings up, from where, in the order of the files.
  package var transitions: [Transition] = []
  /// The screens that code puts into the window as the app is launched.
  package var starts: Set<Screen.ID> = []
  /// The screens of storyboards that code names which is not their own.
  package var named: Set<Screen.ID> = []
  /// The screens that have unwind actions, by the action's selector.
  package var unwindTargets: [String: [Screen.ID]] = [:]
  /// Whether code gives the window a controller in the place of the main storyboard's as the app is launched.
  package var replacesStart = false
  /// The functions with more branches than are followed, by where their names stand.
  package var unfinished: [SourceLocation] = []

  /// None.
  package init() {}
}

extension Screen {
  /// What stands for the storyboard of screens that code makes.
  package static let code = "code"

  /// A screen that code makes, or an object that brings screens up.
  ///
  /// - Parameters:
  ///   - className: the app's class, with the types around it.
  ///   - frameworkClass: the framework's class that it inherits from; nil for no controller.
  ///   - location: where it is declared.
  package init(inCode className: String, frameworkClass: String?, location: SourceLocation) {
    self.init(
      id: "\(Self.code)#\(className)", storyboard: Self.code, objectID: className, customClass: className,
      frameworkClass: frameworkClass ?? "NSObject", kind: frameworkClass.map(Kind.init(ofController:)) ?? .object,
      isInitial: false, isSimulated: true, location: location)
  }

  /// Whether no storyboard has it.
  package var isMadeInCode: Bool { storyboard == Self.code }
}

extension Screen.Kind {
  fileprivate init(ofController frameworkClass: String) {
    switch frameworkClass {
    case "UINavigationController": self = .navigation
    case "UITabBarController": self = .tabBar
    case "UISplitViewController": self = .split
    case "UIPageViewController": self = .page
    case "UITableViewController": self = .table
    case "UICollectionViewController": self = .collection
    case "UIHostingController": self = .hosting
    default: self = .plain
    }
  }
}

extension Transition {
  /// A transition that code makes.
  ///
  /// - Parameters:
  ///   - relationship: what a relationship means.
  ///   - index: the place among the source's relationships of the same name, from 0.
  ///   - title: what a tab is called that it is.
  ///   - trigger: what a user touches for it.
  ///   - location: the place of the call in the Swift file.
  package init(
    inCode source: Screen.ID, to destination: Screen.ID, _ kind: Kind, relationship: String? = nil, index: Int? = nil,
    title: String? = nil, trigger: Trigger? = nil, at location: SourceLocation
  ) {
    self.init(
      objectID: "\(location)", source: source, destination: .screen(destination), kind: kind,
      relationship: relationship, relationshipIndex: index, isInCode: true, tabTitle: title, trigger: trigger,
      location: location)
  }
}

extension Transition.Trigger {
  /// Something that code makes, or a row of one of its lists.
  ///
  /// - Parameters:
  ///   - className: its class, or the word for it.
  ///   - text: what stands on it, as far as the code tells.
  ///   - name: what the code calls it.
  ///   - image: the name of the image on it.
  package init(inCode className: String, text: String?, name: String?, image: String? = nil) {
    self.init(objectID: name ?? "", className: className, text: text, nameInCode: name, image: image)
  }
}

extension AppModel {
  /// The app with what its code adds.
  package func adding(_ map: CodeMap) -> AppModel {
    var model = AppModel(
      name: name, documents: documents, unreadable: unreadable, infoPlists: infoPlists,
      unreadablePlists: unreadablePlists, storyboards: storyboards, screens: screens + map.screens,
      transitions: transitions + map.transitions)
    model.isWholeApp = isWholeApp
    model.namesOfNoTarget = namesOfNoTarget
    model.texts = texts
    model.namedInCode = map.named
    model.startsInCode = map.starts
    model.isStartReplaced = map.replacesStart
    let ways = UnwindWays(model, takers: map.unwindTargets)
    for index in model.transitions.indices where model.transitions[index].kind == .unwind {
      model.transitions[index].unwindTargets = ways.targets(of: model.transitions[index])
    }
    return model
  }

  /// The screens that code makes, and the objects that bring screens up, in the order of their names.
  package var screensOfCode: [Screen] { screens.filter(\.isMadeInCode) }

  /// The screens that nothing leads to, though the code is read: no transition, no name in code, no start of the app.
  ///
  /// - Parameter start: the screen that the app starts with.
  package func unreachedScreens(from start: Screen.ID?) -> Set<Screen.ID> {
    guard let namedInCode, start != nil || !startsInCode.isEmpty else { return [] }
    let reached = Set(
      transitions.flatMap { transition in
        [transition.destination.screenID, transition.reference].compactMap(\.self).filter { $0 != transition.source }
      } + screens.compactMap { $0.reference?.target.screenID }
    ).union(startsInCode)
    let launching = Set(storyboards.filter(\.isLaunchScreen).map(\.qualifiedName))
    return Set(
      screens.filter { screen in
        screen.isSimulated && screen.kind != .object && screen.kind != .reference && screen.id != start
          && !screen.isMadeInCode && !namedInCode.contains(screen.id) && !reached.contains(screen.id)
          && !launching.contains(screen.storyboard)
      }.map(\.id))
  }
}
