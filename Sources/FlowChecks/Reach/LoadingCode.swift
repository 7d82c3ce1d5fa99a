import FlowModel

/// What the objects of a class surely do before they are seen: as their view is loaded, and each time that it appears.
struct LoadingCode {
  /// The class's name, and those above.
  private let classes: [String]
  /// The files of all of them.
  let trees: [CodeTree]

  init(of owner: CodeType, _ source: TreeSource, _ code: AppCode) {
    let lineage = code.lineage(of: owner).classes
    classes = lineage.map(\.name)
    trees = source.trees(Set(lineage.flatMap { $0.declarations.map(\.location.file) }))
  }

  /// What of a file is in the members of these classes.
  func own(of tree: CodeTree) -> Set<Int32> {
    let names = Set(classes)
    return tree.functions.filter { one in
      one.hasBody && tree.fullName(ofType: one.owner).map(names.contains) == true
    }.reduce(into: []) { $0.formUnion(tree.all(inside: $1.body)) }
  }

  /// Whether the classes take what has one of some names for more than to ask it for a member, or to set it.
  func takesMore(of words: Set<String>, andAsks: Bool = false) -> Bool {
    trees.contains { tree in
      !words.isDisjoint(with: tree.texts) && tree.takesMore(of: words, within: own(of: tree), andAsks: andAsks)
    }
  }

  private static let callbacks = ["viewDidLoad", "viewWillAppear"]

  /// Whether some statement runs then, whatever holds.
  func runs(_ isMeant: (CodeTree, Int32) -> Bool) -> Bool {
    Self.callbacks.contains { name in run(name, from: 0, 0, isMeant) }
  }

  /// Whether a statement is among those of a method, as the class at a place and those above it have it.
  private func run(_ name: String, from first: Int, _ depth: Int, _ isMeant: (CodeTree, Int32) -> Bool) -> Bool {
    for (place, owner) in classes.enumerated().dropFirst(first) {
      let found = trees.flatMap { tree in
        tree.functions.filter {
          $0.name == name && $0.kind == .function && $0.hasBody && tree.fullName(ofType: $0.owner) == owner
        }.map { (tree: tree, function: $0) }
      }
      guard let one = found.first else { continue }
      guard found.count == 1 else { return false }
      return one.tree.certainStatements(of: one.function.body).contains { statement in
        if isMeant(one.tree, statement) { return true }
        guard depth < 4, let called = one.tree.ownCall(statement) else { return false }
        return run(called.name, from: called.isOfSuper ? place + 1 : 0, depth + 1, isMeant)
      }
    }
    return false
  }
}

extension CodeTree {
  /// The statements of a body up to the first that may leave it.
  fileprivate func certainStatements(of body: Int32) -> [Int32] {
    guard body >= 0, nodes[Int(body)].kind == .block else { return [] }
    return list(nodes[Int(body)].a).prefix { statement in
      !frame(of: statement).contains { [.return, .throw, .guard].contains(nodes[Int($0)].kind) }
    }.map(unwrapped)
  }

  /// The method of the object itself that a statement calls: `setUp()`, `self.setUp()`, `super.viewDidLoad()`.
  fileprivate func ownCall(_ statement: Int32) -> (name: String, isOfSuper: Bool)? {
    let node = nodes[Int(statement)]
    guard node.kind == .call, case let called = nodes[Int(unwrapped(node.a))] else { return nil }
    guard called.kind == .member else { return called.kind == .name ? (texts[Int(called.a)], false) : nil }
    let base = nodes[Int(unwrapped(called.a))]
    switch base.kind {
    case .superReference: return (texts[Int(called.b)], true)
    case .local, .boxed: return base.a == 0 ? (texts[Int(called.b)], false) : nil
    default: return nil
    }
  }

  /// Where code gives a property of the object itself another value, by an assignment or by a method, and what that is.
  func ownSettings(of property: String, by setter: String? = nil) -> [(statement: Int32, value: Int32)] {
    guard texts.contains(property) || setter.map(texts.contains) == true else { return [] }
    return nodes.enumerated().compactMap { index, node in
      switch node.kind {
      case .assignment where isOwn(property, unwrapped(node.a)): return (Int32(index), node.b)
      case .call:
        guard let setter, isOwn(setter, unwrapped(node.a)), let value = arguments(of: node).first?.value else {
          return nil
        }
        return (Int32(index), value)
      default: return nil
      }
    }
  }

  /// `toolbarItems`, `self.toolbarItems`.
  private func isOwn(_ name: String, _ index: Int32) -> Bool {
    let node = nodes[Int(index)]
    guard propertyName(index) == name, node.kind == .member else { return propertyName(index) == name }
    let base = nodes[Int(unwrapped(node.a))]
    return [.local, .boxed].contains(base.kind) && base.a == 0
  }

  /// Whether some nodes take what has one of some names for more than to ask it for a member, or to set it.
  ///
  /// - Parameter andAsks: whether to ask is more, too.
  fileprivate func takesMore(of names: Set<String>, within nodes: Set<Int32>, andAsks: Bool) -> Bool {
    let numbers = Set(texts.indices.filter { names.contains(texts[$0]) }.map(Int32.init))
    var harmless = Set(self.nodes.filter { $0.kind == .assignment }.map { unwrapped($0.a) })
    if !andAsks { harmless.formUnion(self.nodes.filter { $0.kind == .member }.map { unwrapped($0.a) }) }
    return nodes.contains { index in
      let node = self.nodes[Int(index)]
      let number = node.kind == .member ? node.b : node.kind == .name ? node.a : -1
      return numbers.contains(number) && !harmless.contains(index)
    }
  }
}
