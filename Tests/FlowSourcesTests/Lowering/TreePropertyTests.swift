import FlowModel
import FlowSources
import Foundation
import TestSupport
import Testing

/// What holds for the tree of whatever file.
@Suite struct TreePropertyTests {
  /// Every Swift file of this repository.
  static let files: [(path: String, bytes: [UInt8])] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return ["Sources", "Tests", "Examples"].flatMap { folder -> [(path: String, bytes: [UInt8])] in
      let base = root.appendingPathComponent(folder)
      let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
        let url = base.appendingPathComponent(name)
        return (try? Data(contentsOf: url)).map { ("\(folder)/\(name)", Array($0)) }
      }
    }
  }()

  /// What is not read of ordinary Swift.
  @Test func nearlyEverythingIsRead() {
    #expect(Self.files.count > 500)
    var unread: [String: Int] = [:]
    for file in Self.files {
      let tree = TreeReading.tree(of: file.bytes, path: file.path)
      #expect(tree.isWhole, "\(file.path)")
      #expect(tree.offsets.allSatisfy { $0 < file.bytes.count }, "\(file.path)")
      for node in tree.nodes {
        switch node.kind {
        case .unread, .unreadStatement, .unreadType: unread[tree.texts[Int(node.a)], default: 0] += 1
        default: break
        }
      }
    }
    print(unread.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }.joined(separator: "\n"))
  }
}
