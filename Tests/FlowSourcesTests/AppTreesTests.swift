import FlowModel
import FlowSources
import Foundation
import TestSupport
import Testing

/// Trees that are kept between runs are the trees that lowering gives.
@Suite struct AppTreesTests {
  private static let first = """
    class A: B {
      var text = "é"
      #if os(iOS)
      func f() -> Int { 1 + 2 +++ 3 * 4 }
      #else
      func g() {}
      #endif
    }
    """
  private static let second = "class B { func h() { print([1, 2].map { $0 <> 2 }) } }"

  private func app(_ files: [String: String] = ["A.swift": first, "B.swift": second]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: "App/\(name)") }
    return folder
  }

  private func files(of folder: TemporaryFolder) -> [SourceContent] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/App"))?.sorted() ?? []
    return names.map { SourceContent(of: "\(folder.path)/App/\($0)") }
  }

  private func read(_ folder: TemporaryFolder, platform: BuildPlatform = .iOS) -> AppTrees {
    let read = AppTrees.read(
      files(of: folder), of: "\(folder.path)/App", platform: platform, cache: .folder("\(folder.path)/Cache"))
    read.keep()
    return read
  }

  private func lowered(_ folder: TemporaryFolder, platform: BuildPlatform = .iOS) -> [CodeTree] {
    AppTrees.read(files(of: folder), of: "\(folder.path)/App", platform: platform, cache: .none).trees
  }

  private func cacheFile(of folder: TemporaryFolder) throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/Cache")
    #expect(names.count == 1)
    return "\(folder.path)/Cache/\(try #require(names.first))"
  }

  @Test func givesTheSameTreesAsLowering() throws {
    let folder = try app()
    let lowered = lowered(folder)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/Cache"))
    #expect(lowered.map(\.types[0].name) == ["A", "B"])
    #expect(read(folder).trees == lowered)
    #expect(read(folder).loweredCount == 0)
    #expect(read(folder).trees == lowered)
  }

  @Test func lowersWhatChangedAlone() throws {
    let folder = try app()
    _ = read(folder)
    try folder.write("class B {}", to: "App/B.swift")
    try FileManager.default.moveItem(atPath: "\(folder.path)/App/A.swift", toPath: "\(folder.path)/App/C.swift")
    let read = read(folder)
    #expect(read.loweredCount == 1)
    #expect(read.trees == lowered(folder))
    #expect(read.trees.map(\.path) == ["\(folder.path)/App/B.swift", "\(folder.path)/App/C.swift"])
    #expect(read.trees[1].location(at: 6).description == "\(folder.path)/App/C.swift:1:7")
    #expect(self.read(folder).loweredCount == 0)
  }

  @Test func whatIsKnownIsNotWrittenAgain() throws {
    let folder = try app()
    _ = read(folder)
    let file = try cacheFile(of: folder)
    let longAgo = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: longAgo], ofItemAtPath: file)
    _ = read(folder)
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date == longAgo)
  }

  @Test func forgetsWhatIsGone() throws {
    let folder = try app()
    _ = read(folder)
    let both = try Data(contentsOf: URL(fileURLWithPath: cacheFile(of: folder))).count
    try FileManager.default.removeItem(atPath: "\(folder.path)/App/B.swift")
    _ = read(folder)
    #expect(try Data(contentsOf: URL(fileURLWithPath: cacheFile(of: folder))).count < both)
  }

  @Test func operatorsOfOtherFilesCount() throws {
    let folder = try app()
    let unknown = read(folder).trees[0]
    let declaration = "infix operator +++: MultiplicationPrecedence\n"
    try folder.write(declaration, to: "App/Operators.swift")
    let declared = read(folder)
    #expect(declared.loweredCount == 3)
    #expect(declared.trees[0] != unknown)
    #expect(declared.trees == lowered(folder))
    // The file changes, what it declares does not.
    try folder.write(declaration + "func +++ (a: Int, b: Int) -> Int { a }", to: "App/Operators.swift")
    #expect(read(folder).loweredCount == 1)
    try folder.write("infix operator +++: AdditionPrecedence", to: "App/Operators.swift")
    #expect(read(folder).loweredCount == 3)
    try FileManager.default.removeItem(atPath: "\(folder.path)/App/Operators.swift")
    #expect(read(folder).trees[0] == unknown)
  }

  @Test func anotherPlatformHasOtherTrees() throws {
    let folder = try app()
    let phone = read(folder)
    let linux = read(folder, platform: .linux)
    #expect(linux.loweredCount == 2)
    #expect(linux.trees == lowered(folder, platform: .linux))
    #expect(linux.trees[0] != phone.trees[0])
  }

  @Test func aCorruptCacheIsBuiltAnew() throws {
    let folder = try app()
    let lowered = read(folder).trees
    let file = try cacheFile(of: folder)
    let whole = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
    var broken = stride(from: 0, to: whole.count, by: 13).map { index in
      var bytes = whole
      bytes[index] ^= 0x55
      return bytes
    }
    broken += stride(from: 0, to: whole.count, by: 57).map { Array(whole.prefix($0)) }
    broken += [[], Array(whole.dropLast()), Array(whole.reversed()), Array("no cache at all".utf8)]
    for bytes in broken {
      try Data(bytes).write(to: URL(fileURLWithPath: file))
      #expect(read(folder).trees == lowered)
      #expect(read(folder).loweredCount == 0)
    }
    #expect(Array(try Data(contentsOf: URL(fileURLWithPath: file))) == whole)
    try FileManager.default.removeItem(atPath: file)
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
    #expect(read(folder).trees == lowered)
  }

  @Test func filesThatCannotBeReadChangeNothingElse() throws {
    let folder = try app()
    try folder.write(
      "infix operator +++: MultiplicationPrecedence\nlet a = " + String(repeating: "[", count: 13), to: "App/Deep.swift"
    )
    try folder.link("App/Gone.swift", to: "nowhere")
    let read = read(folder)
    #expect(read.trees == lowered(folder))
    #expect(read.trees.map(\.types[0].name) == ["A", "B"])
    #expect(
      folder.relative("\(read.unreadable[0])")
        == "App/Deep.swift:2:21: error: more than 12 square brackets open inside one another here. Break the expression up."
    )
    #expect(folder.relative("\(read.unreadable[1])").hasPrefix("App/Gone.swift:1:1: error: it cannot be read: "))
    #expect(self.read(folder).loweredCount == 0)
  }
}
