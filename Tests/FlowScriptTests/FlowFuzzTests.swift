import Foundation
import Testing

@testable import FlowScript

/// Thousands of broken flows: each is read or refused with places, quickly, and never a crash.
@Suite struct FlowFuzzTests {
  private static let rounds = 4_000

  @Test(arguments: [1, 2, 3] as [UInt64])
  func mutatedFlowsAreReadOrRefused(seed: UInt64) throws {
    var mutator = FlowMutator(seed: seed)
    let fixture = try FlowFixture(["sub.yaml": "appId: x\n---\n- back\n"])
    defer { fixture.remove() }
    let file = fixture.folder + "/flow.yaml"
    var refused = 0
    for round in 0..<Self.rounds / 3 {
      let text = mutator.flow()
      try Data(text).write(to: URL(fileURLWithPath: file))
      do {
        let flow = try FlowLoader().flow(at: file)
        #expect(flow.steps.allSatisfy { $0.location.line > 0 && !$0.sourceText.isEmpty })
      } catch {
        refused += 1
        let lineCount = String(decoding: text, as: UTF8.self).unicodeScalars.count(where: YAMLSource.isLineBreak) + 1
        for fault in error.errors {
          #expect(fault.location.file.hasPrefix(fixture.folder), "seed \(seed), round \(round)")
          #expect((1...lineCount).contains(fault.location.line), "seed \(seed), round \(round): \(fault)")
          #expect(fault.location.column >= 1 && !fault.message.isEmpty, "seed \(seed), round \(round): \(fault)")
          #expect(fault.description.utf8.count < 4_000, "seed \(seed), round \(round)")
        }
      }
    }
    #expect(refused > Self.rounds / 10)
    #expect(refused < Self.rounds / 3)
  }

  @Test func theSameSeedMakesTheSameFlows() {
    var a = FlowMutator(seed: 7)
    var b = FlowMutator(seed: 7)
    for _ in 0..<20 { #expect(a.flow() == b.flow()) }
  }

  @Test func unmutatedFlowsAreRead() throws {
    for text in FlowMutator.flows {
      let fixture = try FlowFixture(["flow.yaml": text, "sub.yaml": "appId: x\n---\n- back\n"])
      defer { fixture.remove() }
      #expect(fixture.faults() == "")
    }
  }
}
