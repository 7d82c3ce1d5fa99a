import FlowModel
import FlowSources
import TestSupport

@testable import FlowChecks

/// Small apps for tests.
enum ExampleApp {
  /// What one rule, or all, find in an example, with paths below its folder.
  static func findings(
    of example: RuleExample, only rule: (any Rule.Type)? = nil, configuration: CheckConfiguration = .init()
  ) throws -> [Finding] {
    let folder = try TemporaryFolder()
    for file in example.files { try folder.write(file.text, to: file.path) }
    let sources = example.files.filter { $0.path.hasSuffix(".swift") }.sorted { $0.path < $1.path }
    let facts = CodeFacts(
      files: sources.map { FileReader.read(Array($0.text.utf8), path: "\(folder.path)/\($0.path)") })
    let app = CheckedApp(AppModel(at: folder.path), code: facts, configuration: configuration)
    return Check(only: rule.map { [$0.description.id] }).findings(in: app, root: folder.path) {
      try? String(contentsOfFile: $0, encoding: .utf8)
    }
  }
}
