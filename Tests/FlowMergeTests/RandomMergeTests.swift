import FlowInterfaceBuilder
import FlowMerge
import Foundation
import Testing

/// What holds of every merge, over edits by chance.
@Suite struct RandomMergeTests {
  private func edits(_ seed: UInt64) throws -> (ours: String, theirs: String) {
    var (first, second) = (RandomEdits(seed: seed, prefix: "OOO"), RandomEdits(seed: seed &+ 7919, prefix: "TTT"))
    let times = Int(seed % 5) + 1
    return (try first.edited(MergeFixture.base, times: times), try second.edited(MergeFixture.base, times: times))
  }

  @Test("Where one side changed nothing, the other's bytes stand")
  func identity() throws {
    for seed in UInt64(0)..<60 {
      let (ours, _) = try edits(seed)
      for (first, second) in [(ours, MergeFixture.base), (MergeFixture.base, ours), (ours, ours)] {
        let merged = try MergeFixture.merge(first, second)
        #expect(merged.bytes == Array(ours.utf8) && merged.conflicts.isEmpty, "seed \(seed)")
      }
    }
  }

  @Test("Who merges whom makes no difference, but for what a person has to decide")
  func commutative() throws {
    var clean = 0
    for seed in UInt64(0)..<400 {
      let (ours, theirs) = try edits(seed)
      let (one, two) = (try MergeFixture.merge(ours, theirs), try MergeFixture.merge(theirs, ours))
      #expect(one.conflicts.count == two.conflicts.count, "seed \(seed)")
      guard one.conflicts.isEmpty else { continue }
      clean += 1
      #expect(try DocumentSketch(one.bytes) == DocumentSketch(two.bytes), "seed \(seed)")
    }
    #expect(clean > 150)
  }

  @Test("A merge is a document in which nothing is lost, doubled or dangling")
  func valid() throws {
    for seed in UInt64(1000)..<1400 {
      let (ours, theirs) = try edits(seed)
      let merged = try MergeFixture.merge(ours, theirs)
      let (base, first) = (try DocumentSketch(MergeFixture.base), try DocumentSketch(ours))
      let (second, result) = (try DocumentSketch(theirs), try DocumentSketch(merged.bytes))
      #expect(result.doubled == [] && result.dangling == [], "seed \(seed)")
      let deleted = base.ids.subtracting(first.ids).union(base.ids.subtracting(second.ids))
      let expected = first.ids.union(second.ids).subtracting(deleted)
      #expect(expected.subtracting(result.ids) == [], "seed \(seed): \(merged.conflicts)")
      #expect(
        merged.conflicts.allSatisfy { !$0.description.contains("not merged") }, "seed \(seed): \(merged.conflicts)")
    }
  }

  @Test("Edits of two scenes leave every other byte as it was")
  func bytes() throws {
    for seed in UInt64(2000)..<2200 {
      var (first, second) = (RandomEdits(seed: seed, prefix: "OOO"), RandomEdits(seed: seed &+ 1, prefix: "TTT"))
      let ours = try first.edited(MergeFixture.base, times: 3, in: "SSS-ss-001")
      let theirs = try second.edited(MergeFixture.base, times: 3, in: "SSS-ss-002")
      let middle = "        <!--Payment-->"
      let expected = try [
        #require(ours.components(separatedBy: middle).first), #require(theirs.components(separatedBy: middle).last),
      ].joined(separator: middle)
      let merged = try MergeFixture.merge(ours, theirs)
      #expect(merged.conflicts.isEmpty, "seed \(seed)")
      #expect(String(decoding: merged.bytes, as: UTF8.self) == expected, "seed \(seed)")
    }
  }
}

/// A document for comparison: made apart from what merges.
struct DocumentSketch: Equatable {
  /// Each element with an id: what it says, and where it stands.
  private var objects: [String: String] = [:]
  private(set) var doubled: [String] = []
  private(set) var dangling: [String] = []

  var ids: Set<String> { Set(objects.keys) }

  init(_ text: String) throws { try self.init(Array(text.utf8)) }

  init(_ bytes: [UInt8]) throws {
    let document = try InterfaceReader.read(bytes: bytes, file: "Main.storyboard")
    let elements = document.root.descendants.filter { $0["id"] != nil && $0.name != "device" }
    for element in elements {
      guard let id = element["id"] else { continue }
      if objects[id] != nil { doubled.append(id) }
      let holder = element.ancestors.first { $0["id"] != nil }?["id"] ?? ""
      let order = element.parent?.name == "subviews" ? Self.place(of: element) : ""
      objects[id] = "\(holder) \(order) \(Self.text(of: element))"
      for name in ["destination", "firstItem", "secondItem"] {
        if let target = element[name], document.object(withID: target) == nil { dangling.append(target) }
      }
    }
  }

  private static func place(of element: InterfaceElement) -> String {
    element.parent?.children.compactMap { $0["id"] }.joined(separator: " ") ?? ""
  }

  private static func text(of element: InterfaceElement) -> String {
    let attributes = element.attributes.map { "\($0.name)=\($0.value)" }.sorted()
    let inner = element.children.filter { child in
      child["id"] == nil && !child.descendants.contains { $0["id"] != nil } && child["key"] != "frame"
    }
    return "\(element.name) \(attributes) \(inner.map(text).sorted())"
  }
}
