import ArgumentParser
import FlowInterfaceBuilder
import FlowModel
import Foundation

/// The app that a command reads.
struct AppArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The app: a folder, an .xcodeproj (the folder around it), a .storyboard or a .xib.", valueName: "path"))
  var path: String

  @Option(
    help: ArgumentHelp("The app's target, where the projects in the folder build several apps.", valueName: "name"))
  var target: String?

  @OptionGroup var files: ScopeOption

  /// What may be read of the app.
  var scope: FileScope { files.scope(relativePath) }

  /// Throws when there is nothing at the path.
  func expectSomething() throws {
    guard FileManager.default.fileExists(atPath: path) else { throw CommandFailure.missing(path) }
  }

  /// The targets that are the app; all apps without `--target`, none where no project builds one.
  func applications(_ files: AppFiles? = nil) throws -> [AppTarget] {
    guard target != nil || AppModel.isWholeApp(at: path) else { return [] }
    do throws(AppTargetError) {
      return try (files ?? AppFiles(at: relativePath, in: scope)).applications(named: target)
    } catch {
      throw CommandFailure.unusable(error.description)
    }
  }

  /// The files of the target that is named; nil where none is, so that all files count.
  func ownFiles(_ files: AppFiles? = nil) throws -> Set<String>? {
    try target.map { _ in try applications(files).reduce(into: Set()) { $0.formUnion($1.files) } }
  }

  /// The files of the target that is named, or else of all apps that projects build; nil where none does.
  func filesOfApps() throws -> Set<String>? {
    let files = try applications().reduce(into: Set<String>()) { $0.formUnion($1.files) }
    return files.isEmpty ? nil : files
  }

  /// The screen that the app starts on, as far as projects, property lists and storyboards tell.
  func start(in model: AppModel) throws -> Screen.ID? {
    if model.isStartReplaced { return nil }
    let apps = try applications()
    guard !apps.isEmpty else { return try? model.startScreen().id }
    let starts = Set(apps.map { try? model.startScreen(of: $0).id })
    return starts.count == 1 ? starts.first ?? nil : nil
  }

  /// Reads the app, and says on standard error what of it cannot be read.
  ///
  /// - Parameters:
  ///   - documents: its documents, where they were found before.
  ///   - belonging: the documents to read; nil for all.
  ///   - wish: the language to show them in; nil for all localizations as they are.
  ///   - mayBeInCode: whether an app without documents is one, whose screens are made in code.
  ///   - isQuiet: whether nothing is said of what cannot be read.
  /// - Throws: when there is nothing to read.
  func read(
    _ documents: AppDocuments? = nil, only belonging: Set<String>? = nil, shown wish: LanguageWish? = nil,
    mayBeInCode: Bool = false, isQuiet: Bool = false
  ) throws -> AppModel {
    try expectSomething()
    let model = AppModel(
      documents ?? AppDocuments(at: relativePath, in: scope), at: relativePath, only: belonging, shown: wish)
    if !isQuiet {
      for error in model.unreadable { Console.error("\(error)") }
      for warning in Self.warnings(of: model) { Console.error(warning) }
    }
    if !mayBeInCode { try expectDocuments(in: model) }
    return model
  }

  /// - Throws: when an app has no documents, nor any that cannot be read.
  func expectDocuments(in model: AppModel) throws {
    guard model.documents.isEmpty, model.unreadable.isEmpty else { return }
    throw CommandFailure.unusable(
      "there is no .storyboard and no .xib in \(path). Name the folder that holds the app's sources.")
  }

  /// The property lists of an app that could not be read, a line each.
  static func warnings(of model: AppModel) -> [String] {
    model.unreadablePlists.map { "\($0.location): warning: \($0.message)" }
  }

  /// The path as paths in messages begin.
  var relativePath: String { Self.relativeToWorkingFolder(path) }

  /// The folder that the app is read from, as paths in the model begin: empty for the working folder.
  var folder: String {
    let folder = AppFolder(Self.relativeToWorkingFolder(path)).directory
    return folder == "." ? "" : folder
  }

  /// Ends the command with the status for unreadable input when a document could not be read. Called last: the rest
  /// is done all the same.
  func finish(_ model: AppModel) throws {
    guard model.unreadable.isEmpty else { throw ExitCode(ExitStatus.unusable) }
  }

  /// Paths in messages are relative to the working folder, and without `.`, as projects give those of their files.
  static func relativeToWorkingFolder(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    let path =
      path.hasPrefix("/") ? "/" + parts.joined(separator: "/") : parts.isEmpty ? "." : parts.joined(separator: "/")
    let folder = FileManager.default.currentDirectoryPath
    if path == folder { return "." }
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }
}
