import FlowModel
import TestSupport
import Testing

@testable import FlowChecks

/// What is found never depends on the order in which files are read.
@Suite struct OrderTests {
  @Test func filesReadInAnotherOrderGiveTheSame() throws {
    let folder = try TemporaryFolder()
    var number = 0
    for example in RuleRegistry.descriptions.flatMap(\.bad) {
      number += 1
      for file in example.files { try folder.write(file.text, to: "\(number)/\(file.path)") }
    }
    var model = AppModel(at: folder.path)
    func findings() -> [Finding] { Check().findings(in: CheckedApp(model), root: folder.path) { _ in nil } }
    let first = findings()
    #expect(first.count > number)
    #expect(findings() == first)
    model.documents.reverse()
    model.storyboards.reverse()
    model.infoPlists.reverse()
    #expect(findings() == first)
  }
}
