/// A diagram as a page of its own: the picture, to zoom, move and search, and beside it the screens with their
/// transitions.
///
/// It asks nobody for anything (its policy forbids it). Without scripts the picture and the list are there, and the list
/// leads into the picture.
package struct DiagramPage {
  let diagram: Diagram
  let style: DrawingStyle

  package init(_ diagram: Diagram, _ style: DrawingStyle) {
    self.diagram = diagram
    self.style = style
  }

  /// The page, which ends with a line break.
  ///
  /// - Parameter svg: the diagram's picture.
  package func html(around svg: String) -> String {
    let title = SVGText.escaped(style.title ?? "Navigation of \(diagram.app)")
    let picture = svg.range(of: "<svg ").map { String(svg[$0.lowerBound...]) } ?? svg
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
      script-src 'unsafe-inline'">
      <title>\(title)</title>
      <style>
      \(Self.colors(style.theme))
      \(Self.style)
      </style>
      </head>
      <body>
      <a class="skip" href="#list">List of screens</a>
      <header>
      <div><h1>\(title)</h1><p>\(SVGText.escaped(diagram.figures.joined(separator: " · ")))</p></div>
      <div id="tools" role="toolbar" aria-label="Picture">
      <input id="search" type="search" placeholder="Search screens ( / )" aria-label="Search screens" autocomplete="off">
      <output id="found" for="search"></output>
      <button id="out" aria-label="Zoom out" title="Zoom out ( - )">−</button>
      <button id="in" aria-label="Zoom in" title="Zoom in ( + )">+</button>
      <button id="fit" title="The whole picture ( 0 )">Fit</button>
      </div>
      </header>
      <main>
      <div id="stage" tabindex="0" role="region" aria-label="Diagram: arrow keys move it, plus and minus zoom">
      \(picture)</div>
      <div id="side">
      <section id="card" aria-label="Chosen screen" aria-live="polite" hidden></section>
      <nav id="list" tabindex="-1" aria-label="Screens">
      \(list.joined(separator: "\n"))
      </nav>
      </div>
      </main>
      <script>
      \(Self.script)
      </script>
      </body>
      </html>

      """
  }

  /// The page's colours, those of the picture.
  private static func colors(_ theme: Theme) -> String {
    func rule(_ palette: Palette, page: String) -> String {
      let colors = [
        ("page", page), ("ink", palette.text), ("dim", palette.faint), ("line", palette.frameBorder),
        ("soft", palette.frame), ("link", palette.presentation), ("bad", palette.missing),
      ]
      return ":root { " + colors.map { "--\($0): \($1);" }.joined(separator: " ") + " }"
    }
    let (light, dark) = (rule(.light, page: "#ffffff"), rule(.dark, page: PageLayout.darkPage))
    switch theme {
    case .light: return light + "\n:root { color-scheme: light; }"
    case .dark: return dark + "\n:root { color-scheme: dark; }"
    case .auto:
      return light + "\n:root { color-scheme: light dark; }\n@media (prefers-color-scheme: dark) {\n\(dark)\n}"
    }
  }
}
