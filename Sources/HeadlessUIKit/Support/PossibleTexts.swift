/// What a text may be that code set to what is not known.
package struct PossibleTexts: Hashable, Sendable {
  /// The texts of which it is one; nil where it may be any.
  package let texts: [String]?
  /// What gives it, in words.
  package let what: String

  /// - Parameter texts: the texts of which it is one; nil where it may be any.
  package init(_ texts: [String]?, of what: String) {
    self.texts = texts
    self.what = what
  }

  /// Whether it may be a text.
  package func mayBe(_ text: String) -> Bool { texts?.contains(text) ?? true }
}

/// A label whose text is not known, while it lives.
struct OpenLabel {
  weak var label: UILabel?
}
