import ArgumentParser
import FlowModel
import Foundation

/// The app that a command reads.
struct AppArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The app: a folder, an .xcodeproj (the folder around it), a .storyboard or a .xib.", valueName: "path"))
  var path: String

  /// Reads the app, and says on standard error what of it cannot be read.
  ///
  /// - Parameters:
  ///   - documents: its documents, where they were found before.
  ///   - belonging: the documents to read; nil for all.
  /// - Throws: when there is nothing to read.
  func read(_ documents: AppDocuments? = nil, only belonging: Set<String>? = nil) throws -> AppModel {
    let model = AppModel(documents ?? AppDocuments(at: relativePath), at: relativePath, only: belonging)
    for error in model.unreadable { Console.error("\(error)") }
    for warning in Self.warnings(of: model) { Console.error(warning) }
    if model.documents.isEmpty {
      guard model.unreadable.isEmpty else { throw ExitCode(ExitStatus.unusable) }
      throw CommandFailure.unusable(
        "there is no .storyboard and no .xib in \(path). Name the folder that holds the app's sources.")
    }
    return model
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

  /// Paths in messages are relative to the working folder.
  static func relativeToWorkingFolder(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath
    if path == folder { return "." }
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }
}
