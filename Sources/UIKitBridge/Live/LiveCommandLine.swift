import FlowInterpreter

/// What the app is launched with.
extension LiveLibrary {
  /// An app that its user opens gets the path of its program and nothing else; what a flow adds reaches no code.
  mutating func addCommandLine() {
    func arguments(_ call: Library.Call) -> Value {
      guard !call.framework.hasArguments else { return .unknown(Unknown("CommandLine.arguments", call.location)) }
      return ["/App/\(call.interpreter.program.module)"].bridged
    }
    staticProperty("CommandLine", "arguments") { arguments($0) }
    property("ProcessInfo", "arguments") { arguments($0) }
    for name in ["argc", "unsafeArgv"] {
      staticProperty("CommandLine", name) { .unknown(Unknown("CommandLine.\(name)", $0.location)) }
    }
    // - UIKit: it makes the application, of the class that the third argument names, and its delegate, and never returns
    //   (documentation of UIApplicationMain).
    function("UIApplicationMain(_:_:_:_:)") { call in
      if let name = call[2].flattened, try call.unbridge(name) as String != "UIApplication" {
        throw call.stop("what an application of the app's own class does").final
      }
      throw call.interpreter.handingOver(to: call[3])
    }
  }
}
