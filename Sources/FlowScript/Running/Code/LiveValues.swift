import FlowModel
import Foundation
import HeadlessUIKit

/// Finds what expressions of a function stand for in the running app, as far as that is certain: controllers and what
/// leads from one to another, what a row or a sender says of itself, what a user typed.
@MainActor
struct LiveValues {
  /// The controller whose code runs.
  let screen: UIViewController
  /// The function.
  let scope: CodeScope
  /// What the function's parameters stand for.
  let arguments: [String: Any]
  /// Which class a controller runs.
  let code: FlowCode
  /// The controllers that the function's calls made, by the call's event.
  var made: [Int: UIViewController] = [:]

  /// What a value stands for; nil where that is not certain.
  func value(of value: CodeValue) -> LiveValue? {
    var path = value.path[...]
    return start(of: value, &path).flatMap { self.value(from: $0, by: path) }
  }

  /// What a way leads to.
  func value(from start: LiveValue, by way: ArraySlice<CodeValue.Hop>) -> LiveValue? {
    var current = start
    var way = way
    while let hop = way.popFirst() {
      let next: LiveValue?
      if case .member(let name) = hop, case .call(let arguments)? = way.first {
        way.removeFirst()
        next = call(name, arguments, of: current)
      } else {
        next = step(from: current, by: hop)
      }
      guard let next else { return nil }
      current = next
    }
    return current
  }

  /// The controller that a value stands for; the outer optional is nil where that is not certain.
  func controller(_ value: CodeValue) -> UIViewController?? {
    switch self.value(of: value) {
    case .controller(let controller): .some(controller)
    case .nothing: .some(nil)
    default: nil
    }
  }

  // MARK: Where a value starts

  private func start(of value: CodeValue, _ path: inout ArraySlice<CodeValue.Hop>) -> LiveValue? {
    switch value.root {
    case .itself: return .controller(screen)
    case .nothing: return .nothing
    case .text(let text): return .text(text)
    case .name(let name): return Self.device(name, &path, screen) ?? member(name, of: screen)
    case .result(let event):
      if let controller = made[event] { return .controller(controller) }
      let whole = scope.expanded(value)
      guard whole.root != value.root else { return nil }
      path = whole.path[...]
      return start(of: CodeValue(whole.root, whole.path), &path)
    case .parameter(let name): return arguments[name].flatMap(Self.live)
    case .implicit:
      guard case .member(let name)? = path.popFirst() else { return nil }
      return .word(name)
    case .other(let text):
      if let number = Int(text) { return .number(number) }
      if text.hasPrefix("\"") { return .something }
      return ["true": .flag(true), "false": .flag(false)][text]
    default: return nil
    }
  }

  private static func live(_ argument: Any) -> LiveValue? {
    switch argument {
    case let path as IndexPath: .row(section: path.section, row: path.row)
    case let controller as UIViewController: .controller(controller)
    case let segue as UIStoryboardSegue: .segue(segue)
    case let view as UIView: .view(view)
    case let text as String: .text(text)
    default: nil
    }
  }

  /// `UIDevice.current.userInterfaceIdiom`, `UIApplication.shared.….rootViewController`, and cases of UIKit's enums.
  private static func device(
    _ name: String, _ path: inout ArraySlice<CodeValue.Hop>, _ screen: UIViewController
  ) -> LiveValue? {
    let idiom = screen.simulation.device.idiom == .pad ? "pad" : "phone"
    switch name {
    case "UIDevice" where path.starts(with: [.member("current"), .member("userInterfaceIdiom")]):
      path.removeFirst(2)
      return .word(idiom)
    case "UI_USER_INTERFACE_IDIOM" where path.first == .call([]):
      path.removeFirst()
      return .word(idiom)
    case "UIUserInterfaceIdiom", "UIUserInterfaceSizeClass", "UIStatusBarStyle", "UIInterfaceOrientationMask",
      "UIModalPresentationStyle",
      "UIRectEdge":
      guard case .member(let word)? = path.popFirst() else { return nil }
      return .word(word)
    case "UIApplication":
      // However the code comes by it, an app has one window here.
      guard let root = path.firstIndex(of: .member("rootViewController")) else { return nil }
      path = path[(root + 1)...]
      return .controller(screen.simulation.rootViewController)
    default: return nil
    }
  }

  // MARK: From one value to the next

  private func step(from value: LiveValue, by hop: CodeValue.Hop) -> LiveValue? {
    switch hop {
    case .optional, .forced, .upcast: return value
    case .forcedCast(let type): return isKind(value, type) == false ? nil : value
    case .optionalCast(let type): return isKind(value, type).map { $0 ? value : .nothing }
    case .fallback(let others):
      if value.exists { return value }
      return others.first.flatMap(self.value(of:))
    case .element(let arguments):
      guard case .controllers(let controllers) = value, arguments.count == 1,
        case .number(let index)? = self.value(of: arguments[0].value), controllers.indices.contains(index)
      else { return nil }
      return .controller(controllers[index])
    case .call: return nil
    case .member(let name): break
    }
    guard case .member(let name) = hop else { return nil }
    switch value {
    case .controller(let controller?): return member(name, of: controller)
    case .controller(nil), .nothing: return .nothing
    case .controllers(let controllers): return Self.member(name, of: controllers)
    case .view(let view): return member(name, of: view)
    case .segue(let segue): return Self.member(name, of: segue)
    case .window: return name == "rootViewController" ? .controller(screen.simulation.rootViewController) : nil
    case .row(let section, let row):
      return ["row": .number(row), "item": .number(row), "section": .number(section)][name]
    case .text(let text): return name == "isEmpty" ? .flag(text.isEmpty) : name == "count" ? .number(text.count) : nil
    case .number, .flag, .something: return nil
    case .word: return name == "rawValue" ? nil : value
    }
  }

  /// What a method of a list gives: the cell of a row, the row of a cell.
  private func call(_ name: String, _ arguments: [CodeArgument], of value: LiveValue) -> LiveValue? {
    guard case .view(let view) = value, let argument = arguments.first.flatMap({ self.value(of: $0.value) }) else {
      return nil
    }
    switch (view, name, argument) {
    case (let table as UITableView, "cellForRow", .row(let section, let row)):
      return table.cellForRow(at: IndexPath(row: row, section: section)).map { .view($0) } ?? .nothing
    case (let table as UITableView, "indexPath", .view(let cell as UITableViewCell)):
      return table.indexPath(for: cell).map { .row(section: $0.section, row: $0.row) } ?? .nothing
    case (let list as UICollectionView, "indexPath", .view(let cell as UICollectionViewCell)):
      return list.indexPath(for: cell).map { .row(section: $0.section, row: $0.row) } ?? .nothing
    default: return nil
    }
  }

  /// Whether a value is of a type; nil where that is not known.
  func isKind(_ value: LiveValue, _ type: String) -> Bool? {
    switch value {
    case .controller(let controller?): code.isKind(controller, of: type)
    case .controller(nil), .nothing: false
    case .view(let view): isKind(view, type)
    default: nil
    }
  }

  /// Whether a view is of one of UIKit's classes; of the app's own the storyboard alone says.
  private func isKind(_ view: UIView, _ type: String) -> Bool? {
    if view.className == type { return true }
    if scope.code.type(type) != nil { return view.className == nil ? false : nil }
    return FrameworkAncestry.isKind(String(describing: Swift.type(of: view)), of: type)
  }

  private func member(_ name: String, of controller: UIViewController) -> LiveValue? {
    switch name {
    case "navigationController": return .controller(controller.navigationController)
    case "tabBarController": return .controller(controller.tabBarController)
    case "splitViewController": return .controller(controller.splitViewController)
    case "parent", "parentViewController": return .controller(controller.parent)
    case "presentingViewController": return .controller(controller.presentingViewController)
    case "presentedViewController": return .controller(controller.presentedViewController)
    case "children", "childViewControllers": return .controllers(controller.children)
    case "window": return .window
    case "view" where controller.isViewLoaded: return .view(controller.view)
    case "isViewLoaded": return .flag(controller.isViewLoaded)
    case "preferredStatusBarStyle", "prefersStatusBarHidden": return preference(name, of: controller)
    case "isBeingPresented": return .flag(controller.isBeingPresented)
    case "isBeingDismissed": return .flag(controller.isBeingDismissed)
    case "isMovingToParent", "isMovingToParentViewController": return .flag(controller.isMovingToParent)
    case "isMovingFromParent", "isMovingFromParentViewController": return .flag(controller.isMovingFromParent)
    default: break
    }
    switch (controller, name) {
    case (let controller as UITableViewController, "tableView"): return controller.tableView.map { .view($0) }
    case (let controller as UICollectionViewController, "collectionView"):
      return controller.collectionView.map { .view($0) }
    case (let navigation as UINavigationController, "navigationBar"): return .view(navigation.navigationBar)
    case (let navigation as UINavigationController, "topViewController"):
      return .controller(navigation.topViewController)
    case (let navigation as UINavigationController, "visibleViewController"):
      return .controller(navigation.visibleViewController)
    case (let navigation as UINavigationController, "viewControllers"): return .controllers(navigation.viewControllers)
    case (let tabs as UITabBarController, "viewControllers"): return .controllers(tabs.viewControllers ?? [])
    case (let tabs as UITabBarController, "selectedViewController"): return .controller(tabs.selectedViewController)
    case (let tabs as UITabBarController, "selectedIndex"): return .number(tabs.selectedIndex)
    case (let split as UISplitViewController, "viewControllers"): return .controllers(split.viewControllers)
    case (let split as UISplitViewController, "isCollapsed"): return .flag(split.isCollapsed)
    case (let pages as UIPageViewController, "viewControllers"): return .controllers(pages.viewControllers ?? [])
    default: return code.held(name, by: controller) ?? outlet(name, of: controller)
    }
  }

  /// What a controller answers for the status bar.
  private func preference(_ name: String, of controller: UIViewController) -> LiveValue? {
    guard let preference = SystemPreference.allCases.first(where: { $0.property == name }) else { return nil }
    switch controller.answer(to: preference) {
    case .style(let style): return .word("\(style)")
    case .flag(let flag): return .flag(flag)
    case .edges, .open: return nil
    }
  }

  private static func member(_ name: String, of controllers: [UIViewController]) -> LiveValue? {
    switch name {
    case "first": .controller(controllers.first)
    case "last": .controller(controllers.last)
    case "count": .number(controllers.count)
    case "isEmpty": .flag(controllers.isEmpty)
    default: nil
    }
  }

  private static func member(_ name: String, of segue: UIStoryboardSegue) -> LiveValue? {
    switch name {
    case "destination", "destinationViewController": .controller(segue.destination)
    case "source", "sourceViewController": .controller(segue.source)
    case "identifier": segue.identifier.map { .text($0) } ?? .nothing
    default: nil
    }
  }

  // MARK: Views

  private func outlet(_ name: String, of controller: UIViewController) -> LiveValue? {
    controller.unlinkedOutlet(name).map { .view($0) }
  }

  /// What a view's user set, and what no code sets.
  private func member(_ name: String, of view: UIView) -> LiveValue? {
    switch (view, name) {
    case (_, "window"): return .window
    case (_, "tag"): return .number(view.tag)
    case (let table as UITableView, "indexPathForSelectedRow"):
      return table.indexPathForSelectedRow.map { .row(section: $0.section, row: $0.row) } ?? .nothing
    case (let cell as UITableViewCell, "reuseIdentifier"): return cell.reuseIdentifier.map { .text($0) } ?? .nothing
    case (let field as UITextField, "text") where !isSetByCode(name, of: view): return .text(field.text ?? "")
    case (let toggle as UISwitch, "isOn") where !isSetByCode(name, of: view): return .flag(toggle.isOn)
    case (let segments as UISegmentedControl, "selectedSegmentIndex") where !isSetByCode(name, of: view):
      return .number(segments.selectedSegmentIndex)
    default: return nil
    }
  }

  /// Whether the code of the screen sets a member of this name of anything.
  private func isSetByCode(_ name: String, of view: UIView) -> Bool {
    code.doubts.mayHaveChanged(view)
      || code.classes(of: screen)?.contains { $0.functions.contains { $0.setsMember(name) } } ?? true
  }
}
