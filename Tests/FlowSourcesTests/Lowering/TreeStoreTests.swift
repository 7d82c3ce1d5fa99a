import FlowModel
import FlowSources
import Testing

/// A tree that was written is read back as it was, or not at all.
@Suite struct TreeStoreTests {
  private static let source = """
    import UIKit
    infix operator +++: AdditionPrecedence
    @objc(Named) final class A<T: P>: B where T.X == Int {
      @Wrap(1) private(set) var a: [String: Int]? = ["é": 1] { didSet { print(oldValue, 1.5, "\\(a)") } }
      subscript(i: Int) -> T { get { x[i] } set { x[i] = newValue } }
      enum E: String { case a = "b", c(d: Int) ; typealias F = Int }
      func f(_ x: inout Int, y: Int... , z: @autoclosure () -> Int = 2) throws(E) -> some P {
        let g = { [weak self] in self?.f<Int>(\\.a?[0], $0) }
        outer: for case let (i, j)? in g where i > 1 { continue outer }
      }
    }
    protocol P<X> { associatedtype X: Q & R = Int }
    """

  private var tree: CodeTree { TreeReading.tree(of: Array(Self.source.utf8), path: "A.swift") }

  @Test func isReadAsItWasWritten() throws {
    let tree = tree
    let bytes = try #require(TreeStore.bytes(of: tree))
    #expect(TreeStore.tree(from: bytes, path: "A.swift") == tree)
    let moved = TreeStore.tree(from: bytes, path: "B.swift")
    #expect(moved?.location(of: Int32(tree.nodes.count - 1)).file == "B.swift")
  }

  @Test func aChangedByteIsRefused() throws {
    let bytes = try #require(TreeStore.bytes(of: tree))
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= UInt8(truncatingIfNeeded: 1 << (index % 8))
      #expect(TreeStore.tree(from: changed, path: "A.swift") == nil, "byte \(index)")
    }
  }

  @Test func aCutOrLongerFileIsRefused() throws {
    let bytes = try #require(TreeStore.bytes(of: tree))
    for count in 0..<bytes.count { #expect(TreeStore.tree(from: Array(bytes[..<count]), path: "A.swift") == nil) }
    #expect(TreeStore.tree(from: bytes + [0], path: "A.swift") == nil)
  }

  /// What is read is believed, so that what is written has to be right.
  @Test func indicesOutOfRangeAreNotWritten() {
    let whole = tree
    #expect(whole.isWhole)
    for index in whole.nodes.indices {
      let kind = whole.nodes[index].kind
      guard kind == .member || kind == .call || kind == .binding || kind == .closure else { continue }
      var broken = whole
      broken.nodes[index].a = Int32(whole.nodes.count)
      #expect(!broken.isWhole, "\(kind)")
      #expect(TreeStore.bytes(of: broken) == nil, "\(kind)")
    }
  }

  /// Nodes are copied as they lie in memory.
  @Test func aNodeIsSixteenBytesThatStartWithItsKind() {
    #expect(MemoryLayout<TreeNode>.size == 16 && MemoryLayout<TreeNode>.stride == 16)
    var raw: UInt8 = 0
    while let kind = TreeNode.Kind(rawValue: raw) {
      let node = TreeNode(kind, flag: 1, extra: 2, a: 3, b: 4, c: 5)
      #expect(withUnsafeBytes(of: node) { $0[0] } == raw)
      raw += 1
    }
    #expect(TreeNode.Kind(rawValue: raw - 1) == .unreadType)
  }
}
