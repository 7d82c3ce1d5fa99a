import FlowModel

/// Functions of extensions with `where` clauses beside those of the same form without one.
extension Interpreter {
  /// The functions that a call may mean: of two of one form, that of the extension with the `where` clause where the
  /// compiler sees that it holds, else the other one. Both where that cannot be told.
  ///
  /// - Parameters:
  ///   - type: the type of the object or value.
  ///   - isOwn: whether the call is on `self`.
  func seenByConstraints(_ codes: [Code], of type: RuntimeType, isOwn: Bool, _ frame: Frame) -> [Code] {
    let codes = codes.count > 1 ? codes.filter { !isConstrained($0) || !isExcluded($0, from: type) } : codes
    guard codes.count > 1, codes.contains(where: isConstrained), !codes.allSatisfy(isConstrained) else { return codes }
    // Outside of generic code the compiler knows the same generic arguments.
    let holds: Bool
    if isOwn {
      holds = isConstrained(frame.code)
    } else {
      guard !type.isPartlyUnknown, !isGeneric(frame.code) else { return codes }
      holds = true
    }
    return codes.filter { code in
      !codes.contains { isConstrained($0) != isConstrained(code) && isConstrained($0) == holds && isSame($0, code) }
    }
  }

  /// Whether a function stands in an extension with a `where` clause, by itself or inside of others.
  private func isConstrained(_ code: Code) -> Bool {
    var next: Code? = code
    while let each = next {
      if each.function.owner >= 0 {
        let part = each.tree.tree.types[Int(each.function.owner)]
        return part.kind == .extension && !part.requirements.isEmpty
      }
      next = each.enclosing
    }
    return false
  }

  /// Whether a function has generic parameters, by itself, from functions around it or from its type.
  func isGeneric(_ code: Code) -> Bool {
    var next: Code? = code
    while let each = next {
      if !each.function.generics.isEmpty || each.owner?.generics.isEmpty == false || each.owner?.kind == .protocol {
        return true
      }
      next = each.enclosing
    }
    return false
  }
}
