import Foundation
import TestSupport
import Testing

/// Long pages of the documentation begin with a list of what they hold.
@Suite struct PageIndexTests {
  static let pages = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".md") }.sorted()
  static let folder = "\(Fixtures.package)/Documentation"
  /// The most lines of a page without an index.
  private static let most = 110

  /// The name that GitHub gives a heading's place.
  private func anchor(_ heading: some StringProtocol) -> String {
    String(heading.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }).replacing(" ", with: "-")
  }

  @Test("Each part has its line in the index of a long page", arguments: pages)
  func index(page: String) throws {
    let text = try String(contentsOfFile: "\(Self.folder)/\(page)", encoding: .utf8)
    let parts = text.components(separatedBy: "\n## ")
    let code = text.matches(of: /(?m)^```(?s:.*?)^```$/).map(\.range)
    let headings = text.matches(of: /(?m)^## (.+)$/).filter { match in
      !code.contains { $0.contains(match.range.lowerBound) }
    }.map(\.1)
    guard text.split(separator: "\n", omittingEmptySubsequences: false).count > Self.most else { return }
    let missing = headings.filter { !parts[0].contains("(#\(anchor($0)))") }
    #expect(missing.isEmpty, "\(page) has no line for \(missing)")
  }

  @Test("What pages and the README link to is there")
  func links() throws {
    for page in Self.pages.map({ "Documentation/\($0)" }) + ["README.md", "CONTRIBUTING.md"] {
      let text = try String(contentsOfFile: "\(Fixtures.package)/\(page)", encoding: .utf8)
      let folder = URL(fileURLWithPath: "\(Fixtures.package)/\(page)").deletingLastPathComponent()
      for match in text.matches(of: /\]\(([^)#\s]+)(?:#[^)]*)?\)/) where !match.1.contains("://") {
        let target = folder.appendingPathComponent(String(match.1)).path
        #expect(FileManager.default.fileExists(atPath: target), "\(page) links to \(match.1)")
      }
    }
  }
}
