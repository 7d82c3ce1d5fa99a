import FlowModel

/// An argument of a call that is under way.
struct ArgumentAhead: Hashable {
  /// The run of the function in which it is written.
  let serial: Int
  let node: Int32
}

/// Arguments that are evaluated before it is chosen which function they are handed to: their values tell.
extension Interpreter {
  /// Whether one of the app's functions takes the arguments of a call, where a library has one of that name, too.
  ///
  /// - Parameter this: the type of what they are called on.
  func isMeant(
    _ codes: [Code], of this: RuntimeType? = nil, _ each: TreeNode, _ node: Int32, _ frame: Frame
  ) throws -> Bool {
    do { return try accept(codes, of: this, each, frame) } catch {
      forgetAhead(frame)
      throw error
    }
  }

  /// Whether a call means an initialiser of a library's type itself: Swift takes that before one of an extension that
  /// needs default arguments, and before a generic one.
  func isLibrarys(
    _ type: RuntimeType, before own: [Code], _ each: TreeNode, _ node: Int32, _ frame: Frame
  ) throws -> Bool {
    guard let name = type.libraryName else { return false }
    let nodes = frame.tree.list(each.b)
    let labels = stride(from: 0, to: nodes.count, by: 2).map {
      nodes[$0] >= 0 ? frame.tree.symbols[Int(nodes[$0])] : nil
    }
    let fitting = own.filter { matches($0, labels, trailing: Int(each.extra)) != nil }
    // Numbers are made of other numbers by initialisers of their own, which go before generic ones.
    if labels == [nil], !fitting.isEmpty, fitting.allSatisfy(\.isGeneric), Self.numbers.contains(name),
      isPlainLiteral(nodes[1], frame) || declaredType(nodes[1], frame).map({ Self.numbers.contains($0.name) }) == true
    {
      return true
    }
    guard !fitting.isEmpty, fitting.allSatisfy({ $0.function.parameters.count > labels.count }) else { return false }
    let names = labels.map { label in label.map(program.symbols.text(of:)) }
    guard program.catalog.frameworkClasses.contains(name) else {
      // Of a value's initialisers `()` alone takes what it takes whatever the types are.
      return labels.isEmpty && library.makes(type, labels: [])
    }
    if labels.isEmpty { return true }
    guard library.makes(type, labels: names) else { return false }
    // Of a type of the app's one takes what the framework's does not.
    let others = fitting.filter { code in
      !labels.indices.allSatisfy { index in
        let type = parameterType(of: code, on: nil, at: index, labels, each)?.flattened
        return type.map { !$0.isUnknown && ($0.nominal == nil || $0.nominal?.kind == .library) } ?? false
      }
    }
    return try others.isEmpty || !isMeant(others, each, node, frame)
  }

  /// The numbers that have an initialiser for each of these.
  private static let numbers: Set<String> = ["CGFloat", "Double", "Float", "Int"]

  /// Methods of frameworks whose first parameter is an Optional.
  private static let takingOptionals: Set<String> = [
    "addTarget", "removeTarget", "selectRow", "set", "setAttributedTitle", "setBackgroundImage", "setImage", "setItems",
    "setLeftBarButton", "setRightBarButton", "setTitle", "setTitleColor", "setTitleShadowColor", "setToolbarItems",
    "setValue", "setViewControllers",
  ]

  /// Methods that Swift's types declare themselves: those of protocols' extensions come after the app's.
  private static let declaredByTypes: [String: Set<String>] = [
    "Array": ["append", "insert", "remove", "removeAll", "replaceSubrange", "reserveCapacity"],
    "Dictionary": ["filter", "mapValues", "merge", "merging", "removeAll", "removeValue", "updateValue"],
    "Set": ["contains", "filter", "insert", "intersection", "remove", "removeAll", "subtracting", "union", "update"],
    "String": ["append", "hasPrefix", "hasSuffix", "insert", "lowercased", "remove", "removeAll", "uppercased"],
  ]

  /// Whether a call means a method of a framework's class itself: Swift takes that before one of an extension or a subclass
  /// that needs default arguments, unless that alone takes an argument as it is.
  ///
  /// - Parameter isExact: whether the framework has one with these labels.
  func isFrameworks(
    _ name: String, _ type: RuntimeType, before own: [Code], _ labels: [Symbol?], _ each: TreeNode, _ node: Int32,
    _ frame: Frame, isExact: ([String?]) -> Bool
  ) throws -> Bool {
    guard each.extra == 0, !own.isEmpty, own.allSatisfy({ $0.function.parameters.count > labels.count }),
      let home = type.libraryName ?? type.nominal?.frameworkClass,
      program.catalog.frameworkClasses.contains(home) || program.catalog.isClass(home)
        || Self.declaredByTypes[home]?.contains(name) == true,
      own.allSatisfy({ $0.owner?.kind == .library || $0.owner?.isClass == true }),
      isExact(labels.map { $0.map(program.symbols.text(of:)) })
    else { return false }
    let asked = library.asked(by: name, of: type, self)
    let others = own.filter { code in
      !labels.indices.allSatisfy { index in
        guard let wanted = parameterType(of: code, on: nil, at: index, labels, each) else { return false }
        if wanted.isUnknown { return true }
        let theirs = asked[labels[index].map(program.symbols.text(of:)) ?? "_"]
        let isOptional = theirs?.wrapped != nil || index == 0 && Self.takingOptionals.contains(name)
        if wanted.wrapped == nil, isOptional { return false }
        return wanted.flattened.nominal == nil || wanted.flattened.nominal?.kind == .library
      }
    }
    return try others.isEmpty || !isMeant(others, of: type, each, node, frame)
  }

  private func accept(_ codes: [Code], of this: RuntimeType?, _ each: TreeNode, _ frame: Frame) throws -> Bool {
    let nodes = frame.tree.list(each.b)
    let labels = stride(from: 0, to: nodes.count, by: 2).map {
      nodes[$0] >= 0 ? frame.tree.symbols[Int(nodes[$0])] : nil
    }
    let arguments = stride(from: 1, to: nodes.count, by: 2).map { nodes[$0] }
    var declared = arguments.map { isPlainLiteral($0, frame) ? nil : declaredType($0, frame) }
    let fitting = codes.filter { matches($0, labels, trailing: Int(each.extra)) != nil }
    let decisive = arguments.indices.filter { index in
      declared[index] == nil && isPlain(argument: index, of: fitting, labels, each)
        && fitting.contains { !(parameterType(of: $0, on: nil, at: index, labels, each)?.isUnknown ?? true) }
    }
    for index in decisive {
      let value =
        try isPure(arguments[index], frame)
        ? evaluate(arguments[index], frame) : evaluateAhead(arguments[index], frame)
      let isOpen = fitting.contains { code in
        parameterType(of: code, on: nil, at: index, labels, each).map {
          if case .closure(let closure) = value, givesTruth(closure, butNot: $0) { return false }
          if case .closure = value, let this,
            let known = self.parameterType(of: code, of: this, at: index, labels, each)
          {
            return fit(value, known, code, isLiteral: false) != nil
          }
          return fit(value, $0, code, isLiteral: isPlainLiteral(arguments[index], frame)) != nil
        } ?? true
      }
      if !isOpen { return false }
      if case .closure = value { continue }
      declared[index] = isPlainLiteral(arguments[index], frame) ? nil : typeOf(value)
    }
    return fitting.contains { accepts($0, on: nil, declared, labels, Int(each.extra)) }
  }

  /// The written type of the parameter that an argument goes to.
  func parameterType(
    of code: Code, on receiver: Receiver?, at index: Int, _ labels: [Symbol?], _ each: TreeNode
  ) -> RuntimeType? {
    guard let place = matches(code, labels, trailing: Int(each.extra))?[index],
      code.function.parameters[place].type >= 0
    else { return nil }
    return program.type(code.function.parameters[place].type, in: code.tree, scope(of: code, on: receiver))
  }

  /// The type of that parameter for what the function is called on: `Element` is what that has as elements.
  private func parameterType(
    of code: Code, of this: RuntimeType, at index: Int, _ labels: [Symbol?], _ each: TreeNode
  ) -> RuntimeType? {
    guard let place = matches(code, labels, trailing: Int(each.extra))?[index],
      code.function.parameters[place].type >= 0
    else { return nil }
    return program.type(
      code.function.parameters[place].type, in: code.tree,
      TypeScope(owner: code.owner, generics: bindings(for: code, this), this: this))
  }

  /// Whether an argument's type tells several functions apart: it is neither changed nor put off by any of them.
  func decides(
    argument index: Int, among codes: [Code], on receiver: Receiver?, _ labels: [Symbol?], _ each: TreeNode
  ) -> Bool {
    guard isPlain(argument: index, of: codes, labels, each) else { return false }
    let types = codes.map { parameterType(of: $0, on: receiver, at: index, labels, each) }
    // Beside one that takes anything, what a generic parameter is bound to tells.
    return Set(types).count > 1 || codes.count > 1 && zip(types, codes).contains { isBounded($0, $1) }
  }

  private func isBounded(_ type: RuntimeType?, _ code: Code) -> Bool {
    guard case .unknown(let name)? = type?.kind else { return false }
    return code.function.generics.contains { $0.name == name && ($0.bound >= 0 || !code.function.requirements.isEmpty) }
  }

  private func isPlain(argument index: Int, of codes: [Code], _ labels: [Symbol?], _ each: TreeNode) -> Bool {
    codes.allSatisfy { code in
      guard let place = matches(code, labels, trailing: Int(each.extra))?[index] else { return true }
      let parameter = code.function.parameters[place]
      return !parameter.isAutoclosure && !parameter.isInout
    }
  }

  /// Evaluates an argument, once.
  func evaluateAhead(_ argument: Int32, _ frame: Frame) throws -> Value {
    let key = ArgumentAhead(serial: frame.serial, node: argument)
    if let known = ahead[key] { return known }
    let value = try evaluate(argument, frame)
    ahead[key] = value
    return value
  }

  /// The value of an argument that was evaluated ahead; nil where it was not.
  func takeAhead(_ argument: Int32, _ frame: Frame) -> Value? {
    ahead.isEmpty ? nil : ahead.removeValue(forKey: ArgumentAhead(serial: frame.serial, node: argument))
  }

  /// Forgets the arguments of a call that does not take place.
  func forgetAhead(_ frame: Frame) {
    if !ahead.isEmpty { ahead = ahead.filter { $0.key.serial != frame.serial } }
  }
}
