import FlowModel

/// What a loop over something that is not known, or a closure that such a thing calls, does to its elements.
extension EffectReader {
  /// The locals of a piece of code that hold an element of what is not known, or something that was read out of one.
  final class Elements {
    private var slots: Set<Int>

    /// - Parameters:
    ///   - slots: those that hold an element itself.
    ///   - body: the code in which further ones are bound to what is read out of them.
    init(_ slots: Set<Int>, in body: Int32, _ tree: LoadedTree) {
      self.slots = slots
      guard !slots.isEmpty, body >= 0 else { return }
      var bound: [(slot: Int, value: Int32)] = []
      var open = [body]
      while let next = open.popLast() {
        let each = tree.nodes[Int(next)]
        let value: Int32 =
          switch each.kind {
          case .binding: each.c
          case .optionalBinding: each.b
          default: -1
          }
        if value >= 0, tree.nodes[Int(each.a)].kind == .bindingPattern {
          bound.append((Int(tree.nodes[Int(each.a)].a), value))
        }
        open += tree.tree.nodesInside(each)
      }
      var count = 0
      while count < self.slots.count {
        count = self.slots.count
        for (slot, value) in bound where contains(value, tree) { self.slots.insert(slot) }
      }
    }

    func contains(slot: Int) -> Bool { slots.contains(slot) }

    /// Whether an expression is read out of an element.
    func contains(_ node: Int32, _ tree: LoadedTree) -> Bool {
      let each = tree.nodes[Int(node)]
      switch each.kind {
      case .local, .boxed: return slots.contains(Int(each.a))
      case .member, .subscripted, .forced, .question, .optionalChain, .optionalCast, .forcedCast, .upcast:
        return contains(each.a, tree)
      default: return false
      }
    }
  }

  /// The slots that a pattern binds.
  static func slots(boundBy pattern: Int32, _ tree: LoadedTree) -> Set<Int> {
    var found: Set<Int> = []
    var open = [pattern]
    while let next = open.popLast() {
      let each = tree.nodes[Int(next)]
      if each.kind == .bindingPattern { found.insert(Int(each.a)) }
      open += tree.tree.nodesInside(each)
    }
    return found
  }

  /// Whether an expression is read out of an element.
  func isOfElement(_ node: Int32, _ context: Context) -> Bool {
    var node = node
    while true {
      let each = context.tree.nodes[Int(node)]
      switch each.kind {
      case .member, .subscripted, .forced, .question, .optionalChain, .optionalCast, .forcedCast, .upcast: node = each.a
      case .local, .boxed: return context.elements?.contains(slot: Int(each.a)) ?? false
      case .captured:
        guard let outer = context.outer else { return false }
        let capture = context.code.function.captures[Int(each.a)]
        return capture.source == .slot && outer.elements?.contains(slot: Int(capture.number)) == true
      default: return false
      }
    }
  }

  /// Whether an assignment only changes how an element looks, where the app declares no property of that name: who sets
  /// that of something that is not known, changes nothing that is asked for.
  func isLook(_ each: TreeNode, _ context: Context) -> Bool {
    let symbol = context.tree.symbols[Int(each.b)]
    return isOfElement(each.a, context) && !index.observed.contains(symbol) && index.reads[symbol] == nil
      && interpreter.world.onlyLooks(context.tree.text(each.b))
  }
}
