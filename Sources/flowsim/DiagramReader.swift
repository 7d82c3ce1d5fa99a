import FlowGraph
import FlowInterfaceBuilder
import FlowModel
import Foundation

/// Reads what `flowsim diff` compares: an app that is here, a diagram that was written, or an app in a commit.
struct DiagramReader {
  var app: String
  var target: String?
  var isWithoutCode: Bool

  /// - Parameter place: a path, or the name of a commit; nil for the app as it is.
  func diagram(_ place: String?) throws -> Diagram {
    guard let place else { return try read(app) }
    guard FileManager.default.fileExists(atPath: place) else { return try diagram(ofCommit: place) }
    guard URL(fileURLWithPath: place).pathExtension.lowercased() == "json" else { return try read(place) }
    guard let data = FileManager.default.contents(atPath: place), let diagram = Diagram(json: data) else {
      throw CommandFailure.unusable(
        "\(LogText.line(place)) holds no diagram as `flowsim graph --format json` writes it. Write it anew.")
    }
    return diagram
  }

  private func read(_ path: String, isQuiet: Bool = false) throws -> Diagram {
    var arguments = [path]
    if let target { arguments += ["--target", target] }
    let argument = try AppArgument.parse(arguments)
    let code = try CodeOption.parse(isWithoutCode ? ["--no-code"] : [])
    let model = try code.read(argument, try LanguageOption.parse([]), onlyOfApps: true, isQuiet: isQuiet)
    return Diagram(model, start: try argument.start(in: model))
  }

  // MARK: Commits

  /// The kinds of files that say something of an app's navigation.
  private static let kinds: Set<String> = [
    "storyboard", "xib", "swift", "m", "mm", "h", "plist", "pbxproj", "xcconfig", "strings", "stringsdict", "xcstrings",
    "podspec", "resolved", "lock", "yml", "yaml",
  ]
  private static let names: Set<String> = ["Podfile", "Cartfile", "Gemfile"]

  private func diagram(ofCommit name: String) throws -> Diagram {
    let repository = try GitRepository(
      around: AppFolder(app).directory, for: "'\(LogText.line(name))', which is no path,")
    guard let commit = try repository.commit(name) else {
      throw CommandFailure.unusable(
        "'\(LogText.line(name))' is neither a path nor a commit, branch or tag of the repository around "
          + "\(LogText.line(app)). Check the name; fetch the commit where it is not here.")
    }
    let path = repository.path(of: app)
    let copy =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("flowsim-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: copy) }
    try write(repository, commit, path, to: copy)
    let place = path.isEmpty ? copy : "\(copy)/\(path)"
    guard FileManager.default.fileExists(atPath: place) else {
      // The app is not there yet, or any more.
      guard FileManager.default.fileExists(atPath: app) else {
        throw CommandFailure.unusable(
          "'\(LogText.line(app))' is neither here nor in the commit '\(LogText.line(name))'. Check the path.")
      }
      return Diagram(app: URL(fileURLWithPath: app).lastPathComponent)
    }
    return try read(place, isQuiet: true)
  }

  private func write(_ repository: GitRepository, _ commit: String, _ path: String, to copy: String) throws {
    let files = try repository.files(of: commit, below: Self.folder(of: path)).filter { file in
      let name = file.split(separator: "/").last.map(String.init) ?? file
      return Self.names.contains(name) || Self.kinds.contains(URL(fileURLWithPath: name).pathExtension.lowercased())
    }
    do {
      // A repository begins here, so that nothing beside it is read.
      try FileManager.default.createDirectory(atPath: "\(copy)/.git", withIntermediateDirectories: true)
      for (file, bytes) in try repository.contents(of: files, at: commit) {
        let target = URL(fileURLWithPath: "\(copy)/\(file)")
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: target)
      }
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure.unusable("the app of '\(commit)' cannot be copied to \(LogText.line(copy)): \(error)")
    }
  }

  /// The folder that is read with an app: that around a project.
  private static func folder(of path: String) -> String {
    ["xcodeproj", "xcworkspace"].contains(URL(fileURLWithPath: path).pathExtension)
      ? path.split(separator: "/").dropLast().joined(separator: "/") : path
  }
}
