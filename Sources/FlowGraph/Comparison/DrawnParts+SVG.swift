extension DrawnParts {
  /// Reads what ``SVGWriter`` writes: what an element is, and on the next line its title.
  mutating func readSVG(_ text: String) {
    var open: [String: String]?
    for line in text.split(separator: "\n") {
      if line.hasPrefix("<g ") {
        open = [:]
        for match in line.matches(of: /data-(screen|from|to|label)="([^"]*)"/) {
          open?[String(match.1)] = DOTText.plain(String(match.2))
        }
      } else if line.hasPrefix("<title>"), line.hasSuffix("</title>"), let data = open {
        let title = DOTText.plain(String(line.dropFirst(7).dropLast(8)))
        add(SVGWriter.Part(data: data, title: title))
        open = nil
      }
    }
  }

  mutating func add(_ part: SVGWriter.Part) {
    if let screen = part.data["screen"] {
      add(screen: screen, part.title)
    } else if let from = part.data["from"], let to = part.data["to"] {
      add(wayFrom: from, to: to, part.data["label"] ?? "")
    }
  }
}
