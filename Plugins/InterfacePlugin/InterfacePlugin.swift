import Foundation
import PackagePlugin

/// Compiles an app's Swift files where there is no Objective-C runtime: a target that has this plugin holds a file
/// `interface-sources`, whose lines are folders of the app's sources, as seen from it. They compile as they are, with
/// `@IBOutlet`, `@IBAction`, `@objc` and `#selector`, and storyboards reach what those name.
@main
struct InterfacePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    let list = target.directoryURL.appending(path: "interface-sources")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else {
      Diagnostics.error("\(target.name) has no file interface-sources, which names the folders of the app's sources")
      return []
    }
    let folders = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    let files = folders.flatMap { Self.sources(in: target.directoryURL.appending(path: $0).standardizedFileURL) }
    let output = context.pluginWorkDirectoryURL.appending(path: "Sources")
    return [
      .buildCommand(
        displayName: "Binding the interface of \(target.name)",
        executable: try context.tool(named: "interface-generator").url,
        arguments: [output.path] + files.map(\.path), inputFiles: files + [list],
        outputFiles: files.map { output.appending(path: $0.lastPathComponent) })
    ]
  }

  private static func sources(in folder: URL) -> [URL] {
    let found =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return found.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }
}
