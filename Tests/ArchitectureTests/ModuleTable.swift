import Foundation
import TestSupport

/// The table of modules in Documentation/Architecture.md: which module may import which others.
struct ModuleTable {
  /// What each module may import, by its name, in the order of the rows.
  var rows: [(module: String, mayImport: [String])]

  /// Reads the table from a text: the one under the header `| module | … | may import |`.
  init(_ markdown: String) throws {
    var lines = markdown.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }[...]
    lines = lines.drop { !($0.hasPrefix("| module") && $0.hasSuffix("| may import |")) }
    rows = lines.dropFirst(2).prefix { $0.hasPrefix("|") }.compactMap { line in
      let cells = line.split(separator: "|")
      guard let first = cells.first, let last = cells.last, let module = Self.code(in: first).first else { return nil }
      return (module, Self.code(in: last))
    }
    guard !rows.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
  }

  /// The table of this project.
  static func current() throws -> ModuleTable {
    try ModuleTable(String(contentsOfFile: "\(Fixtures.package)/Documentation/Architecture.md", encoding: .utf8))
  }

  /// What a module may import; nil when the table does not have it.
  subscript(module: String) -> [String]? { rows.first { $0.module == module }?.mayImport }

  /// The first module that may import itself, through others or directly, with the way round.
  var cycle: [String]? {
    func search(_ path: [String]) -> [String]? {
      for next in self[path[path.count - 1]] ?? [] {
        if next == path[0] { return path + [next] }
        if !path.contains(next), let found = search(path + [next]) { return found }
      }
      return nil
    }
    return rows.lazy.compactMap { search([$0.module]) }.first
  }

  private static func code(in cell: Substring) -> [String] {
    cell.matches(of: /`([^`]+)`/).map { String($0.output.1) }
  }
}
