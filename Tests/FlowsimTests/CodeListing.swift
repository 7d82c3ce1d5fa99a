import TestSupport

/// What `flowsim screens` lists of an app's code.
struct CodeListing {
  private let text: String
  let errors: String

  /// - Parameters:
  ///   - source: the app's Swift, without the import of UIKit.
  ///   - files: what else the app has.
  init(_ source: String, _ files: [String: String] = [:]) throws {
    let folder = try TemporaryFolder(["App/App.swift": "import UIKit\n" + source].merging(files) { $1 })
    let result = try BuiltProgram("flowsim").run(["screens", "App"], in: folder.path)
    (text, errors) = (result.text, result.errors)
  }

  /// The transitions, and where the app starts, in the order of the listing.
  var transitions: [String] { lines { String($0[..<$1]) } }

  /// The same with what a user touches.
  var touches: [String] {
    lines { line, end in
      let rest = line[end...].drop { $0 != ")" }.dropFirst()
      return String(line[..<end] + rest[..<(rest.firstRange(of: ", at ")?.lowerBound ?? rest.endIndex)])
    }
  }

  private func lines(_ shown: (String, String.Index) -> String) -> [String] {
    var found: [String] = []
    var screen = ""
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("    "), let end = line.firstRange(of: " (")?.lowerBound {
        found.append("\(screen): \(shown(line, end).dropFirst(4))")
      } else if line.hasPrefix("  ") {
        let words = line.split(separator: " ").map { $0.trimming(",") }
        screen = words[0].split(separator: "#").last.map(String.init) ?? words[0]
        if line.contains(", the app starts here") { found.append("start: \(screen)") }
      }
    }
    return found
  }
}

extension Substring {
  fileprivate func trimming(_ character: Character) -> String { String(last == character ? dropLast() : self) }
}
