/// A property that someone else must set before a screen appears.
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
  /// The functions that UIKit itself calls as a screen comes up.
  private static let callbacks: Set<String> = [
    "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
  ]

  /// The properties that must be set before the screens of a class appear: stored, nil at first, set by nobody inside
  /// the class, and used as if they were never nil.
  ///
  /// - Parameter listed: the names that the configuration lists for the class.
  package func requiredProperties(of one: CodeType, listed: [String]) -> [RequiredProperty] {
    let lineage = code.lineage(of: one).classes
    let inside = lineage + code.family(of: one).filter { $0.id != one.id }
    let functions = inside.flatMap(\.functions)
    return lineage.flatMap { owner in
      owner.properties.compactMap { property -> RequiredProperty? in
        let isListed = listed.contains(property.name)
        guard property.isSettable, !property.isComputed, !property.isStatic, !property.isOutlet else { return nil }
        guard isListed || (property.startsNil && property.wrappers.isEmpty && !property.modifiers.contains("private")),
          isListed || !functions.contains(where: { setsEarly($0, property.name, in: one) })
        else { return nil }
        let use = use(of: property, in: lineage, of: one)
        // A method that sets it may have been called before a use that comes later.
        if !isListed, use?.isCertain != true, functions.contains(where: { $0.sets(property.name) }) { return nil }
        guard isListed || use != nil else { return nil }
        return RequiredProperty(property: property, owner: owner, use: use)
      }
    }
  }

  /// Whether a function that runs by itself as the screen is made or comes up gives a property a value: initialisers,
  /// accessors and observers, and what overrides UIKit's.
  private func setsEarly(_ function: CodeFunction, _ property: String, in one: CodeType) -> Bool {
    if function.kind == .function, !function.isOverride, function.name != "awakeFromNib" { return false }
    return function.sets(property) || (function.hasBody && code.inlined(function, in: one, depth: 2).sets(property))
  }

  /// The first use that nil does not survive: in a callback of UIKit's and under no condition where there is one.
  private func use(
    of property: CodeProperty, in lineage: [CodeType], of one: CodeType
  ) -> (location: SourceLocation, function: String, isCertain: Bool)? {
    var first: (location: SourceLocation, function: String, isCertain: Bool)?
    for owner in lineage {
      for function in owner.functions where function.hasBody && !function.isStatic {
        let isCallback = function.kind == .function && Self.callbacks.contains(function.name)
        let body = isCallback ? code.inlined(function, in: one, depth: 2) : function
        for event in body.events {
          guard case .use(let use) = event.action, use.property == property.name else { continue }
          let crashes = use.kind == .forced || (use.kind == .member && property.optionality == .implicitlyUnwrapped)
          guard crashes || (property.optionality == .implicitlyUnwrapped && use.kind == .passed) else { continue }
          let isCertain = isCallback && crashes && event.conditions.isEmpty
          if isCertain { return (event.location, function.name, true) }
          if first == nil { first = (event.location, function.name, false) }
        }
      }
    }
    return first
  }
}

extension CodeFunction {
  /// Whether the body gives a property of its own object a value.
  package func sets(_ property: String) -> Bool {
    events.contains { event in
      guard case .assign(let target, let value) = event.action, value?.root != .nothing else { return false }
      switch target.root {
      case .name(property): return target.path.isEmpty
      case .itself: return target.path.filter { $0 != .optional && $0 != .forced } == [.member(property)]
      default: return false
      }
    }
  }
}
