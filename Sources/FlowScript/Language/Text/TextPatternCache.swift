/// Keeps compiled patterns, as the same few are matched against every element of every screen.
public struct TextPatternCache: Sendable {
  private var patterns: [String: TextPattern] = [:]

  /// An empty cache.
  public init() {}

  /// The pattern of a source, compiled at its first use.
  public mutating func pattern(_ source: String) -> TextPattern {
    if let known = patterns[source] { return known }
    let pattern = TextPattern(source)
    patterns[source] = pattern
    return pattern
  }
}
