import FlowModel
import FlowSources
import Foundation
import HeadlessUIKit
import HolidayHoursExample
import ShopExample
import SignInExample
import TestSupport
import Testing

@testable import FlowScript

/// An example app whose classes are linked to the tests and whose sources are read as well.
enum ExampleApp: String, CaseIterable, CustomTestStringConvertible {
  case holidayHours = "HolidayHours"
  case shop = "Shop"
  case signIn = "SignIn"

  var testDescription: String { rawValue }

  /// The app's folder.
  var path: String { "\(Fixtures.package)/Examples/\(rawValue)" }

  /// The module of its classes.
  var module: String { "\(rawValue)Example" }

  /// The app by its storyboards alone; its classes are linked.
  func linked() throws -> FlowApp { try FlowApp(path: path) }

  /// The app with its sources.
  func interpreted() throws -> FlowApp {
    try FlowApp(path: path, code: Self.program)
  }

  private static let program: @Sendable (AppCodeRequest) -> AppProgram = {
    AppTrees.program(at: "\($0.path)/Sources", cache: .none)
  }

  /// The example that a flow runs over.
  init(of flow: Flow) throws {
    let folder = flow.header.flowsim?.app?.value.split(separator: "/").last.map(String.init)
    self = try #require(folder.flatMap(ExampleApp.init(rawValue:)))
  }

  /// Options of a run of flows over the example, with its classes linked or interpreted.
  @MainActor
  func options(isLinked: Bool) -> FlowVerifier.Options {
    guard !isLinked else { return FlowVerifier.Options(modules: [module]) }
    var options = FlowVerifier.Options()
    options.code = Self.program
    return options
  }
}

extension FlowApp {
  /// A run of the app that is driven from outside.
  @MainActor
  func run(_ example: ExampleApp, isLinked: Bool, on device: Device) throws -> FlowExecution {
    let world = FlowWorld(
      app: self, device: device, orientation: .portrait, system: .standard,
      start: try start(named: nil, device: device), modules: isLinked ? [example.module] : [])
    let header = FlowHeader(location: SourceLocation(file: path, line: 1, column: 1))
    return FlowExecution(flow: Flow(file: path, header: header, steps: []), world: world, variables: FlowVariables())
  }
}

/// The first line in which two traces differ, with those before it; nil where none does.
func difference(linked: String, interpreted: String) -> String? {
  let one = linked.split(separator: "\n")
  let other = interpreted.split(separator: "\n")
  guard let place = (0..<max(one.count, other.count)).first(where: { line(one, $0) != line(other, $0) }) else {
    return nil
  }
  let context = one[max(0, place - 5)..<min(place, one.count)].joined(separator: "\n")
  return "\(context)\nlinked:      \(line(one, place))\ninterpreted: \(line(other, place))"
}

private func line(_ lines: [Substring], _ number: Int) -> Substring {
  lines.indices.contains(number) ? lines[number] : "(the trace ends)"
}
