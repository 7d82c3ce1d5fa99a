import FlowInterfaceBuilder
import Foundation

/// An app that mutants are made of: its documents and sources, as they are before anything is broken.
struct MutantApp {
  /// The app's name: that of its folder.
  let name: String
  /// The documents for iOS that a target copies, sorted by path.
  let documents: [InterfaceDocument]
  /// The Swift files that a target compiles, sorted by path; those of tests left out.
  let sources: [SwiftSource]
  /// The texts of the Objective-C files by path.
  let objectiveC: [String: String]
  /// Which project each file belongs to.
  let projects: ProjectFolders

  /// Reads an app in a folder, with paths relative to it.
  init(at folder: URL) {
    name = folder.lastPathComponent
    let files = FolderFiles(folder)
    projects = ProjectFolders(files)
    documents = files.paths.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      .filter(projects.isInTarget)
      .compactMap { path in
        files.bytes(path).flatMap { try? InterfaceReader.read(bytes: $0, file: path) }
      }
      .filter { $0.platform == .iOS && $0.encoding == .utf8 }
    sources = files.paths.filter { $0.hasSuffix(".swift") && !$0.isOfTests }.filter(projects.isInTarget)
      .compactMap { path in files.bytes(path).map { SwiftSource(path: path, bytes: $0) } }
    objectiveC = Dictionary(
      uniqueKeysWithValues: files.paths.filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }.compactMap { path in
        files.bytes(path).map { (path, String(decoding: $0, as: UTF8.self)) }
      })
  }

  /// The part of the app that a file is built with.
  func scope(of file: String) -> MutantScope {
    MutantScope(
      documents: documents.filter { projects.areTogether($0.file, file) },
      sources: sources.filter { projects.areTogether($0.path, file) },
      objectiveC: objectiveC.filter { projects.areTogether($0.key, file) }.map(\.value))
  }

  /// The parts of the app, one for each project.
  var scopes: [MutantScope] {
    let files = documents.map(\.file) + sources.map(\.path)
    let folders = Set(files.compactMap(projects.folder)).sorted()
    guard !folders.isEmpty else { return files.first.map { [scope(of: $0)] } ?? [] }
    return folders.compactMap { folder in files.first { projects.folder(of: $0) == folder }.map(scope) }
  }
}

extension String {
  /// Whether a path leads through a folder of tests.
  fileprivate var isOfTests: Bool {
    split(separator: "/").contains { $0.hasSuffix("Tests") || $0.hasSuffix("Tests.swift") || $0 == "Test" }
  }
}
