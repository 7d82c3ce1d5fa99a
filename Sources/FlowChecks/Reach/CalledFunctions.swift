import FlowModel

/// Which of the app's functions anything may call: what nothing names, nobody runs.
struct CalledFunctions {
  private let classes: MentionedClasses
  private let source: TreeSource
  private var code: AppCode { classes.code }
  private var answers: [FunctionKey: Bool] = [:]
  /// How far callers are followed.
  private static let depth = 4

  private struct FunctionKey: Hashable {
    let file: String
    let index: Int32
  }

  init(_ app: CheckedApp, _ classes: MentionedClasses) {
    self.classes = classes
    source = app.written.source
  }

  /// The name of the function that a place is in, where nothing calls it.
  mutating func uncalled(at place: SourceLocation) -> String? {
    for tree in source.trees([place.file]) {
      guard let index = tree.function(at: place), !isCalled(index, tree, depth: 0) else { continue }
      return tree.functions[Int(index)].name
    }
    return nil
  }

  private mutating func isCalled(_ index: Int32, _ tree: CodeTree, depth: Int) -> Bool {
    let key = FunctionKey(file: tree.path, index: index)
    if let answer = answers[key] { return answer }
    guard depth < Self.depth else { return true }
    // What only calls itself, nobody calls.
    answers[key] = false
    let answer = mayBeCalledByOthers(index, tree) || isNamed(index, tree, depth: depth)
    answers[key] = answer
    return answer
  }

  // MARK: Others

  /// Whether UIKit, Interface Builder, Objective-C or a library may call a function: an override, one that they see, one
  /// that a protocol of theirs may ask for.
  private func mayBeCalledByOthers(_ index: Int32, _ tree: CodeTree) -> Bool {
    let function = tree.functions[Int(index)]
    guard [.function, .getter].contains(function.kind), function.name.first.map({ $0.isLetter || $0 == "_" }) == true,
      !function.flags.contains(.isOverride), function.objectiveCName == nil,
      CodeFunction.objectiveCAttributes.isDisjoint(with: function.attributes), function.hasBody
    else { return true }
    guard function.owner >= 0 else { return false }
    guard let name = tree.fullName(ofType: function.owner), let owner = code.type(name, near: tree.path) else {
      // A member that the app adds to a type of others.
      return tree.types[Int(function.owner)].kind != .extension
    }
    if owner.kind == .protocol { return false }
    let (lineage, _) = code.lineage(of: owner)
    if !code.objectiveCNames.isEmpty, owner.kind == .class,
      code.showsMembersToObjectiveC(tree.path) != false || lineage.contains(where: \.hasObjectiveCMembers)
    {
      return true
    }
    if function.flags.contains(.isPrivate) || function.flags.contains(.isFilePrivate) { return false }
    return lineage.flatMap(\.inherited).map(code.unaliased).contains { mayAsk($0, for: function) }
  }

  /// Whether a protocol that the app does not declare may have a function as a requirement. What a delegate is told
  /// begins with the one who tells it, or with a preposition: `tableView(_:…)`, `numberOfSections(in:)`.
  private func mayAsk(_ name: String, for function: TreeFunction) -> Bool {
    guard code.isUnknown(name), FrameworkAncestry.classes[name] == nil else { return false }
    guard name.hasSuffix("Delegate") || name.hasSuffix("DataSource"), AppleClass.isName(name) else { return true }
    guard let first = function.parameters.first else { return function.kind == .getter }
    guard let label = first.label else { return true }
    return Self.prepositions.contains(where: label.hasPrefix)
  }

  private static let prepositions = ["in", "for", "using", "with", "of", "at", "to", "from", "by", "on"]

  // MARK: The app

  /// Whether code names a function where it may be called and runs itself.
  private mutating func isNamed(_ index: Int32, _ tree: CodeTree, depth: Int) -> Bool {
    let function = tree.functions[Int(index)]
    let owner = tree.fullName(ofType: function.owner).flatMap { code.type($0, near: tree.path) }
    if code.facts.objectiveCTexts.contains(function.name) { return true }
    for other in source.trees(source.mentioning([function.name])) {
      for node in other.mentions(ofMember: function.name) {
        let around = other.function(around: node)
        if other.path == tree.path, around == index { continue }
        guard mayMean(owner, node, in: other, around) else { continue }
        guard let around else { return true }
        if isCalled(around, other, depth: depth + 1) { return true }
      }
    }
    return false
  }

  /// Whether a name may be that of a member of a type: not where it is asked of a type that has nothing to do with it.
  private func mayMean(_ owner: CodeType?, _ node: Int32, in tree: CodeTree, _ around: Int32?) -> Bool {
    guard let owner else { return true }
    let one = tree.nodes[Int(node)]
    let base: TreeNode
    switch one.kind {
    case .name where one.flag != 0: return isRelated(owner, to: around, in: tree)
    case .member: base = tree.nodes[Int(one.a)]
    default: return true
    }
    switch base.kind {
    // `self` is the first local of a member.
    case .local where base.a == 0, .boxed where base.a == 0: return isRelated(owner, to: around, in: tree)
    case .captured, .optionalChain, .question, .forced:
      return tree.isCapturedSelf(one.a) ? isRelated(owner, to: around, in: tree) : true
    case .name:
      guard let named = code.type(tree.texts[Int(base.a)], near: tree.path), named.kind == .class else { return true }
      return areRelated(owner, named)
    default: return true
    }
  }

  private func isRelated(_ owner: CodeType, to around: Int32?, in tree: CodeTree) -> Bool {
    guard let around, case let type = tree.functions[Int(around)].owner, type >= 0,
      let name = tree.fullName(ofType: type), let other = code.type(name, near: tree.path)
    else { return true }
    return areRelated(owner, other)
  }

  /// Whether one of two classes inherits from the other, or one is inside of the other; of other types it is not known.
  private func areRelated(_ one: CodeType, _ other: CodeType) -> Bool {
    guard one.kind == .class, other.kind == .class else { return true }
    if one.name.hasPrefix(other.name + ".") || other.name.hasPrefix(one.name + ".") { return true }
    return code.lineage(of: one).classes.contains { $0 === other }
      || code.lineage(of: other).classes.contains { $0 === one }
  }
}

extension CodeTree {
  /// The nodes that may name a member, by its name or by the text of its selector.
  fileprivate func mentions(ofMember name: String) -> [Int32] {
    let numbers = numbers(of: name)
    let selectors = Set(texts.indices.filter { texts[$0].hasPrefix(name + ":") }.map(Int32.init)).union(numbers)
    return nodes.indices.map(Int32.init).filter { index in
      let node = nodes[Int(index)]
      switch node.kind {
      case .name: return numbers.contains(node.a)
      case .member, .implicitMember: return numbers.contains(node.b)
      case .text: return selectors.contains(node.a)
      case .keyPath:
        let parts = Array(list(node.b))
        return stride(from: 0, to: parts.count - 1, by: 2).contains {
          parts[$0] == 0 && numbers.contains(parts[$0 + 1])
        }
      default: return false
      }
    }
  }
}
