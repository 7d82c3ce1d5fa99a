import ArgumentParser
import FlowGraph

extension Theme: ExpressibleByArgument {}

extension DrawingStyle.Direction: ExpressibleByArgument {
  /// Reads `LR`, `TB` or `auto`.
  public init?(argument: String) {
    self.init(rawValue: argument == "auto" ? argument : argument.uppercased())
  }
}

extension PageSize: ExpressibleByArgument {
  /// Reads `a4`, `letter`, or a width and a height such as `800x600`.
  public init?(argument: String) { self.init(argument) }
}

/// How a diagram is drawn.
struct DrawingOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "For what page: its background stays. With auto an SVG asks the reader's system, and other formats are light.",
      valueName: "light|dark|auto"))
  var theme = Theme.light

  @Option(help: ArgumentHelp("Which way the arrows lead; auto takes what fits the page.", valueName: "LR|TB|auto"))
  var direction = DrawingStyle.Direction.auto

  @Option(
    help: ArgumentHelp(
      "The page that the picture is to fit: a4, letter, or its width and height in points. Without it the picture is "
        + "laid out for a4 and keeps its size.", valueName: "page"))
  var page: PageSize?

  @Option(help: ArgumentHelp("A title above the diagram.", valueName: "text"))
  var title: String?

  @Flag(help: "Say below the diagram what its boxes and arrows mean.")
  var legend = false

  @Option(
    help: ArgumentHelp(
      "Link screens and transitions to their files and lines: what their paths follow, such as "
        + "https://github.com/me/app/blob/main.", valueName: "url"))
  var linkBase: String?

  func validate() throws {
    guard let linkBase else { return }
    let isPlain = linkBase.unicodeScalars.allSatisfy {
      (0x21...0x7E).contains($0.value) && !"\"<>\\`".contains(Character($0))
    }
    guard isPlain, !linkBase.lowercased().hasPrefix("javascript:") else {
      throw ValidationError("'--link-base' takes the start of a URL, such as https://github.com/me/app/blob/main.")
    }
  }

  var style: DrawingStyle {
    DrawingStyle(theme: theme, direction: direction, title: title, hasLegend: legend, linkBase: linkBase)
  }
}
