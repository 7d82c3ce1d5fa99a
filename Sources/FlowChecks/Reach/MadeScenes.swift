import FlowModel

/// The scenes that something is seen to make: the app's start, code by their identifiers, or a transition from such a scene.
struct MadeScenes {
  private let app: CheckedApp
  private let documents: LoadedDocuments
  private let classes: MentionedClasses
  /// Where code is known to ask for screens, and to perform segues.
  private let asked: [String: [NamedCall]]
  private let performed: [String: [NamedCall]]
  /// All words of Objective-C and of enums that may be identifiers.
  private let words: Set<String>
  private var called: CalledFunctions
  /// What Objective-C names.
  private let mentions: Set<String>
  /// The scenes that the app starts with.
  private let starts: Set<Screen.ID>
  private var answers: [Screen.ID: Bool] = [:]

  init(_ app: CheckedApp, _ documents: LoadedDocuments, _ classes: MentionedClasses) {
    self.app = app
    self.documents = documents
    self.classes = classes
    called = CalledFunctions(app, classes)
    asked = Dictionary(grouping: app.names.all(.screen), by: \.name)
    performed = Dictionary(grouping: app.names.all(.segue), by: \.name)
    words = Set(classes.code.facts.objectiveCTexts).union(classes.code.types.flatMap(\.cases).map(\.name))
    mentions = Set(classes.code.facts.objectiveCMentions)
    // What no property list names, an app starts with that does not fill its window itself.
    let unnamed = classes.code.fillsWindow ? [] : app.untoldStarts.map(\.id)
    starts = Set(app.model.screens.filter(app.navigation.startsApp).map(\.id) + unnamed)
  }

  /// Whether something may make a scene: one that leads to it, or itself.
  mutating func contains(_ screen: Screen) -> Bool {
    var waiting = [screen.id]
    var visited: Set<Screen.ID> = []
    while let id = waiting.popLast() {
      guard visited.insert(id).inserted, let one = app.model.screen(id) else { continue }
      if isStart(one) { return true }
      waiting += app.navigation.transitions(to: id).filter { $0.kind != .unwind && happens($0) }.map(\.source)
    }
    return false
  }

  /// Whether a transition may happen: the user touches what starts it, or code performs it.
  mutating func happens(_ transition: Transition) -> Bool {
    switch transition.kind {
    case .relationship, .embed: return true
    default:
      guard transition.trigger == nil else { return true }
      guard let identifier = transition.identifier, !identifier.isEmpty else { return false }
      return isPerformed(identifier, by: transition.source)
    }
  }

  /// Whether code may perform a segue of an identifier on a screen.
  private mutating func isPerformed(_ identifier: String, by id: Screen.ID) -> Bool {
    if words.contains(identifier) { return true }
    let owner = app.model.screen(id).flatMap { screen in
      screen.customClass.flatMap { classes.code.type($0, near: screen.location.file) }
    }
    let source = app.written.source
    let trees = source.trees(source.mentioning([identifier])).map { ($0, $0.numbers(of: identifier)) }
    // Who performs a name that is written, is read there.
    let isWritten = trees.contains { !$0.1.isEmpty }
    let calls = performed[identifier] ?? []
    if calls.contains(where: { call in
      guard call.isOnSelf, let owner, let performing = call.scope.owner else {
        return !isWritten && called.mayRun(call.location)
      }
      return called.areRelated(performing, owner) && called.mayRun(call.location)
    }) {
      return true
    }
    return trees.contains { tree, numbers in
      tree.nodes.indices.contains { index in
        guard tree.nodes[index].kind == .text, numbers.contains(tree.nodes[index].a) else { return false }
        guard let owner else { return called.mayRun(Int32(index), in: tree) }
        return called.mayPerform(Int32(index), in: tree, segueOf: owner)
      }
    }
  }

  /// Whether a scene is made by itself.
  private mutating func isStart(_ screen: Screen) -> Bool {
    if let answer = answers[screen.id] { return answer }
    let isStart =
      starts.contains(screen.id) || (screen.isInitial && isInitialAsked(screen.storyboard))
      || screen.storyboardIdentifier.map { isAsked($0, modules(of: screen)) } == true
    answers[screen.id] = isStart
    return isStart
  }

  /// Whether code may ask for the initial scene of a storyboard.
  private func isInitialAsked(_ qualifiedName: String) -> Bool {
    guard let storyboard = app.model.storyboards.first(where: { $0.qualifiedName == qualifiedName }),
      app.document(of: storyboard).map(documents.isNamed) != false
    else { return false }
    let isCalled = app.names.all(.initialScreen).contains { call in
      switch call.storyboard {
      case .named(let name): name == storyboard.name
      case .of, .unknown: true
      case .elsewhere: false
      }
    }
    if isCalled || mentions.contains("instantiateInitialViewController") { return true }
    // What generators write, and what is called on a storyboard that others make.
    let source = app.written.source
    return source.trees(source.mentioning(Self.initial)).contains { tree in
      !Self.initial.isDisjoint(with: tree.texts)
        && tree.texts.contains { $0 == storyboard.name || $0.lowercased() == storyboard.name.lowercased() }
    }
  }

  /// What stands for an initial scene in code.
  private static let initial: Set<String> = [
    "instantiateInitialViewController", "initialScene", "initialViewController", "instantiateInitial",
  ]

  /// The modules that copy the storyboard of a screen: code of another app of the repository does not load it.
  private func modules(of screen: Screen) -> Set<String> { classes.code.modules(ofDocument: screen.location.file) }

  /// Whether code may ask for the scene of an identifier in a document of some modules.
  private mutating func isAsked(_ identifier: String, _ modules: Set<String>) -> Bool {
    if isNamed(identifier, modules) { return true }
    let source = app.written.source
    if classes.code.hasGeneratedConstant(of: identifier, source) { return true }
    if mentions.contains(identifier), mentions.isSuperset(of: CodeFacts.makingByClass) { return true }
    return classes.trees(naming: identifier, of: modules).contains { tree in
      tree.asking(for: identifier) { member in makesScenes(member, of: identifier) }.contains {
        called.mayRun($0, in: tree)
      }
    }
  }

  /// Whether code that may run, and may load documents of some modules, names an identifier.
  private mutating func isNamed(_ identifier: String, _ modules: Set<String>) -> Bool {
    if words.contains(identifier) { return true }
    return asked[identifier]?.contains { call in
      classes.code.mayUse(modules, from: classes.code.modules(of: call.location.file)) && called.mayRun(call.location)
    } == true
  }

  /// Whether a member of a class, of which a scene has the name, may make that scene: one that the class declares, for
  /// its objects or in a file that makes none, does not.
  private func makesScenes(_ member: String, of name: String) -> Bool {
    let own = classes.code.type(name)?.functions.filter { $0.name == member } ?? []
    guard !own.isEmpty else { return true }
    guard let one = own.first(where: \.isStatic) else { return false }
    return app.written.source.trees([one.location.file]).contains { tree in
      tree.texts.contains { $0.contains("nstantiate") || $0.contains("toryboard") }
    }
  }
}

extension CodeTree {
  /// The nodes that may ask for the scene of an identifier: by the text, or by a class of that name where its
  /// name may be made a text of.
  ///
  /// - Parameter mayMake: whether a member of the class may make it.
  fileprivate func asking(for identifier: String, _ mayMake: (String) -> Bool) -> [Int32] {
    guard let number = texts.firstIndex(of: identifier).map(Int32.init) else { return [] }
    func isName(_ index: Int32) -> Bool {
      index >= 0 && nodes[Int(index)].kind == .name && nodes[Int(index)].a == number
    }
    func isType(_ index: Int32) -> Bool {
      guard index >= 0 else { return false }
      let node = nodes[Int(index)]
      return node.kind == .optionalType ? isType(node.a) : node.kind == .namedType && node.a == number
    }
    return nodes.indices.map(Int32.init).filter { index in
      let node = nodes[Int(index)]
      return switch node.kind {
      case .text: node.a == number
      case .metatype: isName(node.a)
      case .member: isName(node.a) && mayMake(texts[Int(node.b)])
      // `let item: Item = make()`, but not `= Item()`.
      case .binding: isType(node.b) && node.c >= 0 && nodes[Int(node.c)].kind == .call && !isName(nodes[Int(node.c)].a)
      case .name: list(node.b).contains(where: isType)
      default: false
      }
    }
  }
}
