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
  ///   - documents: its documents and property lists.
  ///   - options: what else decides: the configuration's text, the rules.
  init?(of app: String, _ files: AppFiles, _ sources: SourceReader?, _ documents: AppDocuments, options: [String]) {
    guard files.errors.isEmpty else { return nil }
    file = CacheFolder.file("check", of: app)
    let members =
      files.swiftFiles.map { "\($0.path) \($0.modules)" } + files.modules.map { "\($0)" } + files.libraries
      + (files.interfaceFiles.map { $0.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" } } ?? ["no project"])
    let contents =
      (sources?.contents ?? []).map { "\($0.path) \($0.key?.text ?? "unreadable")" }
      + ParallelMap.map(documents.paths) { path in
        "\(path) \(FileManager.default.contents(atPath: path).map { ContentKey($0).text } ?? "unreadable")"
      }
    let parts = ["\(CacheFolder.build)", app] + options + members + contents
    key = ContentKey(Array(parts.joined(separator: "\n").utf8)).text
  }

  /// What the last check ended with, its warnings said again; nil when anything is different now.
  func repeatedOutcome() -> CheckOutcome? {
    guard let data = FileManager.default.contents(atPath: file),
      let entry = try? JSONDecoder().decode(Entry.self, from: data), entry.key == key
    else { return nil }
    for warning in entry.warnings { Console.error(warning) }
    return entry.outcome
  }

  /// Keeps an outcome for the next run.
  func save(_ outcome: CheckOutcome, warnings: [String]) {
    guard let data = try? JSONEncoder().encode(Entry(key: key, outcome: outcome, warnings: warnings)) else { return }
    CacheFolder.write(data, to: file)
  }
}
