import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import FlowScript

/// Classes that are linked and the same classes interpreted do the same: the trace is one, event by event.
@MainActor
struct LinkedClassesTests {
  private nonisolated static let flows = "\(Fixtures.package)/Flows"

  @Test("The flows of the examples", arguments: try FlowFolder.flows(in: flows))
  func flow(_ path: String) throws {
    let flow = try FlowLoader().flow(at: path)
    let example = try ExampleApp(of: flow)
    let linked = try FlowVerifier(options: example.options(isLinked: true)).run(flow)
    let interpreted = try FlowVerifier(options: example.options(isLinked: false)).run(flow)
    #expect(interpreted.verdict == .passed)
    #expect(interpreted.steps.map(\.verdict) == linked.steps.map(\.verdict))
    #expect(difference(linked: linked.trace.text, interpreted: interpreted.trace.text) == nil)
  }

  /// How many walks there are over each app; `make walks` takes more.
  private nonisolated static let walks = ProcessInfo.processInfo.environment["FLOWSIM_WALKS"].flatMap(UInt64.init) ?? 20

  @Test("Walks by chance", arguments: ExampleApp.allCases)
  func walks(_ example: ExampleApp) throws {
    let linked = try example.linked()
    let interpreted = try example.interpreted()
    for seed in 0..<Self.walks {
      let device = seed.isMultiple(of: 4) ? Device(named: "iPad (10th gen)")! : .standard
      let walk = ExampleWalk(seed: seed, length: 25)
      let one = try walk.walk(linked.run(example, isLinked: true, on: device))
      let other = try walk.walk(interpreted.run(example, isLinked: false, on: device))
      let difference = difference(linked: one.trace, interpreted: other.trace)
      #expect(difference == nil, "seed \(seed), \(device.name): \(one.moves.joined(separator: ", "))")
      if difference != nil { break }
    }
  }
}
