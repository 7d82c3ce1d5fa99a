import FlowModel

/// Members of declarations as Objective-C sees them, and those that it does not see.
struct VisibleMembers: Sendable {
  /// The names that key-value coding can set.
  private(set) var keys: Set<String>
  /// The names of all properties.
  private(set) var names: Set<String>
  /// The outlets, for suggestions.
  private(set) var outletNames: [String]
  /// The properties that Interface Builder shows, for suggestions.
  private(set) var inspectableNames: [String]
  /// The methods that are seen.
  private(set) var functions: [CodeFunction]
  /// Their names as the compiler of their files gives them, for suggestions.
  private(set) var actionNames: [String]
  /// What can be sent.
  private(set) var selectors: Set<String>
  /// The selectors of all methods, with whether their project's Swift version proves that those which are not seen
  /// cannot be sent.
  private(set) var allSelectors: [String: Bool]
  /// Whether a class may answer for what it does not have.
  private(set) var answersAll: Bool

  /// - Parameter showsAll: whether `@objcMembers` stands at the class.
  init(of declarations: [CodeDeclaration], showsAll: Bool, _ code: AppCode) {
    let own = declarations.flatMap { declaration in
      declaration.properties.map { ($0, isShown: showsAll || declaration.attributes.contains("objcMembers")) }
    }
    keys = Set(
      own.filter { $0.isShown || $0.0.isObjectiveC || $0.0.modifiers.contains("override") }
        .flatMap { CodeSelector.keyValueNames(of: $0.0.objectiveCName ?? $0.0.name) }
        + own.map(\.0).filter { code.showsMembersToObjectiveC($0.location.file) == true && !$0.isPrivate }
        .flatMap { CodeSelector.keyValueNames(of: $0.name) })
    names = Set(own.map(\.0.name))
    outletNames = own.map(\.0).filter(\.isOutlet).map(\.name)
    inspectableNames = own.map(\.0).filter { $0.attributes.contains("IBInspectable") }.map(\.name)
    let all = declarations.flatMap(\.functions).filter { $0.kind == .function && !$0.isStatic }
    functions = all.filter { showsAll || $0.isObjectiveC || $0.isOverride || $0.isAction }
    actionNames = functions.map { code.isSwift2($0.location.file) ? $0.swift2Selector : $0.selector }
    selectors = Set(functions.map(\.selector))
    for function in all {
      // Swift 1 and 2 leave the first label out, and before Swift 4 every method of an NSObject is shown.
      if code.isSwift2(function.location.file) { selectors.formUnion([function.selector, function.swift2Selector]) }
      if code.showsMembersToObjectiveC(function.location.file) == true, !function.isPrivate {
        selectors.insert(function.selector)
      }
    }
    allSelectors = Dictionary(
      all.map { ($0.selector, code.showsMembersToObjectiveC($0.location.file) == false) },
      uniquingKeysWith: { $0 && $1 })
    let answering = ["setValue", "forwardingTarget", "responds", "resolveInstanceMethod"]
    answersAll = declarations.flatMap(\.functions).contains { answering.contains($0.name) && $0.isOverride }
  }

  /// - Parameter parts: what Objective-C files declare, all of which is seen.
  init(of parts: [ObjectiveCClass]) {
    let all = parts.flatMap(\.keys)
    // - UIKit: key-value coding finds the variables `_name`, `_isName`, `name` and `isName`; that of a property is
    // `_name`, which a document may name, too.
    let plain = all.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
    names = Set(all + all.filter { !$0.hasPrefix("_") }.map { "_" + $0 } + plain + plain.compactMap(Self.keyOfFlag))
    keys = Set(names.flatMap(CodeSelector.keyValueNames))
    outletNames = parts.flatMap(\.outlets)
    inspectableNames = []
    selectors = Set(parts.flatMap(\.selectors) + all)
    functions = parts.flatMap { part in
      part.actions.map { selector in
        var function = CodeFunction(kind: .function, name: selector, location: part.location)
        function.attributes = ["IBAction"]
        function.objectiveCName = selector
        return function
      }
    }
    actionNames = functions.map(\.selector)
    allSelectors = [:]
    answersAll = !selectors.isDisjoint(with: Self.answering)
  }

  /// The key by which a variable is found that is called like a flag: `open` of `isOpen`.
  private static func keyOfFlag(_ variable: String) -> String? {
    guard variable.hasPrefix("is"), case let name = variable.dropFirst(2), let first = name.first, first.isUppercase
    else { return nil }
    return first.lowercased() + name.dropFirst()
  }

  /// The methods by which a class answers for keys and messages that it does not have.
  private static let answering: Set<String> = [
    "setValue:forUndefinedKey:", "setValue:forKey:", "setValue:forKeyPath:", "forwardingTargetForSelector:",
    "forwardInvocation:", "methodSignatureForSelector:", "resolveInstanceMethod:", "respondsToSelector:",
  ]

  /// The members of both.
  func merging(_ other: VisibleMembers) -> VisibleMembers {
    var merged = self
    // The others, whose extensions are many, take in the few of a class: that looks each of these up, not of those.
    merged.keys = other.keys.union(keys)
    merged.names = other.names.union(names)
    merged.outletNames += other.outletNames
    merged.inspectableNames += other.inspectableNames
    merged.functions += other.functions
    merged.actionNames += other.actionNames
    merged.selectors = other.selectors.union(selectors)
    merged.allSelectors = other.allSelectors.merging(allSelectors) { $0 && $1 }
    merged.answersAll = answersAll || other.answersAll
    return merged
  }
}
