import FlowModel

/// The branches for a condition that the conditions around them rule out, where nothing between them changes what they
/// ask about: `if isNew { if !isNew { … } }`.
struct ContradictedBranches {
  let code: AppCode
  /// The names of the app's functions: these may change what its objects hold.
  private let functions: Set<String>

  init(_ code: AppCode) {
    self.code = code
    functions = Set(code.types.flatMap(\.functions).map(\.name))
  }

  /// What never runs of a file.
  func nodes(in tree: CodeTree) -> [Int32] {
    tree.functions.flatMap { function -> [Int32] in
      guard function.hasBody, tree.nodes[Int(function.body)].kind == .block else { return [] }
      var walk = ContradictionWalk(tree: tree, functions: functions, isStored: isStored)
      walk.read(function.body)
      return walk.dead
    }
  }

  /// Whether all properties of a name hold what they were given.
  private func isStored(_ name: String) -> Bool {
    let own = code.types.flatMap { $0.properties.filter { $0.name == name } }
    return !own.isEmpty && own.allSatisfy { !$0.isComputed && $0.attributes.allSatisfy { $0 == "IBInspectable" } }
  }
}

/// One walk through a body, with what is known at each place.
private struct ContradictionWalk {
  let tree: CodeTree
  let functions: Set<String>
  let isStored: (String) -> Bool
  private(set) var dead: [Int32] = []

  init(tree: CodeTree, functions: Set<String>, isStored: @escaping (String) -> Bool) {
    self.tree = tree
    self.functions = functions
    self.isStored = isStored
  }

  /// What a condition asks about: a local, or a property by how it is written.
  private enum Subject: Hashable {
    case local(Int32)
    case property(String)
  }

  /// What is known of it.
  private struct Known {
    var value: WrittenLiteral
    var isEqual: Bool
  }

  private typealias Facts = [Subject: Known]

  /// Reads a body, of which nothing is known at its start.
  mutating func read(_ body: Int32) { visit(body, [:]) }

  private mutating func visit(_ index: Int32, _ known: Facts) {
    guard index >= 0 else { return }
    let node = tree.nodes[Int(index)]
    switch node.kind {
    case .block:
      var facts = known
      for statement in tree.list(node.a) { visit(statement: statement, &facts) }
    case .if: visit(branching: node, known)
    default: break
    }
  }

  private mutating func visit(statement: Int32, _ facts: inout Facts) {
    let node = tree.nodes[Int(statement)]
    switch node.kind {
    case .if: visit(branching: node, facts)
    case .guard:
      // What stands behind `else` leaves, so that nothing of it counts from here on.
      for condition in tree.list(node.a) {
        forget(in: condition, &facts)
        learn(condition, true, &facts)
      }
      return
    case .for, .while, .repeat, .do, .switch, .defer:
      // What runs more than once, or on the way out, finds what its own statements have changed.
      forget(in: statement, &facts)
      for block in blocks(in: statement) { visit(block, facts) }
      return
    default: break
    }
    forget(in: statement, &facts)
  }

  private func blocks(in statement: Int32) -> [Int32] {
    tree.nodesInside(tree.nodes[Int(statement)]).filter { $0 >= 0 }.flatMap { inner -> [Int32] in
      switch tree.nodes[Int(inner)].kind {
      case .block: [inner]
      case .switchCase, .catch: [tree.nodes[Int(inner)].b]
      default: []
      }
    }
  }

  private mutating func visit(branching node: TreeNode, _ known: Facts) {
    let conditions = Array(tree.list(node.a))
    var facts = known
    for condition in conditions {
      if holds(condition, facts) == false {
        dead.append(node.b)
        return visit(node.c, known)
      }
      forget(in: condition, &facts)
      learn(condition, true, &facts)
    }
    if node.c >= 0, conditions.allSatisfy({ holds($0, known) == true }) { dead.append(node.c) }
    visit(node.b, facts)
    guard node.c >= 0 else { return }
    var others = known
    for condition in conditions { forget(in: condition, &others) }
    if conditions.count == 1 { learn(conditions[0], false, &others) }
    visit(node.c, others)
  }

  // MARK: Conditions

  /// Whether a condition holds by what is known; nil where that does not say.
  private func holds(_ condition: Int32, _ facts: Facts) -> Bool? {
    let node = tree.nodes[Int(condition)]
    switch node.kind {
    case .and, .or:
      let deciding = node.kind == .or
      let sides = [holds(node.a, facts), holds(node.b, facts)]
      if sides.contains(deciding) { return deciding }
      return sides.contains(nil) ? nil : !deciding
    case .prefix where tree.texts[Int(node.c)] == "!": return holds(node.a, facts).map { !$0 }
    default:
      guard let (subject, asked) = comparison(condition), let known = facts[subject] else { return nil }
      if known.isEqual { return (known.value == asked.value) == asked.isEqual }
      return known.value == asked.value ? !asked.isEqual : nil
    }
  }

  private func learn(_ condition: Int32, _ isTrue: Bool, _ facts: inout Facts) {
    let node = tree.nodes[Int(condition)]
    switch node.kind {
    case .and where isTrue, .or where !isTrue:
      learn(node.a, isTrue, &facts)
      learn(node.b, isTrue, &facts)
    case .prefix where tree.texts[Int(node.c)] == "!": learn(node.a, !isTrue, &facts)
    default:
      guard let (subject, asked) = comparison(condition) else { return }
      var known = Known(value: asked.value, isEqual: asked.isEqual == isTrue)
      if case .flag(let flag) = known.value, !known.isEqual { known = Known(value: .flag(!flag), isEqual: true) }
      facts[subject] = known
    }
  }

  private func comparison(_ condition: Int32) -> (Subject, Known)? {
    let node = tree.nodes[Int(condition)]
    guard node.kind == .binary else { return subject(condition).map { ($0, Known(value: .flag(true), isEqual: true)) } }
    guard ["==", "!="].contains(tree.texts[Int(node.c)]), let subject = subject(node.a),
      let value = tree.literal(node.b)
    else { return nil }
    return (subject, Known(value: value, isEqual: tree.texts[Int(node.c)] == "=="))
  }

  private func subject(_ index: Int32) -> Subject? {
    let node = tree.nodes[Int(index)]
    switch node.kind {
    case .local where node.a > 0: return .local(node.a)
    case .name where isStored(tree.texts[Int(node.a)]): return .property(tree.texts[Int(node.a)])
    case .member where isStored(tree.texts[Int(node.b)]):
      let base = tree.nodes[Int(node.a)]
      switch base.kind {
      case .local where base.a == 0: return .property(tree.texts[Int(node.b)])
      case .name where tree.texts[Int(base.a)] == "self": return .property(tree.texts[Int(node.b)])
      default: return nil
      }
    default: return nil
    }
  }

  // MARK: Changes

  /// Forgets what a statement may change: what it names as a target, and all properties where it calls the app's code.
  private func forget(in statement: Int32, _ facts: inout Facts) {
    guard !facts.isEmpty else { return }
    for index in tree.all(inside: statement) {
      let node = tree.nodes[Int(index)]
      switch node.kind {
      case .assignment, .compoundAssignment, .inout:
        for target in tree.all(inside: node.a) {
          if let name = tree.propertyName(target) { facts[.property(name)] = nil }
          if [.local, .boxed].contains(tree.nodes[Int(target)].kind) { facts[.local(tree.nodes[Int(target)].a)] = nil }
        }
      case .call where callsApp(node), .await, .subscripted:
        for subject in facts.keys { if case .property = subject { facts[subject] = nil } }
      default: continue
      }
    }
  }

  private func callsApp(_ call: TreeNode) -> Bool {
    let called = tree.nodes[Int(call.a)]
    switch called.kind {
    case .name: return functions.contains(tree.texts[Int(called.a)])
    case .member, .implicitMember: return functions.contains(tree.texts[Int(called.b)])
    default: return true
    }
  }
}
