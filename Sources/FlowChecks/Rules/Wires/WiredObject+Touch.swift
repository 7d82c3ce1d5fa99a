import FlowInterfaceBuilder
import FlowModel

extension WiredObject {
  /// Whether a user may bring the object to send an action, as far as the document and the code tell.
  ///
  /// - Parameter dead: the code that never runs, and so changes nothing.
  func maySend(_ action: InterfaceConnection, in app: CheckedApp, _ dead: DeadBlocks?) -> Bool {
    !hasCustomView && !isGivenActions(in: app) && !isOutOfTouch(in: app, dead) && !opensMenu(in: app)
      && !isInHiddenBar(of: app) && !isInLooseView(of: app) && !isReplaced(in: app)
      && !isInReplacedView(of: app)
      && action.eventType.map { Self.unsent[object.elementName]?.contains($0) != true } != false
      && !isNeverSent(action.eventType, in: app)
  }

  /// Whether an event is one that a view which is no control does not send, or that a control of the app's own has to send
  /// itself, and does not.
  ///
  /// - UIKit: only `UIControl` has targets for its events, and by itself it sends those of touches.
  private func isNeverSent(_ event: String?, in app: CheckedApp) -> Bool {
    guard let event else { return false }
    if isControl(in: app) == false { return true }
    guard event == "valueChanged" || Self.editing.contains(event), object.elementName == "view",
      let code = app.screens?.code, case .app(let type)? = lookUp(in: code),
      case .framework("UIControl") = code.lineage(of: type).root
    else { return false }
    let files = code.lineage(of: type).classes.flatMap { $0.declarations.map(\.location.file) }
    return !app.written.source.trees(Set(files)).contains { $0.texts.contains("sendActions") }
  }

  /// Whether it is a control; nil where its class is not known.
  private func isControl(in app: CheckedApp) -> Bool? {
    guard object.customClass?.isEmpty == false else {
      return FrameworkAncestry.isKind(FrameworkClass.name(of: object, on: document.platform), of: "UIControl")
    }
    guard let code = app.screens?.code, case .app(let type)? = lookUp(in: code) else { return nil }
    return code.isKind(type, of: "UIControl")
  }

  /// Whether an event is one that a library's control may send or not: by itself it sends those of touches.
  func mayNeverSend(_ event: String?, in app: CheckedApp) -> Bool {
    guard let event, event == "valueChanged" || Self.editing.contains(event), object.elementName == "view",
      let name = object.customClass, let code = app.screens?.code
    else { return false }
    if case .app(let type)? = lookUp(in: code) { return code.isKind(type, of: "UIControl") == nil }
    return FrameworkAncestry.classes[name] == nil
  }

  /// The control events that controls are not seen to send.
  ///
  /// - UIKit: `UIControl.Event`: a text field sends those of editing, and a value that changes is that of sliders,
  ///   switches and their like; whether a date picker sends those of editing hangs on its style. That touches of text
  ///   fields and segmented controls do not end inside of them is observed.
  private static let unsent: [String: Set<String>] = [
    "textField": ["valueChanged", "touchUpInside", "touchUpOutside"],
    "segmentedControl": editing.union(["touchUpInside", "touchUpOutside"]),
    "button": editing, "switch": editing, "slider": editing, "stepper": editing, "pageControl": editing,
    "datePicker": editing,
  ]

  private static let editing: Set<String> = [
    "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit", "allEditingEvents",
  ]

  /// Whether it is a bar button item with a view of its own, which is touched instead of it.
  private var hasCustomView: Bool {
    object.elementName == "barButtonItem" && object.customView != nil
  }

  /// Whether it is hidden or disabled, or stands in what is, and nothing changes that: of a recognizer, the views that have
  /// it.
  private func isOutOfTouch(in app: CheckedApp, _ dead: DeadBlocks?) -> Bool {
    guard object.elementName.hasSuffix("GestureRecognizer") else { return isOutOfTouch(object, in: app, dead) }
    let views = app.connections(to: object.id, in: document)
    return !views.isEmpty
      && views.allSatisfy { connection in
        connection.kind == .outletCollection && connection.property == "gestureRecognizers"
          && connection.source.map { isOutOfTouch($0, in: app, dead) } == true
      }
  }

  private func isOutOfTouch(_ object: InterfaceObject, in app: CheckedApp, _ dead: DeadBlocks?) -> Bool {
    object.withOwners.contains { one in
      let outlets = app.connections(to: one.id, in: document).filter {
        [.outlet, .outletCollection].contains($0.kind)
      }
      // One reason that stands is enough.
      let stands = TouchObstacle.all(of: one).contains { obstacle in
        !outlets.contains { $0.mayRemove(obstacle, in: app, dead) }
      }
      return stands || outlets.contains { $0.blocksForEver(in: app, dead) } || isWithoutSize(one, in: app)
        || one.liesOutside && !outlets.contains { $0.mayMove(in: app) } && !mayMoveSubviews(in: app)
    }
  }

  /// Whether code makes a view's height or width 0 as soon as it is loaded, and never more.
  ///
  /// - UIKit: `hitTest(_:with:)`: what lies outside of a view's bounds is not touched in it.
  private func isWithoutSize(_ view: InterfaceObject, in app: CheckedApp) -> Bool {
    view.constraints.contains { constraint in
      guard ["height", "width"].contains(constraint.firstAttribute), constraint.relation == "equal",
        constraint.secondItemID == nil, constraint.firstItemID ?? view.id == view.id
      else { return false }
      return app.connections(to: constraint.id, in: document).contains { $0.sizesNothing(in: app) }
    }
  }

  /// Whether it stands in a view beside a scene's controller that nothing puts on the screen: code does no more with that
  /// view, and with those in it, than to ask them for members.
  private func isInLooseView(of app: CheckedApp) -> Bool {
    let above = Array(object.withOwners)
    guard document.kind == .storyboard, let view = above.last,
      FrameworkAncestry.isKind(FrameworkClass.name(of: view, on: document.platform), of: "UIView") == true
    else { return false }
    return !above.lazy.flatMap { app.connections(to: $0.id, in: document) }.contains { connection in
      guard connection.kind == .outlet, let property = connection.property,
        connection.destinationID != view.id || view.customClass == nil && isOfSwift(connection, in: app)
      else { return true }
      return app.isMentionedByObjectiveC(property) || app.written.isHandedOn(property)
        || app.written.calls(["superview"], of: property)
    }
  }

  /// Whether an outlet is a property of a Swift class of the app's, and not asked for what the app adds to views, which may
  /// put them anywhere.
  private func isOfSwift(_ outlet: InterfaceConnection, in app: CheckedApp) -> Bool {
    guard let property = outlet.property, !UIKitKeys.hasOutlet(property), let owner = outlet.source?.customClass,
      let code = app.screens?.code, !code.classes(named: owner).isEmpty
    else { return false }
    return !app.written.calls(code.membersOfOthers, of: property)
  }

  /// Whether it stands in a navigation item that no bar shows: its screen is not seen in a navigation controller, or the
  /// document hides the bar and the screen's own code does not ask for it.
  private func isInHiddenBar(of app: CheckedApp) -> Bool {
    guard document.kind == .storyboard, object.withOwners.contains(where: { $0.elementName == "navigationItem" }),
      let screen = app.screen(at: object.location)
    else { return false }
    if app.isOnlyInOtherContainers(screen) { return true }
    if let screens = app.screens, let owner = screens.appClass(of: screen),
      HiddenBars(app: app, code: screens.code).hides(owner)
    {
      return true
    }
    switch app.navigation.isInNavigationController(screen) {
    case true?: break
    case false?: return true
    case nil: if !app.mayPush(screen) { return true }
    }
    let ways = app.navigation.transitions(to: screen.id).filter { $0.kind != .unwind }
    let isHidden = ways.allSatisfy { way in
      way.kind == .relationship && app.model.screen(way.source).map { app.hidesNavigationBar($0) } == true
    }
    guard isHidden, !ways.isEmpty else { return false }
    guard let owner = app.screens?.appClass(of: screen) else { return true }
    let files = app.screens?.code.lineage(of: owner).classes.flatMap { $0.declarations.map(\.location.file) } ?? []
    return !app.written.source.trees(Set(files)).contains { tree in
      tree.texts.contains { $0.lowercased().contains("navigationbarhidden") }
    }
  }

  /// Whether it stands in a screen's view in whose place the screen's own code puts another as soon as it is loaded.
  private func isInReplacedView(of app: CheckedApp) -> Bool {
    guard document.kind == .storyboard, let screens = app.screens,
      let owner = app.screen(at: object.location).flatMap(screens.appClass),
      case let above = Array(object.withOwners), above.contains(where: { $0.element["key"] == "view" }),
      !above.contains(where: { app.connections(to: $0.id, in: document).contains { $0.kind == .outlet } })
    else { return false }
    let loading = LoadingCode(of: owner, app.written.source, screens.code)
    guard loading.trees.contains(where: { !$0.ownSettings(of: "view").isEmpty }),
      !loading.takesMore(of: ["view"])
    else { return false }
    return loading.runs { tree, statement in tree.ownSettings(of: "view").contains { $0.statement == statement } }
  }

  /// Whether it is a bar button item in whose place the screen's own code puts another before anybody sees it.
  private func isReplaced(in app: CheckedApp) -> Bool {
    guard object.elementName == "barButtonItem", document.kind == .storyboard, let screens = app.screens,
      let screen = app.screen(at: object.location)
    else { return false }
    let items = ReplacedItems(app: app, code: screens.code)
    guard let owner = screens.appClass(of: screen) else {
      return screen.customClass.map { items.mayReplace(object, in: document, ofObjectiveC: $0) } == true
    }
    return items.replaces(object, in: document, of: owner)
  }

  /// Whether the button shows its menu where it is touched, and sends nothing.
  ///
  /// - UIKit: `showsMenuAsPrimaryAction`: the menu is what a touch does.
  private func opensMenu(in app: CheckedApp) -> Bool {
    guard object.elementName == "button" else { return false }
    if object.showsMenuAsPrimaryAction == true { return true }
    return app.connections(to: object.id, in: document).contains { connection in
      connection.property.map { app.written.sets(["showsMenuAsPrimaryAction"], of: $0) } ?? false
    }
  }

  /// Whether code sets the action or target of the bar button item through an outlet: then it may send another one.
  private func isGivenActions(in app: CheckedApp) -> Bool {
    guard object.elementName == "barButtonItem" else { return false }
    return app.connections(to: object.id, in: document).contains { connection in
      connection.property.map { app.written.sets(["action", "target", "primaryAction"], of: $0) } ?? false
    }
  }
}

extension InterfaceObject {
  /// The object, and those that hold it, the outermost last.
  fileprivate var withOwners: some Sequence<InterfaceObject> { sequence(first: self, next: \.owner) }
}

extension InterfaceConnection {
  /// Whether code may have a view that takes no touches take them.
  func mayTakeTouches(in app: CheckedApp) -> Bool {
    guard kind == .outlet, let property, !app.isMentionedByObjectiveC(property) else { return true }
    let obstacle = TouchObstacle.untouched
    return app.written.changes(obstacle.properties, of: property, from: obstacle.flag) { _, _ in true }
      || app.written.isHandedOn(property)
  }

  /// Whether code may let a user touch what an outlet leads to though something of it is in the way, or bring it to send
  /// its actions itself.
  fileprivate func mayRemove(_ obstacle: TouchObstacle, in app: CheckedApp, _ dead: DeadBlocks?) -> Bool {
    guard kind == .outlet, let property, !app.isMentionedByObjectiveC(property) else { return true }
    return app.written.changes(obstacle.properties, of: property, from: obstacle.flag) {
      dead?.mayRun($0, in: $1) != false
    } || app.written.isHandedOn(property)
      || app.written.calls(Self.bringing, of: property) || mayBeRemoved(obstacle, byObjectiveCIn: app)
  }

  /// Whether Objective-C sets one of an obstacle's properties of what an outlet leads to, to something else than what it is.
  private func mayBeRemoved(_ obstacle: TouchObstacle, byObjectiveCIn app: CheckedApp) -> Bool {
    guard let property else { return false }
    let standing = obstacle.flag ? Self.yes : Self.no
    return obstacle.properties.contains { member in
      app.given(member, of: property).contains { !standing.contains($0) }
    }
  }

  private static let yes: Set<Substring> = ["YES", "true", "TRUE", "1"]
  private static let no: Set<Substring> = ["NO", "false", "FALSE", "0"]

  /// What brings a control to send its actions, enables it, or binds its properties to what changes.
  private static let bringing: Set<String> = ["becomeFirstResponder", "sendActions", "setEnabled", "rx", "reactive"]

  /// Whether code sets the constant of the constraint that an outlet leads to 0 as soon as it is loaded, and never more.
  fileprivate func sizesNothing(in app: CheckedApp) -> Bool {
    guard kind == .outlet, let property, let owner = source?.customClass, !app.isMentionedByObjectiveC(property) else {
      return false
    }
    return app.written.setsForEver(toZero: ["constant"], of: property, in: owner)
      && !app.written.sets(["isActive", "active", "priority"], of: property) && !app.written.isHandedOn(property)
  }

  /// Whether code hides, disables or removes what an outlet leads to as soon as it is loaded, and never undoes that.
  fileprivate func blocksForEver(in app: CheckedApp, _ dead: DeadBlocks?) -> Bool {
    guard kind == .outlet, let property, let owner = source?.customClass else { return false }
    if app.screens?.code.classes(named: owner).isEmpty == true { return isOnlyBlocked(byObjectiveCIn: app) }
    guard !app.isMentionedByObjectiveC(property) else { return false }
    let mayRun: WrittenNames.MayRun = { dead?.mayRun($0, in: $1) != false }
    let written = app.written
    let isBlocked =
      written.setsForEver(TouchObstacle.hidden.properties, of: property, in: owner, where: mayRun)
      || written.setsForEver(toZero: TouchObstacle.transparent.properties, of: property, in: owner, where: mayRun)
      || [TouchObstacle.disabled, .untouched].contains {
        written.setsForEver(toFalse: $0.properties, of: property, in: owner, where: mayRun)
      } || written.removesForEver(property, in: owner)
    // What the app adds to views may show them again.
    return isBlocked && !written.isHandedOn(property) && !written.calls(Self.bringing, of: property)
      && app.screens.map { !written.calls($0.code.membersOfOthers, of: property) } != false
  }
}

extension InterfaceConnection {
  /// Whether all that Objective-C is seen to do of that with what an outlet leads to is to hide, disable or remove it.
  fileprivate func isOnlyBlocked(byObjectiveCIn app: CheckedApp) -> Bool {
    guard let property else { return false }
    func areAll(_ member: String, _ values: Set<Substring>) -> Bool {
      let given = app.given(member, of: property)
      return !given.isEmpty && given.allSatisfy(values.contains)
    }
    return ["", "_"].contains { app.objectiveCChanges.contains("\($0)\(property).removeFromSuperview") }
      || areAll("hidden", Self.yes) || ["enabled", "userInteractionEnabled"].contains { areAll($0, Self.no) }
  }
}

extension CheckedApp {
  /// What Objective-C does with views and bar items (``ObjectiveCClass/changes``).
  fileprivate var objectiveCChanges: [String] {
    guard let facts = screens?.code.facts else { return [] }
    return (facts.objectiveCClasses + facts.objectiveCCategories).flatMap(\.changes)
  }

  /// What Objective-C gives a member of a property, or of the variable behind it: the first word, `?` where it is none.
  fileprivate func given(_ member: String, of property: String) -> [Substring] {
    let names = [property, "_" + property]
    return objectiveCChanges.compactMap { change in
      guard let name = names.first(where: { change.hasPrefix("\($0).\(member)=") }) else { return nil }
      return change.dropFirst(name.count + member.count + 2)
    }
  }
}

extension CheckedApp {
  /// What code puts a controller on a navigation stack with.
  private static let pushing: Set<String> = [
    "pushViewController", "setViewControllers", "viewControllers", "show", "UINavigationController",
  ]

  /// Whether a screen may stand in a navigation controller by a segue on some way, or by code that names it and pushes.
  fileprivate func mayPush(_ screen: Screen) -> Bool {
    let leads = navigation.transitions(to: screen.id).contains { way in
      guard ![.present, .modal, .popover, .unwind].contains(way.kind), let source = model.screen(way.source) else {
        return false
      }
      return source.kind == .navigation || navigation.isInNavigationController(source) != false
    }
    if leads || isMentionedByObjectiveC("pushViewController") { return true }
    let names = Set([screen.customClass, screen.storyboardIdentifier].compactMap(\.self))
    // What names no screen may push any.
    let generic = names.isEmpty || screen.storyboardIdentifier == nil
    let source = written.source
    let code = screens?.code
    let modules = code?.modules(ofDocument: screen.location.file) ?? []
    let files = source.mentioning(Self.pushing).filter {
      code?.mayUse(modules, from: code?.modules(of: $0) ?? []) ?? true
    }
    return source.trees(generic ? files : files.intersection(source.mentioning(names))).contains { tree in
      !Self.pushing.isDisjoint(with: tree.texts) && (generic || !names.isDisjoint(with: tree.texts))
    }
  }

  /// Whether code may make a screen: by an identifier that it has, or as the first of its storyboard.
  func mayBeMadeByCode(_ screen: Screen) -> Bool {
    guard navigation.canBeMadeByCode(screen) else { return false }
    guard !screen.isInitial, let name = screen.storyboardIdentifier, let code = screens?.code else { return true }
    return written.mayUse(text: name) || !code.classes(named: name).isEmpty
      || code.hasGeneratedConstant(of: name, written.source)
  }

  /// Whether a screen is in no navigation controller's own stack, but only in tabs and in other screens, so that no bar
  /// shows its navigation item, unless code takes that for another's.
  ///
  /// - UIKit: a navigation bar shows the items of the controllers on its own stack; of those inside of a tab bar
  ///   controller on it, it shows that one's.
  func isOnlyInOtherContainers(_ screen: Screen) -> Bool {
    let ways = navigation.transitions(to: screen.id).filter { $0.kind != .unwind }
    guard !ways.isEmpty, !mayBeMadeByCode(screen), !navigation.startsApp(screen), screens != nil,
      !CodeFacts.ofBars.contains(where: isMentionedByObjectiveC)
    else { return false }
    let areInside = ways.allSatisfy { way in
      way.kind == .embed || way.kind == .relationship && model.screen(way.source)?.kind == .tabBar
    }
    return areInside && !written.asksOthers(for: "navigationItem")
  }

  /// Whether a screen is a navigation controller whose bar its document hides.
  fileprivate func hidesNavigationBar(_ screen: Screen) -> Bool {
    let document = model.documents.first { $0.file == screen.location.file }
    return document?.object(withID: screen.objectID)?.presentation.isNavigationBarHidden == true
  }

  /// Whether Objective-C writes a word.
  fileprivate func isMentionedByObjectiveC(_ word: String) -> Bool {
    screens?.code.facts.objectiveCMentions.contains(word) == true
  }
}
