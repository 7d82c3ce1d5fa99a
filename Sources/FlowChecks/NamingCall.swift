import FlowModel

/// A call of UIKit's that names something by a text, such as a screen or a segue: written so, or made by a function of
/// the app that passes on what its caller says.
struct NamingCall {
  /// The function in which the name is said.
  var scope: CodeScope
  /// The call that says it.
  var event: CodeEvent
  /// UIKit's call, with what the caller passes in place of parameters.
  var call: CodeValue
  /// The text.
  var name: String

  /// The calls of these names whose text the code tells, in the order of types and functions.
  ///
  /// - Parameter argument: the value that names something, in a call of one of the names.
  static func all(
    of names: Set<String>, in calls: CallIndex, _ code: AppCode, argument: (CodeValue) -> CodeValue?
  ) -> [NamingCall] {
    var found: [NamingCall] = []
    var passing: [PassingFunction] = []
    for site in calls.calls(of: names) {
      guard let value = argument(site.call) else { continue }
      if let name = site.scope.text(of: value) {
        found.append(NamingCall(scope: site.scope, event: site.event, call: site.call, name: name))
      } else {
        passing.append(PassingFunction(site.call, in: site.scope))
      }
    }
    // A function that passes on may itself be called by one that does.
    for _ in 0..<3 where !passing.isEmpty {
      let functions = PassingFunctions(passing, code)
      passing = []
      for site in calls.calls(of: functions.names) {
        for function in functions.called(by: site) {
          let call = function.call(by: site)
          guard let value = argument(call) else { continue }
          if let name = site.scope.text(of: value) {
            found.append(NamingCall(scope: site.scope, event: site.event, call: call, name: name))
          } else {
            passing.append(PassingFunction(call, in: site.scope))
          }
        }
      }
    }
    return found
  }
}
