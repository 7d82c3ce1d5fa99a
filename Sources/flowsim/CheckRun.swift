import FlowChecks
import FlowInterfaceBuilder
import FlowModel
import FlowReport
import FlowSources
import Foundation

/// One check of one app: its files are found, read and joined, and the rules run. What the last one ended with is asked
/// before, and kept after.
struct CheckRun {
  var app: AppArgument
  var configuration: CheckConfiguration
  /// The configuration's text and the rules that are asked for: what else decides.
  var options: [String]
  var check: Check
  /// Whether what is read and found may come from the last run, and is kept for the next.
  var keepsCache: Bool
  /// The app that this one was earlier, whose sources are in the cache: its path stands for this one's there. Of what
  /// it was nothing is said, and nothing kept.
  var later: AppArgument?
  let progress: Progress

  func outcome() throws -> CheckOutcome {
    let found = find()
    let cache = keepsCache && later == nil ? cache(of: found) : nil
    if let repeated = cache?.repeatedOutcome() { return repeated }
    let (model, facts, code) = try read(found)
    progress.say("checking \(model.documents.count) documents and \(facts.files.count) sources")
    let outcome = findings(in: model, facts, code?.trees ?? .none, found)
    if later == nil { code?.keep() }
    if outcome.unreadable.isEmpty {
      cache?.save(outcome, warnings: AppArgument.warnings(of: model) + folderWarnings(found))
    }
    return outcome
  }

  /// The files of an app.
  private struct Found {
    var files: AppFiles
    var documents: AppDocuments
    /// What the documents hold, where it is compared with what they held.
    var contents: [String]
    var sources: SourceReader?
  }

  private func find() -> Found {
    let path = app.relativePath
    let scope = app.scope
    let ((documents, contents), sources) = ParallelMap.both {
      let documents = AppDocuments(at: path, in: scope)
      return (documents, keepsCache ? CheckCache.contents(of: documents) : [])
    } _: {
      AppModel.isWholeApp(at: path)
        ? SourceReader(at: path, in: scope, cachedAs: later?.relativePath, takesAll: true) : nil
    }
    return Found(
      files: sources?.files ?? AppFiles(at: path, in: scope), documents: documents, contents: contents, sources: sources
    )
  }

  /// What is said of links to folders, in which the app may have files, and of projects without a file.
  private func folderWarnings(_ found: Found) -> [String] {
    let links = found.sources?.found.linkedFolders ?? []
    return links.map { warning($0, "the folder is a link, which is not followed: what it leads to is not read") }
      + found.files.emptyProjects.map {
        warning($0, "it holds no project.pbxproj, so that it is passed over: delete it, or restore the file")
      }
  }

  private func warning(_ folder: String, _ message: String) -> String {
    "\(SourceLocation(file: folder, line: 1, column: 1)): warning: \(message)"
  }

  private func cache(of found: Found) -> CheckCache? {
    CheckCache(of: app.relativePath, found.files, found.sources, documents: found.contents, options: options)
  }

  private func read(_ found: Found) throws -> (AppModel, CodeFacts, SourceReading?) {
    let keeping: SourceReader.Cache = keepsCache ? .user : .none
    let own = try app.ownFiles(found.files)
    let (code, reading) = ParallelMap.both {
      found.sources?.reading(cache: keeping)
    } _: {
      Result {
        try app.read(
          found.documents, only: own ?? found.files.interfaceFiles.map { Set($0.keys) }, mayBeInCode: true,
          isQuiet: later != nil)
      }
    }
    var facts = code?.facts ?? CodeFacts()
    if let own { facts.files.removeAll { !own.contains($0.path) } }
    let model = try reading.get()
    // What is made in code alone is an app all the same.
    if later == nil, !facts.files.contains(where: { $0.imports.contains("UIKit") }) {
      try app.expectDocuments(in: model)
    }
    if later == nil {
      for error in facts.unreadable { Console.error("\(error)") }
      for warning in folderWarnings(found) { Console.error(warning) }
    }
    return (model, facts, code)
  }

  private func findings(
    in model: AppModel, _ facts: CodeFacts, _ trees: TreeSource, _ found: Found
  ) -> CheckOutcome {
    let checked = CheckedApp(
      model, code: facts, files: found.files, configuration: configuration, trees: trees,
      assets: found.sources?.found.assets)
    // It is there until the process ends: to take it apart would take longer than some of the rules.
    _ = Unmanaged.passRetained(Box(checked))
    let findings = check.findings(in: checked, root: app.folder) { FileBytes.text($0) }
    let own = findings.filter { !configuration.isVendored($0.location.file) }
    return CheckOutcome(
      findings: own, root: app.folder,
      unreadable: model.unreadable.map { .init(location: $0.location, message: $0.message) }
        + facts.unreadable.map { .init(location: $0.location, message: $0.message) },
      documents: model.documents.count, sources: facts.files.count, vendored: findings.count - own.count)
  }
}

/// Holds a value.
private final class Box<Value> {
  private let value: Value
  init(_ value: Value) { self.value = value }
}
