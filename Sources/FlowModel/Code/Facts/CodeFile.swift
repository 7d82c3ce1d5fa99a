/// What one Swift file declares, in the order of its text.
package struct CodeFile: Sendable, Hashable, Codable {
  /// The file's path.
  package var path: String = ""
  /// The modules that compile it, sorted; empty where no project says.
  package var modules: [String] = []
  /// The modules that it imports, in order.
  package var imports: [String] = []
  /// The types and extensions, nested ones after the one around them.
  package var declarations: [CodeDeclaration] = []
  /// The functions outside of types.
  package var functions: [CodeFunction] = []
  /// The variables and constants outside of types.
  package var properties: [CodeProperty] = []
  /// The type aliases outside of types.
  package var typeAliases: [CodeTypeAlias] = []
  /// The place of the first sign that the file is Swift 1 or 2, whose selectors leave the first label out.
  package var swift2Sign: SourceLocation?
  /// `// flowsim:disable…` comments.
  package var comments: [CodeComment] = []

  package init(path: String = "") { self.path = path }
}

/// A comment that speaks to flowsim: its text starts with `flowsim:`.
package struct CodeComment: Sendable, Hashable, Codable {
  /// The text after `//`, trimmed: `flowsim:disable:next rule-id`.
  package var text: String
  /// Where the comment starts.
  package var location: SourceLocation

  package init(text: String, location: SourceLocation) {
    self.text = text
    self.location = location
  }
}

/// Another name for a type.
package struct CodeTypeAlias: Sendable, Hashable, Codable {
  /// The new name.
  package var name: String
  /// The type that it stands for, as written.
  package var type: String
  /// Where the name stands.
  package var location: SourceLocation

  package init(name: String, type: String, location: SourceLocation) {
    self.name = name
    self.type = type
    self.location = location
  }
}
