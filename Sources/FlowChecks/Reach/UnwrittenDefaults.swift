import FlowInterfaceBuilder
import FlowModel

/// The branches for what the user's defaults never hold, since nothing of the app writes their keys.
///
/// - Foundation: `bool(forKey:)` of a key that is not there is false, `object(forKey:)` and its like give nil.
struct UnwrittenDefaults {
  private let app: CheckedApp
  private let code: AppCode
  private let source: TreeSource
  /// Whether the app fills its defaults with what the code does not name, or may.
  private let mayHoldAny: Bool

  init(app: CheckedApp, code: AppCode) {
    self.app = app
    self.code = code
    source = app.written.source
    let filling = source.mentioning([
      "setPersistentDomain", "setValuesForKeys", "registerDefaults", "register", "forKey",
    ])
    mayHoldAny = source.trees(filling).contains(where: \.fillsDefaultsUnseen)
  }

  /// What of a file runs only for such a key, with that.
  func nodes(in tree: CodeTree) -> [(node: Int32, key: String)] {
    guard !mayHoldAny, tree.texts.contains("forKey"),
      !CodeTree.defaults.isDisjoint(with: tree.texts)
    else { return [] }
    return tree.neverRun { condition in
      tree.holds(condition) { single -> (always: Bool, reason: String)? in
        guard let one = tree.askedDefault(single), !isWritten(one.key) else { return nil }
        return (one.holdsWithout, one.key)
      }
    }.map { ($0.node, $0.reason) }
  }

  /// Whether a key's text stands anywhere but where defaults are asked for it: in code, or in the app's page of Settings.
  private func isWritten(_ key: String) -> Bool {
    let facts = code.facts
    // What iOS itself keeps there.
    guard !key.isEmpty, !["Apple", "NS", "UI", "WebKit"].contains(where: key.hasPrefix), !key.contains("."),
      !facts.objectiveCTexts.contains(key), !facts.objectiveCMentions.contains(key), !app.settingsTexts.contains(key)
    else { return true }
    return source.trees(source.mentioning([key])).contains { $0.mayWrite(key) }
  }
}

extension CodeTree {
  /// What Swift of today and Swift 2 call the defaults.
  fileprivate static let defaults: Set<String> = ["UserDefaults", "NSUserDefaults"]
  /// What gives nil for a key that is not there.
  private static let optional: Set<String> = [
    "object", "objectForKey", "string", "stringForKey", "array", "arrayForKey", "dictionary", "dictionaryForKey",
    "data",
    "dataForKey", "url", "URLForKey", "stringArray", "stringArrayForKey", "value", "valueForKey",
  ]
  private static let flags: Set<String> = ["bool", "boolForKey"]

  /// The key that a condition asks the standard defaults for, and whether it holds where nothing has written it.
  fileprivate func askedDefault(_ condition: Int32) -> (key: String, holdsWithout: Bool)? {
    let node = nodes[Int(condition)]
    switch node.kind {
    case .call: return key(askedBy: condition, Self.flags).map { ($0, false) }
    case .optionalBinding: return key(askedBy: node.b, Self.optional).map { ($0, false) }
    case .binary:
      let sign = texts[Int(node.c)]
      guard sign == "==" || sign == "!=" else { return nil }
      let other = nodes[Int(node.b)]
      switch other.kind {
      case .nothing: return key(askedBy: node.a, Self.optional).map { ($0, sign == "==") }
      case .boolean:
        return key(askedBy: node.a, Self.flags).map { ($0, (other.flag == 0) == (sign == "==")) }
      default: return nil
      }
    default: return nil
    }
  }

  /// `UserDefaults.standard.bool(forKey: "isNew")`, as Swift 2 writes it too.
  private func key(askedBy index: Int32, _ methods: Set<String>) -> String? {
    var node = nodes[Int(unwrapped(index))]
    while [.optionalCast, .forcedCast].contains(node.kind) { node = nodes[Int(unwrapped(node.a))] }
    guard node.kind == .call, case let called = nodes[Int(node.a)], called.kind == .member,
      methods.contains(texts[Int(called.b)]), isStandardDefaults(called.a)
    else { return nil }
    let arguments = arguments(of: node)
    guard arguments.count == 1, case let key = nodes[Int(arguments[0].value)], key.kind == .text else { return nil }
    return texts[Int(key.a)]
  }

  /// `UserDefaults.standard`, `NSUserDefaults.standardUserDefaults()`, or a constant of the function that is one.
  private func isStandardDefaults(_ index: Int32) -> Bool {
    let index = unwrapped(index)
    let node = nodes[Int(index)]
    switch node.kind {
    case .member:
      let base = nodes[Int(node.a)]
      return ["standard", "standardUserDefaults"].contains(texts[Int(node.b)]) && base.kind == .name
        && Self.defaults.contains(texts[Int(base.a)])
    case .call: return nodes[Int(node.a)].kind == .member && list(node.b).isEmpty && isStandardDefaults(node.a)
    case .local:
      guard let around = function(around: index) else { return false }
      let values = all(inside: functions[Int(around)].body).compactMap { inner -> Int32? in
        let binding = nodes[Int(inner)]
        guard binding.kind == .binding, case let pattern = nodes[Int(binding.a)], pattern.kind == .bindingPattern,
          pattern.a == node.a
        else { return nil }
        return binding.c
      }
      return values.count == 1 && values[0] >= 0 && nodes[Int(values[0])].kind != .local
        && isStandardDefaults(values[0])
    default: return false
    }
  }

  /// Whether a file may have defaults hold what has a name: it has that other than as the key that is asked for.
  fileprivate func mayWrite(_ key: String) -> Bool {
    let numbers = numbers(of: key)
    let names = properties.lazy.map(\.name) + functions.map(\.name) + types.map(\.name)
    if names.contains(key) || types.contains(where: { $0.cases.contains { $0.name == key } }) { return true }
    let asked = Set(
      nodes.indices.map(Int32.init).filter {
        self.key(askedBy: $0, Self.optional.union(Self.flags)) == key
      }.flatMap { arguments(of: nodes[Int(called($0))]).map(\.value) })
    return nodes.indices.contains { index in
      let node = nodes[index]
      switch node.kind {
      case .text: return numbers.contains(node.a) && !asked.contains(Int32(index))
      case .name: return numbers.contains(node.a)
      case .member, .implicitMember: return numbers.contains(node.b)
      case .keyPath: return list(node.b).contains(where: numbers.contains)
      default: return false
      }
    }
  }

  /// The call in what is unwrapped or cast.
  private func called(_ index: Int32) -> Int32 {
    var index = unwrapped(index)
    while [.optionalCast, .forcedCast].contains(nodes[Int(index)].kind) { index = unwrapped(nodes[Int(index)].a) }
    return index
  }

  /// Whether a file gives defaults values under keys that it does not write: a dictionary from elsewhere, or a text that
  /// is put together.
  fileprivate var fillsDefaultsUnseen: Bool {
    nodes.contains { node in
      guard node.kind == .call, let name = propertyName(unwrapped(node.a)) else { return false }
      let arguments = arguments(of: node)
      switch name {
      case "setPersistentDomain", "setValuesForKeys": return true
      case "registerDefaults": return arguments.contains { nodes[Int($0.value)].kind != .dictionary }
      case "register":
        return arguments.contains { $0.label == "defaults" && nodes[Int($0.value)].kind != .dictionary }
      case "set", "setValue", "setObject", "setBool":
        return arguments.contains { $0.label == "forKey" && isPutTogether($0.value) }
      default: return false
      }
    }
  }

  private func isPutTogether(_ index: Int32) -> Bool {
    let node = nodes[Int(index)]
    return node.kind == .interpolation || node.kind == .binary
  }
}
