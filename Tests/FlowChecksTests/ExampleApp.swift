import FlowModel
import FlowSources
import TestSupport

@testable import FlowChecks

/// Small apps for tests.
enum ExampleApp {
  /// What one rule, or all, find in an example, with paths below its folder.
  ///
  /// - Parameter asksForWays: whether an error needs a way to it; where it is nil, one that all rules find.
  static func findings(
    of example: RuleExample, only rule: (any Rule.Type)? = nil, configuration: CheckConfiguration = .init(),
    asksForWays: Bool? = nil
  ) throws -> [Finding] {
    try findings(
      in: example.files.map { ($0.path, $0.text) }, only: rule, configuration: configuration,
      asksForWays: asksForWays)
  }

  /// The same in files of an app.
  static func findings(
    in written: [(path: String, text: String)], only rule: (any Rule.Type)? = nil,
    configuration: CheckConfiguration = .init(), asksForWays: Bool? = nil
  ) throws -> [Finding] {
    let folder = try TemporaryFolder()
    for file in written { try folder.write(file.text, to: file.path) }
    let sources = SourceReader(at: folder.path, takesAll: true)
    let files = sources.files
    let model = AppModel(at: folder.path, only: files.interfaceFiles.map { Set($0.keys) })
    let reading = sources.reading(cache: .none)
    let settings = written.first { $0.path == CheckConfiguration.fileName }
    let configuration =
      try settings.map { try ConfigurationReader.read($0.text, file: $0.path) } ?? configuration
    let app = CheckedApp(
      model, code: reading.facts, files: files, configuration: configuration, trees: reading.trees,
      assets: sources.found.assets)
    var check = Check(only: rule.map { [$0.description.id] })
    // The example of a rule shows only what the rule is about.
    check.asksForWays = asksForWays ?? (rule == nil)
    return check.findings(in: app, root: folder.path) {
      try? String(contentsOfFile: $0, encoding: .utf8)
    }
  }
}
