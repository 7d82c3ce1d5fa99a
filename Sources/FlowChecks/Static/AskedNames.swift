import FlowModel

/// The names that code asks about before it hands them to UIKit: `if canPerform("item") { performSegue(…) }`,
/// `guard Bundle.main.path(forResource: "Banner", ofType: "nib") != nil else { return }`.
///
/// What the app does where the answer is no, is not known: a name that nothing has may never come to UIKit.
struct AskedNames {
  private let trees: [String: CodeTree]

  init(_ trees: [CodeTree]) { self.trees = Dictionary(trees.map { ($0.path, $0) }, uniquingKeysWith: { $1 }) }

  /// Whether a condition around a call, or one that the code before it leaves by, asks a function or list about its name.
  func isAsked(_ call: NamedCall) -> Bool {
    Set([call.location, call.call]).contains { place in
      guard let tree = trees[place.file], let function = tree.function(at: place) else { return false }
      var walk = AskedNameWalk(tree: tree, name: call.name, place: place)
      walk.read(tree.functions[Int(function)].body, .init())
      return walk.isAsked
    }
  }
}

/// One walk through a function, down to a place.
private struct AskedNameWalk {
  let tree: CodeTree
  /// The name, as a literal.
  let name: String
  let place: SourceLocation
  private(set) var isAsked = false

  init(tree: CodeTree, name: String, place: SourceLocation) {
    self.tree = tree
    self.name = name
    self.place = place
  }

  /// What holds a name.
  enum Subject: Hashable {
    case local(Int32)
    case property(String)
  }

  /// What is known at a node.
  struct Known {
    /// Whether the name itself was asked about.
    var isNamed = false
    /// The locals and properties that were.
    var others: Set<Subject> = []
    /// What the locals were given.
    var values: [Int32: Int32] = [:]
  }

  mutating func read(_ index: Int32, _ known: Known) {
    guard index >= 0, !isAsked else { return }
    let node = tree.nodes[Int(index)]
    switch node.kind {
    case .block:
      var known = known
      for statement in tree.list(node.a) {
        read(statement, known)
        learn(from: statement, &known)
      }
    case .if:
      for condition in tree.list(node.a) { read(condition, known) }
      var inside = known
      for condition in tree.list(node.a) { ask(condition, &inside) }
      read(node.b, inside)
      read(node.c, inside)
    case .ternary, .and:
      read(node.a, known)
      var inside = known
      ask(node.a, &inside)
      read(node.b, inside)
      read(node.c, inside)
    case .closure, .localFunction:
      // Its locals are others.
      var inside = known
      inside.others = known.others.filter { if case .property = $0 { true } else { false } }
      inside.values = [:]
      read(tree.functions[Int(node.kind == .closure ? node.a : node.b)].body, inside)
    default:
      if node.kind == .call, tree.location(of: index) == place || tree.location(of: node.a) == place {
        isAsked =
          known.isNamed || tree.arguments(of: node).contains { subject($0.value).map(known.others.contains) == true }
      }
      for inner in tree.nodesInside(node) { read(inner, known) }
    }
  }

  /// What holds behind a statement.
  private func learn(from statement: Int32, _ known: inout Known) {
    let node = tree.nodes[Int(statement)]
    switch node.kind {
    case .guard: for condition in tree.list(node.a) { ask(condition, &known) }
    case .if where leaves(node.b): for condition in tree.list(node.a) { ask(condition, &known) }
    case .binding:
      let pattern = tree.nodes[Int(node.a)]
      if pattern.kind == .bindingPattern, node.c >= 0 { known.values[pattern.a] = node.c }
    default: return
    }
  }

  /// Whether a block always leaves the code that follows.
  private func leaves(_ block: Int32) -> Bool {
    guard block >= 0, let last = tree.list(tree.nodes[Int(block)].a).last else { return false }
    return [.return, .throw, .break, .continue].contains(tree.nodes[Int(last)].kind)
  }

  /// Notes what a condition asks about: what it hands to functions and subscripts, itself or as the value of a constant.
  private func ask(_ condition: Int32, _ known: inout Known) {
    for index in tree.frame(of: condition) {
      let node = tree.nodes[Int(index)]
      switch node.kind {
      case .local, .boxed: if let value = known.values[node.a] { take(argumentsIn: value, &known) }
      case .call, .subscripted: take(argumentsOf: node, &known)
      default: continue
      }
    }
  }

  private func take(argumentsIn value: Int32, _ known: inout Known) {
    for index in tree.frame(of: value) where [.call, .subscripted].contains(tree.nodes[Int(index)].kind) {
      take(argumentsOf: tree.nodes[Int(index)], &known)
    }
  }

  private func take(argumentsOf call: TreeNode, _ known: inout Known) {
    // Whether the screen allows a segue says nothing of whether there is one.
    if call.kind == .call, tree.propertyName(tree.unwrapped(call.a)).map(Self.allowing.contains) == true { return }
    for argument in tree.arguments(of: call) where !Self.keys.contains(argument.label) {
      let node = tree.nodes[Int(argument.value)]
      if node.kind == .text, tree.texts[Int(node.a)] == name { known.isNamed = true }
      if let subject = subject(argument.value) { known.others.insert(subject) }
    }
  }

  /// What an argument is, where that is no more than a local, which `self` is not, or a property.
  private func subject(_ argument: Int32) -> Subject? {
    let index = tree.unwrapped(argument)
    let node = tree.nodes[Int(index)]
    if [.local, .boxed].contains(node.kind) { return node.a > 0 ? .local(node.a) : nil }
    return tree.propertyName(index).map(Subject.property)
  }

  private static let allowing: Set<String> = ["shouldPerformSegue", "shouldPerformSegueWithIdentifier"]
  /// Labels of arguments that name what is kept, as of the user's defaults.
  private static let keys: Set<String?> = ["forKey", "key"]
}
