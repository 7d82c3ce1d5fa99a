import FlowInterfaceBuilder
import FlowModel
import FlowSources
import TestSupport
import Testing

@testable import FlowChecks

/// What is found never depends on the order in which files are read.
@Suite struct OrderTests {
  /// The bad examples of all rules, side by side, as one app.
  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (number, example) in RuleRegistry.descriptions.flatMap(\.bad).enumerated() {
      for file in example.files { try folder.write(file.text, to: "\(number)/\(file.path)") }
      try folder.write("@interface Old\(number) : UIView\n@end\n", to: "\(number)/Old.h")
    }
    return folder
  }

  private func findings(_ model: AppModel, _ facts: CodeFacts, in folder: TemporaryFolder) -> [Finding] {
    let trees = AppSources(facts.files.map { SourceContent(of: $0.path) }, of: folder.path, cache: .none)
    let app = CheckedApp(model, code: facts, trees: trees.source)
    return Check().findings(in: app, root: folder.path) { _ in nil }
  }

  @Test(arguments: 1...8) func filesReadInAnotherOrderGiveTheSame(seed: UInt64) throws {
    let folder = try app()
    var model = AppModel(at: folder.path)
    var facts = SourceReader(at: folder.path).read(cache: .none)
    let first = findings(model, facts, in: folder)
    #expect(Set(first.map(\.ruleID)).count > RuleRegistry.ids.count / 2)

    var random = SeededRandom(seed: seed)
    let before = (facts.files.map(\.path), model.documents.map(\.file))
    facts.files.shuffle(using: &random)
    facts.objectiveCClasses.shuffle(using: &random)
    facts.modules.shuffle(using: &random)
    model.documents.shuffle(using: &random)
    model.storyboards.shuffle(using: &random)
    model.infoPlists.shuffle(using: &random)
    #expect(before.0 != facts.files.map(\.path))
    #expect(before.1 != model.documents.map(\.file))
    #expect(findings(model, facts, in: folder) == first)
  }

  /// The folder is walked as the file system gives it: files that were made in another order change nothing.
  @Test func filesMadeInAnotherOrderGiveTheSame() throws {
    let first = try app()
    let second = try TemporaryFolder()
    for (number, example) in RuleRegistry.descriptions.flatMap(\.bad).enumerated().reversed() {
      try second.write("@interface Old\(number) : UIView\n@end\n", to: "\(number)/Old.h")
      for file in example.files.reversed() { try second.write(file.text, to: "\(number)/\(file.path)") }
    }
    func all(_ folder: TemporaryFolder) -> [Finding] {
      findings(AppModel(at: folder.path), SourceReader(at: folder.path).read(cache: .none), in: folder)
    }
    #expect(all(second).map(\.description) == all(first).map(\.description))
  }

  /// What cannot be read is left out, and everything else is found as before, if less severe: it may have what is
  /// missing elsewhere. Classes are not called missing: it may have them.
  @Test func unreadableFilesChangeNothingElse() throws {
    let folder = try app()
    let first = findings(
      AppModel(at: folder.path), SourceReader(at: folder.path).read(cache: .none), in: folder)
    try folder.write("<document><scenes>", to: "0/Cut.storyboard")
    try folder.write("", to: "0/Folder.storyboard/x")
    try folder.write("", to: "0/Folder.swift/x")
    try folder.link("0/Gone.swift", to: "nowhere")
    try folder.link("0/Gone.xib", to: "nowhere")
    try folder.write(bytes: [0x63, 0xFF, 0xFE, 0x00, 0x28, 0x7B], to: "0/Noise.swift")
    let model = AppModel(at: folder.path)
    let facts = SourceReader(at: folder.path).read(cache: .none)
    #expect(
      folder.relative(
        (model.unreadable.map(\.location.file) + facts.unreadable.map(\.location.file)).joined(separator: " "))
        == "0/Cut.storyboard 0/Folder.storyboard 0/Gone.xib 0/Gone.swift 0/Noise.swift")
    func found(_ findings: [Finding]) -> [String] {
      findings.filter { $0.ruleID != "missing-class" }.map { "\($0.location): \($0.message)" }
    }
    let second = findings(model, facts, in: folder)
    #expect(found(second) == found(first))
    #expect(!second.contains { $0.ruleID == "missing-class" })
  }
}

/// Numbers that are the same in every run.
private struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
