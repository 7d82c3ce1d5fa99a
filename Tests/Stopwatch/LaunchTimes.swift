import FlowInterpreter
import FlowModel
import FlowSources
import Foundation

/// How long an app's trees take to become a program that runs.
enum LaunchTimes {
  static func print(of folder: String) throws {
    let files = ParallelMap.map(AppFolderSearch(folder).swiftFiles) { SourceContent(of: $0) }
    let trees = AppTrees.read(files, of: folder, cache: .none).trees
    var program: Program?
    Stopwatch.time("library", runs: 1) { _ = Interpreter(Program([], module: "App"), world: NoWorld()) }
    Stopwatch.time("program") { program = Program(trees, module: "App") }
    Stopwatch.time("interpreter") { _ = Interpreter(program!, world: NoWorld()) }
  }
}

/// A world that is asked nothing.
private final class NoWorld: World {
  func answer(_ question: Unknown, at location: TreeLocation) throws -> Bool { false }
  func unread(_ what: String, at location: TreeLocation, handed: [Value]) throws -> Value { .void }
  func isAvailable(_ versions: [PlatformVersion], at location: TreeLocation) -> Bool { true }
  func write(_ text: String) {}
}
