import FlowModel

/// `self` in methods that give `Self`: there the compiler takes it for what it is while the code runs, elsewhere for the
/// class that the code stands in.
extension Interpreter {
  /// Whether an expression is `self`, or its type, in such a method of a class.
  func isOfDynamicSelf(_ node: Int32, _ frame: Frame) -> Bool {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .local, .boxed: return each.a == 0 && frame.code.hasSelf && frame.code.givesSelf
    case .call:
      let callee = frame.tree.nodes[Int(each.a)]
      guard callee.kind == .name, frame.tree.text(callee.a) == "type",
        case .library = use(of: callee, each.a, frame).target
      else { return false }
      return frame.tree.list(each.b).last.map { isOfDynamicSelf($0, frame) } == true
    default: return false
    }
  }
}

extension Code {
  /// Whether it is a class's method or property that gives `Self`.
  var givesSelf: Bool {
    guard owner?.isClass == true, function.result >= 0 else { return false }
    var each = tree.nodes[Int(function.result)]
    while each.kind == .optionalType { each = tree.nodes[Int(each.a)] }
    return each.kind == .namedType && tree.text(each.a) == "Self"
  }
}
