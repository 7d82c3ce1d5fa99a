import FlowInterfaceBuilder
import Foundation

/// What git knows of the folder that an app is in. It is only asked: neither the work tree nor the index changes.
struct GitRepository {
  /// The folder, by its real path.
  let root: String

  /// What is different from a commit.
  struct Changes {
    /// The commit.
    var base: String
    /// The files that were otherwise or elsewhere, by their paths then.
    var old: [String] = []
    /// The files that are otherwise now, or were not there.
    var new: Set<String> = []
    /// What files are called now that were called otherwise.
    var renamed: [String: String] = [:]
  }

  /// - Parameter folder: a folder in it; empty for the working folder.
  /// - Throws: when it is in none.
  init(around folder: String) throws {
    let folder = folder.isEmpty ? "." : folder
    let answer = try Self.ask(["-C", folder, "rev-parse", "--show-toplevel"])
    guard answer.status == 0, case let found = answer.line, !found.isEmpty else {
      throw CommandFailure.unusable(
        "--changed-since needs a repository of git around \(LogText.line(folder)): \(answer.reason)")
    }
    root = FileScope.realPath(found)
  }

  /// The path of a file or folder below the repository's; empty for that itself.
  func path(of file: String) -> String {
    let real = FileScope.realPath(file.isEmpty ? "." : file)
    return real == root ? "" : real.hasPrefix(root + "/") ? String(real.dropFirst(root.count + 1)) : real
  }

  /// What changed, committed or not, since a branch left another.
  func changes(since reference: String) throws -> Changes {
    let name = LogText.line(reference)
    guard !reference.hasPrefix("-"), !reference.isEmpty else {
      throw CommandFailure.unusable("'\(name)' names no commit. Name a branch, a tag or a commit.")
    }
    let base = try Self.ask(["-C", root, "merge-base", reference, "HEAD"])
    guard base.status == 0 else {
      throw CommandFailure.unusable(
        "git finds no commit that '\(name)' and this branch share: \(base.reason.isEmpty ? "" : base.reason + " ")"
          + "Fetch it, with the commits up to there (git fetch --unshallow; fetch-depth: 0).")
    }
    var changes = Changes(base: base.line)
    let different = try expect(
      ["-C", root, "diff", "--name-status", "-z", "-M", "--no-ext-diff", "--no-textconv", "--ignore-submodules"]
        + [changes.base])
    var words = different.words[...]
    while let kind = words.popFirst(), let path = words.popFirst() {
      if kind != "A" { changes.old.append(path) }
      if kind.hasPrefix("R"), let now = words.popFirst() {
        changes.renamed[path] = now
        changes.new.insert(now)
      } else if kind != "D" {
        changes.new.insert(path)
      }
    }
    let untracked = try expect(["-C", root, "ls-files", "--others", "--exclude-standard", "-z"])
    changes.new.formUnion(untracked.words)
    return changes
  }

  /// What files held in a commit, by their paths; those that cannot be had are left out.
  func contents(of paths: [String], at commit: String) throws -> [(path: String, bytes: Data)] {
    let paths = paths.filter { !$0.contains("\n") }
    guard !paths.isEmpty else { return [] }
    let answer = try expect(
      ["-C", root, "cat-file", "--batch"], input: Data(paths.map { "\(commit):\($0)\n" }.joined().utf8))
    var rest = answer.output[...]
    var found: [(path: String, bytes: Data)] = []
    for path in paths {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { break }
      // `2f0… blob 120`, or `… missing`.
      let head = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      guard let size = head.last.flatMap({ Int($0) }), head.count >= 3, rest.count > size else { continue }
      if head[head.count - 2] == "blob" { found.append((path, Data(rest.prefix(size)))) }
      rest = rest.dropFirst(size + 1)
    }
    return found
  }

  // MARK: Asking

  private struct Answer {
    var status: Int32
    var output: Data
    var errors: Data

    var line: String { String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines) }
    /// The texts between zeros.
    var words: [String] { output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) } }
    /// What git says, in one line.
    var reason: String {
      let text = String(decoding: errors, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      return LogText.line(text.split(separator: "\n").first.map(String.init) ?? "")
    }
  }

  private func expect(_ arguments: [String], input: Data = Data()) throws -> Answer {
    let answer = try Self.ask(arguments, input: input)
    guard answer.status == 0 else {
      throw CommandFailure.unusable("git cannot tell what changed: \(answer.reason)")
    }
    return answer
  }

  /// Runs git, which writes nothing, not even what would make it faster, and starts no other program that a
  /// configuration names.
  private static func ask(_ arguments: [String], input: Data = Data()) throws -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "--no-optional-locks", "-c", "core.fsmonitor=false", "-c", "core.quotePath=false"] + arguments
    let (given, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = given
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch {
      throw CommandFailure.unusable("git cannot be started: \(error.localizedDescription)")
    }
    // None may wait for another.
    let (written, read) = (DispatchQueue(label: "git.input"), DispatchQueue(label: "git.errors"))
    written.async {
      try? given.fileHandleForWriting.write(contentsOf: input)
      try? given.fileHandleForWriting.close()
    }
    nonisolated(unsafe) var said = Data()
    read.async { said = errors.fileHandleForReading.readDataToEndOfFile() }
    let answered = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return read.sync { Answer(status: process.terminationStatus, output: answered, errors: said) }
  }
}
