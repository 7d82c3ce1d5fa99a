import FlowInterfaceBuilder
import FlowInterpreter
import HeadlessUIKit

extension LiveCode {
  /// Launches the app as Info.plist says, with its own delegates.
  ///
  /// - UIKit: a scene manifest that names no configuration, in an app whose delegate gives none, leaves the windows to the
  ///   application's delegate (seen in five public apps of 2021 to 2023).
  /// - Parameter link: the link that it is launched for; nil where its user opens it.
  /// - Throws: `StepFailure` where what it starts with is not interpreted.
  func launch(_ launch: AppLaunch, _ entry: AppEntry?, for link: OpenedLink? = nil) throws(StepFailure) {
    let name: String
    switch entry {
    case .delegate(let delegate): name = delegate
    case .mainScript: name = try delegateNamedByMain()
    case .other(let type, let place):
      throw .undecided(
        "what \(type) shows: it is a SwiftUI app", at: place, hint: "flows run over UIKit's screens")
    case .unclear(let type, let place):
      throw .undecided(
        "which class is the application's delegate, and whether \(type) starts the app", at: place,
        hint: FlowApp.initialHint.replacing("name it", with: "name the first screen"))
    case nil: throw StepFailure("no class of the app is marked @main")
    }
    let delegate = simulation.run { simulation.application.makeDelegate { make(name) } }
    guard let delegate = delegate as? any UIApplicationDelegate else {
      if let open = simulation.undecidedEffects.first { throw .undecided(open.question, at: open.location) }
      if let fault { throw fault }
      throw .undecided("what \(name), which the app starts with, does: it is no application delegate that is read")
    }
    let configures = "application(_:configurationForConnecting:options:)"
    if launch.hasScenes, launch.sceneDelegate == nil,
      launch.namesScenes || (delegate as? any InterpretedClass)?.implements(configures) == true
    {
      throw .undecided("which scene delegate the app has: its Info.plist names none")
    }
    if link != nil, launch.hasScenes, launch.sceneDelegate == nil { throw .undecidedLink }
    simulation.launch(
      delegate: delegate, hasScenes: launch.hasScenes && launch.sceneDelegate != nil,
      sceneDelegate: { launch.sceneDelegate.flatMap(make) as? any UIWindowSceneDelegate },
      storyboard: launch.storyboard, for: link)
    if launch.hasScenes, let name = launch.sceneDelegate, !framework.mentions(name) {
      throw .undecided(
        "what UIKit shows: Info.plist names \(name) as the scene's delegate, and the app has no such class",
        at: launch.sceneDelegatePlace,
        hint: "UISceneDelegateClassName is $(PRODUCT_MODULE_NAME) and a class of the app's")
    }
    if let missing = launch.missing, simulation.visibleScreen == nil {
      throw .undecided(
        "what storyboard '\(missing.name)' shows, which the app starts with: it is not among its files",
        at: missing.location)
    }
  }

  /// Runs `main.swift`.
  ///
  /// - Returns: the delegate's class that it hands over.
  private func delegateNamedByMain() throws(StepFailure) -> String {
    let handed = simulation.run { framework.runMain() }
    if let fault { throw fault }
    switch handed?.flattened {
    case .text(let box)?: return box.text
    case .unknown(let unknown)?:
      throw .undecided(
        "which class is the application's delegate: \(unknown.what) names it", at: unknown.location.source)
    default: throw .undecided("which class is the application's delegate: `main.swift` names none")
    }
  }
}
