import FlowInterfaceBuilder
import FlowModel

/// Which of the app's classes anything names but their own declarations: what nobody names, nobody makes.
struct MentionedClasses: Sendable {
  let code: AppCode
  private let source: TreeSource
  /// The classes of Swift and Objective-C, with the types of Swift by their names.
  private let types: [String: [CodeType]]
  private let objectiveC: Set<String>
  private let mentionedByObjectiveC: Set<String>
  /// The documents that give an object a class.
  private let documents: [String: Set<String>]

  init(_ app: CheckedApp, _ code: AppCode) {
    self.code = code
    source = app.written.source
    types = Dictionary(grouping: code.classes, by: \.shortName)
    objectiveC = Set(code.objectiveCNames)
    mentionedByObjectiveC = Set(code.facts.objectiveCMentions + code.facts.objectiveCTexts)
    documents = Dictionary(
      app.wiredObjects.compactMap { wired in wired.object.customClass.map { ($0, [wired.document.file]) } },
      uniquingKeysWith: { $0.union($1) })
  }

  /// The trees of the files in which a name is written and that may use what some modules have.
  func trees(naming name: String, of modules: some Collection<String>) -> [CodeTree] {
    source.trees(source.mentioning([name]).filter { code.mayUse(modules, from: code.modules(of: $0)) })
  }

  /// Whether the app has a class of a name.
  func has(_ name: String) -> Bool { types[name] != nil || objectiveC.contains(name) }

  /// Whether anything names the classes of a name: code other than their declarations, or a document other than one.
  func areMentioned(_ name: String, besides document: InterfaceDocument? = nil) -> Bool {
    if mentionedByObjectiveC.contains(name) { return true }
    let modules = document.map { code.modules(ofDocument: $0.file) } ?? []
    let others = documents[name]?.filter { $0 != document?.file } ?? []
    if others.contains(where: { code.mayUse(modules, from: code.modules(ofDocument: $0)) }) { return true }
    if types[name]?.contains(where: isForOthers) == true { return true }
    if trees(naming: name, of: modules).contains(where: { $0.mentions(name) }) { return true }
    // By the name that Objective-C knows it by.
    return types[name]?.contains { type in
      type.objectiveCName.map { $0 != name && areMentioned($0, besides: document) } ?? false
    } ?? false
  }

  /// Whether more than the app's Swift may make objects of the classes of a name.
  func areMadeByOthers(_ name: String) -> Bool {
    mentionedByObjectiveC.contains(name) || types[name]?.contains(where: isForOthers) == true
      || otherNames(of: name).contains(where: areMadeByOthers)
  }

  /// Where code may make objects of the classes of a name that some modules have, rather than only take values for some
  /// of it.
  func making(_ name: String, of modules: Set<String>) -> [(node: Int32, tree: CodeTree)] {
    let isProperty = { (member: String) in
      types[name]?.contains { $0.properties.contains { $0.isStatic && $0.name == member } } == true
    }
    let own = trees(naming: name, of: modules).flatMap { tree in tree.making(name, isProperty).map { ($0, tree) } }
    return own + otherNames(of: name).flatMap { making($0, of: modules) }
  }

  /// The names that Objective-C has for the classes of a name, other than that.
  private func otherNames(of name: String) -> [String] {
    types[name]?.compactMap(\.objectiveCName).filter { $0 != name } ?? []
  }

  /// Whether others than the app's code make it: the system those of extensions, as their property lists say, and apps
  /// those of libraries.
  private func isForOthers(_ type: CodeType) -> Bool {
    !type.modules.isEmpty
      && !code.facts.modules.contains { $0.product == "application" && type.modules.contains($0.id) }
  }
}

extension CodeTree {
  /// Whether a type is named other than to declare or extend it.
  fileprivate func mentions(_ name: String) -> Bool {
    let numbers = Set(texts.indices.filter { texts[$0] == name || texts[$0].hasSuffix("." + name) }.map(Int32.init))
    guard !numbers.isEmpty else { return false }
    let extended = Set(types.map(\.extended))
    return nodes.indices.contains { index in
      let node = nodes[index]
      switch node.kind {
      case .name, .namedType, .text: return numbers.contains(node.a) && !extended.contains(Int32(index))
      case .member, .memberType, .implicitMember: return numbers.contains(node.b) && !extended.contains(Int32(index))
      default: return false
      }
    }
  }

  /// Where a class is named and an object of it may be made: not to declare or extend it, as the type that a value is
  /// asked for, that of a parameter or of a variable without a value, or for a value of its own.
  fileprivate func making(_ name: String, _ isProperty: (String) -> Bool) -> [Int32] {
    let numbers = numbers(of: name)
    guard !numbers.isEmpty else { return [] }
    let asked =
      nodes.filter { [.isType, .optionalCast, .forcedCast, .asPattern].contains($0.kind) }.map(\.b)
      + nodes.filter { $0.kind == .isPattern }.map(\.a)
      + nodes.filter { $0.kind == .binding && $0.c < 0 }.map(\.b)
    let typed = functions.flatMap(\.parameters).map(\.type) + properties.filter { $0.initialValue < 0 }.map(\.type)
    let values = nodes.filter { $0.kind == .member && isProperty(texts[Int($0.b)]) || $0.kind == .selector }.map(\.a)
    let passive = (asked + typed + values + dequeued + types.map(\.extended)).reduce(into: Set<Int32>()) {
      $0.formUnion(all(inside: $1))
    }
    return nodes.indices.map(Int32.init).filter { index in
      let node = nodes[Int(index)]
      let isNamed =
        switch node.kind {
        case .name, .namedType, .text: numbers.contains(node.a)
        case .member, .memberType, .implicitMember: numbers.contains(node.b)
        default: false
        }
      return isNamed && !passive.contains(index) && !isInside(name, index)
    }
  }

  /// What calls ask tables and collections for cells by: an identifier makes no cell, who gives it one does.
  private var dequeued: [Int32] {
    nodes.filter { node in
      guard node.kind == .call, case let called = nodes[Int(node.a)], called.kind == .member else { return false }
      return texts[Int(called.b)].hasPrefix("dequeueReusable")
    }.flatMap { call in
      let arguments = Array(list(call.b))
      return stride(from: 1, to: arguments.count, by: 2).map { arguments[$0] }.filter { nodes[Int($0)].kind == .text }
    }
  }

  /// Whether a node is in the code of a class itself, which runs only where others make it, or in a preview, which only
  /// Xcode shows.
  private func isInside(_ name: String, _ node: Int32) -> Bool {
    guard let function = function(around: node), case let owner = functions[Int(function)].owner, owner >= 0 else {
      return false
    }
    let isPreview = types[Int(owner)].inherited.contains { index in
      let type = nodes[Int(index)]
      return type.kind == .namedType && texts[Int(type.a)] == "PreviewProvider"
    }
    return isPreview || fullName(ofType: owner)?.split(separator: ".").last.map(String.init) == name
  }
}
