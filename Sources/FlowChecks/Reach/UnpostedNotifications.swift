import FlowModel

/// The observers of notifications of the app's own that nothing posts: what they are to call, nobody calls.
struct UnpostedNotifications {
  let code: AppCode
  let source: TreeSource

  /// The calls of a file that add such observers, with the names of the notifications.
  func nodes(in tree: CodeTree) -> [(node: Int32, name: String)] {
    guard tree.texts.contains("addObserver") else { return [] }
    return tree.nodes.indices.map(Int32.init).compactMap { index in
      guard let name = tree.observedName(by: index), !mayBePosted(name) else { return nil }
      return (index, name)
    }
  }

  /// Whether anything may post a notification of a name: iOS, a library, or code that has the name for more than to
  /// observe it.
  private func mayBePosted(_ name: String) -> Bool {
    let facts = code.facts
    guard !["UI", "NS", "AV", "MP", "CN", "EK", "SK", "GC", "GK", "HK", "PK", "WK"].contains(where: name.hasPrefix),
      !facts.objectiveCMentions.contains(name), !facts.objectiveCTexts.contains(name)
    else { return true }
    // The text, and the constants that have it.
    var (texts, constants): (Set<String>, Set<String>) = ([name], [name])
    for tree in source.trees(source.mentioning([name])) {
      for property in tree.properties where property.initialValue >= 0 {
        let written = tree.all(inside: tree.functions[Int(property.initialValue)].body).filter {
          tree.nodes[Int($0)].kind == .text
        }.map { tree.texts[Int(tree.nodes[Int($0)].a)] }
        if written.contains(name) { constants.insert(property.name) }
        if property.name == name { texts.formUnion(written) }
      }
    }
    let trees = source.trees(source.mentioning(texts.union(constants)))
    // What no file declares or writes as a text, is another's.
    let isOwn = trees.contains { tree in
      tree.nodes.contains { $0.kind == .text && texts.contains(tree.texts[Int($0.a)]) }
    }
    // A constant's name says nothing as a text.
    if !constants.isDisjoint(with: texts), texts.count > 1 { texts.remove(name) }
    return !isOwn || trees.contains { $0.mayPost(texts, constants) }
  }
}

extension CodeTree {
  /// The text or constant by which a call adds an observer of a notification.
  fileprivate func observedName(by index: Int32) -> String? {
    let node = nodes[Int(index)]
    guard node.kind == .call, propertyName(unwrapped(node.a)) == "addObserver",
      let name = arguments(of: node).first(where: { $0.label == "name" || $0.label == "forName" })
    else { return nil }
    return notificationName(name.value)
  }

  /// `Notification.Name("open")`, `NSNotification.Name(rawValue: "open")`, `"open"`, `.open`, `Notification.Name.open`.
  private func notificationName(_ index: Int32) -> String? {
    let node = nodes[Int(unwrapped(index))]
    switch node.kind {
    case .text: return texts[Int(node.a)]
    case .implicitMember: return texts[Int(node.b)]
    case .upcast: return notificationName(node.a)
    case .name: return texts[Int(node.a)]
    case .member: return texts[Int(node.b)]
    case .call:
      let arguments = arguments(of: node)
      guard arguments.count == 1, propertyName(unwrapped(node.a)) == "Name" else { return nil }
      return notificationName(arguments[0].value)
    default: return nil
    }
  }

  /// Whether a file has one of some texts or constants for more than to declare it, or to add and remove an observer of it.
  fileprivate func mayPost(_ written: Set<String>, _ constants: Set<String>) -> Bool {
    let ofTexts = Set(texts.indices.filter { written.contains(texts[$0]) }.map(Int32.init))
    let ofNames = Set(texts.indices.filter { constants.contains(texts[$0]) }.map(Int32.init))
    guard !ofTexts.isEmpty || !ofNames.isEmpty else { return false }
    var harmless: Set<Int32> = []
    for node in nodes where node.kind == .call {
      guard let called = propertyName(unwrapped(node.a)), ["addObserver", "removeObserver"].contains(called) else {
        continue
      }
      for argument in arguments(of: node) where ["name", "forName"].contains(argument.label) {
        harmless.formUnion(all(inside: argument.value))
      }
    }
    for property in properties where property.initialValue >= 0 {
      guard constants.contains(property.name) else { continue }
      harmless.formUnion(all(inside: functions[Int(property.initialValue)].body))
    }
    return nodes.indices.map(Int32.init).contains { index in
      guard !harmless.contains(index) else { return false }
      let node = nodes[Int(index)]
      switch node.kind {
      case .text: return ofTexts.contains(node.a)
      case .name: return ofNames.contains(node.a)
      case .member, .implicitMember: return ofNames.contains(node.b)
      default: return false
      }
    }
  }
}
