/// The formats that `flowsim-layout` draws.
package enum PictureFormat: String, Sendable, CaseIterable {
  /// Scalable vector graphics, with the whole text of shortened labels as tooltips.
  case svg
  /// Pixels.
  case png
  /// A page for print.
  case pdf
  /// Where the parts of a picture are, as Graphviz's JSON.
  case layout = "json"
}
