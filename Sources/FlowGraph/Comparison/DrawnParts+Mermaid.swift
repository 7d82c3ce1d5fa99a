import Foundation

extension DrawnParts {
  /// Reads what ``Diagram/mermaid(_:)`` writes, a statement a line, also from a page around it.
  mutating func readMermaid(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.drop { $0 == " " }
      if let match = words.wholeMatch(of: /((?:s|start)_\w*) (-\.-[>ox]|-->|--o|==>)(?:\|"(.*)"\|)? (s_\w+)/) {
        let from = Self.screen(match.1) ?? Diagram.startID
        guard let to = Self.screen(match.4) else { continue }
        let label = match.3.map { MermaidText.plain(String($0)) } ?? ""
        add(wayFrom: from, to: to, label)
      } else if let match = words.wholeMatch(of: /(s_\w+)([\[\(\{>]+)"(.*)"[\]\)\}]+/), let id = Self.screen(match.1) {
        add(screen: id, MermaidText.plain(String(match.3)))
      }
    }
  }

  private static func screen(_ identifier: Substring) -> String? {
    guard identifier.hasPrefix(NodeLook.idPrefix) else { return nil }
    return MermaidText.text(ofIdentifier: String(identifier.dropFirst(NodeLook.idPrefix.count)))
  }
}
