import Foundation

extension DiagramDifference {
  /// A line for each change, `+`, `-` or `~` before it, then the numbers.
  package var text: String {
    let lines = (screens.map { ("screen", $0) } + transitions.map { ("transition", $0) }).map { word, change in
      "\(change.sign) \(word) \(change.screen.map { "\($0): " } ?? "")\(change.text)\(Self.spelled(change.details))"
    }
    return (lines + [summary]).joined(separator: "\n") + "\n"
  }

  /// The numbers: `1 screen added, 2 transitions changed`.
  package var summary: String {
    guard !isEmpty else { return "no difference in screens and transitions" }
    let parts = [("screen", screens), ("transition", transitions)].flatMap { noun, changes in
      [Change.Kind.added, .removed, .changed].compactMap { kind -> String? in
        let count = changes.count { $0.change == kind }
        return count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s") \(kind.rawValue)"
      }
    }
    return parts.joined(separator: ", ")
  }

  /// A comment for a pull request.
  package var markdown: String {
    guard !isEmpty else { return "**Navigation:** \(summary)\n" }
    var lines = ["**Navigation:** \(summary)", ""]
    for (title, changes) in [("Screens", screens), ("Transitions", transitions)] where !changes.isEmpty {
      lines += [
        "#### \(title)", "", "| | \(title == "Screens" ? "screen" : "transition") | what changed |", "|---|---|---|",
      ]
      lines += changes.map { change in
        let details = (change.details ?? []).map { Self.spelled($0) }.joined(separator: "; ")
        return "| \(change.change.rawValue) | \(Self.cell(change.text)) | \(Self.cell(details)) |"
      }
      lines.append("")
    }
    return lines.dropLast().joined(separator: "\n") + "\n"
  }

  /// The changes as JSON with sorted keys, which ends with a line break.
  package func json() throws -> String {
    struct Report: Encodable {
      var version = 1
      var screens: [Change]
      var transitions: [Change]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let report = Report(screens: screens, transitions: transitions)
    return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
  }

  private static func spelled(_ details: [Detail]?) -> String {
    guard let details, !details.isEmpty else { return "" }
    return " (" + details.map { spelled($0) }.joined(separator: "; ") + ")"
  }

  private static func spelled(_ detail: Detail) -> String {
    "\(detail.property): \(detail.old ?? "none") → \(detail.new ?? "none")"
  }

  /// Text in a table of Markdown's, in which nothing of it is markup.
  private static func cell(_ text: String) -> String {
    var cell = ""
    for character in text {
      switch character {
      case "\\", "|", "*", "_", "`", "~", "[", "]", "#", "!", "@": cell += "\\\(character)"
      case "<": cell += "&lt;"
      case ">": cell += "&gt;"
      case "&": cell += "&amp;"
      case _ where character.isNewline: cell += " "
      default: cell.append(character)
      }
    }
    return cell
  }
}

extension DiagramDifference.Change {
  fileprivate var sign: String {
    switch change {
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    }
  }
}
