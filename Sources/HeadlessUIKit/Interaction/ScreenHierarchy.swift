import FlowInterfaceBuilder
import Foundation

extension Simulation {
  /// The root of the key window.
  public var rootViewController: UIViewController? { application.keyWindow?.rootViewController }

  /// The controllers from the root to the screen that the user is on, through presentations and containers.
  public var visiblePath: [UIViewController] {
    var path: [UIViewController] = []
    var current = rootViewController?.topmostPresented
    while let controller = current {
      path.append(controller)
      current = controller.visibleChild?.topmostPresented
    }
    return path
  }

  /// The screen that the user is on: no container, and nothing embedded in another screen. Pages of UIKit's own class
  /// that nothing names belong to their page controller, where that has a name.
  public var visibleScreen: UIViewController? {
    let last = visiblePath.last
    guard let last, last.screenNames.isEmpty, let pages = last.parent as? UIPageViewController,
      !pages.screenNames.isEmpty
    else { return last }
    return pages
  }

  /// All controllers that the app's windows hold, a container before its children, a presenter before the presented.
  public var allControllers: [UIViewController] {
    func collect(_ controller: UIViewController) -> [UIViewController] {
      [controller] + controller.children.flatMap(collect) + (controller.ownPresented.map(collect) ?? [])
    }
    return application.windowScene.windows.compactMap(\.rootViewController).flatMap(collect)
  }

  /// What the visible screen embeds and what those containers show; a container before what it shows.
  public var embeddedScreens: [UIViewController] { visibleScreen?.shownDescendants ?? [] }

  /// The container that the user is in: the innermost around the visible screen, else the first that it embeds.
  public func visibleContainer<Container: UIViewController>(_ type: Container.Type = Container.self) -> Container? {
    (visiblePath.reversed() + embeddedScreens).lazy.compactMap { $0 as? Container }.first
  }

  /// The stack of the navigation controller that the user is in; the visible screen alone where there is none.
  public var visibleStack: [UIViewController] {
    visibleContainer(UINavigationController.self)?.viewControllers ?? visiblePath.suffix(1)
  }
}

extension UIViewController {
  /// The child of a container that the user is in; nil for a screen.
  var visibleChild: UIViewController? {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.content
    case let split as UISplitViewController: split.viewControllers.last
    case let pages as UIPageViewController: pages.viewControllers?.first
    default: nil
    }
  }

  /// The children that are on the screen, and theirs.
  fileprivate var shownDescendants: [UIViewController] {
    let shown = visibleChild.map { [$0] } ?? children.filter { $0.loadedView?.window != nil }
    return shown.flatMap { [$0] + $0.shownDescendants }
  }

  /// The names that a flow can call it by: storyboard identifier, class, titles, `Storyboard#objectID`.
  public var screenNames: [String] {
    let isUIKits = isOfUIKitsOwnClass && !(self is any SystemScreen)
    let own = [isUIKits ? nil : typeName] + knownTitles + [isUIKits ? typeName : nil]
    var unique: [String] = []
    for case let name? in (origin?.screenNames ?? []) + own where !name.isEmpty && !unique.contains(name) {
      unique.append(name)
    }
    return unique
  }

  /// Its title and that in the bar, without what code set to what is not known.
  private var knownTitles: [String?] {
    [possibleTitles == nil ? title : nil, navigationItem.possibleTitles == nil ? navigationItem.title : nil]
  }

  /// Whether a title of it that is not known may be a text.
  package func mayBeTitled(_ text: String) -> Bool {
    [possibleTitles, navigationItem.possibleTitles].contains { $0?.mayBe(text) ?? false }
  }

  /// What reports call it: its own class or, for one of UIKit's, its storyboard identifier, its title or that class.
  public var screenName: String {
    let ownClass = origin?.className ?? (isOfUIKitsOwnClass ? nil : typeName)
    return ownClass ?? origin?.object.storyboardIdentifier ?? knownTitles.lazy.compactMap { $0 }.first ?? typeName
  }

  /// Whether its class is one of UIKit's own.
  public var isOfUIKitsOwnClass: Bool {
    !(self is any InterpretedClass) && String(reflecting: type(of: self)).hasPrefix("HeadlessUIKit.")
  }

  /// Whether it is itself presented, rather than inside something that is.
  public var isPresentedItself: Bool { ownPresenting != nil }

  /// How the device shows it, after adaptation, if it is itself presented; nil where it is not.
  public var presentedStyle: UIModalPresentationStyle? { presentation?.style }

  /// The identifiers of its segues, in the storyboard's order.
  public var segueIdentifiers: [String] { segueTemplates.compactMap(\.identifier) }

  /// Its unwind segues, in the storyboard's order.
  public var unwindSegues: [UnwindSegue] {
    segueTemplates.enumerated().compactMap { index, template in
      template.segue.unwindAction.map { UnwindSegue(action: $0, identifier: template.identifier, index: index) }
    }
  }

  /// Performs an unwind segue.
  ///
  /// - Parameter destination: where it ends, where that is known from elsewhere; nil lets UIKit's search find it.
  public func performUnwind(_ segue: UnwindSegue, to destination: UIViewController? = nil) {
    simulation.run {
      Unwinding(
        source: self, template: segueTemplates[segue.index], sender: nil, statedDestination: destination
      ).perform()
    }
  }
}

/// An unwind segue of a scene.
public struct UnwindSegue: Hashable, Sendable {
  /// The selector of the action that its end implements.
  public let action: String
  /// The identifier.
  public let identifier: String?
  let index: Int
}

/// Rows that code which is not linked fills.
public struct UnlinkedRows: Hashable, Sendable {
  /// The class of the data source.
  public let source: String
  /// The name of the screen that shows them.
  public let screen: String
  /// Where the table or collection stands.
  public let location: SourceLocation?
}

extension Simulation {
  /// The tables and collections on the screen whose rows only code that is not linked knows.
  public var unlinkedRows: [UnlinkedRows] {
    screenElements.compactMap { element in
      guard case .view(let view) = element.target else { return nil }
      let table = (view as? UITableView).flatMap { $0.hasKnownRows ? nil : $0.unlinkedDataSource }
      let collection = (view as? UICollectionView).flatMap { $0.hasKnownRows ? nil : $0.unlinkedDataSource }
      return (table ?? collection).map {
        UnlinkedRows(source: $0, screen: view.owner?.screenName ?? $0, location: view.origin?.location)
      }
    }
  }

  /// Launches the app with a screen of a storyboard.
  ///
  /// - Parameters:
  ///   - document: the storyboard.
  ///   - objectID: the object id of the first screen; nil for the storyboard's initial one.
  ///   - delegate: the app's delegate, where one is linked.
  ///   - sceneDelegate: the scene's delegate, where one is linked.
  public func launch(
    _ document: InterfaceDocument, initial objectID: String? = nil, delegate: (any UIApplicationDelegate)? = nil,
    sceneDelegate: (any UIWindowSceneDelegate)? = nil
  ) {
    run {
      application.launch(delegate: delegate, sceneDelegate: sceneDelegate) {
        let object = objectID.flatMap(document.object(withID:)) ?? document.initialViewController
        return object.flatMap { UIStoryboard(document: document, simulation: self).instantiate($0) }
      }
    }
    settle()
  }

  /// Launches the app with a screen that is made in code, and no delegate.
  package func launch(root: () -> UIViewController) {
    run { application.launch(root: root) }
    settle()
  }

  /// Launches an app whose code starts it.
  ///
  /// - Parameters:
  ///   - delegate: the app's delegate.
  ///   - hasScenes: whether Info.plist has a scene manifest.
  ///   - sceneDelegate: makes the scene's delegate.
  ///   - storyboard: the storyboard that Info.plist names, with the object id of its initial scene.
  ///   - link: the link that it is launched for; nil where its user opens it.
  package func launch(
    delegate: any UIApplicationDelegate, hasScenes: Bool, sceneDelegate: () -> (any UIWindowSceneDelegate)?,
    storyboard: (document: InterfaceDocument, objectID: String)?, for link: OpenedLink? = nil
  ) {
    func root() -> UIViewController? {
      guard let (document, id) = storyboard, let object = document.object(withID: id) else { return nil }
      return UIStoryboard(document: document, simulation: self).instantiate(object)
    }
    run {
      application.waitsForScene = hasScenes
      if hasScenes {
        application.launch(delegate: delegate, sceneDelegate: sceneDelegate(), for: link, root: root)
      } else {
        application.launchWithoutScenes(delegate: delegate, for: link, root: root)
      }
    }
    settle()
  }
}
