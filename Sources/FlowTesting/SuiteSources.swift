import FlowChecks
import FlowInterfaceBuilder
import FlowModel
import FlowScript
import FlowSources
import Foundation

/// What suites read of apps: as the command line does, once in a process.
@MainActor
enum SuiteSources {
  private struct Key: Hashable {
    let path: String
    let own: Set<String>?
    let stubs: [String]
  }

  private static var programs: [Key: AppProgram] = [:]

  /// The app's Swift, lowered; the trees of unchanged files are taken from the cache that the command line fills too.
  nonisolated static let code: @Sendable (AppCodeRequest) -> AppProgram = { request in
    MainActor.assumeIsolated {
      let key = Key(path: request.path, own: request.own, stubs: request.stubs)
      if let known = programs[key] { return known }
      let program = AppTrees.program(
        at: request.path, own: request.own, name: request.target, stubs: request.stubs, survey: request.survey)
      programs[key] = program
      return program
    }
  }

  /// What `.flowsim.yml` in an app's folder says for flows; nothing where there is none, or where it cannot be read.
  nonisolated static let project: @Sendable (String) -> ProjectSettings = { folder in
    let path = folder.isEmpty ? CheckConfiguration.fileName : "\(folder)/\(CheckConfiguration.fileName)"
    guard let text = FileBytes.text(path),
      let configuration = try? ConfigurationReader.read(text, file: path)
    else { return ProjectSettings() }
    return ProjectSettings(stubs: configuration.stubs)
  }
}
