import FlowModel

/// `super.init(…)` and `self.init(…)`.
extension Interpreter {
  /// Foundation's classes whose `init()` sets nothing that the app sees.
  private static let plainlyMade: Set<String> = ["NSObject", "Operation", "Thread"]

  /// `super.init(…)` and `self.init(…)`.
  func delegate(toSuper: Bool, _ this: Value, _ each: TreeNode, _ node: Int32, _ frame: Frame) throws -> Value {
    frame.hasDelegated = true
    guard let type = thisType(of: this) ?? frame.this,
      let owner = toSuper ? frame.code.owner?.superclass?.nominal : type.nominal ?? frame.code.owner
    else {
      let arguments = try self.arguments(each.b, extra: each.extra, frame)
      if toSuper, case .object(let object) = this, object.part != nil {
        try delegateToFramework(object, arguments, node, frame)
        return .void
      }
      if !toSuper, let type = frame.this {
        // An extension's initialiser of a library's type.
        frame.slots[0] = try library.construct(type, arguments, self, frame.tree.location(of: node)) ?? .absent
        return .void
      }
      let parent = frame.code.owner?.superclass
      if parent == nil || arguments.isEmpty && parent?.libraryName.map(Self.plainlyMade.contains) == true {
        return .void
      }
      return try unreadCall(
        "super.init(…)", at: frame.tree.location(of: node), handed: [this] + arguments.map(\.value))
    }
    if !toSuper, !owner.isClass {
      // A value's initialiser makes the value anew.
      let made = try construct(type, each, node, frame, nil)
      switch made {
      case .nothing:
        frame.result = made
        throw DelegationFailed()
      case .some(let box):
        frame.slots[0] = frame.code.function.flags.contains(.isSelfBoxed) ? .box(Box(box.value)) : box.value
      default: frame.slots[0] = frame.code.function.flags.contains(.isSelfBoxed) ? .box(Box(made)) : made
      }
      return .void
    }
    guard case .object(let object) = this else { throw stop("an initializer without its object", node, frame) }
    let codes = initializers(of: owner)
    let nodes = frame.tree.list(each.b)
    let labels = stride(from: 0, to: nodes.count, by: 2).map {
      nodes[$0] >= 0 ? frame.tree.symbols[Int(nodes[$0])] : nil
    }
    // One that calls `self.init()` means another than itself with its default arguments.
    let fitting = try meant(
      codes.filter {
        matches($0, labels, trailing: Int(each.extra)) != nil
          && !($0 === frame.code && labels.count < $0.function.parameters.count)
      }, owner, each, node, frame)
    guard
      let code = fitting.count == 1 ? fitting[0] : fitting.isEmpty ? nil : try choose(fitting, each, node, frame, nil)
    else {
      if nodes.count == 2 {
        let arguments = try self.arguments(each.b, extra: each.extra, frame)
        if try library.codeSuper("init", owner, of: this, arguments, self, frame.tree.location(of: node)) {
          return .void
        }
      }
      if nodes.isEmpty, object.part == nil || object.live != nil,
        owner.frameworkClass == nil || owner.frameworkClass == "NSObject"
      {
        for nominal in owner.lineage { try setInitialValues(nominal, this, node, frame) }
        return .void
      }
      let arguments = try self.arguments(each.b, extra: each.extra, frame)
      if object.part != nil {
        if !toSuper, try delegateToDesignated(object, arguments, node, frame) { return .void }
        for nominal in owner.lineage { try setInitialValues(nominal, this, node, frame) }
        try delegateToFramework(object, arguments, node, frame)
        return .void
      }
      return try unreadCall(
        "super.init(…)", at: frame.tree.location(of: node), handed: [this] + arguments.map(\.value))
    }
    let bound = try bindWritten(
      code, this: .type(type), generics: bindings(for: code, type), each, node, frame, nil, isLabelled: true,
      thisType: type)
    if !code.function.flags.contains(.isConvenience), let declared = code.owner {
      for nominal in owner.lineage {
        try setInitialValues(nominal, this, node, frame)
        if nominal === declared { break }
      }
    }
    var after: Value?
    let result = try perform(
      code, bound, this: .object(object), captures: [], node, frame, thisType: type, initializing: code.owner,
      after: &after)
    if case .nothing = result, code.function.flags.contains(.isFailable) {
      frame.result = result
      throw DelegationFailed()
    }
    return .void
  }

  /// Calls the superclass's initialiser where one did not, as Swift does at its end.
  func delegateImplicitly(_ frame: Frame, _ node: Int32) throws {
    guard !frame.hasDelegated, let owner = frame.code.owner, owner.isClass,
      !frame.code.function.flags.contains(.isConvenience), case .object(let object) = Self.unboxed(frame.slots[0])
    else { return }
    guard let parent = owner.superclass?.nominal else { return try delegateToFramework(object, [], node, frame) }
    let this = Value.object(object)
    if let code = initializers(of: parent).first(where: {
      $0.function.parameters.allSatisfy { $0.defaultValue >= 0 } && !$0.function.flags.contains(.isConvenience)
    }) {
      for nominal in parent.lineage {
        try setInitialValues(nominal, this, node, frame)
        if nominal === code.owner { break }
      }
      let location = frame.tree.location(of: node)
      let bound = try bind([], to: code, isLabelled: true, generics: nil, this: this, at: location)
      var after: Value?
      _ = try call(
        code, this: this, bound.values, captures: [], generics: bound.generics, at: location, thisType: object.type,
        initializing: code.owner, after: &after)
    } else {
      for nominal in parent.lineage { try setInitialValues(nominal, this, node, frame) }
      try delegateToFramework(object, [], node, frame)
    }
  }
}
