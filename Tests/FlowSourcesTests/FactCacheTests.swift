import FlowModel
import FlowSources
import Foundation
import TestSupport
import Testing

/// Facts that are kept between runs are the facts that parsing gives.
@Suite struct FactCacheTests {
  /// A file with every kind of fact in it.
  private static let everything = """
    import UIKit
    // flowsim:disable:next segues
    typealias Short = Everything
    let key = "Key"
    func free(_ x: Int = 1) -> Int { x }
    @objc(Named) public final class Everything<T>: Base, P {
      enum Kind: String { case one, two = "Two" }
      typealias Item = T
      @IBOutlet weak var label: UILabel! { didSet { label.text = key } }
      @objc(other) var `switch`: [Int]? = [1, 2], lazyOne = { Thing() }()
      private(set) static var shared: Everything<Int> = .init()
      var computed: Int { get { self.label!.tag } set { self[newValue].x = nil } }
      required init?(coder: NSCoder) { fatalError("none") }
      class var interfaceBindings: InterfaceBindings {
        InterfaceBindings(for: Everything.self) { bind in
          bind.outlet("label", \\.label)
          bind.action("make:") { print($0, $1) }
        }
      }
      deinit { NotificationCenter.default.removeObserver(self) }
      @IBSegueAction func make(_ coder: NSCoder) -> UIViewController? { DetailController(coder: coder) }
      override func viewWillAppear(animated: Bool) {
        super.viewWillAppear(animated)
        for item in items where item.isOpen { show(item as! DetailController, sender: #selector(make)) }
        switch (kind ?? .one, value) {
        case (.one, is String): present(UINavigationController(rootViewController: self), animated: true) { a in self.x = a }
        case (_, nil), (.two, _): throw error
        default: dismiss(animated: false)
        }
        if a == b || a == c, !isOn, x != nil, let view = y as? UIView, z is Foo, q === nil { x += 1 } else { return }
        guard case .two(let n)? = k, n != 3, !(m is Foo) else { return }
        let next = self.storyboard?.instantiateViewController(withIdentifier: "Next") as? DetailController
        next?.item[0] = n as Int
      }
    }
    """

  private func app(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: "App/\(name)") }
    return folder
  }

  private func read(_ folder: TemporaryFolder) -> CodeFacts {
    SourceReader(at: "\(folder.path)/App").read(cache: .folder("\(folder.path)/Cache"))
  }

  private func cacheFile(of folder: TemporaryFolder) throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/Cache")
    return "\(folder.path)/Cache/\(try #require(names.first))"
  }

  @Test func givesTheSameFactsAsParsing() throws {
    let folder = try app(["A.swift": Self.everything])
    let parsed = SourceReader(at: "\(folder.path)/App").read(cache: .none)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/Cache"))
    #expect(parsed.files[0].declarations.count == 2)
    #expect(read(folder) == parsed)
    let written = try Data(contentsOf: URL(fileURLWithPath: cacheFile(of: folder)))
    #expect(read(folder) == parsed)
    #expect(try Data(contentsOf: URL(fileURLWithPath: cacheFile(of: folder))) == written)
  }

  @Test func jsonGivesThemBack() throws {
    let folder = try app(["A.swift": Self.everything])
    let facts = SourceReader(at: "\(folder.path)/App").read(cache: .none)
    #expect(try JSONDecoder().decode(CodeFacts.self, from: JSONEncoder().encode(facts)) == facts)
  }

  @Test func readsFromTheCacheAndKnowsMovedFiles() throws {
    let folder = try app(["A.swift": "class A {}", "B.swift": "class B {}"])
    _ = read(folder)
    // A cache that answers everything is not written again.
    let file = try cacheFile(of: folder)
    try FileManager.default.moveItem(atPath: "\(folder.path)/App/B.swift", toPath: "\(folder.path)/App/C.swift")
    let longAgo = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: longAgo], ofItemAtPath: file)
    let facts = read(folder)
    #expect(facts.files.map(\.path) == ["\(folder.path)/App/A.swift", "\(folder.path)/App/C.swift"])
    #expect(facts.files[1].declarations[0].location.description == "\(folder.path)/App/C.swift:1:7")
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date == longAgo)
  }

  @Test func forgetsWhatIsGone() throws {
    let folder = try app(["A.swift": "class A {}", "B.swift": "class B { var b = 1 }"])
    _ = read(folder)
    let both = try Data(contentsOf: URL(fileURLWithPath: cacheFile(of: folder))).count
    try FileManager.default.removeItem(atPath: "\(folder.path)/App/B.swift")
    _ = read(folder)
    #expect(try Data(contentsOf: URL(fileURLWithPath: cacheFile(of: folder))).count < both)
  }

  @Test func aCorruptCacheIsBuiltAnew() throws {
    let folder = try app(["A.swift": Self.everything, "B.swift": "class B {}"])
    let parsed = read(folder)
    let file = try cacheFile(of: folder)
    let whole = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
    var broken = stride(from: 0, to: whole.count, by: 131).map { index in
      var bytes = whole
      bytes[index] ^= 0x55
      return bytes
    }
    broken += [[], Array(whole.prefix(40)), Array(whole.dropLast()), Array("no cache at all".utf8)]
    for bytes in broken {
      try Data(bytes).write(to: URL(fileURLWithPath: file))
      #expect(read(folder) == parsed)
    }
    #expect(Array(try Data(contentsOf: URL(fileURLWithPath: file))) == whole)
  }

  @Test func anUnreadableFileChangesNothingElse() throws {
    let folder = try app(["A.swift": "class A {}", "C.swift": "class C {}"])
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/App/B.swift", withDestinationPath: "\(folder.path)/nowhere")
    let facts = read(folder)
    #expect(facts.files.map(\.declarations[0].name) == ["A", "C"])
    #expect(
      facts.unreadable.map { "\($0)".hasPrefix("\(folder.path)/App/B.swift:1:1: error: it cannot be read: ") } == [true]
    )
  }
}
