import FlowInterpreter
import FlowModel
import FlowSources
import Foundation
import HeadlessUIKit
import UIKitBridge

/// Classes of an app in a text, interpreted over a simulation.
@MainActor
final class InterpretedApp {
  let simulation: Simulation
  let framework = UIKitFramework()
  private let world = SilentWorld()
  private let interpreter: Interpreter
  private let clock: SimulationClock

  /// What the app's code has printed.
  var output: String { world.output }

  init(_ source: String, in simulation: Simulation = Simulation()) {
    self.simulation = simulation
    let tree = TreeReading.tree(of: Array(source.utf8), path: "App.swift", platform: .iOS)
    let program = Program([tree], module: "App", framework: framework.catalog)
    interpreter = Interpreter(program, world: world, framework: framework)
    framework.interpreter = interpreter
    clock = SimulationClock(simulation, framework)
    interpreter.loop.begin(clock)
    simulation.classes.sources = framework
  }

  /// Makes an object of a class of the app, and puts it on the screen where it is a controller.
  @discardableResult
  func make(_ name: String) throws -> NSObject {
    let made = simulation.run { framework.make(name, []) }
    try check()
    guard let made else { throw Missing(name: name) }
    return made
  }

  /// Launches with a controller of a class of the app in a navigation controller.
  func launch(_ name: String) throws -> UINavigationController {
    let root = try make(name) as? UIViewController
    let navigation = simulation.run { () -> UINavigationController in
      let navigation = UINavigationController(rootViewController: root ?? UIViewController())
      simulation.application.launch { navigation }
      return navigation
    }
    try settle()
    return navigation
  }

  func settle() throws {
    simulation.settle()
    try check()
  }

  /// - Throws: what ended the app's code.
  func check() throws {
    switch framework.fault {
    case nil: return
    case let stop as Stop: throw Ended(description: "\(stop.location.source.line): \(stop.reason)")
    case let trap as Trap: throw Ended(description: "\(trap.location.source.line): \(trap.message)")
    case let error?: throw error
    }
  }

  /// The lines of the trace since an event.
  func trace() -> [String] { simulation.trace.text().split(separator: "\n").map(String.init) }

  struct Missing: Error { let name: String }
  struct Ended: Error, Equatable, CustomStringConvertible { let description: String }
}

private final class SilentWorld: World, @unchecked Sendable {
  var output = ""

  func answer(_ question: Unknown, at location: TreeLocation) throws -> Bool {
    throw Stop(lacking: question, at: location)
  }

  func isAvailable(_ versions: [PlatformVersion], at location: TreeLocation) throws -> Bool { true }

  func unread(_ what: String, at location: TreeLocation, handed: [Value]) throws -> Value {
    .unknown(Unknown(what, location))
  }

  func write(_ text: String) { output += text }
}
