import ArgumentParser

/// Whether a command colours its lines.
struct ColorOption: ParsableArguments {
  enum Wish: String, CaseIterable, ExpressibleByArgument {
    case auto, always, never
  }

  @Option(help: "Colours: on a terminal unless NO_COLOR is set, always, or never.")
  var color = Wish.auto

  var colors: Console.Colors { .decided(color) }
}
