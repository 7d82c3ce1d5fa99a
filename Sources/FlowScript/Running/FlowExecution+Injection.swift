import FlowModel
import HeadlessUIKit

extension FlowExecution {
  /// Checks that a screen got a dependency on the way that the flow took: its class's property holds something.
  func assertInjected(_ property: Template, of screen: Template?) throws(StepFailure) {
    let name = try variables.value(of: property)
    let controller: UIViewController
    if let screen {
      controller = try self.controller(named: variables.value(of: screen))
    } else {
      guard let visible = try app().visibleScreen else { throw StepFailure("no screen is visible") }
      controller = visible
    }
    guard let holding = live?.holding(of: name, in: controller) else { return try assertHeld(name, by: controller) }
    switch holding {
    case .something: return
    case .nothing:
      throw StepFailure("'\(name)' of \(controller.screenName) is nil", location: controller.origin?.location)
    case .missing(let known): throw unknown(name, of: controller.screenName, among: known)
    case .unknown(let what, let location):
      if let isSet = givens.isInjected(name, into: controller) {
        if !isSet { throw StepFailure("the flow states that '\(name)' of \(controller.screenName) is not set") }
        return
      }
      throw .undecided(
        "whether '\(name)' of \(controller.screenName) is set: it holds \(what)", at: location,
        hint: GivenLines.injected(name, into: controller.screenName))
    }
  }

  /// A linked class shows what it holds.
  private func assertHeld(_ name: String, by controller: UIViewController) throws(StepFailure) {
    if let className = controller.unlinkedClass {
      if let isSet = givens.isInjected(name, into: controller) {
        if !isSet { throw StepFailure("the flow states that '\(name)' of \(className) is not set") }
        return
      }
      throw .undecided(
        "whether '\(name)' of \(className) is set: its sources were not read",
        hint: "name the folder that holds the app's sources, in `flowsim: app:` or with --app")
    }
    var mirror: Mirror? = Mirror(reflecting: controller)
    var known: [String] = []
    while let current = mirror, !String(reflecting: current.subjectType).hasPrefix("HeadlessUIKit.") {
      for child in current.children {
        guard let label = child.label else { continue }
        let plain = label.hasPrefix("$__lazy_storage_$_") ? String(label.dropFirst(18)) : label
        known.append(plain)
        guard plain == name else { continue }
        let value = Mirror(reflecting: child.value)
        if value.displayStyle == .optional, value.children.isEmpty {
          throw StepFailure("'\(name)' of \(controller.screenName) is nil", location: controller.origin?.location)
        }
        return
      }
      mirror = current.superclassMirror
    }
    throw unknown(name, of: controller.screenName, among: known)
  }

  private func unknown(_ name: String, of className: String, among known: [String]) -> StepFailure {
    let advice =
      NearestName.of(name, in: known).map { "did you mean '\($0)'?" }
      ?? (known.isEmpty ? "it has none" : "it has \(known.map { "'\($0)'" }.joined(separator: ", "))")
    return StepFailure("\(className) has no property '\(name)': \(advice)")
  }
}
