import FlowInterfaceBuilder
import Foundation

/// What git knows of the folder that an app is in. It is only asked: neither the work tree nor the index changes. Only
/// ``set(_:_:)`` changes the repository's own settings.
///
/// The repository is the one whose folder has `.git`, as ``FileScope`` finds it. Git itself also takes a folder that holds
/// `HEAD`, `objects` and `refs` for a repository, and such files can be part of a pull request, with a configuration that
/// names programs.
struct GitRepository {
  /// The folder, by its real path.
  let root: String
  /// The filters of the configuration, such as `filter.lfs`. Attributes, which any commit brings, choose the files that
  /// go through them.
  private let filters: Set<String>

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

  /// - Parameters:
  ///   - folder: a folder in it; empty for the working folder.
  ///   - asker: what needs it.
  /// - Throws: when it is in none.
  init(around folder: String, for asker: String = "--changed-since") throws {
    let folder = folder.isEmpty ? "." : folder
    func refusal(_ reason: String) -> CommandFailure {
      .unusable("\(asker) needs a repository of git around \(LogText.line(folder)): \(reason)")
    }
    guard let found = FileScope.repository(around: folder) else {
      throw refusal("no folder from there upwards has .git.")
    }
    let answer = try Self.ask(["-C", found, "rev-parse", "--show-toplevel", "--absolute-git-dir"])
    let lines = answer.line.split(separator: "\n").map { FileScope.realPath(String($0)) }
    guard answer.status == 0, lines.count == 2 else { throw refusal(answer.reason) }
    guard lines[0] == found, lines[1] != found else {
      throw refusal("git takes \(LogText.line(lines[0])) for its folder, and it is \(LogText.line(found)).")
    }
    root = found
    filters = try Self.filters(in: found)
  }

  /// The names of the filters that the configuration has.
  private static func filters(in root: String) throws -> Set<String> {
    let answer = try ask(["-C", root, "config", "-z", "--name-only", "--get-regexp", #"^filter\."#])
    return Set(answer.words.compactMap { key in key.lastIndex(of: ".").map { String(key[..<$0]) } })
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
    let base = try ask(["merge-base", reference, "HEAD"])
    guard base.status == 0 else {
      throw CommandFailure.unusable(
        "git finds no commit that '\(name)' and this branch share: \(base.reason.isEmpty ? "" : base.reason + " ")"
          + "Fetch it, with the commits up to there (git fetch --unshallow; fetch-depth: 0).")
    }
    var changes = Changes(base: base.line)
    let different = try expect(
      ["diff", "--name-status", "-z", "-M", "--no-ext-diff", "--no-textconv", "--ignore-submodules"]
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
    let untracked = try expect(["ls-files", "--others", "--exclude-standard", "-z"])
    changes.new.formUnion(untracked.words)
    return changes
  }

  /// The commit that a name stands for; nil where it is none's.
  func commit(_ name: String) throws -> String? {
    guard !name.isEmpty, !name.hasPrefix("-") else { return nil }
    let answer = try ask(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"])
    return answer.status == 0 ? answer.line : nil
  }

  /// The paths of a commit's files at or below a path; links and submodules are left out, and what a tree that git would
  /// not check out names: folders above, and git's own.
  func files(of commit: String, below path: String) throws -> [String] {
    let listed = try expect(["ls-tree", "-r", "-z", "--full-tree", commit] + (path.isEmpty ? [] : ["--", path]))
    return listed.words.compactMap { entry in
      // `100644 blob 2f0…<tab>App/Main.storyboard`.
      guard entry.hasPrefix("100"), let tab = entry.firstIndex(of: "\t") else { return nil }
      let path = String(entry[entry.index(after: tab)...])
      let parts = path.split(separator: "/", omittingEmptySubsequences: false).map { $0.lowercased() }
      return parts.contains { ["", ".", "..", ".git"].contains($0) } ? nil : path
    }
  }

  /// What files held in a commit, by their paths; those that cannot be had are left out.
  func contents(of paths: [String], at commit: String) throws -> [(path: String, bytes: Data)] {
    let paths = paths.filter { !$0.contains("\n") }
    guard !paths.isEmpty else { return [] }
    let answer = try expect(
      ["cat-file", "--batch"], input: Data(paths.map { "\(commit):\($0)\n" }.joined().utf8))
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

  // MARK: Settings

  /// A setting of the repository's own; nil where it has none.
  func setting(_ key: String) throws -> String? {
    let answer = try ask(["config", "--local", "--get", key])
    return answer.status == 0 ? answer.line : nil
  }

  /// Changes a setting of the repository's own.
  func set(_ key: String, _ value: String) throws {
    let answer = try ask(["config", "--local", key, value])
    guard answer.status == 0 else {
      throw CommandFailure.unusable("git cannot set \(key): \(answer.reason)")
    }
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
    let answer = try ask(arguments, input: input)
    guard answer.status == 0 else {
      throw CommandFailure.unusable("git cannot tell what changed: \(answer.reason)")
    }
    return answer
  }

  /// Asks the repository, with its filters off.
  private func ask(_ arguments: [String], input: Data = Data()) throws -> Answer {
    let off = filters.sorted().flatMap { name in
      [("clean", ""), ("process", ""), ("required", "false")].map { (key: "\(name).\($0)", value: $1) }
    }
    return try Self.ask(["-C", root] + arguments, input: input, settings: off)
  }

  /// Runs git, which writes nothing, not even what would make it faster, and starts no other program that a
  /// configuration names.
  ///
  /// - Parameter settings: what is set besides; any text may be in a key, so they are no arguments.
  private static func ask(
    _ arguments: [String], input: Data = Data(), settings: [(key: String, value: String)] = []
  ) throws -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "--no-optional-locks", "-c", "safe.bareRepository=explicit", "-c", "core.fsmonitor=false"]
      + ["-c", "core.quotePath=false"] + arguments
    if !settings.isEmpty {
      var environment = ProcessInfo.processInfo.environment
      let first = environment["GIT_CONFIG_COUNT"].flatMap { Int($0) } ?? 0
      for (index, setting) in settings.enumerated() {
        environment["GIT_CONFIG_KEY_\(first + index)"] = setting.key
        environment["GIT_CONFIG_VALUE_\(first + index)"] = setting.value
      }
      environment["GIT_CONFIG_COUNT"] = "\(first + settings.count)"
      process.environment = environment
    }
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
