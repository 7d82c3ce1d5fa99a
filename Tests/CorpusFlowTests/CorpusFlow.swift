import FlowInterfaceBuilder
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import FlowScript

/// A flow over an app of the corpus, of Tests/CorpusFlows.
struct CorpusFlow: Sendable, CustomTestStringConvertible {
  /// The file's path.
  let path: String

  var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }
  var testDescription: String { name }

  /// The folder of the flows.
  static let folder = "\(Fixtures.package)/Tests/CorpusFlows"

  /// All flows, sorted by their paths.
  static let all: [CorpusFlow] = [folder, "\(folder)/Popover"].flatMap { folder in
    ((try? FlowFolder.flows(in: folder)) ?? []).map(CorpusFlow.init(path:))
  }

  /// Reads the file.
  func flow() throws -> Flow { try FlowLoader().flow(at: path) }
}

/// Where the apps of the flows are.
struct CorpusApps {
  /// Values for the `${…}` of their headers.
  let variables: [String: String]
  private let popoverApp: TemporaryFolder

  init() throws {
    popoverApp = try PopoverApp.make()
    variables = ["FLOWSIM_CORPUS": Corpus.path, "POPOVER_APP": popoverApp.path]
  }

  /// The folder or file of a flow's app.
  func path(of flow: Flow) throws -> String {
    let app = flow.header.flowsim?.app?.value ?? ""
    return try FlowVariables(variables).text(of: Template(app))
  }

  /// Runs a flow and tells of each step while the app is as the step left it.
  @MainActor
  func watch(_ flow: Flow, _ step: @escaping (StepResult, WrongExpectations) -> Void) throws {
    let app = try FlowApp(path: try path(of: flow))
    let header = flow.header.flowsim
    let device = header?.device.flatMap { Device(named: $0.value) } ?? .standard
    let world = FlowWorld(
      app: app, device: device, orientation: .portrait, system: .standard,
      start: try app.start(named: header?.initial?.value, device: device), modules: [])
    var run: FlowExecution?
    run = FlowExecution(flow: flow, world: world, variables: FlowVariables()) { result in
      if let simulation = run?.simulation { step(result, WrongExpectations(simulation: simulation, model: app.model)) }
    }
    _ = run?.perform()
    run = nil
  }
}
