/// Text as XML takes it.
enum SVGText {
  /// Text between tags, or in an attribute in double quotes.
  static func escaped(_ text: String) -> String { DOTText.html(text) }
}
