import FlowModel

/// What a function asks of the app's types, as it is written: `if let token = User.token`, `User.name != ""`.
///
/// Questions are compared by their text, in which constants stand for what they were given, and `?` and `!` are left out. A
/// flag that stands alone is no question: it may tell what changes by itself, as whether there is a network.
struct AskedQuestions {
  /// A condition on what a type gives without arguments.
  struct Question: Hashable {
    let text: String
    /// The types that are asked.
    let types: Set<String>

    fileprivate func adding(_ words: String) -> Self { Self(text: text + words, types: types) }
  }

  typealias Answers = [Question: Bool]

  /// What the conditions of `if`, `guard` and `? :` ask, by their nodes, and the answer with which they hold.
  private(set) var conditions: [Int32: (question: Question, isYes: Bool)] = [:]
  /// What is known wherever a node runs.
  private(set) var answered: [Int32: Answers] = [:]

  private let tree: CodeTree
  private let nodes: Set<Int32>

  /// What the constants of one function or closure were given.
  private struct Names {
    var slots: [Int32: Question] = [:]
    var captures: [Int32: Question] = [:]
  }

  /// - Parameter nodes: for which the answers are to be found.
  init(of function: TreeFunction, in tree: CodeTree, answersAt nodes: Set<Int32> = []) {
    self.tree = tree
    self.nodes = nodes
    var names = Names()
    read(function.body, &names, [:])
  }

  private mutating func read(_ index: Int32, _ names: inout Names, _ known: Answers) {
    guard index >= 0 else { return }
    if nodes.contains(index) { answered[index] = known }
    let node = tree.nodes[Int(index)]
    switch node.kind {
    case .block:
      var known = known
      for statement in tree.list(node.a) {
        read(statement, &names, known)
        guard tree.nodes[Int(statement)].kind == .guard else { continue }
        known.merge(answers(tree.list(tree.nodes[Int(statement)].a))) { _, new in new }
      }
    case .if, .guard:
      for condition in tree.list(node.a) {
        ask(condition, &names)
        read(condition, &names, known)
      }
      guard node.kind == .if else { return read(node.b, &names, known) }
      read(node.b, &names, known.merging(answers(tree.list(node.a))) { _, new in new })
      read(node.c, &names, known)
    case .ternary:
      ask(node.a, &names)
      for inner in [node.a, node.b, node.c] { read(inner, &names, known) }
    case .binding:
      read(node.c, &names, known)
      guard node.c >= 0, case let pattern = tree.nodes[Int(node.a)], pattern.kind == .bindingPattern else { return }
      names.slots[pattern.a] = node.flag & 1 == 0 ? value(node.c, names) : nil
    case .closure: read(function: node.a, names, known)
    case .localFunction: read(function: node.b, names, [:])
    default: for inner in tree.nodesInside(node) { read(inner, &names, known) }
    }
  }

  private mutating func read(function number: Int32, _ around: Names, _ known: Answers) {
    let function = tree.functions[Int(number)]
    var names = Names()
    for (place, capture) in function.captures.enumerated() {
      switch capture.source {
      case .slot: names.captures[Int32(place)] = around.slots[capture.number]
      case .capture: names.captures[Int32(place)] = around.captures[capture.number]
      case .value: names.captures[Int32(place)] = value(capture.number, around)
      case .implicitSelf, .implicitCapture: continue
      }
    }
    read(function.body, &names, known)
  }

  /// What is known where conditions hold.
  private func answers(_ conditions: some Sequence<Int32>) -> Answers {
    conditions.reduce(into: [:]) { known, condition in
      let node = tree.nodes[Int(condition)]
      if node.kind == .and { known.merge(answers([node.a, node.b])) { _, new in new } }
      if let one = self.conditions[condition] { known[one.question] = one.isYes }
    }
  }

  /// Notes what a condition asks.
  private mutating func ask(_ condition: Int32, _ names: inout Names) {
    let node = tree.nodes[Int(condition)]
    switch node.kind {
    case .and, .or:
      ask(node.a, &names)
      ask(node.b, &names)
    case .prefix where tree.texts[Int(node.c)] == "!": ask(node.a, &names)
    case .optionalBinding:
      let asked = value(node.b, names)
      conditions[condition] = asked.map { (question: $0.adding(" is nil"), isYes: false) }
      let pattern = tree.nodes[Int(node.a)]
      if pattern.kind == .bindingPattern { names.slots[pattern.a] = asked }
    case .binary where ["==", "!="].contains(tree.texts[Int(node.c)]):
      guard let asked = value(node.a, names), let literal = tree.literal(node.b) else { return }
      conditions[condition] = (question: asked.adding(" is \(literal)"), isYes: tree.texts[Int(node.c)] == "==")
    default: return
    }
  }

  /// What a type gives by members and calls without arguments alone; nil for all else.
  private func value(_ index: Int32, _ names: Names) -> Question? {
    let node = tree.nodes[Int(tree.unwrapped(index))]
    switch node.kind {
    case .local, .boxed: return names.slots[node.a]
    case .captured: return names.captures[node.a]
    case .name where tree.texts[Int(node.a)].first?.isUppercase == true && node.b < 0:
      let name = tree.texts[Int(node.a)]
      return Question(text: name, types: [name])
    case .member:
      return value(node.a, names).map { Question(text: "\($0.text).\(tree.texts[Int(node.b)])", types: $0.types) }
    case .call where tree.list(node.b).isEmpty && tree.nodes[Int(tree.unwrapped(node.a))].kind == .member:
      return value(node.a, names).map { Question(text: "\($0.text)()", types: $0.types) }
    default: return nil
    }
  }
}
