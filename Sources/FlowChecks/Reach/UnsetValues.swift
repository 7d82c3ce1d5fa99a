import FlowInterfaceBuilder
import FlowModel

/// The branches for a value that a screen's or view's property never has, or one of a type or of the whole app: all code
/// that sets it gives it other ones.
final class UnsetValues {
  private let app: CheckedApp
  private let code: AppCode
  /// What is done for them, sets nothing.
  private let cases: UnmadeCases
  /// The names of the app's variables and constants that are none of a type's.
  private let globals: Set<String>
  private var known: [String: Set<WrittenLiteral>?] = [:]

  init(app: CheckedApp, code: AppCode, cases: UnmadeCases) {
    self.app = app
    self.code = code
    self.cases = cases
    let trees = app.written.source.trees(Set(code.facts.files.map(\.path)))
    globals = Set(trees.flatMap { tree in tree.globals.map { tree.properties[Int($0)].name } })
  }

  /// A property, and what it would have to be.
  struct Missing {
    let property: String
    let value: WrittenLiteral
  }

  /// What runs of a file only for a value that a property never has, with that.
  func nodes(in tree: CodeTree) -> [(node: Int32, missing: Missing)] {
    tree.neverRun { condition in
      tree.holds(condition) { single -> (always: Bool, reason: Missing)? in
        guard let (need, asked) = tree.need(single), isKnown(need.property, tree.nodes[Int(asked)], in: tree),
          let values = values(of: need.property)
        else { return nil }
        if !values.contains(need.value) { return (false, need) }
        guard case .flag(let flag) = need.value, !values.contains(.flag(!flag)) else { return nil }
        return (true, Missing(property: need.property, value: .flag(!flag)))
      }
    }.map { ($0.node, $0.reason) }
  }

  /// Whether all properties of a name are those of screens and views, or a node asks a type for its own, or for one that no
  /// type has: what else may have the name is not known, nor who decodes data.
  private func isKnown(_ name: String, _ node: TreeNode, in tree: CodeTree) -> Bool {
    let owners = code.types.filter { $0.properties.contains { $0.name == name } }
    guard !owners.isEmpty else { return node.kind == .name && globals.contains(name) }
    if owners.allSatisfy(isOnScreen) { return true }
    guard node.kind == .member, case let base = tree.nodes[Int(node.a)], base.kind == .name,
      owners.allSatisfy({ $0.properties.allSatisfy { $0.name != name || $0.isStatic } })
    else { return false }
    return owners.contains { $0.shortName == tree.texts[Int(base.a)] }
  }

  /// All values of the properties of a name; nil where that is not known.
  private func values(of name: String) -> Set<WrittenLiteral>? {
    if let known = known[name] { return known }
    let found = findValues(of: name)
    known[name] = .some(found)
    return found
  }

  private func findValues(of name: String) -> Set<WrittenLiteral>? {
    let facts = code.facts
    guard !app.isSetByDocuments(name), !facts.objectiveCMentions.contains(name), !facts.objectiveCTexts.contains(name)
    else { return nil }
    let source = app.written.source
    var values: Set<WrittenLiteral> = []
    for tree in source.trees(source.mentioning([name])) {
      guard let found = tree.values(of: name, where: { !cases.contains($0, in: tree) }) else { return nil }
      values.formUnion(found)
    }
    return values
  }

  /// Whether a type is the class of a screen or view.
  private func isOnScreen(_ type: CodeType) -> Bool {
    type.kind == .class && ["UIViewController", "UIView"].contains { code.isKind(type, of: $0) == true }
  }

}

extension CheckedApp {
  /// Whether a document sets a property of an object of its own, as a runtime attribute.
  func isSetByDocuments(_ name: String) -> Bool {
    wiredObjects.contains { wired in wired.object.userDefinedRuntimeAttributes.contains { $0.keyPath == name } }
  }
}

extension CodeTree {
  /// What has to be for a condition to hold that has none inside: `isNew`, `way == "new"`.
  ///
  /// - Returns: that, and what asks for the property.
  fileprivate func need(_ condition: Int32) -> (UnsetValues.Missing, Int32)? {
    let node = nodes[Int(condition)]
    guard node.kind == .binary else {
      return property(condition).map { (UnsetValues.Missing(property: $0, value: .flag(true)), condition) }
    }
    guard texts[Int(node.c)] == "==", let name = property(node.a), let value = flagOrText(node.b) else { return nil }
    return (UnsetValues.Missing(property: name, value: value), node.a)
  }

  /// What a file gives the properties of a name; nil where it gives them more than what is written there.
  ///
  /// - Parameter mayRun: whether a node of the file may run.
  fileprivate func values(of name: String, where mayRun: (Int32) -> Bool) -> Set<WrittenLiteral>? {
    var values: Set<WrittenLiteral> = []
    for one in properties where one.name == name {
      guard one.initialValue >= 0, one.attributes.allSatisfy({ $0.name == "IBInspectable" }),
        let value = flagOrText(functions[Int(one.initialValue)].body)
      else { return nil }
      values.insert(value)
    }
    let numbers = numbers(of: name)
    func isMeant(_ node: Int32) -> Bool { property(node) == name }
    for (index, node) in nodes.enumerated() {
      switch node.kind {
      case .assignment where isMeant(unwrapped(node.a)):
        if isMeant(node.b) || !mayRun(Int32(index)) { continue }
        guard let value = flagOrText(node.b) else { return nil }
        values.insert(value)
      case .assignment where nodes[Int(node.a)].kind == .tuple:
        if all(inside: node.a).contains(where: isMeant) { return nil }
      case .compoundAssignment where isMeant(unwrapped(node.a)), .inout where isMeant(unwrapped(node.a)): return nil
      // A key, or the path of one.
      case .text where numbers.contains(node.a): return nil
      case .keyPath where list(node.b).contains(where: numbers.contains): return nil
      case .member where isMeant(unwrapped(node.a)) && Self.changing.contains(texts[Int(node.b)]): return nil
      default: continue
      }
    }
    return values
  }

  /// The methods that change a flag or a text.
  private static let changing: Set<String> = [
    "toggle", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popLast", "write",
    "replaceSubrange",
  ]

  /// The name of a property of the object itself, or of another.
  private func property(_ index: Int32) -> String? {
    let node = nodes[Int(index)]
    switch node.kind {
    // Of a function that is no type's, a constant that is none either.
    case .name: return texts[Int(node.a)]
    case .member: return texts[Int(node.b)]
    default: return nil
    }
  }

  /// What a node gives a flag or a text: of other values it is not asked.
  private func flagOrText(_ index: Int32) -> WrittenLiteral? {
    let node = nodes[Int(index)]
    if node.kind == .call, list(node.b).isEmpty, nodes[Int(node.a)].kind == .name {
      switch texts[Int(nodes[Int(node.a)].a)] {
      case "String": return .text("")
      case "Bool": return .flag(false)
      default: return nil
      }
    }
    guard [.boolean, .text].contains(node.kind) else { return nil }
    return literal(index)
  }
}
