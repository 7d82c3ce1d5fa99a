import FlowModel

extension Interpreter {
  /// The function of the app's that runs now, as `Class.function`: a closure and a local function count as the one around
  /// them. Nil where none runs.
  package var runningFunction: String? {
    guard var code = stack.current?.code else { return nil }
    while let outer = code.enclosing { code = outer }
    return code.nameInClass
  }
}

extension Code {
  /// The name as `Class.function`.
  package var nameInClass: String {
    let name = function.kind == .initializer ? "init" : function.name
    return owner.map { "\($0.name).\(name)" } ?? name
  }

  /// Where its name stands.
  package var place: SourceLocation { tree.tree.location(at: function.offset) }
}
