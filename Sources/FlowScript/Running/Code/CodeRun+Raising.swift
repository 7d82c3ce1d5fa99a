import FlowInterfaceBuilder
import FlowModel
import HeadlessUIKit

/// Leaves open what something that is not followed may change: which elements, or everything.
extension CodeRun {
  func raise(
    _ reach: Reach, ofCall call: CodeValue, _ conditions: [CodeCondition], _ doubt: Leaving?,
    at location: SourceLocation
  ) {
    var call = call
    // `views.forEach(stack.addArrangedSubview)`.
    if call.calledName == "forEach", let passed = call.arguments?.first?.value, let name = passed.lastName,
      Self.addingMethods.contains(name), case .view? = passed.receiver.flatMap(values.value)
    {
      let list = call.receiver
      call = passed.appending(.call([]))
      if case .array(let views)? = list.map(scope.expanded)?.root {
        raise(moving: views, by: name, conditions, doubt, at: location)
      }
      return raise(.elements, ofCall: call, conditions, doubt, at: location)
    }
    let whole = scope.expanded(call)
    let method = call.calledName ?? ""
    let words = whole.path.contains { $0.isCall } ? whole.nameText : method
    var part = ElementDoubt.Part.content
    if Self.touchMethods.contains(method) { part = .touch }
    if Self.addingMethods.contains(method) {
      part = .additions
      raise(moving: call.arguments?.first.map { [$0.value] } ?? [], by: method, conditions, doubt, at: location)
    } else if let type = whole.madeType, type != "NSLayoutConstraint" {
      // A stack or an item that is made of views takes them out of where they are.
      let views = (call.arguments ?? []).flatMap { $0.value.elements }.filter(isLiveView)
      raise(moving: views, by: type, conditions, doubt, at: location)
    }
    raise(
      reach, on: call.receiver ?? CodeValue(.itself), "what \(words) does in \(name)", conditions, doubt, at: location,
      part, changesWayBack: Self.wayBackMembers.contains(method))
    if part == .additions, reach == .elements, !method.contains("Arranged"), !addsLabel(call) {
      raise(
        .elements, on: call.receiver ?? CodeValue(.itself), "what a touch on what \(name) adds to does", conditions,
        doubt, at: location, .touch)
    }
  }

  /// Views go to another place: those that are on the screen may not be seen any more.
  private func raise(
    moving views: [CodeValue], by method: String, _ conditions: [CodeCondition], _ doubt: Leaving?,
    at location: SourceLocation
  ) {
    for view in views.flatMap(\.elements) where isLiveView(view) || !isMadeInCode(view) {
      raise(
        .elements, on: isLiveView(view) ? view : CodeValue(.itself), "what \(method) moves in \(name)", conditions,
        doubt, at: location)
    }
  }

  private func isLiveView(_ value: CodeValue) -> Bool {
    if case .view? = values.value(of: value) { true } else { false }
  }

  private static let wayBackMembers: Set<String> = [
    "hidesBackButton", "isNavigationBarHidden", "leftBarButtonItem", "leftBarButtonItems", "setHidesBackButton",
    "setLeftBarButton", "setLeftBarButtonItems", "setNavigationBarHidden",
  ]
  private static let stateProperties: Set<String> = [
    "isEnabled", "isUserInteractionEnabled", "isFirstResponder", "tag",
  ]
  private static let valueProperties: Set<String> = [
    "isSelected", "isOn", "selectedSegmentIndex", "isHighlighted", "value",
  ]
  private static let touchMethods: Set<String> = [
    "addTarget", "addGestureRecognizer", "removeTarget", "removeGestureRecognizer", "addInteraction", "addAction",
  ]
  private static let addingMethods: Set<String> = [
    "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview",
  ]

  /// Whether a call adds a view that lets touches through.
  private func addsLabel(_ call: CodeValue) -> Bool {
    guard let added = call.arguments?.first?.value else { return false }
    return ["UILabel", "UIImageView"].contains(scope.expanded(added).madeType)
  }

  func raise(
    _ reach: Reach, ofSetting target: CodeValue, _ conditions: [CodeCondition], _ doubt: Leaving?,
    at location: SourceLocation
  ) {
    let property = target.lastName ?? ""
    let receiver = target.receiver
    // What an alert says after it was made.
    let isOfAlert = receiver.map { scope.expanded($0).madeType == "UIAlertController" } ?? false
    if isOfAlert, ["message", "title"].contains(property) {
      let question = "what \(scope.expanded(target).nameText) is in \(name)"
      return raise(.anything, on: nil, question, conditions, doubt, at: location)
    }
    if property == "text", let outlet = receiver?.ownName, code.givens.text(ofOutlet: outlet, on: screen) != nil {
      return
    }
    var part: ElementDoubt.Part =
      Self.stateProperties.contains(property) ? .state : Self.valueProperties.contains(property) ? .value : .content
    // A header or footer where there is none takes nothing away.
    if ["tableFooterView", "tableHeaderView"].contains(property), let receiver,
      case .view(let table as UITableView)? = values.value(of: receiver),
      (property == "tableFooterView" ? table.tableFooterView : table.tableHeaderView) == nil
    {
      part = .additions
    }
    var hint: String?
    var question = "what \(scope.expanded(target).nameText) is in \(name)"
    if property == "text", let outlet = receiver?.ownName {
      hint = GivenLines.text(ofOutlet: "\(screen.screenName).\(outlet)", text: nil)
      question = "which text \(name) gives \(outlet)"
    }
    raise(
      reach, on: receiver ?? CodeValue(.itself), question, conditions, doubt, at: location, part, hint: hint,
      changesWayBack: Self.wayBackMembers.contains(property) || target.path.contains(.member("navigationBar")))
  }

  func raise(
    _ reach: Reach, on receiver: CodeValue?, _ question: String, _ conditions: [CodeCondition] = [],
    _ doubt: Leaving? = nil, at location: SourceLocation, _ part: ElementDoubt.Part = .content, hint: String? = nil,
    changesWayBack: Bool = false
  ) {
    switch reach {
    case .nothing: return
    case .anything:
      if holds(conditions) == nil {
        ask(conditions)
      } else if doubt != nil {
        ask(doubt)
      } else {
        leaveUndecided(question, at: location)
      }
      isStopped = true
    case .elements:
      var doubtful = ElementDoubt(
        screen: screen, isOfAnyScreen: false, view: nil, isOfWholeScreen: true, part: part, question: question,
        location: location, hint: hint)
      doubtful.isOfWayBack = part == .content && changesWayBack
      if let receiver {
        switch values.value(of: receiver) {
        case .view(let view)?:
          doubtful.view = view
          doubtful.isOfWholeScreen = false
        case .controller(let controller?)?: doubtful.screen = controller
        default:
          // What is done to a view that code has made changes none that was there.
          if part == .content, isMadeInCode(receiver) { doubtful.part = .additions }
          if !isOfOwnScreen(receiver) { doubtful.isOfAnyScreen = true }
        }
      }
      code.doubts.add(doubtful)
    }
  }

  /// Whether a view or item is certainly one of the screen's own: an outlet, a view that the class makes, what lies in
  /// them.
  private func isOfOwnScreen(_ value: CodeValue) -> Bool {
    let whole = scope.expanded(value)
    var path = whole.path[...]
    let first: String
    switch (whole.root, path.first) {
    case (.itself, nil), (.parent, nil): return true
    case (.itself, .member(let name)?), (.parent, .member(let name)?):
      path.removeFirst()
      first = name
    case (.name(let name), _): first = name
    default: return false
    }
    guard Self.ownMembers.contains(first) || isOwnProperty(first) else { return false }
    let kinds = KindReading(code: scope.code, own: own, function: scope.function)
    return path.indices.allSatisfy { index in
      switch path[index] {
      case .member(let name) where ["inputAccessoryView", "next", "superview", "window"].contains(name): return false
      case .member:
        switch kinds.kind(of: CodeValue(whole.root, Array(whole.path[...index]))) {
        case .view, .item, .plain: return true
        default: return false
        }
      default: return true
      }
    }
  }

  private static let ownMembers: Set<String> = [
    "collectionView", "navigationItem", "tableView", "title", "toolbarItems", "view", "viewIfLoaded",
  ]

  private func isOwnProperty(_ name: String) -> Bool {
    guard let declared = scope.code.properties(named: name, of: own).first?.property, !declared.isStatic else {
      return false
    }
    return declared.isOutlet || code.isConnected(name, on: screen) == true
      || (declared.initialValue != nil && code.reach?.settings.contains(name) == false)
  }

  /// Whether a value is a view that this code, or a property's initial value, makes, and that knows no other view.
  private func isMadeInCode(_ value: CodeValue) -> Bool {
    guard let reach = code.reach else { return false }
    let whole = scope.expanded(value)
    if whole.madeType == nil {
      guard let name = whole.ownName, !reach.settings.contains(name),
        let declared = scope.code.properties(named: name, of: own).first?.property, !declared.isOutlet,
        declared.initialValue != nil
      else { return false }
    }
    let kinds = KindReading(code: scope.code, own: own, function: scope.function)
    switch kinds.kind(of: whole) {
    case .view, .item: return !(whole.arguments ?? []).contains { kinds.kind(of: $0.value).reachesScreens }
    case .app(let type): return kinds.isView(type) && kinds.keepsToItself(type)
    default: return false
    }
  }
}

extension CodeValue {
  /// The elements of a list that is written out; else the value.
  fileprivate var elements: [CodeValue] {
    if case .array(let elements) = root, path.isEmpty { elements } else { [self] }
  }

  /// The names on the way: `coordinator.showC`.
  var nameText: String {
    var names: [String] = []
    switch root {
    case .itself, .implicit, .result: break
    default: names.append("\(root)")
    }
    for hop in path { if case .member(let name) = hop { names.append(name) } }
    return names.isEmpty ? description : names.joined(separator: ".")
  }
}
