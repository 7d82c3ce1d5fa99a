import FlowInterfaceBuilder
import FlowModel
import FlowReport
import FlowSources
import Foundation

/// The outcome of an app's last check, which holds until something changes that it depends on: what is read is the same,
/// byte for byte, and belongs to the same targets, and the same build of flowsim checks it in the same way.
struct CheckCache {
  private struct Entry: Codable {
    var key: String
    var outcome: CheckOutcome
    /// The property lists that could not be read, as the check said it.
    var warnings: [String]
  }

  private let file: String
  private let key: String

  /// Takes what a check reads; nil when a project cannot be read, which every run must say.
  ///
  /// - Parameters:
  ///   - app: the path of the app.
  ///   - files: its files.
  ///   - sources: their content.
  ///   - documents: what its documents and property lists hold (``contents(of:)``).
  ///   - options: what else decides: the configuration's text, the rules.
  init?(of app: String, _ files: AppFiles, _ sources: SourceReader?, documents: [String], options: [String]) {
    guard files.errors.isEmpty else { return nil }
    file = CacheFolder.file("check", of: app)
    let copied = files.interfaceFiles.map { $0.sorted { $0.key < $1.key }.map { Self.line([$0.key] + $0.value) } }
    let members =
      files.swiftFiles.map { Self.line([$0.path] + $0.modules) } + files.modules.map(Self.line) + files.libraries
      + files.absentFiles + files.frameworkHeaders.sorted() + files.settingsTexts.sorted() + files.guessedFiles.sorted()
      + files.emptyProjects + files.unlistedSources
      + (copied ?? ["no project"]) + (sources?.found.assets.all ?? [])
    let contents = (sources?.allContents ?? []).map { Self.line($0.path, $0.key) } + documents
    let parts = ["\(CacheFolder.build)", app] + options + members + contents
    key = ContentKey(parts.reduce(into: "") { $0 += $1 + "\n" }.utf8).text
  }

  /// What documents and property lists hold, a line each.
  static func contents(of documents: AppDocuments) -> [String] {
    ParallelMap.map(documents.paths) { path in
      line(path, SourceContent(of: path).key)
    }
  }

  private static func line(_ path: String, _ key: ContentKey?) -> String { "\(path)\t\(key?.text ?? "unreadable")" }

  private static func line(_ module: CodeModule) -> String {
    line(
      [module.id, module.name, module.target]
        + [module.swiftVersion, module.deploymentTarget, module.product, module.project].map { $0 ?? "unknown" }
        + module.otherNames)
  }

  private static func line(_ words: [String]) -> String { words.joined(separator: "\t") }

  /// What the last check ended with, its warnings said again; nil when anything is different now.
  func repeatedOutcome() -> CheckOutcome? {
    guard let bytes = try? FileBytes.read(file), let line = bytes.firstIndex(of: UInt8(ascii: "\n")),
      String(decoding: bytes[..<line], as: UTF8.self) == ContentKey(bytes[(line + 1)...]).text,
      let entry = try? JSONDecoder().decode(Entry.self, from: Data(bytes[(line + 1)...])), entry.key == key
    else { return nil }
    for warning in entry.warnings { Console.error(warning) }
    return entry.outcome
  }

  /// Keeps an outcome for the next run.
  func save(_ outcome: CheckOutcome, warnings: [String]) {
    guard let data = try? JSONEncoder().encode(Entry(key: key, outcome: outcome, warnings: warnings)) else { return }
    // Its digest stands before it: what is not as it was written is checked anew.
    CacheFolder.write(Data("\(ContentKey(data).text)\n".utf8) + data, to: file)
  }
}
