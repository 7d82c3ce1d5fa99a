import FlowModel

/// What a check ended with.
public struct CheckOutcome: Sendable, Codable {
  /// The findings, sorted, with paths relative to ``root``.
  package var findings: [Finding]
  /// The folder that paths are relative to, relative to the working folder; empty for the working folder itself.
  package var root: String
  /// The files that could not be read, with the reasons.
  package var unreadable: [InterfaceFault]
  /// How many storyboards, xibs and Swift files were checked.
  package var documents: Int
  package var sources: Int
  /// How many findings are in folders of code that others wrote, and left out.
  package var vendored: Int

  package init(
    findings: [Finding], root: String = "", unreadable: [InterfaceFault] = [], documents: Int, sources: Int = 0,
    vendored: Int = 0
  ) {
    self.findings = findings
    self.root = root
    self.unreadable = unreadable
    self.documents = documents
    self.sources = sources
    self.vendored = vendored
  }

  /// A file that could not be read.
  package struct InterfaceFault: Sendable, Hashable, Codable {
    /// The place at fault, relative to ``CheckOutcome/root``.
    package var location: SourceLocation
    /// What is wrong.
    package var message: String

    package init(location: SourceLocation, message: String) {
      self.location = location
      self.message = message
    }
  }

  /// How many findings are of a severity.
  package func count(_ severity: Finding.Severity) -> Int { findings.count { $0.severity == severity } }

  /// The path of a file from the working folder.
  func path(_ file: String) -> String { root.isEmpty || root == "." ? file : "\(root)/\(file)" }
}

/// Findings in one format.
package protocol FindingReport: Sendable {
  /// The report as text, a line break at its end.
  func text(of outcome: CheckOutcome) throws -> String
}
