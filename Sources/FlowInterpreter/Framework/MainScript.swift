import FlowModel

/// The statements of `main.swift` have handed over to a framework, which runs the app from there and never comes back.
private struct HandedOver: Error {
  let delegate: Value
  /// What the calls hold that go on for as long as the app.
  let held: [Value]
}

/// The statements of a file that starts an app: `main.swift`.
extension Interpreter {
  /// Runs them as far as they call a function of the framework's that takes the app over.
  ///
  /// - Parameter function: `UIApplicationMain`.
  /// - Returns: what names the delegate's class there; nil where the app has no such file.
  package func runMainScript(endingIn function: String) throws -> Value? {
    guard let tree = program.trees.first(where: { $0.tree.script >= 0 }) else { return nil }
    let code = tree.codes[Int(tree.tree.script)]
    do {
      _ = try call(
        code, this: nil, [], captures: [], generics: nil, at: TreeLocation(tree: tree, node: code.function.body))
    } catch let end as HandedOver {
      heldByMain = end.held
      return end.delegate
    }
    throw Stop(reason: "what starts the app: \(function) is not called", location: code.location)
  }

  /// What ends the statements that call such a function.
  package func handingOver(to delegate: Value) -> any Error { HandedOver(delegate: delegate, held: stack.held) }
}
