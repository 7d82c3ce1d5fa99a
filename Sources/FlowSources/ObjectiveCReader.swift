import FlowModel

/// Reads what Objective-C files declare: classes, categories and their members.
///
/// It is tolerant: what it does not know it passes over, both branches of an `#if` count, and of a declaration all words
/// count as names, so that it rather sees a member too many. Where it may have missed some, the class is not whole.
struct ObjectiveCReader {
  private var tokens: ObjectiveCTokens
  private let source: SourceText
  private var found = ObjectiveCDeclarations()
  /// What the methods of a class ask for by their first parameter, by the first part of their names.
  private var handing: [String: [ObjectiveCNaming.Kind]] = [:]

  /// The classes and categories of a file.
  static func declarations(in bytes: [UInt8], path: String) -> ObjectiveCDeclarations {
    var reader = ObjectiveCReader(tokens: ObjectiveCTokens(bytes), source: SourceText(path: path, bytes: bytes))
    reader.read()
    reader.found.texts = reader.tokens.texts
    reader.found.names = reader.tokens.names
    reader.found.headers = reader.tokens.headers
    reader.found.pointed = reader.tokens.names.subtracting(reader.tokens.namesOfMore)
    reader.found.made = reader.tokens.making.classes
    return reader.found
  }

  private init(tokens: ObjectiveCTokens, source: SourceText) {
    self.tokens = tokens
    self.source = source
  }

  private mutating func read() {
    while let token = tokens.next() {
      guard case .directive(let name) = token.kind, ["interface", "implementation"].contains(name) else { continue }
      readClass(from: token.start, isImplementation: name == "implementation")
    }
  }

  private mutating func readClass(from start: Int, isImplementation: Bool) {
    guard let name = word() else { return }
    var one = ObjectiveCClass(name: name, superclass: nil, location: source.location(at: start))
    one.isImplementation = isImplementation
    var isCategory = false
    skip("<", to: ">")
    if tokens.takes("(") {
      isCategory = true
      while let token = tokens.next(), token.kind != .sign(")") {}
    }
    if tokens.takes(":") { one.superclass = word() }
    skip("<", to: ">")
    if tokens.takes("{") { readVariables(into: &one) }
    _ = tokens.takeNamed()
    _ = tokens.changes.takeAll()
    _ = tokens.handing.takeMessages()
    handing = [:]
    readMembers(into: &one)
    // Others are made as the app runs.
    if tokens.changes.addsMethods { one.isWhole = false }
    take(tokens.takeNamed(), into: &one)
    takeHanded(into: &one)
    one.changes = tokens.changes.takeAll()
    if isCategory { found.categories.append(one) } else { found.classes.append(one) }
  }

  private func take(_ named: [(start: Int, naming: ObjectiveCNaming)], into one: inout ObjectiveCClass) {
    func texts(_ kind: ObjectiveCNaming.Kind, where isMeant: (ObjectiveCNaming) -> Bool = { _ in true })
      -> [ObjectiveCText]
    {
      named.filter { $0.naming.kind == kind && isMeant($0.naming) }
        .map { ObjectiveCText(text: $0.naming.name, location: source.location(at: $0.start)) }
    }
    one.performedSegues = texts(.segue) { $0.receiver == "self" }
    one.seguesOfOthers = texts(.segue) { $0.receiver != "self" }
    one.segueCases = texts(.segueCase)
    one.namedScenes = texts(.scene)
    one.namedStoryboards = texts(.storyboard) { $0.isOfOwnBundle }
    one.namedNibs = texts(.nib) { $0.isOfOwnBundle }
    one.nibsForItself = texts(.nib) { $0.isForItself && $0.isOfOwnBundle }.map(\.text)
    one.nibsOfSuper = texts(.nib) { $0.receiver == "super" }.map(\.text)
    takeCells(named, into: &one)
  }

  /// Takes the literals that its methods are handed on `self`, and what they ask for by these.
  private mutating func takeHanded(into one: inout ObjectiveCClass) {
    for message in tokens.handing.takeMessages() {
      let text = ObjectiveCText(text: message.text, location: source.location(at: message.start))
      for kind in handing[message.name] ?? [] {
        if kind == .scene { one.namedScenes.append(text) } else { one.performedSegues.append(text) }
      }
    }
  }

  private func takeCells(_ named: [(start: Int, naming: ObjectiveCNaming)], into one: inout ObjectiveCClass) {
    for (start, naming) in named where [.cell, .registration, .making].contains(naming.kind) {
      let name = naming.constant.map(tokens.constants.text(of:)) ?? naming.name
      switch (naming.kind, name) {
      case (.cell, let name?):
        let text = ObjectiveCText(text: name, location: source.location(at: start))
        if naming.isForIndexPath || !naming.takesNil {
          one.insistedCells.append(text)
        } else {
          one.askedCells.append(text)
        }
      case (.registration, let name?), (.making, let name?):
        one.registeredCells.append(name)
        if naming.isRegistrationOfCell { one.cellsRegisteredAnew.append(name) }
      case (.registration, nil): one.registersOthers = true
      default: break
      }
    }
  }

  /// `{ IBOutlet UILabel *label; }`: all words count.
  private mutating func readVariables(into one: inout ObjectiveCClass) {
    var depth = 1
    var statement: [String] = []
    while let token = tokens.next() {
      switch token.kind {
      case .word(let word): statement.append(word)
      case .sign("{"): depth += 1
      case .sign("}"):
        depth -= 1
        if depth == 0 { return }
      case .sign(";"):
        take(statement, into: &one)
        statement = []
      case .directive("end"):
        one.isWhole = false
        return tokens.back(to: token)
      default: break
      }
    }
    one.isWhole = false
  }

  private func take(_ words: [String], into one: inout ObjectiveCClass) {
    one.keys += words
    if words.contains(where: { $0.hasPrefix("IBOutlet") }), let last = words.last { one.outlets.append(last) }
  }

  private mutating func readMembers(into one: inout ObjectiveCClass) {
    var isMacro = false
    while let token = tokens.next() {
      defer { if case .word(let word) = token.kind { isMacro = Self.mayDeclare(word) } else { isMacro = false } }
      switch token.kind {
      case .directive("end"): return
      case .directive("property"): readProperty(into: &one)
      case .directive("synthesize"), .directive("dynamic"): one.keys += words(to: ";")
      case .directive("interface"), .directive("implementation"):
        one.isWhole = false
        return tokens.back(to: token)
      case .sign("-"): readMethod(into: &one, isRecorded: true)
      case .sign("+"): readMethod(into: &one, isRecorded: false)
      case .sign("{"): if !tokens.skipBlock("{", "}") { one.isWhole = false }
      case .sign("("):
        if isMacro { one.isWhole = false }
        if !tokens.skipBlock("(", ")") { one.isWhole = false }
      default: break
      }
    }
    one.isWhole = false
  }

  /// Whether a word in capitals may be a macro that declares members: not one of Apple's marks.
  private static func mayDeclare(_ word: String) -> Bool {
    guard word.utf8.count > 3, word.allSatisfy({ $0.isUppercase || $0 == "_" || $0.isNumber }) else { return false }
    return !["NS_", "UI_", "API_", "CF_", "IB_", "__"].contains(where: word.hasPrefix)
  }

  private mutating func readProperty(into one: inout ObjectiveCClass) {
    if tokens.takes("(") {
      let attributes = words(to: ")")
      if let setter = attributes.firstIndex(of: "setter"), setter + 1 < attributes.count {
        one.selectors.append(attributes[setter + 1] + ":")
      }
    }
    take(words(to: ";"), into: &one)
  }

  private mutating func readMethod(into one: inout ObjectiveCClass, isRecorded: Bool) {
    var isAction = false
    if tokens.takes("(") { isAction = words(to: ")").contains { ["IBAction", "IBSegueAction"].contains($0) } }
    let name = word() ?? ""
    var selector = name
    var parameter: String?
    while tokens.takes(":") {
      selector += ":"
      if tokens.takes("("), !tokens.skipBlock("(", ")") { one.isWhole = false }
      // The parameter, then the next part of the name, which may be nothing.
      guard let next = word() else { break }
      parameter = parameter ?? next
      if let part = word() {
        guard tokens.stands(":") else { break }
        selector += part
      }
    }
    if isRecorded {
      one.selectors.append(selector)
      if isAction { one.actions.append(selector) }
    } else if selector == "resolveInstanceMethod:" {
      one.selectors.append(selector)
    }
    while let token = tokens.next() {
      switch token.kind {
      case .sign(";"): return
      case .sign("{"):
        let body = tokens
        _ = tokens.handing.takeAsked(by: nil)
        if !tokens.skipBlock("{", "}") { one.isWhole = false }
        let asked = tokens.handing.takeAsked(by: parameter)
        if !asked.isEmpty { handing[name] = asked }
        if Self.starting.contains(selector), body.setsRootAtOnce { found.replacesRoot = true }
        return
      case .sign("("): if !tokens.skipBlock("(", ")") { one.isWhole = false }
      case .directive:
        one.isWhole = false
        return tokens.back(to: token)
      default: break
      }
    }
  }

  private static let starting: Set<String> = [
    "application:didFinishLaunchingWithOptions:", "scene:willConnectToSession:options:",
  ]

  private mutating func word() -> String? {
    guard let token = tokens.next() else { return nil }
    if case .word(let word) = token.kind { return word }
    tokens.back(to: token)
    return nil
  }

  /// The words up to a sign, which is passed; a closing bracket is that of the one that was opened.
  private mutating func words(to end: Character) -> [String] {
    var words: [String] = []
    var depth = 0
    while let token = tokens.next() {
      switch token.kind {
      case .word(let word): words.append(word)
      case .sign(end) where depth == 0: return words
      case .sign("("): depth += 1
      case .sign(")"): depth -= 1
      case .directive("end"):
        tokens.back(to: token)
        return words
      default: break
      }
    }
    return words
  }

  private mutating func skip(_ start: Character, to end: Character) {
    if tokens.takes(start) { _ = tokens.skipBlock(start, end) }
  }
}

/// What an Objective-C file declares.
struct ObjectiveCDeclarations {
  /// The `@interface` and `@implementation` parts of classes.
  var classes: [ObjectiveCClass] = []
  /// Those of categories and class extensions, under the names of their classes.
  var categories: [ObjectiveCClass] = []
  /// The string literals that may be names.
  var texts: Set<String> = []
  /// The names that it uses: of classes, types and constants, and those of the window's root.
  var names: Set<String> = []
  /// The headers that it imports, without their endings.
  var headers: Set<String> = []
  /// Those of the names that are only the types of pointers.
  var pointed: Set<String> = []
  /// The classes of which it makes objects that it gives no view, sorted; `self` stands for those of the file.
  var made: [String] = []
  /// Whether it gives the window a controller as the app starts, under no condition.
  var replacesRoot = false

  /// The same without a class that the file is about: what it says of itself, others need not say.
  var namesOfOthers: Set<String> {
    let own = Set(classes.map(\.name) + categories.map(\.name))
    return own.count == 1 ? names.subtracting(own) : names
  }
}
