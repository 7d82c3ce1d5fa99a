import FlowModel
import FlowSources
import Foundation
import SwiftParser

/// How long an app's trees take.
enum TreeTimes {
  static func print(of folder: String) throws {
    let cache = FileManager.default.temporaryDirectory.appendingPathComponent("stopwatch-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: cache) }
    let paths = AppFolderSearch(folder).swiftFiles
    func contents() -> [SourceContent] { ParallelMap.map(paths) { SourceContent(of: $0) } }
    let files = contents()
    Swift.print("files \(paths.count), \(files.reduce(0) { $0 + $1.size }) bytes")
    Stopwatch.time("read") { _ = contents() }
    Stopwatch.time("parsed", runs: 3) {
      _ = ParallelMap.map(files, size: \.size) { file in
        file.bytes?.withUnsafeBufferPointer { _ = Parser.parse(source: $0) }
      }
    }
    Stopwatch.time("lowered", runs: 3) { _ = AppTrees.read(files, of: folder, cache: .none) }
    let read = AppTrees.read(files, of: folder, cache: .folder(cache))
    Swift.print("nodes \(read.trees.reduce(0) { $0 + $1.nodes.count })")
    Stopwatch.time("kept", runs: 1) { read.keep() }
    var warm: AppTrees?
    Stopwatch.time("cached", runs: 10) { warm = AppTrees.read(files, of: folder, cache: .folder(cache)) }
    guard warm?.trees == read.trees else { throw Failure() }
  }

  /// The cache gave other trees.
  struct Failure: Error {}
}
