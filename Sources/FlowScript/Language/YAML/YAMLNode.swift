import FlowInterfaceBuilder

/// A value of a YAML file that knows where it stands.
struct YAMLNode: Sendable {
  /// What the value holds.
  indirect enum Content: Sendable {
    case scalar(String, YAMLSource.ScalarStyle)
    case sequence([YAMLNode])
    case mapping([Entry])
  }

  /// A key with its value.
  struct Entry: Sendable {
    var key: YAMLNode
    var value: YAMLNode
  }

  let source: YAMLSource
  let offset: Int
  let content: Content

  /// Where the value begins.
  var location: SourceLocation { source.location(at: offset) }

  /// Where the value ends; for a list or map in block style, where the next token begins.
  var end: SourceLocation { source.location(at: endOffset) }

  /// Where its first token ends: all of a scalar, the bracket of a flow collection, nothing of a block.
  var opening: SourceLocation {
    if case .scalar = content { return end }
    return source.location(at: openOffset + (closingBracket == nil ? 0 : 1))
  }

  /// The text of a scalar that is not null.
  var text: String? {
    guard case .scalar(let text, _) = content, !isNull else { return nil }
    return text
  }

  /// Whether it is an absent value, `~` or `null`.
  var isNull: Bool {
    guard case .scalar(let text, .plain) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// Whether it is text without quotes.
  var isPlain: Bool {
    if case .scalar(_, .plain) = content { true } else { false }
  }

  /// The elements of a list.
  var elements: [YAMLNode]? {
    if case .sequence(let elements) = content { elements } else { nil }
  }

  /// The entries of a map.
  var entries: [Entry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// What it is, for a message.
  var kind: String {
    switch content {
    case .scalar(let text, let style):
      if isNull { return "nothing" }
      return style == .block ? "text" : "\"\(text.shortened(to: 60))\""
    case .sequence: return "a list"
    case .mapping: return "a map"
    }
  }

  private var openOffset: Int { source.skippingProperties(from: offset) }

  private var closingBracket: Unicode.Scalar? {
    switch source[openOffset] {
    case "[": "]"
    case "{": "}"
    default: nil
    }
  }

  private var endOffset: Int {
    switch content {
    case .scalar(let text, let style):
      return source.endOfScalar(text, style: style, from: offset)
    case .sequence(let elements):
      return endOfCollection(last: elements.last)
    case .mapping(let entries):
      return endOfCollection(last: entries.last?.value)
    }
  }

  private func endOfCollection(last: YAMLNode?) -> Int {
    let inner = max(last?.endOffset ?? 0, openOffset + (last == nil ? 1 : 0))
    guard let closingBracket else { return source.nextToken(from: inner) }
    return source.endOfFlowCollection(closing: closingBracket, from: inner)
  }
}

extension String {
  /// The text on one line, cut where it gets too long for a message.
  func shortened(to limit: Int) -> String {
    let line = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "\\n")
    return line.count > limit ? line.prefix(limit - 1) + "…" : line
  }
}
