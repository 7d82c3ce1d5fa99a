import HeadlessUIKit

/// What is around the app's screens: how the device is held, the status bar.
extension FlowExecution {
  func turn(to template: Template) throws(StepFailure) -> [String] {
    let name = try variables.value(of: template)
    guard let orientation = ScreenOrientation(name: name) else {
      throw StepFailure("\"\(name)\" is no orientation", hint: ScreenOrientation.hint)
    }
    let simulation = try app()
    let held = orientation.held
    simulation.turnDevice(to: held)
    simulation.settle()
    if simulation.orientation == held.interfaceOrientation { return [] }
    return ["the interface stays in \(simulation.orientation): the app and the controller in charge allow no other"]
  }

  func assertStatusBar(_ expectation: StatusBarExpectation) throws(StepFailure) {
    let simulation = try app()
    let resolver = try resolver()
    let owner = try expectation.owner.map { template throws(StepFailure) in try variables.value(of: template) }
    if let owner, let visible = simulation.visibleScreen { _ = try resolver.matches(owner, visible) }
    let check = StatusBarCheck(
      simulation: simulation, expectation: expectation,
      isOwner: { controller throws(StepFailure) in
        guard let owner else { return true }
        return try resolver.matches(owner, controller)
      }, ownerName: owner)
    try check.check()
  }
}

extension ScreenOrientation {
  /// How the device is held.
  fileprivate var held: UIDeviceOrientation {
    switch self {
    case .portrait: .portrait
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    case .upsideDown: .portraitUpsideDown
    }
  }
}
