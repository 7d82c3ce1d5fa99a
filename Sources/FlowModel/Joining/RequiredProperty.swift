/// A property that someone else must set before a screen appears.
///
/// Facts tell which may be needed at all: they choose what the interpreter is asked for each way in, and it says which of
/// them hold nothing there.
package struct RequiredProperty: Sendable {
  /// The property.
  package var property: CodeProperty
  /// The class that declares it.
  package var owner: CodeType
  /// Where nil is not survived, with the function around it; nil when only the configuration asks for it.
  package var use: (location: SourceLocation, function: String, isCertain: Bool)?
}

extension [RequiredProperty] {
  /// `'item' and 'store'`.
  package var names: String {
    let names = map { "'\($0.property.name)'" }
    return names.count == 1 ? names[0] : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }

  /// Whether the app crashes without them: a callback of UIKit's uses one under no condition, or the configuration
  /// says so.
  package var isCertain: Bool { contains { $0.use.map(\.isCertain) ?? true } }

  /// `: 'item' is nil when viewDidLoad uses it (line 7 of Item.swift)`.
  package var consequence: String {
    guard let first = first(where: { $0.use?.isCertain == true }) ?? first(where: { $0.use != nil }),
      let use = first.use
    else { return ", although the configuration requires \(count == 1 ? "it" : "them")" }
    return ": '\(first.property.name)' is nil when \(use.function) uses it (\(use.location.inWords))"
  }

  /// `but nobody sets 'item', which it needs: 'item' is nil when viewDidLoad uses it (line 7 of Item.swift)`.
  package var complaint: String { "but nobody sets \(names), which it needs\(consequence)" }

  /// Where each is declared, and where it is used.
  package var places: [Finding.RelatedPlace] {
    flatMap { one -> [Finding.RelatedPlace] in
      let use = one.use.map {
        [Finding.RelatedPlace(location: $0.location, message: "\($0.function) uses '\(one.property.name)'")]
      }
      return [.init(location: one.property.location, message: "'\(one.property.name)' of \(one.owner.name)")]
        + (use ?? [])
    }
  }
}

extension AppScreens {
  /// The properties that must be set before the screens of a class appear: stored, nil at first, set by nobody inside
  /// the class or by an outlet, and used as if they were never nil.
  ///
  /// - Parameter listed: the names that the configuration lists for the class.
  package func requiredProperties(of one: CodeType, listed: [String]) -> [RequiredProperty] {
    let lineage = code.lineage(of: one).classes
    let outlets = outlets(of: one)
    let candidates = lineage.flatMap { owner in
      owner.properties.filter { property in
        property.mayBeRequired && !outlets.contains(property.name)
          || listed.contains(property.name) && property.mayBeSet
      }.map { (owner, $0) }
    }
    guard !candidates.isEmpty else { return [] }
    let bodies = ScreenBodies(of: one, in: code)
    return candidates.compactMap { owner, property in
      let use = bodies.use(of: property)
      if !listed.contains(property.name) {
        guard let use, !bodies.setEarly(property.name) else { return nil }
        // A method that sets it may have been called before a use that comes later.
        if !use.isCertain, bodies.sets(property.name) { return nil }
      }
      return RequiredProperty(property: property, owner: owner, use: use)
    }
  }
}

extension RequiredProperty {
  /// The functions that UIKit itself calls as a screen comes up.
  package static let callbacks: Set<String> = [
    "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
  ]
}

/// What the functions of a screen's class do, those of its superclasses and subclasses in the app with them.
private struct ScreenBodies {
  /// A function that uses properties, with what it calls where UIKit itself calls it.
  private struct Body {
    var function: CodeFunction
    var isCallback: Bool
  }

  /// The properties that functions of the class and of those above and below it set.
  private let set: Set<String>
  /// Those that functions set which run by themselves as the screen is made or comes up, with what they call:
  /// initialisers, accessors and observers, and what overrides UIKit's.
  private let early: Set<String>
  /// Where the class and those above it use each property, in the order of the bodies.
  private var uses: [String: [(body: Body, event: CodeEvent, use: CodeUse)]] = [:]
  /// The conditions under which the functions of the class call each other, by the names of those that are called.
  private var calls: [String: [[CodeCondition]]] = [:]

  private let code: AppCode
  /// The class, and those above and below it.
  private let own: Set<CodeType.ID>

  init(of one: CodeType, in code: AppCode) {
    let (lineage, root) = code.lineage(of: one)
    self.code = code
    self.own = Set((lineage + code.family(of: one)).map(\.id))
    let functions = (lineage + code.family(of: one).filter { $0.id != one.id }).flatMap(\.functions)
    set = Set(functions.flatMap(\.propertiesSet))
    early = Set(
      functions.filter { $0.kind != .function || $0.isOverride || $0.name == "awakeFromNib" }
        .flatMap { ($0.hasBody ? code.inlined($0, in: one, depth: 2) : $0).propertiesSet })
    let asked = Self.dataSources[root] ?? []
    let bodies = lineage.flatMap(\.functions).filter { $0.hasBody && !$0.isStatic }.map { function in
      let isCallback =
        function.kind == .function
        && (RequiredProperty.callbacks.contains(function.name) || asked.contains(function.fullName))
      return Body(function: isCallback ? code.inlined(function, in: one, depth: 2) : function, isCallback: isCallback)
    }
    for function in functions {
      for (call, event) in function.calls {
        guard let name = call.calledName else { continue }
        calls[name, default: []].append(function.conditions(of: event))
      }
    }
    for body in bodies {
      for event in body.function.events {
        if case .use(let use) = event.action { uses[use.property, default: []].append((body, event, use)) }
      }
    }
  }

  /// Those that it calls on controllers which are the data source of their own view.
  private static let dataSources: [ClassRoot: Set<String>] = [
    .framework("UITableViewController"): ["numberOfSections(in:)", "tableView(_:numberOfRowsInSection:)"],
    .framework("UICollectionViewController"): ["numberOfSections(in:)", "collectionView(_:numberOfItemsInSection:)"],
  ]

  /// Whether a property has a value before anybody else can look.
  func setEarly(_ property: String) -> Bool { early.contains(property) }

  /// Whether any function of the class sets a property.
  func sets(_ property: String) -> Bool { set.contains(property) }

  /// The first use that nil does not survive: in a callback of UIKit's and under no condition where there is one. What
  /// runs only where the property is not nil is no such use.
  func use(of property: CodeProperty) -> (location: SourceLocation, function: String, isCertain: Bool)? {
    var first: (location: SourceLocation, function: String, isCertain: Bool)?
    for (body, event, use) in uses[property.name] ?? [] {
      let isImplicit = property.optionality == .implicitlyUnwrapped
      let crashes = use.kind == .forced || (use.kind == .member && isImplicit)
      // An observer runs once somebody has set it.
      let isObserver = [.willSet, .didSet].contains(body.function.kind) && body.function.name == property.name
      guard crashes || (isImplicit && use.kind == .passed), !isObserver,
        !body.function.conditions(of: event).contains(where: { $0.holdsOnlyIfSet(property.name) }),
        !isCalledOnlyIfSet(body.function, property.name)
      else { continue }
      if body.isCallback, crashes, event.conditions.isEmpty { return (event.location, body.function.name, true) }
      if first == nil { first = (event.location, body.function.name, false) }
    }
    return first
  }

  /// Whether a function that nobody else can call, or does, is called only where a property is not nil.
  private func isCalledOnlyIfSet(_ function: CodeFunction, _ property: String) -> Bool {
    guard function.kind == .function, !function.isObjectiveC, !function.isAction, !function.isOverride,
      // One with parameters may be what a protocol of others asks for.
      function.isPrivate || function.parameters.isEmpty, let calls = calls[function.name],
      calls.allSatisfy({ $0.contains { $0.holdsOnlyIfSet(property) } })
    else { return false }
    return function.isPrivate || !isCalledByOthers(function.name)
  }

  private func isCalledByOthers(_ name: String) -> Bool {
    let others = code.types.filter { !own.contains($0.id) }.flatMap(\.functions)
    return (others + code.facts.files.flatMap(\.functions)).contains { function in
      function.calls.contains { $0.call.calledName == name }
    }
  }
}

extension CodeCondition {
  /// Whether it holds only where a property of the own object is not nil: `item != nil`, or the other way round
  /// `item == nil`.
  fileprivate func holdsOnlyIfSet(_ property: String) -> Bool {
    if isNegated {
      return tests.count == 1 && tests[0].value.ownPropertyName == property && tests[0].relation == .isNil
    }
    return tests.contains { $0.value.ownPropertyName == property && $0.relation == .exists }
  }
}

extension CodeProperty {
  /// Whether others can give it a value.
  fileprivate var mayBeSet: Bool { isSettable && !isComputed && !isStatic && !isOutlet }

  /// Whether it is nil until others give it a value.
  fileprivate var mayBeRequired: Bool {
    mayBeSet && startsNil && wrappers.isEmpty && !modifiers.contains("private")
  }
}

extension CodeFunction {
  /// Whether the body gives a property of its own object a value.
  package func sets(_ property: String) -> Bool { propertiesSet.contains(property) }

  /// The properties of its own object that the body gives a value.
  fileprivate var propertiesSet: [String] {
    events.compactMap { event in
      guard case .assign(let target, let value) = event.action, value?.root != .nothing else { return nil }
      switch target.root {
      case .name(let name): return target.path.isEmpty ? name : nil
      case .itself:
        let path = target.path.filter { $0 != .optional && $0 != .forced }
        guard path.count == 1, case .member(let name) = path[0] else { return nil }
        return name
      default: return nil
      }
    }
  }
}

extension CodeValue {
  /// `detail` or `self.detail`.
  fileprivate var ownPropertyName: String? {
    switch root {
    case .name(let name) where path.isEmpty: return name
    case .itself where path.count == 1:
      guard case .member(let name) = path[0] else { return nil }
      return name
    default: return nil
    }
  }
}
