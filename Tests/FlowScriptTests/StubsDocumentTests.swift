import FlowReport
import FlowSources
import Foundation
import TestSupport
import Testing

@testable import FlowScript

/// Documentation/Stubs.md shows the files of an example and what its flows say.
@MainActor
struct StubsDocumentTests {
  @Test func thePageShowsTheExample() throws {
    let page = try String(contentsOfFile: "\(Fixtures.package)/Documentation/Stubs.md", encoding: .utf8)
    #expect(try Snapshot.difference(of: filled(page), from: "../../../Documentation/Stubs.md") == nil)
  }

  @Test func thePageListsTheQuietModules() throws {
    let page = try String(contentsOfFile: "\(Fixtures.package)/Documentation/Stubs.md", encoding: .utf8)
    let rows = QuietModules.names.map { row in
      "| \(row.module) | \(row.names.map { "`\($0)`" }.joined(separator: ", ")) |\n"
    }
    #expect(page.hasSuffix(rows.joined()))
  }

  @Test func thePageListsTheDistantServices() throws {
    let page = try String(contentsOfFile: "\(Fixtures.package)/Documentation/Stubs.md", encoding: .utf8)
    let rows = DistantServices.roots.map { row in
      "| \(row.module) | \(row.roots.map { "`\($0)`" }.joined(separator: ", ")) |\n"
    }
    #expect(page.contains("|---|---|\n" + rows.joined() + "\n"))
  }

  /// The page with what follows each mark written anew.
  private func filled(_ page: String) throws -> String {
    var lines: [String] = []
    var rest = page.components(separatedBy: "\n")[...]
    while let line = rest.popFirst() {
      lines.append(line)
      guard let block = try block(line) else { continue }
      if rest.first?.hasPrefix("```") == true {
        let end = rest.dropFirst().firstIndex(of: "```") ?? rest.endIndex - 1
        rest = rest[(end + 1)...]
      }
      lines += block
    }
    return lines.joined(separator: "\n")
  }

  private func block(_ mark: String) throws -> [String]? {
    let parts = mark.split(separator: " ").map(String.init)
    guard parts.count == 4, parts[0] == "<!--" else { return nil }
    let path = "\(Fixtures.package)/Examples/Login/\(parts[2])"
    switch parts[1] {
    case "file:":
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let language = path.hasSuffix(".swift") ? "swift" : "yaml"
      return ["```\(language)"]
        + text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        + ["```"]
    case "output:": return try ["```"] + output(of: path) + ["```"]
    default: return nil
    }
  }

  private func output(of path: String) throws -> [String] {
    var options = FlowVerifier.Options()
    options.code = { AppTrees.program(at: $0.path, own: $0.own, stubs: $0.stubs, cache: .none) }
    let flow = try FlowLoader().flow(at: path)
    let report = FlowTextReport()
    var text = report.heading(of: flow)
    let result = try FlowVerifier(options: options).run(flow) { text += report.text(of: $0) }
    text += report.summary(of: FlowRun([FlowRecord(result, of: flow)]))
    return text.replacingOccurrences(of: "\(Fixtures.package)/", with: "").split(separator: "\n").map(String.init)
  }
}
