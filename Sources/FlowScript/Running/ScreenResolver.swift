import FlowInterfaceBuilder
import FlowModel
import HeadlessUIKit

/// Finds the controllers that a flow means by a screen's name.
@MainActor
struct ScreenResolver {
  let app: FlowApp
  let simulation: Simulation
  /// What is not known of titles, among others.
  private let doubts: ElementDoubts
  private var model: AppModel { app.model }

  init(_ app: FlowApp, in simulation: Simulation, doubts: ElementDoubts) {
    self.app = app
    self.simulation = simulation
    self.doubts = doubts
  }

  /// Whether a controller is the screen of a name.
  ///
  /// - Throws: `StepFailure` with the nearest name when nothing is called so, and with the candidates when two are.
  func matches(_ name: String, _ controller: UIViewController) throws(StepFailure) -> Bool {
    let screens = screens(named: name)
    switch screens.count {
    case 1:
      guard let origin = controller.origin else { return try isCalled(name, controller) }
      if origin.object.id == screens[0].objectID, origin.location.file == screens[0].location.file { return true }
      // What is one screen's identifier may be the class of others.
      return app.declaresClass(name) && controller.typeName == name
    case 0:
      if try isCalled(name, controller) { return true }
      let isKnown =
        simulation.allControllers.contains { $0.screenNames.contains(name) || $0.screenName == name }
        || !simulation.lives(of: name).isEmpty
        || app.declaresClass(name)
      if !isKnown { throw unknown(name) }
      return false
    // A class of the app's is the name of all its screens.
    case _ where screens.allSatisfy({ $0.customClass == name }): return try isCalled(name, controller)
    default:
      throw StepFailure(
        "'\(name)' stands for \(screens.count) screens; name one by its id:",
        difference: screens.map { "  \($0.id)  (\($0.name), \($0.location))" })
    }
  }

  /// Whether a controller has a name.
  ///
  /// - Throws: `StepFailure` where its title is not known and may be that.
  private func isCalled(_ name: String, _ controller: UIViewController) throws(StepFailure) -> Bool {
    if controller.screenNames.contains(name) || controller.screenName == name { return true }
    guard controller.mayBeTitled(name) else { return false }
    throw titleDoubt(of: controller, name) ?? .undecided("whether \(controller.screenName) has the title \(name)")
  }

  /// That a title which may be a screen's is not known; nil where all are.
  func titleDoubt(of controller: UIViewController, _ name: String) -> StepFailure? {
    doubts.open.first { $0.kinds != nil && ($0.isOfAnyScreen || $0.screen === controller) }.map {
      .undecided("\($0.question), and whether that is \(name)", at: $0.location, hint: $0.hint)
    }
  }

  /// The controllers of the running app that a name means.
  func controllers(named name: String) throws(StepFailure) -> [UIViewController] {
    var found: [UIViewController] = []
    for controller in simulation.allControllers where try matches(name, controller) { found.append(controller) }
    return found
  }

  /// The screens of a name, without those for the other kind of device.
  private func screens(named name: String) -> [Screen] {
    let found = model.screens(named: name)
    guard found.count > 1 else { return found }
    let device = simulation.device.idiom == .pad ? "ipad" : "iphone"
    let fitting = found.filter { screen in
      let own = InterfaceFile(path: screen.location.file).device
      return own == nil || own == device
    }
    let special = fitting.filter { InterfaceFile(path: $0.location.file).device != nil }
    return special.isEmpty ? fitting : special
  }

  private func unknown(_ name: String) -> StepFailure {
    do {
      _ = try model.screen(named: name)
    } catch {
      return StepFailure("\(error)")
    }
    return StepFailure("no screen is called '\(name)'")
  }
}
