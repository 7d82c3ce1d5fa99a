import FlowInterfaceBuilder
import FlowModel
import HeadlessUIKit

/// What the run does not follow: it leaves the step undecided, or what elements show.
extension CodeRun {
  private var reading: CallReading? {
    code.reach.map { CallReading(reach: $0, own: own, function: scope.function) }
  }

  /// Leaves the step undecided where the function reads what does something when it is read.
  func raiseActiveReads() {
    guard let reach = code.reach else { return }
    for name in scope.function.mentions {
      guard let found = reach.activeReads[name] else { continue }
      raise(
        found.reach, on: nil, "what `\(found.text)` does when \(self.name) reads \(name)",
        at: found.location ?? scope.function.location)
    }
  }

  /// An event that nothing of the run does.
  func raise(_ event: CodeEvent, _ number: Int, _ conditions: [CodeCondition], _ doubt: Leaving?) {
    guard let reading, !isHelper(number) else { return }
    switch event.action {
    case .use(let use):
      raise(use, conditions, doubt, at: event.location)
    case .call(let call):
      if isRecursion(number), holds(conditions) == true, doubt == nil {
        leaveUndecided("whether `\(call)`, which calls itself, ever ends in \(name)", at: event.location)
        isStopped = true
        return
      }
      if isKnown(call, conditions, doubt, isUnsure: event.isUnsure) { return }
      raise(reading.reach(ofCall: call, isUnsure: event.isUnsure), ofCall: call, conditions, doubt, at: event.location)
    case .assign(let target, let value):
      let reach =
        CodeNavigation.mayNavigate(event.action) && reading.reach(ofSetting: target, to: value) != .nothing
        ? .anything : reading.reach(ofSetting: target, to: value)
      if value == nil || values.controller(target.receiver ?? CodeValue(.itself)) == nil { forget(target) }
      raise(reach, ofSetting: target, conditions, doubt, at: event.location)
    case .cast, .result, .leave: return
    }
  }

  /// An effect.
  func raise(_ effect: CodeEffect, _ conditions: [CodeCondition], _ doubt: Leaving?) {
    guard let reading else { return }
    switch effect.kind {
    case .mayLeave: return
    case .call:
      if isKnown(effect.value, conditions, doubt, isUnsure: effect.isUnsure) { return }
      raise(
        reading.reach(ofCall: effect.value, isUnsure: effect.isUnsure), ofCall: effect.value, conditions, doubt,
        at: effect.location)
    case .assign:
      forget(effect.value)
      raise(
        reading.reach(ofSetting: effect.value, to: effect.newValue), ofSetting: effect.value, conditions, doubt,
        at: effect.location)
    case .force:
      guard reading.reach(of: effect) != .nothing, !isThere(effect.value) else { return }
      if case .nothing? = values.value(of: effect.value), holds(conditions) == true, doubt == nil, !effect.isUnsure {
        code.noteTrap("\(effect.text) is nil in \(name)", at: effect.location, in: screen.simulation)
        isStopped = true
        return
      }
      raise(.anything, on: nil, "whether `\(effect.text)` is nil in \(name)", conditions, doubt, at: effect.location)
    case .cast:
      guard !isOfType(effect.value) else { return }
      raise(
        .anything, on: nil, "whether `\(effect.text)` is what \(name) casts it to", conditions, doubt,
        at: effect.location)
    case .element:
      guard reading.reach(of: effect) != .nothing else { return }
      if reading.isOutOfRange(effect.value), holds(conditions) == true, doubt == nil, !effect.isUnsure {
        code.noteTrap("there is no \(effect.text) in \(name)", at: effect.location, in: screen.simulation)
        isStopped = true
        return
      }
      raise(.anything, on: nil, "whether `\(effect.text)` is there in \(name)", conditions, doubt, at: effect.location)
    case .divide:
      guard reading.reach(of: effect) != .nothing else { return }
      raise(.anything, on: nil, "whether `\(effect.text)` is 0 in \(name)", conditions, doubt, at: effect.location)
    case .unread:
      raise(.anything, on: nil, "what `\(effect.text)` does in \(name)", conditions, doubt, at: effect.location)
    }
  }

  /// A transition of which not all is known.
  func leaveOpen(_ event: CodeEvent, _ what: String) {
    leaveUndecided("\(what) \(name) has come to here", at: event.location)
    isStopped = true
  }

  // MARK: Crashes

  private func raise(_ use: CodeUse, _ conditions: [CodeCondition], _ doubt: Leaving?, at location: SourceLocation) {
    guard let declared = scope.code.properties(named: use.property, of: own).first?.property,
      use.kind == .member ? declared.optionality == .implicitlyUnwrapped : false
    else { return }
    if declared.isOutlet {
      guard screen.isViewLoaded, code.isConnected(use.property, on: screen) == false else { return }
      guard holds(conditions) == true, doubt == nil else {
        return raise(
          .anything, on: nil, "whether \(name) uses the outlet \(use.property), which is not connected", conditions,
          doubt, at: location)
      }
      code.noteTrap(
        "\(name) uses the outlet \(use.property), which is not connected", at: location, in: screen.simulation)
      isStopped = true
      return
    }
    if isThere(CodeValue(.name(use.property))) { return }
    if code.held(use.property, by: screen).map(\.exists) == false, holds(conditions) == true, doubt == nil {
      code.noteTrap("\(use.property) is nil in \(name)", at: location, in: screen.simulation)
      isStopped = true
      return
    }
    leaveUndecided(
      "whether '\(use.property)' of \(screen.screenName) is set when \(name) uses it", at: location,
      asks: .dependency(property: use.property, screen: screen.screenName))
    isStopped = true
  }

  /// Whether a value is certainly not nil.
  func isThere(_ value: CodeValue) -> Bool {
    if let live = values.value(of: value) { return live.exists }
    let whole = scope.expanded(value)
    if let property = whole.ownName {
      if let declared = scope.code.properties(named: property, of: own).first?.property, declared.optionality == .plain,
        declared.type != nil, !declared.isComputed
      {
        return true
      }
      if let isSet = code.givens.isInjected(property, into: screen) { return isSet }
      if case .set? = scope.code.properties(named: property, of: own).first.map({
        code.dependencies.answer(property, of: screen, declaredBy: $0.owner)
      }), code.isSetForSure(property, of: screen) {
        return true
      }
    }
    if whole == CodeValue(.name("storyboard")) || whole == CodeValue(.itself, [.member("storyboard")]) {
      return screen.storyboard != nil
    }
    if whole.madeType.map({ scope.code.type($0, in: own)?.initializers.allSatisfy { !$0.isFailable } ?? false }) == true
    {
      return true
    }
    return made(value) != nil
  }

  private func isOfType(_ value: CodeValue) -> Bool {
    guard case .forcedCast(let type)? = value.path.last else { return false }
    let plain = CodeValue(value.root, value.path.dropLast())
    // What prepare casts its destination to is looked at as the segue is prepared.
    if prepare?.wayFromDestination(plain) != nil { return true }
    if scope.expanded(plain).calledName?.hasPrefix("dequeueReusable") == true { return true }
    guard let live = values.value(of: plain) ?? made(plain) else { return false }
    return values.isKind(live, type) == true
  }

  // MARK: What is known

  /// Whether a call is one that the run does, or that is without effect here.
  private func isKnown(_ call: CodeValue, _ conditions: [CodeCondition], _ doubt: Leaving?, isUnsure: Bool) -> Bool {
    guard let method = call.calledName, let arguments = call.arguments else { return false }
    if reading?.loadsMissingStoryboard(call) == true { return false }
    // A local function runs where it is called.
    if case .local = call.root, call.path.count == 1 { return false }
    if call.madeType != nil, makesController(call) { return true }
    if makesOnly(call) || code.givens.result(of: scope.expanded(call).description) != nil { return true }
    if holds(conditions) == true, doubt == nil, !isUnsure, runMethod(method, of: call) { return true }
    if Self.harmless.contains(method), method != "addSubview", method != "addTarget" { return true }
    guard let receiver = call.receiver, case .view(let view)? = values.value(of: receiver),
      holds(conditions) == true, doubt == nil, !isUnsure,
      scope.code.type(view.className ?? "") == nil,
      code.reach?.functions[method] == nil || ["addSubview", "insertSubview"].contains(method)
    else { return false }
    return ViewSetting(values: values, run: self).call(method, arguments, of: view)
  }

  /// Whether a call does nothing but make a screen.
  private func makesOnly(_ call: CodeValue) -> Bool {
    if case .value = scope.code.screen(call, in: scope.function, of: own).origin { return false }
    return code.viewReach.map { CallReading(reach: $0, own: own, function: scope.function) }?.reach(ofCall: call)
      == .nothing
  }

  func onlyMakes(_ event: CodeEvent) -> Bool {
    if case .call(let call) = event.action { makesOnly(call) } else { false }
  }

  /// Runs a method of another screen's class.
  ///
  /// - Returns: false where the screen or the method is not known.
  private func runMethod(_ method: String, of call: CodeValue) -> Bool {
    guard let arguments = call.arguments, let receiver = call.receiver,
      let controller = values.controller(receiver) ?? nil,
      controller !== screen, let type = code.classes(of: controller)?.first, code.nesting < 16
    else { return false }
    let labels = arguments.map(\.label)
    let found = scope.code.functions(named: method, of: type).filter { $0.function.takes(labels) }
    guard let first = found.first, found.count == 1 || found.dropFirst().allSatisfy({ $0.owner.id != first.owner.id }),
      !first.function.isStatic
    else { return false }
    var given: [String: Any] = [:]
    for (name, value) in first.function.values(for: arguments) {
      switch values.value(of: value) ?? made(value) {
      case .controller(let controller?)?: given[name] = controller
      case .view(let view)?: given[name] = view
      case .text(let text)?: given[name] = text
      default: continue
      }
    }
    code.nesting += 1
    defer { code.nesting -= 1 }
    guard let run = CodeRun(first.function, of: first.owner, on: controller, arguments: given, code: code) else {
      return false
    }
    _ = run.run()
    isStopped = isStopped || run.isStopped
    return true
  }

  private func makesController(_ call: CodeValue) -> Bool {
    guard let type = call.madeType else { return false }
    if let own = scope.code.type(type, in: own) {
      guard case .framework(let base) = scope.code.lineage(of: own).root else { return false }
      return FrameworkAncestry.lineage(of: base).contains("UIViewController")
    }
    return FrameworkAncestry.lineage(of: type).contains("UIViewController")
      || (AppleClass.isName(type) && type.hasSuffix("Controller"))
  }

  /// What is changed in a way that is not followed is not known any more.
  private func forget(_ target: CodeValue) {
    guard let property = scope.expanded(target).path.isEmpty ? target.ownName : target.lastName else { return }
    let holder = target.receiver ?? CodeValue(.itself)
    if let controller = values.controller(holder) ?? nil {
      code.hold(nil, in: property, of: controller)
    } else {
      code.forget(property)
    }
  }
}

extension CodeValue {
  /// `name` or `self.name`.
  var ownName: String? {
    switch (root, path.first) {
    case (.name(let name), nil): name
    case (.itself, .member(let name)?) where path.count == 1: name
    case (.itself, .optional?) where path.count == 2: lastName
    default: nil
    }
  }
}
