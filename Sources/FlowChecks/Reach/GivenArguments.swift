import FlowModel

/// The branches for a value of a parameter that no call gives: `else` of `type == 1`, where all calls say `type: 1`.
struct GivenArguments {
  let code: AppCode
  let source: TreeSource

  /// What runs of a file only for such a value, with why.
  func nodes(in tree: CodeTree) -> [(node: Int32, reason: String)] {
    var known: [Int32: (always: Bool, reason: String)] = [:]
    var found: [(node: Int32, reason: String)] = []
    for function in tree.namedFunctions.map({ tree.functions[Int($0)] }) where function.hasBody {
      let uses = ParameterUses(of: function, in: tree)
      guard !uses.asked.isEmpty, code.isForApp(function, in: tree) else { continue }
      for parameter in uses.asked {
        guard let values = values(of: parameter, of: function, in: tree) else { continue }
        let given = GivenValues(name: function.parameters[parameter].name, values: values)
        for (node, one) in uses.comparisons where one.parameter == parameter { known[node] = given.holds(one) }
        for one in uses.switches where one.parameter == parameter {
          found += given.never(tree.nodes[Int(one.node)], in: tree)
        }
      }
    }
    guard !known.isEmpty else { return found }
    return found + tree.neverRun { condition in tree.holds(condition) { known[$0] } }
  }

  /// All values that calls give a parameter; nil where that is not known, or nothing calls the function.
  private func values(of parameter: Int, of function: TreeFunction, in tree: CodeTree) -> Set<WrittenLiteral>? {
    var values: Set<WrittenLiteral> = []
    let isOfFile = !function.flags.isDisjoint(with: [.isPrivate, .isFilePrivate])
    let owner = tree.fullName(ofType: function.owner).flatMap { code.type($0, near: tree.path) }
    for other in source.trees(isOfFile ? [tree.path] : source.mentioning([function.name])) {
      guard let calls = other.calls(only: function.name) else { return nil }
      for index in calls where !isOfOther(index, than: owner, in: other) {
        let call = other.nodes[Int(index)]
        let arguments = other.arguments(of: call)
        let shape = CallShape(labels: arguments.map(\.label), trailing: Int(call.extra))
        guard shape.fits(function) else { continue }
        switch arguments.given(to: parameter, of: function) {
        case .value(let node):
          guard let value = other.literal(node) else { return nil }
          values.insert(value)
        case .standard(let value):
          guard let value = tree.literal(tree.functions[Int(value)].body) else { return nil }
          values.insert(value)
        case .unknown: return nil
        }
      }
    }
    // What `.none` is, the type says.
    return values.isEmpty || values.contains(.implicit("none")) ? nil : values
  }

  /// Whether a call is one of an object itself that is of another class than the function, which has one of the name, too.
  private func isOfOther(_ call: Int32, than owner: CodeType?, in tree: CodeTree) -> Bool {
    guard let owner, tree.isOnItself(call), let around = tree.function(around: call),
      let caller = tree.fullName(ofType: tree.functions[Int(around)].owner).flatMap({ code.type($0, near: tree.path) })
    else { return false }
    return owner.kind == .class && caller.kind == .class && !code.areRelated(owner, caller)
  }
}

/// What calls give one parameter.
private struct GivenValues {
  let name: String
  let values: Set<WrittenLiteral>

  /// Whether a comparison holds, with why; nil where it may or may not.
  func holds(_ one: ParameterUses.Comparison) -> (always: Bool, reason: String)? {
    guard isComparable(one.value) else { return nil }
    if !values.contains(one.value) { return (!one.isEqual, "No call gives \(name) \(one.value)") }
    return values.count == 1 ? (one.isEqual, reason) : nil
  }

  /// The blocks of a `switch` that nothing comes to, with why.
  func never(_ node: TreeNode, in tree: CodeTree) -> [(node: Int32, reason: String)] {
    let cases = tree.list(node.b).map { tree.nodes[Int($0)] }
    let all = cases.map(tree.literals)
    guard all.compactMap(\.self).joined().allSatisfy(isComparable) else { return [] }
    var rest = values
    var found: [(node: Int32, reason: String)] = []
    for (one, literals) in zip(cases, all) {
      if one.flag != 0 {
        if rest.isEmpty { found.append((one.b, reason)) }
      } else if let literals {
        if rest.isDisjoint(with: literals) { found.append((one.b, reason)) }
        rest.subtract(literals)
      }
    }
    return found
  }

  private var reason: String {
    "All calls give \(name) \(values.map(\.description).sorted().joined(separator: " or "))"
  }

  /// Whether a literal is of the kind of the others, so that others of that kind are other values.
  private func isComparable(_ literal: WrittenLiteral) -> Bool {
    guard literal != .implicit("none") else { return false }
    return values.allSatisfy { $0 == .nothing || literal == .nothing || $0.isLike(literal) }
  }
}

/// What a call gives a parameter.
private enum GivenArgument {
  case value(Int32)
  /// The default value: index of an `initialValue` function.
  case standard(Int32)
  case unknown
}

extension [(label: String?, value: Int32)] {
  /// What the arguments of a call give a parameter of a function.
  fileprivate func given(to number: Int, of function: TreeFunction) -> GivenArgument {
    let labels = function.parameters.enumerated().map { place, one in
      place == 0 && function.leavesFirstLabelOut ? first?.label : one.label
    }
    if let label = labels[number] {
      guard labels.count(where: { $0 == label }) == 1 else { return .unknown }
      if let one = first(where: { $0.label == label }) { return .value(one.value) }
      let standard = function.parameters[number].defaultValue
      return standard < 0 ? .unknown : .standard(standard)
    }
    guard count > number, zip(self, labels).prefix(number + 1).allSatisfy({ $0.label == $1 }) else { return .unknown }
    return .value(self[number].value)
  }
}

extension WrittenLiteral {
  /// Whether another is of the same kind.
  fileprivate func isLike(_ other: WrittenLiteral) -> Bool {
    switch (self, other) {
    case (.flag, .flag), (.text, .text), (.integer, .integer), (.implicit, .implicit), (.nothing, .nothing): true
    default: false
    }
  }
}

extension CodeTree {
  /// The functions that code elsewhere can call: those of types and those outside of them.
  fileprivate var namedFunctions: [Int32] {
    globalFunctions
      + types.filter { $0.function < 0 }.flatMap(\.functions).filter { functions[Int($0)].kind == .function }
  }

  /// The calls of what has a name; nil where a file does more with the name than to call it.
  fileprivate func calls(only name: String) -> [Int32]? {
    let numbers = numbers(of: name)
    let sent = Set(texts.indices.filter { texts[$0] == name || texts[$0].hasPrefix(name + ":") }.map(Int32.init))
    guard !sent.isEmpty else { return [] }
    let calls = nodes.indices.map(Int32.init).filter { index in
      let call = nodes[Int(index)]
      return call.kind == .call && number(named: nodes[Int(unwrapped(call.a))]).map(numbers.contains) == true
    }
    let called = Set(calls.map { unwrapped(nodes[Int($0)].a) })
    for index in nodes.indices where !called.contains(Int32(index)) {
      switch nodes[index].kind {
      case .text: if sent.contains(nodes[index].a) { return nil }
      case .keyPath: if list(nodes[index].b).contains(where: numbers.contains) { return nil }
      default: if let number = number(named: nodes[index]), numbers.contains(number) { return nil }
      }
    }
    return calls
  }

  /// Whether a call is one of a member of the object itself: `show()`, `self.show()`.
  fileprivate func isOnItself(_ call: Int32) -> Bool {
    let called = nodes[Int(unwrapped(nodes[Int(call)].a))]
    guard called.kind == .member else { return called.kind == .name }
    let base = nodes[Int(unwrapped(called.a))]
    switch base.kind {
    case .local, .boxed: return base.a == 0
    case .name: return texts[Int(base.a)] == "self"
    default: return false
    }
  }

  /// The number of the name that a node is.
  private func number(named node: TreeNode) -> Int32? {
    switch node.kind {
    case .name: node.a
    case .member, .implicitMember: node.b
    default: nil
    }
  }

  /// The literals that a `switchCase` is for; nil where it may be for others.
  fileprivate func literals(of one: TreeNode) -> Set<WrittenLiteral>? {
    let patterns = Array(list(one.a))
    var found: Set<WrittenLiteral> = []
    for place in stride(from: 0, to: patterns.count - 1, by: 2) {
      guard patterns[place + 1] < 0, case let pattern = nodes[Int(patterns[place])] else { return nil }
      switch pattern.kind {
      case .expressionPattern:
        guard let value = literal(pattern.a) else { return nil }
        found.insert(value)
      case .casePattern where pattern.c < 0: found.insert(.implicit(texts[Int(pattern.b)]))
      default: return nil
      }
    }
    return found.isEmpty ? nil : found
  }
}
