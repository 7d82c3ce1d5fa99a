import FlowModel

/// Operators of the app's that change operands in their places: `name <- map["name"]`, `+++vector`, `count++`.
extension Interpreter {
  /// What such an operator gives; nil where none of its name changes an operand.
  func changing(_ each: TreeNode, _ operands: [Int32], _ node: Int32, _ frame: Frame) throws -> Value? {
    let codes = (program.operators[frame.tree.symbols[Int(each.c)]] ?? []).filter {
      $0.function.parameters.count == operands.count
        && (operands.count == 2 || $0.function.flags.contains(.isPostfix) == (each.kind == .postfix))
    }
    let changed = operands.indices.map { index in codes.contains { $0.function.parameters[index].isInout } }
    guard changed.contains(true) else { return nil }
    let location = frame.tree.location(of: node)
    var places: [Place?] = []
    var values: [Value] = []
    for (index, operand) in operands.enumerated() {
      let place = changed[index] ? try self.place(operand, frame) : nil
      places.append(place)
      values.append(try place.map { try read($0, operand, frame) } ?? evaluate(operand, frame, asked(codes, index)))
    }
    guard let code = try ownOperator(among: codes, values, at: location) else {
      throw stop(
        "'\(frame.tree.text(each.c))' for \(values.map { typeOf($0).name }.joined(separator: " and "))", node, frame)
    }
    let this = typeCalled(of: code, values)
    let bound = try bind(
      values.map { Argument(nil, $0) }, to: code, isLabelled: false, generics: this?.bindings,
      this: this.map { .type($0) }, at: location)
    let inouts = operands.indices.compactMap { index in
      code.function.parameters[index].isInout ? places[index].map { (parameter: index, place: $0) } : nil
    }
    var after: Value?
    return try perform(
      code, BoundCall(values: bound.values, inouts: inouts, generics: bound.generics), this: this.map { .type($0) },
      captures: [], node, frame, thisType: this, after: &after)
  }

  /// The type that all operators of a name ask for as one operand, where they ask for one alone.
  private func asked(_ codes: [Code], _ index: Int) -> RuntimeType? {
    let asked = Set(
      codes.map { code in
        program.type(
          code.function.parameters[index].type, in: code.tree,
          TypeScope(owner: code.owner, generics: nil, this: code.owner.map { types.nominal($0) }))
      })
    return asked.count == 1 ? asked.first.flatMap { $0.isPartlyUnknown ? nil : $0 } : nil
  }
}
