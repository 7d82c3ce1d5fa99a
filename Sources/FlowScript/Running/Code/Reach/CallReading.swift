import FlowModel

/// How far the calls and settings of one function go.
@MainActor
struct CallReading {
  let reach: CodeReach
  /// The class whose code it is.
  let own: CodeType?
  let function: CodeFunction

  private var code: AppCode { reach.code }
  var kinds: KindReading { KindReading(code: code, own: own, function: function) }

  /// What the object is that a call or setting is done to.
  func kind(of value: CodeValue) -> ValueKind {
    let kind = kinds.kind(of: value)
    guard case .app(let type) = kind else { return kind }
    switch kinds.frameworkKind(of: type) {
    case .controller: return .controller
    case .view: return .view
    default: return kind
    }
  }

  // MARK: Statements

  func reach(of event: CodeEvent) -> Reach {
    switch event.action {
    case .call(let call):
      CodeNavigation.mayNavigate(event.action) ? .anything : self.reach(ofCall: call, isUnsure: event.isUnsure)
    case .assign(let target, let value):
      CodeNavigation.mayNavigate(event.action) ? .anything : self.reach(ofSetting: target, to: value)
    case .use(let use): mayBeNil(use) && !reach.ignoresTraps ? .anything : .nothing
    case .cast, .result, .leave: .nothing
    }
  }

  func reach(of effect: CodeEffect) -> Reach {
    switch effect.kind {
    case .call: reach(ofCall: effect.value, isUnsure: effect.isUnsure)
    case .assign: reach(ofSetting: effect.value, to: effect.newValue)
    case .force: isAddress(effect.value) || reach.ignoresTraps ? .nothing : .anything
    case .element: isInRange(effect.value) || reach.ignoresTraps ? .nothing : .anything
    case .divide: mayDivideByZero(effect) && !reach.ignoresTraps ? .anything : .nothing
    case .cast: reach.ignoresTraps || isCell(effect.value) ? .nothing : .anything
    case .unread: .anything
    case .mayLeave: .nothing
    }
  }

  /// Whether a property that is used as if it were there may be nil; outlets are the storyboard's.
  private func mayBeNil(_ use: CodeUse) -> Bool {
    guard let own, let found = code.properties(named: use.property, of: own).first?.property, !found.isOutlet else {
      return false
    }
    return use.kind == .member && found.optionality == .implicitlyUnwrapped
  }

  private func isCell(_ value: CodeValue) -> Bool {
    function.whole(CodeValue(value.root, value.path.dropLast())).calledName?.hasPrefix("dequeueReusable") == true
  }

  private func isAddress(_ value: CodeValue) -> Bool {
    let whole = function.whole(value)
    return whole.madeType == "URL" && whole.arguments?.first?.value.text?.hasPrefix("http") == true
  }

  // MARK: Calls

  /// How far a call goes.
  func reach(ofCall written: CodeValue, isUnsure: Bool = false) -> Reach {
    let call = function.whole(written)
    guard let arguments = call.arguments else { return .anything }
    if loadsMissingStoryboard(call), !reach.ignoresTraps { return .anything }
    if call.isTrap { return reach.ignoresTraps ? .nothing : .anything }
    guard let name = call.calledName else { return .anything }
    if call.root == .parent {
      if let above = own.flatMap({ code.lineage(of: $0).classes.dropFirst().first }),
        let found = code.functions(named: name, of: above).first
      {
        return reach.summary(of: found.function, in: found.owner).reach
      }
      return ReachTables.callbacks.contains(name) && name == function.name ? .nothing : .anything
    }
    if call.root == .name("String"), !code.declares(call.root) { return .nothing }
    let isInert = call.root.isInertType && !code.declares(call.root)
    let isHanded =
      arguments.contains { argument in
        let kind = self.kind(ofArgument: argument.value)
        if isInert, case .unknown = kind { return false }
        return kind.reachesScreens
      } || (isUnsure && !isInert)
    if call.path.count == 1 { return reach(ofFunction: name, call, isHanded: isHanded) }
    guard let receiver = call.receiver else { return .anything }
    if case .implicit = call.root, receiver.path.isEmpty {
      return candidates(name, nil).map { $0.reach } ?? .nothing
    }
    let kind = kinds.kind(of: receiver)
    if mayTrap(name, arguments) && !reach.ignoresTraps, kind.isValue { return .anything }
    if mayChange(name, of: kind) {
      let change = reach(ofChanging: receiver)
      if change > .nothing { return change }
    }
    if name == "init" || call.madeType != nil { return reach(ofMaking: kind, isHanded: isHanded) }
    if name == "instantiate", isHanded { return .elements }
    if case .plain = kind {
      // An extension of the app's on a type that is not.
      if let own = candidates(name, nil), own.reach > .nothing { return own.reach }
      return isHanded && !ReachTables.valueMethods.contains(name) ? .anything : .nothing
    }
    if case .app(let type) = kind, let found = candidates(name, type) { return found.reach }
    if case .unknown = kind, let found = candidates(name, nil) {
      return max(found.reach, ReachTables.valueMethods.contains(name) ? .nothing : found.reach)
    }
    return reach(ofForeign: name, on: self.kind(of: receiver), call, isHanded: isHanded)
  }

  private func kind(ofArgument value: CodeValue) -> ValueKind {
    // What a closure that is written here does stands under its own condition.
    if case .closure = value.root { return .plain }
    return kinds.kind(of: value)
  }

  private func reach(ofFunction name: String, _ call: CodeValue, isHanded: Bool) -> Reach {
    guard case .name = call.root else { return .anything }
    if name.first?.isUppercase == true { return reach(ofMaking: kinds.kind(ofType: name), isHanded: isHanded) }
    if let found = own.flatMap({ candidates(name, $0) }) ?? candidates(name, nil) { return found.reach }
    if ReachTables.quietFunctions.contains(name) || ReachTables.quietMethods.contains(name) { return .nothing }
    // A method of UIKit's on `self`, or a function that is not here.
    guard let own else { return isHanded ? .anything : .nothing }
    switch kinds.frameworkKind(of: own) {
    case .view: return reach(ofForeign: name, on: .view, call, isHanded: isHanded)
    case .controller: return .anything
    default: return isHanded || code.lineage(of: own).root != .none ? .anything : .nothing
    }
  }

  private func reach(ofMaking kind: ValueKind, isHanded: Bool) -> Reach {
    switch kind {
    case .app(let type):
      var found = Reach.Summary()
      for owner in code.lineage(of: type).classes.isEmpty ? [type] : code.lineage(of: type).classes {
        for function in owner.functions
        where [.initializer, .initialValue].contains(function.kind) && !function.isStatic {
          if function.kind == .initialValue, function.modifiers.contains("lazy") { continue }
          if function.alwaysTraps { continue }
          found.note(reach.summary(of: function, in: owner))
        }
      }
      // What a view that is being made does to itself is seen where it is added.
      if found.reach == .elements, case .view = kinds.frameworkKind(of: type) { return .nothing }
      return found.reach
    case .view, .controller, .item: return .nothing
    case .plain: return isHanded ? .anything : .nothing
    case .closure, .unknown: return .anything
    }
  }

  /// How far the app's own functions of a name go; nil where it has none. A property that is called holds a closure.
  private func candidates(_ name: String, _ type: CodeType?) -> Reach.Summary? {
    var members = reach.functions[name] ?? []
    members.removeAll { $0.function.kind != .function && $0.function.kind != .subscripting }
    if let type, type.kind != .protocol {
      let family = Set((code.sources(of: type) + code.family(of: type).flatMap { code.sources(of: $0) }).map(\.name))
      members.removeAll { member in member.owner.map { !family.contains($0.name) } ?? true }
      if code.properties(named: name, of: type).first != nil {
        return Reach.Summary(reach: .anything, location: type.location, text: name)
      }
    } else if type == nil, let property = reach.properties[name]?.first?.property {
      return Reach.Summary(reach: .anything, location: property.location, text: name)
    } else if let type, code.properties(named: name, of: type).first != nil {
      return Reach.Summary(reach: .anything, location: type.location, text: name)
    }
    let implemented = members.filter(\.function.hasBody)
    guard !implemented.isEmpty else {
      return members.isEmpty
        ? nil : Reach.Summary(reach: .anything, location: members[0].function.location, text: name)
    }
    var found = Reach.Summary()
    for member in implemented { found.note(reach.summary(of: member.function, in: member.owner)) }
    return found
  }

  private func reach(ofForeign name: String, on kind: ValueKind, _ call: CodeValue, isHanded: Bool) -> Reach {
    switch kind {
    case .plain: return isHanded ? .anything : .nothing
    case .view:
      if ReachTables.quietMethods.contains(name) { return .nothing }
      return ReachTables.farViewMethods.contains(name) ? .anything : .elements
    case .item: return name.hasPrefix("activate") ? .elements : .elements
    case .controller: return ReachTables.quietMethods.contains(name) ? .nothing : .anything
    case .app, .closure, .unknown: break
    }
    let root: String? = if case .name(let root) = call.root { root } else { nil }
    switch root {
    case "UIView" where !isHanded: return .nothing
    case "NotificationCenter", "NSNotificationCenter":
      if name == "post" { return reach.hasObservers ? .anything : .nothing }
      if name == "removeObserver" { return .nothing }
      return name == "addObserver" ? reach(ofSelectorIn: call) : .anything
    case "Timer": return isHanded ? reach(ofSelectorIn: call) : .nothing
    default: break
    }
    if name == "addObserver" { return reach(ofSelectorIn: call) }
    if ReachTables.valueMethods.contains(name), !isHanded || name == "append" || name == "insert" || name == "remove" {
      return .nothing
    }
    return ReachTables.quietMethods.contains(name) ? .nothing : .anything
  }

  /// What a method does that somebody else calls by its `#selector`.
  private func reach(ofSelectorIn call: CodeValue) -> Reach {
    for argument in call.arguments ?? [] {
      guard case .selector(let written) = argument.value.root else { continue }
      let name = String(written.prefix { $0 != "(" }.split(separator: ".").last ?? "")
      return candidates(name, nil)?.reach ?? .anything
    }
    return .anything
  }

  // MARK: Settings

  /// How far it goes to set something.
  func reach(ofSetting written: CodeValue, to value: CodeValue?) -> Reach {
    let target = function.whole(written)
    var path = target.path
    while let last = path.last, last.isPlain || last.isElement { path.removeLast() }
    // A part of what only looks: `layer.cornerRadius`, `contentInset.top`.
    for case .member(let part) in path.dropLast()
    where ReachTables.looks.contains(part) && reach.properties[part] == nil {
      return .nothing
    }
    let name: String
    var receiver: CodeValue?
    if case .member(let member)? = path.last {
      name = member
      receiver = CodeValue(target.root, Array(path.dropLast()))
    } else if case .name(let root) = target.root, path.isEmpty {
      name = root
    } else {
      switch target.root {
      case .local, .parameter: return path.isEmpty ? .nothing : .anything
      case .result, .other: return target.root.isLocalText ? .nothing : .anything
      default: return .anything
      }
    }
    if path.dropLast().contains(.member("layer")), ReachTables.layerElements.contains(name) { return .elements }
    if let receiver {
      let change = reach(ofChanging: receiver)
      if change > .nothing { return change }
    }
    let kind = receiver.map(kinds.kind) ?? own.map { .app($0) } ?? .plain
    if case .app(let type) = kind, let found = code.properties(named: name, of: type).first {
      return reach(ofSetting: found.property, in: found.owner)
    }
    if receiver == nil, own == nil || code.properties(named: name, of: own!).isEmpty,
      let global = reach.properties[name]?.first(where: { $0.owner == nil })
    {
      return reach(ofSetting: global.property, in: nil)
    }
    switch self.kind(of: receiver ?? CodeValue(.itself)) {
    case .plain: return .nothing
    case .view, .item: return ReachTables.looks.contains(name) ? .nothing : .elements
    case .controller:
      if ReachTables.looks.contains(name) || name == "restorationIdentifier" { return .nothing }
      return Self.controllerElements.contains(name) ? .elements : .anything
    case .app, .closure, .unknown: break
    }
    if let candidates = reach.properties[name] {
      return candidates.map { reach(ofSetting: $0.property, in: $0.owner) }.max() ?? .anything
    }
    if ReachTables.looks.contains(name) { return .nothing }
    return ReachTables.viewProperties.contains(name) ? .elements : .anything
  }

  /// Properties of controllers that change what bars and the controller's own view show.
  private static let controllerElements: Set<String> = [
    "title", "hidesBottomBarWhenPushed", "view", "isNavigationBarHidden", "isToolbarHidden", "toolbarItems",
    "isEditing",
    "clearsSelectionOnViewWillAppear", "hidesBarsOnSwipe", "hidesBarsOnTap",
  ]

  /// What setting one of the app's properties sets off.
  func reach(ofSetting property: CodeProperty, in owner: CodeType?) -> Reach {
    if !property.wrappers.isEmpty || property.modifiers.contains("dynamic") { return .anything }
    guard property.isComputed || !property.observers.isEmpty else { return .nothing }
    let bodies = (owner?.functions ?? []).filter {
      $0.name == property.name && [.setter, .willSet, .didSet].contains($0.kind) && $0.location == property.location
    }
    if owner == nil { return .anything }
    return bodies.map { reach.summary(of: $0, in: owner).reach }.max() ?? .nothing
  }
}

extension CodeValue.Hop {
  /// Whether it is `[…]`.
  var isElement: Bool { if case .element = self { true } else { false } }
}

extension CodeValue.Root {
  /// Whether it is the text of a local place.
  fileprivate var isLocalText: Bool { if case .result = self { true } else { false } }

  /// Whether it names a type that only keeps, counts or sends what it is handed.
  fileprivate var isInertType: Bool {
    if case .name(let name) = self { ReachTables.inertTypes.contains(name) } else { false }
  }
}

extension CodeValue {
  /// Whether an element is certainly there or asking for it is harmless: a text asks a dictionary, and the row that a
  /// finger touches exists.
  var isInRange: Bool {
    guard case .element(let arguments)? = path.last(where: { $0.isElement }) else { return false }
    return arguments.allSatisfy { argument in
      if case .text = argument.value.root, argument.value.path.isEmpty { return true }
      if case .other(let text) = argument.value.root, text.hasPrefix("\"") { return true }
      return ["row", "item", "section"].contains(argument.value.lastName)
    }
  }
}

extension AppCode {
  /// Whether the app has a type of this name itself.
  fileprivate func declares(_ root: CodeValue.Root) -> Bool {
    if case .name(let name) = root { types(named: name).contains { $0.kind != .extension } } else { false }
  }
}
