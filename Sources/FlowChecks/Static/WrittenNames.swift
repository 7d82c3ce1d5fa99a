import FlowModel

/// What the app's code names, wherever it stands.
struct WrittenNames: Sendable {
  let source: TreeSource

  /// Whether a function may ever run: UIKit or Interface Builder calls it, or the app's code names it.
  func mayRun(_ function: CodeFunction) -> Bool {
    switch function.kind {
    case .function, .getter: function.isOverride || function.isObjectiveC || isNamed(function.name)
    case .initialValue: !function.isStatic || isNamed(function.name)
    case .initializer, .deinitializer, .setter, .willSet, .didSet, .subscripting: true
    }
  }

  /// Whether some code sets a member of a name: `self.name = …`, `screen.name = …`.
  func isSetAsMember(_ name: String) -> Bool {
    contains(name) { tree, isName in
      tree.nodes.contains { node in
        guard node.kind == .assignment || node.kind == .compoundAssignment else { return false }
        var target = tree.nodes[Int(node.a)]
        while target.kind == .optionalChain || target.kind == .forced { target = tree.nodes[Int(target.a)] }
        return target.kind == .member && isName(target.b)
      }
    }
  }

  /// Whether a node of a file may run.
  typealias MayRun = (_ node: Int32, _ tree: CodeTree) -> Bool

  /// Whether some code sets one of some members of what has a name: `doneButton.target = nil`.
  func sets(_ members: Set<String>, of name: String) -> Bool {
    contains(name) { tree, isName in !tree.changes(of: members, where: isName).isEmpty }
  }

  /// Whether some code that may run gives some members of what has a name another value than the one that they have.
  func changes(_ members: Set<String>, of name: String, from flag: Bool, where mayRun: MayRun) -> Bool {
    contains(name) { tree, isName in
      tree.changes(of: members, where: isName).contains { !tree.gives($0, flag) && mayRun($0, tree) }
    }
  }

  /// Whether code sets some members of what has a name to true in a callback of a class that runs as it is loaded, under
  /// no condition, and no code that may run sets them otherwise.
  func setsForEver(
    _ members: Set<String>, of name: String, in owner: String, where mayRun: MayRun
  ) -> Bool {
    setsForEver(members, of: name, in: owner, where: mayRun) { $0.gives($1, true) }
  }

  /// The same of the number 0.
  func setsForEver(
    toZero members: Set<String>, of name: String, in owner: String, where mayRun: MayRun = { _, _ in true }
  ) -> Bool {
    setsForEver(members, of: name, in: owner, where: mayRun) { tree, index in
      tree.nodes[Int(index)].kind == .assignment && tree.isZero(tree.nodes[Int(index)].b)
    }
  }

  /// The same as a flag that is set to false.
  func setsForEver(
    toFalse members: Set<String>, of name: String, in owner: String, where mayRun: MayRun = { _, _ in true }
  ) -> Bool {
    setsForEver(members, of: name, in: owner, where: mayRun) { $0.gives($1, false) }
  }

  /// Whether code takes what has a name from the screen in a callback of a class that runs as it is loaded.
  func removesForEver(_ name: String, in owner: String) -> Bool {
    contains(name) { tree, isName in
      tree.nodes.indices.map(Int32.init).contains { index in
        let call = tree.nodes[Int(index)]
        guard call.kind == .call, case let called = tree.nodes[Int(tree.unwrapped(call.a))], called.kind == .member,
          tree.texts[Int(called.b)] == "removeFromSuperview", tree.isNamed(called.a, isName)
        else { return false }
        return runsAsLoaded(index, tree, of: name, owner)
      }
    }
  }

  private func setsForEver(
    _ members: Set<String>, of name: String, in owner: String, where mayRun: MayRun,
    to isMeant: (CodeTree, Int32) -> Bool
  ) -> Bool {
    var isSet = false
    let isSetOtherwise = contains(name) { tree, isName in
      tree.changes(of: members, where: isName).contains { index in
        guard mayRun(index, tree) else { return false }
        guard isMeant(tree, index) else { return true }
        isSet = isSet || runsAsLoaded(index, tree, of: name, owner)
        return false
      }
    }
    return isSet && !isSetOtherwise
  }

  /// Whether a statement about an outlet runs as the class's document is loaded, under no condition: in a callback, in a
  /// method that one calls, or as the outlet is set.
  private func runsAsLoaded(_ index: Int32, _ tree: CodeTree, of name: String, _ owner: String) -> Bool {
    guard let around = tree.function(around: index), case let function = tree.functions[Int(around)],
      tree.fullName(ofType: function.owner) == owner,
      tree.statements(of: around).contains(where: { tree.unwrapped($0) == index })
    else { return false }
    if function.kind == .didSet { return function.name == name }
    return Self.loading.contains(function.name) || tree.calls(function.name, inAny: Self.loading, owner)
  }

  private static let loading: Set<String> = ["viewDidLoad", "awakeFromNib", "viewWillAppear", "layoutSubviews"]

  /// Whether some code calls one of some methods of what has a name.
  func calls(_ methods: Set<String>, of name: String) -> Bool {
    contains(name) { tree, isName in
      tree.nodes.contains { node in
        node.kind == .member && methods.contains(tree.texts[Int(node.b)]) && tree.isNamed(node.a, isName)
      }
    }
  }

  /// Whether some code asks what has a name for members other than some.
  func asks(_ name: String, forOthersThan members: Set<String>) -> Bool {
    contains(name) { tree, isName in
      tree.nodes.contains { node in
        node.kind == .member && !members.contains(tree.texts[Int(node.b)]) && tree.isNamed(node.a, isName)
      }
    }
  }

  /// Whether some code takes what has a name for more than to ask it for a member: hands it on, or keeps it.
  func isHandedOn(_ name: String) -> Bool {
    contains(name) { tree, isName in
      let asked = Set(tree.nodes.filter { $0.kind == .member }.map { tree.unwrapped($0.a) })
      return tree.nodes.indices.map(Int32.init).contains {
        [.name, .member].contains(tree.nodes[Int($0)].kind) && tree.isNamed($0, isName) && !asked.contains($0)
      }
    }
  }

  /// Whether some code asks an object for a member of a name, other than as `super`.
  func isAskedOfOthers(_ name: String) -> Bool {
    contains(name) { tree, isName in
      tree.nodes.contains { node in
        node.kind == .member && isName(node.b) && tree.nodes[Int(node.a)].kind != .superReference
      }
    }
  }

  /// Whether some code takes a value for a type of a name, so that there is one: `segue.destination as? Item`.
  func namesType(_ name: String) -> Bool {
    contains(name) { tree, isName in tree.nodes.contains { $0.kind == .namedType && isName($0.a) } }
  }

  /// Whether code has a text that it may use: not in a constant of a type alone which nothing names.
  func mayUse(text: String) -> Bool {
    contains(text) { tree, isText in
      tree.nodes.indices.contains { index in
        guard tree.nodes[index].kind == .text, isText(tree.nodes[index].a) else { return false }
        guard let around = tree.function(around: Int32(index)), tree.isStaticConstant(around) else { return true }
        return isNamed(tree.functions[Int(around)].name)
      }
    }
  }

  /// All that the files write which name something.
  func texts(beside name: String) -> Set<String> { Set(source.trees(source.mentioning([name])).flatMap(\.texts)) }

  private func isNamed(_ name: String) -> Bool {
    let isType = name.first?.isUppercase == true
    return contains(name) { tree, isName in
      tree.nodes.contains { node in
        switch node.kind {
        // A type's name is not a member's, though some members are spelled like types.
        case .name: !isType && isName(node.a)
        case .member, .implicitMember: isName(node.b)
        default: false
        }
      }
    }
  }

  private func contains(_ name: String, where isMeant: (CodeTree, (Int32) -> Bool) -> Bool) -> Bool {
    source.trees(source.mentioning([name])).contains { tree in
      let numbers = Set(tree.texts.indices.filter { tree.texts[$0] == name }.map(Int32.init))
      return !numbers.isEmpty && isMeant(tree, numbers.contains)
    }
  }
}

extension WrittenNames {
  /// Whether a function looks through the views in others for those of a class:
  /// `for case let list as UITableView in subviews`.
  func looksForViews(of name: String) -> Bool {
    let lists: Set<String> = ["subviews", "arrangedSubviews"]
    return source.trees(source.mentioning(lists)).contains { tree in
      let casts = tree.casts(to: name).compactMap(tree.function(around:))
      guard !casts.isEmpty else { return false }
      return tree.nodes.indices.lazy.map(Int32.init).contains { index in
        let node = tree.nodes[Int(index)]
        let asked = node.kind == .member ? node.b : node.kind == .name ? node.a : -1
        guard asked >= 0, lists.contains(tree.texts[Int(asked)]) else { return false }
        return tree.function(around: index).map(casts.contains) == true
      }
    }
  }

  /// Whether code asks anything but the object itself for a member: `tabBarController?.navigationItem`.
  func asksOthers(for name: String) -> Bool {
    source.trees(source.mentioning([name])).contains { tree in
      let numbers = tree.numbers(of: name)
      return tree.nodes.contains { node in
        guard node.kind == .member, numbers.contains(node.b), case let base = tree.nodes[Int(tree.unwrapped(node.a))]
        else { return false }
        return ![.local, .boxed].contains(base.kind) || base.a != 0
      }
    }
  }
}

extension CodeTree {
  /// Where values are taken for those of a type.
  fileprivate func casts(to name: String) -> [Int32] {
    let numbers = numbers(of: name)
    guard !numbers.isEmpty else { return [] }
    return nodes.indices.map(Int32.init).filter { index in
      let node = nodes[Int(index)]
      let type: Int32
      switch node.kind {
      case .optionalCast, .forcedCast, .isType, .asPattern: type = node.b
      case .isPattern: type = node.a
      default: return false
      }
      return nodes[Int(type)].kind == .namedType && numbers.contains(nodes[Int(type)].a)
    }
  }

  /// The statements of a function that run whenever it does, as far as nothing leaves it.
  fileprivate func statements(of function: Int32) -> [Int32] {
    let function = functions[Int(function)]
    return function.hasBody ? Array(list(nodes[Int(function.body)].a)) : []
  }

  /// Whether a method of some names of a class calls a method of its own under no condition.
  fileprivate func calls(_ method: String, inAny names: Set<String>, _ owner: String) -> Bool {
    functions.indices.contains { index in
      guard names.contains(functions[index].name), fullName(ofType: functions[index].owner) == owner else {
        return false
      }
      return statements(of: Int32(index)).contains { statement in
        guard nodes[Int(statement)].kind == .call, case let called = nodes[Int(nodes[Int(statement)].a)] else {
          return false
        }
        switch called.kind {
        case .name: return texts[Int(called.a)] == method
        case .member:
          let base = nodes[Int(called.a)]
          return texts[Int(called.b)] == method && base.kind == .local && base.a == 0
        default: return false
        }
      }
    }
  }

  /// Whether 0 is written.
  fileprivate func isZero(_ index: Int32) -> Bool {
    let node = nodes[Int(index)]
    switch node.kind {
    case .integer: return integers[Int(node.a)] == 0
    case .decimal: return decimals[Int(node.a)] == 0
    default: return false
    }
  }

  /// Whether a function is the initial value of a type's own constant.
  fileprivate func isStaticConstant(_ function: Int32) -> Bool {
    properties.contains { one in
      one.initialValue == function && one.flags.contains(.isLet)
        && !one.flags.isDisjoint(with: [.isStatic, .isClassMember])
    }
  }

  /// What changes some members of what has a name: assignments, `&` and `toggle()`.
  fileprivate func changes(of members: Set<String>, where isName: (Int32) -> Bool) -> [Int32] {
    nodes.indices.map(Int32.init).filter { index in
      let node = nodes[Int(index)]
      var target = node.a
      switch node.kind {
      case .assignment, .compoundAssignment, .inout: break
      case .call:
        let called = nodes[Int(node.a)]
        guard called.kind == .member, texts[Int(called.b)] == "toggle" else { return false }
        target = called.a
      default: return false
      }
      let member = nodes[Int(unwrapped(target))]
      return member.kind == .member && members.contains(texts[Int(member.b)]) && isNamed(unwrapped(member.a), isName)
    }
  }

  /// Whether a node assigns a flag.
  fileprivate func gives(_ index: Int32, _ flag: Bool) -> Bool {
    let node = nodes[Int(index)]
    guard node.kind == .assignment, case let value = nodes[Int(node.b)] else { return false }
    return value.kind == .boolean && (value.flag != 0) == flag
  }

  /// What stands before `?` and `!`.
  func unwrapped(_ node: Int32) -> Int32 {
    var node = node
    while [.optionalChain, .question, .forced].contains(nodes[Int(node)].kind) { node = nodes[Int(node)].a }
    return node
  }

  /// Whether a node is a name or a member of one.
  fileprivate func isNamed(_ node: Int32, _ isName: (Int32) -> Bool) -> Bool {
    let one = nodes[Int(unwrapped(node))]
    return one.kind == .name && isName(one.a) || one.kind == .member && isName(one.b)
  }
}
