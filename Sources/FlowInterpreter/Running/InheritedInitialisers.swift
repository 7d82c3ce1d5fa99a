import FlowModel

/// Initialisers of a type that its own ones stand beside.
extension Interpreter {
  /// What a call makes with an initialiser that a class inherits from the framework's, or with the one that a struct has
  /// without writing it: Swift takes these before those of the type's own that need default arguments. Nil where the call
  /// means one of the type's own.
  ///
  /// - Parameter codes: those of the type's own, with fitting labels.
  func madeByInherited(
    _ type: RuntimeType, before codes: [Code], _ each: TreeNode, _ node: Int32, _ frame: Frame
  ) throws -> Value? {
    let count = frame.tree.list(each.b).count / 2
    guard let nominal = type.nominal, !codes.isEmpty,
      codes.allSatisfy({ $0.function.parameters.count > count && (!nominal.isClass || !isDesignated($0)) })
    else { return nil }
    guard nominal.isClass else {
      let isImplicit = nominal.initializers.compactMap(\.code).allSatisfy { !isDesignated($0) }
      guard nominal.kind == .struct, count == 0, isImplicit, hasAllValues(nominal) else { return nil }
      return try memberwise(nominal, type, [], node, frame)
    }
    guard let framework, let name = nominal.frameworkClass,
      try isLibrarys(types.library(name), before: codes, each, node, frame)
    else { return nil }
    // One that adds designated ones inherits no others, unless it overrides those of its superclass.
    let adding = nominal.lineage.filter { $0.initializers.compactMap(\.code).contains(where: isDesignated) }
    let overridden = framework.designated([], of: name).map { given in
      given.map { $0.label.map { program.symbols[$0] } }
    }
    // Which of its initialisers are designated ones is told by no page.
    if !adding.isEmpty, program.catalog.ancestry(of: name).contains("UIImageView") {
      throw stop("which initialiser of \(nominal.name) is meant", node, frame)
    }
    for owner in adding {
      guard overridden.contains(where: { labels in owner.initializers.contains { $0.code?.labels == labels } }) else {
        return nil
      }
    }
    let arguments = try self.arguments(
      each.b, extra: each.extra, frame, asked: library.asked(by: "init", of: type, self))
    return try constructInherited(type, arguments, node, frame)
  }

  /// Whether it is an initialiser of a type's declaration itself, and no convenience one.
  private func isDesignated(_ code: Code) -> Bool {
    guard !code.function.flags.contains(.isConvenience), code.function.owner >= 0 else { return false }
    let owner = code.tree.tree.types[Int(code.function.owner)].kind
    return owner != .extension && owner != .protocol
  }

  /// Whether all properties of a struct have values without its being handed any.
  private func hasAllValues(_ nominal: Nominal) -> Bool {
    nominal.stored.allSatisfy {
      $0.property.attributes.isEmpty
        && ($0.property.initialValue >= 0 || $0.property.type >= 0 && isOptional($0.property, $0.tree))
    }
  }
}
