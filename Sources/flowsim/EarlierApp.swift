import FlowChecks
import FlowInterfaceBuilder
import FlowModel
import Foundation

/// An app as it was where its branch left another one: a copy of the repository's folder, in which what changed since is
/// as it was.
///
/// Files that did not change are links to those of the work tree, ignored ones among them: what package managers put
/// there is the same in both.
final class EarlierApp {
  private let repository: GitRepository
  private let app: AppArgument
  private let changes: GitRepository.Changes
  private let copy: String

  /// - Parameters:
  ///   - app: the app as it is.
  ///   - reference: the other branch, or a commit.
  /// - Throws: when git cannot tell.
  init(of app: AppArgument, since reference: String) throws {
    self.app = app
    repository = try GitRepository(around: AppFolder(app.path).directory)
    changes = try repository.changes(since: reference)
    copy =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("flowsim-\(UUID().uuidString)").path
  }

  deinit { try? FileManager.default.removeItem(atPath: copy) }

  /// The findings that are not as they were.
  func new(among findings: [Finding], _ run: CheckRun) throws -> [Finding] {
    guard !findings.isEmpty else { return [] }
    run.progress.say("checking what was before")
    try makeCopy()
    var earlier = run
    earlier.app.path = "\(copy)/\(repository.path(of: app.path))"
    earlier.later = app
    guard FileManager.default.fileExists(atPath: earlier.app.path) else { return findings }
    let known = try earlier.outcome().findings.map { finding in
      var finding = finding
      finding.location.file = renamed(finding.location.file)
      return finding
    }
    return Baseline(known).new(among: findings)
  }

  /// A file's path below the app's folder, as it is now.
  private func renamed(_ file: String) -> String {
    let folder = repository.path(of: AppFolder(app.path).directory)
    guard let now = changes.renamed[folder.isEmpty ? file : "\(folder)/\(file)"] else { return file }
    return AppFolder.relative(now, to: folder.isEmpty ? "." : folder)
  }

  // MARK: The copy

  /// Folders that hold what was built: no check reads them.
  private static let skipped: Set<String> = ["DerivedData", "node_modules"]

  private func makeCopy() throws {
    let files = FileManager.default
    do {
      // A repository begins here, so that nothing beside it is read.
      try files.createDirectory(atPath: "\(copy)/.git", withIntermediateDirectories: true)
      try link("", leavingOut: changes.new)
      for (path, bytes) in try repository.contents(of: changes.old, at: changes.base) {
        let target = URL(fileURLWithPath: "\(copy)/\(path)")
        try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        // Another file's link must not be written through.
        try? files.removeItem(at: target)
        try bytes.write(to: target)
      }
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure.unusable("the app as it was cannot be copied to \(LogText.line(copy)): \(error)")
    }
  }

  private func link(_ folder: String, leavingOut new: Set<String>) throws {
    let files = FileManager.default
    let source = folder.isEmpty ? repository.root : "\(repository.root)/\(folder)"
    for name in try files.contentsOfDirectory(atPath: source) {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      guard !new.contains(path) else { continue }
      let from = "\(repository.root)/\(path)"
      var status = stat()
      guard lstat(from, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        guard !name.hasPrefix("."), !Self.skipped.contains(name) else { continue }
        try files.createDirectory(atPath: "\(copy)/\(path)", withIntermediateDirectories: true)
        try link(path, leavingOut: new)
      case S_IFREG:
        // On another disk there is no link to a file.
        if Foundation.link(from, "\(copy)/\(path)") != 0 { try files.copyItem(atPath: from, toPath: "\(copy)/\(path)") }
      case S_IFLNK:
        let target = try files.destinationOfSymbolicLink(atPath: from)
        try files.createSymbolicLink(atPath: "\(copy)/\(path)", withDestinationPath: target)
      default: break
      }
    }
  }
}
