import FlowModel
import FlowSources
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
    var facts = SourceReader(at: folder.path).read(cache: .none)
    func findings() -> [Finding] {
      Check().findings(in: CheckedApp(model, code: facts), root: folder.path) { _ in nil }
    }
    let first = findings()
    #expect(first.count > number)
    #expect(findings() == first)
    facts.files.reverse()
    model.documents.reverse()
    model.storyboards.reverse()
    model.infoPlists.reverse()
    #expect(findings() == first)
  }
}
