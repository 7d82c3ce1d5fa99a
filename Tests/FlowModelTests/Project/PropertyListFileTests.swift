import Foundation
import TestSupport
import Testing

@testable import FlowModel

/// Property lists that stand for more than they hold.
@Suite struct PropertyListFileTests {
  /// A binary list of arrays, each of which holds the next so many times.
  private static func shared(depth: Int, width: UInt8, isCycle: Bool = false) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var places: [UInt8] = []
    for level in 0..<depth {
      places.append(UInt8(bytes.count))
      let next = isCycle && level == depth - 1 ? 0 : UInt8(level + 1)
      bytes += [0xA0 | width] + Array(repeating: next, count: Int(width))
    }
    places.append(UInt8(bytes.count))
    bytes.append(0x50)
    let table = UInt64(bytes.count)
    bytes += places + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [UInt64(places.count), 0, table] { withUnsafeBytes(of: number.bigEndian) { bytes += $0 } }
    return bytes
  }

  @Test func countsWhatReferencesStandFor() throws {
    #expect(try #require(BinaryPropertyList(Self.shared(depth: 3, width: 2))).valueCount(upTo: 1000) == 15)
    #expect(try PropertyListFile.content(of: Self.shared(depth: 3, width: 2)) is [Any])
    #expect(try #require(BinaryPropertyList(Self.shared(depth: 60, width: 2))).valueCount(upTo: 1000) == 1001)
  }

  @Test(arguments: [(60, 2, false), (14, 14, false), (3, 1, true)] as [(Int, UInt8, Bool)])
  func refusesWhatNobodyWrites(depth: Int, width: UInt8, isCycle: Bool) {
    let bytes = Self.shared(depth: depth, width: width, isCycle: isCycle)
    #expect(throws: PropertyListFile.Fault.self) { try PropertyListFile.content(of: bytes) }
  }

  @Test func ownListsAreRead() throws {
    let value: [String: Any] = ["a": [1, 2, ["b": "c"]], "d": Data([1, 2]), "e": true]
    let bytes = Array(try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
    #expect(try #require(BinaryPropertyList(bytes)).valueCount(upTo: 1000) == 12)
    #expect(try PropertyListFile.content(of: bytes) as? NSDictionary == value as NSDictionary)
  }

  @Test func chainsOfGroups() throws {
    func project(_ count: Int, twice: Bool) throws -> XcodeProject {
      let groups = (0..<count).map { number in
        "G\(number) = { isa = PBXGroup; children = (G\(number + 1)\(twice ? ", G\(number + 1)" : "")); };"
      }
      let folder = try TemporaryFolder([
        "A.xcodeproj/project.pbxproj": """
        { objects = { P = { isa = PBXProject; mainGroup = G0; targets = (T); };
        T = { isa = PBXNativeTarget; name = A; productType = "com.apple.product-type.application"; buildPhases = (S); };
        S = { isa = PBXSourcesBuildPhase; files = (B); }; B = { isa = PBXBuildFile; fileRef = G0; };
        \(groups.joined(separator: "\n"))
        G\(count) = { isa = PBXFileReference; path = A.swift; }; }; rootObject = P; }
        """
      ])
      return try XcodeProject(contentsOf: "\(folder.path)/A.xcodeproj")
    }
    #expect(try project(40, twice: true).targets[0].sources.map { $0.hasSuffix("/A.swift") } == [true])
    let error = #expect(throws: (any Error).self) { try project(20_000, twice: false) }
    #expect(
      "\(try #require(error))".hasSuffix(
        "project.pbxproj:1:1: error: its groups nest more than 500 levels deep. Open the project in Xcode and flatten them."
      ))
  }
}
