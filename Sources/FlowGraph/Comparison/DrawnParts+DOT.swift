extension DrawnParts {
  /// Reads what ``Diagram/dot(_:)`` writes, a statement a line.
  mutating func readDOT(_ text: String) {
    for line in text.split(separator: "\n") {
      var scanner = DOTStatement(line)
      guard let first = scanner.quoted() else { continue }
      let second = scanner.skip("->") ? scanner.quoted() : nil
      let attributes = scanner.attributes()
      let label = attributes["label"] ?? ""
      if let second {
        let isBack = attributes["dir"] == "back"
        let (from, to) = isBack ? (second, first) : (first, second)
        let kinds = (attributes["class"] ?? "").split(separator: " ")
        // What begins at a part of a box has its text there.
        let texts = [label.isEmpty ? kinds.first.map(String.init) : label, kinds.last == "code" ? "in code" : nil]
        add(wayFrom: from, to: to, texts.compactMap(\.self).joined(separator: ", "))
      } else if attributes["class"] != nil, first != Diagram.startID {
        add(screen: first, label)
      }
    }
  }
}

/// One line of a graph in the DOT language as flowsim writes it.
private struct DOTStatement {
  private var rest: Substring

  init(_ line: Substring) { rest = line.drop { $0 == " " } }

  /// A text in double quotes at the start of what is left.
  mutating func quoted() -> String? {
    guard rest.first == "\"" else { return nil }
    var text = ""
    var index = rest.index(after: rest.startIndex)
    while index < rest.endIndex {
      let character = rest[index]
      index = rest.index(after: index)
      if character == "\"" {
        rest = rest[index...].drop { $0 == " " }
        return text
      }
      if character == "\\", index < rest.endIndex {
        text.append(rest[index] == "n" ? "\n" : rest[index])
        index = rest.index(after: index)
      } else {
        text.append(character)
      }
    }
    return nil
  }

  mutating func skip(_ word: String) -> Bool {
    guard rest.hasPrefix(word) else { return false }
    rest = rest.dropFirst(word.count).drop { $0 == " " }
    return true
  }

  /// `[label="a", class="b"]`; a line break of a label is a comma, and markup is its text.
  mutating func attributes() -> [String: String] {
    var attributes: [String: String] = [:]
    guard skip("[") else { return attributes }
    while let equals = rest.firstIndex(of: "=") {
      let name = String(rest[..<equals])
      rest = rest[rest.index(after: equals)...]
      guard let value = rest.first == "<" ? markup() : quoted() else { break }
      attributes[name] = value.split(separator: "\n").joined(separator: ", ")
      guard skip(",") else { break }
    }
    return attributes
  }

  private mutating func markup() -> String? {
    var depth = 0
    var text = ""
    for index in rest.indices {
      switch rest[index] {
      case "<":
        depth += 1
        if !text.isEmpty, !text.hasSuffix("\n") { text.append("\n") }
      case ">":
        depth -= 1
        guard depth == 0 else { continue }
        rest = rest[rest.index(after: index)...].drop { $0 == " " }
        return DOTText.plain(text)
      case let character: if depth == 1 { text.append(character) }
      }
    }
    return nil
  }
}
