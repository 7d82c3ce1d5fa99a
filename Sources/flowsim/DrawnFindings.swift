import ArgumentParser
import FlowChecks
import FlowGraph
import FlowModel
import FlowSources

/// What `flowsim check` finds in an app, with where that is, for a diagram of it.
struct DrawnFindings {
  /// With paths as the model has them.
  let findings: [Finding]
  let places: FindingPlaces

  /// Checks an app as its configuration says.
  ///
  /// - Throws: where the configuration is wrong.
  init(_ app: AppArgument, _ model: AppModel) throws {
    let root = app.folder
    let configured = try CheckSettings.reading(nil, in: root, app.scope)
    guard configured.faults.isEmpty else { throw ExitCode(ExitStatus.unusable) }
    // As `check` without options, whose last outcome it is.
    let options = [configured.text, "all", "none", app.target ?? "all targets"]
    let run = CheckRun(
      app: app, configuration: configured.configuration, options: options, check: Check(), keepsCache: true,
      progress: Progress())
    findings = try run.outcome().findings.map { finding in
      var finding = finding
      if !root.isEmpty, !finding.location.file.hasPrefix("/") {
        finding.location.file = "\(root)/\(finding.location.file)"
      }
      return finding
    }
    let isWhole = AppModel.isWholeApp(at: app.relativePath)
    let facts = isWhole ? SourceReader(at: app.relativePath, in: app.scope).reading().facts : CodeFacts()
    places = FindingPlaces(
      model,
      declarations: Dictionary(
        facts.files.map { file in
          (file.path, file.declarations.map { FindingPlaces.Declaration(line: $0.location.line, name: $0.name) })
        }, uniquingKeysWith: { first, _ in first }))
  }
}
