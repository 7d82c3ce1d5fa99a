import FlowModel
import FlowSources
import Foundation
import TestSupport
import Testing

/// What holds for the tree of whatever file.
@Suite struct TreePropertyTests {
  /// The Swift files of this repository; each twelfth, which is enough to meet what is usual.
  static let files: [(path: String, bytes: [UInt8])] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return ["Sources", "Tests", "Examples"].flatMap { folder -> [(path: String, bytes: [UInt8])] in
      let base = root.appendingPathComponent(folder)
      let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
      let sources = names.filter { $0.hasSuffix(".swift") }.sorted().enumerated().filter {
        $0.offset.isMultiple(of: 12)
      }
      return sources.compactMap { _, name in
        let url = base.appendingPathComponent(name)
        return (try? Data(contentsOf: url)).map { ("\(folder)/\(name)", Array($0)) }
      }
    }
  }()

  /// Of ordinary Swift nothing is left unread but regular expressions, macros, parameter packs and accessors that yield.
  @Test func ordinaryFilesAreRead() {
    #expect(Self.files.count > 80)
    let found = ParallelMap.map(Self.files, size: \.bytes.count) { file -> (isWhole: Bool, unread: [String]) in
      let tree = TreeReading.tree(of: file.bytes, path: file.path)
      let unread = tree.nodes.filter { [.unread, .unreadStatement, .unreadType].contains($0.kind) }
      let isWhole = tree.isWhole && tree.offsets.allSatisfy { $0 < file.bytes.count }
      return (
        isWhole && TreeStore.bytes(of: tree).flatMap { TreeStore.tree(from: $0, path: file.path) } == tree,
        unread.map { tree.texts[Int($0.a)] }
      )
    }
    let broken = zip(Self.files, found).filter { !$0.1.isWhole }.map { $0.0.path }
    #expect(broken == [])
    let unread = Set(found.flatMap { $0.unread }.filter { !$0.hasPrefix("each ") && !$0.hasPrefix("repeat ") })
    let known: Set = [
      "the accessor _modify", "the accessor _read", "the macro #_sourceLocation", "the macro #expect",
      "the macro #require",
    ]
    #expect(unread.subtracting(known) == [])
  }
}
