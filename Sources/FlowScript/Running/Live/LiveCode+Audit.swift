import FlowInterfaceBuilder
import FlowInterpreter
import HeadlessUIKit
import UIKitBridge

/// What UIKit would call of the app's classes on the screen and HeadlessUIKit does not: it is left open.
extension LiveCode {
  /// Looks at all that is on the screen.
  func audit(_ simulation: Simulation, _ unread: UnreadClasses) {
    let doubts = unread.doubts
    unread.audit(simulation)
    simulation.run {
      for window in simulation.application.windows where !window.isHidden { audit(window, doubts) }
      doubts.keyboardViews = simulation.keyboardViews
      for view in doubts.keyboardViews { audit(view, doubts) }
      for controller in simulation.allControllers {
        guard let view = controller.viewIfLoaded, view.window != nil else { continue }
        leaveOpen(controller, doubts)
        for member in framework.uncalledOverrides(of: controller) where !Delegacy.has(member) {
          note(member, UncalledEffect(of: member), on: view, doubts)
        }
        for role in Delegacy.roles(of: controller) { audit(role, on: view, doubts) }
        if controller is any SystemScreen {
          leaveOpen("what a \(controller.screenName) shows", [.additions, .touch], on: view, doubts)
        }
        if let hosting = controller as? UIHostingController { audit(hosting, simulation, doubts) }
      }
    }
  }

  /// A view of SwiftUI's may set its screen's title and bar items, and run code as it appears.
  private func audit(_ hosting: UIHostingController, _ simulation: Simulation, _ doubts: ElementDoubts) {
    if hosting.parent is UINavigationController, let place = framework.titlingSwiftUI {
      doubts.addOnce(
        ElementDoubt(
          screen: hosting, isOfAnyScreen: false, view: nil, isOfWholeScreen: true, part: .content,
          kinds: [.navigationTitle, .barButton, .backButton],
          question: "what a \(hosting.screenName) shows in the bar", location: place))
    }
    guard !hosting.isAudited else { return }
    hosting.isAudited = true
    guard let place = framework.actingSwiftUI else { return }
    simulation.leaveUndecided("what SwiftUI's views do as they appear", at: place)
  }

  /// Notes that nobody knows what a screen shows, and what it answers, whose superclass is not read.
  private func leaveOpen(_ controller: UIViewController, _ doubts: ElementDoubts) {
    guard let (name, unread) = framework.unreadSuperclass(of: controller) else { return }
    for part in [ElementDoubt.Part.content, .touch] {
      doubts.addOnce(
        ElementDoubt(
          screen: controller, isOfAnyScreen: false, view: nil, isOfWholeScreen: true, part: part,
          question: "what \(name) shows and does: its superclass \(unread) is not among the sources",
          location: controller.origin?.location))
    }
  }

  private func audit(_ view: UIView, _ doubts: ElementDoubts) {
    if let (name, unread) = framework.unreadSuperclass(of: view) {
      let parts: [ElementDoubt.Part] =
        view is UITableViewCell || view is UICollectionViewCell ? [.additions] : [.additions, .touch]
      leaveOpen("what \(name) shows: its superclass \(unread) is not among the sources", parts, on: view, doubts)
    }
    for member in framework.uncalledOverrides(of: view) where !Delegacy.has(member) {
      note(member, UncalledEffect(of: member), on: view, doubts)
      if UncalledEffect.isOfDrawing(member) { framework.leaveStoredOpen(by: member, of: view) }
    }
    auditParts(of: view, doubts)
    for role in Delegacy.roles(of: view) { audit(role, on: view, doubts) }
    auditPlaceholder(of: view, doubts)
    switch view {
    case let view as UnreadView: leaveOpen(view, doubts)
    case let bar as UINavigationBar where bar.hasSystemsItem:
      leaveOpen("what a split view's button for its mode shows", [.content, .touch], on: bar, doubts)
    case let bar as UINavigationBar where bar.backButtonTitle == "":
      leaveOpen(
        "what a back button without a title is read as", [.additions], on: bar, doubts, shape: .beginning(["Back"]))
    case let bar as UINavigationBar where bar.mayBeHidden:
      for part in [ElementDoubt.Part.content, .touch] {
        doubts.addOnce(
          ElementDoubt(
            screen: nil, isOfAnyScreen: false, view: bar, isOfWholeScreen: false, part: part,
            question: "whether the bar is hidden", isOfHiding: true))
      }
    case let picker as UIPickerView:
      picker.askForTitles()
      doubts.addOnce(
        ElementDoubt(
          screen: nil, isOfAnyScreen: false, view: picker, isOfWholeScreen: false, part: .additions, isOfWheels: true,
          question: "what the wheels of a picker show"))
    case is UIDatePicker:
      var text = DoubtfulText()
      text.isOfDatePicker = true
      leaveOpen("what a date picker shows", [.additions], on: view, doubts, text: text)
    case let table as UITableView where table.isEditing:
      leaveOpen(
        "which controls rows have while they are edited", [.additions], on: view, doubts,
        shape: .beginning(["Delete", "Insert", "Remove", "Reorder"]), whileEdited: table)
    case let pages as UIPageControl where pages.mayBeWithoutDots:
      leaveOpen(
        "whether the page control of one page is read", [.additions], on: view, doubts, shape: .beginning(["page"]))
    case let list as UICollectionView where list.hasOpenSupplements:
      leaveOpen("which headers and footers a collection shows", [.additions], on: view, doubts)
    default: break
    }
    if view.accessibilityViewIsModal {
      for sibling in view.superview?.subviews ?? [] where sibling !== view {
        leaveOpen(
          "what is read beside a view that is modal (accessibilityViewIsModal)", [.content], on: sibling, doubts)
      }
    }
    for picture in view.unnamedPictures {
      leaveOpen(
        "what the \(picture.isSymbol ? "symbol" : "picture") '\(picture.name)' is read as", [.additions], on: view,
        doubts, shape: picture.isSymbol ? .symbol(picture.name) : .name(picture.name))
    }
    for subview in view.subviews { audit(subview, doubts) }
  }

  /// What classes of the app's override of a view's recognizers, and of a collection's layout.
  private func auditParts(of view: UIView, _ doubts: ElementDoubts) {
    // A recognizer follows the touches on its view and on what lies in it.
    for recognizer in view.gestureRecognizers ?? [] where recognizer is any InterpretedClass {
      for member in framework.uncalledOverrides(of: recognizer) { note(member, .touch, on: view, doubts) }
    }
    guard let layout = (view as? UICollectionView)?.collectionViewLayout, layout is any InterpretedClass else { return }
    for member in framework.uncalledOverrides(of: layout) { framework.leaveStoredOpen(by: member, of: layout) }
  }

  /// An appearance proxy may have given a field its placeholder.
  private func auditPlaceholder(of view: UIView, _ doubts: ElementDoubts) {
    let shown: String?
    switch view {
    case let bar as UISearchBar: shown = bar.shownPlaceholder
    case let field as UITextField: shown = field.placeholder
    default: return
    }
    let given = framework.placeholdersByAppearance(of: view)
    guard !given.isEmpty else { return }
    var text = DoubtfulText()
    let known = given.compactMap { $0 }
    if known.count == given.count { text.choices = [shown ?? ""] + known }
    leaveOpen(
      "whether a field has its own placeholder or that of UITextField.appearance()", [.content], on: view, doubts,
      text: text)
  }

  private func audit(_ role: Delegacy, on view: UIView, _ doubts: ElementDoubts) {
    guard let delegate = role.delegate else { return }
    for member in framework.uncalledMethods(of: delegate, named: role.prefixes, in: role.protocols)
    where role.asks(member) {
      let table = UncalledEffect.isOfEditing(member.name) ? view as? UITableView : nil
      if let table, !table.isEditing { continue }
      note(member, UncalledEffect(ofMethod: member.name), on: view, doubts, whileEdited: table)
    }
  }

  /// Notes that nobody knows what a view of a class shows that is not read, and what it lies over.
  private func leaveOpen(_ view: UnreadView, _ doubts: ElementDoubts) {
    let place = view.unknown.location.source
    leaveOpen("what \(view.unknown.what) shows", [.additions, .touch], on: view, doubts, at: place)
    guard let superview = view.superview, !(superview is UIStackView) else { return }
    for sibling in superview.subviews.prefix(while: { $0 !== view }) {
      leaveOpen("whether \(view.unknown.what) lies over it", [.touch], on: sibling, doubts, at: place)
    }
  }

  /// Notes what of the system's own is not simulated.
  private func leaveOpen(
    _ question: String, _ parts: [ElementDoubt.Part], on view: UIView, _ doubts: ElementDoubts,
    at location: SourceLocation? = nil, text: DoubtfulText = DoubtfulText(), shape: TextShape? = nil,
    whileEdited table: UITableView? = nil
  ) {
    for part in parts {
      doubts.addOnce(
        ElementDoubt(
          screen: nil, isOfAnyScreen: false, view: view, isOfWholeScreen: false, part: part, text: text, shape: shape,
          question: question, location: location, edited: table, isOfEditing: table != nil))
    }
  }

  private func note(
    _ member: UncalledMember, _ effect: UncalledEffect, on view: UIView, _ doubts: ElementDoubts,
    whileEdited table: UITableView? = nil
  ) {
    for part in effect.parts {
      doubts.addOnce(
        ElementDoubt(
          screen: nil, isOfAnyScreen: false, view: view, isOfWholeScreen: false, part: part,
          question: "what \(member.owner).\(member.name) does, which UIKit calls", location: member.location.source,
          edited: table, isOfEditing: table != nil))
    }
  }
}

extension UINavigationBar {
  /// Whether a search, the keyboard or compact height may hide it, or all that it shows.
  var mayBeHidden: Bool {
    activeSearch?.takesPlaceOfBar == false || mayHideForFieldElsewhere || navigationController?.mayHideBars == true
  }

  /// Whether it shows an item whose look is the system's.
  fileprivate var hasSystemsItem: Bool {
    let items = (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? [])
    return items.contains { $0 is DisplayModeButtonItem }
  }
}

/// An object in the role of a delegate or data source.
@MainActor
struct Delegacy {
  let delegate: AnyObject?
  let protocols: [String]
  /// How the methods of the protocols begin.
  let prefixes: [String]

  /// Parts of the names of the methods that are asked of a data source which is no delegate; nil for all.
  private let asked: [String]?

  private init(_ delegate: AnyObject?, _ protocols: [String], _ prefixes: [String], asked: [String]? = nil) {
    self.delegate = delegate
    self.protocols = protocols
    self.prefixes = prefixes
    self.asked = asked
  }

  /// Whether UIKit calls a method of the object in this role: of a delegate's methods it asks the delegate alone.
  func asks(_ member: UncalledMember) -> Bool { asked?.contains(where: member.name.contains) ?? true }

  /// - UIKit: what it lists (documentation of UITableViewDataSource and UICollectionViewDataSource).
  private static let ofDataSources = [
    "canMoveItemAt", "canMoveRowAt", "indexPathForIndexTitle", "indexTitles", "moveItemAt", "moveRowAt",
    "sectionForSectionIndexTitle", "sectionIndexTitles",
  ]

  private static let scrolling = ["scrollView", "viewForZooming"]

  /// Those that a view calls.
  static func roles(of view: UIView) -> [Delegacy] {
    var roles = (view.gestureRecognizers ?? []).map {
      Delegacy($0.delegate, ["UIGestureRecognizerDelegate"], ["gestureRecognizer"])
    }
    switch view {
    case let field as UITextField: roles.append(Delegacy(field.delegate, ["UITextFieldDelegate"], ["textField"]))
    case let text as UITextView: roles.append(Delegacy(text.delegate, ["UITextViewDelegate"], ["textView"]))
    case let search as UISearchBar:
      roles.append(Delegacy(search.delegate, ["UISearchBarDelegate"], ["searchBar", "position"]))
    case let table as UITableView:
      let protocols = ["UITableViewDataSource", "UITableViewDelegate", "UITableViewDataSourcePrefetching"]
      let prefixes = ["tableView", "sectionIndexTitles", "indexPathForPreferredFocusedView"] + scrolling
      roles.append(Delegacy(table.delegate, protocols, prefixes))
      if table.dataSource !== table.delegate {
        roles.append(Delegacy(table.dataSource, protocols, prefixes, asked: ofDataSources))
      }
    case let picker as UIPickerView:
      let protocols = ["UIPickerViewDataSource", "UIPickerViewDelegate"]
      roles.append(Delegacy(picker.delegate, protocols, ["pickerView"]))
    case let list as UICollectionView:
      let protocols = [
        "UICollectionViewDataSource", "UICollectionViewDelegate", "UICollectionViewDataSourcePrefetching",
      ]
      let prefixes = ["collectionView", "indexTitles", "indexPathForPreferredFocusedView"] + scrolling
      roles.append(Delegacy(list.delegate, protocols, prefixes))
      if list.dataSource !== list.delegate {
        roles.append(Delegacy(list.dataSource, protocols, prefixes, asked: ofDataSources))
      }
    case let bar as UITabBar: roles.append(Delegacy(bar.delegate, ["UITabBarDelegate"], ["tabBar"]))
    case let list as UIScrollView:
      roles.append(Delegacy(list.delegate, ["UIScrollViewDelegate"], scrolling))
    default: break
    }
    return roles
  }

  /// Those that a controller calls.
  static func roles(of controller: UIViewController) -> [Delegacy] {
    var roles: [Delegacy] = []
    switch controller {
    case let navigation as UINavigationController:
      roles.append(Delegacy(navigation.delegate, ["UINavigationControllerDelegate"], ["navigationController"]))
    case let tabs as UITabBarController:
      roles.append(Delegacy(tabs.delegate, ["UITabBarControllerDelegate"], ["tabBarController"]))
    case let split as UISplitViewController:
      roles.append(
        Delegacy(split.delegate, ["UISplitViewControllerDelegate"], ["splitViewController", "primaryViewController"]))
    case let pages as UIPageViewController:
      let protocols = ["UIPageViewControllerDataSource", "UIPageViewControllerDelegate"]
      roles.append(Delegacy(pages.delegate, protocols, ["pageViewController"]))
      if pages.dataSource !== pages.delegate {
        roles.append(Delegacy(pages.dataSource, protocols, ["pageViewController"]))
      }
    default: break
    }
    if controller.isPresentedItself, let presentation = controller.presentationController {
      let protocols = [
        "UIAdaptivePresentationControllerDelegate", "UIPopoverPresentationControllerDelegate",
        "UISheetPresentationControllerDelegate",
      ]
      let prefixes = [
        "presentationController", "popoverPresentationController", "prepareForPopoverPresentation",
        "sheetPresentationController", "adaptivePresentationStyle",
      ]
      roles.append(Delegacy(presentation.delegate, protocols, prefixes))
    }
    return roles
  }

  /// Whether a member is a delegate's, which is asked for where its object is one.
  static func has(_ member: UncalledMember) -> Bool {
    ["tableView", "collectionView", "sectionIndexTitles", "indexTitles", "scrollView"].contains(
      where: member.base.hasPrefix)
  }
}
