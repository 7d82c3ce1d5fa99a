import FlowInterfaceBuilder
import FlowModel
import HeadlessUIKit

/// What a flow knows of the app's code: what its sources say, and what the flow states.
@MainActor
final class FlowCode: UnlinkedCode {
  /// What the flow states.
  let givens = GivenBook()
  /// The classes behind the screens; nil without sources.
  let screens: AppScreens?
  /// Who gave which screen what.
  let dependencies: DependencyBook
  private var holders: [(holder: Weak, property: String, held: LiveValue?)] = []

  private var openAlerts: [(alert: Weak, open: OpenAlert)] = []

  /// Where code has set something of layout to what is known.
  private var knownLayout: Set<SourceLocation> = []

  /// What ended the app, in order.
  private(set) var traps: [(message: String, location: SourceLocation, findings: Int)] = []

  /// The properties that were set of objects which are not known.
  private var changedSomewhere: Set<String> = []

  /// The getters that extensions of others' classes have.
  private(set) lazy var extendedGetters = Set(
    screens?.code.extensionsOfOthers.flatMap(\.functions).map(\.name) ?? [])
  /// Where code sets the style of all navigation bars: `UINavigationBar.appearance().barStyle`.
  private(set) lazy var barStyleSetting = screens?.scopes.lazy.flatMap { scope in
    scope.function.events.filter { event in
      guard case .assign(let target, _) = event.action, target.lastName == "barStyle" else { return false }
      return scope.expanded(target).root == .name("UINavigationBar")
    }
  }.first?.location
  /// The getters that were looked up, nil for UIKit's own.
  var getters: [GetterKey: Getter?] = [:]

  /// How far the app's code goes where it is not followed; nil without sources.
  let reach: CodeReach?
  /// The same of views' classes, whose traps under conditions are taken not to happen.
  let viewReach: CodeReach?
  /// How many methods of other screens run inside one another.
  var nesting = 0
  /// How many traps and findings belong to earlier launches.
  var earlierTraps = 0
  var earlierFindings = 0
  /// What code may have done to elements.
  let doubts = ElementDoubts()
  /// What UIKit calls of classes by itself, by the class's number.
  var audits: [Int: [ClassAudit.Finding]] = [:]

  private struct Weak { weak var controller: UIViewController? }

  /// - Parameters:
  ///   - screens: the classes behind the screens; nil without sources.
  ///   - injection: what the project says of its dependencies.
  init(screens: AppScreens? = nil, injection: Injection.Settings = Injection.Settings()) {
    self.screens = screens
    dependencies = DependencyBook(screens: screens, injection: injection)
    let storyboards = Set(screens?.model.storyboards.map(\.name) ?? [])
    reach = screens.map { CodeReach($0.code, storyboards: storyboards) }
    viewReach = screens.map { CodeReach($0.code, storyboards: storyboards, ignoresTraps: true) }
  }

  /// Forgets what happened before the app is launched anew.
  func startAnew() {
    doubts.removeAll()
    earlierTraps = traps.count
    earlierFindings = dependencies.findings.count
  }

  // MARK: What the simulation asks

  func rows(on screen: UIViewController) -> [UnlinkedRow]? { givens.rows(on: screen) }

  func text(ofOutlet outlet: String, on screen: UIViewController) -> String? {
    givens.text(ofOutlet: outlet, on: screen)
  }

  /// The screen whose class implements the action, where the sources say so of one alone; else the one that is stated.
  func unwindDestination(of action: String, among screens: [UIViewController]) -> UIViewController? {
    let known = screens.filter { classes(of: $0) != nil }
    let implementing = known.filter { function(action, on: $0) != nil }
    if known.count == screens.count, let first = implementing.first { return first }
    return givens.unwindDestination(of: action, among: screens)
  }

  func perform(_ selector: String, on screen: UIViewController, with argument: Any?) -> UnlinkedAnswer {
    guard let classes = classes(of: screen), let own = classes.first, let code = screens?.code else { return .unknown }
    guard let found = function(selector, on: screen) else {
      // An extension of Apple's class, or a superclass that is not here, may have it.
      if case .framework = code.lineage(of: own).root, !isImplementedByExtension(selector, in: code) {
        return .notImplemented
      }
      return .unknown
    }
    var arguments: [String: Any] = [:]
    let parameters = found.function.parameters
    if let touch = argument as? UnlinkedRowTouch, parameters.count == 2 {
      arguments = [parameters[0].name: touch.list, parameters[1].name: touch.path]
    } else if let last = parameters.last, let argument {
      arguments[last.name] = argument
    }
    run(found.function, of: found.owner, on: screen, arguments)
    return .performed
  }

  func shouldPerformSegue(
    withIdentifier identifier: String?, on screen: UIViewController, sender: Any?
  ) -> Bool {
    guard let found = inherited("shouldPerformSegue(withIdentifier:sender:)", on: screen) else { return true }
    var arguments: [String: Any] = [:]
    let names = found.function.parameters.map(\.name)
    if let identifier, let name = names.first { arguments[name] = identifier }
    if let sender, names.count > 1 { arguments[names[1]] = sender }
    let asked = screen.simulation.undecidedEffects.count
    if case .flag(let flag)? = run(found.function, of: found.owner, on: screen, arguments) { return flag }
    let name = "\(found.owner.name).shouldPerformSegue"
    let result = found.function.resultText
    if let result, let stated = givens.branch(in: name, condition: result) { return stated }
    guard screen.simulation.undecidedEffects.count == asked else { return false }
    screen.simulation.leaveUndecided(
      "whether \(name) lets \(identifier.map { "the segue '\($0)'" } ?? "the segue") be performed",
      at: found.function.location, asks: result.map { .branch(function: name, condition: $0, result: nil) })
    return false
  }

  func prepare(
    for segue: UIStoryboardSegue, drawnAt location: SourceLocation, on screen: UIViewController, sender: Any?
  ) {
    dependencies.note(segue, drawnAt: location)
    let overrides = ["prepare(for:sender:)", "prepareForSegue(_:sender:)", "prepareForSegue(segue:sender:)"]
    guard let found = overrides.lazy.compactMap({ self.inherited($0, on: screen) }).first else { return }
    var arguments: [String: Any] = [:]
    let names = found.function.parameters.map(\.name)
    if let name = names.first { arguments[name] = segue }
    if let sender, names.count > 1 { arguments[names[1]] = sender }
    run(found.function, of: found.owner, on: screen, arguments)
  }

  func run(_ callback: TraceCallback, on screen: UIViewController) {
    dependencies.arrive(screen)
    if callback == .viewDidLoad { audit(screen) }
    let name =
      callback.rawValue + (["viewDidLoad", "didReceiveMemoryWarning"].contains(callback.rawValue) ? "()" : "(_:)")
    if let found = inherited(name, on: screen) { run(found.function, of: found.owner, on: screen, [:]) }
  }

  func place(of method: String, on screen: UIViewController) -> SourceLocation? {
    let named = (classes(of: screen) ?? []).lazy.flatMap(\.functions).first {
      $0.kind == .function && !$0.isStatic && $0.hasBody && [$0.name, $0.fullName].contains(method)
    }
    return (named ?? function(method, on: screen)?.function)?.location
  }

  /// Does what a method of a screen's class does.
  func call(_ method: String, on screen: UIViewController) {
    if let found = inherited(nil, method, on: screen) { run(found.function, of: found.owner, on: screen, [:]) }
  }

  @discardableResult
  private func run(
    _ function: CodeFunction, of owner: CodeType, on screen: UIViewController, _ arguments: [String: Any]
  ) -> LiveValue? {
    guard let run = CodeRun(function, of: owner, on: screen, arguments: arguments, code: self) else { return nil }
    return run.run()
  }

  // MARK: Classes

  /// The class of a controller and its superclasses, as far as the app declares them; nil where none is known.
  func classes(of screen: UIViewController) -> [CodeType]? {
    guard let screens else { return nil }
    let own: CodeType?
    if let origin = screen.origin {
      own = screens.screen(drawnAt: origin.location, objectID: origin.object.id).flatMap(screens.appClass)
    } else {
      own = screen.unlinkedClass.flatMap { screens.code.classes(named: $0).first }
    }
    return own.map { screens.code.lineage(of: $0).classes }
  }

  /// Whether a controller is of a class; nil where the code does not tell.
  func isKind(_ controller: UIViewController, of type: String) -> Bool? {
    if let own = classes(of: controller)?.first { return screens?.code.isKind(own, of: type) }
    guard controller.unlinkedClass == nil else { return controller.unlinkedClass == type ? true : nil }
    if screens?.code.isProtocol(type) == true { return nil }
    let framework = String(describing: Swift.type(of: controller))
    if screens?.code.classes(named: type).isEmpty == false { return false }
    return FrameworkAncestry.isKind(framework, of: type)
  }

  /// What a controller runs when UIKit calls a method of this name: its own or an inherited one.
  ///
  /// - Parameters:
  ///   - fullName: the name with labels; nil for any.
  ///   - name: the name without them, where any will do.
  private func inherited(
    _ fullName: String?, _ name: String? = nil, on screen: UIViewController
  ) -> (function: CodeFunction, owner: CodeType)? {
    for owner in classes(of: screen) ?? [] {
      let found = owner.functions.filter { function in
        function.kind == .function && !function.isStatic && function.hasBody
          && (fullName.map { $0 == function.fullName } ?? (function.name == name))
      }
      guard let first = found.first else { continue }
      // Branches of an `#if` declare it twice, or it is overloaded.
      if found.count > 1 {
        screen.simulation.leaveUndecided(
          "which of \(found.count) \(owner.name).\(first.fullName) the app has", at: found[1].location)
        return nil
      }
      return (first, owner)
    }
    return nil
  }

  private func function(_ selector: String, on screen: UIViewController) -> (function: CodeFunction, owner: CodeType)? {
    for owner in classes(of: screen) ?? [] {
      if let function = owner.functions.first(where: { answers($0, selector) }) { return (function, owner) }
    }
    return nil
  }

  private func answers(_ function: CodeFunction, _ selector: String) -> Bool {
    function.kind == .function
      && (function.selector == selector
        || (screens?.code.isSwift2(function.location.file) == true && function.swift2Selector == selector)
        || Self.delegateSelectors[selector] == function.fullName)
  }

  private func isImplementedByExtension(_ selector: String, in code: AppCode) -> Bool {
    code.extensionsOfOthers.contains { $0.functions.contains { answers($0, selector) } }
  }

  /// Methods of UIKit's protocols, whose Objective-C names are not made by Swift's rule.
  private static let delegateSelectors = [
    "tableView:didSelectRowAtIndexPath:": "tableView(_:didSelectRowAt:)",
    "collectionView:didSelectItemAtIndexPath:": "collectionView(_:didSelectItemAt:)",
    "tableView:accessoryButtonTappedForRowWithIndexPath:": "tableView(_:accessoryButtonTappedForRowWith:)",
  ]

  // MARK: Traps

  /// Notes that code ends the app.
  func noteTrap(_ message: String, at location: SourceLocation, in simulation: Simulation) {
    // What happens behind an open question may not happen.
    if simulation.undecidedEffects.isEmpty { traps.append((message, location, dependencies.findings.count)) }
  }

  /// Whether a property was set to what cannot be nil, as far as its type tells.
  func isSetForSure(_ property: String, of screen: UIViewController) -> Bool {
    holders.last { $0.holder.controller === screen && $0.property == property }?.held?.exists ?? false
  }

  // MARK: Views

  /// Where the code of a screen adds to its view what no document draws; nil where it does not, as far as is known.
  func viewMaking(by screen: UIViewController) -> SourceLocation? {
    for owner in classes(of: screen) ?? [] {
      for event in owner.functions.flatMap(\.events) {
        if case .call(let call) = event.action, ["addSubview", "insertSubview"].contains(call.calledName) {
          return event.location
        }
      }
    }
    return nil
  }

  /// Where the code of a screen moves, sizes or hides views, or sets their safe areas; nil where it does not, as far as
  /// is known.
  func layoutChange(by screen: UIViewController) -> SourceLocation? {
    for owner in classes(of: screen) ?? [] {
      for event in owner.functions.flatMap(\.events) {
        guard case .assign(let target, _) = event.action, !knownLayout.contains(event.location) else { continue }
        let names = target.path.compactMap { hop in if case .member(let name) = hop { name } else { nil } }
        if names.contains(where: Self.layoutMembers.contains) { return event.location }
      }
    }
    return viewMaking(by: screen)
  }

  /// Notes that code has set something of layout to what is known, so that nothing of it is open.
  func noteKnownLayout(at location: SourceLocation) { knownLayout.insert(location) }

  private static let layoutMembers: Set<String> = [
    "additionalSafeAreaInsets", "alpha", "bounds", "center", "constant", "directionalLayoutMargins",
    "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars", "frame", "hidesBottomBarWhenPushed", "isActive",
    "isHidden", "isNavigationBarHidden", "isToolbarHidden", "largeTitleDisplayMode", "layoutMargins",
    "prefersLargeTitles", "transform",
  ]

  /// Where code that no screen runs, such as the app's delegate, adds tabs; nil where none does, as far as is known.
  var tabMaking: SourceLocation? {
    screens?.scopes.lazy.filter { scope in
      scope.owner.map { self.screens?.screens(of: $0).isEmpty != false } ?? true
    }.flatMap(\.function.events).first { event in
      switch event.action {
      case .call(let call): call.receiver?.lastName == "viewControllers" || call.calledName == "setViewControllers"
      case .assign(let target, _): target.lastName == "viewControllers"
      default: false
      }
    }?.location
  }

  // MARK: Alerts

  /// What the code does not tell of an alert; nil where it tells all.
  func openAlert(_ alert: UIAlertController) -> OpenAlert? {
    openAlerts.first { $0.alert.controller === alert }?.open
  }

  /// Notes what the code does not tell of an alert.
  func noteOpen(_ alert: UIAlertController, _ open: OpenAlert) {
    openAlerts.removeAll { $0.alert.controller == nil }
    openAlerts.append((Weak(controller: alert), open))
  }

  // MARK: Properties

  /// What a property of a controller holds: what the run saw it set to, else nil where it starts so and only the class
  /// itself sets it, whose code is what ran; nil where that is not known.
  func held(_ property: String, by holder: UIViewController) -> LiveValue? {
    if let unfollowed = reach?.unfollowedSettings {
      if unfollowed.contains(property) { return nil }
      if classes(of: holder)?.contains(where: { unfollowed.contains("\($0.name).\(property)") }) == true { return nil }
    }
    if let known = holders.last(where: { $0.holder.controller === holder && $0.property == property }) {
      return known.held
    }
    guard let own = classes(of: holder)?.first, let screens, !changedSomewhere.contains(property),
      let declared = screens.code.properties(named: property, of: own).first?.property,
      !declared.isOutlet, declared.wrappers.isEmpty, !declared.isStatic, !declared.isComputed
    else { return nil }
    if declared.startsNil { return .nothing }
    return declared.isLazy ? nil : declared.initialValue.flatMap(LiveValue.init(literal:))
  }

  /// Notes that a property of some controller was set, of which is not known.
  func forget(_ property: String) {
    changedSomewhere.insert(property)
    holders.removeAll { $0.property == property }
  }

  /// Notes what a property of a controller holds; nil for something that is not known.
  func hold(_ held: LiveValue?, in property: String, of holder: UIViewController) {
    holders.removeAll { $0.holder.controller == nil || ($0.holder.controller === holder && $0.property == property) }
    holders.append((Weak(controller: holder), property, held))
  }
}

extension AppScreens {
  /// The screen that a document draws at a place.
  func screen(drawnAt location: SourceLocation, objectID: String?) -> Screen? {
    model.screens.first { $0.objectID == objectID && $0.location.file == location.file }
  }
}

extension CodeFunction {
  /// What the body returns, as written, where one place does.
  fileprivate var resultText: String? {
    let results = events.compactMap { event in
      if case .result(let value) = event.action { whole(value).description } else { nil }
    }
    return results.count == 1 ? results[0] : nil
  }
}
