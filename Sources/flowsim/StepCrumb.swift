import FlowInterfaceBuilder
import Foundation

/// The step that a process is about to run, in a line for the process beside which it runs: of one that dies it is known
/// then how far it came.
struct StepCrumb: Codable {
  let title: String
  let location: SourceLocation

  /// How such a line begins; those of outcomes begin as JSON does.
  static let mark = UInt8(ascii: "@")

  /// The line.
  var line: Data {
    Data([Self.mark]) + ((try? JSONEncoder().encode(self)) ?? Data()) + Data("\n".utf8)
  }

  init(title: String, location: SourceLocation) {
    self.title = title
    self.location = location
  }

  /// The step of a line.
  init?(line: Data) {
    guard let crumb = try? JSONDecoder().decode(Self.self, from: line.dropFirst()) else { return nil }
    self = crumb
  }
}
