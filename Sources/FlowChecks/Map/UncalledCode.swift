import FlowModel

/// The functions that nobody calls, and the members of objects that nobody makes: what they bring up comes to no
/// screen.
///
/// What a protocol of others, a selector, a document or Objective-C may call is not among them, nor is what another module
/// can.
struct UncalledCode {
  private let screens: AppScreens
  private let named: NamedCode
  private var code: AppCode { screens.code }
  /// The words of documents: the classes of storyboards' objects.
  private let classesOfStoryboards: Set<String>
  /// The names of xibs whose root objects are of a class.
  private let nibs: [String: Set<String>]

  init(_ screens: AppScreens, _ named: NamedCode) {
    self.screens = screens
    self.named = named
    var classes: Set<String> = []
    var nibs: [String: Set<String>] = [:]
    for document in screens.model.documents {
      for element in document.root.descendants {
        guard let name = element["customClass"] else { continue }
        if document.kind == .xib { nibs[name, default: []].insert(document.name) } else { classes.insert(name) }
      }
    }
    classesOfStoryboards = classes
    self.nibs = nibs
  }

  /// Whether nobody calls a function.
  func contains(_ one: FunctionID) -> Bool {
    isOfUnmadeObject(one) || isUncalled(one)
  }

  // MARK: Functions

  /// The most functions that are asked for the callers of one, and the most mentions of one name.
  private static let most = 40

  /// Whether all that names a function is in functions that nobody calls.
  private func isUncalled(_ one: FunctionID) -> Bool {
    guard mayBeUncalled(one) else { return false }
    var asked: Set<FunctionID> = [one]
    var waiting = [one]
    while let next = waiting.popLast() {
      let mentions = mentions(of: next)
      guard mentions.count <= Self.most, asked.count <= Self.most else { return false }
      for mention in mentions {
        guard let caller = mention.function, mayBeUncalled(caller) else { return false }
        if asked.insert(caller).inserted { waiting.append(caller) }
      }
    }
    return true
  }

  /// Where others name a function: of a private one only in its file.
  private func mentions(of one: FunctionID) -> [NamedCode.Mention] {
    let function = named.function(one)
    let isOfFile = !function.flags.isDisjoint(with: [.isPrivate, .isFilePrivate])
    return named.mentions(of: function.name).filter {
      $0.function != one && (!isOfFile || $0.tree == one.tree)
    }
  }

  private func mayBeUncalled(_ one: FunctionID) -> Bool {
    let (tree, function) = (named.tree(of: one), named.function(one))
    guard function.kind == .function, function.hasBody, !Self.called.contains(function.name),
      !function.name.hasPrefix("build"), code.isForApp(function, in: tree)
    else { return false }
    if !function.flags.isDisjoint(with: [.isPrivate, .isFilePrivate]) { return true }
    let modules = code.modules(of: tree.path)
    guard !code.lacksSource, code.facts.absentFiles.isEmpty, modules.isEmpty || code.isInPrograms(modules) else {
      return false
    }
    return function.owner < 0 || !tree.types[Int(function.owner)].attributes.contains("objcMembers")
  }

  /// What Swift calls by itself.
  private static let called: Set<String> = ["callAsFunction", "dynamicallyCall", "main"]

  // MARK: Objects

  /// Whether a function is a member of a class of which nobody makes objects: a view's, or one of the app's own.
  private func isOfUnmadeObject(_ one: FunctionID) -> Bool {
    let (tree, owner) = (named.tree(of: one), named.function(one).owner)
    guard owner >= 0, let type = tree.fullName(ofType: owner).flatMap({ code.type($0, near: tree.path) }),
      type.kind == .class, !code.lacksSource
    else { return false }
    if code.isKind(type, of: "UIView") == true { return code.family(of: type).allSatisfy { isUnmade($0) } }
    guard isMadeByCodeAlone(type) else { return false }
    return code.family(of: type).allSatisfy { isUnmade($0, whereDeclared: true) }
  }

  /// Whether only the app's code makes objects of a class: no controller's, no delegate's of the app or its scenes.
  private func isMadeByCodeAlone(_ type: CodeType) -> Bool {
    let (classes, root) = code.lineage(of: type)
    let modules = type.modules
    guard root == .none || root == .framework("NSObject"), code.facts.absentFiles.isEmpty,
      modules.isEmpty || code.isInPrograms(modules)
    else { return false }
    return classes.allSatisfy { one in
      !one.hasObjectiveCMembers && Self.starting.isDisjoint(with: one.declarations.flatMap(\.attributes))
        && !one.inherited.contains { $0.hasSuffix("Delegate") && ($0.contains("Application") || $0.contains("Scene")) }
    }
  }

  /// The attributes of classes of which others make objects.
  private static let starting: Set<String> = ["main", "UIApplicationMain", "objc"]

  /// - Parameter isDeclaring: whether what declares something to be of a class makes no object of it.
  private func isUnmade(_ type: CodeType, whereDeclared isDeclaring: Bool = false) -> Bool {
    let names = Set([type.shortName, type.objectiveCName].compactMap(\.self))
    guard
      names.allSatisfy({ !classesOfStoryboards.contains($0) && !isNamed($0, but: type, whereDeclared: isDeclaring) })
    else { return false }
    return names.flatMap { nibs[$0] ?? [] }.allSatisfy { !isNamed($0, but: type) }
  }

  /// Whether code other than a class's own names something, or as resources' constants do: `planningCell`.
  private func isNamed(_ name: String, but type: CodeType, whereDeclared isDeclaring: Bool = false) -> Bool {
    if code.facts.objectiveCMentions.contains(name) || code.facts.objectiveCTexts.contains(name) { return true }
    return [name, name.prefix(1).lowercased() + name.dropFirst()].contains { name in
      named.mentions(of: name).contains { mention in
        let tree = named.trees[Int(mention.tree)]
        // What extends a class makes none of its objects, nor does what stands in it.
        if tree.types.contains(where: { $0.extended == mention.node }) { return false }
        if isDeclaring, tree.nodes[Int(mention.node)].kind == .namedType, !mayMake(mention.node, in: tree) {
          return false
        }
        guard let function = mention.function, case let owner = named.function(function).owner, owner >= 0,
          let around = tree.fullName(ofType: owner).flatMap({ code.type($0, near: tree.path) })
        else { return true }
        return around !== type
      }
    }
  }

  /// Whether a written type may make objects of it, other than as what something is declared to be: as the type of
  /// `.init(…)`, behind an alias, or as a generic argument.
  private func mayMake(_ type: Int32, in tree: CodeTree) -> Bool {
    let aliases = tree.typeAliases + tree.types.flatMap { $0.typeAliases + $0.associatedTypes }
    if aliases.contains(where: { $0.type == type }) { return true }
    return tree.nodes.contains { node in
      switch node.kind {
      case .implicitMember: tree.texts[Int(node.b)] == "init"
      case .namedType, .name: node.b >= 0 && tree.list(node.b).contains(type)
      case .memberType: node.c >= 0 && tree.list(node.c).contains(type)
      case .typeExpression: node.a == type
      default: false
      }
    } || tree.genericArguments.contains { tree.list($0).contains(type) }
  }
}
