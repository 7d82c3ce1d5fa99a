/// A path of stubs, as a flow's header or `.flowsim.yml` writes it: a Swift file, a folder or a pattern with `*`.
package struct StubPath: Sendable, Hashable {
  /// The path as it is written, relative to the file that writes it.
  package var text: String
  /// Where it is written.
  package var location: SourceLocation

  package init(_ text: String, at location: SourceLocation) {
    self.text = text
    self.location = location
  }
}
