/// The colours of a diagram, by what they are for. No two of a palette are alike, so that a picture tells them apart.
struct Palette: Sendable, Hashable {
  /// Names, titles and labels.
  var text: String
  /// Classes, and labels of what is no move.
  var faint: String
  /// The inside of a screen.
  var screen: String
  /// The inside of a container.
  var container: String
  /// The inside of a screen of SwiftUI's.
  var hosting: String
  /// The inside of an object that is no screen.
  var object: String
  /// The inside of an exit.
  var exit: String
  /// The border of screens.
  var border: String
  /// The inside of a frame, and its border.
  var frame: String
  var frameBorder: String
  /// Arrows; those of what is no move; those that present.
  var arrow: String
  var quietArrow: String
  var presentation: String
  /// What leads nowhere.
  var missing: String
  /// Borders of screens and arrows that flows go by.
  var taken: String
  /// The dot that the app starts at.
  var start: String

  /// For a page that is white or nearly so.
  static let light = Palette(
    text: "#1f2328", faint: "#57606a", screen: "#fffffe", container: "#e3ecfb", hosting: "#efe6fa", object: "#eef1e6",
    exit: "#eceef2", border: "#5b6270", frame: "#f6f7f9", frameBorder: "#87909e", arrow: "#4b5260",
    quietArrow: "#737b88", presentation: "#1d5fc4", missing: "#b3261e", taken: "#1a7f37", start: "#30343c")

  /// For a page that is black or nearly so.
  static let dark = Palette(
    text: "#e6edf3", faint: "#a9b3bf", screen: "#1d232b", container: "#1c2f4f", hosting: "#35264d", object: "#2c3320",
    exit: "#2a3038", border: "#8b949e", frame: "#14191f", frameBorder: "#69727d", arrow: "#c3cad3",
    quietArrow: "#98a2ae", presentation: "#7ab0ff", missing: "#ff8f85", taken: "#3fb950", start: "#dfe4ea")

  /// All colours, in one order for every palette.
  var all: [String] {
    [
      text, faint, screen, container, hosting, object, exit, border, frame, frameBorder, arrow, quietArrow,
      presentation, missing, taken, start,
    ]
  }
}

/// For what page a picture is drawn; its background is that of the page.
package enum Theme: String, Sendable, CaseIterable {
  case light, dark
  /// For both: an SVG asks the reader's system, other formats are light.
  case auto

  var palette: Palette { self == .dark ? .dark : .light }
}
