import FlowInterfaceBuilder
import Foundation

extension InterfaceDecoder {
  /// Connects what exists before a controller's view is loaded: its items and their buttons.
  func connectControllerObjects(of object: InterfaceObject) {
    let items = [object.navigationItem, object.tabBarItem].compactMap(\.self) + object.toolbarItems
    let ofItems = connect(items.flatMap { [$0] + $0.allContainedObjects })
    connectedBeforeView = ofItems.union(connectOutlets(of: object))
  }

  /// Makes the connections of objects, in the document's order; what is not made yet stays unconnected.
  ///
  /// - Returns: where the connections stand that were made.
  @discardableResult
  func connect(_ sources: [InterfaceObject]) -> Set<SourceLocation> {
    var connected: Set<SourceLocation> = []
    for source in sources {
      guard let instance = made(source.id) else { continue }
      connected.formUnion(connectOutlets(of: source))
      for connection in source.connections where !connectedBeforeView.contains(connection.location) {
        let isMade =
          switch connection.kind {
          case .action: connectAction(connection, of: instance)
          case .segue: connectSegue(connection, of: instance)
          case .outlet, .outletCollection, .other: false
          }
        if isMade { connected.insert(connection.location) }
      }
    }
    return connected
  }

  /// Sets outlets; a collection is set anew each time, with all of it that is there.
  @discardableResult
  private func connectOutlets(of source: InterfaceObject) -> Set<SourceLocation> {
    guard let instance = made(source.id) else { return [] }
    var connected: Set<SourceLocation> = []
    var collections: [(name: String, values: [AnyObject])] = []
    for connection in source.connections where !connectedBeforeView.contains(connection.location) {
      guard let property = connection.property, let value = made(connection.destinationID) else { continue }
      if connection.kind == .outlet {
        setOutlet(property, value, of: instance)
        connected.insert(connection.location)
      } else if connection.kind == .outletCollection {
        if let index = collections.firstIndex(where: { $0.name == property }) {
          collections[index].values.append(value)
        } else {
          collections.append((property, [value]))
        }
      }
    }
    for collection in collections { setCollection(collection.name, collection.values, of: instance) }
    return connected
  }

  /// - UIKit: a key that the class does not have raises NSUnknownKeyException (F2.20).
  private func setOutlet(_ name: String, _ value: AnyObject, of instance: AnyObject) {
    if InterfaceBindings.tables(of: instance).contains(where: { $0.outlets[name]?(instance, value) == true }) { return }
    switch (instance, name) {
    case (let controller as UIViewController, "view"):
      if let view = value as? UIView, controller.loadedView !== view { controller.view = view }
    // Their list is the view that was just set, or the document's other one.
    case (let controller as UICollectionViewController, "collectionView"):
      if let list = value as? UICollectionView, controller.collectionView !== list { controller.collectionView = list }
    case (let controller as UITableViewController, "tableView"):
      if let list = value as? UITableView, controller.tableView !== list { controller.tableView = list }
    case (let controller as UIViewController, "tabBarItem"):
      if let item = value as? UITabBarItem { controller.tabBarItem = item }
    // Properties of controllers that are not simulated, or that only UIKit sets: key-value coding finds them.
    case (is UIViewController, "searchDisplayController"), (is UIViewController, "navigationItem"),
      (is UITabBarController, "tabBar"), (is UINavigationController, "navigationBar"),
      (is UINavigationController, "toolbar"):
      break
    case (let cell as UITableViewCell, "accessoryView"): cell.accessoryView = value as? UIView
    case (let cell as UITableViewCell, "editingAccessoryView"): cell.editingAccessoryView = value as? UIView
    case (let cell as UITableViewCell, "backgroundView"): cell.backgroundView = value as? UIView
    case (is UITableViewCell, "selectedBackgroundView"), (is UICollectionViewCell, "backgroundView"),
      (is UICollectionViewCell, "selectedBackgroundView"):
      break
    case (let table as UITableView, "tableHeaderView"): table.tableHeaderView = value as? UIView
    case (let table as UITableView, "tableFooterView"): table.tableFooterView = value as? UIView
    case (let table as UITableView, "backgroundView"): table.backgroundView = value as? UIView
    case (let field as UITextField, "inputView"): field.inputView = value as? UIView
    case (let field as UITextField, "inputAccessoryView"): field.inputAccessoryView = value as? UIView
    case (let text as UITextView, "inputView"): text.inputView = value as? UIView
    case (let text as UITextView, "inputAccessoryView"): text.inputAccessoryView = value as? UIView
    case (let table as UITableView, "dataSource"):
      table.dataSource = value as? any UITableViewDataSource
      table.unlinkedSourceClass = InterfaceOrigin.unlinkedClass(of: value)
    case (let table as UITableView, "delegate"):
      table.delegate = value as? any UITableViewDelegate
      table.unlinkedDelegate = InterfaceOrigin.unlinkedClass(of: value)
    case (let collection as UICollectionView, "dataSource"):
      collection.dataSource = value as? any UICollectionViewDataSource
      collection.unlinkedDataSource = InterfaceOrigin.unlinkedClass(of: value)
    case (let collection as UICollectionView, "delegate"):
      collection.delegate = value as? any UICollectionViewDelegate
      collection.unlinkedDelegate = InterfaceOrigin.unlinkedClass(of: value)
    default:
      if !connectDelegate(name, value, of: instance) { noteUnlinkedOutlet(name, value, of: instance) }
    }
  }

  private func noteUnlinkedOutlet(_ name: String, _ value: AnyObject, of instance: AnyObject) {
    if let className = InterfaceOrigin.unlinkedClass(of: instance)
      ?? simulation.classes.sources?.partlyReadClass(of: instance)
    {
      if let screen = instance as? UIViewController,
        let text = simulation.unlinkedCode?.text(ofOutlet: name, on: screen),
        (value as? UIView)?.setKnownText(text) == true
      {
        return
      }
      (value as? UIView)?.unlinkedOutlets.append("\(className).\(name)")
    } else if instance is any InterfaceBound || instance is any InterpretedClass
      || InterfaceOrigin.of(instance)?.isMissing == true,
      let object = instance as? NSObject
    {
      // One of UIKit's own that is not simulated, of whichever of its views.
      if !(instance is UIViewController), FrameworkOutlets.names.contains(name) {
        return simulation.leaveUndecided("what the outlet '\(name)' of a \(object.typeName) does")
      }
      simulation.raise(UIKitException(.unknownKey, object.undefinedKeyReason(name)))
    }
  }

  private func setCollection(_ name: String, _ values: [AnyObject], of instance: AnyObject) {
    if name == "gestureRecognizers", let view = instance as? UIView {
      for case let recognizer as UIGestureRecognizer in values { view.addGestureRecognizer(recognizer) }
      return
    }
    if let table = InterfaceBindings.tables(of: instance).first(where: { $0.collections[name] != nil }) {
      table.collections[name]?(instance, values)
    } else {
      for value in values { noteUnlinkedOutlet(name, value, of: instance) }
    }
  }

  // MARK: Actions and segues

  private func connectAction(_ connection: InterfaceConnection, of instance: AnyObject) -> Bool {
    guard let name = connection.selector else { return false }
    let selector = Selector(name)
    let isFirstResponder = connection.destination?.isFirstResponder ?? true
    let target = WeakTarget(isFirstResponder ? nil : made(connection.destinationID))
    guard isFirstResponder || target.object != nil else { return false }
    switch instance {
    case let control as UIControl:
      control.addTrigger(
        .action(target, selector, at: connection.location),
        for: UIControl.Event(interfaceName: connection.eventType, control))
    case let item as UIBarButtonItem:
      item.target = target.object
      item.action = selector
      item.actionLocation = connection.location
    case let recognizer as UIGestureRecognizer:
      recognizer.triggers.append(.action(target, selector, at: connection.location))
    default: return false
    }
    return true
  }

  private func connectSegue(_ connection: InterfaceConnection, of instance: AnyObject) -> Bool {
    guard let segue = connection.segue, !segue.isRelationship, segue.kind != "embed",
      let controller = made(segue.sourceScene?.viewController?.id) as? UIViewController
    else { return false }
    let trigger = Trigger.segue(
      SegueTemplate(segue: segue, documentName: documentName), owner: WeakTarget(controller))
    switch instance {
    case let control as UIControl: control.addTrigger(trigger, for: UIControl.Event(interfaceName: nil, control))
    case let item as UIBarButtonItem: item.segueTriggers.append(trigger)
    case let recognizer as UIGestureRecognizer: recognizer.triggers.append(trigger)
    case let cell as UITableViewCell:
      if segue.trigger == "accessoryAction" {
        cell.accessoryTriggers.append(trigger)
      } else {
        cell.selectionTriggers.append(trigger)
      }
    case let cell as UICollectionViewCell: cell.selectionTriggers.append(trigger)
    default: return false
    }
    return true
  }

  /// Makes the controllers that container views show.
  ///
  /// - UIKit: prepare is called on the parent before its viewDidLoad, where the child is there already (F2.13; G64).
  func embedChildren(of controller: UIViewController) {
    for template in controller.segueTemplates where template.segue.kind == "embed" {
      guard let container = made(template.segue.sourceObject?.id) as? UIView else { continue }
      controller.performEmbed(template, in: container)
    }
  }

  func makeGestureRecognizer(_ object: InterfaceObject) -> UIGestureRecognizer? {
    guard let recognizer = gestureRecognizer(object.elementName, object.element) else { return nil }
    recognizer.cancelsTouchesInView = object.element.bool("cancelsTouchesInView") ?? true
    recognizer.isEnabled = object.element.bool("enabled") ?? true
    return recognizer
  }

  private func gestureRecognizer(_ name: String, _ element: InterfaceElement) -> UIGestureRecognizer? {
    switch name {
    case "tapGestureRecognizer":
      let recognizer = UITapGestureRecognizer()
      recognizer.numberOfTapsRequired = element.integer("numberOfTapsRequired") ?? 1
      recognizer.numberOfTouchesRequired = element.integer("numberOfTouchesRequired") ?? 1
      return recognizer
    case "longPressGestureRecognizer", "pongPressGestureRecognizer", "pressGestureRecognizer":
      let recognizer = UILongPressGestureRecognizer()
      recognizer.minimumPressDuration = element.number("minimumPressDuration") ?? 0.5
      recognizer.numberOfTouchesRequired = element.integer("numberOfTouchesRequired") ?? 1
      recognizer.numberOfTapsRequired = element.integer("numberOfTapsRequired") ?? 0
      return recognizer
    case "swipeGestureRecognizer":
      let recognizer = UISwipeGestureRecognizer()
      recognizer.direction = UISwipeGestureRecognizer.Direction(interfaceName: element["direction"])
      recognizer.numberOfTouchesRequired = element.integer("numberOfTouchesRequired") ?? 1
      return recognizer
    case "panGestureRecognizer": return UIPanGestureRecognizer()
    case "screenEdgePanGestureRecognizer": return UIScreenEdgePanGestureRecognizer()
    case "pinchGestureRecognizer": return UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": return UIRotationGestureRecognizer()
    case let name where name.hasSuffix("GestureRecognizer"): return UIGestureRecognizer()
    default: return nil
    }
  }
}

extension UISwipeGestureRecognizer.Direction {
  /// The direction of a name of Interface Builder's.
  init(interfaceName: String?) {
    switch interfaceName {
    case "left": self = .left
    case "up": self = .up
    case "down": self = .down
    default: self = .right
    }
  }
}

extension UIControl.Event {
  /// The event of a name of Interface Builder's; without a name, the one that a control is mainly for.
  init(interfaceName: String?, _ control: UIControl) {
    switch interfaceName {
    case "touchDown": self = .touchDown
    case "touchDownRepeat": self = .touchDownRepeat
    case "touchUpInside": self = .touchUpInside
    case "touchUpOutside": self = .touchUpOutside
    case "touchDragInside": self = .touchDragInside
    case "touchDragOutside": self = .touchDragOutside
    case "touchDragEnter": self = .touchDragEnter
    case "touchDragExit": self = .touchDragExit
    case "touchCancel": self = .touchCancel
    case "allTouchEvents": self = .allTouchEvents
    case "allEditingEvents": self = .allEditingEvents
    case "allEvents": self = .allEvents
    case "valueChanged": self = .valueChanged
    case "primaryActionTriggered": self = .primaryActionTriggered
    case "editingDidBegin": self = .editingDidBegin
    case "editingChanged": self = .editingChanged
    case "editingDidEnd": self = .editingDidEnd
    case "editingDidEndOnExit": self = .editingDidEndOnExit
    case nil: self = control is UIButton ? .touchUpInside : .primaryActionTriggered
    default: self = []
    }
  }
}
