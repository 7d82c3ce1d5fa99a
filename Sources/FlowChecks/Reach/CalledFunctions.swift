import FlowInterfaceBuilder
import FlowModel

/// Which of the app's functions anything may call, and which of its constants anything uses: what nothing names, nobody
/// runs.
struct CalledFunctions {
  private let classes: MentionedClasses
  private let source: TreeSource
  private var code: AppCode { classes.code }
  /// The names of actions in documents, with the classes of those who get them; nil where the class is not told.
  private let connected: Once<[String: [String?]]>
  /// The documents in which a control does something.
  private let sending: Once<[String]>
  private let cases: UnmadeCases
  private let old: OldBranches
  private let unset: UnsetValues
  private let controls: TouchedControls
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
    connected = Once { app.connectedActions }
    sending = Once { app.model.documents.filter { $0.connections.contains(where: \.isOfControl) }.map(\.file) }
    cases = UnmadeCases(code: classes.code, source: source)
    old = OldBranches(code: classes.code, source: source)
    unset = UnsetValues(app: app, code: classes.code)
    controls = TouchedControls(app, classes.code)
  }

  /// The name of the function or constant that a place is in, where nothing calls or uses it.
  mutating func uncalled(at place: SourceLocation) -> String? {
    for tree in source.trees([place.file]) {
      guard let index = tree.function(at: place), !isCalled(index, tree, depth: 0) else { continue }
      return tree.functions[Int(index)].name
    }
    return nil
  }

  /// Whether code at a place may run: in a function that something calls or a constant that something uses, and not for a
  /// case that nothing makes, an iOS on which the app does not run, or a value that a property never has.
  mutating func mayRun(_ place: SourceLocation) -> Bool {
    uncalled(at: place) == nil && cases.unmade(at: place) == nil && old.version(at: place) == nil
      && unset.missing(at: place) == nil
  }

  /// The same of a node.
  mutating func mayRun(_ node: Int32, in tree: CodeTree) -> Bool {
    guard let around = tree.function(around: node) else { return true }
    return isCalled(around, tree, depth: 0) && isReached(node, in: tree)
  }

  /// Whether a node is neither for a case that nothing makes, nor for an old iOS, nor for a value that nothing sets.
  private func isReached(_ node: Int32, in tree: CodeTree) -> Bool {
    cases.unmade(around: node, in: tree) == nil && old.version(around: node, in: tree) == nil
      && unset.missing(around: node, in: tree) == nil
  }

  private mutating func isCalled(_ index: Int32, _ tree: CodeTree, depth: Int) -> Bool {
    let key = FunctionKey(file: tree.path, index: index)
    if let answer = answers[key] { return answer }
    guard depth < Self.depth else { return true }
    // What only calls itself, nobody calls.
    answers[key] = false
    let answer =
      !controls.isNeverTouched(tree.functions[Int(index)])
      && (mayBeCalledByOthers(index, tree) || isNamed(index, tree, depth: depth))
    answers[key] = answer
    return answer
  }

  // MARK: Others

  /// Whether UIKit, Interface Builder, Objective-C or a library may call a function: an override, one that they see, one
  /// that a protocol of theirs may ask for.
  private func mayBeCalledByOthers(_ index: Int32, _ tree: CodeTree) -> Bool {
    let function = tree.functions[Int(index)]
    if function.kind == .initialValue { return !tree.isConstant(index) }
    guard [.function, .getter].contains(function.kind), function.name.first.map({ $0.isLetter || $0 == "_" }) == true,
      !function.flags.contains(.isOverride), function.objectiveCName == nil, function.hasBody
    else { return true }
    let attributes = CodeFunction.objectiveCAttributes.intersection(function.attributes)
    guard attributes.isSubset(of: ["IBAction", "objc"]) else { return true }
    if attributes.contains("IBAction")
      ? isConnected(function, in: tree) : attributes.contains("objc") && isSent(function, in: tree)
    {
      return true
    }
    guard function.owner >= 0 else { return false }
    guard let name = tree.fullName(ofType: function.owner), let owner = code.type(name, near: tree.path) else {
      // A member that the app adds to a type of others.
      return tree.types[Int(function.owner)].kind != .extension
    }
    if owner.kind == .protocol { return false }
    let (lineage, _) = code.lineage(of: owner)
    if isMentionedByObjectiveC(function.name), owner.kind == .class,
      code.showsMembersToObjectiveC(tree.path) != false || lineage.contains(where: \.hasObjectiveCMembers)
    {
      return true
    }
    if function.flags.contains(.isPrivate) || function.flags.contains(.isFilePrivate) { return false }
    // What Interface Builder is to send, no protocol asks for.
    if attributes.contains("IBAction") { return false }
    return lineage.flatMap(\.inherited).map(code.unaliased).contains { mayAsk($0, for: function) }
  }

  /// Whether a document may send an action to an object of the class that a method is in: where controls of documents do
  /// anything, not one that they send nobody or others alone. Apps may send what a library has.
  private func isConnected(_ function: TreeFunction, in tree: CodeTree) -> Bool {
    guard let owner = tree.fullName(ofType: function.owner).flatMap({ code.type($0, near: tree.path) }),
      owner.kind == .class, owner.modules.isEmpty || code.isInPrograms(owner.modules)
    else { return true }
    return isSent(function, in: tree)
      || !sending.value.contains { code.mayUse(owner.modules, from: code.modules(ofDocument: $0)) }
  }

  /// Whether a document sends an action of a method's name to an object of its class.
  private func isSent(_ function: TreeFunction, in tree: CodeTree) -> Bool {
    let owner = tree.fullName(ofType: function.owner).flatMap { code.type($0, near: tree.path) }
    return connected.value[function.name]?.contains { receiver in
      guard let owner, let receiver, let other = code.type(receiver, near: tree.path) else { return true }
      return areRelated(owner, other)
    } == true
  }

  /// Whether Objective-C names a method, by its selector as Swift writes it.
  private func isMentionedByObjectiveC(_ name: String) -> Bool {
    guard !code.objectiveCNames.isEmpty else { return false }
    return (code.facts.objectiveCMentions + code.facts.objectiveCTexts).contains { $0.hasPrefix(name) }
  }

  /// Whether a protocol that the app does not declare may have a function as a requirement. What a delegate is told
  /// begins with the one who tells it, or with a preposition: `tableView(_:…)`, `numberOfSections(in:)`; never with a
  /// capital.
  private func mayAsk(_ name: String, for function: TreeFunction) -> Bool {
    guard code.isUnknown(name), FrameworkAncestry.classes[name] == nil, !Self.asksNothing.contains(name) else {
      return false
    }
    guard ["Delegate", "DataSource"].contains(where: name.hasSuffix) else { return true }
    guard function.name.first?.isUppercase != true else { return false }
    guard let first = function.parameters.first else {
      // A library's may ask for what it likes: `menuDidOpen()`. Of properties, Apple's ask an application's or scene's
      // delegate for its window alone.
      return !AppleClass.isName(name) || function.kind == .getter && function.name == "window"
    }
    guard let label = first.label else { return true }
    return Self.prepositions.contains { label.hasPrefix($0) && label.dropFirst($0.count).first?.isLowercase != true }
  }

  private static let prepositions = ["in", "for", "using", "with", "of", "at", "to", "from", "by", "on"]
  /// What asks for no method that a class does not inherit, or that Swift does not write itself.
  private static let asksNothing: Set<String> = [
    "NSObject", "NSManagedObject", "Operation", "CaseIterable", "Sendable", "Error", "Identifiable", "AnyObject",
    "class",
    "UIAppearance",
  ]

  // MARK: The app

  /// Whether code names a function where it may be called and runs itself.
  private mutating func isNamed(_ index: Int32, _ tree: CodeTree, depth: Int) -> Bool {
    let function = tree.functions[Int(index)]
    let owner = tree.fullName(ofType: function.owner).flatMap { code.type($0, near: tree.path) }
    let isSelector = function.parameters.isEmpty
    if code.facts.objectiveCTexts.contains(where: { Self.isSelector($0, of: function) }) { return true }
    for other in classes.trees(naming: function.name, of: code.modules(of: tree.path)) {
      for node in other.mentions(ofMember: function.name, isSelector: isSelector) {
        let around = other.function(around: node)
        if other.path == tree.path, around == index { continue }
        guard other.mayCall(function, at: node), mayMean(owner, node, in: other, around) else { continue }
        guard let around else { return true }
        if isCalled(around, other, depth: depth + 1), isReached(node, in: other) { return true }
      }
    }
    return false
  }

  /// Whether a text is the selector of a function, as far as it begins.
  private static func isSelector(_ text: String, of function: TreeFunction) -> Bool {
    function.parameters.isEmpty
      ? text == function.name : ["\(function.name):", "\(function.name)With"].contains(where: text.hasPrefix)
  }

  /// Whether a name may be that of a member of a type: not where it is asked of a type that has nothing to do with it.
  private func mayMean(_ owner: CodeType?, _ node: Int32, in tree: CodeTree, _ around: Int32?) -> Bool {
    guard let owner else { return true }
    let one = tree.nodes[Int(node)]
    let base: TreeNode
    switch one.kind {
    case .name where one.flag != 0: return isRelated(owner, to: around, in: tree)
    case .text: return !tree.isSentToSelf(node) || isRelated(owner, to: around, in: tree)
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
    case .call, .forcedCast, .optionalCast:
      guard let named = type(ofValue: base, in: tree), named.kind == .class else { return true }
      return areRelated(owner, named)
    default: return true
    }
  }

  /// The type that a cast names, or that all functions of a call's name return.
  private func type(ofValue value: TreeNode, in tree: CodeTree) -> CodeType? {
    guard value.kind == .call else {
      let named = tree.nodes[Int(value.b)]
      return named.kind == .namedType ? code.type(tree.texts[Int(named.a)], near: tree.path) : nil
    }
    let called = tree.nodes[Int(value.a)]
    guard called.kind == .name || called.kind == .member else { return nil }
    let name = tree.texts[Int(called.kind == .name ? called.a : called.b)]
    let functions = (code.types.flatMap(\.functions) + code.facts.files.flatMap(\.functions)).filter { $0.name == name }
    let results = Set(functions.map(\.result))
    guard results.count == 1, let result = results.first ?? nil else { return nil }
    return code.type(result, near: tree.path)
  }

  private func isRelated(_ owner: CodeType, to around: Int32?, in tree: CodeTree) -> Bool {
    guard let around, case let type = tree.functions[Int(around)].owner, type >= 0,
      let name = tree.fullName(ofType: type), let other = code.type(name, near: tree.path)
    else { return true }
    return areRelated(owner, other)
  }

  /// Whether code at a node may perform segues of a screen of a class: not in the class of another screen. What a
  /// constant says is said where that is used.
  mutating func mayPerform(_ node: Int32, in tree: CodeTree, segueOf screen: CodeType) -> Bool {
    guard mayRun(node, in: tree), !tree.isAskedOfContainer(node, than: screen, code) else { return false }
    guard let around = tree.function(around: node) else { return true }
    if tree.isConstant(around) {
      let name = tree.functions[Int(around)].name
      return classes.trees(naming: name, of: code.modules(of: tree.path)).contains { other in
        other.mentions(ofMember: name, isSelector: false).contains { mention in
          guard let user = other.function(around: mention), other.path != tree.path || user != around else {
            return false
          }
          return isOther(other.functions[Int(user)].owner, in: other, than: screen) ? false : mayRun(mention, in: other)
        }
      }
    }
    return !isOther(tree.functions[Int(around)].owner, in: tree, than: screen)
  }

  /// Whether a type is the class of another screen.
  private func isOther(_ type: Int32, in tree: CodeTree, than screen: CodeType) -> Bool {
    guard let name = tree.fullName(ofType: type), let owner = code.type(name, near: tree.path) else { return false }
    return code.isKind(owner, of: "UIViewController") == true && !areRelated(owner, screen)
  }

  /// Whether one of two classes inherits from the other, or one is inside of the other; of other types it is not known.
  func areRelated(_ one: CodeType, _ other: CodeType) -> Bool {
    guard one.kind == .class, other.kind == .class else { return true }
    if one.name.hasPrefix(other.name + ".") || other.name.hasPrefix(one.name + ".") { return true }
    return code.lineage(of: one).classes.contains { $0 === other }
      || code.lineage(of: other).classes.contains { $0 === one }
  }
}

extension InterfaceConnection {
  /// Whether a control, or what is touched like one, sends an action or triggers a segue.
  fileprivate var isOfControl: Bool {
    kind == .action || kind == .segue && source.map { !$0.elementName.hasSuffix("ontroller") } == true
  }
}

extension InterfaceConnection {
  /// Whether it is the action of a bar button item that has a segue, which takes the one place that there is for a target.
  var isInPlaceOfSegue: Bool {
    kind == .action && source?.elementName == "barButtonItem" && source?.segues.isEmpty == false
  }
}

extension CheckedApp {
  /// The names of the methods that documents send as actions, without what follows the base name, with the classes of
  /// those who get them; nil where a document does not tell the class. What nobody can touch sends none.
  fileprivate var connectedActions: [String: [String?]] {
    var found: [String: [String?]] = [:]
    for document in model.documents {
      for connection in document.connections where !connection.isInPlaceOfSegue {
        if connection.kind == .action, let control = connection.source,
          !WiredObject(object: control, document: document).maySend(connection, in: self)
        {
          continue
        }
        let selectors =
          [connection.selector, connection.segue?.destinationCreationSelector]
          + [connection.element["unwindAction"]]
        for selector in selectors.compactMap(\.self) {
          let base = String(selector.prefix { $0 != ":" })
          let receiver = connection.kind == .action ? connection.destination?.customClass : nil
          found[base, default: []].append(receiver)
          // Swift names the first argument in the selector: `saveWithSender:`.
          if let with = base.range(of: "With") { found[String(base[..<with.lowerBound]), default: []].append(receiver) }
        }
      }
    }
    return found
  }
}

extension CodeTree {
  private static let containers = [
    "tabBarController": "UITabBarController", "navigationController": "UINavigationController",
    "splitViewController": "UISplitViewController",
  ]

  /// Whether a call takes a node that is asked of a container, which a screen is none of:
  /// `tabBarController?.performSegue(withIdentifier: "item", sender: nil)`.
  fileprivate func isAskedOfContainer(_ node: Int32, than screen: CodeType, _ code: AppCode) -> Bool {
    nodes.contains { call in
      guard call.kind == .call, case let called = nodes[Int(call.a)], called.kind == .member,
        case let arguments = Array(list(call.b)),
        stride(from: 1, to: arguments.count, by: 2).contains(where: { arguments[$0] == node })
      else { return false }
      let base = nodes[Int(unwrapped(called.a))]
      let name = base.kind == .name ? texts[Int(base.a)] : base.kind == .member ? texts[Int(base.b)] : ""
      guard let container = Self.containers[name] else { return false }
      return code.isKind(screen, of: container) == false
    }
  }

  /// Whether a function is the value of a constant or variable that is static, or outside of types.
  fileprivate func isConstant(_ function: Int32) -> Bool {
    properties.contains {
      $0.initialValue == function && ($0.owner < 0 || $0.flags.contains(.isStatic)) && !$0.flags.contains(.isExposed)
    }
  }
}
