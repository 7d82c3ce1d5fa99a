import FlowModel

/// Members of a type that only the place tells.
extension Interpreter {
  /// `.name` and `.name(…)`, whose type the place tells.
  func implicitMember(
    _ each: TreeNode, _ call: TreeNode?, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?
  ) throws -> Value {
    let symbol = frame.tree.symbols[Int(each.b)]
    let name = frame.tree.text(each.b)
    var wanted = expected
    while let type = wanted {
      if case .optional(let wrapped) = type.kind {
        if name == "none", call == nil, !hasStatic(symbol, wrapped) {
          return .nothing(Unmanaged.passUnretained(wrapped))
        }
        if name == "some", let call {
          return .some(SomeBox(try arguments(call.b, extra: call.extra, frame, expecting: [wrapped])[0].value))
        }
        // What the app adds to Optional itself goes before a member of what it holds.
        if program.libraryNominals["Optional"]?.members[symbol] == nil || !hasStatic(symbol, type) {
          wanted = wrapped
          continue
        }
      }
      // `Any` has no members: it stands for a type that is not known.
      if type.isUnknown || type === types.any { break }
      let type = typeMeant(symbol, type)
      if let call { return try callStatic(symbol, of: type, call, node, frame, expected) }
      return try property(symbol, of: .type(type), at: frame.tree.location(of: node), frame, expected, labels: each.c)
    }
    // A type in a type, whichever that is: `.Palette.white`.
    if call == nil, name.first?.isUppercase == true, let nested = program.effectIndex.nested[name], nested.count == 1 {
      return .type(types.nominal(nested[0]))
    }
    // Whether `1 / 8` is a number of whole numbers hangs on what the member takes.
    if let call, dividesLiterals(call, frame) {
      return .unknown(Unknown(".\(name)(…)", frame.tree.location(of: node)))
    }
    let arguments = try call.map { try self.arguments($0.b, extra: $0.extra, frame) }
    return .implicit(ImplicitBox(symbol, arguments, frame.tree.location(of: node)))
  }

  /// Whether an argument of a call has a division of whole literals in it.
  private func dividesLiterals(_ call: TreeNode, _ frame: Frame) -> Bool {
    let nodes = frame.tree.list(call.b)
    return stride(from: 1, to: nodes.count, by: 2).contains { dividesLiterals(nodes[$0], frame) }
  }

  private func dividesLiterals(_ node: Int32, _ frame: Frame) -> Bool {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .prefix: return dividesLiterals(each.a, frame)
    case .binary:
      return each.operation == .divide && isLiteral(each.a, frame) && isLiteral(each.b, frame)
        || dividesLiterals(each.a, frame) || dividesLiterals(each.b, frame)
    default: return false
    }
  }

  private func hasStatic(_ symbol: Symbol, _ type: RuntimeType) -> Bool {
    !candidates(symbol, of: type, isStatic: true).isEmpty
  }

  // MARK: Places of several types

  /// The type that has a member, where a place takes one type or another: a library's functions of one name, one for a
  /// Character and one for a text, are one here. What the app adds to the other type is meant where the first one has no
  /// such member: the app would not compile otherwise.
  func typeMeant(_ symbol: Symbol, _ type: RuntimeType) -> RuntimeType {
    guard let other = typeBeside(type), candidates(symbol, of: type, isStatic: true).isEmpty,
      !candidates(symbol, of: other, isStatic: true).isEmpty,
      !library.hasStaticMember(program.symbols.text(of: symbol), of: type, self)
    else { return type }
    return other
  }

  /// The other type that stands where one is asked for.
  ///
  /// - Source: `contains(_:)`, `split(separator:)` and `components(separatedBy:)` take texts as well as characters or sets
  ///   of those; to dates and moments a number of seconds is added (the pages of StringProtocol, Date and DispatchTime).
  private func typeBeside(_ type: RuntimeType) -> RuntimeType? {
    switch type.kind {
    case .character: types.string
    case .library("CharacterSet", _): types.string
    case .library("Date", _), .library("DispatchTime", _), .library("DispatchWallTime", _): types.double
    default: nil
    }
  }

  /// The type of a member beside a text: texts are compared with texts, and put behind them.
  func typeBesideText(_ node: Int32, _ operation: TreeOperator, _ frame: Frame) -> RuntimeType? {
    guard beginsWithImplicit(node, frame) else { return nil }
    switch operation {
    case .plus, .equal, .notEqual, .less, .greater, .lessOrEqual, .greaterOrEqual: return types.string
    default: return nil
    }
  }
}
