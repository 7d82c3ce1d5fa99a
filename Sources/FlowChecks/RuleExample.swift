/// A small app that a rule finds something in, or nothing.
///
/// A `↓` stands before each place of a finding. Documents are written without what Interface Builder adds to
/// `<document>`, which ``Document/text`` fills in where it is for iOS.
package struct RuleExample: Sendable {
  /// A file of the example.
  package struct Document: Sendable {
    /// The path below the app's folder.
    package var path: String
    /// The text, with markers.
    package var marked: String
  }

  /// The files, in the order in which they are shown.
  package var files: [Document]
  /// What is said at each marker, in the order of paths and, in a file, of its text: `severity: message`.
  package var messages: [String]
  /// Why there is nothing to find, or what is particular; for the documentation.
  package var remark: String?

  /// An app with faults.
  package init(_ files: KeyValuePairs<String, String>, finds messages: [String]) {
    self.files = files.map { Document(path: $0.key, marked: $0.value) }
    self.messages = messages
  }

  /// An app without faults.
  package init(_ files: KeyValuePairs<String, String>, _ remark: String? = nil) {
    self.files = files.map { Document(path: $0.key, marked: $0.value) }
    self.remark = remark
    messages = []
  }
}

extension RuleExample.Document {
  /// What stands before the place of a finding.
  package static let marker: Character = "↓"

  /// The text as a reader sees it.
  package var shown: String { marked.filter { $0 != Self.marker } }

  /// The text as a file.
  package var text: String {
    if shown.contains("<document type=") { return shown }
    let type = path.hasSuffix(".xib") ? "" : ".Storyboard"
    return shown.replacing(
      "<document",
      with: "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch\(type).XIB\" targetRuntime=\"iOS.CocoaTouch\"",
      maxReplacements: 1)
  }

  /// The 1-based line and column of every marker, as if it were not there.
  package var markers: [(line: Int, column: Int)] {
    var places: [(line: Int, column: Int)] = []
    var line = 1
    var column = 1
    for character in marked {
      switch character {
      case Self.marker: places.append((line, column))
      case "\n": (line, column) = (line + 1, 1)
      default: column += 1
      }
    }
    return places
  }
}
