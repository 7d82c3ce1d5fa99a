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

  /// Whether some code sets one of some members of what has a name: `doneButton.target = nil`.
  func sets(_ members: Set<String>, of name: String) -> Bool {
    contains(name) { tree, isName in
      tree.nodes.contains { node in
        guard node.kind == .assignment else { return false }
        let target = tree.nodes[Int(node.a)]
        guard target.kind == .member, members.contains(tree.texts[Int(target.b)]) else { return false }
        var owner = tree.nodes[Int(target.a)]
        while owner.kind == .optionalChain || owner.kind == .forced { owner = tree.nodes[Int(owner.a)] }
        return owner.kind == .name && isName(owner.a) || owner.kind == .member && isName(owner.b)
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
