import FlowModel

/// What Objective-C, and so Interface Builder, sees of a class and its superclasses.
struct ObjectiveCMembers {
  /// Whether all of the class is known: its superclasses end with a class of Apple's, and it does not answer for keys
  /// that it does not have.
  let isComplete: Bool
  /// The methods that can be seen.
  let functions: [CodeFunction]
  /// The outlets, for suggestions.
  let outletNames: [String]
  /// The properties that only Swift sees.
  let swiftKeys: Set<String>
  /// The selectors of methods that only Swift sees, with whether their project's Swift version proves it.
  let swiftSelectors: [String: Bool]
  private let keys: Set<String>
  private let selectors: Set<String>

  /// The actions, for suggestions.
  var actionNames: [String] { functions.map(\.selector) }

  init(of owner: CodeType, _ code: AppCode) {
    let (classes, root) = code.lineage(of: owner)
    // Extensions of Apple's classes and of protocols have members too.
    let members = classes.flatMap(\.declarations) + code.extensionsOfOthers
    let own = members.flatMap { declaration in
      declaration.properties.map { ($0, isOpen: declaration.attributes.contains("objcMembers")) }
    }
    let visible = own.filter { $0.0.isObjectiveC || $0.isOpen || $0.0.modifiers.contains("override") }.map(\.0)
    let hasObjectiveCMembers = classes.contains(where: \.hasObjectiveCMembers)
    keys = Set(
      (hasObjectiveCMembers ? own.map(\.0) : visible).flatMap {
        CodeSelector.keyValueNames(of: $0.objectiveCName ?? $0.name)
      }
        + own.map(\.0).filter { code.showsMembersToObjectiveC($0.location.file) == true && !$0.isPrivate }
        .flatMap { CodeSelector.keyValueNames(of: $0.name) })
    swiftKeys = Set(own.map(\.0.name)).subtracting(keys)
    outletNames = own.map(\.0).filter(\.isOutlet).map(\.name)
    let all = members.flatMap(\.functions).filter { $0.kind == .function && !$0.isStatic }
    functions = all.filter {
      $0.isObjectiveC || hasObjectiveCMembers || $0.isOverride || $0.attributes.contains("IBAction")
    }
    var selectors = Set(functions.map(\.selector))
    for function in all {
      // Swift 1 and 2 leave the first label out, and before Swift 4 every method of an NSObject is shown.
      if code.isSwift2(function.location.file) { selectors.formUnion([function.selector, function.swift2Selector]) }
      if code.showsMembersToObjectiveC(function.location.file) == true, !function.isPrivate {
        selectors.insert(function.selector)
      }
    }
    swiftSelectors = Dictionary(
      all.map { ($0.selector, code.showsMembersToObjectiveC($0.location.file) == false) },
      uniquingKeysWith: { $0 && $1 })
    self.selectors = selectors
    let answersAll = all.contains { ["setValue", "forwardingTarget", "responds"].contains($0.name) && $0.isOverride }
    if case .framework = root { isComplete = !answersAll } else { isComplete = false }
  }

  /// Whether key-value coding can set a key.
  func hasKey(_ key: String) -> Bool {
    if keys.contains(key) || UIKitKeys.outlets.contains(key) { return true }
    return selectors.contains("set\(key.prefix(1).uppercased() + key.dropFirst()):")
  }

  /// Whether the class answers a message.
  func hasSelector(_ selector: String) -> Bool {
    if selectors.contains(selector) || UIKitKeys.selectors.contains(selector) { return true }
    // `setName:` of a property.
    guard selector.hasPrefix("set"), selector.hasSuffix(":"), selector.count > 4 else { return false }
    return keys.contains(String(selector.dropFirst(3).dropLast()))
  }
}
