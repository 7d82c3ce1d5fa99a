import Foundation
import TestSupport

/// A target of the package with what it depends on and what its files import.
struct SourceModule {
  /// One `import` line.
  struct Import {
    var module: String
    var place: String
  }

  var name: String
  var dependencies: [String]
  var imports: [Import]

  /// The targets under Sources, as the package's description and its files tell.
  static func all() throws -> [SourceModule] {
    let scratch = try TemporaryFolder()
    // Without a folder of its own it would wait for the lock that the running `swift test` holds.
    let dump = try BuiltProgram(path: "/usr/bin/env").run(
      ["swift", "package", "--scratch-path", scratch.path, "dump-package"], in: Fixtures.package)
    let package = try JSONDecoder().decode(PackageDump.self, from: dump.output)
    return try package.targets.filter { target in
      !["plugin", "test"].contains(target.type) && target.path?.hasPrefix("Sources") != false
    }.map { target in
      SourceModule(
        name: target.name, dependencies: target.dependencies.map(\.name),
        imports: try imports(under: target.path ?? "Sources/\(target.name)"))
    }
  }

  private static func imports(under folder: String) throws -> [Import] {
    let root = "\(Fixtures.package)/\(folder)"
    return try FileManager.default.subpathsOfDirectory(atPath: root).filter { $0.hasSuffix(".swift") }.sorted()
      .flatMap { file in
        imports(in: try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8), file: "\(folder)/\(file)")
      }
  }

  /// The `import` lines of a Swift file, outside of texts over several lines.
  static func imports(in source: String, file: String) -> [Import] {
    let line =
      #/^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/#
    var isText = false
    var imports: [Import] = []
    for (index, text) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if !isText, let match = text.firstMatch(of: line) {
        imports.append(Import(module: String(match.output.1), place: "\(file):\(index + 1)"))
      }
      if text.matches(of: /"""/).count % 2 == 1 { isText.toggle() }
    }
    return imports
  }
}

/// What `swift package dump-package` says that matters here.
private struct PackageDump: Decodable {
  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var dependencies: [Dependency]
  }

  /// `{"byName": ["FlowModel", null]}`, `{"target": […]}` or `{"product": ["Yams", "yams", null, null]}`.
  struct Dependency: Decodable {
    var name: String

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.singleValueContainer().decode([String: [Ignored]].self)
      name = kinds.values.first?.first?.text ?? ""
    }
  }

  /// The text of a value that may be anything.
  struct Ignored: Decodable {
    var text: String?

    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }

  var targets: [Target]
}
