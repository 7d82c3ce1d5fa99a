import FlowModel

/// Code of Swift 1 and 2 as today's: the trees of an app are rewritten once, and nothing that runs them knows of it.
///
/// - Names of frameworks become those of today: of what is called and of what is overridden or implemented
///   (``FormerSignatures``, ``Swift2Names``). What the app declares itself keeps its name, and so does what nothing is
///   known of: that is as open then as what is not here.
/// - Functions take their first argument without a label unless two names are written, and C-like operators are those of
///   today.
package struct Swift2Rewriting: Sendable {
  let former: FormerSignatures
  /// Whether the model of what Swift 1 and 2 have is read beside the app.
  private let hasModel: Bool

  /// - Parameters:
  ///   - tables: what the libraries have.
  ///   - framework: what the framework declares.
  ///   - callbacks: what it calls of the app's, by the types, beside what the tables have.
  ///   - hasModel: whether the model of what Swift 1 and 2 have is read beside the app.
  package init(
    _ tables: LibraryTables, _ framework: FrameworkCatalog, callbacks: [String: [String]] = [:], hasModel: Bool
  ) {
    former = FormerSignatures(tables, framework, callbacks: callbacks)
    self.hasModel = hasModel
  }

  private init(_ former: FormerSignatures, hasModel: Bool) {
    self.former = former
    self.hasModel = hasModel
  }

  /// Frameworks of Objective-C that are read as Swift.
  private static let frameworksOfModels = ["CoreData"]

  /// The same with the frameworks among the models that an app reads.
  package func with(_ models: [CodeTree]) -> Swift2Rewriting {
    let frameworks = models.filter { tree in
      Self.frameworksOfModels.contains { tree.path.hasPrefix("flowsim/\($0)/") }
    }
    return Swift2Rewriting(former.with(frameworks), hasModel: hasModel)
  }

  /// The trees of an app's files; together, since one declares what another one calls.
  ///
  /// - Parameter isFormer: whether a tree is Swift 1 or 2; the others stay as they are.
  package func rewritten(_ trees: [CodeTree], where isFormer: (CodeTree) -> Bool = { _ in true }) -> [CodeTree] {
    guard trees.contains(where: isFormer) else { return trees }
    let own = Swift2Declarations(trees, former)
    return trees.map { tree in
      guard isFormer(tree) else { return tree }
      var file = Swift2File(tree, own, former, hasModel: hasModel)
      return file.rewritten()
    }
  }

  /// What a member is called today; nil where it is called so, or nobody knows.
  ///
  /// - Parameter former: `name(_:label:)`, or a property's name.
  package func today(_ former: String, of type: String, isStatic: Bool = false) -> String? {
    let member = MemberName(former)
    let today = Swift2Names.types[type] ?? type
    let types = self.former.ancestry(of: today) ?? [today]
    guard let labels = member.labels else {
      return self.former.today(member.name, nil, of: types, isStatic: isStatic)?.name
    }
    if member.name == "init" {
      let found = self.former.initializer(of: today, labels.map { WrittenLabel($0) })
      return found.map { MemberName(name: "init", labels: $0).signature }
    }
    return self.former.method(member.name, labels.map { WrittenLabel($0) }, of: types, isStatic: isStatic)?.signature
  }
}

extension AppProgram {
  /// The program with the app's own files rewritten.
  package func rewritten(by rewriting: Swift2Rewriting) -> AppProgram {
    AppProgram(
      app: rewriting.with(models).rewritten(app), stubs: stubs, models: models, unreadable: unreadable, missing: missing
    )
  }
}

/// One file that is rewritten.
struct Swift2File {
  let old: CodeTree
  let own: Swift2Declarations
  let former: FormerSignatures
  let types: Swift2Types
  let hasModel: Bool
  /// The nodes that are called.
  private var called: Set<Int32> = []
  /// The statements of blocks whose values nobody asks for.
  private(set) var unused: Set<Int32> = []
  /// What is assigned to.
  private(set) var targets: Set<Int32> = []
  /// The cases that stand where a framework's type is asked for.
  var ofFramework: Set<Int32> = []
  /// What names became, by the texts of the old ones.
  private var renamed: [Int32: Set<Int32>] = [:]

  init(_ tree: CodeTree, _ own: Swift2Declarations, _ former: FormerSignatures, hasModel: Bool) {
    old = tree
    self.hasModel = hasModel
    self.own = own
    self.former = former
    types = Swift2Types(tree, own, former)
    var values: Set<Int32> = []
    for function in tree.functions where function.flags.contains(.isSingleExpression) { values.insert(function.body) }
    for (index, node) in tree.nodes.enumerated() {
      if node.kind == .call { called.insert(node.a) }
      if [.assignment, .compoundAssignment, .inout].contains(node.kind) { targets.insert(node.a) }
      if node.kind == .block, !values.contains(Int32(index)) { unused.formUnion(tree.list(node.a)) }
    }
    noteCases()
  }

  mutating func rewritten() -> CodeTree {
    var this = self
    var tree = TreeCopy.of(old) { copy, index, node in
      let new = this.rewritten(node, index, &copy)
      if node.kind == .name { this.note(copy.tree.nodes[Int(new)], for: node.a, copy) }
      return new
    }
    for index in tree.functions.indices where !tree.functions[index].freeNames.isEmpty {
      let further = tree.functions[index].freeNames.flatMap { this.renamed[$0] ?? [] }
      tree.functions[index].freeNames += further
    }
    declareAnew(&tree)
    return tree
  }

  /// Notes under what name a name may be a member of `self` now.
  private mutating func note(_ node: TreeNode, for name: Int32, _ copy: TreeCopy) {
    if node.kind == .name, node.a != name { note(node.a, for: name) }
  }

  mutating func note(_ new: Int32, for name: Int32) { renamed[name, default: []].insert(new) }

  func isCalled(_ node: Int32) -> Bool { called.contains(node) }
  func text(_ index: Int32) -> String { old.texts[Int(index)] }

  private mutating func rewritten(_ node: TreeNode, _ index: Int32, _ copy: inout TreeCopy) -> Int32 {
    switch node.kind {
    case .name where !isCalled(index): return name(node, index, &copy)
    case .member where !isCalled(index): return member(node, index, &copy)
    case .implicitMember: return implicitMember(node, index, &copy)
    case .casePattern: return casePattern(node, index, &copy)
    case .call: return call(node, index, &copy)
    case .namedType: return namedType(node, &copy)
    case .postfix, .prefix: return step(node, index, &copy)
    case .upcast: return cast(node, index, &copy)
    case .binary where text(node.c) == "+": return sum(node, index, &copy)
    case .binary where Self.orders[text(node.c)] != nil: return comparison(node, index, &copy)
    case .binding: return binding(node, index, &copy)
    case .interpolated: return interpolated(node, index, &copy)
    default: return copy.add(node)
    }
  }

  // MARK: Types and operators

  private func namedType(_ node: TreeNode, _ copy: inout TreeCopy) -> Int32 {
    let name = text(node.a)
    guard own.types[name] == nil else { return copy.add(node) }
    if node.b < 0, former.isGeneric(name) { return ofObjects(name, &copy) }
    guard let today = Swift2Names.types[name] else { return copy.add(node) }
    return writtenType(own.unmistakable(today), node.b, &copy)
  }

  /// A framework's class that is generic today: it held any objects.
  ///
  /// - Swift: SE-0057.
  func ofObjects(_ name: String, _ copy: inout TreeCopy) -> Int32 {
    let object = copy.add(TreeNode(.namedType, a: copy.text("AnyObject"), b: -1))
    return copy.add(TreeNode(.namedType, a: copy.text(name), b: copy.list([object])))
  }

  /// A written type of a dotted name.
  private func writtenType(_ name: String, _ arguments: Int32, _ copy: inout TreeCopy) -> Int32 {
    let parts = name.split(separator: ".").map(String.init)
    var type = copy.add(TreeNode(.namedType, a: copy.text(parts[0]), b: parts.count == 1 ? arguments : -1))
    for part in parts.dropFirst() { type = copy.add(TreeNode(.memberType, a: type, b: copy.text(part))) }
    return type
  }

  /// `x++` as a statement is `x += 1`; elsewhere it is the operator, which gives what was before.
  private func step(_ node: TreeNode, _ index: Int32, _ copy: inout TreeCopy) -> Int32 {
    let name = text(node.c)
    guard name == "++" || name == "--", unused.contains(index) else { return copy.add(node) }
    let one = copy.integer(1)
    let sign: TreeOperator = name == "++" ? .plus : .minus
    return copy.add(
      TreeNode(
        .compoundAssignment, flag: sign.rawValue, a: node.a, b: one, c: copy.text(name == "++" ? "+=" : "-=")))
  }

  private func sum(_ node: TreeNode, _ index: Int32, _ copy: inout TreeCopy) -> Int32 {
    let before = old.nodes[Int(index)]
    var node = node
    node.a = unwrapped(before.a, node.a, &copy)
    node.b = unwrapped(before.b, node.b, &copy)
    return copy.add(node)
  }

  /// What an operator says of nil on its left side.
  private static let orders = ["<": true, "<=": true, ">": false, ">=": false]

  /// `field.text?.characters.count > 3`: nil came before every value.
  ///
  /// - Swift: SE-0121 took the comparison of Optionals away in Swift 3.
  private func comparison(_ node: TreeNode, _ index: Int32, _ copy: inout TreeCopy) -> Int32 {
    let before = old.nodes[Int(index)]
    guard old.nodes[Int(before.a)].kind == .optionalChain, old.nodes[Int(before.b)].kind != .optionalChain,
      let ofNothing = Self.orders[text(node.c)]
    else { return copy.add(node) }
    var inside = node
    inside.a = copy.tree.nodes[Int(node.a)].a
    let chain = copy.add(TreeNode(.optionalChain, a: copy.add(inside)))
    let otherwise = copy.add(TreeNode(.boolean, flag: ofNothing ? 1 : 0))
    return copy.add(TreeNode(.coalesce, a: chain, b: otherwise))
  }

  /// `let text: String = field.text`, where what the framework gives was `T!`.
  private func binding(_ node: TreeNode, _ index: Int32, _ copy: inout TreeCopy) -> Int32 {
    let before = old.nodes[Int(index)]
    guard before.b >= 0, before.c >= 0, let type = Swift2Declarations.written(before.b, in: old), !type.isOptional,
      !type.isForced
    else { return copy.add(node) }
    var node = node
    node.c = bridged(unwrapped(before.c, node.c, &copy), to: type.name, node.b, &copy)
    return copy.add(node)
  }

  /// A value where a class of Foundation's is asked for that it was bridged to without a word.
  ///
  /// - Swift: SE-0072 asks for `as` from Swift 3 on.
  private func bridged(_ value: Int32, to type: String, _ written: Int32, _ copy: inout TreeCopy) -> Int32 {
    guard ["NSString", "NSArray", "NSDictionary", "NSNumber", "NSSet"].contains(type) else { return value }
    return copy.add(TreeNode(.upcast, a: value, b: written))
  }

  /// `x as T` was `x as! T` before Swift 1.2, for classes.
  private func cast(_ node: TreeNode, _ index: Int32, _ copy: inout TreeCopy) -> Int32 {
    let written = Swift2Declarations.written(old.nodes[Int(index)].b, in: old)
    guard let written, !written.isOptional, !written.isForced, isClass(written.name),
      let value = types.type(of: old.nodes[Int(index)].a), value.isOptional || value.name != written.name
    else { return copy.add(node) }
    return copy.add(TreeNode(.forcedCast, a: node.a, b: node.b))
  }

  /// A text of `T!` had what it holds.
  ///
  /// - Swift: `ImplicitlyUnwrappedOptional` was a type that described itself by its value until SE-0054; today `T!` is
  ///   `Optional(…)` in a text.
  private func interpolated(_ node: TreeNode, _ index: Int32, _ copy: inout TreeCopy) -> Int32 {
    let before = Array(old.list(old.nodes[Int(index)].a))
    let after = Array(copy.tree.list(node.a))
    guard before.count == 2, let type = types.type(of: before[1]) else { return copy.add(node) }
    if hasModel, type.name == "Float", !type.isOptional, !type.isForced {
      var node = node
      node.a = copy.list([after[0], ofModel("FormerTexts", "string", nil, after[1], &copy)])
      return copy.add(node)
    }
    if own.isSwift1, type.isOptional, isOfFramework(member: before[1]) {
      let value = formerText(of: before[1], after[1], &copy)
      var node = node
      node.a = copy.list([after[0], value])
      return copy.add(node)
    }
    guard type.isForced, isNamed(before[1]) else { return copy.add(node) }
    let nothing = copy.add(TreeNode(.nothing))
    let test = copy.add(
      TreeNode(.binary, flag: TreeOperator.equal.rawValue, a: after[1], b: nothing, c: copy.text("==")))
    let word = copy.add(TreeNode(.text, a: copy.text("nil")))
    let value = copy.add(TreeNode(.forced, a: after[1]))
    let choice = copy.add(TreeNode(.ternary, a: test, b: word, c: value))
    var node = node
    node.a = copy.list([after[0], choice])
    return copy.add(node)
  }

  private func isOfFramework(member node: Int32) -> Bool {
    let each = old.nodes[Int(node)]
    guard each.kind == .member, let base = types.type(of: each.a) else { return false }
    return own.types[base.name] == nil
  }

  /// What a text of a framework's optional says in Swift 1: which of them were `T!` differs from one SDK to the next, but
  /// for the texts of fields.
  private func formerText(of before: Int32, _ value: Int32, _ copy: inout TreeCopy) -> Int32 {
    let each = old.nodes[Int(before)]
    let base = types.type(of: each.a)
    if text(each.b) == "text", base?.name == "UITextField" || base?.name == "UITextView" {
      return copy.add(TreeNode(.forced, a: value))
    }
    let words = copy.text("what Swift 1 writes of a framework's optional")
    return copy.add(TreeNode(.unread, a: words, b: copy.list([value])))
  }

  /// Whether an expression is a name or a member, which can be read twice.
  private func isNamed(_ node: Int32) -> Bool {
    var node = old.nodes[Int(node)]
    while node.kind == .member { node = old.nodes[Int(node.a)] }
    return [.name, .local, .boxed, .captured].contains(node.kind)
  }

  private func isClass(_ name: String) -> Bool {
    guard !name.hasPrefix("NS") else { return false }
    return own.lineage(of: name, former).contains { former.catalog.frameworkClasses.contains($0) }
  }
}
