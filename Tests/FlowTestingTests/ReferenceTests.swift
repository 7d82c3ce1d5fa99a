import Foundation
import TestSupport
import Testing

/// Documentation/FlowTesting.md has what the module declares, and nothing else.
@Suite struct ReferenceTests {
  /// The public functions, initializers and properties of the module, as the page writes them: `tap(id:)`.
  private func declared() throws -> Set<String> {
    let folder = "\(Fixtures.package)/Sources/FlowTesting"
    var found: Set<String> = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.hasSuffix(".swift") {
      let source = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      for match in source.matches(
        of: /(?m)^ *(?:public|open) (?:static |convenience )?(?:func (\w+)(?:<[^>]*>)?|(init))\(/)
      {
        let labels = labels(after: source[match.range.upperBound...])
        found.insert("\(match.1.map(String.init) ?? "AppUnderTest")(\(labels))")
      }
      for match in source.matches(of: /(?m)^ *(?:@MainActor )?public (?:static )?(?:var|let) (\w+)/) {
        found.insert(String(match.1))
      }
    }
    return found.subtracting(Self.calledByFrameworks)
  }

  /// What Swift Testing and literals call, and no suite.
  private static let calledByFrameworks: Set = [
    "AppUnderTest(stringLiteral:)", "description", "isRecursive", "provideScope(for:testCase:performing:)",
    "scopeProvider(for:testCase:)", "testDescription",
  ]

  /// The labels of a list of parameters, without those that say where a call stands.
  private func labels(after start: Substring) -> String {
    var depth = 0
    var parts = [""]
    for character in start.replacing("->", with: "") {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if depth < 0 { break }
      if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    let places: Set = ["fileID", "filePath", "line", "column"]
    return parts.compactMap { $0.firstMatch(of: /^\s*(\w+)/)?.1 }.filter { !places.contains(String($0)) }
      .map { "\($0):" }.joined()
  }

  @Test func pageHasAllThatIsPublic() throws {
    let page = try String(contentsOfFile: "\(Fixtures.package)/Documentation/FlowTesting.md", encoding: .utf8)
    let reference = page.components(separatedBy: "\n## The app\n").last?.components(separatedBy: "\n## Linked classes")
      .first
    var named: Set<String> = []
    for line in (reference ?? "").split(separator: "\n") {
      // Of a table the first column; of a paragraph what it begins with.
      let head = line.hasPrefix("| ") ? line.split(separator: "|").first ?? "" : line.hasPrefix("`") ? line : ""
      let names = head.matches(of: /`([A-Za-z]\w*(?:\([\w:]*\))?)`/).map { String($0.1) }
      named.formUnion(line.hasPrefix("`") ? Array(names.prefix(1)) : names)
    }
    let declared = try declared()
    #expect(declared.count > 25)
    #expect(named.subtracting(declared).sorted() == [])
    #expect(declared.subtracting(named).sorted() == [])
  }
}
