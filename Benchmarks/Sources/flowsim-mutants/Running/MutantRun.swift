import Foundation

/// Tries the mutants of one app, in a copy of it.
struct MutantRun {
  private let folder: URL
  private let settings: MutantSettings

  init(_ folder: URL, _ settings: MutantSettings) {
    self.folder = folder
    self.settings = settings
  }

  /// What became of every mutant, in the order of kinds and places.
  func results() throws -> [MutantResult] {
    let app = MutantApp(at: folder)
    let mutants = MutantMakers.mutants(of: app, settings)
    FlowsimMutants.note("\(app.name): \(mutants.count) mutants")
    guard !mutants.isEmpty else { return [] }
    let work = FileManager.default.temporaryDirectory.appendingPathComponent("flowsim-mutants-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: work) }
    let copy = work.appendingPathComponent(app.name)
    let cache = work.appendingPathComponent("cache")
    try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    try FolderFiles(folder).copy(to: copy)
    let check = CheckRun(flowsim: URL(fileURLWithPath: settings.flowsim).path, folder: copy, cache: cache)
    let before = try check.findings()
    return try mutants.map { mutant in
      guard mutant.equivalence == nil else { return MutantResult(equivalent: mutant, app: app.name) }
      let after = try with(mutant, in: copy) { try check.findings() }
      return MutantResult(app: app.name, mutant: mutant, before: before, after: after)
    }
  }

  /// Does something while a mutant's changes are in the files.
  private func with<Result>(_ mutant: Mutant, in copy: URL, _ body: () throws -> Result) throws -> Result {
    var originals: [URL: Data] = [:]
    defer { for (file, data) in originals { try? data.write(to: file) } }
    for (path, edits) in Dictionary(grouping: mutant.edits, by: \.file) {
      let file = copy.appendingPathComponent(path)
      let data = try Data(contentsOf: file)
      originals[file] = data
      var bytes = [UInt8](data)
      for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
      }
      try Data(bytes).write(to: file)
    }
    return try body()
  }
}
