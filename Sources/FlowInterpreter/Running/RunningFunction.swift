import FlowModel

extension Interpreter {
  /// The function of the app's that runs now, as `Class.function`: a closure and a local function count as the one around
  /// them. Nil where none runs.
  package var runningFunction: String? {
    stack.current?.code.outermost.nameInClass
  }

  /// The calls that run, the outermost first.
  ///
  /// - Parameter location: what the innermost does now.
  package func runningCalls(at location: TreeLocation) -> [RunningCall] {
    let frames = stack.running
    return frames.indices.map { index in
      guard index + 1 < frames.count else { return RunningCall(function: frames[index].code.outermost, at: location) }
      let node = frames[index + 1].calledFrom
      return RunningCall(
        function: frames[index].code.outermost, at: TreeLocation(tree: frames[index].tree, node: node))
    }
  }
}

/// A call that runs.
package struct RunningCall {
  /// The function; of a closure and a local function the one around it.
  package let function: Code
  /// What of it runs now.
  package let location: TreeLocation

  init(function: Code, at location: TreeLocation) {
    self.function = function
    self.location = location
  }
}

extension Code {
  /// The function itself; of a closure and a local function the one around it.
  var outermost: Code {
    var code = self
    while let outer = code.enclosing { code = outer }
    return code
  }

  /// The name as `Class.function`.
  package var nameInClass: String {
    let name = function.kind == .initializer ? "init" : function.name
    return owner.map { "\($0.name).\(name)" } ?? name
  }

  /// Where its name stands.
  package var place: SourceLocation { tree.tree.location(at: function.offset) }
}
