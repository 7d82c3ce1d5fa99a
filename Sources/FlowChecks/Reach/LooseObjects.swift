import FlowModel

/// The controls, recognizers, bar items and alerts that code makes and puts nowhere: nobody can touch them, so that what they
/// are to call, nobody calls.
struct LooseObjects {
  let app: CheckedApp
  let code: AppCode

  /// The classes whose objects have to be put somewhere, and what they are to call is told them by these methods.
  private static let methods: [String: Set<String>] = [
    "UIButton": ["addTarget", "addAction"], "UISwitch": ["addTarget", "addAction"],
    "UISegmentedControl": ["addTarget", "addAction"], "UISlider": ["addTarget", "addAction"],
    "UIStepper": ["addTarget", "addAction"], "UIDatePicker": ["addTarget", "addAction"],
    "UITextField": ["addTarget", "addAction"], "UIRefreshControl": ["addTarget", "addAction"],
    "UIAlertController": ["addAction"],
  ]
  /// Those that are told as they are made.
  private static let told: Set<String> = [
    "UIBarButtonItem", "UIAlertAction", "UITapGestureRecognizer", "UISwipeGestureRecognizer", "UIPanGestureRecognizer",
    "UILongPressGestureRecognizer", "UIPinchGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
  ]

  /// What of a file tells such objects whom to call, with the names of the variables that hold them.
  func nodes(in tree: CodeTree) -> [(node: Int32, name: String)] {
    guard !Self.told.union(Self.methods.keys).isDisjoint(with: tree.texts) else { return [] }
    return tree.functions.filter { $0.hasBody && tree.nodes[Int($0.body)].kind == .block }.flatMap { function in
      nodes(in: function, of: tree)
    } + ofProperties(in: tree)
  }

  /// Of the constants of one function.
  private func nodes(in function: TreeFunction, of tree: CodeTree) -> [(node: Int32, name: String)] {
    let frame = tree.frame(of: function.body)
    return frame.flatMap { index -> [(node: Int32, name: String)] in
      let binding = tree.nodes[Int(index)]
      guard binding.kind == .binding, binding.c >= 0, case let pattern = tree.nodes[Int(binding.a)],
        pattern.kind == .bindingPattern, pattern.flag == 0, let name = tree.madeClass(binding.c)
      else { return [] }
      let uses = frame.filter { tree.nodes[Int($0)].kind == .local && tree.nodes[Int($0)].a == pattern.a }
      let isShadowed =
        frame.count {
          tree.nodes[Int($0)].kind == .bindingPattern && tree.nodes[Int($0)].a == pattern.a
        } > 1
      let asked = Dictionary(
        frame.filter { tree.nodes[Int($0)].kind == .member }.map { (tree.unwrapped(tree.nodes[Int($0)].a), $0) },
        uniquingKeysWith: { first, _ in first })
      let members = uses.map { asked[$0] }
      let called = Set(frame.filter { tree.nodes[Int($0)].kind == .call }.map { tree.unwrapped(tree.nodes[Int($0)].a) })
      guard !isShadowed,
        members.allSatisfy({ member in
          guard let member else { return false }
          return !called.contains(member) || Self.isHarmless(tree.texts[Int(tree.nodes[Int(member)].b)])
        })
      else { return [] }
      if Self.told.contains(name) { return [(binding.c, name)] }
      guard let methods = Self.methods[name] else { return [] }
      let calls = frame.filter { index in
        let call = tree.nodes[Int(index)]
        guard call.kind == .call, case let called = tree.unwrapped(call.a), tree.nodes[Int(called)].kind == .member
        else {
          return false
        }
        return members.contains(called) && methods.contains(tree.texts[Int(tree.nodes[Int(called)].b)])
      }
      return calls.map { ($0, name) }
    }
  }

  /// Whether a method of Apple's puts the object itself nowhere: what the app and libraries add may.
  private static func isHarmless(_ method: String) -> Bool { method.hasPrefix("set") || harmless.contains(method) }

  private static let harmless: Set<String> = [
    "addTarget", "addAction", "addTextField", "addGestureRecognizer", "addSubview", "sizeToFit", "insertSegment",
    "removeTarget", "require", "beginRefreshing", "endRefreshing", "layoutIfNeeded",
  ]

  /// Of properties that code makes controls for, which nothing takes for more than to ask them for a member.
  private func ofProperties(in tree: CodeTree) -> [(node: Int32, name: String)] {
    let written = app.written
    func isMade(_ one: TreeProperty, in tree: CodeTree) -> Bool {
      one.attributes.isEmpty && one.getter < 0 && one.initialValue >= 0
        && tree.madeClass(tree.functions[Int(one.initialValue)].body) != nil
    }
    let all = tree.properties.filter { one in
      guard one.owner >= 0, one.attributes.isEmpty, one.getter < 0, one.initialValue >= 0,
        let name = tree.madeClass(tree.functions[Int(one.initialValue)].body), Self.methods[name] != nil,
        one.flags.isDisjoint(with: [.isStatic, .isClassMember]),
        !code.facts.objectiveCMentions.contains(one.name)
      else { return false }
      // Another's of the same name may be an outlet.
      let areAllMade = written.source.trees(written.source.mentioning([one.name])).allSatisfy { other in
        other.properties.allSatisfy { $0.name != one.name || isMade($0, in: other) }
      }
      return areAllMade && !written.isHandedOn(one.name) && !written.callsOthers(of: one.name, than: Self.isHarmless)
        && !written.isAskedByKey(one.name)
    }
    let names = Dictionary(all.map { ($0.name, tree.madeClass(tree.functions[Int($0.initialValue)].body) ?? "") }) {
      a, _ in a
    }
    guard !names.isEmpty else { return [] }
    return tree.nodes.indices.map(Int32.init).compactMap { index in
      let call = tree.nodes[Int(index)]
      guard call.kind == .call, case let called = tree.nodes[Int(tree.unwrapped(call.a))], called.kind == .member,
        let property = tree.propertyName(tree.unwrapped(called.a)), let made = names[property],
        Self.methods[made]?.contains(tree.texts[Int(called.b)]) == true
      else { return nil }
      return (index, property)
    }
  }
}

extension CodeTree {
  /// The class of Apple's of which a call makes an object: `UIButton(type: .system)`.
  fileprivate func madeClass(_ index: Int32) -> String? {
    let node = nodes[Int(index)]
    guard node.kind == .call, case let called = nodes[Int(node.a)], called.kind == .name else { return nil }
    let name = texts[Int(called.a)]
    return AppleClass.isName(name) ? name : nil
  }
}

extension WrittenNames {
  /// Whether code calls a method of what has a name that is none of some.
  fileprivate func callsOthers(of name: String, than isMeant: (String) -> Bool) -> Bool {
    source.trees(source.mentioning([name])).contains { tree in
      tree.nodes.contains { node in
        guard node.kind == .call, case let called = tree.nodes[Int(tree.unwrapped(node.a))], called.kind == .member,
          tree.propertyName(tree.unwrapped(called.a)) == name
        else { return false }
        return !isMeant(tree.texts[Int(called.b)])
      }
    }
  }

  /// Whether a key path or a text has a name.
  fileprivate func isAskedByKey(_ name: String) -> Bool {
    source.trees(source.mentioning([name])).contains { tree in
      let numbers = tree.numbers(of: name)
      return tree.nodes.contains { node in
        node.kind == .text && numbers.contains(node.a)
          || node.kind == .keyPath && tree.list(node.b).contains(where: numbers.contains)
      }
    }
  }
}
