import FlowModel

extension Code {
  /// Whether what a closure captures is a constant: `self`, a `let`, a parameter.
  func capturesConstant(_ number: Int) -> Bool {
    guard number < function.captures.count else { return false }
    let capture = function.captures[number]
    switch capture.source {
    case .value: return true
    case .implicitSelf, .implicitCapture: return owner?.isClass == true
    case .slot: return enclosing?.constantSlots.contains(capture.number) == true
    case .capture: return enclosing?.capturesConstant(Int(capture.number)) == true
    }
  }

  /// The slots of `self`, where that is an object, of parameters and of `let`s.
  func findConstantSlots() -> Set<Int32> {
    var slots = Set(function.parameters.filter { !$0.isInout }.map(\.slot))
    if hasSelf, owner?.isClass == true { slots.insert(0) }
    var open = [function.body]
    while let next = open.popLast(), next >= 0 {
      let node = tree.nodes[Int(next)]
      if node.kind == .binding, node.flag & 1 == 0 { addNames(of: node.a, to: &slots) }
      open += tree.tree.nodesInside(node)
    }
    return slots
  }

  private func addNames(of pattern: Int32, to slots: inout Set<Int32>) {
    let node = tree.nodes[Int(pattern)]
    if node.kind == .bindingPattern { slots.insert(node.a) }
    for inner in tree.tree.nodesInside(node) { addNames(of: inner, to: &slots) }
  }
}
